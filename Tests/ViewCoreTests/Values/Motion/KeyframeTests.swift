import Foundation
import Testing

@testable import ViewCore

private struct Bob: Equatable {
    var y = 3.0
    var scale = 2.0
}

/// Frames of style code's own.
private struct Hop: KeyframeTrackContent {
    var height: Double
    var body: some KeyframeTrackContent<Double> {
        LinearKeyframe(height, duration: 1)
        LinearKeyframe(0.0, duration: 1)
    }
}

private struct Hops: Keyframes {
    var body: some Keyframes<Bob> {
        KeyframeTrack(\.y) { Hop(height: 8) }
        KeyframeTrack(\.scale) { MoveKeyframe(1.0) }
    }
}

private func timeline(
    from start: Double = 0, @KeyframesBuilder<Double> content: () -> some Keyframes<Double>
) -> KeyframeTimeline<Double> {
    KeyframeTimeline(initialValue: start, content: content)
}

private func isNear(_ a: Double, _ b: Double, _ limit: Double = 1e-9) -> Bool { abs(a - b) < limit }

struct KeyframeTests {
    @Test func `Linear frames go from value to value by their curves`() {
        let way = timeline(from: 10) {
            LinearKeyframe(20, duration: 0.5)
            LinearKeyframe(0, duration: 2, timingCurve: .circularEaseIn)
        }
        #expect(way.duration == 2.5)
        #expect(isNear(way.value(time: 0.25), 15) && isNear(way.value(time: 0.5), 20))
        // A quarter of a circle, at 0.6 of the time: 0.2 of the way.
        #expect(isNear(way.value(time: 1.7), 16) && isNear(way.value(progress: 0.1), 15))
        #expect(way.value(time: -1) == 10 && way.value(time: 2.5) == 0 && way.value(time: 9) == 0)
    }

    @Test func `A move takes no time`() {
        let way = timeline {
            LinearKeyframe(4, duration: 1)
            MoveKeyframe(100)
            LinearKeyframe(0, duration: 1)
        }
        #expect(isNear(way.value(time: 0.5), 2) && way.value(time: 1) == 100 && way.value(time: 1.5) == 50)
        let moved = timeline { MoveKeyframe(7) }
        #expect(moved.duration == 0 && moved.value(time: 0) == 7)
    }

    @Test func `A cubic frame rests at both ends unless it is told a velocity`() {
        // 3t² - 2t³ at a quarter: 0.15625.
        let rest = timeline { CubicKeyframe(16, duration: 2) }
        #expect(isNear(rest.value(time: 0.5), 2.5) && isNear(rest.value(time: 1), 8))
        // Hermite's weights at a half: 1/8 of the first velocity, -1/8 of the last one, times the duration.
        let told = timeline { CubicKeyframe(16, duration: 2, startVelocity: 12, endVelocity: 4) }
        // 8 + 12 · 2 / 8 - 4 · 2 / 8.
        #expect(isNear(told.value(time: 1), 10))
    }

    // Catmull-Rom: between frames the velocity is that from the value before to the value after.
    @Test func `Cubic frames are one smooth curve`() {
        let way = timeline {
            CubicKeyframe(10, duration: 1)
            CubicKeyframe(40, duration: 2)
            CubicKeyframe(0, duration: 1)
        }
        let (first, second) = (40.0 / 3, -10.0 / 3)
        #expect(isNear(way.value(time: 0.5), 5 - first / 8))
        #expect(isNear(way.value(time: 2), 25 + (first - second) / 4))
        for time in [1.0, 3] {
            let step = 1e-6
            let before = (way.value(time: time) - way.value(time: time - step)) / step
            let after = (way.value(time: time + step) - way.value(time: time)) / step
            #expect(isNear(before, after, 1e-3) && isNear(after, time == 1 ? first : second, 1e-3))
        }
    }

    @Test func `A cubic frame goes on as fast as a linear one, and into it`() {
        let way = timeline {
            LinearKeyframe(10, duration: 1)
            CubicKeyframe(20, duration: 1)
            LinearKeyframe(0, duration: 1)
        }
        // 15 + 10 / 8 + 20 / 8.
        #expect(isNear(way.value(time: 1.5), 18.75))
    }

