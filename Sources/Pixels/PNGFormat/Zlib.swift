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

    /// The CRC-32 that PNG and zlib's relatives use.
    package static func crc32(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }
}
