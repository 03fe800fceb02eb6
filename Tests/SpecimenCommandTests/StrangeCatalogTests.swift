import Foundation
import Testing

struct CaptionOrderTests {
    @Test func `Captions are the same in every process, in list and on sheets`() throws {
        let folder = try Folder()
        let lists = try (0..<6).map { _ in try Tool.runStrange("values", ["list", "--json"]).text }
        #expect(Set(lists).count == 1)
        for text in [
            "edges top, bottom", "tint .indigo", "fill #1A334D", "alignment leading", "anchor top leading",
            "numbers 1, 9, 10, 11, 100", "shades light: .indigo, dark: .white", "theme Theme",
            "action closure",
        ] {
            #expect(lists[0].contains("\"\(text)\""), "\(text) is not in \(lists[0])")
        }
        #expect(!lists[0].contains("0x"))
        for name in ["a", "b"] { _ = try Tool.runStrange("values", ["sheet", "-o", name], in: folder) }
        #expect(try folder.read("a/G-Square-values.png") == folder.read("b/G-Square-values.png"))
    }
}

struct StrangeIDTests {
    /// The ids that `list` prints.
    private func ids() throws -> [String] {
        try Tool.runStrange("ids", ["list"]).lines.map { String($0.prefix(while: { $0 != " " })) }
    }

    @Test func `Every id that is printed is found by all that reads ids`() throws {
        let folder = try Folder()
        let ids = try ids()
        #expect(Set(ids).count == 16)
        for id in ids {
            #expect(try Tool.runStrange("ids", ["list", "--filter", id]).lines.count == 1, "\(id)")
            #expect(try Tool.runStrange("ids", ["render", id, "-o", "-"]).code == 0, "\(id)")
            #expect(try Tool.runStrange("ids", ["inspect", id]).code == 0, "\(id)")
        }
        let tiles = try Tool.runStrange("ids", ["list", "--tiles"]).lines.filter { $0.hasPrefix("  ") }.map {
            $0.dropFirst(2)
        }
        let jobs = (ids + tiles.map(String.init)).enumerated()
            .map { "{\"id\":\"\($0.element)\",\"output\":\"\($0.offset).png\"}" }
        let batch = try Tool.runStrange(
            "ids", ["batch", "-", "-o", "out"], input: jobs.joined(separator: "\n"), in: folder)
        #expect(batch.code == 0, "\(batch.text)")
        #expect(try Tool.runStrange("ids", ["record"], in: folder).code == 0)
        #expect(try Tool.runStrange("ids", ["check"], in: folder).code == 0)
        #expect(folder.files.filter { $0.hasPrefix("Golden/") && $0.hasSuffix(".png") }.count == 16)
    }

    @Test(arguments: [
        "a-b", "a b", "größe", "50%", "a#b", "what?", "\"quoted\"", "it's", "a&b<c>", "日本", "a+b=c@2x",
    ])
    func `An id is found as it was written`(name: String) throws {
        #expect(try Tool.runStrange("ids", ["list", "--filter", "*/\(name)"]).lines.count == 1)
        #expect(try Tool.runStrange("ids", ["list", "--filter", "*\(name)/*"]).lines.count == 1)
        #expect(try Tool.runStrange("ids", ["render", "G/Square/\(name)", "-o", "-"]).code == 0)
        #expect(
            try Tool.runStrange("ids", ["render", "G/Square/\(name)/normal-regular@2x", "-o", "-"]).code == 0)
    }

    @Test func `What was recorded is approved by the filter that found it`() throws {
        let folder = try Folder()
        #expect(try Tool.runStrange("ids", ["check", "--report", "r"], in: folder).code == 1)
        let approved = try Tool.runStrange(
            "ids", ["approve", "r", "--filter", "*größe*", "--filter", "*/a-b/*"], in: folder)
        #expect(approved.code == 0 && approved.error.contains("2 goldens accepted"), "\(approved.error)")
    }
}

struct NothingToDoTests {
    @Test(arguments: [
        ["check"], ["list"], ["list", "--json"], ["record"], ["sheet", "-o", "out"], ["prune", "--yes"],
    ])
    func `An empty catalogue is an error of every command`(arguments: [String]) throws {
        let run = try Tool.runStrange("empty", arguments)
        #expect(run.code == 3 && run.error.contains("no specimen"), "\(run.code) \(run.error)")
    }

    @Test func `No jobs over an empty catalogue are an error, too`() throws {
        #expect(try Tool.runStrange("empty", ["batch", "-", "-o", "out"]).code == 3)
    }

