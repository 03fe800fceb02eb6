import Pixels
import Testing
import TestSupport

/// Every kind of sample, filter and interlacing of the PNG specification, from files that the test makes of it.
@Suite struct PNGFormatTests {
    private struct Format: CustomTestStringConvertible, Sendable {
        var type: UInt8
        var depth: Int
        var isInterlaced: Bool
        var hasKey: Bool

        var channels: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][type] ?? 0 }
        var testDescription: String {
            "type \(type), \(depth) bits\(isInterlaced ? ", interlaced" : "")\(hasKey ? ", keyed" : "")"
        }
    }

    private static let formats: [Format] = [
        (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ].flatMap { type, depths in
        depths.flatMap { depth in
            [false, true].flatMap { isInterlaced in
                (type < 4 ? [false, true] : [false]).map { hasKey in
                    Format(type: UInt8(type), depth: depth, isInterlaced: isInterlaced, hasKey: hasKey)
                }
            }
        }
    }

    // MARK: - The specification

    /// Columns and rows of each pass: where they begin, and how far apart they are.
    private static let passes = [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
    ]

    private func paeth(_ a: Int, _ b: Int, _ c: Int) -> Int {
        let p = a + b - c
        let (pa, pb, pc) = (abs(p - a), abs(p - b), abs(p - c))
        return pa <= pb && pa <= pc ? a : pb <= pc ? b : c
    }

    private func filtered(_ row: [UInt8], above: [UInt8], _ filter: Int, _ distance: Int) -> [UInt8] {
        [UInt8(filter)]
            + row.indices.map { index in
                let a = index < distance ? 0 : Int(row[index - distance])
                let b = Int(above[index])
                let c = index < distance ? 0 : Int(above[index - distance])
                let guess = [0, a, b, (a + b) / 2, paeth(a, b, c)][filter]
                return row[index] &- UInt8(guess)
            }
    }

    private func packed(_ samples: [Int], depth: Int) -> [UInt8] {
        if depth == 16 { return samples.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] } }
        let perByte = 8 / depth
        return stride(from: 0, to: samples.count, by: perByte).map { start in
            (0..<perByte).reduce(UInt8(0)) { byte, place in
                let value = start + place < samples.count ? samples[start + place] : 0
                return byte << depth | UInt8(value)
            }
        }
    }

    /// What a viewer shows of a pixel's samples, the high bytes of 16 bits.
    private func shown(_ samples: [Int], _ format: Format, _ palette: [[UInt8]], _ key: [Int]) -> [UInt8] {
        let most = (1 << format.depth) - 1
        func byte(_ sample: Int) -> UInt8 { UInt8(format.depth == 16 ? sample >> 8 : sample * 255 / most) }
        let alpha: UInt8 = format.hasKey && samples == key ? 0 : 255
        let values = samples.map(byte)
        switch format.type {
        case 0: return [values[0], values[0], values[0], alpha]
        case 2: return values + [alpha]
        case 3: return palette[samples[0]]
        case 4: return [values[0], values[0], values[0], values[1]]
        default: return values
        }
    }

    // MARK: - Files

    private func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return number(data.count) + content + number(Int(crc32(content)))
    }

    @Test(arguments: formats)
    private func `Every format is shown as the specification says`(format: Format) throws {
        var generator = SeededGenerator(state: UInt64(format.depth) << 8 | UInt64(format.type))
        func random(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }
        // Sizes with and without rests, and so small that passes are empty.
        for (width, height) in [(1, 1), (3, 2), (9, 7), (37, 12)] {
            let values = 1 << format.depth
            let palette = (0..<min(values, 256)).map { _ in
                (0..<4).map { $0 == 3 && !format.hasKey ? 255 : UInt8(random(256)) }
            }
            let key = (0..<format.channels).map { _ in random(values) }
            let picture = (0..<width * height).map { _ in
                random(3) == 0 ? key : (0..<format.channels).map { _ in random(values) }
            }
            var data: [UInt8] = []
            let distance = max(format.channels * format.depth / 8, 1)
            for (x0, y0, dx, dy) in format.isInterlaced ? Self.passes : [(0, 0, 1, 1)] where x0 < width {
                var above: [UInt8]?
                for y in stride(from: y0, to: height, by: dy) {
                    let samples = stride(from: x0, to: width, by: dx).flatMap { picture[y * width + $0] }
                    let row = packed(samples, depth: format.depth)
                    data += filtered(row, above: above ?? row.map { _ in 0 }, random(5), distance)
                    above = row
                }
            }
            var extra: [UInt8] = []
            if format.type == 3 { extra += chunk("PLTE", palette.flatMap { $0.prefix(3) }) }
            if format.hasKey {
                let clear =
                    format.type == 3
                    ? palette.map { $0[3] } : key.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
                extra += chunk("tRNS", clear)
            }
            let stream = Zlib.compress(data, level: 6)
            // In pieces, as PNG allows.
            let half = stream.count / 2
            let file: [UInt8] =
                [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
                + chunk(
                    "IHDR",
                    number(width) + number(height)
                        + [UInt8(format.depth), format.type, 0, 0, format.isInterlaced ? 1 : 0])
                + extra + chunk("IDAT", Array(stream[..<half])) + chunk("IDAT", Array(stream[half...]))
                + chunk("IEND", [])
            let expected = picture.flatMap { shown($0, format, palette, key) }
            let found = try decodePNG(file, name: "made")
            #expect(found.width == width && found.height == height)
            #expect(found.bytes == expected, "\(width) × \(height)")
        }
    }

    @Test func `A zlib stream after known words holds exactly what it says`() {
        var numbers = SeededGenerator(state: 5)
        for size in [0, 1, 3, 300, 5000, 70_000] {
            let words = (0..<500).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            let fresh = (0..<size).map { _ in UInt8.random(in: 0...255, using: &numbers) }
            let bytes = words + fresh + words
            let stream = Zlib.compress(bytes, after: words)
            // The words cost less than one of the times that they stand there.
            #expect(stream.count < fresh.count + words.count + 200)
            #expect(Zlib.decompress(stream[...], count: bytes.count, after: words) == bytes)
            for count in [-1, 0, bytes.count - 1, bytes.count + 1] {
                #expect(Zlib.decompress(stream[...], count: count, after: words) == nil)
            }
            #expect(Zlib.decompress((stream + [0])[...], count: bytes.count, after: words) == nil)
            #expect(Zlib.decompress(stream.dropLast(), count: bytes.count, after: words) == nil)
            #expect(Zlib.decompress(stream[...], count: bytes.count, after: words.reversed()) == nil)
            #expect(Zlib.decompress(stream[...], count: bytes.count, after: []) == nil)
            for place in stream.indices.prefix(200) {
                var damaged = stream
                damaged[place] ^= 0x41
                #expect(Zlib.decompress(damaged[...], count: bytes.count, after: words) != bytes)
            }
            // Without words before it, it is read as well.
            #expect(Zlib.decompress(Zlib.compress(bytes)[...], count: bytes.count, after: words) == bytes)
        }
    }

    @Test func `A zlib stream holds exactly what it says`() {
        let bytes = (0..<5000).map { UInt8($0 * $0 % 251) }
        for level in [-3, 0, 1, 9, 12, 99] {
            let stream = Zlib.compress(bytes, level: level)
            #expect(Zlib.decompress(stream[...], count: 5000) == bytes)
            #expect(
                Zlib.decompress(stream[...], count: 4999) == nil
                    && Zlib.decompress(stream[...], count: 5001) == nil)
            #expect(Zlib.decompress((stream + [0])[...], count: 5000) == nil)
            #expect(Zlib.decompress(stream.dropLast(), count: 5000) == nil)
        }
        #expect(Zlib.compress(bytes).count < Zlib.compress(bytes, level: 0).count)
        #expect(Zlib.decompress(Zlib.compress([])[...], count: 0) == [])
        #expect(Zlib.decompress(Zlib.compress([])[...], count: -1) == nil)
        // Of "123456789", as every table of checksums has it.
        #expect(Zlib.crc32(Array("0123456789".utf8)[1...]) == 0xCBF4_3926)
    }
}

/// The CRC-32 of PNG, apart from the library that the tested code uses.
func crc32(_ bytes: some Sequence<UInt8>) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
        sum ^= UInt32(byte)
        for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
    }
    return ~sum
}
