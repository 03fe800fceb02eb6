import Testing

@testable import SourceDiscovery
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
