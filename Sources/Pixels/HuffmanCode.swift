/// A Huffman code of limited length, with its bits in the order that deflate writes them.
struct HuffmanCode {
    /// In bits; 0 for symbols that do not occur.
    let lengths: [UInt8]
    /// As `BitSink` takes them: the bits, reversed, and their number in the highest six.
    let codes: [UInt32]

    /// The shortest code for symbols that occur so often. One that would be longer than `limit` bits is mended, which
    /// comes to up to an eighth more than what is the shortest within the limit.
    ///
    /// Of fewer than two symbols that occur, each has one bit, as RFC 1951 wants it.
    init(counts: [UInt32], limit: Int) { self.init(lengths: Self.lengths(counts, limit: limit)) }

    init(lengths: [UInt8]) {
        self.lengths = lengths
        // The canonical code of RFC 1951, §3.2.2.
        var next = [UInt32](repeating: 0, count: 17)
        for length in lengths where length > 0 { next[Int(length) + 1] += 1 }
        for length in 1..<17 { next[length] = (next[length] + next[length - 1]) << 1 }
        codes = lengths.map { length in
            guard length > 0 else { return 0 }
            let code = next[Int(length)]
            next[Int(length)] += 1
            return code.bitReversed >> UInt32(32 - Int(length)) | UInt32(length) << RunCodes.lengthShift
        }
    }

    private static func lengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let used = counts.indices.filter { counts[$0] > 0 }.sorted { (counts[$0], $0) < (counts[$1], $1) }
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return lengths
        }
        var perLength = depths(used.map { UInt64(counts[$0]) }, limit: limit)
        // A code that is too long makes room by taking leaves of the lowest level that has another above.
        var excess = perLength.enumerated().reduce(0) { $0 + $1.element << (limit - $1.offset) } - 1 << limit
        while excess > 0 {
            perLength[limit] -= 1
            guard let level = (1..<limit).last(where: { perLength[$0] > 0 }) else { break }
            perLength[level] -= 1
            perLength[level + 1] += 2
            excess -= 1
        }
        // The rarest have the longest.
        var place = 0
        for length in stride(from: limit, through: 1, by: -1) {
            for _ in 0..<perLength[length] {
                lengths[used[place]] = UInt8(length)
                place += 1
            }
        }
        return lengths
    }

    /// How many leaves Huffman's tree has at each depth; those below `limit` count at it. `weights` ascend.
    private static func depths(_ weights: [UInt64], limit: Int) -> [Int] {
        // Leaves and joints both come in order of weight, so that the two lightest are always at a front.
        let count = weights.count
        var joints: [UInt64] = []
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        var (leaf, joint) = (0, 0)
        func lightest() -> (weight: UInt64, node: Int) {
            if joint >= joints.count || (leaf < count && weights[leaf] <= joints[joint]) {
                leaf += 1
                return (weights[leaf - 1], leaf - 1)
            }
            joint += 1
            return (joints[joint - 1], count + joint - 1)
        }
        for node in count..<2 * count - 1 {
            let (a, b) = (lightest(), lightest())
            parents[a.node] = node
            parents[b.node] = node
            joints.append(a.weight + b.weight)
        }
        var depth = [Int](repeating: 0, count: 2 * count - 1)
        var perLength = [Int](repeating: 0, count: limit + 1)
        for node in stride(from: 2 * count - 3, through: 0, by: -1) {
            depth[node] = depth[parents[node]] + 1
            if node < count { perLength[min(depth[node], limit)] += 1 }
        }
        return perLength
    }
}

extension UInt32 {
    fileprivate var bitReversed: UInt32 {
        var bits = self
        bits = (bits & 0x5555_5555) << 1 | bits >> 1 & 0x5555_5555
        bits = (bits & 0x3333_3333) << 2 | bits >> 2 & 0x3333_3333
        bits = (bits & 0x0F0F_0F0F) << 4 | bits >> 4 & 0x0F0F_0F0F
        return bits.byteSwapped
    }
}
