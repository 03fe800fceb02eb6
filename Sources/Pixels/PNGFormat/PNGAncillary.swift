/// Holds the chunks that may be skipped against the rules of the PNG specification.
///
/// Their content does not change the picture (gamma and profiles are ignored by rule), but a file
/// whose extra chunks are broken was damaged, and a damaged file is never taken as good.
struct PNGAncillary {
    let header: PNGHeader
    /// Colours of the palette so far; 0 before it.
    let paletteCount: Int

    /// The rule that a chunk breaks, or `nil`. Unknown chunks have none.
    func brokenRule(_ chunk: PNGChunkReader.Chunk) -> String? {
        // Nearly every file has this one.
        if chunk.type == "sRGB" {
            return unsafe chunk.data.count == 1 && chunk.data[0] <= 3
                ? nil : "the rendering intent must be 0 to 3"
        }
        let data = unsafe Array(chunk.data)
        switch chunk.type {
        case "gAMA":
            return Self.word(data) == 0 || data.count != 4 ? "gamma must be four bytes, not 0" : nil
        case "cHRM": return Self.length(data, 32)
        case "sBIT": return significantBits(data)
        case "bKGD": return background(data)
        case "hIST":
            return paletteCount > 0 && data.count == paletteCount * 2
                ? nil : "it needs two bytes for each colour of the palette"
        case "pHYs", "oFFs":
            return data.count == 9 && data[8] <= 1 ? nil : "it must be nine bytes, with unit 0 or 1"
        case "sTER": return data.count == 1 && data[0] <= 1 ? nil : "the mode must be 0 or 1"
        case "tIME": return Self.time(data)
        case "tEXt": return Self.keyword(data) == nil ? Self.keywordRule : nil
        case "zTXt", "iCCP": return Self.compressed(data)
        case "iTXt": return Self.internationalText(data)
        case "sPLT": return Self.suggestedPalette(data)
        case "pCAL":
            return Self.keyword(data).map { data.count - $0 >= 13 } == true
                ? nil : "it needs a name and a calibration"
        case "sCAL":
            return data.count >= 4 && (1...2).contains(data[0])
                ? nil : "it needs a unit and two numbers"
        case "eXIf":
            return data.starts(with: [73, 73, 42, 0]) || data.starts(with: [77, 77, 0, 42])
                ? nil : "it does not start as EXIF does"
        default: return nil
        }
    }

    private func significantBits(_ data: [UInt8]) -> String? {
        let count = header.colorType == .palette ? 3 : header.colorType.channels
        let depth = header.colorType == .palette ? 8 : header.bitDepth
        return data.count == count && data.allSatisfy { $0 > 0 && $0 <= depth }
            ? nil : "it needs \(count) numbers from 1 to \(depth)"
    }

    private func background(_ data: [UInt8]) -> String? {
        switch header.colorType {
        case .gray, .grayAlpha: return Self.length(data, 2)
        case .rgb, .rgba: return Self.length(data, 6)
        case .palette:
            return data.count == 1 && data[0] < paletteCount
                ? nil : "it must be one colour of the palette"
        }
    }

    // MARK: - Parts of chunks

    private static let keywordRule = "it needs a keyword of 1 to 79 characters"

    private static func length(_ data: [UInt8], _ count: Int) -> String? {
        data.count == count ? nil : "it must be \(count) bytes"
    }

    private static func word(_ data: [UInt8]) -> UInt32 {
        data.prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Where the text after a keyword and its zero starts.
    private static func keyword(_ data: [UInt8]) -> Int? {
        guard let end = data.prefix(80).firstIndex(of: 0), end > 0 else { return nil }
        return end + 1
    }

    private static func compressed(_ data: [UInt8]) -> String? {
        guard let start = keyword(data) else { return keywordRule }
        // Method 0, then at least zlib's own head and sum.
        return data.count >= start + 1 + 6 && data[start] == 0
            ? nil : "it needs data compressed by method 0"
    }

    private static func internationalText(_ data: [UInt8]) -> String? {
        guard let start = keyword(data) else { return keywordRule }
        let rest = data[start...]
        guard rest.count >= 4, rest[start] <= 1, rest[start + 1] == 0,
            rest.dropFirst(2).count(where: { $0 == 0 }) >= 2
        else { return "it needs compression marks, a language and a translated keyword" }
        return nil
    }

    private static func suggestedPalette(_ data: [UInt8]) -> String? {
        guard let start = keyword(data), start < data.count else { return keywordRule }
        let (depth, rest) = (data[start], data.count - start - 1)
        return depth == 8 && rest % 6 == 0 || depth == 16 && rest % 10 == 0
            ? nil : "its entries must have 6 or 10 bytes"
    }

    private static func time(_ data: [UInt8]) -> String? {
        guard data.count == 7 else { return "it must be 7 bytes" }
        return (1...12).contains(data[2]) && (1...31).contains(data[3]) && data[4] < 24
            && data[5] < 60 && data[6] <= 60 ? nil : "this moment does not exist"
    }
}
