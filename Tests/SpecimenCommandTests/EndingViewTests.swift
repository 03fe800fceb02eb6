import Foundation
import Testing

/// A source file's views that trap, or never end.
struct EndingViewTests {
    private func run(_ words: [String], in folder: Folder) throws -> Run {
        try Tool.run(
            words, environment: ["SOURCE": "Styles/Ends.swift", "SWIFT_BACKTRACE": "enable=no"], in: folder,
            tool: Tool.testTool)
    }

    /// Lines that name a specimen, without what it died of.
    private func named(_ run: Run) -> [String] {
        run.error.split(separator: "\n").filter { $0.contains("Ends/Button/") }
            .map { String($0.prefix { $0 != ")" }) + ($0.contains(")") ? ")" : "") }
    }

    @Test func `list --effects goes on behind a view that traps, and names it`() throws {
        let run = try run(["list", "--effects", "--filter", "Ends/Button/[ft]*"], in: Folder())
        #expect(run.code == 3, "\(run.error)")
        #expect(
            run.lines.map { $0.prefix { $0 != " " } }.filter { !$0.isEmpty } == [
                "Ends/Button/fine", "Ends/Button/traps",
            ])
        #expect(run.lines.contains { $0.hasPrefix("Ends/Button/fine  changed by state") })
        #expect(named(run) == ["error: Ends/Button/traps: 6 of 22 tiles (pressed)"], "\(run.error)")
        #expect(run.error.contains("on purpose"))
    }

    @Test func `Its document has the tiles that can be laid out`() throws {
        let words = ["list", "--effects", "--all", "--json", "--filter", "Ends/Button/traps"]
        let run = try run(words, in: Folder())
        #expect(run.code == 3)
        let specimens = try #require(try run.json()["specimens"] as? [[String: Any]])
        #expect(specimens.map { $0["tiles"] as? Int } == [20])
    }

    @Test func `A list says of other states what it can`() throws {
        let filter = ["--filter", "Ends/Button/traps", "--filter", "Ends/Button/still"]
        let run = try run(["list", "--json"] + filter, in: Folder())
        #expect(run.code == 3 && run.error.contains("traps: 10 of 30 tiles (pressed)"), "\(run.error)")
        let specimens = try #require(try run.json()["specimens"] as? [[String: Any]])
        let still = try #require(specimens.first { $0["id"] as? String == "Ends/Button/still" })
        let notShown = try #require(still["notShown"] as? [String: [String]])
        #expect(notShown.count == 10 && notShown.values.allSatisfy { $0 == ["pressed"] }, "\(notShown)")
    }

    @Test func `Runs at one time do not take from each other what a view said`() throws {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            export SOURCE=Styles/Ends.swift SWIFT_BACKTRACE=enable=no
            for run in 1 2 3 4 5 6; do
                '\(Tool.testTool.path)' list --effects --filter Ends/Button/traps >/dev/null 2>err$run &
            done
            wait
            grep -l 'on purpose' err*; grep -l 'printed nothing' err*
            """, in: folder)
        #expect(run.lines == (1...6).map { "err\($0)" }, "\(run.text)")
    }

    @Test(arguments: ["record", "check"])
    func `What never ends is tried a few times, whatever number of states it has`(command: String) throws {
        let folder = try Folder()
        let run = try run([command, "--goldens", "Golden", "--filter", "Ends/Button/*"], in: folder)
        #expect(run.code == 3, "\(run.error)")
        let said = (command == "check" ? run.text : run.error).replacing("undrawable: ", with: "")
        for words in [
            "Ends/Button/waits: 10 of 30 tiles (pressed)", "Ends/Button/sleeps: all of its 30 tiles",
            "Ends/Button/dozes: 29 of 30 tiles",
        ] {
            #expect(said.contains(words), "\(said)")
        }
        #expect(!said.contains("Button/fine:"))
        if command == "record" { #expect(folder.files.count { $0.hasSuffix(".png") } == 101) }
        // Of 69 that never end ten are tried, each of them up to twice.
        let tries = try folder.read("tries").count
        #expect((3...20).contains(tries), "\(tries)")
    }

    @Test func `A golden that is too large is told of with what to paste`() throws {
        let folder = try Folder()
        let run = try run(["record", "--goldens", "Golden", "--filter", "Ends/Square/large"], in: folder)
        #expect(run.code == 3)
        #expect(!run.error.contains(".goldenSize("), "\(run.error)")
        #expect(run.error.contains("Ends/Square/large: all of its 2 tiles: its golden takes up to "))
        #expect(run.error.contains("state in Styles/specimen.yaml why it needs more"))
        #expect(
            run.error.contains(
                """
                add to Styles/specimen.yaml:
                specimens:
                  "Ends/Square/large":
                    goldenSize: {bytes: 32768, because: "write here why it is large"}

                """), "\(run.error)")
        try FileManager.default.createDirectory(
            atPath: folder.path("Styles"), withIntermediateDirectories: true)
        try folder.write("Styles/specimen.yaml", "# ours\nspecimens:\n  \"*\": {width: 200}\n")
        let again = try self.run(
            ["record", "--goldens", "Golden", "--filter", "Ends/Square/large"], in: folder)
        #expect(
            again.error.contains(
                "add below 'specimens:' in Styles/specimen.yaml:\n  \"Ends/Square/large\":\n"),
            "\(again.error)")
    }

    @Test func `A sheet that no page has room for is named once, and the others are written`() throws {
        let folder = try Folder()
        let run = try run(
            ["sheet", "-o", "out", "--filter", "Ends/Square/wide", "--filter", "Ends/Button/fine"], in: folder
        )
        #expect(run.code == 3)
        #expect(
            run.error.split(separator: "\n").count { $0.contains("Ends/Square/wide") } == 1, "\(run.error)")
        #expect(run.error.contains("is too large: the limits are 16384 pixels per side"))
        #expect(run.error.contains("; 2 pages could not be written; open out/index.html"), "\(run.error)")
        #expect(folder.files.contains("out/Ends-Button-fine.png"))
    }
}
