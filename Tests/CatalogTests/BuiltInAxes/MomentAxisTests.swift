@testable import Catalog
import Testing
import ViewCore

/// The axis `moment`: how its values are written, and which state a tile comes from.
struct MomentAxisTests {
    private let definition = Axis.moment.erased.definition

    @Test(arguments: ["0", "50", "62.5", "60000"])
    func `A moment is written in milliseconds`(text: String) throws {
        let value = try #require(definition.value(text))
        #expect(value.name == text)
        #expect(value.caption == "\(text) ms")
    }

    @Test(arguments: ["-1", "60001", "nan", "inf", "0.0001", "soon", "", "1e3", "+5", "0x10", "-0"])
    func `A number that is no moment is refused`(text: String) {
        #expect(definition.value(text) == nil)
    }

    @Test func `Without a moment a tile is at rest, and its id is silent`() throws {
        #expect(Axis.moment.standard == .settled)
        #expect(definition.standard.spelled == "")
        #expect(try #require(definition.value("50")).spelled == "-moment=50")
    }

    private func ends(_ states: ControlState..., motion: TileMotion) throws -> (start: String?, end: String) {
        let specimen = Specimen(
            "Button/a", style: Int.self,
            axes: Axes(states: [TileState(states)], sizes: [.regular], schemes: [.light]),
            motion: motion
        ) { EmptyView() }
        let ends = try #require(specimen.tiles.first).motionEnds
        return (ends.start?.point[.state].name, ends.end.point[.state].name)
    }

    @Test func `A tile comes from the state without what is touched`() throws {
        #expect(try ends(.pressed, motion: .change) == ("normal", "pressed"))
        #expect(try ends(.on, .pressed, motion: .change) == ("on", "on+pressed"))
        #expect(try ends(.on, motion: .change) == ("off", "on"))
        #expect(try ends(.off, motion: .change) == ("normal", "off"))
        #expect(try ends(.normal, motion: .change) == ("normal", "normal"))
        #expect(try ends(.pressed, motion: .release) == ("pressed", "normal"))
        #expect(try ends(.pressed, motion: .appear) == (nil, "pressed"))
    }
}
