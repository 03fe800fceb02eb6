import Foundation
import Pixels
import Testing
import TestSupport

@Suite struct PNGPairReaderTests {
    private let blue = Pixmap(width: 6, height: 4, filledWith: (0, 0, 200, 255))

    /// What two files come to.
    private func pair(_ a: [UInt8], _ b: [UInt8], wantsPictures: Bool = false) throws -> PNGPairReader.Pair {
        var surplus: [PNGError] = []
        return try pair(a, b, wantsPictures: wantsPictures, surplus: &surplus)
    }

    private func pair(
        _ a: [UInt8], _ b: [UInt8], wantsPictures: Bool = false, surplus: inout [PNGError]
    ) throws -> PNGPairReader.Pair {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "pair-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["a.png", "b.png"].map { folder.appendingPathComponent($0) }
        for (file, bytes) in zip(files, [a, b]) { try Data(bytes).write(to: file) }
        return try PNGPairReader()
            .read(files[0].path, files[1].path, wantsPictures: wantsPictures, surplus: &surplus)
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

    @Test func `Bytes behind a picture are told of foreign files, and refused elsewhere`() throws {
        let file = encodePNG(blue, effort: .fast)
        for (a, b) in [(file, file + [0]), (file + [0], file)] {
            var surplus: [PNGError] = []
            guard case .samePixels = try pair(a, b, surplus: &surplus) else {
                Issue.record("not the same"); return
            }
            #expect(surplus.map(\.reason) == [.dataAfterEnd(count: 1)])
            #expect(
                surplus.first?.oddity.hasSuffix(
                    ".png: 1 byte follows the end of the picture. The picture is whole.") == true)
        }
        #expect(throws: PNGError.self) { try decodePNG(file + [0], name: "golden") }
        #expect(throws: PNGError.self) { try readPNGChunks(file + [0], name: "golden") }
    }

    /// One more byte in IDAT behind the zlib stream.
    @Test func `Bytes behind the compressed pixels are told of foreign files, and refused elsewhere`() throws
    {
        let file = encodePNG(blue, effort: .fast)
        let odd = try withByteAfterPixels(file)
        var surplus: [PNGError] = []
        guard case .samePixels = try pair(odd, file, surplus: &surplus) else {
            Issue.record("not the same"); return
        }
        #expect(surplus.map(\.reason) == [.dataAfterPixels(count: 1)])
        #expect {
            try decodePNG(odd, name: "golden")
        } throws: {
            "\($0)".contains("1 byte follows the compressed pixels in chunk IDAT")
        }
    }

    private func withByteAfterPixels(_ file: [UInt8]) throws -> [UInt8] {
        let place = try #require(file.firstRange(of: Array("IDAT".utf8))).lowerBound
        let length = file[(place - 4)..<place].reduce(0) { $0 << 8 | Int($1) }
        func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
        let content = Array(file[place..<(place + 4 + length)]) + [7]
        return Array(file[..<(place - 4)]) + bigEndian(length + 1) + content + bigEndian(Int(crc32(content)))
            + Array(file[(place + 8 + length)...])
    }

    @Test func `Large pictures come out as small ones do`() throws {
        var generator = SeededGenerator(state: 21)
        for isSame in [true, false] {
            let large = Pixmap.random(width: 1300, height: 1100, using: &generator)
            let other = isSame ? large : Pixmap.random(width: 1300, height: 1100, using: &generator)
            let found = try pair(
                encodePNG(large, effort: .fast), encodePNG(other, effort: .fast), wantsPictures: true)
            guard case .pictures(let a, let b) = found else { Issue.record("no pictures"); return }
            #expect(a == large && b == other)
        }
    }

    @Test(arguments: [true, false])
    func `Large pictures in many parts come out whole, whatever lengths their files have`(
        haveOneLength: Bool
    ) throws {
        var generator = SeededGenerator(state: 5)
        let pictures = (0..<2).map { _ in Pixmap.random(width: 1300, height: 1100, using: &generator) }
        var files = try pictures.map { try inParts(encodePNG($0, effort: .fast), of: 100_000) }
        // What stands behind a picture makes its file longer and changes no pixel.
        let length = max(files[0].count, files[1].count)
        for side in 0..<2 {
            files[side] += Array(repeating: 0, count: length - files[side].count)
        }
        if !haveOneLength { files[1].append(0) }
        let found = try pair(files[0], files[1])
        guard case .pictures(let a, let b) = found else { Issue.record("no pictures"); return }
        #expect(a == pictures[0] && b == pictures[1])
    }

    /// The same file with IDAT chunks of so many bytes.
    private func inParts(_ file: [UInt8], of size: Int) throws -> [UInt8] {
        let place = try #require(file.firstRange(of: Array("IDAT".utf8))).lowerBound
        let length = file[(place - 4)..<place].reduce(0) { $0 << 8 | Int($1) }
        func bigEndian(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(value >> $0 & 255) } }
        var parts: [UInt8] = []
        for start in stride(from: 0, to: length, by: size) {
            let end = min(start + size, length)
            let content = Array("IDAT".utf8) + file[(place + 4 + start)..<(place + 4 + end)]
            parts += bigEndian(end - start) + content + bigEndian(Int(crc32(content)))
        }
        return Array(file[..<(place - 4)]) + parts + Array(file[(place + 8 + length)...])
    }

    @Test(arguments: [(6, 5), (4, 6), (7, 4)])
    func `Pictures of another size are two`(width: Int, height: Int) throws {
        let other = Pixmap(width: width, height: height, filledWith: (0, 0, 200, 255))
        let found = try pair(encodePNG(blue, effort: .fast), encodePNG(other, effort: .fast))
        guard case .pictures(let a, let b) = found else { Issue.record("not two"); return }
        #expect(a == blue && b == other)
    }
}
