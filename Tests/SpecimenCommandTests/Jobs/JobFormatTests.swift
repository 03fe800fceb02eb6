import Foundation
import Testing

private let quiet = "Configuration/Button/primary.quiet"

/// The same jobs in each way that they are written.
struct JobFormatTests {
    private static let texts: [(name: String, text: String)] = [
        (
            "jobs.jsonl",
            """
            {"id":"\(quiet)","state":"pressed","scale":0.5,"output":"1.png"}
            {"id":"\(quiet)","label":"a, \\"b\\"","axes":{"scheme":"dark"},"width":200,"output":"2.png"}
            """
        ),
        (
            "jobs.json",
            """
            [
              {"id":"\(quiet)","state":"pressed","scale":0.5,"output":"1.png"},
              {"id":"\(quiet)","label":"a, \\"b\\"","axes":{"scheme":"dark"},"width":200,"output":"2.png"}
            ]
            """
        ),
        (
            "jobs.yaml",
            """
            # two jobs
            - id: \(quiet)
              state: pressed   # under a finger
              scale: 0.5
              output: 1.png

            - {id: \(quiet), label: 'a, "b"', axes: {scheme: dark}, width: 200, output: 2.png}
            """
        ),
        (
            "jobs.csv",
            """
            id,state,scale,label,axes.scheme,width,output
            \(quiet),pressed,0.5,,,,1.png\r
            \(quiet),,,"a, ""b""\",dark,200,2.png
            """
        ),
    ]

    @Test func `Lines, an array, YAML and a table write the same pictures`() throws {
        var pictures: [[Data]] = []
        for (name, text) in JobFormatTests.texts {
            let folder = try Folder()
            try folder.write(name, text)
            let run = try Tool.run(["batch", name, "-o", "out"], in: folder)
            #expect(run.code == 0, "\(name): \(run.text) \(run.error)")
            pictures.append(try ["1.png", "2.png"].map { try folder.read("out/" + $0) })
        }
        #expect(Set(pictures).count == 1)
        #expect(pictures[0][0] != pictures[0][1])
    }

    @Test(arguments: ["yaml", "csv", "json"])
    func `A pipe is read as an option says`(format: String) throws {
        let text = try #require(JobFormatTests.texts.first { $0.name == "jobs." + format })
        let folder = try Folder()
        let run = try Tool.run(
            ["batch", "-", "--read-as", format, "-o", "out"], input: text.text, in: folder)
        #expect(run.code == 0 && folder.files == ["out/1.png", "out/2.png"], "\(run.text) \(run.error)")
    }

    @Test(arguments: [
        (
            "j.jsonl", "\n{\"id\":\"\(quiet)\", \"sise\":\"large\"}",
            "line 2, column 45: unknown field 'sise' (did you mean size or"
        ),
        (
            "j.jsonl", "{\"id\":\"\(quiet)\",\"axes\":{\"state\":\"presed\"}}",
            "line 1, column 60: 'presed' is not a state (did you mean pressed?)"
        ),
        ("j.json", "[\n {\"id\":\n  7}]", "line 3, column 3: 'id' must be a string"),
        (
            "j.yaml", "- id: \(quiet)\n  state: presed\n",
            "line 2, column 10: 'presed' is not a state (did you mean pressed?)"
        ),
        (
            "j.yaml", "- id: \(quiet)\n  axes:\n    schem: dark\n",
            "line 3, column 5: \(quiet) has no axis 'schem' (did you mean scheme?)"
        ),
        (
            "j.csv", "state,id\nnormal,\(quiet)\npresed,\(quiet)\n",
            "line 3, column 1: 'presed' is not a state (did you mean pressed?)"
        ),
        (
            "j.csv", "id,label,width\n\(quiet),\"two\nlines\",wide\n",
            "line 3, column 8: 'width' must be a number"
        ),
    ])
    func `What is wrong is told with file, line, column and the nearest word`(
        name: String, text: String, words: String
    ) throws {
        let folder = try Folder()
        try folder.write(name, text)
        let run = try Tool.run(["batch", name, "-o", "out"], in: folder)
        let errors = try run.jsonLines().compactMap { $0["error"] as? String }
        #expect(run.code == 3 && errors.count == 1)
        #expect(errors.first?.hasPrefix("\(name): \(words)") == true, "\(run.text) \(run.error)")
    }

    @Test(arguments: [
        ("id,stat\na,b\n", "line 1, column 4: unknown field 'stat' (did you mean state?)"),
        ("id;state\na;b\n", "line 1, column 1: the row of names has no comma"),
        ("id,id\na,b\n", "line 1, column 4: the field 'id' twice"),
        ("id,axes\na,b\n", "line 1, column 4: unknown field 'axes'"),
    ])
    func `A row of names that is wrong is told once, since each job would be`(text: String, words: String)
        throws
    {
        let folder = try Folder()
        try folder.write("j.csv", text)
        let run = try Tool.run(["batch", "j.csv", "-o", "out"], in: folder)
        #expect(run.code == 3 && run.text.isEmpty && run.error.contains("j.csv: " + words), "\(run.error)")
    }

