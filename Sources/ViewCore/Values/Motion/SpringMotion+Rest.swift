import Foundation

extension SpringMotion {
    /// The time after which the distance to the rest stays at or below a limit; infinite for a spring that nothing
    /// damps.
    ///
    /// Between two turning points the distance only grows or only falls. So the last turning point above the limit is
    /// looked for, and then the one place behind it where the limit is passed.
    ///
    /// - Parameters:
    ///   - distance: at the start.
    ///   - velocity: at the start, in the same unit a second.
    ///   - limit: above 0.
    func rest(from distance: Double, velocity: Double, within limit: Double) -> Double {
        func isOutside(_ time: Double) -> Bool {
            let step = step(time)
            return abs(step.placeOfPlace * distance + step.placeOfVelocity * velocity) > limit
        }
        guard limit > 0, distance.isFinite, velocity.isFinite else { return longestMotion }
        var start = 0.0
        var end: Double
        if let period = halfPeriod {
            let first = firstTurn(from: distance, velocity: velocity) ?? period
            let step = step(first)
            let height = abs(step.placeOfPlace * distance + step.placeOfVelocity * velocity)
            end = first
            if height > limit {
                // Each turn is lower than the one before by the same part.
                let fall = damping * frequency * period
                guard fall > 0 else { return .infinity }
                var turns = (log(height / limit) / fall).rounded(.down)
                // The last bit of a logarithm decides about no turn.
                if height * SteadyFunctions.falling(fall * (turns + 1)) > limit {
                    turns += 1
                } else if turns > 0, height * SteadyFunctions.falling(fall * turns) <= limit {
                    turns -= 1
                }
                start = first + turns * period
                end = start + period
            }
        } else {
            end = 1 / frequency
            if let turn = firstTurn(from: distance, velocity: velocity) {
                if isOutside(turn) { start = turn }
                end = max(turn, end)
            }
            while end < longestMotion, isOutside(end) { end *= 2 }
        }
        if start == 0, abs(distance) <= limit { return 0 }
        for _ in 0..<60 {
            let middle = (start + end) / 2
            if isOutside(middle) { start = middle } else { end = middle }
        }
        return min(end, longestMotion)
    }

    /// The time from one turn to the next; `nil` for springs that swing at most once.
    private var halfPeriod: Double? {
        let squared = 1 - damping * damping
        return squared < 1e-10 ? nil : .pi / (frequency * squared.squareRoot())
    }

    /// When the velocity is 0 for the first time after the start, if it ever is.
    private func firstTurn(from distance: Double, velocity: Double) -> Double? {
        let decay = damping * frequency
        // The velocity is even(t)·v - odd(t)·pull.
        let pull = frequency * frequency * distance + decay * velocity
        if let halfPeriod {
            let swing = .pi / halfPeriod
            let angle = atan2(velocity * swing, pull)
            let turn = (angle < 0 ? angle + .pi : angle) / swing
            return turn > 0 ? turn : halfPeriod
        }
        // With swing s, tanh(s·t) = v·s / pull; without, t = v / pull.
        let squared = damping * damping - 1
        guard pull != 0 else { return nil }
        if squared < 1e-10 {
            let turn = velocity / pull
            return turn > 0 ? turn : nil
        }
        let swing = frequency * squared.squareRoot()
        let part = velocity * swing / pull
        return part > 0 && part < 1 ? atanh(part) / swing : nil
    }
}
