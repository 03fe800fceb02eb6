public import Foundation

extension Animation {
    /// The same some seconds later; a negative delay leaves out its beginning.
    public func delay(_ delay: TimeInterval) -> Animation {
        Animation(.delayed(kind, by: min(max(usableNumber(delay), -longestMotion), longestMotion)))
    }

    /// The same on a time that passes `speed` times as fast; at 0 or below nothing moves.
    public func speed(_ speed: Double) -> Animation {
        Animation(.paced(kind, by: max(usableNumber(speed, or: 1), 0)))
    }

    /// The same several times, at least once, every other time back if it `autoreverses`.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
        Animation(.repeated(kind, Repetition(count: repeatCount, autoreverses: autoreverses)))
    }

    public func repeatForever(autoreverses: Bool = true) -> Animation {
        Animation(.repeated(kind, Repetition(count: nil, autoreverses: autoreverses)))
    }

    /// The same, whose completion that waits for no last swing runs after some seconds.
    public func logicallyComplete(after duration: TimeInterval) -> Animation {
        Animation(.logical(kind, after: usableSeconds(duration)))
    }
}