    @Test func `A moment is a number of milliseconds, also in words`() throws {
        let folder = try Folder()
        let moments = ["100", "\"100\"", "62.5", "\"settled\"", "-1", "true"]
        try folder.write(
            "j.jsonl",
            moments.enumerated().map {
                "{\"id\":\"\(quiet)\",\"moment\":\($1),\"output\":\"\($0).png\"}\n"
            }.joined())
        let run = try Tool.run(["batch", "j.jsonl", "-o", "out"], in: folder)
        #expect(run.code == 3)
        let drawn = folder.files.filter { $0.hasPrefix("out/") }
        #expect(drawn == (0...3).map { "out/\($0).png" }, "\(run.text)")
    }

    @Test func `An empty cell says nothing, and quotes without anything in them an empty text`() throws {
        let folder = try Folder()
        try folder.write(
            "j.csv", "id,label,output\n\(quiet),,1.png\n\(quiet),\"\",2.png\n\(quiet),Save,3.png\n")
        let run = try Tool.run(["batch", "j.csv", "-o", "out"], in: folder)
        #expect(run.code == 0, "\(run.text)")
        let pictures = try (1...3).map { try folder.read("out/\($0).png") }
        #expect(Set(pictures).count == 3)
    }

    @Test func `YAML's on and yes are words, as states are`() throws {
        let folder = try Folder()
        try folder.write("j.yaml", "- id: \(quiet)\n  state: on\n  label: yes\n  output: 1.png\n")
        let run = try Tool.run(["batch", "j.yaml", "-o", "out"], in: folder)
        #expect(run.code == 0 && run.text.contains("/on-regular@2x"), "\(run.text)")
    }

    @Test func `A document that is too large is refused by name, and lines of the same size are not`() throws
    {
        let folder = try Folder()
        let run = try Tool.shell(
            """
            (printf '['; head -c 68000000 /dev/zero | tr '\\0' ' '; printf ']') >j.json
            "$specimen" batch j.json -o out
            """, in: folder)
        #expect(run.code == 3 && run.error.contains("the array of jobs is larger than 64 MB"), "\(run.error)")
    }
}

/// How outputs are named after their jobs.
struct OutputPatternTests {
    private func batch(_ jobs: [String], _ options: [String] = []) throws -> (run: Run, folder: Folder) {
        let folder = try Folder()
        let run = try Tool.run(
            ["batch", "-", "-o", "out"] + options, input: jobs.joined(separator: "\n"), in: folder)
        return (run, folder)
    }

