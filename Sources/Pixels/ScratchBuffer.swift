/// Memory that is kept between uses and only ever grows; its content is undefined after growth.
@safe struct ScratchBuffer: ~Copyable {
    private var storage: UnsafeMutableRawBufferPointer

    init() {
        unsafe storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }

    deinit {
        unsafe storage.deallocate()
    }

    /// At least `count` bytes, good until the next call or the end of the buffer.
    mutating func reserve(_ count: Int) -> UnsafeMutablePointer<UInt8> {
        if unsafe storage.count < count {
            unsafe storage.deallocate()
            unsafe storage = .allocate(byteCount: count + count / 4 + 64, alignment: 64)
        }
        return unsafe storage.baseAddress!.assumingMemoryBound(to: UInt8.self)
    }
}
