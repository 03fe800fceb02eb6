/// One value's way through its frames.
struct KeyframePath<Value: Animatable> {
    typealias Vector = Value.AnimatableData

    /// From one frame to the next: a beginning, and what is known of the way.
    fileprivate struct Part {
        let start: Vector
        let duration: Double
        let motion: Motion
    }

    fileprivate enum Motion {
        case linear(way: Vector, UnitCurve)
        /// With the velocities at both ends.
        case cubic(way: Vector, Vector, Vector)
        case spring(way: Vector, Spring, Vector)
    }

    private let initial: Value
    private let end: Vector
    private let parts: [Part]
    /// In seconds.
    let duration: Double

    init(from initial: Value, _ keyframes: [Keyframe<Value>]) {
        var parts: [Part] = []
        var (place, velocity) = (initial.animatableData, Vector.zero)
        var end = place
        for (index, keyframe) in keyframes.enumerated() {
            let next = index + 1 < keyframes.count ? keyframes[index + 1] : nil
            end = keyframe.target
            let way = end - place
            let motion: Motion
            let duration: Double
            switch keyframe {
            case .move:
                (place, velocity) = (end, .zero)
                continue
            case .linear(_, let seconds, let curve):
                (motion, duration) = (.linear(way: way, curve), seconds)
            case .cubic(_, let seconds, let start, let final):
                let last = final ?? KeyframePath.velocity(after: way, seconds, before: next, at: end)
                (motion, duration) = (.cubic(way: way, start ?? velocity, last), seconds)
            case .spring(_, let seconds, let spring, let start):
                let start = start ?? velocity
                duration =
                    seconds ?? spring.settlingDuration(target: way, initialVelocity: start, epsilon: 0.001)
                motion = .spring(way: way, spring, start)
            }
            guard duration > 0 else {
                (place, velocity) = (end, .zero)
                continue
            }
            let part = Part(start: place, duration: duration, motion: motion)
            place = part.value(duration)
            velocity = part.velocity(duration)
            parts.append(part)
        }
        self.initial = initial
        self.end = end
        self.parts = parts
        duration = min(parts.reduce(0) { $0 + $1.duration }, longestMotion)
    }

    /// Before the beginning as there; after the end at the value of the last frame.
    func value(_ time: Double) -> Value {
        var result = initial
        var left = usableSeconds(time)
        guard !parts.isEmpty || left > 0 else {
            result.animatableData = end
            return result
        }
        for part in parts {
            if left < part.duration {
                result.animatableData = part.value(left)
                return result
            }
            left -= part.duration
        }
        result.animatableData = end
        return result
    }

    /// The velocity between a way that ends at a value and the frame after it, where nobody says one: that of a
    /// Catmull-Rom spline, in which a curve's own beginning and velocities that are said take part. At rest at the end.
    private static func velocity(
        after way: Vector, _ duration: Double, before next: Keyframe<Value>?, at end: Vector
    ) -> Vector {
        guard let next else { return .zero }
        let following = next.target - end
        switch next {
        case .move: return .zero
        case .linear(_, let seconds, let curve):
            return seconds > 0 ? following.scaled(by: curve.velocity(at: 0) / seconds) : .zero
        case .cubic(_, let seconds, let start, _):
            let sum = duration + seconds
            return start ?? (sum > 0 ? (way + following).scaled(by: 1 / sum) : .zero)
        case .spring(_, let seconds, let spring, let start):
            let sum = duration + (seconds ?? spring.settlingDuration)
            return start ?? (sum > 0 ? (way + following).scaled(by: 1 / sum) : .zero)
        }
    }
}

extension Keyframe {
    fileprivate var target: Value.AnimatableData {
        switch self {
        case .linear(let value, _, _), .cubic(let value, _, _, _), .spring(let value, _, _, _),
            .move(let value):
            value.animatableData
        }
    }
}

extension KeyframePath.Part {
    func value(_ time: Double) -> Value.AnimatableData {
        switch motion {
        case .linear(let way, let curve):
            return start + way.scaled(by: curve.value(at: time / duration))
        case .cubic(let way, let first, let last):
            // Hermite's cubic from 0 to the way.
            let t = min(time / duration, 1)
            let u = 1 - t
            return start + way.scaled(by: t * t * (3 - 2 * t)) + first.scaled(by: t * u * u * duration)
                - last.scaled(by: t * t * u * duration)
        case .spring(let way, let spring, let first):
            return start + spring.value(target: way, initialVelocity: first, time: time)
        }
    }

    func velocity(_ time: Double) -> Value.AnimatableData {
        switch motion {
        case .linear(let way, let curve):
            return way.scaled(by: curve.velocity(at: time / duration) / duration)
        case .cubic(let way, let first, let last):
            let t = min(time / duration, 1)
            let u = 1 - t
            return way.scaled(by: 6 * t * u / duration) + first.scaled(by: u * (u - 2 * t))
                - last.scaled(by: t * (2 * u - t))
        case .spring(let way, let spring, let first):
            return spring.velocity(target: way, initialVelocity: first, time: time)
        }
    }
}
