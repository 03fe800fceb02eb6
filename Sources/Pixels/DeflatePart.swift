/// Places of a picture that are told in the cheapest way, then a long run behind them that is taken as it comes.
struct DeflatePart {
    let start: Int
    /// Of its places among all that were searched; its steps stand at the same number.
    let firstNode: Int
    var count = 0
    var tokenCount = 0
    var runLength = 0
    var runDistance = 0

    init(start: Int, firstNode: Int) {
        self.start = start
        self.firstNode = firstNode
    }

    var firstToken: Int { firstNode }
    var matchCount: Int { (runLength + DeflateSymbols.longest - 1) / DeflateSymbols.longest }
    /// Of the last match of the run; the others are as long as a match can be.
    var lastMatch: Int { runLength - (matchCount - 1) * DeflateSymbols.longest }
}

extension DeflateCounts {
    mutating func add(_ tokens: UnsafeBufferPointer<DeflateToken>) {
        for index in 0..<tokens.count { unsafe add(tokens[index]) }
    }

    /// The matches of a part's run.
    mutating func add(run part: DeflatePart) {
        guard part.runLength > 0 else { return }
        literals[285] += UInt32(part.matchCount - 1)
        literals[DeflateSymbols.symbol(ofLength: part.lastMatch)] += 1
        distances[DeflateSymbols.symbol(ofDistance: part.runDistance)] += UInt32(part.matchCount)
    }

    mutating func add(_ other: DeflateCounts) {
        for index in literals.indices { literals[index] += other.literals[index] }
        for index in distances.indices { distances[index] += other.distances[index] }
    }
}

/// Where a stream is cut into blocks with codes of their own: between parts, where that saves more than a head takes.
struct BlockSplitting {
    private(set) var blocks: [Range<Int>] = []
    private let counts: [DeflateCounts]
    private let bounds: [Int]

    /// About so many tokens are looked at as one.
    private static let grain = 512

    init(_ tokens: UnsafePointer<DeflateToken>, _ parts: [DeflatePart]) {
        var counts: [DeflateCounts] = []
        var bounds = [0]
        var next = DeflateCounts()
        var held = 0
        for (index, part) in parts.enumerated() {
            unsafe next.add(UnsafeBufferPointer(start: tokens + part.firstToken, count: part.tokenCount))
            next.add(run: part)
            held += part.tokenCount + part.matchCount
            guard held >= Self.grain || index == parts.count - 1 else { continue }
            counts.append(next)
            bounds.append(index + 1)
            (next, held) = (DeflateCounts(), 0)
        }
        self.counts = counts
        self.bounds = bounds
        split(0..<counts.count, total(0..<counts.count))
    }

    private func total(_ range: Range<Int>) -> DeflateCounts {
        var sum = DeflateCounts()
        for index in range { sum.add(counts[index]) }
        return sum
    }

    private mutating func split(_ range: Range<Int>, _ whole: DeflateCounts) {
        guard range.count > 1 else {
            return blocks.append(bounds[range.lowerBound]..<bounds[range.upperBound])
        }
        var best = (saved: 0, place: 0, before: whole, after: whole)
        let together = whole.estimatedBits
        var before = DeflateCounts()
        for place in range.dropFirst() {
            before.add(counts[place - 1])
            let after = whole.without(before)
            let saved = together - before.estimatedBits - after.estimatedBits
            if saved > best.saved { best = (saved, place, before, after) }
        }
        guard best.saved > 0 else {
            return blocks.append(bounds[range.lowerBound]..<bounds[range.upperBound])
        }
        split(range.lowerBound..<best.place, best.before)
        split(best.place..<range.upperBound, best.after)
    }
}

extension DeflateCounts {
    fileprivate func without(_ other: DeflateCounts) -> DeflateCounts {
        var rest = self
        for index in literals.indices { rest.literals[index] -= other.literals[index] }
        for index in distances.indices { rest.distances[index] -= other.distances[index] }
        return rest
    }

    /// Bits of a block with codes of its own, about: what its symbols tell, and its head.
    fileprivate var estimatedBits: Int {
        // A head has some four bits for each symbol that occurs.
        140 + entropy(literals) + entropy(distances)
    }

    private func entropy(_ counts: [UInt32]) -> Int {
        var (sum, bits, used): (UInt32, Int, Int) = (0, 0, 0)
        for count in counts where count > 0 {
            sum += count
            bits -= Int(count) * Int(binaryLogarithm(count))
            used += 1
        }
        guard sum > 0 else { return 0 }
        return (bits + Int(sum) * Int(binaryLogarithm(sum))) / 64 + 4 * used
    }
}
