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

    @Test func `Files of an imported module have names of their own, wherever it is imported`() {
        var module = module(["App/Colors.swift"], group: "App")
        module.dependencies = [.init(name: "Tokens", files: ["Tokens/Colors.swift", "Tokens/main.swift"])]
        let names = ModuleNames(module)
        #expect(names.copy(of: "App/Colors.swift", 0) == "Colors.swift")
        #expect(names.copy(of: "Tokens/Colors.swift", 1) == "Source_Tokens.files/Colors.swift")
        #expect(names.copy(of: "Tokens/main.swift", 2) == "Source_Tokens.files/File1.swift")
        #expect(
            names.places.map(\.name) == [
                "Source_Tokens/Colors.swift", "Source_Tokens/File1.swift", "Source_Tokens/main.swift",
                "Source_App/Colors.swift",
            ])
    }

    @Test(arguments: [
        ("", ".."), ("..", "../.."), ("a/b", "a"), ("a", ""), ("/", nil), ("/a", "/"), (".", ".."),
        ("../a", ".."),
    ])
    func `The folder above is written as a shell takes it`(folder: String, above: String?) {
        #expect(GoldenPlace.above(folder) == above)
    }
}
