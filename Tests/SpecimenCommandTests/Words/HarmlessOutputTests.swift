import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

/// What clears a screen, turns text around and gives a build server orders.
private let evil =
    "a\u{1B}[2J\u{9B}31m\r\n::error file=x,line=1::b\u{2028}\u{202E}c##[error]d ##vso[task.x]e\u{7F}\u{1}"

/// Text that others write, in all that a command says.
struct HarmlessOutputTests {
    /// Nothing acts on a terminal, no line is an order.
    private func expectHarmless(_ text: String, _ location: SourceLocation = #_sourceLocation) {
        let acting = text.unicodeScalars.filter { scalar in
            scalar != "\n"
                && (scalar.properties.generalCategory == .control || scalar.properties.isBidiControl
                    || scalar == "\u{2028}" || scalar == "\u{2029}")
        }
        #expect(acting.isEmpty, "\(acting.map { String($0.value, radix: 16) })", sourceLocation: location)
        for line in text.split(separator: "\n") {
            let isOrder =
                line.drop(while: \.isWhitespace).hasPrefix("::") || line.contains(/##[a-z]*\[/)
            #expect(!isOrder, "\(line)", sourceLocation: location)
        }
    }

    private func expectHarmless(_ run: Run, _ location: SourceLocation = #_sourceLocation) {
        expectHarmless(run.text, location)
        expectHarmless(run.error, location)
    }

    @Test(arguments: [
        [evil], ["--\(evil)"], ["check", evil], ["check", "--\(evil)"], ["check", "--filter", evil],
        ["check", "--goldens", evil], ["check", "--shard", evil], ["check", "--axis", evil],
        ["check", "--axis", "\(evil)=on"], ["check", "--axis", "scheme=\(evil)"], ["check", "--size", evil],
        ["check", "--tokens", evil], ["check", "--fonts", evil], ["check", "-j", evil],
        ["check", "--report", "/proc/\(evil)"],
        ["render", evil, "-o", "a.png"], ["render", "\(quiet)/\(evil)", "-o", "a.png"],
        ["render", quiet, "-o", evil], ["render", quiet, "-o", "/proc/\(evil).png"],
        ["render", quiet, "-o", "-", "--width", evil],
        ["inspect", evil], ["inspect", quiet, "--label", evil],
        ["inspect", "--json", quiet, "--label", evil],
        ["render", quiet, "--label", evil, "-o", "a.png"], ["diff", evil, evil],
        ["diff", "--json", evil, evil],
        ["diff", "a", "b", "--mode", evil], ["diff", "a", "b", "-o", evil],
        ["approve", evil], ["approve", evil, "--filter", evil], ["batch", evil, "-o", "out"],
        ["batch", "-", "-o", "/proc/\(evil)"], ["sheet", "-o", "/proc/\(evil)"],
        ["record", "--goldens", "/proc/\(evil)"],
        ["prune", "--goldens", evil], ["prune", "--shard", evil], ["doctor", "--fonts", evil],
        ["help", evil],
        ["list", "--filter", evil], ["list", "--effects", "--shard", evil], [" \t::error::x"],
    ])
    func `Words of a command line are told without power`(words: [String]) throws {
        let run = try Tool.run(words)
        expectHarmless(run)
        #expect(run.code != 0 || words[0] != "render" || words.last == "a.png")
    }

    @Test func `A job's texts stay in their lines, and are the same texts`() throws {
        let folder = try Folder()
        let encoder = JSONEncoder()
        func job(_ fields: [String: String]) throws -> String {
            String(decoding: try encoder.encode(fields), as: UTF8.self)
        }
        let jobs = [
            try job(["id": evil]), try job(["id": quiet, evil: "x"]), try job(["id": quiet, "state": evil]),
            try job(["id": quiet, "output": evil]),
            try job(["id": quiet, "label": evil, "output": "\u{202E}b.png"]),
            "{\"\u{1B}", evil,
        ]
        let run = try Tool.run(["batch", "-", "-o", folder.path("out")], input: jobs.joined(separator: "\n"))
        expectHarmless(run)
        let lines = try run.jsonLines()
        #expect(lines.contains { $0["output"] as? String == "\u{202E}b.png" })
        #expect(folder.files == ["out/\u{202E}b.png"])
    }

    @Test func `A tolerance's reason, an id and a warning are told without power`() throws {
        let folder = try Folder()
        func tool(_ words: [String], _ environment: [String: String]) throws -> Run {
            let all = ["TOLERANCE": "delta", "REASON": evil, "TEXT": evil + "\u{10FFFF}"].merging(environment)
            { $1 }
            return try Tool.run(words, environment: all, in: folder, tool: Tool.testTool)
        }
        for words in [
            ["record"], ["inspect", "Square/plain"], ["render", "Square/plain", "-o", "a.png"],
            ["list", "--json"],
        ] {
            expectHarmless(try tool(words, [:]))
        }
        // Within the tolerance, beyond it, under another name.
        let within = try tool(["check"], ["COLOR": "007BFF"])
        #expect(within.lines.first?.hasPrefix("tolerated: ") == true)
        expectHarmless(within)
        for words in [["check"], ["check", "--json"], ["check", "--report", "report"]] {
            expectHarmless(try tool(words, ["COLOR": "FF0000"]))
            expectHarmless(try tool(words, ["ID": "A/\(evil)"]))
        }
        let folderReport = try tool(["check", "--report", "report"], ["COLOR": "FF0000"])
        #expect(folderReport.code == 1)
        for file in ["github.txt", "summary.md", "junit.xml"] {
            var text = String(decoding: try folder.read("report/\(file)"), as: UTF8.self)
            // Only a line of a log is an order.
            if file == "junit.xml" { text.replace("##", with: "") }
            expectHarmless(
                text.replacing(/^::error [^\n]*|\n::error [^\n]*/) { match in
                    // The annotation itself is one order, whatever is in it.
                    String(match.output.drop { $0 == "\n" }.dropFirst(2))
                })
        }
    }

    @Test func `A golden's and a token file's own words are told without power`() throws {
        let folder = try Folder()
        try folder.write(
            "tokens.json", "{\"\\u001b[2J\\u202e\":{\"$type\":\"color\",\"$value\":\"::error::\"}}")
        expectHarmless(try Tool.run(["check", "--tokens", "tokens.json"], in: folder))
        let record = ["record", "--filter", quiet, "--size", "regular", "--scheme", "light"]
        _ = try Tool.run(record, in: folder)
        try FileManager.default.createDirectory(
            atPath: folder.path("Golden/\(evil.replacing("/", with: ""))"), withIntermediateDirectories: true)
        try folder.write(
            "Golden/\(evil.replacing("/", with: ""))/b.png",
            folder.read("Golden/\(quiet)/normal-regular@2x.png"))
        for words in [["check"], ["prune"], ["prune", "--yes"], ["diff", "Golden", "out"]] {
            expectHarmless(try Tool.run(words, in: folder))
        }
    }
}
