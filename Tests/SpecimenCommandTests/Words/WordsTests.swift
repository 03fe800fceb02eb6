import Foundation
import Testing

@testable import SpecimenCommand

/// What the command says to people beside its results, and what it makes of mistyped words.
struct WordsTests {
    // MARK: Mistyped words

    @Test(arguments: [
        ("shet X -o o", "Unknown command 'shet'. Did you mean 'sheet'?"),
        ("chekc", "Unknown command 'chekc'. Did you mean 'check'?"),
        ("help shet", "Unknown command 'shet'. Did you mean 'sheet'?"),
        ("zzzzzzzzzzzz", "Unknown command 'zzzzzzzzzzzz'.\n"),
        ("sheet --outptu o", "Unknown option '--outptu'. Did you mean '--output'?"),
        ("sheet --unfoldd -o o", "Unknown option '--unfoldd'. Did you mean '--unfolded'?"),
        ("sheet --shceme=dark -o o", "Unknown option '--shceme'. Did you mean '--scheme'?"),
        ("render -x", "Unknown option '-x'.\n"),
    ])
    func `A mistyped word is named with what it may mean`(words: String, message: String) throws {
        let run = try Tool.run(words.split(separator: " ").map(String.init))
        #expect(run.code == 64 && run.output.isEmpty)
        #expect(run.error.hasPrefix("Error: " + message), "\(run.error)")
        #expect(run.error.contains("--help' for more information."))
    }

    @Test func `Whoever puts a file before the command is told the order`() throws {
        let run = try Tool.run(["My Styles.swift"])
        #expect(run.code == 64)
        #expect(run.error.contains("The command comes first: "), "\(run.error)")
        #expect(run.error.contains("sheet 'My Styles.swift' -o out\n"), "\(run.error)")
    }

    @Test func `What is missing is said where every option is known`() throws {
        let run = try Tool.run(["sheet", "--unfolded"])
        #expect(run.code == 64 && run.error.contains("name a folder with -o"), "\(run.error)")
    }

    @Test func `A mistyped word cannot act on a terminal`() throws {
        let run = try Tool.run(["sh\u{1B}[2Jeet"])
        #expect(run.code == 64 && !run.error.contains("\u{1B}"), "\(run.error)")
    }

    // MARK: Quiet

    @Test(arguments: [
        "list", "sheet", "render", "record", "check", "approve", "prune", "diff", "batch", "inspect",
        "doctor",
    ])
    func `Every command can be quiet`(command: String) throws {
        let run = try Tool.run([command, "--help"])
        #expect(run.text.contains("-q, --quiet"), "\(run.text)")
    }

    @Test(arguments: ["-q", "--quiet"])
    func `Quiet commands say results, warnings and errors, and nothing else`(option: String) throws {
        let folder = try Folder()
        let record = try Tool.run(["record", option], in: folder, tool: Tool.testTool)
        #expect(record.code == 0 && record.error.isEmpty && record.output.isEmpty, "\(record.error)")
        let red = ["COLOR": "FF0000"]
        let check = try Tool.run(["check", option], environment: red, in: folder, tool: Tool.testTool)
        #expect(check.code == 1 && check.text.hasPrefix("different: Test/Square/plain/"), "\(check.text)")
        #expect(check.error.isEmpty, "\(check.error)")
        let loud = try Tool.run(["check"], environment: red, in: folder, tool: Tool.testTool)
        #expect(loud.output == check.output && loud.error.contains("0 of 1 tile passed"))
        let lost = try Tool.run(["check", option, "--fonts", "nowhere"], in: folder, tool: Tool.testTool)
        #expect(lost.code == 3 && lost.error.hasPrefix("error: "), "\(lost.error)")
    }

    // MARK: Progress

    /// What a terminal shows of a line of shell, whose first word is the command over many squares.
    private func terminal(_ words: String, in folder: Folder, environment: [String: String] = [:]) throws
        -> String
    {
        let line = "script -qec \"$tool \(words)\" typescript >/dev/null"
        let run = try Tool.run(
            ["-c", line], environment: ["tool": Tool.testTool.path].merging(environment) { $1 }, in: folder,
            tool: URL(fileURLWithPath: "/bin/sh"))
        #expect(run.code == 0, "\(run.error)")
        return String(decoding: try folder.read("typescript"), as: UTF8.self)
    }

