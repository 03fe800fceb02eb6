import Digests
import Drawing
import Foundation
import TestSupport
import Testing

@testable import Golden

/// Writes a report of tiles that pass and tiles that differ, of one missing and one damaged.
private func writeReport(
    to directory: String, passing: Int = 3, failing: Int = 2
) async throws -> ReportModel {
    let writer = try ReportWriter(directory: directory, stack: sampleStack, title: "Sample")
    for index in 0..<passing {
        writer.add(
            TileResult(id: "Gallery/Button/ok\(index)/x@1x", judgement: .passed(.sameList)))
    }
    for index in 0..<failing {
        var tile = sampleTile("Gallery/Button/bad\(index)/x=%20@1x", padding: 20)
        tile.source = TileEvidence.Source(file: "Sources/A,B.swift", line: 7)
        writer.add(
            examine(tile, golden: GoldenFile(path: "old.png", bytes: sampleGolden())))
    }
    writer.add(examine(sampleTile("Gallery/Button/new/x@1x", shade: 3), golden: nil))
    writer.add(
        examine(
            sampleTile("Gallery/Button/torn/x@1x"),
            golden: GoldenFile(path: "torn.png", bytes: [1, 2, 3])))
    return try writer.finish(stale: ["Gallery/Button/gone/x@1x"])
}

private func text(_ path: String) throws -> String {
    String(decoding: try FileSystem.read(path, limit: 1 << 28) ?? [], as: UTF8.self)
}

