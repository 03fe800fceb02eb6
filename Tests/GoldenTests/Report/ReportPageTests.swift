import Foundation
import Pixels
import ScreenReader
import Testing

@testable import Golden

/// What the page's file holds. What a browser makes of it is tried by `scripts/checks/report`.
struct ReportPageTests {
    @Test func `the page holds each difference, its pictures and the pixels of both sides`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            for index in 0..<3 {
                writer.add(
                    examine(
                        sampleTile("Gallery/Button/a%20\(index)/x@1x", shade: 0x84),
                        golden: GoldenFile(path: "g.png", bytes: sampleGolden())))
            }
            writer.add(TileResult(id: "Gallery/Button/ok/x@1x", judgement: .passed(.sameList)))
            _ = try writer.finish()
            let page = try data(of: folder + "/r/index.html")
            let tiles = try #require(page["tiles"] as? [[String: Any]])
            #expect(tiles.map { $0["id"] as? String } == (0..<3).map { "Gallery/Button/a%20\($0)/x@1x" })
            #expect(
                tiles[0]["changes"] as? [String] == [
                    "PrimaryButtonStyle › .background color #007AFF → #0084FF"
                ])
            #expect((page["groups"] as? [[String: Any]])?.map { $0["tiles"] as? [Int] } == [[0, 1, 2]])
            #expect(page["passedCount"] as? Int == 1)
            let expected = try #require(tiles[0]["expected"] as? [String: Any])
            #expect(expected["path"] as? String == "expected/Gallery/Button/a%20\(0)/x@1x.png")
            let pixels = try #require(tiles[0]["pixels"] as? String)
            let script = try FileSystem.read(folder + "/r/" + pixels, limit: 1 << 20) ?? []
            #expect(
                String(decoding: script, as: UTF8.self)
                    .hasPrefix("specimenPixels(\"Gallery/Button/a%200/x@1x\""))
        }
    }

    @Test func `the page has what lint found, with the pictures of its tiles`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            let id = "Gallery/Button/a/x@1x"
            writer.add(TileResult(id: id, judgement: .passed(.sameList)))
            writer.add([
                ReportModel.LintFinding(
                    number: 1, rule: "contrast", severity: "error", view: "Text", message: "2:1", tiles: [id])
            ])
            writer.add(lintPicture: encodePNG(samplePixmap(shade: 1, padding: 16), effort: .fast), of: id)
            _ = try writer.finish()
            let page = try data(of: folder + "/r/index.html")
            #expect((page["lint"] as? [[String: Any]])?.first?["rule"] as? String == "contrast")
            let picture = (page["lintPictures"] as? [String: Any])?[id] as? [String: Any]
            #expect(picture?["path"] as? String == "lint/" + id + ".png")
            // Merging takes the findings and their pictures along.
            _ = try mergeReports([folder + "/r"], into: folder + "/all") { _ in
                ReportModel.Approval(tool: "specimen", report: "all", options: "")
            }
            let merged = try data(of: folder + "/all/index.html")
            #expect((merged["lint"] as? [[String: Any]])?.count == 1)
            #expect(try FileSystem.read(folder + "/all/lint/" + id + ".png", limit: 1 << 20) != nil)
        }
    }

    @Test func `the page has both trees of what is spoken, a line for each thing`() async throws {
        try await withFolder { folder in
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            let tree = SpokenTree([SpokenElement(label: "Save draft", traits: ["button"], hint: "Saves")])
            let old = SpokenTree([SpokenElement(label: "Save", traits: ["button"])])
            writer.add(
                ReportEntry(
                    spokenOf: "Gallery/Button/a/x@1x", .different(tree.changes(from: old)), tree: tree,
                    golden: GoldenFile(path: "g.json", bytes: old.file), source: nil))
            _ = try writer.finish()
            let page = try data(of: folder + "/r/index.html")
            let spoken = (page["tiles"] as? [[String: Any]])?.first?["spoken"] as? [String: [String]]
            #expect(spoken?["expected"] == [#"1 "Save" (button)"#])
            #expect(spoken?["actual"] == [#"1 "Save draft" (button)"#, "      hint: Saves"])
        }
    }

    @Test func `a golden of another stack is told with every component that differs`() async throws {
        try await withFolder { folder in
            let other = Stack([
                Stack.Component("revision", "1"), Stack.Component("architecture", "x86_64"),
                Stack.Component("cairo", "1.18.0"), Stack.Component("font Inter", "bb22"),
            ])
            let writer = try ReportWriter(directory: folder + "/r", stack: other)
            writer.add(
                examine(
                    sampleTile("a/b@1x", shade: 0x84, stack: other),
                    golden: GoldenFile(path: "g.png", bytes: sampleGolden())))
            _ = try writer.finish()
            let page = try data(of: folder + "/r/index.html")
            let tile = try #require((page["tiles"] as? [[String: Any]])?.first)
            let message = try #require(tile["message"] as? String)
            #expect(message.hasPrefix("environment differs: cairo: golden 1.16.0, here 1.18.0; font Inter"))
            let told = [message] + (tile["changes"] as? [String] ?? [])
            #expect(told.contains { $0.contains("1.16.0") } && told.contains { $0.contains("font Inter") })
            // What the picture itself shows is told after it, and the pictures are there.
            #expect(told.contains { $0.contains("#007AFF → #0084FF") }, "\(told)")
            #expect(tile["actual"] != nil && tile["expected"] != nil && tile["diff"] != nil)
            let junit = String(
                decoding: try FileSystem.read(folder + "/r/junit.xml", limit: 1 << 24) ?? [], as: UTF8.self)
            #expect(junit.contains("<failure type=\"stack\" message=\"environment differs: cairo"))
        }
    }

    @Test func `goldens of other stacks that are equal are counted everywhere`() async throws {
        try await withFolder { folder in
            func stack(_ version: String) -> Stack {
                Stack(
                    sampleStack.components.dropLast(2) + [.init("cairo", version), sampleStack.components[3]])
            }
            let writer = try ReportWriter(directory: folder + "/r", stack: sampleStack)
            for (id, version) in [("a/a", "1.18.0"), ("a/b", "1.14.0"), ("a/c", "1.18.0"), ("a/d", "1.16.0")]
            {
                writer.add(
                    examine(
                        sampleTile(id),
                        golden: GoldenFile(path: "g.png", bytes: sampleGolden(stack: stack(version)))))
            }
            let model = try writer.finish()
            #expect(
                model.otherStacks == [
                    .init(differences: ["cairo: golden 1.18.0, here 1.16.0"], tiles: 2),
                    .init(differences: ["cairo: golden 1.14.0, here 1.16.0"], tiles: 1),
                ])
            let line =
                "3 of them compared by pixels, because other stacks made the goldens "
                + "(2 by cairo: golden 1.18.0, here 1.16.0. 1 by cairo: golden 1.14.0, here 1.16.0)"
            #expect(ReportModel.OtherStack.line(try #require(model.otherStacks)) == line)
            for (file, text) in [
                ("index.html", line), ("summary.md", "3 of them compared by pixels"),
                ("junit.xml", "2: cairo: golden 1.18.0, here 1.16.0"), ("report.json", "otherStacks"),
            ] {
                let bytes = try FileSystem.read(folder + "/r/\(file)", limit: 1 << 24) ?? []
                #expect(String(decoding: bytes, as: UTF8.self).contains(text), "\(file)")
            }
        }
    }
}

/// The JSON in the page, which its scripts make everything of.
private func data(of page: String) throws -> [String: Any] {
    let html = String(decoding: try FileSystem.read(page, limit: 1 << 24) ?? [], as: UTF8.self)
    let start = try #require(html.firstRange(of: "<script type=\"application/json\" id=\"data\">")).upperBound
    let end = try #require(html[start...].firstRange(of: "</script>")).lowerBound
    let object = try JSONSerialization.jsonObject(with: Data(html[start..<end].utf8))
    return try #require(object as? [String: Any])
}
