internal import CDeflate
internal import Glibc

/// Reads PNG files, keeping its memory from one to the next.
///
/// Strict: a checksum that is wrong, a broken extra chunk, or a palette index without colour are errors, so that
/// a damaged file never passes for a picture. What stands behind a picture that is whole, after IEND or after the
/// zlib stream, changes no pixel: it is an error too, but where `surplus` is asked for. Gamma and
/// colour profiles are ignored: samples are taken as sRGB. 16-bit samples keep their high byte.
/// Not for two threads at once: each worker has its own.
@safe package final class PNGDecoder {
    private let inflater: OpaquePointer
    private var compressed = ScratchBuffer()
    private var inflated = ScratchBuffer()
    /// Of the picture decoded last, if it has 16 bits a sample: what tells these from others, low bytes included.
    private(set) var deepSamples: UInt64?
    /// Memory above this is given back after each picture, in bytes.
    private static let kept = 16 << 20

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
        var surplus: [PNGError] = []
        let content = try unsafe PNGContent(bytes, limits: limits, name: name)
        let picture = try picture(content, name: name, surplus: &surplus)
        if let first = surplus.first { throw first }
        return picture
    }

    /// The picture of a file of unknown origin, and what stands behind it that no decoder needs.
    package func decodeForeign(
        _ bytes: [UInt8], limits: PNGLimits = .standard, name: String, surplus: inout [PNGError]
    ) throws(PNGError) -> Pixmap {
        var found: [PNGError] = []
        let result = unsafe bytes.withUnsafeBytes { buffer in
            Result { () throws(PNGError) in
                let content = try unsafe PNGContent(buffer, limits: limits, name: name)
                return try picture(content, name: name, surplus: &found)
            }
        }
        surplus += found
        return try result.get()
    }

    /// The picture as a value, in the one piece of memory that it was inflated into.
    ///
    /// With `release` the file's bytes are the decoder's to spend: it moves them together, and calls `release`
    /// once, where it gets so far, as soon as it needs them no more.
    func picture(
        _ content: PNGContent, name: @autoclosure () -> String, surplus: inout [PNGError],
        release: (() -> Void)? = nil
    ) throws(PNGError) -> Pixmap {
        let room = PNGRoom(content.header)
        guard FreeMemory.has(room.count) else {
            throw PNGError(name: name(), reason: .noMemory(bytes: room.count))
        }
        return try unsafe Pixmap(
            width: content.header.width, height: content.header.height,
            spare: room.count - content.header.pixelBytes
        ) { buffer throws(PNGError) in
            try unsafe decode(
                content, into: buffer.assumingMemoryBound(to: UInt8.self).baseAddress!, name: name,
                surplus: &surplus, release: release)
        }
    }

    /// The picture's pixels in `room`: `width * height * 4` bytes, good until the room is used again.
    func pixels(
        _ content: PNGContent, name: @autoclosure () -> String, into room: inout ScratchBuffer,
        surplus: inout [PNGError]
    ) throws(PNGError) -> UnsafeRawBufferPointer {
        let count = PNGRoom(content.header).count
        guard let pixels = unsafe room.reserveIfPossible(count) else {
            throw PNGError(name: name(), reason: .noMemory(bytes: count))
        }
        try unsafe decode(content, into: pixels, name: name, surplus: &surplus)
        return unsafe UnsafeRawBufferPointer(start: pixels, count: content.header.pixelBytes)
    }

    /// Fills a `PNGRoom` of memory, which then begins with the pixels.
    private func decode(
        _ content: PNGContent, into memory: UnsafeMutablePointer<UInt8>, name: () -> String,
        surplus: inout [PNGError], release: (() -> Void)? = nil
    ) throws(PNGError) {
        defer {
            compressed.release(above: Self.kept)
            inflated.release(above: Self.kept)
        }
        do throws(PNGFault) {
            let count = content.header.inflatedBytes
            let rows: UnsafeMutablePointer<UInt8>
            if let start = PNGRoom(content.header).rows {
                unsafe rows = memory + start
            } else {
                guard let own = unsafe inflated.reserveIfPossible(count + PNGRoom.overrun) else {
                    throw PNGFault(.noMemory(bytes: count))
                }
                unsafe rows = own
            }
            let left = try unsafe inflate(
                content, into: rows, count: count, spendsBytes: release != nil)
            compressed.release(above: Self.kept)
            release?()
            deepSamples = try unsafe PNGExpansion(content).expand(rows, into: memory)
            if left > 0 {
                surplus.append(PNGError(name: name(), reason: .dataAfterPixels(count: left)))
            }
            if content.bytesAfterEnd > 0 {
                surplus.append(
                    PNGError(name: name(), reason: .dataAfterEnd(count: content.bytesAfterEnd)))
            }
        } catch {
            throw PNGError(name: name(), reason: error.reason)
        }
    }

    /// Whether the two bytes before the data allow it: deflate, 32 KiB at most, no dictionary.
    private func startsAsZlib(_ stream: UnsafeRawBufferPointer) -> Bool {
        let (method, flags) = unsafe (Int(stream[0]), Int(stream[1]))
        return method & 15 == 8 && method >> 4 <= 7 && flags & 32 == 0
            && (method << 8 | flags) % 31 == 0
    }

    /// Writes the rows as they were filtered, exactly `count` bytes; how many bytes of IDAT are left.
    private func inflate(
        _ content: PNGContent, into rows: UnsafeMutablePointer<UInt8>, count: Int, spendsBytes: Bool
    ) throws(PNGFault) -> Int {
        let stream = try unsafe joined(content.pixelData, inPlace: spendsBytes)
        // Deflate makes at most 258 bytes of 2 bits, so a smaller stream cannot hold the rows:
        // known before any memory is touched for them.
        guard count / 1032 <= stream.count else {
            throw PNGFault(.pixelCount(expected: count))
        }
        var used = 0
        let status = unsafe libdeflate_zlib_decompress_ex(
            inflater, stream.baseAddress, stream.count, rows, count, &used, nil)
        switch status {
        case LIBDEFLATE_SUCCESS: return stream.count - used
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

    /// The data of all IDAT chunks in one piece; a single one is not copied, and several in place are moved to the
    /// first one's end.
    private func joined(
        _ parts: [UnsafeRawBufferPointer], inPlace: Bool
    ) throws(PNGFault) -> UnsafeRawBufferPointer {
        if unsafe parts.count == 1 { return unsafe parts[0] }
        let count = unsafe parts.reduce(0) { $0 + $1.count }
        let start: UnsafeMutableRawPointer
        if inPlace, let first = unsafe parts[0].baseAddress {
            unsafe start = UnsafeMutableRawPointer(mutating: first)
        } else {
            guard let room = unsafe compressed.reserveIfPossible(count) else {
                throw PNGFault(.noMemory(bytes: count))
            }
            unsafe start = UnsafeMutableRawPointer(room)
        }
        var offset = 0
        for index in unsafe parts.indices {
            let part = unsafe parts[index]
            if let from = part.baseAddress {
                // Parts move towards the start, in order, so that none is written over before it was moved.
                unsafe memmove(start + offset, from, part.count)
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
                let type = chunk.type.description
                if wanted(type) {
                    chunks.append(PNGChunk(readType: type, data: unsafe Array(chunk.data)))
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
