import Drawing
import Foundation
import Golden
import Pixels
import Testing

/// Files that have more than the pixels that are compared: nothing of it passes for the same unseen.
@Suite struct UnseenPartsTests {
    private func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }

    private func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        let content = Array(type.utf8) + data
        return bigEndian(data.count) + content + bigEndian(Int(Zlib.crc32(content[...])))
    }

    /// Three pixels in a row.
    private func file(
        depth: Int, samples: [UInt8], before: [UInt8] = [], after: [UInt8] = [], level: Int = 9
    ) -> [UInt8] {
        [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
            + chunk("IHDR", bigEndian(3) + bigEndian(1) + [UInt8(depth), 0, 0, 0, 0]) + before
            + chunk("IDAT", Zlib.compress([0] + samples, level: level)) + after + chunk("IEND", [])
    }

    private func result(
        _ a: [UInt8], _ b: [UInt8], mode: ComparisonMode = .exact
    ) throws -> FileComparer.PairResult {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "unseen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.png", "b.png"].map { folder.appendingPathComponent($0) }
        for (file, bytes) in zip(files, [a, b]) { try Data(bytes).write(to: file) }
        return try FileComparer(options: ComparisonOptions(mode: mode, threshold: nil))
            .compare(files[0].path, files[1].path, kind: nil)
    }

    private let deep: [UInt8] = [10, 1, 20, 2, 30, 3]

    @Test func `Low bytes of 16 bits do not pass for the same`() throws {
        let (a, b) = (file(depth: 16, samples: deep), file(depth: 16, samples: [10, 1, 20, 2, 30, 4]))
        #expect {
            try result(a, b)
        } throws: {
            "\($0)".contains("only the high 8 bits are compared") && "\($0)".contains("max-delta")
        }
        // Half a step of 255 is within any threshold.
        let tolerant = try result(a, b, mode: .maxDelta)
        #expect(tolerant.comparison.passes && tolerant.warnings.count == 2)
        let other = try result(a, file(depth: 16, samples: [10, 1, 20, 2, 31, 3]))
        #expect(!other.comparison.passes && other.warnings.count == 2)
    }

    @Test func `Equal samples of 16 bits are the same however they are compressed`() throws {
        let (a, b) = (file(depth: 16, samples: deep), file(depth: 16, samples: deep, level: 0))
        try #require(a != b)
        let found = try result(a, b)
        #expect(found.comparison.passes && found.warnings.isEmpty)
    }

    @Test func `16 bits beside 8 are told, and not the same`() throws {
        let eight = file(depth: 8, samples: [10, 20, 30])
        #expect(throws: PNGError.self) { try result(file(depth: 16, samples: deep), eight) }
        #expect(try result(eight, file(depth: 8, samples: [10, 20, 30], level: 0)).warnings.isEmpty)
    }

    @Test func `An animation does not pass by its first frame`() throws {
        let frames = chunk("acTL", bigEndian(2) + bigEndian(0))
        func animated(_ shade: UInt8) -> [UInt8] {
            file(
                depth: 8, samples: [10, 20, 30], before: frames,
                after: chunk("fdAT", bigEndian(1) + Zlib.compress([0, shade, shade, shade])))
        }
        for mode in [ComparisonMode.exact, .maxDelta] {
            #expect {
                try result(animated(1), animated(200), mode: mode)
            } throws: {
                "\($0)".contains("only its first frame is compared. Save each frame as a file")
            }
        }
        #expect(try result(animated(1), animated(1)).comparison.passes)
        let other = try result(animated(1), file(depth: 8, samples: [10, 20, 31]))
        #expect(!other.comparison.passes && other.warnings.count == 1)
        #expect(!other.warnings[0].contains("is whole"), "\(other.warnings)")
    }

    // MARK: - How samples are meant

    private func gamma(_ value: Int) -> [UInt8] { chunk("gAMA", bigEndian(value)) }

    private func primaries(_ first: Int) -> [UInt8] {
        chunk("cHRM", [first, 32900, 64000, 33000, 30000, 60000, 15000, 6000].flatMap(bigEndian))
    }

    private func profile(_ byte: UInt8) -> [UInt8] {
        chunk("iCCP", Array("p".utf8) + [0, 0] + Zlib.compress([byte, 2, 3, 4, 5, 6, 7, 8]))
    }

    /// EXIF with nothing but an orientation, after another tag.
    private func oriented(_ value: UInt8, isLittle: Bool) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] {
            let bytes = (0..<count).map { UInt8(value >> ($0 * 8) & 255) }
            return isLittle ? bytes : bytes.reversed()
        }
        func entry(_ tag: Int, _ value: [UInt8]) -> [UInt8] {
            number(tag, 2) + number(3, 2) + number(1, 4) + value + [0, 0]
        }
        let start: [UInt8] = isLittle ? [73, 73, 42, 0] : [77, 77, 0, 42]
        return chunk(
            "eXIf",
            start + number(8, 4) + number(2, 2) + entry(0x0100, number(3, 2))
                + entry(0x0112, number(Int(value), 2)) + number(0, 4))
    }

    @Test func `Equal samples for two colour spaces are told`() throws {
        let sRGB = chunk("sRGB", [0])
        let pairs: [([UInt8], [UInt8])] = [
            ([], gamma(100_000)), (gamma(45_455), gamma(100_000)), ([], primaries(30_000)),
            (sRGB, profile(1)),
            (profile(1), profile(9)), (sRGB, chunk("cICP", [9, 16, 0, 1])),
            (profile(1), profile(1) + chunk("cICP", [9, 16, 0, 1])),
        ]
        for (a, b) in pairs {
            let (old, new) = (
                file(depth: 8, samples: [10, 20, 30], before: a),
                file(depth: 8, samples: [10, 20, 30], before: b)
            )
            for (one, other) in [(old, new), (new, old)] {
                let found = try result(one, other)
                #expect(found.comparison.passes && found.warnings.count == 1, "\(a) \(b): \(found.warnings)")
                #expect(found.warnings.first?.contains("its colour space is not the one of") == true)
            }
        }
    }

    @Test func `Colours that are sRGB in other words are told of by nobody`() throws {
        let sRGB = chunk("sRGB", [0])
        let same: [[UInt8]] = [
            [], sRGB, gamma(45_455), gamma(45_454) + primaries(31_270), chunk("sRGB", [1]) + gamma(100_000),
            profile(4) + chunk("cICP", [1, 13, 0, 1]), chunk("tIME", [7, 234, 1, 1, 1, 1, 1]),
            oriented(1, isLittle: true), chunk("eXIf", [73, 73, 42, 0]),
            chunk("eXIf", [73, 73, 42, 0, 255, 255, 255, 255]),
        ]
        for chunks in same {
            let found = try result(
                file(depth: 8, samples: [10, 20, 30], level: 0),
                file(depth: 8, samples: [10, 20, 30], before: chunks))
            #expect(found.comparison.passes && found.warnings.isEmpty, "\(chunks): \(found.warnings)")
        }
    }

    @Test func `Equal samples that are shown in two orientations are told`() throws {
        let upright = file(depth: 8, samples: [10, 20, 30])
        for isLittle in [true, false] {
            for orientation in UInt8(2)...8 {
                let turned = file(
                    depth: 8, samples: [10, 20, 30], before: oriented(orientation, isLittle: isLittle))
                let found = try result(upright, turned)
                #expect(
                    found.warnings.count == 1
                        && found.warnings[0].contains("its orientation (EXIF) is not the one of"),
                    "\(orientation): \(found.warnings)")
                #expect(try result(turned, turned + [0]).warnings.count == 1, "only the byte at its end")
            }
        }
    }
}
