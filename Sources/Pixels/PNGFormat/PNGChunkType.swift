/// The four letters of a chunk's type as one word, so that one is told from another by a single comparison.
///
/// PNG (Third Edition), section 5.3: the type is four bytes, A to Z or a to z.
struct PNGChunkType: Equatable, ExpressibleByStringLiteral, CustomStringConvertible {
    /// The first letter in its highest byte.
    let word: UInt32

    init(word: UInt32) { self.word = word }

    /// - Parameter letters: four of ASCII.
    init(stringLiteral letters: StaticString) {
        precondition(letters.utf8CodeUnitCount == 4, "a chunk's type has four letters")
        let start = unsafe UnsafeRawPointer(letters.utf8Start)
        word = unsafe UInt32(bigEndian: start.loadUnaligned(as: UInt32.self))
    }

    /// Whether all four bytes are letters.
    var isValid: Bool {
        var letters = word & 0xDFDF_DFDF
        for _ in 0..<4 {
            guard (65...90).contains(letters & 0xFF) else { return false }
            letters >>= 8
        }
        return true
    }

    /// A small first letter marks what may be skipped (section 5.4).
    var isAncillary: Bool { word & 0x2000_0000 != 0 }

    var description: String {
        String(decoding: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }, as: UTF8.self)
    }
}