@Suite struct ReportTests {
    @Test func `a report holds its documents and the pictures of what failed`() async throws {
        try await withFolder { folder in
            let directory = folder + "/report"
            let model = try await writeReport(to: directory)
            #expect(
                try FileSystem.names(in: directory) == [
                    "actual", "diff", "expected", "github.txt", "index.html", "junit.xml",
                    "pixels", "reg.json", "report.json", "report.sarif", "summary.md",
                ])
            #expect(model.headline == "2 different, 1 no golden, 1 unreadable of 7 tiles")
            #expect(model.groups.first?.tiles.count == 2)
            #expect(
                model.groups.first?.title == "PrimaryButtonStyle › .padding(.horizontal) 16 → 20")
            let read = try readReport(directory + "/report.json")
            #expect(read.tiles.map(\.id) == model.tiles.map(\.id))
            #expect(try FileSystem.names(in: folder) == ["report"])
        }
    }

    @Test func `a new report replaces an old one, never other files`() async throws {
        try await withFolder { folder in
            let directory = folder + "/report"
            _ = try await writeReport(to: directory, failing: 3)
            _ = try await writeReport(to: directory, failing: 1)
            #expect(try FileSystem.names(in: directory + "/diff/Gallery/Button") == ["bad0"])
            try FileSystem.makeFolder(folder + "/mine")
            try FileSystem.write([1], to: folder + "/mine/thesis.txt")
            #expect(throws: StoreError.self) {
                try ReportWriter(directory: folder + "/mine", stack: sampleStack)
            }
            #expect(try FileSystem.names(in: folder) == ["mine", "report"])
        }
    }

    @Test func `ten thousand tiles with fifty failures make a page under 1 MB`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/report", stack: sampleStack)
            let golden = GoldenFile(path: "old.png", bytes: sampleGolden())
            for index in 0..<9950 {
                let id =
                    "Configuration/Button/primaryNumber\(index / 24)/pressed-large-dark"
                    + "-type=accessibility\(index % 24)@2x"
                writer.add(TileResult(id: id, judgement: .passed(.sameList)))
            }
            for index in 0..<50 {
                let tile = sampleTile(
                    "Configuration/Toggle/chip\(index)/on@2x", shade: UInt8(index))
                writer.add(examine(tile, golden: golden))
            }
            _ = try writer.finish()
            let page = try FileSystem.read(folder + "/report/index.html", limit: 1 << 24) ?? []
            #expect(page.count < 1_000_000, "\(page.count) bytes")
        }
    }

    @Test func `one cause is one group across sizes, labels and schemes`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            let golden = GoldenFile(path: "old.png", bytes: sampleGolden())
            // Another padding and another number of boxes around it, as in a larger control.
            for id in ["Button/a/normal@1x", "Button/b/normal-large@1x"] {
                let tile = sampleTile(id, padding: 20)
                writer.add(examine(tile, golden: golden))
            }
            let wide = TileEvidence(
                id: "Toggle/c/on@1x", listDigest: sampleList(padding: 30).digest, stack: sampleStack,
                frame: sampleFrame,
                list: { sampleList(padding: 30) }, trace: { sampleTrace(padding: 20) },
                pixmap: { samplePixmap(padding: 30) })
            writer.add(examine(wide, golden: golden))
            // One colour, seen in two schemes, and another one elsewhere.
            for (id, shade) in [
                ("Button/d/normal@1x", UInt8(0x84)), ("Button/d/normal-dark@1x", 0x90),
                ("Button/e/normal@1x", 0xA0), ("Button/f/normal-dark@1x", 0x90),
            ] {
                writer.add(examine(sampleTile(id, shade: shade), golden: golden))
            }
            let model = try writer.finish()
            #expect(
                model.groups.map { $0.tiles.map(\.id) } == [
                    ["Button/a/normal@1x", "Button/b/normal-large@1x", "Toggle/c/on@1x"],
                    ["Button/d/normal-dark@1x", "Button/d/normal@1x", "Button/f/normal-dark@1x"],
                    ["Button/e/normal@1x"],
                ])
            #expect(try text(folder + "/r/github.txt").contains("×3"))
            #expect(try text(folder + "/r/summary.md").contains("| 3 | different | PrimaryButtonStyle"))
        }
    }

    @Test func `the most usual tile of a group is its first, and the report's`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            let golden = GoldenFile(path: "old.png", bytes: sampleGolden())
            for (id, distance) in [
                ("Button/a/disabled-large@1x", 2), ("Button/a/normal-regular@1x", 0),
                ("Button/a/pressed-regular@1x", 1),
            ] {
                var tile = sampleTile(id, padding: 20)
                tile.distance = distance
                writer.add(examine(tile, golden: golden))
            }
            // Of groups that are as large the one with the more usual tile goes first.
            for (id, distance) in [("Button/A/pressed@1x", 1), ("Button/b/normal@1x", 0)] {
                var tile = sampleTile(id, shade: distance == 0 ? 0x84 : 0x90)
                tile.distance = distance
                writer.add(examine(tile, golden: golden))
            }
            let model = try writer.finish()
            #expect(
                model.groups.map { $0.tiles.map(\.id) } == [
                    [
                        "Button/a/normal-regular@1x", "Button/a/pressed-regular@1x",
                        "Button/a/disabled-large@1x",
                    ],
                    ["Button/b/normal@1x"], ["Button/A/pressed@1x"],
                ])
            #expect(model.tiles.map(\.id) == model.tiles.map(\.id).sorted())
            #expect(try readReport(folder + "/r/report.json").groups.map(\.tiles.count) == [3, 1, 1])
        }
    }

    @Test func `a row of the summary holds the command that accepts it`() {
        var model = ReportModel(
            title: "S", stack: [], stackID: "",
            approval: .init(tool: "./a|b", report: "out/r", options: "--goldens g"))
        let picture = ReportModel.Picture(path: "p", digest: "d")
        model.tiles = [
            .init(id: "a/b/normal@2x", status: .different, message: "m", actual: picture, group: "1"),
            .init(id: "a/b/'x y'", status: .different, message: "n", actual: picture, group: "2"),
            .init(id: "a/c/normal@2x", status: .undrawable, message: "o", group: "3"),
        ]
        let rows = summaryMarkdown(model).split(separator: "\n").filter { $0.hasPrefix("| 1 ") }
        #expect(
            rows == [
                "| 1 | different | m | a/b/normal@2x | `./a\\|b approve out/r --goldens g --like a/b/normal@2x` |",
                "| 1 | different | n | a/b/'x y' | |", "| 1 | not drawn | o | a/c/normal@2x | |",
            ])
        model.approval = nil
        #expect(!summaryMarkdown(model).contains("accept with"))
    }

    @Test func `unexplained tiles are grouped by the kind of difference without its numbers`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            let bare = makeGolden(
                pixmap: samplePixmap(), list: sampleList(), trace: Trace(), stack: sampleStack,
                frame: sampleFrame,
                owner: sampleOwner)
            for (id, padding) in [("a/small", 20.0), ("a/large", 24)] {
                let tile = TileEvidence(
                    id: id, listDigest: sampleList(padding: padding).digest, stack: sampleStack,
                    frame: sampleFrame,
                    list: { sampleList(padding: padding) }, trace: { Trace() },
                    pixmap: { samplePixmap(padding: padding) })
                writer.add(examine(tile, golden: GoldenFile(path: "old.png", bytes: bare)))
            }
            let model = try writer.finish()
            #expect(model.groups.count == 1, "\(model.tiles.map(\.group))")
        }
    }

    @Test func `front coding keeps every id`() {
        let ids = ["a/b", "a/c", "a/c/d", "b"]
        #expect(frontCoded(ids) == "0:a/b\n2:c\n3:/d\n0:b")
    }

    @Test func `the page has no way to end its data early`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(
                directory: folder + "/r", stack: sampleStack, title: "</script><b>&\"")
            writer.add(
                TileResult(
                    id: "a/b", judgement: .unreadable("</script><script>alert(1)</script><!--")))
            _ = try writer.finish()
            let page = try text(folder + "/r/index.html")
            #expect(page.components(separatedBy: "</script>").count == 3)
            #expect(!page.contains("<b>&"))
            #expect(!page.contains("http://") && !page.contains("https://"))
        }
    }

    @Test func `reg-suit reads its own schema`() async throws {
        try await withFolder { folder in
            _ = try await writeReport(to: folder + "/r")
            let data = Data(try text(folder + "/r/reg.json").utf8)
            let reg = try #require(
                try JSONSerialization.jsonObject(with: data) as? [String: Any])
            #expect(
                Set(reg.keys) == [
                    "failedItems", "newItems", "deletedItems", "passedItems", "expectedItems",
                    "actualItems", "diffItems", "actualDir", "expectedDir", "diffDir",
                ])
            #expect(reg["newItems"] as? [String] == ["Gallery/Button/new/x@1x.png"])
            #expect(reg["deletedItems"] as? [String] == ["Gallery/Button/gone/x@1x.png"])
            #expect((reg["diffItems"] as? [String])?.count == 2)
        }
    }

    @Test func `JUnit counts failures and errors and attaches pictures`() async throws {
        try await withFolder { folder in
            _ = try await writeReport(to: folder + "/r")
            let junit = try text(folder + "/r/junit.xml")
            #expect(junit.contains("tests=\"7\" failures=\"3\" errors=\"1\""))
            #expect(
                junit.contains(
                    "[[ATTACHMENT|expected/Gallery/Button/bad0/x=%20@1x.png]]"))
            #expect(
                junit.contains("<property name=\"cairo\" value=\"1.16.0\"/>"))
            #expect(XMLCheck.isBalanced(junit))
        }
    }

    @Test func `characters that XML cannot hold are replaced`() {
        #expect(xml("a<b>&\"'\u{1}\n") == "a&lt;b&gt;&amp;&quot;&#39;\u{FFFD}&#10;")
    }

    @Test func `annotations are escaped and at most ten`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            for index in 0..<14 {
                writer.add(
                    TileResult(
                        id: "a/b\(index)", judgement: .undrawable("100% of \(index)\nlost"),
                        source: TileEvidence.Source(file: "A,B:C.swift", line: 7)))
            }
            _ = try writer.finish()
            let lines = try text(folder + "/r/github.txt").split(separator: "\n")
            #expect(lines.count == 11)
            #expect(
                lines[0]
                    == "::error file=A%2CB%3AC.swift,line=7,title=a/b0%3A not drawn::"
                    + "100%25 of 0%0Alost"
            )
            #expect(lines[10].hasPrefix("::notice title=Specimen::4 more causes in 4 tiles"))
        }
    }

    @Test func `hostile ids and messages stay text in every document`() async throws {
        try await withFolder { folder in
            let id = "a/<script>alert(1)</script>\"'\n::error file=x::]]>\u{1}é\r\n| [x](y)"
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            writer.add(TileResult(id: id, judgement: .unreadable("because\r\n\(id)")))
            writer.add(TileResult(id: id + "2", judgement: .passed(.sameList)))
            let model = try writer.finish(stale: [id + "3"])
            #expect(model.tiles.map(\.id) == [id])
            #expect(try readReport(folder + "/r/report.json").tiles.map(\.id) == [id])
            let junit = try text(folder + "/r/junit.xml")
            #expect(XMLCheck.isBalanced(junit) && !junit.contains("<script") && !junit.contains("]]>"))
            #expect(!junit.unicodeScalars.contains("\u{1}"))
            let commands = try text(folder + "/r/github.txt")
            #expect(commands.filter(\.isNewline).count == 1 && commands.hasPrefix("::error title=a/<script"))
            let rows = try text(folder + "/r/summary.md").split(separator: "\n")
            #expect(rows.filter { $0.hasPrefix("|") }.count == 3 && !rows.contains { $0.hasPrefix("::") })
            #expect(rows.joined().contains("\\| \\[x\\](y)"))
            #expect(try !text(folder + "/r/index.html").contains("<script>alert"))
            let reg = Data(try text(folder + "/r/reg.json").utf8)
            #expect(try JSONSerialization.jsonObject(with: reg) is [String: Any])
        }
    }

    @Test func `the summary stays within its limit`() {
        var model = ReportModel(title: "S", stack: [], stackID: "")
        model.tiles = (0..<3000).map {
            ReportModel.Tile(
                id: "a/\($0)", status: .undrawable, message: "m\($0) | `x`", group: "\($0)")
        }
        let summary = summaryMarkdown(model, limit: 20_000)
        #expect(summary.utf8.count < 20_000)
        #expect(summary.contains("more causes are in the report"))
        #expect(summary.contains("m1 \\| \\`x\\`"))
    }
}

/// Whether tags open and close in order: enough for a document without comments.
private enum XMLCheck {
    static func isBalanced(_ text: String) -> Bool {
        var open: [Substring] = []
        for match in text.matches(of: #/<(/?)([A-Za-z-]+)[^<>]*?(/?)>/#) {
            if !match.1.isEmpty {
                if open.popLast() != match.2 { return false }
            } else if match.3.isEmpty {
                open.append(match.2)
            }
        }
        return open.isEmpty
    }
}
