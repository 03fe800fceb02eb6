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
}
