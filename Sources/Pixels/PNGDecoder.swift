internal import CDeflate

/// Reads PNG files, keeping its memory from one to the next.
///
/// Strict: a checksum that is wrong, a broken extra chunk, a palette index without colour, or
/// bytes after the end are errors, so that a damaged file never passes for a picture. Gamma and
/// colour profiles are ignored: samples are taken as sRGB. 16-bit samples keep their high byte.
/// Not for two threads at once: each worker has its own.
@safe package final class PNGDecoder {
    private let inflater: OpaquePointer
    private var compressed = ScratchBuffer()
    private var inflated = ScratchBuffer()

    package init() {
        guard let made = unsafe libdeflate_alloc_decompressor() else {
            fatalError("libdeflate has no memory for a decompressor")
        }
        unsafe inflater = made
    }

    deinit {
        unsafe libdeflate_free_decompressor(inflater)
    }

    /// The picture in `bytes`; `name` is for the error's message.
    package func decode(
        _ bytes: [UInt8], limits: PNGLimits = .standard, name: String
    ) throws(PNGError) -> Pixmap {
        // The standard library's own call only throws any error.
        let result = unsafe bytes.withUnsafeBytes { buffer in
            Result { () throws(PNGError) in
                try unsafe decode(buffer, limits: limits, name: name)
            }
        }
        return try result.get()
    }

    /// As `decode(_:limits:name:)`, from memory that is someone else's.
    package func decode(
        _ bytes: UnsafeRawBufferPointer, limits: PNGLimits = .standard, name: String
    ) throws(PNGError) -> Pixmap {
        let content = try unsafe PNGContent(bytes, limits: limits, name: name)
        do throws(PNGFault) {
            let rows = try unsafe inflate(content, count: content.header.inflatedBytes)
            return try unsafe Pixmap(
                width: content.header.width, height: content.header.height
            ) { buffer throws(PNGFault) in
                try unsafe PNGExpansion(content).expand(
                    rows, into: buffer.assumingMemoryBound(to: UInt8.self).baseAddress!)
            }
        } catch {
            throw PNGError(name: name, reason: error.reason)
        }
    }

    /// The picture's header, and its pixels in `room`: `width * height * 4` bytes, good until the
    /// room is used again.
    func decode(
        _ bytes: UnsafeRawBufferPointer, limits: PNGLimits, name: String,
        into room: inout ScratchBuffer
    ) throws(PNGError) -> (header: PNGHeader, pixels: UnsafeRawBufferPointer) {
        let content = try unsafe PNGContent(bytes, limits: limits, name: name)
        let count = content.header.width * content.header.height * 4
        do throws(PNGFault) {
            let rows = try unsafe inflate(content, count: content.header.inflatedBytes)
            let pixels = unsafe room.reserve(count)
            try unsafe PNGExpansion(content).expand(rows, into: pixels)
            return unsafe (
                content.header, UnsafeRawBufferPointer(start: pixels, count: count)
            )
        } catch {
            throw PNGError(name: name, reason: error.reason)
        }
    }

    /// Whether the two bytes before the data allow it: deflate, 32 KiB at most, no dictionary.
    private func startsAsZlib(_ stream: UnsafeRawBufferPointer) -> Bool {
        let (method, flags) = unsafe (Int(stream[0]), Int(stream[1]))
        return method & 15 == 8 && method >> 4 <= 7 && flags & 32 == 0
            && (method << 8 | flags) % 31 == 0
    }

    /// The rows as they were filtered, exactly `count` bytes, with room for a word after them.
    private func inflate(
        _ content: PNGContent, count: Int
    ) throws(PNGFault) -> UnsafeMutablePointer<UInt8> {
        let stream = unsafe joined(content.pixelData)
        // Deflate makes at most 258 bytes of 2 bits, so a smaller stream cannot hold the rows:
        // known before any memory is taken for them.
        guard count / 1032 <= stream.count else {
            throw PNGFault(.pixelCount(expected: count))
        }
        let rows = unsafe inflated.reserve(count + 8)
        let status = unsafe libdeflate_zlib_decompress(
            inflater, stream.baseAddress, stream.count, rows, count, nil)
        switch status {
        case LIBDEFLATE_SUCCESS: return unsafe rows
        case LIBDEFLATE_BAD_DATA: break
        default: throw PNGFault(.pixelCount(expected: count))
        }
        // libdeflate has one word for a damaged stream and for a wrong sum: try without the sum.
        if stream.count > 6, unsafe startsAsZlib(stream),
            unsafe libdeflate_deflate_decompress(
                inflater, stream.baseAddress! + 2, stream.count - 6, rows, count, nil)
                == LIBDEFLATE_SUCCESS
        {
            throw PNGFault(.pixelChecksum)
        }
        throw PNGFault(.damagedPixels)
    }

    /// The data of all IDAT chunks in one piece; a single one is not copied.
    private func joined(_ parts: [UnsafeRawBufferPointer]) -> UnsafeRawBufferPointer {
        if unsafe parts.count == 1 { return unsafe parts[0] }
        let count = unsafe parts.reduce(0) { $0 + $1.count }
        let start = unsafe UnsafeMutableRawPointer(compressed.reserve(count))
        var offset = 0
        for index in unsafe parts.indices {
            let part = unsafe parts[index]
            if let from = part.baseAddress {
                unsafe (start + offset).copyMemory(from: from, byteCount: part.count)
            }
            offset += part.count
        }
        return unsafe UnsafeRawBufferPointer(start: start, count: count)
    }
}

/// The picture in `bytes`; with many to read, keep a `PNGDecoder`.
package func decodePNG(
    _ bytes: [UInt8], limits: PNGLimits = .standard, name: String
) throws(PNGError) -> Pixmap {
    try PNGDecoder().decode(bytes, limits: limits, name: name)
}

/// The header of a PNG file, checked against the limits; nothing after it is looked at.
package func readPNGHeader(
    _ bytes: [UInt8], limits: PNGLimits = .standard, name: String
) throws(PNGError) -> PNGHeader {
    let result = unsafe bytes.withUnsafeBytes { buffer in
        Result { () throws(PNGError) in
            var reader = try unsafe PNGChunkReader(buffer, limits: limits, name: name)
            return try readHeader(&reader)
        }
    }
    return try result.get()
}

/// The chunks of a PNG file whose type is `wanted`, in order, without decoding pixels.
///
/// Every checksum of the file is checked, and that it ends with IEND and nothing after it. IHDR,
/// PLTE and IDAT are chunks like others here.
package func readPNGChunks(
    _ bytes: [UInt8], limits: PNGLimits = .standard, name: String,
    where wanted: (String) -> Bool = { _ in true }
) throws(PNGError) -> [PNGChunk] {
    let result = unsafe bytes.withUnsafeBytes { buffer in
        Result { () throws(PNGError) in
            var reader = try unsafe PNGChunkReader(buffer, limits: limits, name: name)
            var chunks: [PNGChunk] = []
            while let chunk = try reader.next() {
                if wanted(chunk.type) {
                    chunks.append(PNGChunk(readType: chunk.type, data: unsafe Array(chunk.data)))
                }
                guard chunk.type == "IEND" else { continue }
                guard reader.remaining == 0 else {
                    throw reader.failure(.dataAfterEnd(count: reader.remaining))
                }
                return chunks
            }
            throw reader.failure(.truncated(inside: "the list of chunks, before IEND"))
        }
    }
    return try result.get()
}
