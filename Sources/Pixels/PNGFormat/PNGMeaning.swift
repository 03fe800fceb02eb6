internal import Digests

/// What a PNG file says of how its samples are to be shown. It changes no sample, and so nothing that is compared, but two
/// pictures of the same samples look different where it differs.
struct PNGMeaning: Equatable {
    /// What tells the colour space from others: 0 for sRGB, which is also where nothing is said.
    var colors: UInt64 { code ?? profile ?? (isStandard ? 0 : gamma &+ primaries) }
    /// As EXIF counts them, 1 to 8: 1 is as it stands.
    private(set) var orientation = 1

    /// Each by the chunk that it is from; where there are several, the first of these counts, as PNG says: cICP, iCCP, sRGB,
    /// and then gAMA and cHRM.
    private var code: UInt64?
    private var profile: UInt64?
    private var isStandard = false
    private var gamma: UInt64 = 0
    private var primaries: UInt64 = 0

    /// Takes in what a chunk says, if it does.
    mutating func add(_ type: PNGChunkType, _ data: UnsafeRawBufferPointer) {
        switch type {
        case "cICP":
            // BT.709's primaries, sRGB's curve, RGB, full range.
            code = unsafe data.elementsEqual([1, 13, 0, 1]) ? 0 : unsafe Self.digest(data)
        case "iCCP": profile = unsafe Self.digest(data)
        case "sRGB": isStandard = true
        // Of a hundred thousand; some write 1/2.2 rounded up or down.
        case "gAMA":
            let value = unsafe data.count == 4 ? data.bigEndianWord(at: 0) : 0
            gamma = (45_454...45_456).contains(value) ? 0 : unsafe Self.digest(data)
        case "cHRM":
            // sRGB's white, red, green and blue.
            let standard: [UInt32] = [31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000]
            let isNeutral =
                data.count == 32
                && standard.indices.allSatisfy { unsafe data.bigEndianWord(at: $0 * 4) == standard[$0] }
            primaries = isNeutral ? 0 : unsafe Self.digest(data)
        case "eXIf": orientation = unsafe Self.orientation(in: data)
        default: break
        }
    }

    /// Never 0.
    private static func digest(_ data: UnsafeRawBufferPointer) -> UInt64 {
        unsafe ContentDigest(of: data).low | 1
    }

    /// Tag 0x0112 of the first directory of TIFF; 1 where there is none that makes sense.
    private static func orientation(in data: UnsafeRawBufferPointer) -> Int {
        guard data.count >= 8 else { return 1 }
        let isLittle = unsafe data[0] == UInt8(ascii: "I")
        func number(_ place: Int, _ bytes: Int) -> Int? {
            guard place >= 0, place <= data.count - bytes else { return nil }
            return (0..<bytes).reduce(0) { sum, index in
                unsafe sum << 8 | Int(data[place + (isLittle ? bytes - 1 - index : index)])
            }
        }
        guard let start = number(4, 4), let count = number(start, 2) else { return 1 }
        for entry in 0..<count {
            let place = start + 2 + entry * 12
            guard let tag = number(place, 2) else { return 1 }
            guard tag == 0x0112 else { continue }
            let value = number(place + 8, 2) ?? 1
            return (1...8).contains(value) ? value : 1
        }
        return 1
    }
}
