import Foundation
import Testing

@testable import SourceMode
import SourceDiscovery

struct ResourceFolderTests {
    private func names(_ entries: [ResourceFolder.Entry]?) throws -> [String] {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for path in [
            "View.swift", "Resources/a.json", "Resources/deep/b.txt",
            "Resources/de.lproj/Localizable.strings",
            "Resources/Colors.xcassets/Contents.json", "Data/c.bin", "Data/deep/d.bin", ".hidden",
        ] {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        let found = try ResourceFolder.files(of: [ResourceFolder(path: root.path, entries: entries)])
        for (_, path) in found { #expect(path.hasPrefix("/")) }
        return found.keys.sorted()
    }

    @Test func `Processed files lie side by side, files of a language in its folder`() throws {
        #expect(
            try names([.init(rule: .process, path: "Resources")]) == [
                "a.json", "b.txt", "de.lproj/Localizable.strings",
            ])
    }

    @Test func `A copied folder keeps its name and what is in it`() throws {
        #expect(try names([.init(rule: .copy, path: "Data")]) == ["Data/c.bin", "Data/deep/d.bin"])
        #expect(try names([.init(rule: .copy, path: "Data/c.bin")]) == ["c.bin"])
    }

    @Test func `Of a file and a folder of one name the first counts`() throws {
        let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: root) }
        for path in ["Data/c.bin", "Other/Data", "Other/e.txt"] {
            let file = root.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: file)
        }
        func names(_ entries: ResourceFolder.Entry...) throws -> [String] {
            try ResourceFolder.files(of: entries.map { ResourceFolder(path: root.path, entries: [$0]) })
                .keys.sorted()
        }
        let (folder, file) = (
            ResourceFolder.Entry(rule: .copy, path: "Data"),
            ResourceFolder.Entry(rule: .process, path: "Other")
        )
        #expect(try names(folder, file) == ["Data/c.bin", "e.txt"])
        #expect(try names(file, folder) == ["Data", "e.txt"])
    }

    @Test func `Without a manifest all that is no code is a resource`() throws {
        #expect(
            try names(nil) == ["a.json", "b.txt", "c.bin", "d.bin", "de.lproj/Localizable.strings"])
        #expect(try names([.init(rule: .copy, path: "missing")]) == [])
    }
}
