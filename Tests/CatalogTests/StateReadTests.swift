import Catalog
import Controls
import Testing
import ViewCore

/// A state that a specimen's content asks for is taken by asking.
@MainActor struct StateReadTests {
    private func reads(_ state: TileState, _ read: (TileContext) -> Void) -> StateRequests {
        let context = TileContext(point: Axes(states: [state]).points[0])
        read(context)
        return context.reads.requests
    }

    @Test func `A part that is asked for is taken, whether the tile has it or not`() {
        #expect(reads(.pressed) { _ = $0.state.contains(.loading) } == .loading)
        #expect(reads(TileState(.loading)) { _ = $0.state.contains(.loading) } == .loading)
    }

    @Test func `What is not asked for is not taken`() {
        #expect(reads(TileState(.loading, .pressed)) { _ = $0[.size] } == [])
    }

    @Test func `Filled or else empty is one question, and so is on or else off`() {
        #expect(reads(TileState(.empty)) { _ = $0.state.contains(.filled) } == [.empty, .filled])
        #expect(reads(TileState(.off)) { _ = $0.state.contains(.on) } == [.on, .off])
    }

    @Test func `Whoever asks whether it is on does not know of mixed`() {
        #expect(!reads(TileState(.mixed)) { _ = $0.state.contains(.on) }.contains(.mixed))
    }

    @Test func `Normal and disabled ask for nothing`() {
        #expect(
            reads(.disabled) { _ = $0.state.contains(.disabled) || $0.state.contains(.normal) } == [])
    }

    @Test func `The name, the parts and a comparison are all of the state`() {
        #expect(reads(.pressed) { _ = $0.state.name } == .all)
        #expect(reads(.pressed) { _ = $0.state.parts } == .all)
        #expect(reads(.pressed) { _ = $0.state == .pressed } == .all)
    }

    @Test func `The state read by its axis is the same state`() {
        #expect(reads(.pressed) { _ = $0[.state].contains(.selected) } == .selected)
    }

    @Test func `A state that is read is equal to one that is not`() {
        let context = TileContext(point: Axes(states: [.pressed]).points[0])
        #expect(context.state == .pressed)
        #expect(Set([context.state, .pressed]).count == 1)
    }
}
