import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

/// Files of jobs that somebody made to do harm, or a broken program wrote: each ends with a message that names the file,
/// the line and the column.
struct HostileJobTests {
    private func batch(_ name: String, _ text: Data) throws -> Run {
        let folder = try Folder()
        try folder.write(name, text)
        let run = try Tool.run(["batch", name, "-o", "out", "-j", "1"], in: folder)
        #expect(run.code == 3, "\(run.text.prefix(200)) \(run.error.prefix(200))")
        return run
    }

    private func batch(_ name: String, _ text: String) throws -> Run { try batch(name, Data(text.utf8)) }

    /// All that is said, results and messages.
    private func words(_ run: Run) -> String { run.text + run.error }

    @Test(arguments: [
        ("- &a {id: x}\n- *a\n", "line 1, column 3: an anchor ('&')"),
        ("- id: *a\n", "line 1, column 7: an alias ('*')"),
        ("- id: !!str x\n", "line 1, column 7: a tag ('!')"),
        ("- id: |\n    x\n", "line 1, column 7: a text of several lines ('|')"),
        ("- id: >\n    x\n", "line 1, column 7: a text of several lines ('>')"),
        ("- <<: {id: x}\n", "line 1, column 3: '<<' is not read"),
        ("- ? id\n  : x\n", "line 1, column 3: a key in parts ('?')"),
        ("- id: x\n  id: y\n", "line 2, column 3: the name 'id' twice"),
        ("- {id: x\n", "line 1, column 3: the bracket is not closed in its line"),
        ("- id: \"x\n", "line 1, column 7: the quotes that begin here do not end"),
        ("- id: \"\\x41\"\n", "line 1, column 8: an escape that is not read"),
        ("- id: a: b\n", "line 1, column 8: a value with ': ' in it"),
        ("- id: x\n    y: z\n", "line 2, column 5: a value goes on in this line"),
        ("- id: x\n\tlabel: y\n", "line 2, column 1: a tab indents nothing"),
        ("- id: x\n---\n- id: y\n", "line 2, column 1: only one document"),
        ("%YAML 1.1\n---\n- id: x\n", "line 1, column 1: only one document"),
        ("id: x\n", "line 1, column 1: jobs in YAML are a list"),
        ("- id: x\nid: y\n", "line 2, column 1: the line belongs to no job"),
        ("- id: \u{1}\n", "line 1, column 7: a control character"),
        ("- id: \0\n", "line 1, column 7: a NUL byte"),
        ("- - - - - - - - - - - - - - id: x\n", "column 25: more maps and lists in each other"),
        ("- [[[[[[[[[[[[[[[[x]]]]]]]]]]]]]]]]\n", "more brackets in each other"),
        ("- label\n", "line 1, column 3: this is not a job"),
    ])
    func `YAML that jobs do not need is refused by name`(text: String, words: String) throws {
        let run = try batch("j.yaml", text)
        #expect(self.words(run).contains("j.yaml: line 1, ") || self.words(run).contains("j.yaml: line 2, "))
        #expect(self.words(run).contains(words), "\(run.text) \(run.error)")
    }

    @Test func `A billion laughs are an error a line, at once`() throws {
        let levels = (1...30).map { level in
            "- a\(level): &a\(level) [\((0..<10).map { _ in "*a\(level - 1)" }.joined(separator: ","))]"
        }
        let start = ContinuousClock.now
        let run = try batch("j.yaml", levels.joined(separator: "\n"))
        #expect(run.lines.count == 30 && run.text.contains("an anchor"))
        #expect(ContinuousClock.now - start < .seconds(30))
    }

    @Test func `A list in YAML with a byte order mark and Windows' ends of lines is read`() throws {
        let folder = try Folder()
        try folder.write("j.yaml", "\u{FEFF}---\r\n- id: \(quiet)\r\n  output: 1.png\r\n")
        let run = try Tool.run(["batch", "j.yaml", "-o", "out"], in: folder)
        #expect(run.code == 0 && folder.files.contains("out/1.png"), "\(run.text) \(run.error)")
        try folder.write("j.csv", "\u{FEFF}id,output\r\n\(quiet),2.png\r\n")
        let table = try Tool.run(["batch", "j.csv", "-o", "out"], in: folder)
        #expect(table.code == 0 && folder.files.contains("out/2.png"), "\(table.text) \(table.error)")
    }

