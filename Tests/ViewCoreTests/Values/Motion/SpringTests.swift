import Foundation
import Testing

@testable import ViewCore

private func isNear(_ a: Double, _ b: Double, _ limit: Double = 1e-4) -> Bool { abs(a - b) < limit }

/// Two numbers that move together.
private typealias Pair = AnimatablePair<Double, Double>

struct SpringTests {
    // Documentation/Rules/animation.md, section Springs: from 0 to 1 without velocity, after 0.1, 0.25, 0.5 and 1 s.
    private static let worked: [(Spring, stiffness: Double, damping: Double, values: [Double])] = [
        (.smooth, 157.914, 25.133, [0.3577, 0.8210, 0.9864, 1.0000]),
        (Spring(response: 0.5, dampingRatio: 0.825), 157.914, 20.735, [0.3936, 0.9082, 1.0084, 0.9999]),
        (.snappy, 157.914, 21.363, [0.3881, 0.8945, 1.0060, 1.0000]),
        (.bouncy, 157.914, 17.593, [0.4233, 0.9841, 1.0145, 1.0001]),
        (Spring(response: 0.55, dampingRatio: 1), 130.507, 22.848, [0.3165, 0.7783, 0.9778, 0.9999]),
        (Spring(response: 0.15, dampingRatio: 0.86), 1754.596, 72.047, [0.9759, 1.0001, 1.0000, 1.0000]),
    ]

    @Test(arguments: SpringTests.worked.indices) func `Springs have their worked values`(index: Int) {
        let (spring, stiffness, damping, values) = SpringTests.worked[index]
        #expect(isNear(spring.stiffness, stiffness, 1e-3) && isNear(spring.damping, damping, 1e-3))
        for (time, value) in zip([0.1, 0.25, 0.5, 1], values) {
            #expect(isNear(spring.value(target: 1, time: time), value), "after \(time) s")
        }
    }

    // e″ + 2zω·e′ + ω²·e = 0, whatever the damping: second differences of the closed form against its own force.
    @Test(arguments: [0, 0.2, 0.825, 0.999999, 1, 1.000001, 1.4, 30])
    func `The closed form obeys the spring's equation`(damping: Double) {
        let spring = Spring(response: 0.4, dampingRatio: damping)
        let (target, start, step) = (3.0, -7.0, 1e-5)
        for time in [0.01, 0.1, 0.3, 0.9] {
            func value(_ time: Double) -> Double {
                spring.value(target: target, initialVelocity: start, time: time)
            }
            let velocity = spring.velocity(target: target, initialVelocity: start, time: time)
            let difference = (value(time + step) - value(time - step)) / (2 * step)
            #expect(abs(velocity - difference) < 1e-4 * max(1, abs(velocity)))
            func speed(_ time: Double) -> Double {
                spring.velocity(target: target, initialVelocity: start, time: time)
            }
            let push = (speed(time + step) - speed(time - step)) / (2 * step)
            let force = spring.force(target: target, position: value(time), velocity: velocity)
            #expect(abs(push - force) < 1e-3 * max(1, abs(force)))
        }
        #expect(spring.value(target: target, initialVelocity: start, time: 0) == 0)
        #expect(isNear(spring.velocity(target: target, initialVelocity: start, time: 0), start, 1e-9))
    }

    @Test func `A spring has the numbers of its mass, and those of its duration`() {
        let heavy = Spring(mass: 2, stiffness: 200, damping: 20)
        // 2π √(2 / 200), and 20 / (2 √400).
        #expect(isNear(heavy.response, 0.2 * .pi) && isNear(heavy.dampingRatio, 0.5))
        #expect(isNear(heavy.stiffness, 200) && isNear(heavy.damping, 20) && heavy.mass == 2)
        #expect(isNear(heavy.force(target: 1, position: 0.25, velocity: 2), 200 * 0.75 - 40))
        #expect(Spring(stiffness: 100, damping: 40).dampingRatio == 1)
        #expect(Spring(stiffness: 100, damping: 40, allowOverDamping: true).dampingRatio == 2)
        // Below 0, bounce is damping of 1 / (1 + bounce).
        #expect(Spring(duration: 0.3, bounce: -0.5).dampingRatio == 2)
        #expect(Spring(response: 0.3, dampingRatio: 2).bounce == -0.5)
        #expect(Spring(duration: 0.3, bounce: 0.2) == Spring(response: 0.3, dampingRatio: 0.8))
    }

