import Foundation
import Testing

/// Parts of the sheets, and what `merge` makes of their folders.
struct MergedSheetsTests {
    private static let few = [
        "--filter", "Filled/*", "--state", "normal", "--size", "regular", "--scheme", "light",
    ]

    private func sheet(_ folder: Folder, _ name: String, _ options: String...) throws {
        let run = try Tool.run(["sheet", "-o", name] + MergedSheetsTests.few + options, in: folder)
        #expect(run.code == 0, "\(run.error)")
    }

    private func files(_ folder: Folder, _ name: String) -> [String] {
        folder.files.filter { $0.hasPrefix(name + "/") }.map { String($0.dropFirst(name.count)) }.sorted()
    }

    @Test func `Parts have whole sheets, and their merged folders are that of one run`() throws {
        let folder = try Folder()
        try sheet(folder, "whole")
        for index in 1...3 { try sheet(folder, "parts/\(index)", "--shard", "\(index)/3") }
        let run = try Tool.run(["merge", "parts", "-o", "merged"], in: folder)
        #expect(run.code == 0 && run.error.contains("open merged/index.html"), "\(run.error)")
        #expect(files(folder, "merged") == files(folder, "whole"))
        for file in files(folder, "whole") {
            #expect(try folder.read("merged" + file) == folder.read("whole" + file), "\(file)")
        }
        // One folder of all parts is the same.
        for index in 1...3 { try sheet(folder, "together", "--shard", "\(index)/3") }
        #expect(try folder.read("together/index.html") == folder.read("whole/index.html"))
    }

    @Test func `A part that is missing is named`() throws {
        let folder = try Folder()
        for index in [1, 3] { try sheet(folder, "parts/\(index)", "--shard", "\(index)/3") }
        let run = try Tool.run(["merge", "parts/1", "parts/3", "-o", "merged"], in: folder)
        #expect(run.code == 3 && run.error.contains("error: shard 2/3 is missing: no sheets of it are there"))
        // Some part has a sheet.
        let pictures = folder.files.sorted().filter { $0.hasPrefix("parts/") && $0.hasSuffix(".png") }
        let picture = try #require(pictures.first)
        let part = String(picture.prefix("parts/1".count))
        let twice = try Tool.run(["merge", part, part, "-o", "twice"], in: folder)
        #expect(twice.code == 3 && twice.error.contains("is in \(part) as well"), "\(twice.error)")
    }

    @Test func `Other pages are not replaced, other kinds not mixed, and names lead nowhere else`() throws {
        let folder = try Folder()
        try sheet(folder, "a")
        try FileManager.default.createDirectory(
            atPath: folder.path("mine"), withIntermediateDirectories: true)
        try folder.write("mine/index.html", Data("<p>mine".utf8))
        let mine = try Tool.run(["merge", "a", "-o", "mine"], in: folder)
        #expect(mine.code == 3 && mine.error.contains("mine/index.html: not replaced"), "\(mine.error)")
        try folder.write("results.jsonl", Data(#"{"error":"x","job":1}"#.utf8))
        let mixed = try Tool.run(["merge", "a", "results.jsonl", "-o", "b"], in: folder)
        #expect(mixed.code == 3 && mixed.error.contains("results.jsonl and a are not of one kind"))
        let html = String(decoding: try folder.read("a/index.html"), as: UTF8.self)
        try folder.write(
            "a/index.html", Data(html.replacing("\"file\":\"Filled", with: "\"file\":\"../Filled").utf8))
        let out = try Tool.run(["merge", "a", "-o", "b"], in: folder)
        #expect(out.code == 3 && out.error.contains("is no name of a sheet"), "\(out.error)")
    }
}
