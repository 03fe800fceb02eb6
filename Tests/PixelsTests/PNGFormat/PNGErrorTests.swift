import Pixels
import Testing

/// One thing wrong with a good file, and the words that say so.
@Suite struct PNGErrorTests {
    private let good = encodePNG(
        Pixmap(width: 8, height: 4, filledWith: (10, 20, 30, 255)), effort: .fast)

    private func message(_ bytes: [UInt8], limits: PNGLimits = .standard) -> String {
        do {
            _ = try decodePNG(bytes, limits: limits, name: "a.png")
            return "accepted"
        } catch {
            return error.description
        }
    }

    /// A file of the given chunks, with right checksums.
    private func file(_ chunks: [(String, [UInt8])]) -> [UInt8] {
        var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        for (type, data) in chunks {
            let content = Array(type.utf8) + data
            bytes += bigEndian(UInt32(data.count))
            bytes += content
            bytes += bigEndian(crc32(content))
        }
        return bytes
    }

    private func bigEndian(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> UInt32($0)) }
    }

    /// A header chunk.
    private func header(
        _ width: Int, _ height: Int, depth: UInt8 = 8, type: UInt8 = 0
    ) -> (String, [UInt8]) {
        let sides = bigEndian(UInt32(width)) + bigEndian(UInt32(height))
        return ("IHDR", sides + [depth, type, 0, 0, 0])
    }

    /// A zlib stream of one stored block.
    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        let count = UInt16(bytes.count)
        var (a, b): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            a = (a + UInt32(byte)) % 65_521
            b = (b + a) % 65_521
        }
        var stream: [UInt8] = [0x78, 1, 1]
        for half in [count, ~count] { stream += [UInt8(half & 255), UInt8(half >> 8)] }
        return stream + bytes + bigEndian(b << 16 | a)
    }

    @Test func `A picture out of an iOS app is told, with the way back`() {
        let bytes = file([("CgBI", [0x50, 0, 0x20, 6]), header(8, 4), ("IDAT", []), ("IEND", [])])
        #expect(
            message(bytes)
                == "a.png: this is Apple's own variant of PNG (CgBI), as Xcode puts into apps. "
                + "Use the original, or convert it back with 'xcrun pngcrush -revert-iphone-optimizations'.")
    }

    @Test func `An empty file is named as empty`() {
        #expect(
            message([])
                == "a.png: the file is empty. Give a PNG file, or record this picture again.")
    }

    @Test func `Another kind of file is named as no PNG`() {
        #expect(message(Array("GIF89a-------".utf8)).contains("this is not a PNG file"))
    }

    @Test func `A Git LFS pointer is named, with the command that fetches the file`() {
        let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n"
        #expect(message(Array(pointer.utf8)).contains("Run 'git lfs pull'"))
    }

    @Test func `Converted line endings are named, with the setting that prevents them`() {
        let converted = good.split(separator: 0x0D, omittingEmptySubsequences: false).joined()
        #expect(message(Array(converted)).contains(".gitattributes"))
    }

    /// Each with the line ends of a whole file made one kind, as mail programs and Git do.
    @Test(
        arguments: [
            ("CR LF to LF", [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A]),
            ("CR to LF", [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x0A, 0x1A, 0x0A]),
            ("all to CR", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x1A, 0x0D]),
            ("LF to CR", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x1A, 0x0D]),
            ("each LF to CR LF", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A]),
            ("lone LF to CR LF", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0D, 0x0A]),
        ] as [(String, [UInt8])])
    func `Every way of converting line endings is known by the signature`(way: String, signature: [UInt8]) {
        #expect(message(signature + good.dropFirst(8)).contains(".gitattributes"), "\(way)")
        // One byte of it that is another makes it another kind of file.
        for place in signature.indices.prefix(7) {
            var other = signature
            other[place] ^= 0x40
            #expect(
                message(other + good.dropFirst(8)).contains("this is not a PNG file"), "\(way), byte \(place)"
            )
        }
    }

    @Test func `A truncated file is named as truncated, wherever it ends`() {
        for count in 1..<good.count {
            let text = message(Array(good[..<count]))
            #expect(
                text.contains("truncated") || text.contains("chunk IDAT is missing"),
                "\(count) bytes: \(text)")
        }
    }

    @Test func `A wrong checksum is named with its chunk`() throws {
        for type in ["IHDR", "sRGB", "PLTE", "IDAT", "IEND"] {
            var bytes = good
            let place = try #require(bytes.firstRange(of: Array(type.utf8)))
            bytes[place.upperBound + (type == "IEND" ? 0 : 1)] ^= 1
            #expect(message(bytes).contains("chunk \(type)"), "\(type): \(message(bytes))")
        }
    }

    @Test func `A wrong Adler-32 sum is told from damaged pixels`() {
        var pixels = stored([0, 7])
        #expect(message(file([header(1, 1), ("IDAT", pixels), ("IEND", [])])) == "accepted")
        pixels[pixels.count - 1] ^= 1
        #expect(
            message(file([header(1, 1), ("IDAT", pixels), ("IEND", [])])).contains("Adler-32"))
        pixels = stored([0, 7])
        pixels[3] ^= 1
        #expect(
            message(file([header(1, 1), ("IDAT", pixels), ("IEND", [])])).contains("damaged"))
        pixels = stored([0, 7])
        pixels[0] = 0
        #expect(
            message(file([header(1, 1), ("IDAT", pixels), ("IEND", [])])).contains("damaged"))
    }

    @Test func `One byte too many or too few of pixels is refused`() {
        for bytes in [[0], [0, 7, 7]] as [[UInt8]] {
            let text = message(file([header(1, 1), ("IDAT", stored(bytes)), ("IEND", [])]))
            #expect(text.contains("are not the 2 bytes"), "\(text)")
        }
    }

    @Test func `Pictures above a limit are refused with both numbers`() {
        let wide = file([header(20_000, 1), ("IDAT", stored([0])), ("IEND", [])])
        #expect(message(wide).contains("20000 × 1 pixels; the limit is 16384 pixels a side"))
        var limits = PNGLimits.standard
        limits.pixels = 31
        #expect(message(good, limits: limits).contains("31 pixels in all"))
        limits = .standard
        limits.bytes = 127
        #expect(message(good, limits: limits).contains("127 bytes"))
        limits = .standard
        limits.chunks = 3
        #expect(message(good, limits: limits).contains("more than 3 chunks"))
        limits = .standard
        limits.chunkBytes = 2
        #expect(message(good, limits: limits).contains("chunk IHDR says it has 13 bytes"))
    }

    /// 64 megapixels are promised: 8192 × 8192 has as many, whatever its depth and with a filter byte a row.
    @Test(arguments: [(0, 1), (3, 8), (2, 8), (6, 8), (6, 16)])
    func `Pixels decide which picture is too large, not bytes`(type: UInt8, depth: UInt8) {
        // Too few bytes for so many pixels, which is found after the limits.
        let text = message(
            file(
                [
                    header(8192, 8192, depth: depth, type: type), ("PLTE", [1, 2, 3]), ("IDAT", stored([0])),
                    ("IEND", []),
                ]
                .filter { $0.0 != "PLTE" || type == 3 }))
        #expect(text.contains("that the header asks for"), "\(text)")
        let more = message(file([header(8193, 8192, depth: depth, type: type)]))
        #expect(more.contains("67108864 pixels in all") && !more.contains("raise"), "\(more)")
    }

    @Test func `Counts of one are in the singular`() {
        let chunks: [(String, [UInt8])] = [header(1, 1), ("IDAT", stored([0, 7])), ("IEND", [])]
        #expect(message(file(chunks) + [0]).contains("1 byte follows the end"))
        #expect(message(file(chunks) + [0, 0]).contains("2 bytes follow the end"))
    }

    @Test func `Chunks out of order, unknown or missing are named`() {
        let (palette, pixels) = ([1, 2, 3] as [UInt8], stored([0, 0]))
        let cases: [([(String, [UInt8])], String)] = [
            ([("IDAT", pixels), header(1, 1)], "IHDR comes first"),
            ([header(1, 1), header(1, 1)], "there is only one"),
            ([header(1, 1), ("IEND", [])], "chunk IDAT is missing"),
            ([header(1, 1, type: 3), ("IDAT", pixels), ("IEND", [])], "chunk PLTE is missing"),
            ([header(1, 1), ("PLTE", palette)], "a gray picture has no palette"),
            ([header(1, 1), ("ABCD", [])], "chunk ABCD is needed"),
            (
                [header(1, 1), ("IDAT", pixels), ("teSt", []), ("IDAT", []), ("IEND", [])],
                "all IDAT chunks stand together"
            ),
            ([header(1, 1), ("IDAT", pixels), ("IEND", []), ("teSt", [])], "12 bytes follow"),
            ([header(0, 1), ("IEND", [])], "the picture is 0 × 1 pixels"),
            ([header(1, 1, depth: 3), ("IEND", [])], "cannot have 3 bits"),
            ([header(1, 1, type: 5), ("IEND", [])], "colour type 5 does not exist"),
            ([header(1, 1), ("gAMA", [0, 0, 0, 0])], "chunk gAMA is not valid"),
            ([header(1, 1, type: 3), ("tRNS", [1])], "it follows the palette"),
            ([header(1, 1, type: 6), ("tRNS", [1])], "a picture with alpha has none"),
            ([header(1, 1), ("IDAT", stored([9, 0])), ("IEND", [])], "unknown filter type 9"),
        ]
        for (chunks, expected) in cases {
            let text = message(file(chunks))
            #expect(text.contains(expected), "\(text)")
        }
    }

    @Test func `A palette index without a colour is refused`() {
        let chunks: [(String, [UInt8])] = [
            header(2, 1, type: 3), ("PLTE", [1, 2, 3]), ("IDAT", stored([0, 0, 1])), ("IEND", []),
        ]
        #expect(message(file(chunks)).contains("colour number 1, but the palette ends at 0"))
    }

    @Test func `The header can be read alone`() throws {
        let header = try readPNGHeader(Array(good[..<40]), name: "a.png")
        #expect((header.width, header.height, header.bitDepth) == (8, 4, 8))
        #expect(header.colorType == .palette && !header.isInterlaced)
    }
}
