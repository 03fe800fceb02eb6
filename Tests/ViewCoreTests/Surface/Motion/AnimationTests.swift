import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Halving: CustomAnimation {
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        context.state[Asked.self] += 1
        return time < 1 ? value.scaled(by: 0.5) : nil
    }
}

private struct Asked: AnimationStateKey {
    static let defaultValue = 0
}

@MainActor struct AnimationTests {
    @Test func `Springs are written with all arguments, some, or none`() {
        let springs: [Animation] = [
            .spring, .spring(), .spring(duration: 0.3), .spring(bounce: 0.2),
            .spring(response: 0.3, dampingFraction: 0.6), .spring(dampingFraction: 0.5),
            .spring(response: 0.2), .spring(blendDuration: 0.1),
            .spring(duration: 0.3, bounce: 0.1, blendDuration: 0),
            .interactiveSpring, .interactiveSpring(), .interactiveSpring(dampingFraction: 0.5),
            .interactiveSpring(duration: 0.2, extraBounce: 0.1),
            .interpolatingSpring(stiffness: 100, damping: 10),
            .interpolatingSpring(mass: 1, stiffness: 100, damping: 10, initialVelocity: 2),
            .smooth(), .snappy(duration: 0.2), .bouncy(extraBounce: 0.1),
        ]
        #expect(springs.count == 18)
        let view = box("a", 10, 10)
            .animation(.spring(), value: 1)
            .animation(.interactiveSpring().delay(0.1).speed(2), value: true)
        #expect(frames(view) == "10x10 a(0, 0, 10, 10)")
    }

    @available(*, deprecated)
    @Test func `The form without a value takes a spring too`() {
        #expect(frames(box("a", 10, 10).animation(.spring())) == "10x10 a(0, 0, 10, 10)")
    }

    @Test func `An animation may be style code's own`() {
        #expect(Animation(Halving()) == Animation(Halving()))
        #expect(frames(box("a", 10, 10).animation(Animation(Halving()), value: 1)) == "10x10 a(0, 0, 10, 10)")
        var state = AnimationState<Double>()
        state[Asked.self] += 2
        #expect(state[Asked.self] == 2)
    }

    @Test func `Numbers are scaled and mixed`() {
        #expect(4.0.scaled(by: 0.25) == 1)
        #expect(2.0.interpolated(towards: 4, amount: 0.5) == 3)
        var pair = AnimatablePair(0.0, 10.0)
        pair.interpolate(towards: AnimatablePair(4, 0), amount: 0.25)
        #expect(pair == AnimatablePair(1, 7.5))
    }
}
