/// What each step of a deflate stream is expected to cost, in 64ths of a bit.
///
/// Whole bits would make many ways through a picture look equal that are not.
@safe final class DeflatePrices {
    static let bit: Int32 = 64

    /// Of literal bytes, then of lengths at `lengthStart`, extra bits included, then of distances' symbols with theirs.
    private let table: UnsafeMutablePointer<Int32>
    private static let lengthStart = 256
    private static let distanceStart = 256 + 259
    private static let tableCount = 256 + 259 + DeflateSymbols.distanceCount

    init() {
        unsafe table = .allocate(capacity: Self.tableCount)
        unsafe table.initialize(repeating: 0, count: Self.tableCount)
    }

    deinit { unsafe table.deallocate() }

    // Good as long as this object lives.
    var literals: UnsafePointer<Int32> { unsafe UnsafePointer(table) }
    /// By length; those below 3 mean nothing.
    var lengths: UnsafePointer<Int32> { unsafe UnsafePointer(table + Self.lengthStart) }
    /// By the distance's symbol.
    var distances: UnsafePointer<Int32> { unsafe UnsafePointer(table + Self.distanceStart) }

    /// Before anything is known: pictures are long matches of the pixel before and of the row above.
    func guess(usual distances: [Int]) {
        let bit = Self.bit
        for byte in 0..<256 { unsafe table[byte] = 6 * bit }
        for length in DeflateSymbols.shortest...DeflateSymbols.longest {
            let extra = Int32(DeflateSymbols.extraBits(ofLength: length))
            unsafe table[Self.lengthStart + length] = (length == DeflateSymbols.longest ? 2 : 5 + extra) * bit
        }
        for symbol in 0..<DeflateSymbols.distanceCount {
            let extra = Int32(DeflateSymbols.extraBits(ofDistanceSymbol: symbol))
            unsafe table[Self.distanceStart + symbol] = (5 + extra) * bit
        }
        for distance in distances {
            let symbol = DeflateSymbols.symbol(ofDistance: distance)
            unsafe table[Self.distanceStart + symbol] = 2 * bit
        }
    }

    /// From what the last way through the picture used: the logarithm of how rare a symbol was.
    func learn(from counts: DeflateCounts) {
        let literals = logarithms(counts.literals)
        for byte in 0..<256 { unsafe table[byte] = literals[byte] }
        for length in DeflateSymbols.shortest...DeflateSymbols.longest {
            let extra = Int32(DeflateSymbols.extraBits(ofLength: length))
            unsafe table[Self.lengthStart + length] =
                literals[DeflateSymbols.symbol(ofLength: length)] + extra * Self.bit
        }
        let distances = logarithms(counts.distances)
        for symbol in 0..<DeflateSymbols.distanceCount {
            let extra = Int32(DeflateSymbols.extraBits(ofDistanceSymbol: symbol))
            unsafe table[Self.distanceStart + symbol] = distances[symbol] + extra * Self.bit
        }
    }

    /// -log₂ of each count's share, at least half a bit; a symbol that did not occur counts as half of one.
    private func logarithms(_ counts: [UInt32]) -> [Int32] {
        let total = Int32(binaryLogarithm(2 * max(counts.reduce(0, +), 1)))
        return counts.map { count in
            let share = Int32(binaryLogarithm(count == 0 ? 1 : 2 * count))
            return min(max(total - share, Self.bit / 2), 15 * Self.bit)
        }
    }
}

/// log₂ of a number from 1 on in 64ths, rounded down: whole numbers only, so that it is the same everywhere.
func binaryLogarithm(_ number: UInt32) -> UInt32 {
    let whole = UInt32(31 - number.leadingZeroBitCount)
    // The rest of it, from 1 to 2, squared again and again: each time it reaches 2 is a binary digit.
    var rest = (UInt64(number) << 30) >> UInt64(whole)
    var digits: UInt32 = 0
    for _ in 0..<6 {
        rest = rest * rest >> 30
        digits <<= 1
        if rest >= 2 << 30 {
            digits |= 1
            rest >>= 1
        }
    }
    return whole * 64 + digits
}
