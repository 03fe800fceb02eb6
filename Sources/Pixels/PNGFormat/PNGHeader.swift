/// The first chunk of a PNG file: what its samples are and how many.
package struct PNGHeader: Hashable, Sendable {
    /// Pixels, at least 1.
    package let width: Int
    /// Pixels, at least 1.
    package let height: Int
    /// Bits of a sample or palette index: 1, 2, 4, 8 or 16.
    package let bitDepth: Int
    package let colorType: ColorType
    /// Whether the pixels come in the seven passes of Adam7.
    package let isInterlaced: Bool

    package enum ColorType: UInt8, CaseIterable, Sendable {
        case gray = 0
        case rgb = 2
        case palette = 3
        case grayAlpha = 4
        case rgba = 6

        /// Samples of a pixel.
        var channels: Int {
            switch self {
            case .gray, .palette: 1
            case .grayAlpha: 2
            case .rgb: 3
            case .rgba: 4
            }
        }

        fileprivate var bitDepths: [Int] {
            switch self {
            case .gray: [1, 2, 4, 8, 16]
            case .palette: [1, 2, 4, 8]
            case .rgb, .grayAlpha, .rgba: [8, 16]
            }
        }
    }

    /// Reads the header and holds it against the rules of PNG and against the limits.
    init(_ chunk: PNGChunkReader.Chunk, limits: PNGLimits) throws(PNGFault) {
        // Xcode turns the PNG files of an app into something that only looks like PNG.
        guard chunk.type != "CgBI" else { throw PNGFault(.appleVariant) }
        guard chunk.type == "IHDR" else {
            throw PNGFault(.misplacedChunk(type: "\(chunk.type)", rule: "IHDR comes first"))
        }
        let data = unsafe chunk.data
        guard data.count == 13 else {
            throw PNGFault(.header("it has \(data.count) bytes instead of 13"))
        }
        let width = Int(unsafe data.bigEndianWord(at: 0))
        let height = Int(unsafe data.bigEndianWord(at: 4))
        guard width > 0, height > 0 else {
            throw PNGFault(.header("the picture is \(width) × \(height) pixels"))
        }
        guard max(width, height) <= 0x7FFF_FFFF else {
            throw PNGFault(.header("a side has more than 2³¹ − 1 pixels"))
        }
        let (depth, type) = unsafe (data[8], data[9])
        guard let colorType = ColorType(rawValue: type) else {
            throw PNGFault(.header("colour type \(type) does not exist"))
        }
        guard colorType.bitDepths.contains(Int(depth)) else {
            throw PNGFault(.header("colour type \(type) cannot have \(depth) bits a sample"))
        }
        let (compression, filter, interlace) = unsafe (data[10], data[11], data[12])
        guard compression == 0, filter == 0, interlace <= 1 else {
            throw PNGFault(
                .header("compression \(compression), filter \(filter), interlace \(interlace)"))
        }
        self.width = width
        self.height = height
        bitDepth = Int(depth)
        self.colorType = colorType
        isInterlaced = interlace == 1
        if let limit = exceeded(limits) {
            throw PNGFault(.tooLarge(width: width, height: height, limit: limit))
        }
    }

    /// Bits of a pixel: 1 to 64.
    var pixelBits: Int { bitDepth * colorType.channels }

    /// Bytes of `count` pixels in a row, without its filter byte.
    func rowBytes(_ count: Int) -> Int { (count * pixelBits + 7) / 8 }

    /// Bytes of all rows once inflated, filter bytes included.
    var inflatedBytes: Int {
        isInterlaced ? passBytes : height * (rowBytes(width) + 1)
    }

    private var passBytes: Int {
        PNGPass.passes(of: self).reduce(0) { $0 + $1.height * (rowBytes($1.width) + 1) }
    }

    /// The limit that the picture does not keep, in words.
    private func exceeded(_ limits: PNGLimits) -> String? {
        if max(width, height) > limits.side { return "\(limits.side) pixels a side" }
        // No overflow: both sides are below 2³¹.
        if width * height > limits.pixels { return "\(limits.pixels) pixels in all" }
        if width * height > limits.bytes / 4 || inflatedBytes > limits.bytes {
            return "\(limits.bytes) bytes"
        }
        return nil
    }
}

/// A reason on its way to where the file's name is known.
struct PNGFault: Error {
    let reason: PNGError.Reason

    init(_ reason: PNGError.Reason) {
        self.reason = reason
    }
}

/// One pass over the picture: every `stepX`-th pixel of every `stepY`-th row.
struct PNGPass {
    let x: Int
    let y: Int
    let stepX: Int
    let stepY: Int
    let width: Int
    let height: Int

    /// The single pass of a plain picture, or those of Adam7 that have pixels.
    static func passes(of header: PNGHeader) -> [PNGPass] {
        let grids: [(Int, Int, Int, Int)] =
            header.isInterlaced
            ? [
                (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4),
                (1, 0, 2, 2), (0, 1, 1, 2),
            ] : [(0, 0, 1, 1)]
        return grids.compactMap { x, y, stepX, stepY in
            guard header.width > x, header.height > y else { return nil }
            return PNGPass(
                x: x, y: y, stepX: stepX, stepY: stepY,
                width: (header.width - x + stepX - 1) / stepX,
                height: (header.height - y + stepY - 1) / stepY)
        }
    }
}
