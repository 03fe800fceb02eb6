import Pixels
import Testing
import TestSupport

/// Whatever the bytes are, decoding ends, in a picture or an error.
@Suite struct HostilePNGTests {
    @Test func `Files with random damage and right checksums never crash`() {
        var generator = SeededGenerator(state: 9)
        let decoder = PNGDecoder()
        var seeds = (0..<12).map { _ in
            encodePNG(Pixmap.random(using: &generator, maxSide: 30), effort: .fast)
        }
        for row in Fixtures.rows("pngsuite") where row["expected"]?.hasPrefix("ACCEPT") == true {
            if let bytes = try? Fixtures.bytes("pngsuite/\(row["fileA"] ?? "")") {
                seeds.append(bytes)
            }
        }
        for round in 0..<4000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 8..<bytes.count, using: &generator)
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
                case 2: bytes.removeSubrange(place..<min(place + 3, bytes.count))
                default: bytes.insert(contentsOf: [0, 255], at: place)
                }
                if bytes.count < 16 { break }
            }
            if round % 2 == 0 { repairChecksums(&bytes) }
            _ = try? decoder.decode(bytes, name: "round \(round)")
        }
    }

    @Test func `A small file cannot ask for a large picture`() {
        // 16,384 × 4,096 RGBA, with a few bytes of pixels.
        var bytes = encodePNG(
            Pixmap(width: 300, height: 300, filledWith: (1, 2, 3, 4)), effort: .fast)
        bytes.replaceSubrange(16..<24, with: [0, 0, 0x40, 0, 0, 0, 0x10, 0])
        repairChecksums(&bytes)
        #expect {
            try decodePNG(bytes, name: "bomb")
        } throws: {
            "\($0)".contains("are not the")
        }
    }

    @Test func `Sides at the ends of their range do not overflow`() {
        let sides: [[UInt8]] = [
            [0x7F, 0xFF, 0xFF, 0xFF], [0x80, 0, 0, 0], [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 1],
        ]
        for width in sides {
            for height in sides {
                var bytes = encodePNG(
                    Pixmap(width: 3, height: 3, filledWith: (1, 2, 3, 4)), effort: .fast)
                bytes.replaceSubrange(16..<24, with: width + height)
                repairChecksums(&bytes)
                var limits = PNGLimits.standard
                limits.side = .max
                #expect(throws: PNGError.self) { try decodePNG(bytes, name: "sides") }
                #expect(throws: PNGError.self) {
                    try decodePNG(bytes, limits: limits, name: "sides")
                }
            }
        }
    }

    /// Makes the checksum of every whole chunk right.
    private func repairChecksums(_ bytes: inout [UInt8]) {
        var place = 8
        while place + 12 <= bytes.count {
            let length = bytes[place..<(place + 4)].reduce(0) { $0 << 8 | Int($1) }
            guard length <= bytes.count - place - 12 else { return }
            let sum = crc32(bytes[(place + 4)..<(place + 8 + length)])
            for index in 0..<4 {
                bytes[place + 8 + length + index] = UInt8(
                    truncatingIfNeeded: sum >> (24 - index * 8))
            }
            place += length + 12
        }
    }
}
