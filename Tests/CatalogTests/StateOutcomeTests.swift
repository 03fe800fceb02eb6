import Catalog
import Testing
import ViewCore

/// Requests that were taken and change nothing, from digests.
struct StateOutcomeTests {
    @Test func `What looks as without it is not shown`() {
        let outcome = StateOutcome(claimed: .press, unclaimed: [], digest: "a") { _ in "a" }
        #expect(outcome == StateOutcome(notShown: .press))
    }

    @Test func `What looks different is shown`() {
        let outcome = StateOutcome(claimed: .press, unclaimed: [], digest: "a") { _ in "b" }
        #expect(outcome == StateOutcome())
    }

    @Test func `What nobody took is unclaimed, and never not shown`() {
        let outcome = StateOutcome(claimed: [], unclaimed: .hover, digest: "a") { _ in "a" }
        #expect(outcome == StateOutcome(unclaimed: .hover))
    }

    @Test func `Of a combination each request is told by itself`() {
        let without = ["on": "a", "pressed": "b"]
        let outcome = StateOutcome(claimed: [.on, .press], unclaimed: .focus, digest: "b") {
            $0.states.first.flatMap { without[$0] }
        }
        #expect(outcome == StateOutcome(unclaimed: .focus, notShown: .press))
    }

    @Test func `Where the rest is not known nothing is said`() {
        let outcome = StateOutcome(claimed: .press, unclaimed: [], digest: "a") { _ in nil }
        #expect(outcome == StateOutcome())
    }

    @Test(arguments: [
        (TileState(.on, .pressed), StateRequests.press, TileState(.on)), (.pressed, .press, .normal),
        (TileState(.on, .disabled), .on, .disabled), (.pressed, .on, .pressed),
    ])
    func `A point without a request is in the state that is left`(
        state: TileState, request: StateRequests, rest: TileState
    ) throws {
        let point = try #require(Axes(states: [state]).points.first)
        #expect(point.leavingOut(request)[.state] == rest)
    }
}
