/// Deflate's alphabets: which symbol a length or a distance has, and how many bits follow it (RFC 1951, §3.2.5).
enum DeflateSymbols {
    /// Literals, the end of a block, and lengths.
    static let literalCount = 286
    static let distanceCount = 30
    static let endOfBlock = 256
    static let shortest = 3
    static let longest = 258
    static let farthest = 32_768

    /// 257...285 for a length of 3...258.
    @inline(__always)
    static func symbol(ofLength length: Int) -> Int {
        if length == longest { return 285 }
        let rest = UInt32(truncatingIfNeeded: length &- shortest)
        if rest < 8 { return 257 &+ Int(rest) }
        let bits = 31 &- rest.leadingZeroBitCount
        return 257 &+ 4 &* (bits &- 1) &+ Int(rest &>> UInt32(bits &- 2) & 3)
    }

    /// How many bits follow a length's symbol: its distance from the shortest length of that symbol.
    @inline(__always)
    static func extraBits(ofLength length: Int) -> Int {
        let rest = UInt32(truncatingIfNeeded: length &- shortest)
        return rest < 8 || length == longest ? 0 : 29 &- rest.leadingZeroBitCount
    }

    /// 0...29 for a distance of 1...32,768.
    @inline(__always)
    static func symbol(ofDistance distance: Int) -> Int {
        let rest = UInt32(truncatingIfNeeded: distance &- 1)
        if rest < 4 { return Int(rest) }
        let bits = 31 &- rest.leadingZeroBitCount
        return 2 &* bits &+ Int(rest &>> UInt32(bits &- 1) & 1)
    }

    /// How many bits follow a distance's symbol.
    @inline(__always)
    static func extraBits(ofDistanceSymbol symbol: Int) -> Int { symbol < 4 ? 0 : symbol / 2 &- 1 }
}

/// One step of a deflate stream: a literal byte, or a match with its length high and its distance less one low.
struct DeflateToken {
    private let bits: UInt32

    @inline(__always)
    init(literal: UInt8) { bits = UInt32(literal) }

    @inline(__always)
    init(length: Int, distance: Int, isNear: Bool = false) {
        bits =
            UInt32(truncatingIfNeeded: length) &<< 16 | (isNear ? 1 << 15 : 0)
            | UInt32(truncatingIfNeeded: distance &- 1)
    }

    @inline(__always)
    var isLiteral: Bool { bits < 1 << 16 }
    @inline(__always)
    var literal: Int { Int(bits) }
    /// Of a match.
    @inline(__always)
    var length: Int { Int(bits &>> 16) }
    @inline(__always)
    var distance: Int { Int(bits & 0x7FFF) &+ 1 }
    /// Whether the match is one of the pixel before or of the row above; for whoever chooses among matches.
    @inline(__always)
    var isNear: Bool { bits & 1 << 15 != 0 }
}

/// How often each symbol occurs in a block.
struct DeflateCounts {
    var literals = [UInt32](repeating: 0, count: DeflateSymbols.literalCount)
    var distances = [UInt32](repeating: 0, count: DeflateSymbols.distanceCount)

    @inline(__always)
    mutating func add(_ token: DeflateToken) {
        if token.isLiteral {
            literals[token.literal] &+= 1
        } else {
            literals[DeflateSymbols.symbol(ofLength: token.length)] &+= 1
            distances[DeflateSymbols.symbol(ofDistance: token.distance)] &+= 1
        }
    }
}
