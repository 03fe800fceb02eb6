/// Writes filtered PNG rows as one zlib stream in a single pass: fixed Huffman codes, and no
/// matches but runs of zero bytes (distance 1).
///
/// On flat pictures nearly every filtered byte is zero, so this comes close to a real search for
/// matches at a fraction of the time. The Adler-32 sum is carried along row by row.
@safe struct PNGRunWriter: ~Copyable {
    /// Lent by the codes' owner, which outlives the writer.
    private let codes: UnsafePointer<UInt32>
    private let start: UnsafeMutablePointer<UInt8>
    private var sink: BitSink
    private var adler: UInt32 = 1

    /// The most bytes a row of `count` bytes, filter byte included, can add: 9 bits each, and the
    /// writer's own words.
    static func bound(rowBytes count: Int) -> Int { count + count / 8 + 32 }

    /// Starts a stream at `target`, which must be large enough for all that follows.
    init(target: UnsafeMutablePointer<UInt8>, codes: RunCodes) {
        unsafe self.codes = codes.pointer
        unsafe start = target
        // Method 8, window 32 KiB, fastest; then a last block with fixed codes.
        unsafe target[0] = 0x78
        unsafe target[1] = 0x01
        unsafe sink = BitSink(next: target + 2)
        sink.put(3 << RunCodes.lengthShift | 3)
    }

    /// Whole bytes written so far.
    var byteCount: Int { unsafe sink.next - start }

    /// A row that equals the one above it: filter Up, and `count` zeros.
    mutating func appendRepeatedRow(count: Int) {
        var sink = sink
        sink.put(literal(2))
        appendZeros(count, to: &sink)
        self.sink = sink
        // Adler-32: a += 2, then b += a once for each of the row's bytes, all mod 65521.
        let a = ((adler & 0xFFFF) + 2) % 65_521
        let b = (UInt64(adler >> 16) + UInt64(count + 1) * UInt64(a)) % 65_521
        adler = UInt32(b) << 16 | a
    }

    /// A filtered row: `count` bytes, the filter type first.
    ///
    /// Eight bytes after the row must be readable, and the first of them not zero.
    mutating func append(row: UnsafePointer<UInt8>, count: Int) {
        // A local copy stays in registers.
        var sink = sink
        var position = 0
        // Adler-32 of a row is a += Σ byte and b += count · a + Σ (count - place) · byte: zeros, which most are, add
        // nothing.
        var sum: UInt64 = 0
        var weighted: UInt64 = 0
        while position < count {
            let byte = unsafe row[position]
            if byte != 0 {
                sink.put(literal(byte))
                sum &+= UInt64(byte)
                weighted &+= UInt64(byte) &* UInt64(truncatingIfNeeded: count &- position)
                position &+= 1
                continue
            }
            let runStart = position
            while true {
                let word = unsafe UInt64(
                    littleEndian: UnsafeRawPointer(row + position)
                        .loadUnaligned(as: UInt64.self))
                if word != 0 {
                    position &+= word.trailingZeroBitCount &>> 3
                    break
                }
                position &+= 8
            }
            position = min(position, count)
            appendZeros(position &- runStart, to: &sink)
        }
        self.sink = sink
        let (a, b) = (UInt64(adler & 0xFFFF), UInt64(adler >> 16))
        let newB = (b + UInt64(count) * a + weighted) % 65_521
        adler = UInt32(newB) << 16 | UInt32((a + sum) % 65_521)
    }

    /// Ends the stream; the number of bytes it has.
    mutating func finish() -> Int {
        // End of block is code 256: seven zero bits.
        sink.put(7 << RunCodes.lengthShift)
        sink.finish(sum: adler)
        return byteCount
    }

    @inline(__always)
    private func appendZeros(_ count: Int, to sink: inout BitSink) {
        guard count > RunCodes.longest else {
            if count > 0 { sink.put(zeros(count)) }
            return
        }
        // A rest of one or two zeros would cost literals: leave three instead.
        let head = count < RunCodes.longest + 3 ? 256 : RunCodes.longest
        sink.put(zeros(head))
        var left = count &- head
        while left > 0 {
            let length = left <= 258 ? left : (left < 261 ? 255 : 258)
            sink.put(run(length))
            left &-= length
        }
    }

    @inline(__always)
    private func literal(_ byte: UInt8) -> UInt32 {
        unsafe codes[Int(byte)]
    }

    /// `count` is 1...`RunCodes.longest`.
    @inline(__always)
    private func zeros(_ count: Int) -> UInt32 {
        unsafe codes[256 + count]
    }

    /// `length`, 3...258, of the byte before.
    @inline(__always)
    private func run(_ length: Int) -> UInt32 {
        unsafe codes[RunCodes.runStart + length]
    }
}

/// Bits on their way to memory, lowest first.
@safe private struct BitSink {
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

/// The fixed Huffman codes of RFC 1951, §3.2.6, as the run writer needs them: the bits low, their
/// number in the highest six.
@safe final class RunCodes {
    static let lengthShift: UInt32 = 26
    static let codeMask: UInt32 = 1 << 26 - 1
    /// Zeros that one code can stand for: a literal and the longest match.
    static let longest = 259

    // 256 literals, then 0...`longest` zeros, then matches of 0...258 bytes at distance 1.
    static let runStart = 256 + longest + 1
    private static let tableCount = runStart + 259
    private let table: UnsafeMutablePointer<UInt32>

    init() {
        unsafe table = .allocate(capacity: Self.tableCount)
        unsafe table.initialize(repeating: 0, count: Self.tableCount)
        for byte in 0..<256 {
            unsafe table[byte] =
                byte < 144
                ? Self.code(0x30 + byte, length: 8) : Self.code(0x190 + byte - 144, length: 9)
        }
        let zero = unsafe table[0]
        // Matches have at least three bytes.
        for count in 1...3 {
            unsafe table[256 + count] = (1..<count).reduce(zero) { code, _ in
                Self.joined(code, zero)
            }
        }
        // Base lengths and extra bits of the length codes 257...285.
        var base = 3
        for symbol in 0..<29 {
            let extra = symbol < 8 || symbol == 28 ? 0 : symbol / 4 - 1
            if symbol == 28 { base = 258 }
            let code =
                symbol < 23
                ? Self.code(symbol + 1, length: 7) : Self.code(0xC0 + symbol - 23, length: 8)
            for offset in 0..<(1 << extra) where base + offset <= 258 {
                let bits = UInt32(offset) | UInt32(extra) << Self.lengthShift
                // Distance 1 is five zero bits.
                let match = Self.joined(Self.joined(code, bits), 5 << Self.lengthShift)
                unsafe table[Self.runStart + base + offset] = match
                unsafe table[256 + 1 + base + offset] = Self.joined(zero, match)
            }
            base += 1 << extra
        }
    }

    deinit {
        unsafe table.deallocate()
    }

    /// The codes; see `init` for their order. Good as long as this object lives.
    var pointer: UnsafePointer<UInt32> { unsafe UnsafePointer(table) }

    /// Huffman codes go in from their highest bit, all else from the lowest.
    private static func code(_ value: Int, length: Int) -> UInt32 {
        var reversed: UInt32 = 0
        for bit in 0..<length where value >> bit & 1 == 1 {
            reversed |= 1 << UInt32(length - 1 - bit)
        }
        return reversed | UInt32(length) << lengthShift
    }

    /// One code after another.
    private static func joined(_ first: UInt32, _ second: UInt32) -> UInt32 {
        let (length, more) = (first >> lengthShift, second >> lengthShift)
        return first & codeMask | (second & codeMask) << length | (length + more) << lengthShift
    }
}
