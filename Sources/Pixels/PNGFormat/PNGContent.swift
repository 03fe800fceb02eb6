/// The header, palette, transparency and compressed pixels of a PNG file, in place.
@safe struct PNGContent {
    let header: PNGHeader
    /// Straight colours of the palette, alpha included; empty without one.
    private(set) var palette: [PixelWord] = []
    /// The one colour without alpha of a gray or RGB picture: its samples at full depth.
    private(set) var clearSamples: [Int]?
    /// Bytes behind the last chunk.
    private(set) var bytesAfterEnd = 0
    /// Whether there is an animation, of which this is the first frame or stands for it.
    private(set) var isAnimated = false
    private(set) var meaning = PNGMeaning()
    /// The data of the IDAT chunks; good as long as the file's bytes.
    private(set) var pixelData: [UnsafeRawBufferPointer] = unsafe []

    /// Reads all chunks to the end of the picture.
    init(_ bytes: UnsafeRawBufferPointer, limits: PNGLimits, name: String) throws(PNGError) {
        var reader = try unsafe PNGChunkReader(bytes, limits: limits, name: name)
        header = try readHeader(&reader)
        var previousType: PNGChunkType = "IHDR"
        do throws(PNGFault) {
            while true {
                let next: PNGChunkReader.Chunk?
                do throws(PNGError) {
                    next = try reader.next()
                } catch {
                    throw PNGFault(error.reason)
                }
                guard let chunk = next else {
                    throw PNGFault(
                        unsafe pixelData.isEmpty
                            ? .missingChunk("IDAT")
                            : .truncated(inside: "the list of chunks, before IEND"))
                }
                if chunk.type == "IEND" {
                    try end(chunk, remaining: reader.remaining)
                    return
                }
                try add(chunk, after: previousType)
                previousType = chunk.type
            }
        } catch {
            throw reader.failure(error.reason)
        }
    }

    private mutating func end(_ chunk: PNGChunkReader.Chunk, remaining: Int) throws(PNGFault) {
        guard unsafe !pixelData.isEmpty else { throw PNGFault(.missingChunk("IDAT")) }
        guard unsafe chunk.data.isEmpty else { throw PNGFault(chunk.failure("it must be empty")) }
        bytesAfterEnd = remaining
    }

    private mutating func add(
        _ chunk: PNGChunkReader.Chunk, after previousType: PNGChunkType
    ) throws(PNGFault) {
        switch chunk.type {
        case "IDAT":
            guard header.colorType != .palette || !palette.isEmpty else {
                throw PNGFault(.missingChunk("PLTE"))
            }
            guard unsafe pixelData.isEmpty || previousType == "IDAT" else {
                throw PNGFault(
                    .misplacedChunk(type: "IDAT", rule: "all IDAT chunks stand together"))
            }
            unsafe pixelData.append(chunk.data)
        case "PLTE": try addPalette(chunk)
        case "tRNS": try addTransparency(chunk)
        case "IHDR":
            throw PNGFault(.misplacedChunk(type: "IHDR", rule: "there is only one"))
        default:
            guard chunk.type.isAncillary else { throw PNGFault(.unknownCriticalChunk("\(chunk.type)")) }
            let rules = PNGAncillary(header: header, paletteCount: palette.count)
            if let rule = rules.brokenRule(chunk) { throw PNGFault(chunk.failure(rule)) }
            if chunk.type == "acTL" { isAnimated = true }
            unsafe meaning.add(chunk.type, chunk.data)
        }
    }

    private mutating func addPalette(_ chunk: PNGChunkReader.Chunk) throws(PNGFault) {
        guard palette.isEmpty, unsafe pixelData.isEmpty, clearSamples == nil else {
            throw PNGFault(
                .misplacedChunk(type: "PLTE", rule: "there is one, before tRNS and IDAT"))
        }
        let data = unsafe chunk.data
        let limit = header.colorType == .palette ? 1 << header.bitDepth : 256
        guard header.colorType.channels != 2, header.colorType != .gray else {
            throw PNGFault(chunk.failure("a gray picture has no palette"))
        }
        guard data.count % 3 == 0, data.count >= 3, data.count <= 3 * limit
        else {
            throw PNGFault(chunk.failure("it needs three bytes for each of 1 to \(limit) colours"))
        }
        palette = stride(from: 0, to: data.count, by: 3).map {
            unsafe PixelWord(red: data[$0], green: data[$0 + 1], blue: data[$0 + 2], alpha: 255)
        }
    }

    private mutating func addTransparency(_ chunk: PNGChunkReader.Chunk) throws(PNGFault) {
        let data = unsafe Array(chunk.data)
        guard unsafe pixelData.isEmpty, clearSamples == nil else {
            throw PNGFault(.misplacedChunk(type: "tRNS", rule: "there is one, before IDAT"))
        }
        switch header.colorType {
        case .palette:
            guard !palette.isEmpty else {
                throw PNGFault(.misplacedChunk(type: "tRNS", rule: "it follows the palette"))
            }
            guard (1...palette.count).contains(data.count) else {
                throw PNGFault(
                    chunk.failure("it needs one byte for each of 1 to \(palette.count) colours"))
            }
            for (index, alpha) in data.enumerated() {
                let color = UInt32(littleEndian: palette[index].rawValue) & 0x00FF_FFFF
                palette[index] = PixelWord(
                    rawValue: UInt32(littleEndian: color | UInt32(alpha) << 24))
            }
            clearSamples = []
        case .gray, .rgb:
            let channels = header.colorType.channels
            guard data.count == channels * 2 else {
                throw PNGFault(chunk.failure("it must be \(channels * 2) bytes"))
            }
            // Bits above the depth are to be ignored, says the specification.
            clearSamples = (0..<channels).map {
                (Int(data[$0 * 2]) << 8 | Int(data[$0 * 2 + 1])) & ((1 << header.bitDepth) - 1)
            }
        case .grayAlpha, .rgba:
            throw PNGFault(chunk.failure("a picture with alpha has none"))
        }
    }
}

/// The first chunk, as a header.
func readHeader(_ reader: inout PNGChunkReader) throws(PNGError) -> PNGHeader {
    guard let chunk = try reader.next() else {
        throw reader.failure(.truncated(inside: "the list of chunks, before IHDR"))
    }
    do throws(PNGFault) {
        return try PNGHeader(chunk, limits: reader.limits)
    } catch {
        throw reader.failure(error.reason)
    }
}
