import Foundation
import ViewCore

/// SplitMix64: the same numbers on every machine.
struct Seeded: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: Int) {
        // Not a multiple of the step below: neighbouring seeds would give one sequence, shifted.
        state = (UInt64(bitPattern: Int64(seed)) &+ 1) &* 0xD134_2543_DE82_EF95
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
