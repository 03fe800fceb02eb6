internal import CDeflate

/// What stands before the pixels of a PNG file, and the joints of its chunks.
struct PNGHead {
    let width: Int
    let height: Int
    let chunks: [PNGChunk]

    /// How the samples of a file are meant: the colour type and bit depth of its header.
    enum Layout {
        case rgb
        case rgba
        /// Bits for each index: 1, 2, 4 or 8.
        case palette(bits: Int)

        var colorType: UInt8 {
            switch self {
            case .rgb: 2
            case .rgba: 6
            case .palette: 3
            }
        }

        var bitDepth: UInt8 {
            if case .palette(let bits) = self { UInt8(bits) } else { 8 }
        }

        /// Bytes of a row, without its filter byte.
        func rowBytes(width: Int) -> Int {
            switch self {
            case .rgb: width * 3
            case .rgba: width * 4
            case .palette(let bits): (width * bits + 7) / 8
            }
        }

        /// Distance in bytes of the sample to the left.
        var pixelBytes: Int {
            switch self {
            case .rgb: 3
            case .rgba: 4
            case .palette: 1
            }
        }
    }

    init(source: PixelSource, chunks: [PNGChunk]) {
        width = source.width
        height = source.height
        self.chunks = chunks
    }

    /// Room before the data of the IDAT chunk: signature, header, sRGB, the chunks, a full palette.
    var room: Int {
        8 + 25 + 13 + chunks.reduce(0) { $0 + 12 + $1.data.count } + 12 + 768 + 12 + 256 + 8
    }

    /// Room after it: its checksum and the end chunk.
    static let tailRoom = 16

    /// Puts the chunks around `dataCount` bytes of IDAT data, which start at `file + room`.
    ///
    /// The file begins somewhere in the room, right before the data, so that nothing moves.
    func assemble(
        around dataCount: Int, in file: UnsafeMutablePointer<UInt8>, layout: Layout,
        palette: borrowing ColorTable, redShift: UInt32
    ) -> UnsafeMutableRawBufferPointer {
        var head = unsafe ByteWriter(next: file)
        head.append(0x8950_4E47)
        head.append(0x0D0A_1A0A)
        head.appendChunk("IHDR") {
            $0.append(UInt32(width))
            $0.append(UInt32(height))
            $0.append(byte: layout.bitDepth)
            $0.append(byte: layout.colorType)
            for _ in 0..<3 { $0.append(byte: 0) }
        }
        // Rendering intent 0: perceptual.
        head.appendChunk("sRGB") { $0.append(byte: 0) }
        for chunk in chunks {
            head.appendChunk(chunk.type) { for byte in chunk.data { $0.append(byte: byte) } }
        }
        if case .palette = layout {
            appendPalette(palette, redShift: redShift, to: &head)
        }
        head.append(UInt32(dataCount))
        unsafe head.append(type: "IDAT")

        let data = unsafe file + room
        let headCount = unsafe head.next - file
        let start = unsafe data - headCount
        unsafe UnsafeMutableRawPointer(start).copyMemory(from: file, byteCount: headCount)
        var tail = unsafe ByteWriter(next: data + dataCount)
        unsafe tail.append(libdeflate_crc32(0, data - 4, dataCount + 4))
        tail.appendChunk("IEND") { _ in }
        return unsafe UnsafeMutableRawBufferPointer(start: start, count: tail.next - start)
    }

    private func appendPalette(
        _ palette: borrowing ColorTable, redShift: UInt32, to head: inout ByteWriter
    ) {
        var translucentCount = 0
        head.append(UInt32(palette.count * 3))
        let start = unsafe head.append(type: "PLTE")
        for index in 0..<palette.count {
            let color = palette[index]
            head.append(byte: UInt8(truncatingIfNeeded: color >> redShift))
            head.append(byte: UInt8(truncatingIfNeeded: color >> 8))
            head.append(byte: UInt8(truncatingIfNeeded: color >> (16 - redShift)))
            if color >> 24 != 255 { translucentCount = index + 1 }
        }
        unsafe head.appendSum(from: start)
        guard translucentCount > 0 else { return }
        // Colours after the last translucent one are opaque without being named.
        head.append(UInt32(translucentCount))
        let alphas = unsafe head.append(type: "tRNS")
        for index in 0..<translucentCount {
            head.append(byte: UInt8(palette[index] >> 24))
        }
        unsafe head.appendSum(from: alphas)
    }
}

/// Writes the joints of a file to memory that is known to be large enough.
@safe private struct ByteWriter {
    private(set) var next: UnsafeMutablePointer<UInt8>

    init(next: UnsafeMutablePointer<UInt8>) {
        unsafe self.next = next
    }

    mutating func append(byte: UInt8) {
        unsafe next.pointee = byte
        unsafe next += 1
    }

    /// Four bytes, the highest first.
    mutating func append(_ word: UInt32) {
        unsafe UnsafeMutableRawPointer(next).storeBytes(of: word.bigEndian, as: UInt32.self)
        unsafe next += 4
    }

    /// A chunk's type; where it starts, for its checksum.
    @discardableResult
    mutating func append(type: String) -> UnsafeMutablePointer<UInt8> {
        let start = unsafe next
        for byte in type.utf8 { append(byte: byte) }
        return unsafe start
    }

    /// The checksum of all since `start`.
    mutating func appendSum(from start: UnsafeMutablePointer<UInt8>) {
        unsafe append(libdeflate_crc32(0, start, next - start))
    }

    mutating func appendChunk(_ type: String, _ data: (inout ByteWriter) -> Void) {
        let lengthPlace = unsafe next
        append(UInt32(0))
        let start = unsafe append(type: type)
        data(&self)
        let count = unsafe next - start - 4
        var length = unsafe ByteWriter(next: lengthPlace)
        length.append(UInt32(count))
        unsafe appendSum(from: start)
    }
}
