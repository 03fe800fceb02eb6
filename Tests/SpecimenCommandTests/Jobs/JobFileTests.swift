import Foundation
import Testing

private let job = #"{"id":"Configuration/Button/primary.quiet","scale":0.5,"output":"N.png"}"#

private func job(_ number: Int) -> String { job.replacingOccurrences(of: "N", with: "\(number)") }

private let mark = Data([0xEF, 0xBB, 0xBF])

/// Files of jobs as editors, scripts and accidents make them.
struct JobFileTests {
    /// From a file and from a pipe.
    private func batch(_ jobs: Data, _ check: (Run, Folder) throws -> Void) throws {
        for source in ["jobs", "-"] {
            let folder = try Folder()
            try folder.write("jobs", jobs)
            let run = try Tool.shell(
                source == "-"
                    ? #"cat jobs | "$specimen" batch - -o out"# : #""$specimen" batch jobs -o out"#,
                in: folder)
            try check(run, folder)
        }
    }

    @Test(arguments: ["\n", "\r\n"])
    func `A byte order mark before jobs is passed over`(lineBreak: String) throws {
        try batch(mark + Data((job(1) + lineBreak + job(2)).utf8)) { run, folder in
            #expect(run.code == 0, "\(run.text) \(run.error)")
            #expect(folder.files == ["jobs", "out/1.png", "out/2.png"])
        }
    }

    @Test func `Files that were put together may have a mark each`() throws {
        try batch(mark + Data((job(1) + "\n").utf8) + mark + Data(job(2).utf8)) { run, folder in
            #expect(run.code == 0 && folder.files == ["jobs", "out/1.png", "out/2.png"], "\(run.text)")
        }
    }

    @Test func `A byte order mark before an array of jobs is passed over`() throws {
        try batch(mark + Data("\n [\(job(1)),\(job(2))]\n".utf8)) { run, folder in
            #expect(run.code == 0 && folder.files == ["jobs", "out/1.png", "out/2.png"], "\(run.text)")
        }
    }

    @Test(arguments: [
        (String.Encoding.utf16LittleEndian, Data([0xFF, 0xFE]), "UTF-16"),
        (.utf16BigEndian, Data([0xFE, 0xFF]), "UTF-16"),
        (.utf32LittleEndian, Data([0xFF, 0xFE, 0, 0]), "UTF-32"),
        (.utf32BigEndian, Data([0, 0, 0xFE, 0xFF]), "UTF-32"),
    ])
    func `Another encoding is told with file, line and remedy`(
        encoding: String.Encoding, mark: Data, name: String
    ) throws {
        let text = try #require(job(1).data(using: encoding))
        try batch(mark + text) { run, folder in
            #expect(run.code == 3 && folder.files == ["jobs"])
            let file = run.error.contains("standard input") ? "standard input" : "jobs"
            #expect(run.error.hasPrefix("error: \(file): line 1: this is \(name) text"), "\(run.error)")
            #expect(run.error.contains("iconv -f \(name) -t UTF-8"), "\(run.error)")
        }
    }

    @Test(arguments: [1, 100, 100_000])
    func `A file of NULs is told with file, line and remedy`(count: Int) throws {
        try batch(Data(count: count)) { run, _ in
            let error = try #require(try run.jsonLines().first?["error"] as? String)
            #expect(run.code == 3)
            #expect(
                error.contains(": line 1: not JSON: a NUL byte at column 1; save it as UTF-8"), "\(error)")
        }
    }

    @Test func `NULs in a line are an error of that line`() throws {
        let jobs = Data((job(1) + "\n").utf8) + Data(count: 10) + Data(("\n" + job(3) + "\n").utf8)
        try batch(jobs + Data(#"{"id":"a\#0"}"#.utf8)) { run, folder in
            let lines = try run.jsonLines()
            #expect(run.code == 3 && folder.files == ["jobs", "out/1.png", "out/3.png"])
            #expect(lines.compactMap { $0["job"] as? Int } == [1, 2, 3, 4])
            for (line, column) in [(2, 1), (4, 9)] {
                let error = lines[line - 1]["error"] as? String ?? ""
                #expect(error.contains("line \(line): not JSON: a NUL byte at column \(column)"), "\(error)")
            }
        }
    }

    @Test func `Text of two bytes a letter without a mark is told as such`() throws {
        try batch(try #require(job(1).data(using: .utf16LittleEndian))) { run, _ in
            #expect(run.code == 3 && run.text.contains("iconv -f UTF-16"), "\(run.text)")
        }
    }

    @Test(arguments: ["", "\n", " \r\n\t\n", "[]", "\u{FEFF}", "\u{FEFF}\n"])
    func `Without any job there is nothing to do, which is an error`(text: String) throws {
        try batch(Data(text.utf8)) { run, _ in
            #expect(run.code == 3 && run.text.isEmpty)
            #expect(run.error.contains("no jobs found"), "\(run.error)")
        }
    }

    @Test(arguments: ["# a comment", "// a comment\n", "/* a comment */"])
    func `Comments are no jobs`(text: String) throws {
        try batch(Data(text.utf8)) { run, _ in
            #expect(run.code == 3 && run.text.contains("not JSON"), "\(run.text)")
        }
    }

    @Test(arguments: ["\n", "\r\n", ""])
    func `The last line may end with the file`(end: String) throws {
        try batch(Data((job(1) + "\n" + job(2) + end).utf8)) { run, folder in
            #expect(run.code == 0 && folder.files == ["jobs", "out/1.png", "out/2.png"])
        }
    }
}
