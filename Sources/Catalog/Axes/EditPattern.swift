/// A word whose distance to others is wanted: insertions, deletions and replacements of bytes.
///
/// A column of the usual table is kept as the differences between its neighbours, one bit each, and 64 of them
/// are brought to the next letter at once (Myers 1999, "A fast bit-vector algorithm for approximate string
/// matching based on dynamic programming"; for words of several blocks Hyyrö 2003).
struct EditPattern {
    private let count: Int
    /// For each byte the places where the word has it, block by block.
    private var places: [UInt64]
    /// Where the value grows, and where it shrinks, from one place to the next.
    private var growing: [UInt64]
    private var shrinking: [UInt64]

    var blockCount: Int { growing.count }

    init(_ word: [UInt8]) {
        count = word.count
        let blocks = (word.count + 63) / 64
        places = Array(repeating: 0, count: 256 * blocks)
        for (place, byte) in word.enumerated() {
            places[Int(byte) * blocks + place / 64] |= 1 << UInt64(place % 64)
        }
        growing = Array(repeating: 0, count: blocks)
        shrinking = growing
    }

    mutating func distance(to other: [UInt8]) -> Int {
        guard count > 0 else { return other.count }
        let blocks = blockCount
        for block in 0..<blocks { (growing[block], shrinking[block]) = (.max, 0) }
        let lastBit = UInt64(1) << UInt64((count - 1) % 64)
        var distance = count
        for byte in other {
            // Before the word's first letter each letter of the other is an insertion.
            var (carryUp, carryDown): (UInt64, UInt64) = (1, 0)
            for block in 0..<blocks {
                let (up, down) = (growing[block], shrinking[block])
                var equal = places[Int(byte) * blocks + block]
                let vertical = equal | down
                equal |= carryDown
                let horizontal = (((equal & up) &+ up) ^ up) | equal
                var more = down | ~(horizontal | up)
                var less = up & horizontal
                if block == blocks - 1 {
                    if more & lastBit != 0 { distance += 1 }
                    if less & lastBit != 0 { distance -= 1 }
                }
                let (nextUp, nextDown) = (more >> 63, less >> 63)
                more = more << 1 | carryUp
                less = less << 1 | carryDown
                growing[block] = less | ~(vertical | more)
                shrinking[block] = more & vertical
                (carryUp, carryDown) = (nextUp, nextDown)
            }
        }
        return distance
    }
}
