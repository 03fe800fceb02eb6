import Foundation
import LayoutSupport
import Testing
import ViewCore

@testable import Controls

/// Views of a value that goes through frames, in a tile with a moment.
@MainActor struct KeyframedViewTests {
    private func faded(trigger: Bool? = nil, repeating: Bool = true) -> some View {
        Group {
            if let trigger {
                box("a", 10, 10).keyframeAnimator(initialValue: 0.5, trigger: trigger) {
                    $0.opacity($1)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 0.2)
                    LinearKeyframe(0, duration: 0.1)
                }
            } else {
                box("a", 10, 10).keyframeAnimator(initialValue: 0.5, repeating: repeating) {
                    $0.opacity($1)
                } keyframes: { _ in
                    LinearKeyframe(1, duration: 0.2)
                    LinearKeyframe(0, duration: 0.1)
                }
            }
        }
    }

    @Test func `Frames begin with the change, and again at their end`() {
        let moving = Moving { _ in faded() }
        #expect(moving.value(".opacity", at: 0) == "0.5")
        #expect(moving.value(".opacity", at: 0.1) == "0.75")
        #expect(moving.value(".opacity", at: 0.25) == "0.5")
        #expect(moving.value(".opacity", at: 0.4) == "0.75")
    }

    @Test func `Frames that do not repeat end with the last one`() {
        let moving = Moving { _ in faded(repeating: false) }
        #expect(moving.value(".opacity", at: 0.1) == "0.75")
        #expect(moving.value(".opacity", at: 9) == "0")
    }

    @Test func `Frames and phases of a view that appears begin when it does`() {
        let frames = Moving(appearing: faded(repeating: false))
        #expect(frames.value(".opacity", at: 0.1) == "0.75")
        let phases = Moving(
            appearing: box("a", 10, 10).phaseAnimator([1, 0]) { box, value in
                box.opacity(Double(value))
            } animation: { _ in
                .linear(duration: 0.2)
            })
        #expect(phases.value(".opacity", at: 0.1) == "0.5")
        #expect(phases.value(".opacity", at: 0.25) == "0.25")
    }

    @Test func `A trigger that changes lets frames begin, and one that stays does not`() {
        let changed = Moving { faded(trigger: $0) }
        #expect(changed.value(".opacity", at: 0) == "0.5")
        #expect(changed.value(".opacity", at: 0.1) == "0.75")
        #expect(changed.value(".opacity", at: 9) == "0")
        let still = Moving { _ in faded(trigger: true) }
        #expect(still.value(".opacity", at: 0.1) == "0.5")
    }

    @Test func `A tile at rest shows the value that frames begin with`() {
        #expect(
            layOut(faded()).list.description == layOut(box("a", 10, 10).opacity(0.5)).list.description)
    }
}
