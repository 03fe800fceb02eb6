internal import CDeflate

/// Whole-buffer zlib streams through libdeflate, for data that travels inside a PNG's own chunks.
package enum Zlib {
    /// A zlib stream of `bytes`; the same bytes for the same input and library version.
    package static func compress(_ bytes: [UInt8], level: Int = 9) -> [UInt8] {
        let compressor = unsafe libdeflate_alloc_compressor(Int32(min(max(level, 0), 12)))
        guard let compressor = unsafe compressor else {
            preconditionFailure("libdeflate could not allocate a compressor of level \(level)")
        }
        defer { unsafe libdeflate_free_compressor(compressor) }
        let bound = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = unsafe bytes.withUnsafeBytes { source in
                unsafe libdeflate_zlib_compress(
                    compressor, source.baseAddress, source.count, buffer.baseAddress, bound)
            }
        }
    }

    /// What a zlib stream of unknown size holds, as far as it is intact; `nil` if that is more than `limit` bytes.
    package static func decompress(_ stream: ArraySlice<UInt8>, limit: Int) -> [UInt8]? {
        guard stream.count < Int(Int32.max), limit >= 0, limit < Int(Int32.max) else { return nil }
        var state = unsafe z_stream()
        let size = Int32(unsafe MemoryLayout<z_stream>.size)
        guard unsafe inflateInit2_(&state, MAX_WBITS, ZLIB_VERSION, size) == Z_OK else { return nil }
        defer { unsafe inflateEnd(&state) }
        var input = Array(stream)
        var result: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        return unsafe input.withUnsafeMutableBufferPointer { input in
            unsafe state.next_in = input.baseAddress
            unsafe state.avail_in = UInt32(input.count)
            while true {
                let (status, count) = unsafe piece.withUnsafeMutableBufferPointer { piece in
                    unsafe state.next_out = piece.baseAddress
                    unsafe state.avail_out = UInt32(piece.count)
                    let status = unsafe inflate(&state, Z_NO_FLUSH)
                    return (status, piece.count - Int(unsafe state.avail_out))
                }
                guard result.count + count <= limit else { return nil }
                result += piece[..<count]
                guard status == Z_OK, count > 0 else { return result }
            }
        }
    }

    /// The CRC-32 that PNG and zlib's relatives use.
    package static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