    @Test(arguments: [
        ("id,label\n\(quiet),a\"b\n", "line 2, column 37: quotes inside of a cell"),
        ("id,label\n\(quiet),\"a\"b\n", "line 2, column 39: text behind the quotes"),
        ("id,label\n\(quiet),\"a\n\n\n", "line 2, column 36: the quotes that begin here do not end"),
        ("id,label\n\(quiet)\n", "line 2, column 1: the row has 1 cell, but there are 2 names"),
        ("id,label\n\(quiet),a,b\n", "line 2, column 38: the row has 3 cells, but there are 2 names"),
        ("id,label\n\(quiet),a\0b\n", "line 2, column 36: a NUL byte"),
        ("\0\0\0\n", "line 1, column 1: a NUL byte"),
    ])
    func `A table that is not one is told with its place`(text: String, words: String) throws {
        let run = try batch("j.csv", text)
        #expect(self.words(run).contains("j.csv: " + words), "\(run.text) \(run.error)")
    }

    @Test func `A million columns are more than are read`() throws {
        let names = String(repeating: "id,", count: 300_000)
        let run = try batch("j.csv", names + "id\n")
        #expect(
            words(run).contains("j.csv: line 1, column 3001: the row has more than 1000 cells"),
            "\(run.error)")
        let long = try batch("k.csv", String(repeating: "id,", count: 1_000_000))
        #expect(
            words(long).contains("k.csv: line 1, column 1: the row is longer than 1048576 bytes"),
            "\(long.error)")
        let row = try batch("l.csv", "id\n" + String(repeating: ",", count: 1_000_000) + "\n\(quiet)\n")
        #expect(
            row.lines.count == 2
                && row.lines[0].contains("line 2, column 1001: the row has more than 1000 cells"))
        #expect(!row.lines[1].contains("error"))
    }

    @Test func `Bytes that are not UTF-8 are an error of their row or item`() throws {
        let bytes = Data([0xFF, 0xC0])
        let table = try batch("j.csv", Data("id,label\nx,".utf8) + bytes + Data("\nx,y\n".utf8))
        #expect(
            table.lines.count == 2 && table.lines[0].contains("line 2, column 3: bytes that are not UTF-8"))
        let list = try batch("j.yaml", Data("- id: ".utf8) + bytes + Data("\n- id: x\n".utf8))
        #expect(list.lines.count == 2 && list.lines[0].contains("line 1, column 7: bytes that are not UTF-8"))
    }

    @Test(arguments: ["j.yaml", "j.csv"])
    func `Text of two bytes a letter is told as such`(name: String) throws {
        let text = try #require("- id: x\n".data(using: .utf16LittleEndian))
        let run = try batch(name, Data([0xFF, 0xFE]) + text)
        #expect(run.error.contains("\(name): line 1: this is UTF-16 text"), "\(run.error)")
    }

    @Test(arguments: ["j.yaml", "j.csv", "j.jsonl"])
    func `Quotes that never end in a large file end in time`(name: String) throws {
        let text = "id\n- id: \"" + String(repeating: "a\"\"\nb", count: 300_000)
        let start = ContinuousClock.now
        _ = try batch(name, text)
        #expect(ContinuousClock.now - start < .seconds(60))
    }

    @Test func `An array that breaks off is told with its place, after the jobs before it`() throws {
        let run = try batch("j.json", "[{\"id\":\"\(quiet)\"},\n {\"id\":")
        #expect(run.lines.count == 1 && run.error.contains("j.json: line 2: the array of jobs is not JSON"))
        #expect(run.error.contains("at column 8"), "\(run.error)")
    }
}