    @Test func `Braces stand for what a job says, in its output or for all`() throws {
        let own = try batch([
            #"{"id":"\#(quiet)","state":"pressed","output":"{id}/{state}-{scheme}@{scale}.png"}"#
        ])
        #expect(own.folder.files == ["out/\(quiet)/pressed-light@2x.png"], "\(own.run.text)")
        let all = try batch(
            [#"{"id":"\#(quiet)","label":"a/../b"}"#, #"{"id":"\#(quiet)","output":"own.png"}"#],
            ["--name-as", "{job}-{label}-{width}.png"])
        #expect(all.folder.files == ["out/1-a%2F..%2Fb-320.png", "out/own.png"], "\(all.run.text)")
    }

    @Test func `A doubled brace is a brace`() throws {
        let (run, folder) = try batch([#"{"id":"\#(quiet)","output":"{{x}}.png"}"#])
        #expect(folder.files == ["out/{x}.png"], "\(run.text)")
    }

    @Test(arguments: [
        ("{stat}.png", "(did you mean state?)"), ("{id.png", "is not closed"), ("id}.png", "was not opened"),
        ("../{id}.png", "not a relative path inside the folder"),
    ])
    func `A pattern that means nothing is the job's error`(pattern: String, words: String) throws {
        let (run, folder) = try batch([#"{"id":"\#(quiet)","output":"\#(pattern)"}"#])
        #expect(run.code == 3 && run.text.contains(words) && folder.files.isEmpty, "\(run.text)")
    }

    @Test func `Of two jobs of one output the first has the file, and the second an error`() throws {
        let jobs = ["Save", "Send"].map { #"{"id":"\#(quiet)","label":"\#($0)"}"# }
        let (run, folder) = try batch(jobs, ["--name-as", "{id}.png"])
        #expect(run.code == 3 && run.lines.count == 2)
        #expect(run.lines[1].contains("already the output of job 1"))
        let alone = try batch([jobs[0]], ["--name-as", "{id}.png"])
        #expect(try folder.read("out/\(quiet).png") == alone.folder.read("out/\(quiet).png"))
    }
}

/// What is said of jobs without drawing any.
struct JobValidationTests {
    @Test func `A table whose lines end in CR alone is named, with what to do`() throws {
        let folder = try Folder()
        try folder.write("jobs.csv", "id,output\r\(quiet),a.png\r")
        let run = try Tool.run(["batch", "jobs.csv", "-o", "out"], in: folder)
        #expect(run.code == 3 && run.error.contains("jobs.csv: line 1, column 4: lines end in CR alone"))
    }

    @Test func `A table of results may lie in the folder that the batch makes`() throws {
        let folder = try Folder()
        let run = try Tool.run(
            ["batch", "-", "-o", "out", "--results", "out/results.csv"],
            input: #"{"id":"\#(quiet)","output":"a.png"}"#,
            in: folder)
        #expect(run.code == 0 && folder.files == ["out/a.png", "out/results.csv"], "\(run.error)")
    }

    @Test func `Jobs are looked at in full, and nothing is written`() throws {
        let folder = try Folder()
        let jobs = [
            #"{"id":"\#(quiet)","output":"1.png"}"#, #"{"id":"\#(quiet)","state":"no"}"#, "{",
            #"{"id":"\#(quiet)","output":"1.png"}"#,
        ]
        let run = try Tool.run(
            ["batch", "-", "--validate"], input: jobs.joined(separator: "\n"), in: folder)
        #expect(run.code == 3 && folder.files.isEmpty)
        #expect(try run.jsonLines().map { $0["job"] as? Int } == [2, 3, 4], "\(run.text)")
        let fine = try Tool.run(["batch", "-", "--validate"], input: jobs[0], in: folder)
        #expect(fine.code == 0 && fine.text.isEmpty && fine.error.contains("1 job can be drawn"))
    }

    @Test func `The schema has every axis with its values`() throws {
        let schema = try Tool.run(["batch", "--schema"]).json()
        let properties = try #require(schema["properties"] as? [String: Any])
        /// The first of what may stand there, of which the last is nothing.
        func first(_ schema: Any?) throws -> [String: Any] {
            let all = try #require((schema as? [String: Any])?["anyOf"] as? [[String: Any]])
            return all[0]
        }
        let state = try first(try first(properties["state"])["anyOf"].map { ["anyOf": $0] })
        #expect((state["enum"] as? [String])?.contains("pressed") == true)
        let axes = try first(properties["axes"])
        let own = try #require((axes["properties"] as? [String: Any])?["shadow"] as? [String: Any])
        #expect(own["enum"] as? [String] == ["off", "on"])
        let known = [
            "id", "output", "label", "width", "format", "file", "style", "config", "scale", "locale",
        ]
        #expect(Set(known).isSubset(of: properties.keys))
    }

    @Test func `The schema takes several states at once, limits of a scale, and no style without its file`()
        throws
    {
        let text = try Tool.run(["batch", "--schema"]).text
        #expect(text.contains(#"\\+(normal|on|off|"#) && text.contains(#""minimum":0.25"#))
        #expect(
            text.contains(#""required":["file","style"]"#)
                && text.contains(#""propertyNames":{"enum":["state""#))
    }

    @Test func `Jobs are made of few tiles, and of a part of them`() throws {
        let folder = try Folder()
        func jobs(_ options: String...) throws -> [String] {
            let run = try Tool.run(["batch", "--make", "--filter", quiet] + options, in: folder)
            #expect(run.code == 0, "\(run.error)")
            return try run.jsonLines().compactMap { $0["id"] as? String }
        }
        let all = try jobs()
        let few = try jobs("--budget", "5")
        #expect(few.count == 5 && Set(few).isSubset(of: all))
        #expect(try jobs("--cover", "pairs").count < all.count)
        let parts = try ["1/2", "2/2"].map { try jobs("--shard", $0) }
        #expect(
            parts.allSatisfy { !$0.isEmpty } && Set(parts.joined()) == Set(all)
                && parts.joined().count == all.count)
    }

    @Test func `Jobs are made of a selection, and these can be drawn`() throws {
        let folder = try Folder()
        let made = try Tool.run(
            ["batch", "--make", "--filter", quiet, "--axis", "size=large,mini"], in: folder)
        let listed = try Tool.run(["list", "--tiles", "--filter", quiet, "--size", "large,mini"])
        #expect(made.code == 0 && made.lines.count == listed.lines.count - 1, "\(made.error)")
        let run = try Tool.run(["batch", "-", "--validate"], input: made.text, in: folder)
        #expect(run.code == 0, "\(run.text)")
    }

    @Test(arguments: [
        ["-", "--validate", "--schema"], ["-", "-o", "x", "--filter", "a"],
        ["--make", "--axis", "sise=large"],
        ["--make", "--filter", "nothing"], ["-", "-o", "x", "--results", "a.parquet"],
        ["-", "-o", "x", "--read-as", "xml"], ["-", "-o", "x", "--name-as", "{id"],
    ])
    func `Options that say nothing together are refused`(words: [String]) throws {
        let run = try Tool.run(["batch"] + words, in: Folder())
        #expect(run.code == 64 && run.text.isEmpty, "\(run.error)")
    }
}
