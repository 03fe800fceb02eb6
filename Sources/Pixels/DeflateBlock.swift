/// One block of a deflate stream, its codes chosen: RFC 1951, §3.2.3 to 3.2.7.
struct DeflateBlock {
    private let literals: HuffmanCode
    private let distances: HuffmanCode
    /// The codes' own lengths, run by run; `nil` where the codes are those that every reader knows.
    private let head: CodeLengths?
    /// Of everything, the three bits at the front included.
    let bitCount: Int

    /// For tokens that have these symbols, the end of the block not yet counted.
    init(_ counts: DeflateCounts) {
        var counts = counts
        counts.literals[DeflateSymbols.endOfBlock] += 1
        func bits(_ literals: HuffmanCode, _ distances: HuffmanCode) -> Int {
            var bits = 3
            for (symbol, count) in counts.literals.enumerated() where count > 0 {
                let extra =
                    symbol < 265 || symbol == 285 ? 0 : (symbol - 261) / 4
                bits += Int(count) * (Int(literals.lengths[symbol]) + extra)
            }
            for (symbol, count) in counts.distances.enumerated() where count > 0 {
                let extra = DeflateSymbols.extraBits(ofDistanceSymbol: symbol)
                bits += Int(count) * (Int(distances.lengths[symbol]) + extra)
            }
            return bits
        }
        let literals = HuffmanCode(counts: counts.literals, limit: 15)
        let distances = HuffmanCode(counts: counts.distances, limit: 15)
        let head = CodeLengths(literals, distances)
        let own = bits(literals, distances) + head.bitCount
        let known = bits(Self.knownLiterals, Self.knownDistances)
        if known <= own {
            (self.literals, self.distances, self.head) = (Self.knownLiterals, Self.knownDistances, nil)
            bitCount = known
        } else {
            (self.literals, self.distances, self.head) = (literals, distances, head)
            bitCount = own
        }
    }

    /// §3.2.6.
    private static let knownLiterals = HuffmanCode(
        lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
    private static let knownDistances = HuffmanCode(lengths: [UInt8](repeating: 5, count: 30))

    /// `sink` must have room for ``bitCount`` and a word more.
    func begin(isLast: Bool, to sink: inout BitSink) {
        sink.put((isLast ? 1 : 0) | (head == nil ? 1 : 2) << 1, count: 3)
        head?.write(to: &sink)
    }

    /// A part's steps and its run.
    func write(_ tokens: UnsafeBufferPointer<DeflateToken>, run part: DeflatePart, to sink: inout BitSink) {
        var bits = sink
        unsafe literals.codes.withUnsafeBufferPointer { literals in
            unsafe distances.codes.withUnsafeBufferPointer { distances in
                func write(_ length: Int, _ distance: Int) {
                    unsafe bits.put(literals[DeflateSymbols.symbol(ofLength: length)])
                    let more = DeflateSymbols.extraBits(ofLength: length)
                    bits.put(
                        UInt32(length &- DeflateSymbols.shortest) & (1 &<< UInt32(more) &- 1), count: more)
                    let symbol = DeflateSymbols.symbol(ofDistance: distance)
                    unsafe bits.put(distances[symbol])
                    let rest = DeflateSymbols.extraBits(ofDistanceSymbol: symbol)
                    bits.put(UInt32(distance &- 1) & (1 &<< UInt32(rest) &- 1), count: rest)
                }
                for index in 0..<tokens.count {
                    let token = unsafe tokens[index]
                    if token.isLiteral {
                        unsafe bits.put(literals[token.literal])
                    } else {
                        write(token.length, token.distance)
                    }
                }
                guard part.runLength > 0 else { return }
                for _ in 1..<max(part.matchCount, 1) { write(DeflateSymbols.longest, part.runDistance) }
                write(part.lastMatch, part.runDistance)
            }
        }
        sink = bits
    }

    func end(to sink: inout BitSink) { sink.put(literals.codes[DeflateSymbols.endOfBlock]) }
}

/// The lengths of both codes as a block's head has them: a code of their own, with runs.
private struct CodeLengths {
    private let literalCount: Int
    private let distanceCount: Int
    /// 0...15 for a length, 16 to 18 for runs, and the bits that follow those.
    private var steps: [(symbol: UInt8, extra: UInt8)] = []
    private let code: HuffmanCode
    private let sentCount: Int
    let bitCount: Int

    /// The order in which the lengths of this code are sent, the rarest last.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    init(_ literals: HuffmanCode, _ distances: HuffmanCode) {
        literalCount = max((literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1, 257)
        distanceCount = (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1
        let lengths = literals.lengths.prefix(literalCount) + distances.lengths.prefix(distanceCount)
        var rest = lengths[...]
        while let length = rest.first {
            var run = rest.prefix { $0 == length }.count
            rest.removeFirst(run)
            if length > 0 {
                steps.append((length, 0))
                run -= 1
            }
            while run > 0 {
                let longest = length == 0 ? 138 : 6
                // No rest of one or two where that can be had.
                var part = min(run, longest)
                if run > longest, run - part < 3 { part = run - 3 }
                switch part {
                case ..<3: for _ in 0..<part { steps.append((length, 0)) }
                case ..<11 where length == 0: steps.append((17, UInt8(part - 3)))
                case _ where length == 0: steps.append((18, UInt8(part - 11)))
                default: steps.append((16, UInt8(part - 3)))
                }
                run -= part
            }
        }
        var counts = [UInt32](repeating: 0, count: 19)
        for step in steps { counts[Int(step.symbol)] += 1 }
        let code = HuffmanCode(counts: counts, limit: 7)
        self.code = code
        sentCount = max((Self.order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1, 4)
        bitCount =
            14 + 3 * sentCount
            + steps.reduce(0) { $0 + Int(code.lengths[Int($1.symbol)]) + Self.extraBits($1.symbol) }
    }

    private static func extraBits(_ symbol: UInt8) -> Int {
        switch symbol {
        case 16: 2
        case 17: 3
        case 18: 7
        default: 0
        }
    }

    func write(to sink: inout BitSink) {
        sink.put(UInt32(literalCount - 257), count: 5)
        sink.put(UInt32(distanceCount - 1), count: 5)
        sink.put(UInt32(sentCount - 4), count: 4)
        for symbol in Self.order.prefix(sentCount) { sink.put(UInt32(code.lengths[symbol]), count: 3) }
        for step in steps {
            sink.put(code.codes[Int(step.symbol)])
            sink.put(UInt32(step.extra), count: Self.extraBits(step.symbol))
        }
    }
}
