import Foundation
import Testing

@testable import ViewCore

private func isNear(_ a: Double?, _ b: Double, _ limit: Double = 1e-4) -> Bool {
    a.map { abs($0 - b) < limit } ?? false
}

private func context() -> AnimationContext<Double> { AnimationContext(environment: EnvironmentValues()) }

/// How much of a way of 1 is done after a time.
private func value(_ animation: Animation, _ time: Double, of way: Double = 1) -> Double? {
    var context = context()
    return animation.animate(value: way, time: time, context: &context)
}

/// Goes the whole way in steps of a tenth, one each 0.1 s.
private struct Stairs: CustomAnimation {
    var count = 10
    func animate<V: VectorArithmetic>(
        value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> V? {
        let step = (time * 10).rounded(.down)
        return step < Double(count) ? value.scaled(by: step / Double(count)) : nil
    }
    func shouldMerge<V: VectorArithmetic>(
        previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
    ) -> Bool { previous.base is Stairs }
}

struct AnimationValueTests {
    @Test func `Curves are those of their control points, for 0.35 s or as long as is said`() {
        #expect(isNear(value(.linear, 0.07), 0.2) && value(.linear, 0.35) == nil)
        #expect(isNear(value(.linear(duration: 2), 0.5), 0.25) && value(.linear(duration: 2), 1.9) != nil)
        #expect(isNear(value(.easeInOut(duration: 1), 0.5), 0.5))
        for (animation, curve) in [(Animation.easeIn, UnitCurve.easeIn), (.easeOut, .easeOut)] {
            #expect(isNear(value(animation, 0.1), curve.value(at: 0.1 / 0.35), 1e-12))
        }
        // At t = 1/2 of the curve, time is (3·0.16 + 3·0.406 + 1) / 8 and progress (3·0.004 + 3·1.192 + 1) / 8.
        let thumb = Animation.timingCurve(0.16, 0.004, 0.406, 1.192, duration: 1)
        #expect(isNear(value(thumb, 0.33725), 0.5735))
        #expect(
            thumb
                == .timingCurve(
                    .bezier(
                        startControlPoint: UnitPoint(x: 0.16, y: 0.004),
                        endControlPoint: UnitPoint(x: 0.406, y: 1.192)),
                    duration: 1))
    }

    // Documentation/Rules/animation.md, section Springs.
    @Test func `Springs have their worked values`() {
        let worked: [(Animation, [Double])] = [
            (.smooth, [0.3577, 0.8210, 0.9864]), (.spring(), [0.3577, 0.8210, 0.9864]),
            (.spring(response: 0.5), [0.3936, 0.9082, 1.0084]), (.snappy, [0.3881, 0.8945, 1.0060]),
            (.bouncy, [0.4233, 0.9841, 1.0145]), (.default, [0.3165, 0.7783, 0.9778]),
            (.interpolatingSpring(stiffness: 157.914, damping: 17.593), [0.4233, 0.9841, 1.0145]),
        ]
        for (animation, values) in worked {
            for (time, expected) in zip([0.1, 0.25, 0.5], values) {
                #expect(isNear(value(animation, time), expected), "\(animation) after \(time) s")
            }
        }
        #expect(isNear(value(.interactiveSpring(response: 0.15), 0.1), 0.9759))
        // Where it overshoots is what tells 0.85 from 0.86.
        let interactive = Spring(duration: 0.15, bounce: 0.15)
        #expect(isNear(value(.interactiveSpring, 0.12), interactive.value(target: 1, time: 0.12), 1e-9))
    }

