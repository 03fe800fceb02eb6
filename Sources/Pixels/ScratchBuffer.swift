/// Memory that is kept between uses and only ever grows; its content is undefined after growth,
/// unless it is asked to be kept.
@safe struct ScratchBuffer: ~Copyable {
    private var storage: UnsafeMutableRawBufferPointer

    init() {
        unsafe storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }

    deinit {
        unsafe storage.deallocate()
    }

    /// At least `count` bytes, good until the next call or the end of the buffer.
    ///
    /// The first `kept` bytes stay what they are.
    mutating func reserve(_ count: Int, keeping kept: Int = 0) -> UnsafeMutablePointer<UInt8> {
        if unsafe storage.count < count {
            let old = unsafe storage
            unsafe storage = .allocate(byteCount: count + count / 4 + 64, alignment: 64)
            if kept > 0 {
                unsafe storage.copyMemory(from: UnsafeRawBufferPointer(rebasing: old[..<kept]))
            }
            unsafe old.deallocate()
        }
        return unsafe storage.baseAddress!.assumingMemoryBound(to: UInt8.self)
    }
}
