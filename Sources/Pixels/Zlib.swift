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

    /// What `stream` holds if that is exactly `count` bytes and its checksum agrees, else `nil`.
    ///
    /// Takes `count` bytes of memory at once, so the caller bounds it first.
    package static func decompress(_ stream: ArraySlice<UInt8>, count: Int) -> [UInt8]? {
        let decompressor = unsafe libdeflate_alloc_decompressor()
        guard count >= 0, let decompressor = unsafe decompressor else { return nil }
        defer { unsafe libdeflate_free_decompressor(decompressor) }
        var intact = false
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: max(count, 1)) { buffer, used in
            var read = 0
            var written = 0
            let result = unsafe stream.withUnsafeBytes { source in
                unsafe libdeflate_zlib_decompress_ex(
                    decompressor, source.baseAddress, source.count, buffer.baseAddress, count,
                    &read, &written)
            }
            intact =
                result == LIBDEFLATE_SUCCESS && written == count && read == stream.count
            used = intact ? count : 0
        }
        return intact ? bytes : nil
    }

    /// The CRC-32 that PNG and zlib's relatives use.
    package static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
