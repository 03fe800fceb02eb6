import CPangoCairo

/// Bytes that pictures and layers are drawn in, kept and used again.
@safe final class PixelBuffer {
    private let start: UnsafeMutableRawPointer
    let capacity: Int

    /// Uninitialised.
    init(capacity: Int) {
        self.capacity = capacity
        unsafe start = UnsafeMutableRawPointer.allocate(byteCount: capacity, alignment: 64)
    }

    deinit { unsafe start.deallocate() }

    /// Good for as long as this object lives.
    @unsafe var bytes: UnsafeMutableRawPointer { unsafe start }

    func fill(_ count: Int, with pixel: UInt32) {
        precondition(count * 4 <= capacity, "\(count) pixels do not fit into \(capacity) bytes")
        unsafe setPixels(start.bindMemory(to: UInt32.self, capacity: count), pixel, count)
    }
}

/// Sets pixels side by side to one colour, in the C library's widest steps.
@unsafe func setPixels(_ start: UnsafeMutablePointer<UInt32>, _ pixel: UInt32, _ count: Int) {
    unsafe start.withMemoryRebound(to: wchar_t.self, capacity: count) {
        _ = unsafe wmemset($0, wchar_t(bitPattern: pixel), count)
    }
}

/// The buffers of finished layers: as many as a deep picture needs, no more than 64 MiB at rest.
final class PixelBufferPool {
    /// What layers may hold at one time; deep nesting of large layers ends here, not in swapping.
    static let limit = 2 << 30

    private var lent = 0
    private var free: [PixelBuffer] = []
    private var freeBytes = 0

    /// The smallest kept buffer that is large enough, or a new one.
    func take(_ count: Int) -> PixelBuffer? {
        guard lent + count <= PixelBufferPool.limit else { return nil }
        var best: Int?
        for (index, buffer) in free.enumerated() where buffer.capacity >= count {
            if best.map({ free[$0].capacity > buffer.capacity }) ?? true { best = index }
        }
        guard let best else {
            let buffer = PixelBuffer(capacity: max(count, 4096))
            lent += buffer.capacity
            return buffer
        }
        let buffer = free.remove(at: best)
        freeBytes -= buffer.capacity
        lent += buffer.capacity
        return buffer
    }

    func give(_ buffer: PixelBuffer) {
        lent -= buffer.capacity
        guard free.count < 8, freeBytes + buffer.capacity <= 64 << 20 else { return }
        free.append(buffer)
        freeBytes += buffer.capacity
    }
}