    @Test func `A spring is at rest from when it stays within the limit`() {
        // (1 + x) e^-x = 0.001 at x = 9.23341, and ω is 2π / 0.5.
        #expect(isNear(Spring.smooth.settlingDuration, 9.23341 / (4 * .pi)))
        for damping in [0.1, 0.5, 0.95, 1, 1.5, 4] {
            let spring = Spring(response: 0.3, dampingRatio: damping)
            for velocity in [0.0, 5, -5] {
                let rest = spring.settlingDuration(target: 1, initialVelocity: velocity, epsilon: 0.01)
                guard rest < 10 else { continue }
                var time = rest
                while time < rest + 2 {
                    let left = spring.value(target: 1, initialVelocity: velocity, time: time) - 1
                    #expect(abs(left) < 0.01 + 1e-9)
                    time += 0.003
                }
            }
            let rest = spring.settlingDuration(target: 1, epsilon: 0.01)
            #expect(isNear(abs(spring.value(target: 1, time: rest) - 1), 0.01))
        }
        #expect(Spring(response: 0.5, dampingRatio: 0).settlingDuration == 10)
        #expect(Spring(duration: 0).settlingDuration == 0.01)
    }

    @Test(arguments: [0.3, 1, 2]) func `A spring is made for the time that it takes`(damping: Double) {
        let spring = Spring(settlingDuration: 0.8, dampingRatio: damping)
        #expect(isNear(spring.settlingDuration, 0.8) && spring.dampingRatio == damping)
    }

    @Test func `Steps lead where the closed form leads`() {
        var (value, velocity) = (2.0, -3.0)
        for _ in 0..<25 {
            Spring.bouncy.update(value: &value, velocity: &velocity, target: 10, deltaTime: 0.01)
        }
        #expect(isNear(value, 2 + Spring.bouncy.value(target: 8, initialVelocity: -3, time: 0.25), 1e-9))
        #expect(isNear(velocity, Spring.bouncy.velocity(target: 8, initialVelocity: -3, time: 0.25), 1e-9))
    }

    @Test func `Values between two others are those of the way between`() {
        let start = CGPoint(x: 10, y: 20)
        let moved = Spring.snappy.value(
            fromValue: start, toValue: CGPoint(x: 110, y: 20), initialVelocity: .zero, time: 0.25)
        #expect(isNear(moved.x, 10 + 89.45, 5e-3) && moved.y == 20)
        let pair = Spring.snappy.value(target: Pair(100, 0), time: 0.25)
        #expect(pair.first == moved.x - 10 && pair.second == 0)
        let speed = Spring.snappy.velocity(fromValue: 1.0, toValue: 3, initialVelocity: 4, time: 0)
        #expect(isNear(speed, 4, 1e-9))
    }

    @Test func `Numbers that no spring has never give one that is none`() {
        let numbers = [0, -1, 1e-300, 1e300, -.infinity, .infinity, .nan]
        for a in numbers {
            for b in numbers {
                let springs = [
                    Spring(duration: a, bounce: b), Spring(response: a, dampingRatio: b),
                    Spring(mass: a, stiffness: b, damping: a), Spring(stiffness: a, damping: b),
                    Spring(settlingDuration: a, dampingRatio: b), Spring(mass: 1, stiffness: 1, damping: b),
                ]
                for spring in springs {
                    for time in numbers + [0.1] {
                        #expect(spring.value(target: 1, initialVelocity: 1, time: time).isFinite)
                        #expect(spring.velocity(target: 1, initialVelocity: 1, time: time).isFinite)
                    }
                    #expect((0.01...10).contains(spring.settlingDuration))
                    #expect(spring.stiffness.isFinite && spring.damping.isFinite && spring.bounce.isFinite)
                }
            }
        }
    }
}
