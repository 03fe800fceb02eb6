import SpecimenCommand
import Testing

@testable import SourceMode

struct ModuleNamesTests {
    private func module(_ files: [String], group: String = "Traps") -> SourceModule {
        SourceModule(group: group, files: files, folder: "", identity: files[0])
    }

    @Test func `A running program's name of a file leads to the user's path`() {
        let places = ModuleNames(module(["Styles/Traps.swift"])).places
        #expect(places.map(\.name) == ["Source_Traps/Traps.swift"])
        #expect(places.map(\.path) == ["Styles/Traps.swift"])
    }

    @Test func `A name that the compiler does not take has one that it takes, and both lead there`() {
        let places = ModuleNames(module(["My styles.swift"], group: "My styles")).places
        #expect(places.map(\.name) == ["Source_My_styles/File0.swift", "Source_My_styles/My styles.swift"])
    }

    @Test func `Of two files of one name only what tells them apart leads anywhere`() {
        let places = ModuleNames(module(["a/A.swift", "b/A.swift"], group: "App")).places
        #expect(places.map(\.name) == ["Source_App/File0.swift", "Source_App/File1.swift"])
    }

    @Test(arguments: [
        ("", ".."), ("..", "../.."), ("a/b", "a"), ("a", ""), ("/", nil), ("/a", "/"), (".", ".."),
        ("../a", ".."),
    ])
    func `The folder above is written as a shell takes it`(folder: String, above: String?) {
        #expect(GoldenPlace.above(folder) == above)
    }
}

struct TotalWordsTests {
    private func line(
        _ arguments: [String], _ counted: String, files: Int = 3, broken: Int = 0, empty: Int = 0
    ) throws
        -> String?
    {
        let words = try #require(try SourceWords(arguments))
        let totals = RunTotals()
        totals.add(counted)
        return TotalWords(words: words, totals: totals, files: files, broken: broken, empty: empty).line
    }

    @Test func `Each command says what it comes to in all`() throws {
        #expect(
            try line(["check", "A.swift"], "tiles=30\npassed=28\nfailed=2\n")
                == "28 of 30 tiles of 3 files passed, 2 did not")
        #expect(
            try line(["sheet", "A.swift", "-o", "out"], "sheets=1\ntiles=1\n", files: 1)
                == "1 sheet of 1 tile of 1 file in out; open out/index.html")
        #expect(
            try line(["record", "A.swift"], "added=2\nunchanged=1\n", broken: 1)
                == "2 goldens of 3 files added, 0 replaced, 1 as they were; 1 file does not compile")
        #expect(try line(["prune", "A.swift"], "") == "no golden is stale")
        #expect(try line(["prune", "A.swift", "--yes"], "stale=1\n") == "1 golden deleted")
        #expect(try line(["render", "A.swift"], "") == nil)
        #expect(
            try line(["list", "A.swift"], "specimens=1\ntiles=2\n", files: 1, empty: 2)
                == "1 specimen with 2 tiles in 1 file; 2 files have nothing that can be shown")
    }
}
