import Digests
import Foundation

/// A growing buffer that the canonical encoding is written into.
///
/// A display list is written for every tile of every run, only to be digested; hence raw memory.
@safe
struct CanonicalWriter: ~Copyable {
    private var start: UnsafeMutableRawPointer
    private var capacity: Int
    private var used = 0

    init(capacity: Int) {
        unsafe start = .allocate(byteCount: capacity, alignment: 16)
        self.capacity = capacity
    }

    deinit { unsafe start.deallocate() }

    var digest: ContentDigest {
        unsafe ContentDigest(of: UnsafeRawBufferPointer(start: start, count: used))
    }

    var bytes: [UInt8] { unsafe [UInt8](UnsafeRawBufferPointer(start: start, count: used)) }

    mutating func byte(_ value: UInt8) {
        reserve(1)
        unsafe start.storeBytes(of: value, toByteOffset: used, as: UInt8.self)
        used += 1
    }

    mutating func word(_ value: UInt32) {
        reserve(4)
        unsafe start.storeBytes(of: value.littleEndian, toByteOffset: used, as: UInt32.self)
        used += 4
    }

    mutating func number(_ value: CGFloat) { number(Double(value)) }

    /// Adding +0 turns −0 into +0 and leaves every other number alone.
    mutating func number(_ value: Double) {
        reserve(8)
        let bits = value.isNaN ? Double.nan.bitPattern : (value + 0).bitPattern
        unsafe start.storeBytes(of: bits.littleEndian, toByteOffset: used, as: UInt64.self)
        used += 8
    }

    /// Seven bits a byte, lowest first; a negative number is written as the large unsigned one.
    mutating func count(_ value: Int) {
        var rest = UInt64(bitPattern: Int64(value))
        while rest >= 0x80 {
            byte(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        byte(UInt8(rest))
    }

    mutating func block(_ bytes: [UInt8]) {
        count(bytes.count)
        unsafe bytes.withUnsafeBytes { unsafe append($0) }
    }

    /// Swift compares strings by canonical equivalence, so equal ones may differ in their bytes.
    mutating func string(_ text: String) {
        var text = text
        let isASCII = unsafe text.utf8.withContiguousStorageIfAvailable { bytes in
            unsafe bytes.allSatisfy { $0 < 0x80 }
        }
        if isASCII != true { text = text.precomposedStringWithCanonicalMapping }
        text.makeContiguousUTF8()
        count(text.utf8.count)
        text.withUTF8 { unsafe append(UnsafeRawBufferPointer($0)) }
    }

    private mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let source = bytes.baseAddress, bytes.count > 0 else { return }
        reserve(bytes.count)
        unsafe (start + used).copyMemory(from: source, byteCount: bytes.count)
        used += bytes.count
    }

    private mutating func reserve(_ extra: Int) {
        if used + extra > capacity { grow(extra) }
    }

    @inline(never)
    private mutating func grow(_ extra: Int) {
        let larger = max(capacity * 2, used + extra)
        let fresh = UnsafeMutableRawPointer.allocate(byteCount: larger, alignment: 16)
        unsafe fresh.copyMemory(from: start, byteCount: used)
        unsafe start.deallocate()
        unsafe start = fresh
        capacity = larger
    }
}
