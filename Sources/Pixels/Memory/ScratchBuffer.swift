internal import Glibc

/// Memory that is kept between uses and only ever grows; its content is undefined after growth,
/// unless it is asked to be kept.
@safe struct ScratchBuffer: ~Copyable {
    private var storage: UnsafeMutableRawBufferPointer

    init() {
        unsafe storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }

    deinit {
        unsafe free(storage.baseAddress)
    }

    /// At least `count` bytes, good until the next call or the end of the buffer.
    ///
    /// The first `kept` bytes stay what they are. Ends the program where there is no memory.
    mutating func reserve(_ count: Int, keeping kept: Int = 0) -> UnsafeMutablePointer<UInt8> {
        guard let start = unsafe reserveIfPossible(count, keeping: kept) else {
            fatalError("no memory for \(count) bytes")
        }
        return unsafe start
    }

    /// The same; `nil` where there is no memory, with the buffer as it was.
    mutating func reserveIfPossible(
        _ count: Int, keeping kept: Int = 0
    ) -> UnsafeMutablePointer<UInt8>? {
        if unsafe storage.count < count {
            // Small buffers grow ahead; of large ones a quarter would be much.
            let size = (count < 16 << 20 ? count + count / 4 : count) + 64
            var made: UnsafeMutableRawPointer?
            guard unsafe posix_memalign(&made, 64, size) == 0, let made = unsafe made else { return nil }
            if kept > 0, let old = unsafe storage.baseAddress {
                unsafe made.copyMemory(from: old, byteCount: kept)
            }
            unsafe free(storage.baseAddress)
            unsafe storage = UnsafeMutableRawBufferPointer(start: made, count: size)
            unsafe LargePages.ask(for: storage)
        }
        return unsafe storage.baseAddress!.assumingMemoryBound(to: UInt8.self)
    }

    /// Gives the memory back where it is more than `limit` bytes.
    mutating func release(above limit: Int) {
        guard unsafe storage.count > limit else { return }
        unsafe free(storage.baseAddress)
        unsafe storage = UnsafeMutableRawBufferPointer(start: nil, count: 0)
    }
}

/// Asks the system for large pages where much memory is about to be written for the first time: with small ones
/// the system took a fifth to a half of the time of comparing large pictures. Where it has none nothing changes.
enum LargePages {
    /// A large page on most machines, in bytes; elsewhere the hint is for more or fewer of them.
    private static let size = 2 << 20

    /// Only what lies wholly inside counts, so that no other memory is meant.
    static func ask(for memory: UnsafeMutableRawBufferPointer) {
        guard memory.count >= 2 * size, let start = memory.baseAddress else { return }
        let gap = -Int(bitPattern: start) & (size - 1)
        let count = (memory.count - gap) / size * size
        _ = unsafe madvise(start + gap, count, MADV_HUGEPAGE)
    }
}
