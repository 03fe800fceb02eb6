import Pixels
import Testing
import TestSupport

@Suite struct PNGFixtureTests {
    @Test(
        .enabled(if: Fixtures.has("pngsuite"), "third-party fixtures are not here"),
        arguments: Fixtures.rows("pngsuite"))
    func `PngSuite decodes to the published checksums`(row: [String: String]) throws {
        let file = try #require(row["fileA"])
        let expected = try #require(row["expected"])
        let bytes = try Fixtures.bytes("pngsuite/\(file)")
        guard expected.hasPrefix("ACCEPT") else {
            #expect(throws: PNGError.self) { try decodePNG(bytes, name: file) }
            return
        }
        let header = try readPNGHeader(bytes, name: file)
        let pixmap = try decodePNG(bytes, name: file)
        #expect((header.width, header.height) == (pixmap.width, pixmap.height))
        // The publisher's checksum covers gray or RGB, and alpha where the file has any.
        let isGray = header.colorType == .gray || header.colorType == .grayAlpha
        let chunks = try readPNGChunks(bytes, name: file)
        let hasAlpha =
            header.colorType == .grayAlpha || header.colorType == .rgba
            || chunks.contains { $0.type == "tRNS" }
        let channels = (isGray ? [0] : [0, 1, 2]) + (hasAlpha ? [3] : [])
        let samples = pixmap.bytes.indices.filter { channels.contains($0 % 4) }
        let sum = crc32(samples.map { pixmap.bytes[$0] })
        #expect(
            expected.split(separator: ";").contains("crc32_color8=\(sum)"),
            "\(file): \(sum) is not in \(expected)")
    }

    @Test(
        .enabled(if: Fixtures.has("libspng"), "third-party fixtures are not here"),
        arguments: Fixtures.rows("libspng"))
    func `The crashers of libspng get its verdict`(row: [String: String]) throws {
        let file = try #require(row["fileA"])
        let bytes = try Fixtures.bytes("libspng/\(file)")
        if row["expected"]?.hasPrefix("REJECT") == true {
            #expect(throws: PNGError.self) { try decodePNG(bytes, name: file) }
        } else {
            _ = try decodePNG(bytes, name: file)
        }
    }

    @Test(
        .enabled(if: Fixtures.has("pngsuite"), "third-party fixtures are not here"),
        arguments: PNGEffort.allCases)
    func `PngSuite survives our own encoder`(effort: PNGEffort) throws {
        let encoder = PNGEncoder()
        for row in Fixtures.rows("pngsuite") where row["expected"]?.hasPrefix("ACCEPT") == true {
            let file = try #require(row["fileA"])
            let pixmap = try decodePNG(Fixtures.bytes("pngsuite/\(file)"), name: file)
            let again = try decodePNG(encoder.encode(pixmap, effort: effort), name: file)
            #expect(again == pixmap, "\(file)")
        }
    }
}
