import Pixels
import Testing

/// Chunks that do not change the picture, by the rules of the PNG specification and of its extensions.
@Suite struct PNGAncillaryTests {
    /// Whether a gray pixel's file is taken that has this chunk.
    private func isAccepted(_ type: String, _ data: [UInt8]) -> Bool {
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let chunks: [(String, [UInt8])] = [
            ("IHDR", number(1) + number(1) + [8, 0, 0, 0, 0]), (type, data),
            // One stored block of two bytes: the filter and a black pixel; then its Adler-32.
            ("IDAT", [0x78, 1, 1, 2, 0, 0xFD, 0xFF, 0, 0, 0, 2, 0, 1]), ("IEND", []),
        ]
        for (type, data) in chunks {
            let content = Array(type.utf8) + data
            bytes += number(data.count) + content + number(Int(crc32(content)))
        }
        return (try? decodePNG(bytes, name: "a.png")) != nil
    }

    private static func zeros(_ count: Int) -> [UInt8] { Array(repeating: 0, count: count) }
    private static let word = Array("k".utf8) + [0]

    static let good: [(String, [UInt8])] = [
        ("gAMA", [0, 0, 0, 1]), ("cHRM", zeros(32)), ("sRGB", [0]), ("sRGB", [3]), ("sBIT", [1]),
        ("sBIT", [8]),
        ("bKGD", [0, 9]), ("pHYs", zeros(8) + [0]), ("pHYs", zeros(8) + [1]), ("oFFs", zeros(9)),
        ("sTER", [0]),
        ("sTER", [1]), ("tIME", [7, 230, 1, 1, 0, 0, 0]), ("tIME", [7, 230, 12, 31, 23, 59, 60]),
        ("tEXt", word), ("tEXt", Array(repeating: 97, count: 79) + [0]), ("zTXt", word + [0] + zeros(6)),
        ("iCCP", word + [0] + zeros(6)), ("iTXt", word + [0, 0, 0, 0]),
        ("iTXt", word + [1, 0, 101, 0, 0, 120]),
        ("sPLT", word + [8]), ("sPLT", word + [8] + zeros(12)), ("sPLT", word + [16] + zeros(20)),
        ("pCAL", word + zeros(13)), ("sCAL", [1, 49, 0, 49]), ("sCAL", [2, 49, 0, 49]),
        ("eXIf", [73, 73, 42, 0, 8]), ("eXIf", [77, 77, 0, 42, 8]), ("abCd", [1]),
    ]

    static let bad: [(String, [UInt8])] = [
        ("gAMA", [0, 0, 0, 0]), ("gAMA", [0, 0, 1]), ("gAMA", [0, 0, 0, 1, 0]), ("cHRM", zeros(31)),
        ("cHRM", zeros(33)), ("sRGB", [4]), ("sRGB", [0, 0]), ("sBIT", [0]), ("sBIT", [9]), ("sBIT", [8, 8]),
        ("bKGD", [9]), ("bKGD", [0, 9, 9]), ("hIST", []), ("hIST", [0, 1]), ("pHYs", zeros(8) + [2]),
        ("pHYs", zeros(8)), ("pHYs", zeros(10)), ("sTER", [2]), ("sTER", [0, 0]),
        ("tIME", [7, 230, 1, 1, 0, 0]),
        ("tIME", [7, 230, 0, 1, 0, 0, 0]), ("tIME", [7, 230, 13, 1, 0, 0, 0]),
        ("tIME", [7, 230, 1, 0, 0, 0, 0]),
        ("tIME", [7, 230, 1, 32, 0, 0, 0]), ("tIME", [7, 230, 1, 1, 24, 0, 0]),
        ("tIME", [7, 230, 1, 1, 0, 60, 0]), ("tIME", [7, 230, 1, 1, 0, 0, 61]), ("tEXt", [0]),
        ("tEXt", [97]), ("tEXt", Array(repeating: 97, count: 80) + [0]), ("zTXt", word + [0] + zeros(5)),
        ("zTXt", word + [1] + zeros(6)), ("iCCP", [0] + zeros(8)), ("iTXt", word + [0, 0, 0]),
        ("iTXt", word + [2, 0, 0, 0]), ("iTXt", word + [0, 1, 0, 0]), ("iTXt", word + [0, 0, 101, 0, 120]),
        ("sPLT", word), ("sPLT", word + [8] + zeros(10)), ("sPLT", word + [16] + zeros(12)),
        ("sPLT", word + [9] + zeros(6)), ("pCAL", word + zeros(12)), ("sCAL", [0, 49, 0, 49]),
        ("sCAL", [3, 49, 0, 49]), ("sCAL", [1, 49, 0]), ("eXIf", [73, 73, 0, 42]), ("eXIf", [77, 77, 42, 0]),
        ("eXIf", [77, 77, 0, 43]), ("eXIf", [73, 73, 42]),
    ]

    @Test(arguments: good)
    func `What the specification allows is taken`(type: String, data: [UInt8]) {
        #expect(isAccepted(type, data))
    }

    @Test(arguments: bad)
    func `What it forbids is damage`(type: String, data: [UInt8]) {
        #expect(!isAccepted(type, data))
    }
}
