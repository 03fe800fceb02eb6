import Foundation
import Testing

/// Commands that messages offer, each of them run as whoever reads the message would: pasted into a shell.
struct OfferedCommandTests {
    /// A folder with the test's command under a name of its own, and how a shell calls it there.
    private struct Place {
        let folder = try! Folder()
        let name: String
        /// What says where the goldens are, as a shell takes it.
        let goldens: String

        init(name: String = "my badges", goldens: String = "it's a \"store\" of $HOME & more") throws {
            (self.name, self.goldens) = (name, "'" + goldens.replacing("'", with: #"'\''"#) + "'")
            // Written by another process: what this one has open for writing is for a moment open in each process that
            // another test starts, and a program that is open for writing cannot be run.
            let copied = try Tool.run(
                [Tool.testTool.path, folder.path(name)], in: folder, tool: URL(fileURLWithPath: "/bin/cp"))
            try #require(copied.code == 0, "\(copied.error)")
        }

        func run(_ line: String, _ environment: [String: String] = [:], shell: String = "/bin/sh") throws
            -> Run
        {
            try Tool.run(
                ["-c", line], environment: environment, in: folder, tool: URL(fileURLWithPath: shell))
        }

        /// Runs the command with these words.
        func tool(_ words: String, _ environment: [String: String] = [:]) throws -> Run {
            try run("'./\(name)' \(words)", environment)
        }

        /// The commands that a message offers.
        func offered(in text: String) -> [String] {
            text.split(separator: "\n").compactMap { line in
                guard let start = line.range(of: "'./\(name)'") ?? line.range(of: "./\(name) ") else {
                    return nil
                }
                let end = line.range(of: " shows ")?.lowerBound ?? line.endIndex
                return String(line[start.lowerBound..<end])
            }
        }

        func theOnlyOffer(in text: String, where isWanted: (String) -> Bool = { _ in true }) throws -> String
        {
            let offers = offered(in: text).filter(isWanted)
            try #require(offers.count == 1, "\(text)")
            return offers[0]
        }
    }

    private let blue = ["COLOR": "007AFF"]
    private let red = ["COLOR": "FF0000"]

    @Test(arguments: [
        "it's a \"store\" of $HOME & more", "-x", "a\u{1B}[2J\u{202E}b", "größer %s \\n `id` ##[x]", "a\nb",
    ])
    func `What check offers for missing goldens records them where they were looked for`(goldens: String)
        throws
    {
        let place = try Place(goldens: goldens)
        let words = "check --goldens=\(place.goldens)"
        // There is no such folder, which is said before anything is offered.
        let lost = try place.tool(words)
        #expect(lost.code == 1 && lost.text.contains("no such folder"), "\(lost.text)")
        #expect(
            lost.error.contains("if the goldens are elsewhere, name their folder with --goldens"),
            "\(lost.error)")
        let first = try place.run(place.theOnlyOffer(in: lost.error))
        #expect(first.code == 0 && first.error.contains("1 golden added"), "\(first.error)")
        #expect(try place.tool(words).code == 0)
        // The folder is there, the golden is not.
        try FileManager.default.removeItem(
            atPath: place.folder.path(try #require(place.folder.files.first { $0.hasSuffix(".png") })))
        let missing = try place.tool(words)
        #expect(!missing.error.contains("name the folder"), "\(missing.error)")
        #expect(try place.run(place.theOnlyOffer(in: missing.error)).code == 0)
        #expect(try place.tool(words).code == 0)
    }

    @Test func `What check offers for changed and for unreadable goldens replaces them`() throws {
        let place = try Place()
        let words = "--goldens \(place.goldens) --scale 1,3 --filter 'Test/*' --axis contrast=standard"
        #expect(try place.tool("record \(words)", blue).code == 0)
        let changed = try place.tool("check \(words)", red)
        #expect(changed.code == 1)
        let offer = try place.theOnlyOffer(in: changed.error)
        #expect(try place.run(offer, red).error.contains("2 replaced"))
        #expect(try place.tool("check \(words)", red).code == 0)
        let golden = try #require(place.folder.files.first { $0.hasSuffix(".png") })
        try place.folder.write(golden, "no picture")
        let unreadable = try place.tool("check \(words)", red)
        #expect(unreadable.code == 3)
        #expect(try place.run(place.theOnlyOffer(in: unreadable.error), red).error.contains("1 replaced"))
        #expect(try place.tool("check \(words)", red).code == 0)
    }

    @Test func `What check offers for a renamed specimen renames its goldens, and no others`() throws {
        let place = try Place()
        let goldens = "--goldens \(place.goldens)"
        for id in ["Old/square", "Other/square"] {
            #expect(
                try place.tool(
                    "record \(goldens)", id.hasPrefix("Old") ? ["ID": id] : ["ID": id].merging(red) { $1 }
                ).code == 0)
        }
        let run = try place.tool("check \(goldens)", ["ID": "New/square"])
        #expect(run.error.contains("renamed?"))
        let rename = try place.theOnlyOffer(in: run.error) { $0.contains("&&") }
        #expect(try place.run(rename, ["ID": "New/square"]).code == 0)
        let pictures = place.folder.files.filter { $0.hasSuffix(".png") }.map { $0.split(separator: "/")[2] }
        #expect(pictures == ["New", "Other"])
        #expect(try place.tool("check \(goldens)", ["ID": "New/square"]).code == 0)
    }

    @Test func `What check offers for goldens that no specimen draws lists them`() throws {
        let place = try Place()
        let goldens = "--goldens \(place.goldens)"
        #expect(try place.tool("record \(goldens)", ["ID": "Old/square"].merging(red) { $1 }).code == 0)
        // Known where the scale is said, so that an offer without it would list more than check does.
        #expect(try place.tool("record --scale 3 \(goldens)").code == 0)
        let run = try place.tool("check --scale 3 \(goldens)")
        let list = try place.run(place.theOnlyOffer(in: run.error))
        #expect(list.lines == ["Test/Old/square/normal-regular@2x"], "\(run.error)\(list.error)")
    }

    @Test func `What a wrong id or filter is answered with shows the right ones`() throws {
        let place = try Place()
        for words in [
            "render nothing -o a.png", "inspect 'Square/plain/huge@2x'", "check --filter 'no such'",
        ] {
            let run = try place.tool(words)
            #expect(run.code == 64)
            let list = try place.run(place.theOnlyOffer(in: run.error) { $0.contains(" list") })
            #expect(list.code == 0 && list.text.contains("Square/plain"), "\(run.error)")
        }
        try place.folder.write("jobs", #"{"id":"nothing"}"#)
        let error = try #require(place.tool("batch jobs -o out").jsonLines().first?["error"] as? String)
        #expect(try place.run(place.theOnlyOffer(in: error)).text.contains("Square/plain"))
    }

    @Test func `What approve offers for a broken report makes it again`() throws {
        let place = try Place()
        let goldens = "--goldens \(place.goldens)"
        #expect(try place.tool("check --report 'my report' \(goldens)").code == 1)
        try place.folder.write("my report/report.json", "{")
        let run = try place.tool("approve 'my report' \(goldens)")
        #expect(run.code == 3)
        #expect(try place.run(place.theOnlyOffer(in: run.error)).code == 1)
        #expect(try place.tool("approve 'my report' \(goldens)").code == 0)
        #expect(try place.tool("check \(goldens)").code == 0)
    }

    @Test func `What a report offers accepts what it shows`() throws {
        let place = try Place()
        let goldens = "--goldens \(place.goldens)"
        #expect(try place.tool("check --report 'my report' \(goldens)").code == 1)
        let summary = String(decoding: try place.folder.read("my report/summary.md"), as: UTF8.self)
        let command = try #require(summary.firstMatch(of: /Accept with `+ ?(.*?) ?`+, after/)?.1)
        // Whoever opens the page from its file gets the same with the page's own place.
        let page = String(decoding: try place.folder.read("my report/index.html"), as: UTF8.self)
        #expect(
            page.contains(#""approval":{"options":"--goldens "#) && page.contains(#""tool":"'./my badges'""#))
        #expect(try place.run(String(command)).error.contains("1 golden accepted"))
        #expect(try place.tool("check \(goldens)").code == 0)
    }

    @Test func `What a report offers for a group accepts that group and nothing else`() throws {
        let place = try Place(name: "badges")
        let many = ["MANY": "2"]
        let words = "--scale 1,3 --goldens g"
        #expect(try place.tool("record \(words)", many).code == 0)
        try place.folder.write("g/Test/Square/1/normal-regular@3x.png", "no picture")
        let changed = many.merging(red) { $1 }
        #expect(try place.tool("check \(words) --report r", changed).code == 3)
        let summary = String(decoding: try place.folder.read("r/summary.md"), as: UTF8.self)
        let rows = summary.split(separator: "\n").filter {
            $0.hasPrefix("| ") && $0.contains("approve r --goldens g --like ")
        }
        #expect(rows.count == 2, "\(summary)")
        let row = try #require(rows.first { $0.hasPrefix("| 2 | different") })
        let command = try #require(row.firstMatch(of: /`(.*)`/)?.1)
        #expect(try place.run(String(command)).error.contains("2 goldens accepted"))
        let rest = try place.tool("check \(words)", changed)
        #expect(
            rest.code == 3 && rest.lines.count == 1 && rest.text.hasPrefix("unreadable: "), "\(rest.text)")
        let wrong = try place.tool("approve r --goldens g --like Test/Square/plain/normal-regular@4x")
        #expect(wrong.code == 64 && wrong.error.contains("did you mean"), "\(wrong.error)")
    }

    @Test func `A renamed specimen is one line, not one for each of its tiles`() throws {
        let place = try Place(name: "badges")
        let words = "--scale 1,2,3 --goldens g"
        #expect(try place.tool("record \(words)", ["ID": "Old/square"]).code == 0)
        let run = try place.tool("check \(words) --report r", ["ID": "New/square"])
        #expect(run.lines == ["missing: Test/New/square: no goldens for 3 tiles"])
        #expect(
            run.error.contains(
                "Test/New/square looks like Test/Old/square in 3 goldens, which no specimen draws: renamed?"))
        #expect(!run.error.contains("normal-regular"), "\(run.error)")
        let page = String(decoding: try place.folder.read("r/index.html"), as: UTF8.self)
        #expect(
            page.contains(#""stale":["Test/Old/square is now Test/New/square: 3 goldens"],"staleCount":3"#))
        let json = try place.tool("check \(words) --json", ["ID": "New/square"]).json()
        #expect((json["findings"] as? [Any])?.count == 3 && (json["stale"] as? [Any])?.count == 3)
    }

    @Test func `Fonts and the other options that matter are offered along`() throws {
        let place = try Place(name: "badges")
        try FileManager.default.createDirectory(
            atPath: place.folder.path("my fonts"), withIntermediateDirectories: true)
        let run = try place.tool(
            "check --fonts 'my fonts' --goldens g --filter '*' --scale 3 --size regular --axis contrast=standard "
                + "--shard 1/1 -j 2")
        #expect(
            run.error.contains(
                "./badges record --missing --filter '*' --size regular --scale 3 --axis contrast=standard "
                    + "--shard 1/1 --goldens g --fonts 'my fonts'\n"), "\(run.error)")
        #expect(try place.run(place.theOnlyOffer(in: run.error)).code == 0)
    }

    @Test func `Wrong usage and help name the tool as it was called`() throws {
        let place = try Place(name: "badges")
        for words in [
            "", "--help", "check --help", "help record", "check --nonsense", "nonsense", "list --size x",
        ] {
            let run = try place.tool(words)
            let text = run.text + run.error
            #expect(text.contains("./badges") && !text.contains(/specimen (<|-|[a-z]+ --)/), "\(text)")
        }
        let usage = try place.tool("list --size x").error
        let help = try #require(usage.firstMatch(of: /See '(.*)' for more information/)?.1)
        #expect(try place.run(String(help)).text.contains("Lists specimens"))
        #expect(try place.tool("--generate-completion-script bash").text.contains("_badges"))
    }

    @Test func `A tool is named so that it starts again from the same place`() throws {
        let place = try Place(name: "badges")
        let folder = place.folder.url.path
        func offer(_ line: String) throws -> String {
            let error = try place.run(line, ["PATH": "/usr/bin:/bin:\(folder)"], shell: "/bin/bash").error
            return try #require(error.firstMatch(of: /with: (.*) record --missing/)).1.description
        }
        #expect(try offer("badges check") == "badges")
        #expect(try offer("\(folder)/badges check") == "\(folder)/badges")
        #expect(try offer("ln -s badges link; ./link check") == "./link")
        // Whoever starts a process may call it anything.
        for name in ["other", "/bin/true", "", "-sh", "a\u{1B}b"] {
            #expect(try offer("exec -a $'\(name)' ./badges check") == "\(folder)/badges")
        }
    }
}
