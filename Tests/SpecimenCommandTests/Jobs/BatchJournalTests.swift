import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

/// What a batch keeps, so that another run does only what is not there.
struct BatchJournalTests {
    private let journal = "out/.specimen-batch.journal"

    private func jobs(_ count: Int) -> String {
        (1...count).map { #"{"id":"\#(quiet)","label":"\#($0)","scale":0.5,"output":"\#($0).png"}"# }
            .joined(separator: "\n")
    }

    private func batch(_ folder: Folder, _ options: [String] = []) throws -> Run {
        try Tool.run(["batch", "jobs.jsonl", "-o", "out", "--resume"] + options, in: folder)
    }

    @Test func `A second run draws nothing and prints the same`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(20))
        let first = try batch(folder)
        #expect(
            first.code == 0 && first.error.contains("0 of 20 pictures were there; 20 drawn"), "\(first.error)"
        )
        let before = try folder.files.map { try folder.read($0) }
        let second = try batch(folder)
        #expect(second.error.contains("20 of 20 pictures were there; 0 drawn"), "\(second.error)")
        #expect(first.text == second.text)
        #expect(try folder.files.map { try folder.read($0) } == before)
    }

    @Test func `What is missing, changed or damaged is drawn again, and nothing else`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(6))
        _ = try batch(folder)
        let whole = try (1...6).map { try folder.read("out/\($0).png") }
        try FileManager.default.removeItem(atPath: folder.path("out/1.png"))
        try folder.write("out/2.png", whole[1].dropLast(4))
        try folder.write("out/3.png", whole[0])
        var damaged = whole[3]
        damaged[damaged.count / 2] ^= 1
        try folder.write("out/4.png", damaged)
        try folder.write("jobs.jsonl", jobs(6).replacing(#""label":"5""#, with: #""label":"five""#))
        let run = try batch(folder)
        #expect(run.error.contains("1 of 6 pictures were there; 5 drawn"), "\(run.error)")
        #expect(try [1, 2, 3, 4, 6].allSatisfy { try folder.read("out/\($0).png") == whole[$0 - 1] })
        #expect(try folder.read("out/5.png") != whole[4])
        #expect(try batch(folder).error.contains("6 of 6"))
    }

    @Test func `Parts of a batch resume in one folder, each by its own journal`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(12))
        for part in ["1/2", "2/2"] { _ = try batch(folder, ["--shard", part]) }
        let counts = try ["1/2", "2/2"].map { part in
            let run = try batch(folder, ["--shard", part])
            #expect(run.code == 0 && run.error.contains("; 0 drawn"), "\(run.error)")
            return try run.jsonLines().count - 1
        }
        #expect(counts.reduce(0, +) == 12)
        // A job that is added is drawn by the part that it is in.
        try folder.write("jobs.jsonl", jobs(13))
        let drawn = try ["1/2", "2/2"].filter {
            try batch(folder, ["--shard", $0]).error.contains("; 1 drawn")
        }
        #expect(drawn.count == 1)
    }

    @Test func `A job that moves to another line keeps its picture`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(3))
        _ = try batch(folder)
        try folder.write("jobs.jsonl", #"{"id":"\#(quiet)","output":"new.png"}"# + "\n" + jobs(3))
        let run = try batch(folder)
        #expect(run.error.contains("3 of 4 pictures were there; 1 drawn"), "\(run.error)")
        #expect(try run.jsonLines().map { $0["job"] as? Int } == [1, 2, 3, 4])
    }

    @Test func `A journal that is cut off or damaged anywhere loses no more than those lines`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(10))
        let text = try batch(folder).text
        let whole = try folder.read(journal)
        for cut in [1, 40, whole.count / 2, whole.count - 1] {
            try folder.write(journal, whole.prefix(cut))
            let run = try batch(folder)
            // Without its first line nobody knows what the rest was drawn with.
            let isTold = run.error.contains(
                "warning: out/.specimen-batch.journal: the first line of this journal is damaged")
            #expect(isTold == (cut <= 40), "\(cut): \(run.error)")
            if isTold { #expect(run.error.contains("0 of 10 pictures were there; 10 drawn"), "\(run.error)") }
            #expect(run.code == 0 && run.text == text, "\(run.error)")
            #expect(try batch(folder).error.contains("10 of 10"))
        }
        var damaged = whole
        damaged[whole.count / 2] ^= 1
        try folder.write(journal, damaged)
        #expect(try batch(folder).error.contains("9 of 10"))
        // A first line that is no longer one, before lines that are.
        try folder.write(journal, whole.dropFirst(9))
        let run = try batch(folder)
        #expect(run.code == 0 && run.text == text && run.error.contains("is damaged"), "\(run.error)")
        #expect(try batch(folder).error.contains("10 of 10"))
    }

    @Test(arguments: ["pipe", "folder"])
    func `What is no file in its place is told, and not waited for`(kind: String) throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(1))
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
        if kind == "pipe" {
            #expect(unsafe mkfifo(folder.path(journal), 0o600) == 0)
        } else {
            try FileManager.default.createDirectory(
                atPath: folder.path(journal), withIntermediateDirectories: true)
        }
        let run = try batch(folder)
        #expect(run.code == 3 && run.error.contains("it is a \(kind), not a file"), "\(run.error)")
    }

    @Test func `A file of that name that no batch wrote is left alone`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(1))
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
        try folder.write(journal, "mine\n")
        let run = try batch(folder)
        #expect(run.code == 3 && run.error.contains("no journal of a batch"), "\(run.error)")
        #expect(try folder.read(journal) == Data("mine\n".utf8))
    }

    @Test func `Pictures that were drawn with other things are drawn again`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(2))
        _ = try batch(folder)
        try FileManager.default.createDirectory(
            atPath: folder.path("fonts"), withIntermediateDirectories: true)
        let run = try batch(folder)
        #expect(run.error.contains("2 of 2"), "\(run.error)")
        var text = String(decoding: try folder.read(journal), as: UTF8.self)
        let digit = text.index(text.startIndex, offsetBy: 30)
        text.replaceSubrange(digit...digit, with: text[digit] == "0" ? "1" : "0")
        try folder.write(journal, text)
        let other = try batch(folder)
        #expect(
            other.error.contains("all are drawn again") && other.error.contains("0 of 2"), "\(other.error)")
    }

    @Test func `Without the option no journal is written`() throws {
        let folder = try Folder()
        _ = try Tool.run(["batch", "-", "-o", "out"], input: jobs(1), in: folder)
        #expect(folder.files == ["out/1.png"])
    }

    @Test func `Killed at any moment and begun again, it ends with the same bytes`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(400))
        let whole = try Folder()
        try whole.write("jobs.jsonl", jobs(400))
        let text = try batch(whole).text
        for delay in ["0.05", "0.2", "0.35", "0.5", "0.65"] {
            _ = try Tool.shell(
                #""$specimen" batch jobs.jsonl -o out --resume >/dev/null 2>&1 & sleep \#(delay); kill -9 $!; wait"#,
                in: folder)
        }
        let run = try batch(folder)
        #expect(run.code == 0 && run.text == text, "\(run.error)")
        for number in 1...400 {
            #expect(try folder.read("out/\(number).png") == whole.read("out/\(number).png"), "\(number)")
        }
        #expect(folder.files.count == whole.files.count)
    }

    @Test func `A link in place of the journal is not followed`() throws {
        let folder = try Folder()
        try folder.write("jobs.jsonl", jobs(1))
        try folder.write("other", "")
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path(journal), withDestinationPath: folder.path("other"))
        let run = try batch(folder)
        #expect(run.code == 3 && run.error.contains("cannot be opened"), "\(run.error)")
        #expect(try folder.read("other").isEmpty)
    }
}

