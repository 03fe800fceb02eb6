import Pixels
import Testing
import TestSupport

/// What the fast encoder takes for its pixels: held against a plain count of the bits that RFC 1951's fixed codes
/// need, so that a worse choice shows, though its picture is the same.
@Suite struct RunCodingTests {
    private enum Coding: Equatable {
        /// One last block of fixed codes, of that many bytes with zlib's head and sum.
        case runs(bytes: Int)
        case deflated
    }

    // MARK: - The count

    /// A literal is 8 bits long below 144 and 9 from there on.
    private func literal(_ byte: UInt8) -> Int { byte < 144 ? 8 : 9 }

    /// A match of the byte before: a length code of 7 bits up to 114 and 8 above, its extra bits, and 5 bits of distance.
    private func match(_ length: Int) -> Int {
        let extra =
            length == 258
            ? 0 : length < 11 ? 0 : length < 19 ? 1 : length < 35 ? 2 : length < 67 ? 3 : length < 131 ? 4 : 5
        return (length < 115 ? 7 : 8) + extra + 5
    }

    /// Up to three zeros are literals; more are one literal and matches, of which none is shorter than three.
    private func zeros(_ count: Int) -> Int {
        guard count > 3 else { return count * 8 }
        var (bits, left) = (8, count - 1)
        while left > 0 {
            let length = left <= 258 ? left : left - 258 < 3 ? 255 : 258
            bits += match(length)
            left -= length
        }
        return bits
    }

    private func bits(_ row: [UInt8]) -> Int {
        var (bits, run) = (0, 0)
        for byte in row {
            if byte == 0 {
                run += 1
                continue
            }
            bits += zeros(run) + literal(byte)
            run = 0
        }
        return bits + zeros(run)
    }

    /// Rows of samples: repeated ones by Up; the others by Up, or by Sub where more than an eighth changes and Sub
    /// leaves less; in `nil` of bytes where they pass half of the samples and 256.
    private func runs(_ rows: [[UInt8]], distance: Int, budget: Int, firstIsSub: Bool) -> Int? {
        var total = 16 + 3
        for (y, row) in rows.enumerated() {
            let above = y > 0 ? rows[y - 1] : nil
            let left = row.indices.map { $0 < distance ? row[$0] : row[$0] &- row[$0 - distance] }
            if let above, above == row {
                total += bits([2] + row.map { _ in 0 })
            } else {
                let up = above.map { above in zip(row, above).map { $0 &- $1 } }
                let upCount = up?.count { $0 != 0 } ?? .max
                let leftCount = left.count { $0 != 0 }
                let usesLeft =
                    up == nil
                    ? (firstIsSub || leftCount < upCount) : upCount > row.count / 8 && leftCount < upCount
                total += bits(usesLeft ? [1] + left : [2] + (up ?? []))
            }
            if total / 8 > budget { return nil }
        }
        return (total + 7 + 7) / 8 + 4
    }

    private func expected(_ pixmap: Pixmap) -> Coding {
        let words = (0..<pixmap.width * pixmap.height).map { Array(pixmap.bytes[$0 * 4..<$0 * 4 + 4]) }
        func rows(_ samples: [[UInt8]]) -> [[UInt8]] {
            (0..<pixmap.height).map { y in samples[y * pixmap.width..<(y + 1) * pixmap.width].flatMap { $0 } }
        }
        func budget(_ rowBytes: Int) -> Int { (rowBytes + 1) * pixmap.height / 2 + 256 }
        var numbers: [[UInt8]: Int] = [:]
        for word in words where numbers[word] == nil { numbers[word] = numbers.count }
        if numbers.count <= 256 {
            let indices = words.map { [UInt8(numbers[$0] ?? 0)] }
            return runs(rows(indices), distance: 1, budget: budget(pixmap.width), firstIsSub: true)
                .map { .runs(bytes: $0) } ?? .deflated
        }
        let bytes = pixmap.isOpaque ? 3 : 4
        return runs(
            rows(words.map { Array($0.prefix(bytes)) }), distance: bytes,
            budget: budget(pixmap.width * bytes),
            firstIsSub: false
        ).map { .runs(bytes: $0) } ?? .deflated
    }

    /// A last block of fixed codes begins with the bits 1, 1, 0.
    private func found(_ pixmap: Pixmap) throws -> (coding: Coding, count: Int) {
        let data = try readPNGChunks(encodePNG(pixmap, effort: .fast), name: "tile") { $0 == "IDAT" }[0].data
        return (data[2] & 7 == 3 ? .runs(bytes: data.count) : .deflated, data.count)
    }

    // MARK: - Pictures

