import Foundation
import Testing

@testable import ViewCore

private typealias Context = AnimationContext<Double>

/// What is shown of a change from 0 to `first` that turns to `second` at a time, as the rule of
/// ``CustomAnimation/shouldMerge(previous:value:time:context:)`` says.
private struct Retargeted {
    var before: Animation
    var after: Animation
    var first = 1.0
    var second = 0.0
    var turn = 0.15

    func value(_ time: Double) -> Double {
        var context = Context(environment: EnvironmentValues())
        guard time > turn else {
            return before.animate(value: first, time: time, context: &context) ?? first
        }
        if after.shouldMerge(previous: before, value: first, time: turn, context: &context) {
            return after.animate(value: second, time: time, context: &context) ?? second
        }
        var own = Context(environment: EnvironmentValues())
        let old = before.animate(value: first, time: time, context: &context) ?? first
        let way = second - first
        return old + (after.animate(value: way, time: time - turn, context: &own) ?? way)
    }

    func velocity(_ time: Double) -> Double { (value(time + 1e-6) - value(time - 1e-6)) / 2e-6 }
}

struct AnimationMergeTests {
    private static let springs: [Animation] = [
        .spring(response: 0.3), .bouncy, .default, .interactiveSpring,
        .spring(duration: 0.8, blendDuration: 0.3),
    ]

    @Test(arguments: springs) func `A spring takes over place and velocity`(spring: Animation) {
        for before in AnimationMergeTests.springs + [.easeInOut, .linear(duration: 1), .interpolatingSpring] {
            let change = Retargeted(before: before, after: spring)
            #expect(abs(change.value(change.turn + 1e-7) - change.value(change.turn)) < 1e-4)
            let (old, new) = (change.velocity(change.turn - 1e-5), change.velocity(change.turn + 1e-5))
            #expect(abs(old - new) < 0.1, "\(before) to \(spring)")
            #expect(abs(change.value(60)) < 1e-9)
        }
    }

    // Spring.value from where the first was, with its velocity.
    @Test func `What follows is the closed form from there`() {
        let change = Retargeted(before: .bouncy, after: .smooth, second: 0.25)
        let place = Spring.bouncy.value(target: 1, time: 0.15)
        let velocity = Spring.bouncy.velocity(target: 1, time: 0.15)
        for time in [0.2, 0.4, 0.7] {
            let rest = Spring.smooth.value(
                target: 0.25 - place, initialVelocity: velocity, time: time - 0.15)
            #expect(abs(change.value(time) - place - rest) < 1e-4)
        }
    }

    @Test func `A spring over one of the same numbers goes on as if one had run with a new target`() {
        let change = Retargeted(before: .snappy, after: .snappy, second: 1)
        for time in [0.1, 0.3, 0.6] {
            #expect(abs(change.value(time) - Spring.snappy.value(target: 1, time: time)) < 1e-9)
        }
    }

    @Test func `Curves and interpolating springs are added`() {
        for after in [
            Animation.easeOut, .interpolatingSpring(stiffness: 100, damping: 10), .linear.delay(0.1),
        ] {
            var context = Context(environment: EnvironmentValues())
            #expect(!after.shouldMerge(previous: .bouncy, value: 1.0, time: 0.1, context: &context))
        }
        // Half of a linear way up, then the rest of it and a way down of the same speed: it stands still.
        let change = Retargeted(before: .linear(duration: 1), after: .linear(duration: 1), turn: 0.5)
        #expect(abs(change.value(0.75) - 0.5) < 1e-9 && abs(change.value(1.25) - 0.25) < 1e-9)
    }

    @Test func `Springs on another time take over from those on the same`() {
        var context = Context(environment: EnvironmentValues())
        #expect(
            Animation.smooth.speed(2).shouldMerge(
                previous: .bouncy.speed(2), value: 1.0, time: 0.1, context: &context))
        #expect(
            !Animation.smooth.speed(2).shouldMerge(
                previous: .bouncy, value: 1.0, time: 0.1, context: &context))
        #expect(
            !Animation.smooth.delay(0.2).shouldMerge(
                previous: .smooth.delay(0.1), value: 1.0, time: 0.1, context: &context))
        let change = Retargeted(before: .smooth.speed(2), after: .smooth.speed(2), second: 1)
        #expect(abs(change.value(0.3) - Spring.smooth.value(target: 1, time: 0.6)) < 1e-9)
    }

    // With z = 1 and a response that hardly differs, the blended way lies between both.
    @Test func `The response goes over to its own for as long as is said`() {
        func value(_ blend: Double, _ time: Double) -> Double {
            Retargeted(
                before: .smooth(duration: 2), after: .spring(duration: 0.3, blendDuration: blend)
            ).value(time)
        }
        // 0.2 s after the turn, the slower spring has come back less far.
        #expect(value(0, 0.35) < value(0.5, 0.35))
        #expect(abs(value(1e-4, 0.35) - value(0, 0.35)) < 1e-3)
        for time in stride(from: 0.15, to: 3, by: 0.05) { #expect(value(1, time).isFinite) }
    }

    @Test func `Numbers that nobody means end, and are numbers`() {
        let numbers = [0, -1, 1e-300, 1e300, -.infinity, .infinity, .nan]
        for a in numbers {
            for b in numbers {
                let animations: [Animation] = [
                    .linear(duration: a), .timingCurve(a, b, b, a, duration: 1),
                    .spring(response: a, dampingFraction: b),
                    .spring(duration: a, bounce: b, blendDuration: a),
                    .interactiveSpring(blendDuration: a).delay(b),
                    .interpolatingSpring(mass: a, stiffness: b, damping: a, initialVelocity: b),
                    .interpolatingSpring(stiffness: a, damping: b), .easeIn.delay(a).speed(b),
                    .linear(duration: a).repeatCount(.max).speed(b),
                    .linear.repeatCount(.min, autoreverses: false).delay(a),
                    .spring(duration: a).repeatForever().speed(b), .bouncy.logicallyComplete(after: a),
                ]
                for animation in animations {
                    for time in numbers + [0.1] {
                        var context = Context(environment: EnvironmentValues())
                        let value = animation.animate(value: 1.0, time: time, context: &context)
                        #expect(value?.isFinite ?? true, "\(animation) at \(time)")
                        let velocity = animation.velocity(value: 1.0, time: time, context: context)
                        #expect(velocity?.isFinite ?? true, "\(animation) at \(time)")
                        _ = Animation.spring(response: 0.2, blendDuration: a)
                            .shouldMerge(previous: animation, value: 1.0, time: time, context: &context)
                        let after = Animation.spring(response: 0.2, blendDuration: a)
                            .animate(value: 0.5, time: 0.3, context: &context)
                        #expect(after?.isFinite ?? true)
                    }
                    #expect(!animation.settlingTime.isNaN && animation.settlingTime >= 0)
                    #expect(!animation.description.isEmpty)
                }
            }
        }
    }
}
