import Foundation

/// A spring that takes over from what moves before it, with its velocity.
///
/// It ends once it stays within a thousandth of its way (SwiftUI has a limit in points, which would let the end depend
/// on the unit), at the latest after ten seconds or ten responses.
struct FluidSpring: Sendable {
    /// In seconds; see ``shortestResponse``.
    let response: Double
    /// As a part of the critical one.
    let damping: Double
    /// For how long the response goes over from that of the spring before, in seconds.
    let blend: Double
    /// The words in which it was written, which do not decide how it moves.
    let spelling: Spelling

    enum Spelling: Sendable {
        case `default`, response, duration, smooth, snappy, bouncy, interactiveResponse, interactive
    }

    /// SwiftUI's springs are not stiffer than 45,000 (M).
    static let shortestResponse = 2 * Double.pi / 45_000.0.squareRoot()

    init(response: Double, damping: Double, blend: Double = 0, _ spelling: Spelling) {
        self.response = usableSeconds(response)
        self.damping = min(max(usableNumber(damping, or: 1), 0), SpringMotion.strongestDamping)
        self.blend = usableSeconds(blend)
        self.spelling = spelling
    }

    init(duration: Double, bounce: Double, blend: Double = 0, _ spelling: Spelling = .duration) {
        self.init(response: duration, damping: springDamping(ofBounce: bounce), blend: blend, spelling)
    }

    private func motion(response: Double) -> SpringMotion {
        SpringMotion(response: max(response, FluidSpring.shortestResponse), damping: damping)
    }

    private var motion: SpringMotion { motion(response: response) }

    /// When a way from rest is at its end.
    var rest: Double { rest(distance: 1, speed: 0, in: motion) }

    /// When a way counts as done: after a response (M).
    var perceived: Double { max(response, FluidSpring.shortestResponse) }

    private func rest(distance: Double, speed: Double, in motion: SpringMotion) -> Double {
        let scale = max(distance, speed / motion.frequency)
        guard scale > 0 else { return 0 }
        let latest = max(10, 10 * 2 * .pi / motion.frequency)
        return min(motion.rest(from: distance / scale, speed: speed / scale, within: 0.001), latest)
    }
}

// MARK: - Values

/// Where a spring took over.
private struct SpringStart<V: VectorArithmetic>: AnimationStateKey {
    var value = V.zero
    var velocity = V.zero
    var time = 0.0
    /// The response of the spring before, if that was another one.
    var response: Double?

    static var defaultValue: SpringStart { SpringStart() }
}

extension FluidSpring {
    func animate<V: VectorArithmetic>(
        value: V, time: Double, context: inout AnimationContext<V>
    ) -> V? {
        let start = context.state[SpringStart<V>.self]
        let elapsed = max(time - start.time, 0)
        let way = value - start.value
        if elapsed >= perceived { context.isLogicallyComplete = true }
        guard elapsed < rest(of: way, from: start) else {
            context.isLogicallyComplete = true
            return nil
        }
        let step = step(elapsed, from: start.response)
        return value - way.scaled(by: step.placeOfPlace) + start.velocity.scaled(by: step.placeOfVelocity)
    }

    /// How long a way takes from where the spring took over.
    private func rest<V: VectorArithmetic>(of way: V, from start: SpringStart<V>) -> Double {
        let blends = start.response != nil && blend > 0
        // While the response goes over to its own, nothing ends; the slower one of both is waited for.
        let slower = blends ? max(response, start.response ?? 0) : response
        let rest = rest(
            distance: way.magnitudeSquared.squareRoot(), speed: start.velocity.magnitudeSquared.squareRoot(),
            in: motion(response: slower))
        return rest + (blends ? blend : 0)
    }

    func ends<V: VectorArithmetic>(of value: V, _ context: AnimationContext<V>) -> MotionEnds {
        let start = context.state[SpringStart<V>.self]
        let rest = rest(of: value - start.value, from: start)
        return MotionEnds(logical: min(perceived, rest), removed: rest).changed { $0 + start.time }
    }

    func velocity<V: VectorArithmetic>(
        value: V, time: Double, context: AnimationContext<V>
    ) -> V? {
        let start = context.state[SpringStart<V>.self]
        let step = step(max(time - start.time, 0), from: start.response)
        return start.velocity.scaled(by: step.velocityOfVelocity)
            - (value - start.value).scaled(by: step.velocityOfPlace)
    }

    /// Goes on from where `previous` is, as fast as that moves.
    func takeOver<V: VectorArithmetic>(
        _ previous: Animation, value: V, time: Double, context: inout AnimationContext<V>
    ) {
        var start = SpringStart<V>()
        start.time = time
        let velocity = previous.velocity(value: value, time: time, context: context)
        if let shown = previous.animate(value: value, time: time, context: &context) {
            start.value = shown
            start.velocity = velocity ?? .zero
        } else {
            start.value = value
        }
        if case .spring(let spring) = previous.kind, spring.response != response {
            start.response = spring.response
        }
        context.state[SpringStart<V>.self] = start
        context.isLogicallyComplete = false
    }

    /// What a time does, the first of it with a response that goes over from another one.
    private func step(_ time: Double, from before: Double?) -> SpringMotion.Step {
        guard let before, blend > 0 else { return motion.step(time) }
        // Each short part has the response of its middle. The parts do not depend on when the values are asked for.
        let part = max(1.0 / 600, blend / 6000)
        var step = SpringMotion.Step.none
        var done = 0.0
        while done < min(time, blend) {
            let length = min(part, blend - done)
            let progress = min((done + length / 2) / blend, 1)
            let left = 1 - progress * progress * (3 - 2 * progress)
            let motion = motion(response: response + (before - response) * left)
            step = motion.step(min(length, time - done)).after(step)
            done += length
        }
        return time > blend ? motion.step(time - blend).after(step) : step
    }
}

extension FluidSpring: Hashable {
    static func == (a: FluidSpring, b: FluidSpring) -> Bool {
        a.response == b.response && a.damping == b.damping && a.blend == b.blend
    }
    func hash(into hasher: inout Hasher) {
        hasher.combine(response)
        hasher.combine(damping)
        hasher.combine(blend)
    }
}
