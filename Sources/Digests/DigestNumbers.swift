/// Numbers by the low halves of digests, in some 17 bytes each.
///
/// A dictionary doubles, and has all of its entries twice while it does: at its worst, 48 bytes an entry. Here each of 64
/// parts grows by itself, by a quarter.
package struct DigestNumbers: Sendable {
    private struct Part: Sendable {
        /// Where there is no number, undefined.
        var digests: [UInt64] = []
        /// One more than each number; 0 where there is none.
        var numbers: [UInt32] = []
        var count = 0

        /// The place of the digest, or of the empty one that it would go to. Of places, at least a fifth is empty.
        func place(of digest: UInt64) -> Int {
            // The first bits have chosen the part; those after them are a fraction of the places.
            var place = Int(UInt64(digests.count).multipliedFullWidth(by: digest << DigestNumbers.bits).high)
            while numbers[place] != 0, digests[place] != digest {
                place = place + 1 == digests.count ? 0 : place + 1
            }
            return place
        }

        mutating func set(_ number: UInt32, for digest: UInt64) {
            if 5 * (count + 1) > 4 * digests.count { grow() }
            let place = place(of: digest)
            if numbers[place] == 0 { count += 1 }
            digests[place] = digest
            numbers[place] = number
        }

        private mutating func grow() {
            let old = self
            let size = old.digests.count + max(8, old.digests.count / 4)
            digests = Array(repeating: 0, count: size)
            numbers = Array(repeating: 0, count: size)
            count = 0
            for place in old.digests.indices where old.numbers[place] != 0 {
                set(old.numbers[place], for: old.digests[place])
            }
        }
    }

    /// Of a digest's bits, as many choose the part.
    private static let bits: UInt64 = 6
    private var parts = Array(repeating: Part(), count: 1 << DigestNumbers.bits)
    /// How many numbers there are.
    package private(set) var count = 0

    package init() {}

    /// The number of a digest. A number over 4,294,967,294 is kept as that.
    package subscript(digest: UInt64) -> Int? {
        let part = parts[Int(digest >> (64 - DigestNumbers.bits))]
        guard part.count > 0 else { return nil }
        let number = part.numbers[part.place(of: digest)]
        return number == 0 ? nil : Int(number) - 1
    }

    /// - Parameter number: not negative.
    package mutating func set(_ number: Int, for digest: UInt64) {
        let part = Int(digest >> (64 - DigestNumbers.bits))
        let before = parts[part].count
        parts[part].set(UInt32(min(number, Int(UInt32.max) - 1)) + 1, for: digest)
        count += parts[part].count - before
    }
}
