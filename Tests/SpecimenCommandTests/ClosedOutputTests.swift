import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"
private let selection = "--filter \(quiet) --size regular --scheme light"

/// Ways to have a standard output that nobody reads, as a shell line's end; `READER` reads nothing.
private let closings = [">&-", "| READER", "> >(READER)"]

/// Commands whose standard output nobody reads, or that cannot be written.
struct ClosedOutputTests {
    /// Runs `$specimen WORDS` with standard output as `end` says and returns its code with what it said.
    ///
    /// A reader that ends at once may still be there when a command says its only line: it is waited for, by a file
    /// that it makes when it reads no more.
    private func run(_ words: String, _ end: String, in folder: Folder) throws -> Run {
        let waits = end.contains("READER") ? #"until [[ -e $gone ]]; do sleep 0.02; done; sleep 0.1; "# : ""
        let end = end.replacing("READER", with: #"{ exec <&-; touch "$gone"; }"#)
        return try run(#"{ \#(waits)"$specimen" \#(words); echo $? > code; } \#(end)"#, in: folder)
    }

    /// Runs a line that puts the code into a file, and in which `$gone` is a path of nothing.
    private func run(_ line: String, in folder: Folder) throws -> Run {
        var run = try Tool.shell(#"gone=$(mktemp -u); \#(line); rm -f "$gone""#, in: folder)
        run.code = Int32(try String(decoding: folder.read("code"), as: UTF8.self).dropLast()) ?? -1
        return run
    }

    private func recorded() throws -> Folder {
        let folder = try Folder()
        #expect(try Tool.shell("\"$specimen\" record \(selection)", in: folder).code == 0)
        return folder
    }

    @Test(arguments: closings)
    func `check ends with its verdict`(end: String) throws {
        let folder = try recorded()
        let fine = try run("check \(selection)", end, in: folder)
        #expect(fine.code == 0 && !fine.error.contains("error"), "\(fine.error)")
        let missing = try run("check --filter 'Filled/*' --report report", end, in: folder)
        #expect(missing.code == 1 && !missing.error.contains("error"), "\(missing.error)")
        #expect(missing.error.contains("did not; report: report/index.html"), "\(missing.error)")
        #expect(folder.files.contains("report/index.html"))
        let json = try run("check --json --filter 'Filled/*'", end, in: folder)
        #expect(json.code == 1 && !json.error.contains("error"), "\(json.error)")
    }

    @Test(arguments: closings)
    func `diff ends with its verdict, of pictures and of folders`(end: String) throws {
        let folder = try recorded()
        let (first, second) = ("\(quiet)/normal-regular@2x.png", "\(quiet)/pressed-regular@2x.png")
        try folder.write("same.png", folder.read("Golden/\(first)"))
        let same = try run("diff Golden/\(first) same.png", end, in: folder)
        #expect(same.code == 0 && same.error == "", "\(same.error)")
        let other = try run("diff Golden/\(first) Golden/\(second) -o d.png", end, in: folder)
        #expect(other.code == 1 && other.error == "" && folder.files.contains("d.png"), "\(other.error)")
        try FileManager.default.copyItem(atPath: folder.path("Golden"), toPath: folder.path("Other"))
        try folder.write("Other/\(first)", folder.read("Golden/\(second)"))
        #expect(try run("diff Golden Other", end, in: folder).code == 1)
        #expect(try run("diff --json Golden Other", end, in: folder).code == 1)
    }

    @Test func `A reader that leaves early takes nothing with it`() throws {
        let folder = try recorded()
        let jobs = (1...300).map { #"{"id":"\#(quiet)","label":"\#($0)","output":"\#($0).png"}"# }
        try folder.write("jobs", jobs.joined(separator: "\n"))
        // The other jobs come when the reader has read a line and left.
        let batch = try run(
            #"""
            { head -n 1 jobs; until [[ -e $gone ]]; do sleep 0.02; done; tail -n +2 jobs; } \
                | { "$specimen" batch - -o out; echo $? > code; } \
                | { read -r line; exec <&-; touch "$gone"; }
            """#, in: folder)
        #expect(
            batch.code == 3 && folder.files.filter { $0.hasPrefix("out/") }.count == 300, "\(batch.error)")
        #expect(try run("check", "| grep -q missing", in: folder).code == 1)
    }

    @Test(arguments: closings)
    func `batch draws every picture and ends with 3`(end: String) throws {
        let folder = try Folder()
        let jobs = (1...200).map { #"{"id":"\#(quiet)","scale":0.5,"output":"\#($0).png"}"# }
        try folder.write("jobs", jobs.joined(separator: "\n"))
        let run = try run("batch jobs -o out", end, in: folder)
        #expect(run.code == 3 && run.error.contains("error: standard output is closed"), "\(run.error)")
        #expect(folder.files.filter { $0.hasPrefix("out/") }.count == 200)
        for number in [1, 100, 200] { #expect(try pngSize(folder.read("out/\(number).png")).count == 2) }
    }

    @Test(arguments: closings)
    func `record and sheet write every picture and end with 3`(end: String) throws {
        let folder = try Folder()
        for words in ["record \(selection)", "sheet -o sheets \(selection)"] {
            let run = try run(words, end, in: folder)
            #expect(run.code == 3 && run.error.contains("error: standard output is closed"), "\(run.error)")
        }
        #expect(folder.files.filter { $0.hasPrefix("Golden/") && $0.hasSuffix(".png") }.count == 3)
        #expect(folder.files.contains("sheets/index.html"))
        #expect(try run("check \(selection)", "> out", in: folder).code == 0)
    }

    @Test(
        arguments: [
            "list --tiles", "list --json --filter \(quiet)", "list --effects --filter 'Filled/*'",
            "inspect \(quiet)", "inspect --json \(quiet)", "render \(quiet) -o -", "doctor", "--help",
            "help check", "check --help", "--version", "--generate-completion-script bash",
            "prune --goldens nowhere", "render \(quiet) -o a.png",
        ], closings)
    func `A command that only tells something ends with 3 and says why`(words: String, end: String) throws {
        let run = try run(words, end, in: Folder())
        #expect(run.code == 3 && run.error.contains("error: standard output is closed"), "\(run.error)")
        #expect(!run.error.contains("disk") && !run.error.contains("Fatal"), "\(run.error)")
    }

    @Test func `A stream the process was started without is never a picture's`() throws {
        let folder = try Folder()
        try folder.write("jobs", #"{"id":"\#(quiet)","output":"a.png"}"#)
        for end in ["<&- >&- 2>&-", "<&- >&-", ">&- 2>&-"] {
            #expect(try run("batch jobs -o out", end, in: folder).code == 3)
            #expect(try pngSize(folder.read("out/a.png")).count == 2)
            #expect(
                try folder.read("out/a.png").suffix(8)
                    == Data([0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82]))
            #expect(try run("record \(selection)", end, in: folder).code == 3)
            #expect(try run("check \(selection)", end, in: folder).code == 0)
        }
        let run = try run("batch - -o out", "<&- > out.txt", in: folder)
        #expect(run.code == 3 && run.error.contains("cannot be read"), "\(run.error)")
    }

    @Test(arguments: ["2>&-", "2>/dev/full", "2> >(exit)"])
    func `Messages that nobody reads leave the exit code`(end: String) throws {
        let folder = try Folder()
        #expect(try run("record \(selection)", "> out \(end)", in: folder).code == 0)
        #expect(try run("check \(selection)", "> out \(end)", in: folder).code == 0)
        #expect(try run("list --nonsense", "> out \(end)", in: folder).code == 64)
        #expect(try run("render Filled/Button/filled -o no/x.png", "> out \(end)", in: folder).code == 3)
    }

    @Test(arguments: [
        "list --tiles", "check --json \(selection)", "check \(selection) --filter 'Cells/*'",
        "batch jobs -o out",
        "diff --json Golden Golden", "render \(quiet) -o -", "--help",
    ])
    func `A full device is told as one, and takes no picture along`(words: String) throws {
        let folder = try recorded()
        try folder.write(
            "jobs",
            (1...100).map { #"{"id":"\#(quiet)","scale":0.5,"output":"\#($0).png"}"# }.joined(separator: "\n")
        )
        let run = try run(words, "> /dev/full", in: folder)
        #expect(run.code == 3, "\(run.error)")
        #expect(
            run.error.contains("error: standard output: No space left on device. Make room on this disk"),
            "\(run.error)")
        if words.hasPrefix("batch") { #expect(folder.files.filter { $0.hasPrefix("out/") }.count == 100) }
    }

    @Test func `Worker processes go on as well`() throws {
        let folder = try Folder()
        let jobs = (1...300).map { #"{"id":"\#(quiet)","scale":0.5,"output":"\#($0).png"}"# }
        try folder.write("jobs", jobs.joined(separator: "\n"))
        let batch = try run("batch jobs -o out -j 8", ">&-", in: folder)
        #expect(
            batch.code == 3 && folder.files.filter { $0.hasPrefix("out/") }.count == 300, "\(batch.error)")
        let check = try run("check --filter 'Configuration/*' -j 8", "| READER", in: folder)
        #expect(check.code == 1 && !check.error.contains("error"), "\(check.error)")
    }

    @Test func `An output that is not waited for gets everything all the same`() throws {
        let folder = try Folder()
        let expected = try Tool.run(["list", "--tiles"]).output
        // A pipe that says "later" when it is full, and a reader that takes its time.
        let line = #"""
            python3 -c 'import os; os.set_blocking(1, False); os.execv(os.environ["specimen"], ["specimen", "list", "--tiles"])' \
                | (sleep 0.5; cat > out); echo ${PIPESTATUS[0]}
            """#
        let run = try Tool.shell(line, in: folder)
        #expect(run.lines == ["0"] && run.error == "", "\(run.error)")
        #expect(try folder.read("out") == expected)
    }
}
