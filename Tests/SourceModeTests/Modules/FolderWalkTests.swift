import Foundation
import Testing

@testable import SourceMode

/// Trees of folders that are only told, so that rights and links are the same for whoever runs the tests.
struct FolderWalkTests {
    private func walk(
        _ tree: [String: [(String, FolderWalk.Kind)]], links: [String: String] = [:],
        unreadable: Set<String> = []
    ) throws -> FolderWalk {
        /// The path with what links stand for.
        func resolved(_ path: String) -> String {
            var path = path
            for _ in 0..<8 {
                guard let link = links.keys.sorted().first(where: { path == $0 || path.hasPrefix($0 + "/") })
                else { break }
                path = (links[link] ?? "") + path.dropFirst(link.count)
            }
            return path
        }
        let reader = FolderWalk.Reader(
            entries: { path throws(SourceError) in
                if unreadable.contains(resolved(path)) {
                    throw SourceError("\(path): this folder cannot be read")
                }
                return (tree[resolved(path)] ?? []).map { FolderWalk.Entry(name: $0.0, kind: $0.1) }
            },
            identity: { tree[resolved($0)] == nil ? nil : resolved($0) })
        return try FolderWalk("S", reader: reader)
    }

    @Test func `Only a manifest is left out by its name`() throws {
        let names = [
            "CarePackage.swift", "Package.swift", "Package@swift-5.9.swift", "Packages.swift", "a.txt",
            ".x.swift",
        ]
        let found = try walk(["S": names.map { ($0, .file) }])
        #expect(found.files == ["CarePackage.swift", "Packages.swift"])
    }

    @Test func `Two names that look alike are an error, not one file`() {
        let error = #expect(throws: SourceError.self) {
            try walk(["S": [("\u{E9}.swift", .file), ("e\u{301}.swift", .file)]])
        }
        #expect(error?.description.contains("look alike") == true)
    }

    @Test(arguments: ["a\tb.swift", "a\nb.swift", "a\u{7F}.swift"])
    func `A name that no message can show is an error`(name: String) {
        let error = #expect(throws: SourceError.self) { try walk(["S": [(name, .file)]]) }
        #expect(error?.description.contains("control character") == true)
    }

    @Test func `A folder that cannot be read is an error, not an empty one`() throws {
        let tree: [String: [(String, FolderWalk.Kind)]] = [
            "S": [("A.swift", .file), ("Shut", .folder)], "S/Shut": [("B.swift", .file)],
        ]
        #expect(try walk(tree).files == ["A.swift", "Shut/B.swift"])
        let error = #expect(throws: SourceError.self) { try walk(tree, unreadable: ["S/Shut"]) }
        #expect("\(try #require(error))".contains("S/Shut"))
    }

    @Test func `A link to a folder is followed`() throws {
        let found = try walk(
            ["S": [("A.swift", .file), ("Linked", .link)], "T": [("B.swift", .file)]],
            links: ["S/Linked": "T"])
        #expect(found.files == ["A.swift", "Linked/B.swift"])
    }

    @Test func `A folder that is reached twice counts where it lies`() throws {
        let found = try walk(
            ["S": [("Alias", .link), ("Own", .folder)], "S/Own": [("B.swift", .file)]],
            links: ["S/Alias": "S/Own"])
        #expect(found.files == ["Own/B.swift"])
    }

    @Test func `Links that lead back end`() throws {
        let found = try walk(
            ["S": [("In", .folder)], "S/In": [("A.swift", .file), ("Back", .link), ("Self", .link)]],
            links: ["S/In/Back": "S", "S/In/Self": "S/In"])
        #expect(found.files == ["In/A.swift"])
    }

    @Test func `A link that leads nowhere is an error where it may have led to a folder`() throws {
        let error = #expect(throws: SourceError.self) {
            try walk(["S": [("A.swift", .file), ("Gone", .brokenLink)]])
        }
        #expect("\(try #require(error))".contains("S/Gone: is a link that leads nowhere"))
        // The file is named by whoever reads it.
        let found = try walk([
            "S": [("A.swift", .brokenLink), ("notes.txt", .brokenLink), (".#A.swift", .brokenLink)]
        ])
        #expect(found.files == ["A.swift"])
    }

    @Test func `A name that is not UTF-8 is an error, and so is a link to itself`() throws {
        let folder = NSTemporaryDirectory() + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        #expect(try FolderWalk(folder).files == [])
        #expect(unsafe symlink("Loop", folder + "/Loop") == 0)
        #expect(throws: SourceError.self) { try FolderWalk(folder) }
        #expect(unsafe unlink(folder + "/Loop") == 0)
        // `Größe.swift` as Latin-1 has it.
        let name = Array(folder.utf8) + Array("/Gr".utf8) + [0xF6, 0xDF] + Array("e.swift".utf8) + [0]
        let file = unsafe name.withUnsafeBytes { bytes in
            unsafe open(bytes.bindMemory(to: CChar.self).baseAddress!, O_CREAT | O_WRONLY, 0o600)
        }
        #expect(file >= 0)
        close(file)
        let error = #expect(throws: SourceError.self) { try FolderWalk(folder) }
        #expect("\(try #require(error))".contains("not UTF-8; rename it"))
    }

    @Test func `Folders of goldens are told`() throws {
        let found = try walk([
            "S": [("Golden", .folder), ("In", .folder)], "S/In": [("Golden", .folder)], "S/Golden": [],
            "S/In/Golden": [],
        ])
        #expect(found.goldenFolders == ["Golden", "In/Golden"])
    }
}

struct RelativePlaceTests {
    @Test(arguments: [
        ("a/b/Styles.swift", "a", "b/Styles.swift"), ("a/Styles.swift", "a", "Styles.swift"),
        ("a/Styles.swift", "a/b", "../Styles.swift"), ("/x/y/S.swift", "/x/z/w", "../../y/S.swift"),
        ("S.swift", "", "S.swift"), ("./S.swift", ".", "S.swift"),
    ])
    func `A place is the same whatever a command was started with`(
        path: String, folder: String, place: String
    ) {
        #expect(relativePlace(of: path, from: folder) == place)
    }
}
