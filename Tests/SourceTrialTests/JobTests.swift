import Foundation
import Testing

/// Jobs that name a source file, a style and values of its fields.
struct JobTests {
    private static let styles = """
        import SwiftUI
        enum Size { case small, large }
        struct Look { var size: Size = .small; var isWide = false }
        struct Card: ButtonStyle {
            var look: Look
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(look.size == .large ? 20 : 5)
                    .frame(maxWidth: look.isWide ? .infinity : nil).background(Color.blue)
            }
        }
        struct Chip: ButtonStyle {
            var size: Size = .small
            var radius: Double = 3
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(size == .large ? 20 : 5)
                    .background(Color.green, in: RoundedRectangle(cornerRadius: radius))
            }
        }
        """

    @Test func `A style is drawn with the values of a job, of its own fields or of its configuration's`()
        throws
    {
        let trial = try Trial()
        try trial.write("S.swift", JobTests.styles)
        let jobs = [
            #"{"file":"S.swift","style":"Card","config":{"size":"large","isWide":true},"output":"wide.png"}"#,
            #"{"file":"S.swift","style":"Card","config":{"size":"small"},"output":"card.png"}"#,
            #"{"file":"S.swift","style":"Chip","config":{"size":"large","radius":12},"output":"large.png"}"#,
            #"{"file":"S.swift","style":"Chip","output":"chip.png"}"#,
            #"{"file":"S.swift","id":"S/Button/Chip","output":"same.png"}"#,
        ]
        try trial.write("jobs.jsonl", jobs.joined(separator: "\n"))
        let run = try trial.run("batch jobs.jsonl -o out")
        for (name, width) in [("wide", 672), ("card", 0), ("large", 0), ("chip", 0)] {
            #expect(trial.exists("out/\(name).png"), "\(run)")
            if width > 0 { run.says("\"size\":[\(width),") }
        }
        #expect(try trial.read("out/chip.png") == trial.read("out/same.png"))
        #expect(try trial.read("out/large.png") != trial.read("out/chip.png"))
    }

    @Test func `A value is held to the type of its field, and a word to those that there are`() throws {
        let trial = try Trial()
        try trial.write("S.swift", JobTests.styles)
        let jobs = [
            #"{"file":"S.swift","style":"Chip","config":{"size":"larg"}}"#,
            #"{"file":"S.swift","style":"Chip","config":{"sise":"large"}}"#,
            #"{"file":"S.swift","style":"Chip","config":{"radius":"12"}}"#,
            #"{"file":"S.swift","style":"Card","config":{"isWide":1}}"#,
            #"{"file":"S.swift","style":"Chipp"}"#, #"{"file":"T.swift","style":"Chip"}"#,
        ]
        try trial.write("jobs.jsonl", jobs.joined(separator: "\n"))
        let run = try trial.run("batch jobs.jsonl -o out", code: 3)
        for words in [
            "jobs.jsonl: line 1, column 51: 'larg' is no Size (did you mean large?)",
            "line 2, column 44: Chip has no field 'sise' (did you mean size?)",
            "line 3, column 53: 'radius' must be a number, for its type is Double",
            "line 4, column 53: 'isWide' must be true or false, for its type is Bool",
            "line 5, column 27: there is no style 'Chipp' in the file (did you mean Chip?)",
            "line 6, column 9: T.swift: no such file or folder",
        ] { run.says(words) }
    }