    @Test func `Equal numbers are equal animations, and others are not`() {
        #expect(Animation.spring() == .smooth && Animation.spring == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
        #expect(Animation.spring(response: 0.3) != .default && Animation.spring(response: 0.3) != .spring)
        #expect(Animation.spring(.bouncy) == .bouncy)
        #expect(Animation.linear(duration: 0.35) == .linear && Animation.linear(duration: 0.3) != .linear)
        #expect(Animation.linear.delay(0.1) != .linear && Animation.linear.speed(2) != .linear.speed(3))
        #expect(Animation.linear.repeatForever() != .linear.repeatForever(autoreverses: false))
        #expect(
            Animation(Stairs()) == Animation(Stairs()) && Animation(Stairs()) != Animation(Stairs(count: 4)))
        func remade(_ base: some CustomAnimation) -> Animation { Animation(base) }
        let (curve, custom) = (Animation.linear.base, Animation(Stairs()).base)
        let both = [remade(curve), remade(custom)]
        #expect(both == [.linear, Animation(Stairs())])
        #expect(Set([Animation.spring(), .smooth, .bouncy, Animation(Stairs())]).count == 3)
    }

    @Test func `Velocity is how fast the way is made`() {
        let animations: [Animation] = [
            .linear, .easeInOut(duration: 0.6), .bouncy, .default,
            .interpolatingSpring(stiffness: 90, damping: 9),
            .easeIn(duration: 1).speed(2), .smooth.delay(0.05), .easeOut.repeatForever(),
            .smooth.logicallyComplete(after: 1),
        ]
        for animation in animations {
            for time in [0.11, 0.2, 0.31] {
                let step = 1e-5
                guard let before = value(animation, time - step), let after = value(animation, time + step)
                else {
                    Issue.record("\(animation) has ended")
                    continue
                }
                let velocity = animation.velocity(value: 1.0, time: time, context: context())
                #expect(isNear(velocity, (after - before) / (2 * step), 2e-3), "\(animation) at \(time)")
            }
        }
    }

    @Test func `A delay waits, and a speed changes the time`() {
        #expect(value(.linear(duration: 1).delay(0.5), 0.4) == 0)
        #expect(isNear(value(.linear(duration: 1).delay(0.5), 0.75), 0.25))
        #expect(isNear(value(.linear(duration: 1).delay(-0.5), 0.25), 0.75))
        #expect(isNear(value(.linear(duration: 1).speed(2), 0.25), 0.5))
        #expect(isNear(value(.linear(duration: 1).speed(2).delay(1), 1.25), 0.5))
        #expect(isNear(value(.linear(duration: 1).delay(1).speed(2), 0.75), 0.5))
        #expect(value(.linear.speed(0), 100) == 0 && value(.linear.speed(-1), 100) == 0)
    }

    @Test func `Repeats go back every other time, by the same easing`() {
        let twice = Animation.easeIn(duration: 1).repeatCount(2)
        let early = UnitCurve.easeIn.value(at: 0.25)
        #expect(isNear(value(twice, 0.25), early) && isNear(value(twice, 1.25), 1 - early))
        #expect(value(twice, 2) == nil && value(twice, 1.99) != nil)
        let straight = Animation.linear(duration: 1).repeatCount(3, autoreverses: false)
        #expect(isNear(value(straight, 2.25), 0.25) && value(straight, 3) == nil)
        let forever = Animation.linear(duration: 1).repeatForever()
        #expect(isNear(value(forever, 1001.25), 0.75) && isNear(value(forever, 1000.25), 0.25))
        #expect(isNear(value(Animation(Stairs()).repeatForever(autoreverses: false), 1.25), 0.2))
    }

    @Test func `What takes no time is at its end, also again and again`() {
        #expect(value(.linear(duration: 0), 0) == nil)
        #expect(value(.linear(duration: 0).repeatForever(), 5) == 1)
        #expect(value(.linear(duration: 0).repeatCount(4), 0) == nil)
        #expect(value(.linear.repeatCount(0), 0.1) != nil && value(.linear.repeatCount(-5), 0.35) == nil)
    }

    @Test func `It is told when an animation is at its end`() {
        #expect(Animation.linear(duration: 0.2).settlingTime == 0.2)
        #expect(isNear(Animation.linear(duration: 0.2).delay(0.3).speed(2).settlingTime, 0.25))
        #expect(isNear(Animation.linear.repeatCount(3).settlingTime, 1.05))
        #expect(isNear(Animation.smooth.settlingTime, 9.23341 / (4 * .pi)))
        #expect(Animation.linear.repeatForever().delay(1).settlingTime == .infinity)
        #expect(Animation.linear.repeatForever().delay(1).repeatsForever && !Animation.linear.repeatsForever)
        #expect(Animation(Stairs()).settlingTime == 1 && Animation.linear.speed(0).settlingTime == .infinity)
        for animation in [Animation.default, .bouncy, .interactiveSpring, .interpolatingSpring] {
            let end = animation.settlingTime
            #expect(value(animation, end) == nil)
            #expect(isNear(value(animation, end - 1e-4), 1, 1.1e-3))
        }
    }

    @Test func `Logical completion is a response for springs, else the end`() {
        func isComplete(_ animation: Animation, _ time: Double) -> Bool {
            var context = context()
            _ = animation.animate(value: 1.0, time: time, context: &context)
            return context.isLogicallyComplete
        }
        #expect(!isComplete(.bouncy, 0.49) && isComplete(.bouncy, 0.5))
        #expect(!isComplete(.linear, 0.34) && isComplete(.linear, 0.35))
        let stiff = Animation.interpolatingSpring(stiffness: 4 * .pi * .pi, damping: 1)
        #expect(!isComplete(stiff, 0.99) && isComplete(stiff, 1.001))
        let early = Animation.linear.logicallyComplete(after: 0.1)
        #expect(
            !isComplete(early, 0.09) && isComplete(early, 0.1) && value(early, 0.2) == value(.linear, 0.2))
        #expect(!isComplete(.bouncy.logicallyComplete(after: 0.7), 0.6))
    }

    @Test func `The words are those that it was written with`() {
        let words: [(Animation, String)] = [
            (.default, ".default"), (.spring(response: 0.35), ".spring response 0.35"),
            (.spring(response: 0.35, dampingFraction: 0.6), ".spring response 0.35 damping 0.6"),
            (.spring, ".spring"), (.spring(duration: 0.3, bounce: 0.2), ".spring 0.3 s bounce 0.2"),
            (.easeInOut, ".easeInOut"), (.easeInOut(duration: 0.2), ".easeInOut 0.2 s"),
            (.timingCurve(0.2, 0.8, 0.2, 1, duration: 0.4), ".timingCurve 0.2 0.8 0.2 1 0.4 s"),
            (.timingCurve(.circularEaseIn, duration: 0.4), ".circularEaseIn 0.4 s"),
            (.bouncy, ".bouncy"), (.bouncy(extraBounce: 0.1), ".bouncy extra bounce 0.1"),
            (.snappy(duration: 0.2), ".snappy 0.2 s"), (.interactiveSpring, ".interactiveSpring"),
            (
                .interactiveSpring(response: 0.2, blendDuration: 0),
                ".interactiveSpring response 0.2 blend 0 s"
            ),
            (
                .interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 2),
                ".interpolatingSpring stiffness 100 damping 10 initial velocity 2"
            ),
            (.interpolatingSpring(duration: 0.4, bounce: 0.2), ".interpolatingSpring 0.4 s bounce 0.2"),
            (.linear.delay(0.1).speed(2), ".linear, delay 0.1 s, speed 2"),
            (.linear.repeatCount(3), ".linear, 3 times"),
            (.linear.repeatForever(autoreverses: false), ".linear, for ever without going back"),
            (.linear.logicallyComplete(after: 1), ".linear, logically complete after 1 s"),
            (Animation(Stairs()), "Stairs"),
        ]
        for (animation, text) in words { #expect(animation.description == text) }
    }
}
