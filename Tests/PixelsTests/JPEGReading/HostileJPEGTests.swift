import Pixels
import TestSupport
import Testing

private let limits = JPEGLimits(side: 1000, pixels: 100_000, scans: 100)

/// Whatever the bytes are, decoding ends, in a picture or an error.
@Suite struct HostileJPEGTests {
    private func words(_ bytes: [UInt8]) -> String {
        do {
            return "a picture of \(try decodeJPEG(bytes, limits: limits, name: "a.jpg").width)"
        } catch {
            return "\(error)"
        }
    }

    private func file(_ kind: JPEGWriting.Kind = .baseline) -> [UInt8] {
        var generator = SeededGenerator(state: 4)
        return JPEGWriting.colors(Pixmap.random(using: &generator, maxSide: 30), kind)
    }

    @Test(arguments: JPEGWriting.Kind.allCases)
    func `A file that is cut short anywhere is an error`(kind: JPEGWriting.Kind) {
        let whole = file(kind)
        for length in whole.indices {
            #expect(
                words(Array(whole.prefix(length))).hasPrefix("a.jpg: "), "\(length) of \(whole.count) bytes")
        }
    }

    @Test func `Files with random damage never crash`() {
        var generator = SeededGenerator(state: 11)
        let seeds =
            JPEGWriting.Kind.allCases.map(file) + [
                JPEGWriting.turned(file(), orientation: 5, isLittle: true)
            ]
        for round in 0..<3000 {
            var bytes = seeds[round % seeds.count]
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                let place = Int.random(in: 2..<bytes.count, using: &generator)
                switch Int.random(in: 0..<3, using: &generator) {
                case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
                case 1: bytes.removeSubrange(place..<min(place + 3, bytes.count))
                default: bytes.insert(contentsOf: [0, 255], at: place)
                }
                if bytes.count < 16 { break }
            }
            _ = words(bytes)
        }
    }

    @Test func `A small file cannot ask for a large picture`() throws {
        var bytes = file()
        // The frame's header: its length, the bits of a sample, then height and width.
        let frame = try #require(
            bytes.indices.dropLast(9).first { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xC0 })
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xDC, 0xFF, 0xDC])
        #expect(
            words(bytes).contains("65500 × 65500 pixels; the limit is 1000 pixels a side and 100000 in all"))
    }

    @Test func `A file with scans without end is refused`() {
        // A scan that adds nothing to a picture takes a few bytes, and a way over all its pixels.
        let scan: [UInt8] = [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 63, 0]
        let bytes = file().dropLast(2) + Array(repeating: scan, count: 5000).flatMap { $0 }
        #expect(words(Array(bytes)) == "a.jpg: the file has more than 100 scans. Save the picture anew.")
    }

    @Test(
        arguments: [
            [], [0], [0xFF], [0xFF, 0xD8], [0xFF, 0xD8, 0xFF], [0xFF, 0xD8, 0xFF, 0xDA],
            [0xFF, 0xD8, 0xFF, 0xE1, 0, 1],
            [0xFF, 0xD8, 0xFF, 0xE1, 0xFF, 0xFF, 0x45],
            Array("version https://git-lfs.github.com/spec/v1".utf8),
        ] as [[UInt8]])
    func `What is no picture is an error`(bytes: [UInt8]) {
        #expect(words(bytes).hasPrefix("a.jpg: "))
    }

    /// The directory's place, the number of its entries and the value may each be wrong.
    @Test(
        arguments: [
            [0x49, 0x49, 42, 0, 0xFF, 0xFF, 0xFF, 0xFF],
            [0x49, 0x49, 42, 0, 8, 0, 0, 0, 0xFF, 0xFF, 0x12, 1],
            [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 9, 0, 0], [0x49, 0x49], [],
        ] as [[UInt8]])
    func `EXIF that makes no sense turns nothing`(tiff: [UInt8]) throws {
        let plain = JPEGWriting.colors(Pixmap(width: 24, height: 8, filledWith: (9, 9, 9, 255)))
        let bytes = JPEGWriting.with(Array("Exif\0\0".utf8) + tiff, marker: 0xE1, in: plain)
        #expect(words(bytes) == "a picture of 24")
    }
}
