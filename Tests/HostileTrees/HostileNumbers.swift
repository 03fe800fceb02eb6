import Foundation
import TestSupport

/// Numbers by a seed, and what is hostile among them: the same on every machine.
struct HostileNumbers: RandomNumberGenerator {
    private var generator: SeededGenerator

    init(seed: Int) {
        // Not a multiple of the generator's step: neighbouring seeds would give one sequence, shifted.
        generator = SeededGenerator(state: (UInt64(bitPattern: Int64(seed)) &+ 1) &* 0xD134_2543_DE82_EF95)
    }

    mutating func next() -> UInt64 { generator.next() }

    private static let numbers: [CGFloat] = [
        .nan, .infinity, -.infinity, -1, -1e300, 1e300, 1e9, 1e7, -1e7, 1e-300, -1e-300, 0, -0.0,
        .leastNonzeroMagnitude, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, 1e-7, 1e5,
    ]

    private static let counts = [Int.min, .min + 1, -1, 0, 1, 2, 3, 7, 100, 10_000, 10_001, .max - 1, .max]

    mutating func chance(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }

    mutating func int(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &self) }

    mutating func pick<T>(_ choices: [T]) -> T { choices[int(0...choices.count - 1)] }

    /// Of no use in half of all cases, a length of a usual view in the other.
    mutating func length() -> CGFloat {
        chance(0.5) ? pick(HostileNumbers.numbers) : CGFloat.random(in: 0...300, using: &self)
    }

    mutating func lengthOrNone() -> CGFloat? { chance(0.4) ? nil : length() }

    mutating func count() -> Int { pick(HostileNumbers.counts) }

    /// Words that wrap in many ways, break nowhere, or are none.
    mutating func text() -> String {
        switch int(0...7) {
        case 0: ""
        case 1: String(repeating: "w", count: int(1...300))
        case 2: String(repeating: "\n", count: int(1...20))
        case 3, 4:
            (0..<int(10...150)).map { _ in String(repeating: "m", count: int(1...12)) }.joined(separator: " ")
        case 5: "a\u{200B}b\u{00AD}c\u{2028}d\t  e\u{FEFF}👩‍👩‍👧‍👦 \u{202E}عربي"
        default: "one two"
        }
    }
}
