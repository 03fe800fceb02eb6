/// A chunk of a PNG file that is not part of the picture: a type and its data.
package struct PNGChunk: Hashable, Sendable {
    /// Four ASCII letters; a small first letter means that a reader may skip the chunk.
    package let type: String
    package let data: [UInt8]

    /// A chunk for `encodePNG`; `type` must be four ASCII letters, the first and second small
    /// (ancillary, private) and the third a capital, as the PNG specification asks.
    package init(type: String, data: [UInt8]) {
        let letters = Array(type.utf8)
        precondition(
            letters.count == 4
                && letters.allSatisfy { (65...90).contains($0) || (97...122).contains($0) },
            "'\(type)' is not four ASCII letters")
        precondition(
            letters[0] & 32 != 0 && letters[1] & 32 != 0 && letters[2] & 32 == 0,
            "'\(type)' is not the name of a private ancillary chunk, such as 'spGd'")
        precondition(data.count <= 0x7FFF_FFFF, "a chunk holds at most 2³¹ − 1 bytes")
        self.type = type
        self.data = data
    }

    /// A chunk as read from a file, with whatever type it had.
    init(readType type: String, data: [UInt8]) {
        self.type = type
        self.data = data
    }
}

/// How much time a PNG may take to become small. Both are deterministic.
package enum PNGEffort: String, CaseIterable, Hashable, Sendable {
    /// One pass of run coding, or libdeflate's first level where that would grow: for batches.
    case fast
    /// The best of several filters at libdeflate's level 7: for goldens, which are written once.
    case small
    /// The same at level 12, which takes some twenty times as long: where a golden would be larger than it may be.
    case smallest
}
