import Foundation
import Pixels
import Testing

@Suite struct PNGPairReaderTests {
    private let blue = Pixmap(width: 6, height: 4, filledWith: (0, 0, 200, 255))

    /// What two files come to.
    private func pair(_ a: [UInt8], _ b: [UInt8], wantsPictures: Bool = false) throws -> PNGPairReader.Pair {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pair-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.png", "b.png"].map { folder.appendingPathComponent($0) }
        for (file, bytes) in zip(files, [a, b]) { try Data(bytes).write(to: file) }
        return try PNGPairReader(byteLimit: 1 << 20)
            .read(files[0].path, files[1].path, wantsPictures: wantsPictures)
    }

    @Test func `Two copies of a file have the same bytes`() throws {
        let file = encodePNG(blue, effort: .fast)
        guard case .sameBytes = try pair(file, file) else { Issue.record("not the same"); return }
        guard case .pictures(let a, let b) = try pair(file, file, wantsPictures: true) else {
            Issue.record("no pictures")
            return
        }
        #expect(a == blue && b == blue)
    }

    @Test func `Two files of one picture have the same pixels`() throws {
        let (fast, small) = (encodePNG(blue, effort: .fast), encodePNG(blue, effort: .small))
        try #require(fast != small)
        guard case .samePixels = try pair(fast, small) else { Issue.record("not the same"); return }
    }

    @Test func `A file that goes on after another's end is another`() throws {
        let file = encodePNG(blue, effort: .fast)
        #expect(throws: PNGError.self) { _ = try pair(file, file + [0]) }
        #expect(throws: PNGError.self) { _ = try pair(file + [0], file) }
    }

    @Test(arguments: [(6, 5), (4, 6), (7, 4)])
    func `Pictures of another size are two`(width: Int, height: Int) throws {
        let other = Pixmap(width: width, height: height, filledWith: (0, 0, 200, 255))
        let found = try pair(encodePNG(blue, effort: .fast), encodePNG(other, effort: .fast))
        guard case .pictures(let a, let b) = found else { Issue.record("not two"); return }
        #expect(a == blue && b == other)
    }
}
