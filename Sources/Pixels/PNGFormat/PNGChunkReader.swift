internal import CDeflate

/// Walks over the chunks of a PNG file and checks their lengths, names and checksums.
@safe struct PNGChunkReader {
    let name: String
    let limits: PNGLimits
    private let bytes: UnsafeRawBufferPointer
    private var offset = 8
    private var chunkCount = 0

    /// A chunk in place; `data` is good as long as the file's bytes.
    @safe struct Chunk {
        let type: PNGChunkType
        let data: UnsafeRawBufferPointer

        func failure(_ rule: String) -> PNGError.Reason { .badChunk(type: "\(type)", rule: rule) }
    }

    /// Checks the signature.
    init(_ bytes: UnsafeRawBufferPointer, limits: PNGLimits, name: String) throws(PNGError) {
        self.name = name
        self.limits = limits
        unsafe self.bytes = bytes
        if let reason = unsafe Self.signatureFault(bytes) {
            throw PNGError(name: name, reason: reason)
        }
    }

    func failure(_ reason: PNGError.Reason) -> PNGError { PNGError(name: name, reason: reason) }

    /// Bytes after the last chunk read.
    var remaining: Int { unsafe bytes.count - offset }

    /// The next chunk, or `nil` at the end of the file.
    mutating func next() throws(PNGError) -> Chunk? {
        guard remaining > 0 else { return nil }
        guard remaining >= 8 else { throw failure(.truncated(inside: "a chunk's head")) }
        chunkCount += 1
        guard chunkCount <= limits.chunks else {
            throw failure(.tooManyChunks(limit: limits.chunks))
        }
        let length = Int(unsafe bytes.bigEndianWord(at: offset))
        let type = unsafe PNGChunkType(word: bytes.bigEndianWord(at: offset + 4))
        guard type.isValid else { throw failure(.chunkType) }
        // PNG keeps the highest bit of a length for languages without unsigned numbers.
        let limit = type == "IDAT" ? 0x7FFF_FFFF : limits.chunkBytes
        guard length <= limit else {
            throw failure(.chunkTooLong(type: "\(type)", length: length, limit: limit))
        }
        guard remaining - 8 >= length + 4 else {
            throw failure(.truncated(inside: "chunk \(type)"))
        }
        let start = offset + 8
        let data = unsafe UnsafeRawBufferPointer(rebasing: bytes[start..<start + length])
        let sum = unsafe libdeflate_crc32(0, bytes.baseAddress! + offset + 4, length + 4)
        guard unsafe sum == bytes.bigEndianWord(at: start + length) else {
            throw failure(.checksum(ofChunk: "\(type)"))
        }
        offset = start + length + 4
        return unsafe Chunk(type: type, data: unsafe data)
    }

    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func signatureFault(_ bytes: UnsafeRawBufferPointer) -> PNGError.Reason? {
        if unsafe bytes.starts(with: signature) { return nil }
        let head = unsafe Array(bytes.prefix(64))
        if head.isEmpty { return .empty }
        if signature.starts(with: head) { return .truncated(inside: "the signature") }
        if head.starts(with: "version https://git-lfs".utf8) { return .gitLFSPointer }
        // What is left of the signature when line ends were made CR, LF or CR LF throughout.
        let converted: [[UInt8]] = [
            [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A],
            [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x0A, 0x1A, 0x0A],
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x1A, 0x0D],
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x1A, 0x0D],
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A],
            [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D],
        ]
        return converted.contains { head.starts(with: $0) } ? .lineEndingsConverted : .notPNG
    }
}

extension UnsafeRawBufferPointer {
    /// Four bytes, the highest first, which must lie inside the buffer.
    func bigEndianWord(at offset: Int) -> UInt32 {
        unsafe UInt32(bigEndian: loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }
}