    @Test(arguments: [["check"], ["list"], ["record"], ["sheet", "-o", "out"]])
    func `A filter that matches nothing is wrong usage, also of a part`(arguments: [String]) throws {
        for more in [[], ["--shard", "1/2"]] {
            let run = try Tool.runStrange("ids", arguments + ["--filter", "*/plian"] + more)
            #expect(run.code == 64 && run.error.contains("no tile is selected"), "\(run.code) \(run.error)")
        }
    }
}

struct ChosenValueTests {
    @Test(arguments: [
        ["--haptic", "mediun"], ["--axis", "haptic=mediun"], ["--state", "presed"], ["--size", "lrge"],
    ])
    func `A value that is none is wrong usage with a suggestion`(options: [String]) throws {
        let run = try Tool.runStrange("axes", ["list"] + options)
        #expect(run.code == 64 && run.error.contains("did you mean") && run.output.isEmpty, "\(run.error)")
    }

    @Test func `A value that no specimen takes is wrong usage`() throws {
        let run = try Tool.runStrange("axes", ["list", "--state", "hovered"])
        #expect(run.code == 64 && run.error.contains("no specimen has the state 'hovered'"), "\(run.error)")
    }

    @Test func `A specimen that lacks the value is told`() throws {
        let strong = try Tool.runStrange("axes", ["list", "--tiles", "--haptic", "strong"])
        #expect(
            strong.code == 0 && strong.error == "G/Square/soft has no haptic 'strong'\n", "\(strong.error)")
        #expect(
            strong.lines.map { $0.prefix(15) } == [
                "G/Square/haptic", "  G/Square/hapt", "G/Square/plain ", "  G/Square/plai",
            ])
        let both = try Tool.runStrange("axes", ["list", "--haptic", "light,strong"])
        #expect(
            both.code == 0 && both.error.contains("G/Square/soft has no haptic 'strong'"), "\(both.error)")
        let none = try Tool.runStrange("axes", ["check", "--haptic", "strong", "--filter", "*soft*"])
        #expect(
            none.code == 64 && none.error.contains("G/Square/soft has no haptic 'strong'"), "\(none.error)")
    }

    @Test(arguments: [
        ["--haptic", "light,light"], ["--haptic", "light", "--axis", "haptic=light"],
        ["--scale", "2,2.0,2e0"],
        ["--locale", "pt-BR,pt_br,PT-br"],
    ])
    func `A value that is written twice is drawn once`(options: [String]) throws {
        let folder = try Folder()
        let arguments = ["--filter", "*haptic", "--haptic", "light"] + options
        let told = try Tool.runStrange("axes", ["list", "--tiles"] + arguments).lines.count - 1
        let recorded = try Tool.runStrange("axes", ["record"] + arguments, in: folder)
        #expect(
            told == 1 && recorded.error.contains("1 golden added, 0 replaced, 0 unchanged"),
            "\(recorded.error)")
    }

    @Test(arguments: ["2.0000001", "1.99999999", "0.3333"])
    func `A scale that ids do not show is refused everywhere`(scale: String) throws {
        let list = try Tool.runStrange("axes", ["list", "--scale", "\(scale),2"])
        #expect(list.code == 64 && list.error.contains("three decimals"), "\(list.error)")
        let job = try Tool.runStrange(
            "axes", ["batch", "-", "-o", "out"], input: "{\"id\":\"G/Square/plain\",\"scale\":\(scale)}",
            in: Folder())
        #expect(job.code == 3 && job.text.contains("three decimals"), "\(job.text)")
    }

    @Test func `Numbers of an axis keep their digits, and are read in any`() throws {
        let tiles = try Tool.runStrange("numbers", ["list", "--tiles"]).lines.dropFirst().map {
            $0.split(separator: "/").last ?? ""
        }
        #expect(
            tiles == [
                "normal-regular@2x", "normal-regular-ratio=0.0002@2x",
                "normal-regular-ratio=0.3333333333333333@2x", "normal-regular-ratio=2@2x",
            ])
        #expect(try Tool.runStrange("numbers", ["list", "--tiles", "--ratio", "2.0,2e-4"]).lines.count == 3)
        let job = #"{"id":"G/Square/ratio","axes":{"ratio":2}}"#
        #expect(
            try Tool.runStrange("numbers", ["batch", "-", "-o", "out"], input: job, in: Folder()).code == 0)
    }
}