    @Test func `A spring frame lasts until it is at rest, or as long as is said`() {
        let free = timeline { SpringKeyframe(1, spring: .bouncy) }
        #expect(isNear(free.duration, Spring.bouncy.settlingDuration))
        #expect(isNear(free.value(time: 0.25), 0.9841, 1e-4) && free.value(time: 5) == 1)
        // The next one goes on from where the spring is then, as fast.
        let short = timeline {
            SpringKeyframe(20, duration: 0.15, spring: .bouncy)
            SpringKeyframe(-60, duration: 1)
        }
        let place = Spring.bouncy.value(target: 20.0, time: 0.15)
        let velocity = Spring.bouncy.velocity(target: 20.0, time: 0.15)
        #expect(isNear(short.value(time: 0.15), place))
        let later = Spring.smooth.value(target: -60 - place, initialVelocity: velocity, time: 0.2)
        #expect(isNear(short.value(time: 0.35), place + later) && short.duration == 1.15)
        let pushed = timeline { SpringKeyframe(1, spring: .smooth, startVelocity: 20) }
        #expect(
            isNear(pushed.value(time: 0.1), Spring.smooth.value(target: 1, initialVelocity: 20, time: 0.1)))
    }

    @Test func `Tracks run at the same time, each from its own part of the value`() {
        let way = KeyframeTimeline(initialValue: Bob()) {
            KeyframeTrack(\.y) { LinearKeyframe(13, duration: 1) }
            KeyframeTrack(\.scale) {
                LinearKeyframe(2, duration: 2)
                LinearKeyframe(4, duration: 2)
            }
        }
        #expect(way.duration == 4)
        #expect(way.value(time: 0.5) == Bob(y: 8, scale: 2) && way.value(time: 3) == Bob(y: 13, scale: 3))
    }

    @Test func `Frames of style code's own, conditions and loops are frames`() {
        let way = KeyframeTimeline(initialValue: Bob()) { Hops() }
        #expect(way.duration == 2 && way.value(time: 1.5) == Bob(y: 4, scale: 1))
        let (isHigh, heights) = (true, [1.0, 2.0])
        let looped = timeline {
            KeyframeTrack {
                for height in heights { Hop(height: height) }
                if isHigh { LinearKeyframe(9.0, duration: 1) } else { MoveKeyframe(5.0) }
            }
        }
        #expect(looped.duration == 5 && looped.value(time: 3) == 2 && looped.value(time: 5) == 9)
        #expect(KeyframeTimeline(initialValue: 3.0) {}.value(time: 1) == 3)
    }

    @Test func `Points and angles move by their parts`() {
        let way = KeyframeTimeline(initialValue: CGPoint(x: 0, y: 10)) {
            LinearKeyframe(CGPoint(x: 10, y: 30), duration: 1)
        }
        #expect(way.value(time: 0.5) == CGPoint(x: 5, y: 20))
        let turn = KeyframeTimeline(initialValue: Angle.zero) {
            LinearKeyframe(Angle.degrees(90), duration: 1)
        }
        #expect(isNear(turn.value(time: 0.5).degrees, 45))
    }

    @Test func `Numbers that nobody means end, and are numbers`() {
        let numbers = [0, -1, 1e-300, 1e300, -.infinity, .infinity, .nan]
        for a in numbers {
            let way = timeline {
                LinearKeyframe(1, duration: a)
                CubicKeyframe(2, duration: a)
                SpringKeyframe(3, duration: a, spring: Spring(duration: a, bounce: a))
                SpringKeyframe(4, spring: Spring(response: a, dampingRatio: a))
                CubicKeyframe(5, duration: 1)
            }
            #expect(way.duration >= 1 && way.duration.isFinite)
            for time in numbers + [0.5] {
                #expect(way.value(time: time).isFinite && way.value(progress: time).isFinite)
            }
        }
    }
}
