/// Bits on their way to memory, lowest first.
@safe struct BitSink {
    private(set) var next: UnsafeMutablePointer<UInt8>
    private var bits: UInt64 = 0
    private var bitCount: UInt64 = 0

    init(next: UnsafeMutablePointer<UInt8>) {
        unsafe self.next = next
    }

    /// A code as `RunCodes` has it. Eight bytes are written each time, those not full yet again and
    /// again: cheaper than a branch that nobody can predict.
    @inline(__always)
    mutating func put(_ code: UInt32) {
        bits |= UInt64(code & RunCodes.codeMask) &<< bitCount
        bitCount &+= UInt64(code &>> RunCodes.lengthShift)
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: bits.littleEndian, as: UInt64.self)
        unsafe next += Int(bitCount &>> 3)
        bits &>>= bitCount & ~7
        bitCount &= 7
    }

    /// Bits that are no code, at most 26 of them.
    @inline(__always)
    mutating func put(_ value: UInt32, count: Int) {
        put(value | UInt32(truncatingIfNeeded: count) &<< RunCodes.lengthShift)
    }

    /// Goes on elsewhere, where the same bytes stand before.
    mutating func move(to place: UnsafeMutablePointer<UInt8>) { unsafe next = place }

    /// Fills the last byte with zeros and puts a sum after it.
    mutating func finish(sum: UInt32) {
        while bitCount > 0 {
            unsafe next.pointee = UInt8(truncatingIfNeeded: bits)
            unsafe next += 1
            bits >>= 8
            bitCount = bitCount > 8 ? bitCount - 8 : 0
        }
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: sum.bigEndian, as: UInt32.self)
        unsafe next += 4
    }
}