/// Jobs that want the same picture under several names.
struct EqualJobTests {
    @Test(arguments: ["1", "3", "9"])
    func `Each has its file and its line, and warnings of its own`(workers: String) throws {
        let folder = try Folder()
        let jobs = (0..<300).map {
            #"{"id":"\#(quiet)","label":"\#($0 % 7)","scale":0.5,"output":"\#($0).png"}"#
        }
        let run = try Tool.run(
            ["batch", "-", "-o", "out", "-j", workers], input: jobs.joined(separator: "\n"), in: folder)
        #expect(run.code == 0, "\(run.error)")
        let results = try run.jsonLines()
        #expect(results.map { $0["output"] as? String } == (0..<300).map { "\($0).png" })
        for number in 7..<300 {
            #expect(results[number]["size"] as? [Int] == results[number % 7]["size"] as? [Int])
            #expect(try folder.read("out/\(number).png") == folder.read("out/\(number % 7).png"), "\(number)")
        }
    }

    @Test func `Of a job that cannot be written its equal is written all the same, or has its own reason`()
        throws
    {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            mkdir -p out/1.png
            for n in 1 2; do echo '{"id":"\(quiet)","output":"'$n'.png"}'; done | "$specimen" batch - -o out
            """, in: folder)
        #expect(run.code == 3 && run.lines.count == 2)
        #expect(run.lines[0].contains("1.png"), "\(run.text)")
    }
}

/// Results as a table.
struct ResultsFileTests {
    @Test func `A row for each job in their order, and what looks like a formula is none`() throws {
        let folder = try Folder()
        let jobs = [
            #"{"id":"\#(quiet)","output":"=1+2.png"}"#, #"{"id":"=cmd"}"#,
            #"{"id":"\#(quiet)","output":"a,b.png"}"#, #"{"id":"\#(quiet)","output":"\n=1.png"}"#,
            #"{"id":"\#(quiet)","output":"＝1.png"}"#,
        ]
        let run = try Tool.run(
            ["batch", "-", "-o", "out", "--results", "r.csv"], input: jobs.joined(separator: "\n"), in: folder
        )
        #expect(run.code == 3)
        let rows = String(decoding: try folder.read("r.csv"), as: UTF8.self).split(separator: "\r\n")
        #expect(rows.count == 6 && rows[0] == "job,id,output,width,height,warnings,error")
        #expect(rows[1].hasPrefix("1,\(quiet)/normal-regular@2x,\"'=1+2.png\","), "\(rows[1])")
        #expect(rows[2].hasPrefix("2,,,,,,") && rows[2].contains("no specimen or tile has the id '=cmd'"))
        #expect(rows[3].hasPrefix("3,\(quiet)/normal-regular@2x,\"a,b.png\","))
        #expect(rows[4].hasPrefix("4,\(quiet)/normal-regular@2x,\"'\n=1.png\","), "\(rows[4])")
        #expect(rows[5].hasPrefix("5,\(quiet)/normal-regular@2x,\"'＝1.png\","), "\(rows[5])")
    }

    @Test func `Warnings are counted`() throws {
        // A button is never on.
        let jobs = ["a", "b"].map {
            #"{"id":"\#(quiet)","state":"on","label":"\#($0)","output":"\#($0).png"}"#
        }
        let folder = try Folder()
        let run = try Tool.run(["batch", "-", "-o", "out"], input: jobs.joined(separator: "\n"), in: folder)
        let count = try run.jsonLines().compactMap { $0["warnings"] as? [String] }.joined().count
        #expect(
            count > 0 && run.error.contains("\(count) warnings in 2 pictures"), "\(run.text) \(run.error)")
    }
}