    private func picture(_ width: Int, _ height: Int, _ color: (_ x: Int, _ y: Int) -> [UInt8]) -> Pixmap {
        Pixmap(
            width: width, height: height,
            bytes: (0..<width * height).flatMap { color($0 % width, $0 / width) })
    }

    @Test func `Few colours cost what the fixed codes of their runs do`() throws {
        var generator = SeededGenerator(state: 41)
        for _ in 0..<40 {
            let pixmap = Pixmap.random(using: &generator, maxSide: 60)
            let (coding, _) = try found(pixmap)
            let wanted = expected(pixmap)
            // What libdeflate makes of small pictures may begin with the same bits.
            guard case .runs = wanted else { continue }
            #expect(coding == wanted, "\(pixmap.width) × \(pixmap.height)")
        }
    }

    @Test func `Runs of every length cost what one literal and the longest matches do`() throws {
        for width in Array(3...20) + [66, 67, 114, 115, 116, 117, 130, 131, 132, 133] + Array(256...264)
            + Array(515...524)
        {
            let pixmap = picture(width, 3) { x, y in [0, 0, UInt8(x == 0 && y == 1 ? 1 : 0), 255] }
            #expect(try found(pixmap).coding == expected(pixmap), "\(width) wide")
        }
    }

    /// Rows that are new, that repeat, of which one pixel changes, and that move by one.
    private func drawing(_ width: Int, _ alpha: UInt8, _ colors: Int) -> Pixmap {
        picture(width, 24) { x, y in
            let shift = y < 8 ? 0 : y < 16 ? 5 : y
            let index = y == 12 && x == 40 ? 7 : (x + shift) % colors
            return [UInt8(index & 255), UInt8(index >> 8), y < 12 || x != 3 ? 9 : 200, alpha]
        }
    }

    @Test(arguments: [(100, 255, 50), (300, 255, 256), (300, 255, 300), (300, 90, 300), (700, 255, 700)])
    func `Each row is filtered the way that leaves less`(width: Int, alpha: Int, colors: Int) throws {
        let pixmap = drawing(width, UInt8(alpha), colors)
        guard case .runs = expected(pixmap) else {
            Issue.record("the picture is no good: runs do not pay")
            return
        }
        #expect(try found(pixmap).coding == expected(pixmap))
        #expect(try decodePNG(encodePNG(pixmap, effort: .fast), name: "tile") == pixmap)
    }

    @Test func `Noise is left to libdeflate, whether its colours fit a palette or not`() throws {
        for colors in [200, 4000] {
            var generator = SeededGenerator(state: 5)
            let shades = (0..<colors).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &generator) }
            let pixmap = picture(120, 120) { _, _ in
                let shade = shades.randomElement(using: &generator) ?? 0
                return [UInt8(shade & 255), UInt8(shade >> 8 & 255), UInt8(shade >> 16), 255]
            }
            #expect(expected(pixmap) == .deflated)
            #expect(try found(pixmap).coding == .deflated)
            let header = try readPNGHeader(encodePNG(pixmap, effort: .fast), name: "tile")
            #expect(header.colorType == (colors == 200 ? .palette : .rgb))
        }
    }

    // MARK: - The smallest

    @Test func `The smallest file is no larger than any other, and has as few bits as its colours allow`()
        throws
    {
        for (colors, depth) in [(1, 1), (2, 1), (3, 2), (4, 2), (17, 8)] {
            // No row is like another, so that packing pays.
            var generator = SeededGenerator(state: UInt64(colors))
            let pixmap = picture(64, 64) { x, y in
                [UInt8(y == 0 ? x % colors : Int.random(in: 0..<colors, using: &generator)), 3, 3, 255]
            }
            let (small, fast) = (encodePNG(pixmap, effort: .small), encodePNG(pixmap, effort: .fast))
            #expect(small.count <= fast.count)
            #expect(try readPNGHeader(small, name: "tile").bitDepth == depth, "\(colors) colours")
            #expect(try decodePNG(small, name: "tile") == pixmap)
        }
    }

    @Test func `A filter is laid on where it makes the smallest file smaller`() throws {
        // Each row is noise of its own once and then the row above plus one: filter Up leaves ones.
        var generator = SeededGenerator(state: 8)
        let row = (0..<300).map { _ in UInt8.random(in: 0...255, using: &generator) }
        let rising = picture(300, 60) { x, y in [row[x] &+ UInt8(y), row[x], UInt8(y), 255] }
        #expect(encodePNG(rising, effort: .small).count < 300 * 3 * 2)
        #expect(try decodePNG(encodePNG(rising, effort: .small), name: "tile") == rising)
    }
}
