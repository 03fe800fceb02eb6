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
            "\($0)".contains("of which the high 8 are compared") && "\($0)".contains("max-delta")
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
                "\($0)".contains("only its first frame is compared. Compare each frame as a file")
            }
        }
        #expect(try result(animated(1), animated(1)).comparison.passes)
        let other = try result(animated(1), file(depth: 8, samples: [10, 20, 31]))
        #expect(!other.comparison.passes && other.warnings.count == 1)
        #expect(!other.warnings[0].contains("is whole"), "\(other.warnings)")
    }
}
