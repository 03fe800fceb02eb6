import Foundation
import Glibc
import Golden
import Pixels
import Testing

/// Names in two folders that are compared: as bytes, and none is passed over.
@Suite struct FolderNamesTests {
    private func picture(_ red: UInt8) -> [UInt8] {
        encodePNG(Pixmap(width: 12, height: 9, filledWith: (red, 0, 0, 255)), effort: .fast)
    }

    /// Writes a file whose name is bytes; `Data.write` would have made a string of them.
    private func write(_ bytes: [UInt8], to path: [UInt8]) throws {
        let name = path.map { CChar(bitPattern: $0) } + [0]
        let file = unsafe open(name, O_WRONLY | O_CREAT, 0o644)
        try #require(file >= 0)
        let count = unsafe Glibc.write(file, bytes, bytes.count)
        close(file)
        #expect(count == bytes.count)
    }

    /// What becomes of each name, of two folders with one equal picture beside.
    private func outcomes(
        _ prepare: (_ a: [UInt8], _ b: [UInt8]) throws -> Void
    ) throws -> [FolderDiff.Pair] {
        let root = NSTemporaryDirectory() + "names-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: root) }
        for side in ["a", "b"] {
            try FileManager.default.createDirectory(
                atPath: "\(root)/\(side)", withIntermediateDirectories: true)
            try write(picture(9), to: Array("\(root)/\(side)/same.png".utf8))
        }
        try prepare(Array("\(root)/a/".utf8), Array("\(root)/b/".utf8))
        var pairs: [FolderDiff.Pair] = []
        try FolderDiff(root + "/a", root + "/b").forEachPair { pairs.append($0) }
        return pairs
    }

    @Test func `Names that are not UTF-8 are refused, of files and of folders`() throws {
        let ending = Array(".png".utf8)
        let names: [[UInt8]] = [[0xFF] + ending, [0xFF], [0xFE, 47, 120] + ending]
        for name in names {
            let pairs = try outcomes { a, b in
                for (folder, red) in [(a, UInt8(1)), (b, 200)] {
                    if let slash = name.firstIndex(of: 47) {
                        let made = (folder + name[..<slash]).map { CChar(bitPattern: $0) } + [0]
                        try #require(unsafe mkdir(made, 0o755) == 0)
                    }
                    try write(picture(red), to: folder + name)
                }
            }
            #expect(pairs.count == 2 && pairs.count { $0.passes } == 1, "\(name)")
            let reasons = pairs.compactMap { pair in
                if case .refused(let reason) = pair.outcome { reason } else { nil }
            }
            #expect(reasons.first?.contains("the name is not UTF-8: rename it") == true, "\(reasons)")
        }
    }

    @Test func `Names that only look alike are two`() throws {
        let (composed, parts) = (Array("\u{E9}.png".utf8), Array("e\u{301}.png".utf8))
        try #require(composed != parts)
        let crossed = try outcomes { a, b in
            try write(picture(1), to: a + composed)
            try write(picture(200), to: a + parts)
            try write(picture(200), to: b + composed)
            try write(picture(1), to: b + parts)
        }
        #expect(crossed.count == 3 && crossed.count { $0.passes } == 1)
        let apart = try outcomes { a, b in
            try write(picture(1), to: a + composed)
            try write(picture(1), to: b + parts)
        }
        #expect(apart.count == 3 && apart.count { $0.passes } == 1)
    }
}