    @Test func `Jobs of a pipe are those of a file, also where others stand before them`() throws {
        let trial = try Trial()
        try trial.write("S.swift", JobTests.styles)
        let jobs = [
            #"{"id":"Configuration/Button/primary.quiet","output":"own.png"}"#, "{",
            #"{"file":"S.swift","style":"Chip","config":{"size":"large","radius":12},"output":"large.png"}"#,
            #"{"file":"S.swift","style":"Chip","output":"chip.png"}"#,
            #"{"file":"S.swift","style":"Chip","config":{"radius":9},"output":"round.png"}"#,
        ]
        try trial.write("jobs.jsonl", jobs.joined(separator: "\n"))
        try trial.write(
            "jobs.csv", "file,style,config.radius,output\nS.swift,Chip,12,a.png\nS.swift,Chip,9,b.png\n")
        let run = try trial.shell(
            """
            "$specimen" batch jobs.jsonl -o file >file.txt 2>/dev/null; a=$?
            cat jobs.jsonl | "$specimen" batch - -o pipe >pipe.txt; b=$?
            sed 's/jobs.jsonl/standard input/' file.txt | diff - pipe.txt && diff -r file pipe && test "$a $b" = "3 3"
            cat jobs.csv | "$specimen" batch - --read-as csv -o table && ls pipe table
            cat jobs.jsonl | TMPDIR=$PWD/nowhere "$specimen" batch - -o lost; test $? = 3
            """)
        for name in ["own", "large", "chip", "round"] { #expect(trial.exists("pipe/\(name).png"), "\(run)") }
        #expect(try trial.read("table/b.png") == trial.read("pipe/round.png"), "\(run)")
        run.says("they cannot be kept in ")
    }

    private static let values = """
        import SwiftUI
        enum Size { case small, large }
        struct Inset {
            var width: Double
            static let wide = Inset(width: 30)
            static let tag = "x"
            static var odd: Inset { fatalError("odd") }
        }
        struct Radius {
            var value: Int
            init(value: Int) { precondition(value < 20, "too large"); self.value = value }
        }
        struct Tag: ButtonStyle {
            var size: Size = .small
            var count: Int
            var title: String?
            func makeBody(configuration: Configuration) -> some View {
                Text("\\(count) \\(title ?? "-")").padding(size == .large ? 20 : 4).background(Color.blue)
            }
        }
        struct Wide: ButtonStyle {
            var inset: Inset
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(inset.width) }
        }
        struct Round: ButtonStyle {
            var radius: Radius
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(Double(radius.value))
            }
        }
        struct Bare: ButtonStyle {
            let size: Size
            let lines: Int
            init(_ size: Size, lines: Int = 1) { (self.size, self.lines) = (size, lines) }
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding(size == .large ? 20 : 4).padding(Double(lines))
            }
        }
        struct Two: ButtonStyle {
            let inset: Double
            init(points: Int) { inset = Double(points) }
            init(size: Size) { inset = size == .large ? 20 : 4 }
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(inset) }
        }
        """

    private static func job(_ style: String, _ config: String, _ output: String) -> String {
        #"{"file":"V.swift","style":"\#(style)","config":{\#(config)},"output":"\#(output).png"}"#
    }

    private func trial(_ jobs: [String]) throws -> Trial {
        let trial = try Trial()
        try trial.write("V.swift", JobTests.values)
        try trial.write("jobs.jsonl", jobs.joined(separator: "\n"))
        return trial
    }

    @Test func `A value that ends the program, or is none of the type, fails its own job alone`() throws {
        let trial = try trial([
            JobTests.job("Wide", #""inset":"wide""#, "wide"), JobTests.job("Wide", #""inset":"tag""#, "tag"),
            JobTests.job("Wide", #""inset":"odd""#, "odd"), JobTests.job("Round", #""value":3"#, "three"),
            JobTests.job("Round", #""value":30"#, "thirty"), JobTests.job("Tag", #""count":"x""#, "text"),
            JobTests.job("Tag", #""kount":3"#, "name"), JobTests.job("Tag", #""count":3"#, "count"),
        ])
        let run = try trial.run("batch jobs.jsonl -o out", code: 3)
        for name in ["wide", "three", "count"] { #expect(trial.exists("out/\(name).png"), "\(run)") }
        for name in ["tag", "odd", "thirty", "text", "name"] {
            #expect(!trial.exists("out/\(name).png"), "\(run)")
        }
        run.says("odd", "too large", "5 of 8 jobs failed")
    }

    @Test func `A picture of a job does not depend on the other jobs`() throws {
        let all = [
            JobTests.job("Tag", "", "usual"), JobTests.job("Tag", #""size":"large""#, "large"),
            JobTests.job("Tag", #""count":7"#, "seven"),
            JobTests.job("Tag", #""title":null,"count":7"#, "null"),
            JobTests.job("Tag", #""title":"none","count":7"#, "none"),
            JobTests.job("Tag", #""title":"nil","count":7"#, "nil"),
            JobTests.job("Tag", #""title":"A","count":7"#, "upper"),
            JobTests.job("Tag", #""title":"a","count":7"#, "lower"),
        ]
        let together = try trial(all)
        let run = try together.run("batch jobs.jsonl -o out")
        let names = ["usual", "large", "seven", "null", "none", "nil", "upper", "lower"]
        let pictures = try names.map { try together.read("out/\($0).png") }
        for place in all.indices {
            let alone = try trial([all[place]])
            try alone.run("batch jobs.jsonl -o out")
            #expect(try alone.read("out/\(names[place]).png") == pictures[place], "\(names[place]): \(run)")
        }
        #expect(pictures[2] == pictures[3])
        #expect(Set(pictures).count == names.count - 1)
    }

    @Test func `A parameter without a label goes by its own name`() throws {
        let trial = try trial([
            JobTests.job("Bare", #""size":"large""#, "large"),
            JobTests.job("Bare", #""size":"small""#, "small"),
            JobTests.job("Bare", #""sise":"small""#, "wrong"),
        ])
        let run = try trial.run("batch jobs.jsonl -o out", code: 3)
        run.says("Bare has no field 'sise' (did you mean size?)", "1 of 3 jobs failed")
        #expect(try trial.read("out/large.png") != trial.read("out/small.png"))
    }

    @Test func `A job that needs another initializer than the jobs before it is told so`() throws {
        let trial = try trial([
            JobTests.job("Two", #""points":9"#, "points"), JobTests.job("Two", #""size":"large""#, "size"),
        ])
        let run = try trial.run("batch jobs.jsonl -o out", code: 3)
        run.says("earlier ones give the values of another", "1 of 2 jobs failed")
        #expect(trial.exists("out/points.png") && !trial.exists("out/size.png"))
    }

    @Test func `A job that is added draws itself alone where a batch goes on`() throws {
        let jobs = [1, 2, 3].map { JobTests.job("Tag", "\"count\":\($0)", "\($0)") }
        let trial = try trial(jobs)
        try trial.run("batch jobs.jsonl -o out --resume").says("0 of 3 pictures were there; 3 drawn")
        let added = [JobTests.job("Tag", #""count":9,"size":"large""#, "nine")] + jobs
        try trial.write("jobs.jsonl", added.joined(separator: "\n"))
        try trial.run("batch jobs.jsonl -o out --resume").says("3 of 4 pictures were there; 1 drawn")
        try trial.write("V.swift", JobTests.values.replacing("Color.blue", with: "Color.red"))
        try trial.run("batch jobs.jsonl -o out --resume").says("0 of 4 pictures were there; 4 drawn")
    }
}
