@testable import Pixels
import Testing
import TestSupport

/// The compression of goldens: every picture comes back, in the same bytes each time, in no more than libdeflate needs.
@Suite struct PictureDeflaterTests {
    private func picture(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) -> Pixmap {
        Pixmap(
            width: width, height: height,
            bytes: (0..<width * height).flatMap { color($0 % width, $0 / width) })
    }

    /// A box with round corners on a ground, a shadow that fades below it, and strokes that look like letters.
    private func drawing(_ width: Int, _ height: Int, colors: Int) -> Pixmap {
        picture(width, height) { x, y in
            let inside = x > 12 && x < width - 12 && y > 8 && y < height - 20
            let letter = inside && x % 23 < 9 && (x * 7 + y * 3) % 11 < 4 && y % 30 > 12
            if letter { return [255, 255, UInt8((x * y) % min(colors, 200)), 255] }
            if inside { return [UInt8(y % colors & 255), 90, UInt8(x * colors / width & 255), 255] }
            let fade = max(0, 60 - abs(y - height + 20) * 3)
            return [UInt8(250 - fade), UInt8(250 - fade), UInt8(255 - fade), 255]
        }
    }

    private func comesBack(_ pixmap: Pixmap, _ encoder: PNGEncoder = PNGEncoder()) throws -> Bool {
        try decodePNG(encoder.encode(pixmap, effort: .small), name: "tile") == pixmap
    }

    @Test func `Random pictures come back, one after the other through one encoder`() throws {
        var generator = SeededGenerator(state: 23)
        let encoder = PNGEncoder()
        for _ in 0..<120 {
            let pixmap = Pixmap.random(using: &generator, maxSide: 90)
            #expect(try comesBack(pixmap, encoder), "\(pixmap.width) × \(pixmap.height)")
        }
    }

    @Test func `Runs of every length around the longest match come back`() throws {
        for width in Array(1...12) + Array(250...264) + Array(510...522) + Array(768...780) {
            for height in [1, 2, 3, 9] {
                let pixmap = picture(width, height) { x, y in
                    [UInt8(x == width / 2 && y == height / 2 ? 200 : 7), 0, 0, 255]
                }
                #expect(try comesBack(pixmap), "\(width) × \(height)")
            }
        }
    }

    @Test func `Noise, gradients, alpha and rows wider than the window come back`() throws {
        var generator = SeededGenerator(state: 4)
        // More steps than a block has.
        let noise = picture(300, 260) { _, _ in
            (0..<4).map { _ in UInt8.random(in: 0...255, using: &generator) }
        }
        #expect(try comesBack(noise))
        #expect(
            try comesBack(
                picture(257, 200) { x, y in [UInt8(x & 255), UInt8(y), UInt8((x ^ y) & 255), 255] }))
        #expect(try comesBack(picture(90, 90) { x, y in [UInt8(x), UInt8(y), 9, UInt8(x + y)] }))
        #expect(try comesBack(picture(12_000, 4) { x, y in [UInt8(x & 255), UInt8(x >> 8), UInt8(y), 255] }))
        #expect(try comesBack(picture(16_000, 3) { x, _ in [UInt8(x % 90), 1, 2, 255] }))
    }

    @Test func `The bytes are the same whatever was compressed before`() {
        let encoder = PNGEncoder()
        let pictures = [
            drawing(300, 120, colors: 40), drawing(200, 90, colors: 256), drawing(64, 64, colors: 3),
        ]
        let first = pictures.map { encoder.encode($0, effort: .small) }
        #expect(pictures.reversed().map { encoder.encode($0, effort: .small) } == first.reversed())
        #expect(pictures.map { encodePNG($0, effort: .small) } == first)
    }

    @Test(arguments: [(300, 120, 5), (300, 120, 40), (420, 160, 256), (640, 300, 256), (33, 17, 9)])
    func `Drawings take no more bytes than libdeflate's level 6`(width: Int, height: Int, colors: Int)
        throws
    {
        let pixmap = drawing(width, height, colors: colors)
        let file = encodePNG(pixmap, effort: .small)
        let data = try readPNGChunks(file, name: "tile") { $0 == "IDAT" }[0].data
        // The same rows, unfiltered and with filter Up, in the layout that the file has.
        let header = try readPNGHeader(file, name: "tile")
        let bytes = header.colorType == .palette ? 1 : 3
        var numbers: [[UInt8]: UInt8] = [:]
        let samples = (0..<width * height).flatMap { place -> [UInt8] in
            let color = Array(pixmap.bytes[place * 4..<place * 4 + 4])
            guard bytes == 1 else { return Array(color.prefix(3)) }
            if let number = numbers[color] { return [number] }
            numbers[color] = UInt8(numbers.count)
            return [UInt8(numbers.count - 1)]
        }
        func rows(up: Bool) -> [UInt8] {
            (0..<height).flatMap { y in
                (0...width * bytes).map { x in
                    if x == 0 { return up && y > 0 ? 2 : 0 }
                    let place = y * width * bytes + x - 1
                    return samples[place] &- (up && y > 0 ? samples[place - width * bytes] : 0)
                }
            }
        }
        let others = [false, true].map { Zlib.compress(rows(up: $0), level: 6).count }
        #expect(header.bitDepth < 8 || data.count <= others.min() ?? 0, "\(data.count) of \(others)")
    }
}