    private func jobs(_ count: Int) -> String {
        (0..<count).map { "{\"id\":\"Test/Square/\($0)\",\"output\":\"\($0).png\"}\n" }.joined()
    }

    @Test func `batch shows a bar on a terminal and nothing in a pipe`() throws {
        let folder = try Folder()
        try folder.write("jobs", jobs(40))
        let many = ["MANY": "40"]
        let shown = try terminal("batch jobs -o out -j 1", in: folder, environment: many)
        #expect(shown.contains(/batch \[[#.]{24}\] \d+\/\d+/), "\(shown)")
        // The line is gone when the command ends.
        #expect(shown.contains("\r\u{1B}[K"))
        let quiet = try terminal("batch -q jobs -o out2 -j 1", in: folder, environment: many)
        #expect(!quiet.contains("batch ["), "\(quiet)")
        let piped = try Tool.run(
            ["batch", "jobs", "-o", "out3", "-j", "1"], environment: many, in: folder, tool: Tool.testTool)
        #expect(piped.code == 0 && piped.error.isEmpty, "\(piped.error)")
    }

    @Test func `A bar grows with what is done`() {
        let start = ContinuousClock.now
        var bar = ProgressBar()
        #expect(bar.due("check", 0, of: 4, at: start) == "check [........................] 0/4")
        #expect(bar.due("check", 1, of: 4, at: start + .milliseconds(99)) == nil)
        #expect(
            bar.due("check", 2, of: 4, at: start + .milliseconds(100))
                == "check [############............] 2/4")
        #expect(bar.due("batch", 9, of: nil, at: start + .seconds(1)) == "batch 9")
        #expect(
            bar.due("batch", .max, of: 1, at: start + .seconds(2))?.contains("[########################]")
                == true)
        let wasThere = bar.hide()
        let isThere = bar.hide()
        #expect(wasThere && !isThere)
    }

    // MARK: Debug builds

    @Test func `A debug build says so at once on a terminal and once in a long run`() {
        let start = ContinuousClock.now
        var onTerminal = BuildNotice(isDebug: true)
        #expect(onTerminal.due(isTerminal: true, at: start) == BuildNotice.text)
        #expect(onTerminal.due(isTerminal: true, at: start + .seconds(60)) == nil)
        var inPipe = BuildNotice(isDebug: true)
        #expect(inPipe.due(isTerminal: false, at: start) == nil)
        #expect(inPipe.due(isTerminal: false, at: start + .milliseconds(4999)) == nil)
        #expect(inPipe.due(isTerminal: false, at: start + .seconds(5)) == BuildNotice.text)
        #expect(inPipe.due(isTerminal: false, at: start + .seconds(9)) == nil)
        var released = BuildNotice(isDebug: false)
        #expect(released.due(isTerminal: true, at: start + .seconds(9)) == nil)
    }

    @Test func `The command tells of its own build`() throws {
        let shown = try terminal("sheet -o sheets", in: try Folder(), environment: ["MANY": "2"])
        #expect(shown.contains(BuildNotice.text) == BuildNotice.isDebugBuild, "\(shown)")
    }

    // MARK: Progress and counts

    @Test func `A log that has lines of progress has a last one, and a short run has none`() {
        let start = ContinuousClock.now
        var rate = RunRate(at: start)
        #expect(rate.end("batch", 3, failed: 0, at: start + .seconds(1)) == nil)
        #expect(rate.line("batch", 10, of: 20, failed: 1, at: start + .seconds(5)) != nil)
        #expect(
            rate.end("batch", 20, failed: 1, at: start + .seconds(10))
                == "batch: all 20 done, 2.0 a second, 1 failed")
    }

    @Test func `A count that no number holds is told in words, alone and in a sum`() {
        #expect(TileCount.words(.max) == "more than 9×10¹⁸" && TileCount.words(12) == "12")
        #expect(TileCount.sum([.max, 3]) == .max && TileCount.sum([1, 2]) == 3)
    }
}
