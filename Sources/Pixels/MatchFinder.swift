/// Finds earlier occurrences of what comes next, in up to `placeLimit` bytes: chains of places with equal four bytes, and the last place of equal three.
@safe final class MatchFinder {
    static let placeLimit = Int(Int32.max)
    private static let hashBits: UInt32 = 15
    private static let windowMask = DeflateSymbols.farthest - 1
    /// Places of a chain that are looked at: more find little in pictures.
    private static let searchDepth = 12

    /// The last place of each hash, and one behind it for each place of the window; -1 where there is none.
    private let fours: UnsafeMutablePointer<Int32>
    private let threes: UnsafeMutablePointer<Int32>
    private let chain: UnsafeMutablePointer<Int32>

    init() {
        unsafe fours = .allocate(capacity: 1 << Int(Self.hashBits))
        unsafe threes = .allocate(capacity: 1 << Int(Self.hashBits))
        unsafe chain = .allocate(capacity: DeflateSymbols.farthest)
        unsafe chain.initialize(repeating: -1, count: DeflateSymbols.farthest)
        forget()
    }

    deinit {
        unsafe fours.deallocate()
        unsafe threes.deallocate()
        unsafe chain.deallocate()
    }

    /// Before another picture.
    func forget() {
        unsafe fours.initialize(repeating: -1, count: 1 << Int(Self.hashBits))
        unsafe threes.initialize(repeating: -1, count: 1 << Int(Self.hashBits))
    }

    /// Remembers a place that four bytes can be read from.
    @inline(__always)
    func insert(_ bytes: UnsafePointer<UInt8>, _ place: Int) {
        let word = unsafe word(bytes + place)
        let four = hash(word)
        let three = hash(word &<< 8)
        unsafe chain[place & Self.windowMask] = fours[four]
        unsafe fours[four] = Int32(truncatingIfNeeded: place)
        unsafe threes[three] = Int32(truncatingIfNeeded: place)
    }

    /// Writes matches of more than `known` bytes for a place, each longer than the one before; what follows the last.
    ///
    /// Four bytes can be read there, and none of the matches is longer than `limit`. The place is remembered.
    @inline(__always)
    func find(
        _ bytes: UnsafePointer<UInt8>, _ place: Int, longerThan known: Int, limit: Int,
        into matches: UnsafeMutablePointer<DeflateToken>
    ) -> UnsafeMutablePointer<DeflateToken> {
        var matches = unsafe matches
        var best = known
        let here = unsafe bytes + place
        let word = unsafe word(here)
        let four = hash(word)
        let three = hash(word &<< 8)
        var candidate = unsafe Int(fours[four])
        let near = unsafe Int(threes[three])
        unsafe chain[place & Self.windowMask] = fours[four]
        unsafe fours[four] = Int32(truncatingIfNeeded: place)
        unsafe threes[three] = Int32(truncatingIfNeeded: place)
        let earliest = place &- DeflateSymbols.farthest
        if best < 3, near >= 0, near >= earliest, limit >= 3,
            unsafe self.word(bytes + near) &<< 8 == word &<< 8
        {
            best = 3
            unsafe matches.pointee = DeflateToken(length: 3, distance: place &- near)
            unsafe matches += 1
        }
        var depth = Self.searchDepth
        while candidate >= 0, candidate >= earliest, depth > 0, best < limit {
            // The bytes that would make it longer tell most of them.
            if best < 3 ? true : unsafe self.word(bytes + candidate + best - 3) == self.word(here + best - 3)
            {
                let length = unsafe commonLength(here, bytes + candidate, limit)
                if length > best {
                    best = length
                    unsafe matches.pointee = DeflateToken(length: length, distance: place &- candidate)
                    unsafe matches += 1
                }
            }
            let next = unsafe Int(chain[candidate & Self.windowMask])
            // The window's older places have been overwritten by newer ones.
            guard next < candidate else { break }
            candidate = next
            depth &-= 1
        }
        return unsafe matches
    }

    /// The most matches that ``find`` writes.
    static let mostMatches = searchDepth + 1

    /// Knuth's multiplier: the high bits of the product mix all bits of the word.
    @inline(__always)
    private func hash(_ word: UInt32) -> Int { Int((word &* 0x9E37_79B1) &>> (32 &- Self.hashBits)) }

    @inline(__always)
    private func word(_ bytes: UnsafePointer<UInt8>) -> UInt32 {
        unsafe UInt32(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt32.self))
    }
}

/// How many bytes are equal from both places on, at most `limit`.
@inline(__always)
func commonLength(_ a: UnsafePointer<UInt8>, _ b: UnsafePointer<UInt8>, _ limit: Int) -> Int {
    var length = 0
    while length &+ 8 <= limit {
        let x = unsafe UnsafeRawPointer(a + length).loadUnaligned(as: UInt64.self)
        let y = unsafe UnsafeRawPointer(b + length).loadUnaligned(as: UInt64.self)
        if x != y { return length &+ (x ^ y).littleEndian.trailingZeroBitCount &>> 3 }
        length &+= 8
    }
    while length < limit, unsafe a[length] == b[length] { length &+= 1 }
    return length
}
