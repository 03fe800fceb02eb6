internal import CDeflate

/// Streams that begin as if known words stood before them: libdeflate knows no dictionaries, so these are zlib's own.
extension Zlib {
    /// A zlib stream of `bytes` that may refer to `words`, a preset dictionary.
    ///
    /// At level 7: 9 takes four times as long for 1 % less.
    ///
    /// - Parameter words: what may come again, the likeliest last; at most 32 KB of it count.
    package static func compress(_ bytes: [UInt8], after words: [UInt8]) -> [UInt8] {
        var stream = unsafe z_stream()
        let size = Int32(unsafe MemoryLayout<z_stream>.size)
        guard
            unsafe deflateInit2_(
                &stream, 7, Z_DEFLATED, MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION, size) == Z_OK
        else { fatalError("zlib has no memory for a compressor") }
        defer { unsafe deflateEnd(&stream) }
        var input = bytes
        var dictionary = words
        let told = unsafe dictionary.withUnsafeMutableBufferPointer {
            unsafe deflateSetDictionary(&stream, $0.baseAddress, UInt32($0.count))
        }
        precondition(told == Z_OK, "zlib takes no dictionary of \(words.count) bytes")
        // The dictionary's number stands in the stream, too.
        let bound = unsafe Int(deflateBound(&stream, UInt(bytes.count))) + 4
        return unsafe [UInt8](unsafeUninitializedCapacity: bound) { target, used in
            unsafe input.withUnsafeMutableBufferPointer { input in
                unsafe stream.next_in = input.baseAddress
                unsafe stream.avail_in = UInt32(input.count)
                unsafe stream.next_out = target.baseAddress
                unsafe stream.avail_out = UInt32(bound)
                let done = unsafe deflate(&stream, Z_FINISH)
                precondition(done == Z_STREAM_END, "zlib needs more than its own bound")
            }
            used = unsafe bound - Int(stream.avail_out)
        }
    }

    /// What `stream` holds if that is exactly `count` bytes and its checksum agrees, else `nil`.
    ///
    /// Takes streams without a dictionary, too; one after other words than `words` is `nil`. Takes `count` bytes of
    /// memory at once, so the caller bounds it first.
    package static func decompress(_ stream: ArraySlice<UInt8>, count: Int, after words: [UInt8] = [])
        -> [UInt8]?
    {
        guard count >= 0, count < Int(Int32.max), stream.count < Int(Int32.max) else { return nil }
        var state = unsafe z_stream()
        let size = Int32(unsafe MemoryLayout<z_stream>.size)
        guard unsafe inflateInit2_(&state, MAX_WBITS, ZLIB_VERSION, size) == Z_OK else { return nil }
        defer { unsafe inflateEnd(&state) }
        var input = Array(stream)
        var dictionary = words
        var intact = false
        // Room for one byte more than is expected shows whether there is more.
        let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count + 1) { target, used in
            unsafe input.withUnsafeMutableBufferPointer { input in
                unsafe state.next_in = input.baseAddress
                unsafe state.avail_in = UInt32(input.count)
                unsafe state.next_out = target.baseAddress
                unsafe state.avail_out = UInt32(count + 1)
                var result = unsafe inflate(&state, Z_FINISH)
                if result == Z_NEED_DICT {
                    result = unsafe dictionary.withUnsafeMutableBufferPointer {
                        unsafe inflateSetDictionary(&state, $0.baseAddress, UInt32($0.count))
                    }
                    if result == Z_OK { result = unsafe inflate(&state, Z_FINISH) }
                }
                let written = unsafe count + 1 - Int(state.avail_out)
                intact = unsafe result == Z_STREAM_END && written == count && state.avail_in == 0
            }
            used = intact ? count : 0
        }
        return intact ? bytes : nil
    }
}
