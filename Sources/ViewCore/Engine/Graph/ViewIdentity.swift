/// Where a view stands in its tree; equal in two passes means the same view, with the same state.
package struct Identity: Hashable, Sendable {
    package var value: UInt64

    package init() { value = 0x9E37_79B9_7F4A_7C15 }

    /// The place `slot` below this one. Two different paths meet with a chance of 1 in 2⁶⁴.
    package func child(_ slot: Int) -> Identity {
        var identity = self
        // The finaliser of SplitMix64: each input bit flips each output bit with even odds.
        var z = value &+ (UInt64(bitPattern: Int64(slot)) &+ 1) &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        identity.value = z ^ (z >> 31)
        return identity
    }
}