/// Huffman's code is the shortest there is, and one within a limit is not much longer.
@Suite struct HuffmanCodeTests {
    private func bits(_ counts: [UInt32], _ code: HuffmanCode) -> Int {
        zip(counts, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    }

    /// Of all codes that decode, the sum of 2^-length is 1.
    private func isComplete(_ code: HuffmanCode) -> Bool {
        code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (20 - Int($1)) } == 1 << 20
    }

    /// The cheapest lengths by the package-merge algorithm (Larmore and Hirschberg 1990), on lists of symbols.
    private func fewestBits(_ counts: [UInt32], limit: Int) -> Int {
        let leaves = counts.indices.filter { counts[$0] > 0 }.map { (weight: Int(counts[$0]), symbols: [$0]) }
            .sorted { $0.weight < $1.weight }
        var packages = leaves
        for _ in 1..<limit {
            let pairs = stride(from: 0, to: packages.count - 1, by: 2).map {
                (
                    weight: packages[$0].weight + packages[$0 + 1].weight,
                    symbols: packages[$0].symbols + packages[$0 + 1].symbols
                )
            }
            packages = (leaves + pairs).sorted { $0.weight < $1.weight }
        }
        return packages.prefix(2 * leaves.count - 2).reduce(0) { $0 + $1.weight }
    }

    @Test func `A code without need of its limit is the shortest`() {
        var generator = SeededGenerator(state: 2)
        for _ in 0..<60 {
            let counts = (0..<40).map { _ in UInt32.random(in: 0...50, using: &generator) }
            let code = HuffmanCode(counts: counts, limit: 15)
            #expect(isComplete(code))
            #expect(bits(counts, code) == fewestBits(counts, limit: 15))
        }
    }

    @Test(arguments: [7, 9, 15])
    func `No code is longer than the limit, whatever the counts`(limit: Int) {
        var fibonacci: [UInt32] = [1, 1]
        while fibonacci.count < 19 {
            fibonacci.append(fibonacci[fibonacci.count - 1] + fibonacci[fibonacci.count - 2])
        }
        let code = HuffmanCode(counts: fibonacci, limit: limit)
        #expect(isComplete(code))
        #expect(code.lengths.allSatisfy { $0 <= limit })
        // Within an eighth of the best that the limit allows.
        #expect(bits(fibonacci, code) * 8 <= fewestBits(fibonacci, limit: limit) * 9)
    }

    @Test func `One symbol has one bit, and none has none`() {
        #expect(HuffmanCode(counts: [0, 5, 0], limit: 7).lengths == [0, 1, 0])
        #expect(HuffmanCode(counts: [0, 0], limit: 7).lengths == [0, 0])
    }
}
