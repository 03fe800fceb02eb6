/// Why a file cannot be taken as a PNG picture, in words for the person who has the file.
package struct PNGError: Error, Hashable, CustomStringConvertible {
    /// The file, as the caller named it.
    package let name: String
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        case empty
        case notPNG
        /// The pointer that Git LFS leaves where a file was not fetched.
        case gitLFSPointer
        /// The signature shows that line endings were converted, as if this were text.
        case lineEndingsConverted
        /// A picture from inside an iOS app, with other channels and no zlib head.
        case appleVariant
        /// The file ends inside the part named.
        case truncated(inside: String)
        case checksum(ofChunk: String)
        /// A header that PNG does not allow; says which field.
        case header(String)
        case tooLarge(width: Int, height: Int, limit: String)
        case tooManyChunks(limit: Int)
        case chunkTooLong(type: String, length: Int, limit: Int)
        case chunkType
        /// A chunk that may not be skipped and that nobody here knows.
        case unknownCriticalChunk(String)
        case misplacedChunk(type: String, rule: String)
        case badChunk(type: String, rule: String)
        case missingChunk(String)
        case paletteIndex(Int, count: Int)
        /// Compressed pixels that are not a zlib stream.
        case damagedPixels
        /// A zlib stream whose Adler-32 sum is wrong.
        case pixelChecksum
        /// A zlib stream with more or fewer bytes than the header asks for.
        case pixelCount(expected: Int)
        case filter(UInt8, row: Int)
        case dataAfterEnd(count: Int)
        /// Bytes of IDAT behind the zlib stream.
        case dataAfterPixels(count: Int)
        /// There is no memory for so many bytes.
        case noMemory(bytes: Int)
        /// Of a picture with more frames than the first one, which alone is decoded.
        case animated
        /// Of samples whose low bytes are not decoded, and are not known to be another picture's.
        case deepSamples
        /// Of two pictures whose colours are meant for two colour spaces.
        case otherColors(than: String)
        /// Of two pictures that are shown turned or mirrored, each in its way.
        case otherOrientation(than: String)
    }

    package var description: String { "\(name): \(what) \(remedy)" }

    private var what: String {
        switch reason {
        case .empty: "the file is empty."
        case .notPNG: "this is not a PNG file."
        case .gitLFSPointer: "this is a Git LFS pointer, not the picture itself."
        case .lineEndingsConverted: "the line endings of this PNG file were converted as if it were text."
        case .appleVariant: "this is Apple's own variant of PNG (CgBI), as Xcode puts into apps."
        case .truncated(let part): "the file is truncated: it ends inside \(part)."
        case .checksum(let type): "the checksum (CRC-32) of chunk \(type) is wrong."
        case .header(let rule): "the header is not valid: \(rule)."
        case .tooLarge(let width, let height, let limit):
            "the picture is \(width) × \(height) pixels; the limit is \(limit)."
        case .tooManyChunks(let limit): "the file has more than \(limit) \(limit == 1 ? "chunk" : "chunks")."
        case .chunkTooLong(let type, let length, let limit):
            "chunk \(type) says it has \(byteCount(length)); the limit is \(limit)."
        case .chunkType: "a chunk type is not made of four letters."
        case .unknownCriticalChunk(let type):
            "chunk \(type) is needed to show the picture, but its type is unknown."
        case .misplacedChunk(let type, let rule): "chunk \(type) is misplaced: \(rule)."
        case .badChunk(let type, let rule): "chunk \(type) is not valid: \(rule)."
        case .missingChunk(let type): "chunk \(type) is missing."
        case .paletteIndex(let index, let count):
            "a pixel has colour number \(index), but the palette ends at \(count - 1)."
        case .damagedPixels: "the compressed pixels are damaged."
        case .pixelChecksum: "the checksum (Adler-32) of the pixels is wrong."
        case .pixelCount(let expected):
            "the compressed pixels are not the \(byteCount(expected)) that the header asks for."
        case .filter(let type, let row): "row \(row) has the unknown filter type \(type)."
        case .dataAfterEnd(let count):
            "\(byteCount(count)) \(count == 1 ? "follows" : "follow") the end of the picture."
        case .dataAfterPixels(let count):
            "\(byteCount(count)) \(count == 1 ? "follows" : "follow") the compressed pixels in chunk IDAT."
        case .noMemory(let count): "there is not enough memory for its \(byteCount(count))."
        case .animated: "the picture is animated, and only its first frame is compared."
        case .deepSamples: "it has 16 bits per sample, and only the high 8 bits are compared."
        case .otherColors(let other):
            "its colour space is not the one of \(other); the colours are compared as numbers."
        case .otherOrientation(let other):
            "its orientation (EXIF) is not the one of \(other); the picture is compared as it is stored."
        }
    }

    /// Of a warning: what is odd about a file that is taken all the same.
    package var oddity: String {
        switch reason {
        case .dataAfterEnd, .dataAfterPixels: "\(name): \(what) The picture is whole."
        default: "\(name): \(what)"
        }
    }

    /// Whether a part of the picture is not compared.
    package var isUnseen: Bool { reason == .animated || reason == .deepSamples }

    private func byteCount(_ count: Int) -> String { count == 1 ? "1 byte" : "\(count) bytes" }

    private var remedy: String {
        switch reason {
        case .gitLFSPointer: "Run 'git lfs pull', then try again."
        case .lineEndingsConverted:
            "Restore it, and mark *.png as binary in .gitattributes."
        case .appleVariant:
            "Use the original, or convert it back with 'xcrun pngcrush -revert-iphone-optimizations'."
        case .notPNG, .empty: "Give a PNG file, or record this picture again."
        case .tooLarge: "Make the picture smaller, or cut it into parts."
        case .noMemory: FreeMemory.remedy
        case .animated: "Save each frame as a file and compare those."
        case .deepSamples: "Use another mode, such as max-delta, or compare files with 8 bits per sample."
        default: "Restore the file from version control, or record it again."
        }
    }
}

/// What a PNG file may ask for; checked before memory is taken.
package struct PNGLimits: Hashable, Sendable {
    /// Pixels of the longer side.
    package var side: Int
    /// Pixels in all.
    package var pixels: Int
    /// Bytes of the decoded picture, and apart from that of its inflated rows, which may be twice as large.
    package var bytes: Int
    /// Chunks of the file; encoders that split IDAT every 8 KiB need one for each.
    package var chunks: Int
    /// Bytes of one chunk that is not IDAT.
    package var chunkBytes: Int

    package init(side: Int, pixels: Int, bytes: Int, chunks: Int, chunkBytes: Int) {
        self.side = side
        self.pixels = pixels
        self.bytes = bytes
        self.chunks = chunks
        self.chunkBytes = chunkBytes
    }

    /// 16,384 pixels a side, 64 Mpx, 65,536 chunks, 16 MiB a chunk.
    ///
    /// The bytes are those of 64 Mpx of 16 bits a sample with the filter bytes of Adam7's rows, so that pixels
    /// decide, whatever the depth.
    package static let standard = PNGLimits(
        side: 16_384, pixels: 64 << 20, bytes: 513 << 20, chunks: 65_536, chunkBytes: 16 << 20)

    /// Bytes of a file with a picture inside of the standard limits: all its rows stored, and chunks beside.
    package static let standardFileBytes = 576 << 20
}
