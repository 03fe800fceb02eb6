import Testing

/// Targets of a package, by what its manifest writes out.
struct PackageTests {
    private func package() throws -> Trial {
        let trial = try Trial()
        try trial.add("Package", as: "package")
        // The manifest leaves it out.
        try trial.write("package/Sources/Look/Old.swift", "no Swift at all\n")
        return trial
    }

    @Test(arguments: ["package --target Look", "package/Sources/Look"])
    func `A target has its own files, and what they import of the package`(words: String) throws {
        try package().run("list \(words)").says("Look/Button/Wide", "Look/View/inner").silent("Base")
    }

    @Test func `A target that is not there is named with those that are`() throws {
        try package().run("list package --target Missing", code: 3).says("the targets are Base, Look")
    }

    @Test func `A package's goldens are in it`() throws {
        let trial = try package()
        try trial.run("record package --target Look")
        #expect(trial.exists("package/Golden/Look"))
    }

    // MARK: Manifests

    /// A package of a folder's name with one view in each target, and what else is written.
    private func write(_ manifest: String, _ targets: [String: String], in folder: String, to trial: Trial)
        throws
    {
        try trial.write(
            folder + "/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\n" + manifest)
        for (path, text) in targets.sorted(by: { $0.key < $1.key }) {
            try trial.write("\(folder)/\(path)", text)
        }
    }

    @Test func `Targets that a manifest makes of plain values are drawn`() throws {
        let trial = try Trial()
        try write(
            """
            let names = ["Buttons", "Cards"]
            func module(_ name: String, _ others: [Target.Dependency] = []) -> Target {
                .target(name: name, dependencies: others, path: "Modules/\\(name)")
            }
            let package = Package(name: "P", targets: names.map { module($0) } + [module("Screens", ["Cards"])])
            """,
            [
                "Modules/Buttons/B.swift":
                    "import SwiftUI\nstruct Pill: View { var body: some View { Text(\"b\") } }",
                "Modules/Cards/C.swift":
                    "import SwiftUI\npublic struct Card: View { public init() {}\n  public var body: some View { Text(\"c\") } }",
                "Modules/Screens/S.swift":
                    "import SwiftUI\nimport Cards\nstruct Screen: View { var body: some View { Card() } }",
            ], in: "p", to: trial)
        try trial.run("list p").says("Buttons/View/Pill", "Cards/View/Card", "Screens/View/Screen")
    }

    @Test func `What is computed is named with its line and asked for`() throws {
        let trial = try Trial()
        try write(
            "let package = Package(name: \"P\", targets: find().map { .target(name: $0) })",
            [
                "Sources/One/O.swift":
                    "import SwiftUI\nstruct One: View { var body: some View { Text(\"1\") } }"
            ],
            in: "p", to: trial)
        try trial.run("list p", code: 3).says("p/Package.swift:3: find()", "--target")
        try trial.run("list p --target One").says("One/View/One")
    }

    @Test func `Settings of a target decide conditions, and a program's statements are no specimens`() throws
    {
        let trial = try Trial()
        try write(
            """
            let package = Package(name: "P", targets: [
                .target(name: "Look", swiftSettings: [.define("ACME")]), .executableTarget(name: "Tool", dependencies: ["Look"]),
            ])
            """,
            [
                "Sources/Look/L.swift":
                    "import SwiftUI\n#if ACME\nstruct Badge: View { var body: some View { Text(\"a\") } }\n#endif",
                "Sources/Tool/main.swift": "import Look\nprint(\"hello\")",
            ], in: "p", to: trial)
        try trial.run("list p").says("Look/View/Badge", "this target has no views and is not shown: Tool")
            .silent("error")
    }

    // MARK: Other packages

    /// `app` needs `core` beside it by the name of its product, and `far`, which is not there.
    private func two() throws -> Trial {
        let trial = try Trial()
        try write(
            """
            let package = Package(name: "Core", products: [.library(name: "Core", targets: ["Core", "CoreUI"])],
                targets: [.target(name: "Core"), .target(name: "CoreUI", dependencies: [.byName(name: "Core")])])
            """,
            [
                "Sources/Core/C.swift":
                    "public struct User { public var name: String\n  public init(name: String) { self.name = name } }",
                "Sources/CoreUI/L.swift":
                    "import Core\nimport SwiftUI\npublic struct UserLabel: View { let user: User\n"
                    + "  public init(user: User) { self.user = user }\n  public var body: some View { Text(user.name) } }",
            ], in: "core", to: trial)
        try write(
            """
            let package = Package(name: "App",
                dependencies: [.package(path: "../core"), .package(url: "https://example.org/swift-far.git", from: "1.0.0")],
                targets: [.target(name: "App", dependencies: ["Core", .product(name: "Far", package: "swift-far")])])
            """,
            [
                "Sources/App/A.swift":
                    "import Core\nimport CoreUI\nimport Far\nimport SwiftUI\n"
                    + "struct Plain: View { var body: some View { UserLabel(user: User(name: \"Ada\")) } }\n"
                    + "struct Lost: View { let item: FarItem\n  var body: some View { Text(item.name) } }",
                "Sources/App/B.swift":
                    "import Far\nimport SwiftUI\nstruct Other: View { var body: some View { Text(\"o\") } }",
            ], in: "app", to: trial)
        return trial
    }

    @Test func `A product by its name alone is imported, and a package that is missing is told of once`()
        throws
    {
        let answer = try two().run("list app", code: 3)
        answer.says("App/View/Plain", "App/View/Other", "left out there: Lost", "--package swift-far=PATH")
        #expect(answer.lines(with: "the package swift-far is not at hand") == 1)
        #expect(answer.lines(with: "import Far") == 1)
    }

    @Test func `A package whose folder is named is used`() throws {
        let trial = try two()
        try write(
            "let package = Package(name: \"Far\", products: [.library(name: \"Far\", targets: [\"Far\"])], targets: [.target(name: \"Far\")])",
            ["Sources/Far/F.swift": "public struct FarItem { public var name = \"f\"\n  public init() {} }"],
            in: "clones/far",
            to: trial)
        for place in ["clones/far", "clones/far/Package.swift"] {
            try trial.run("list app --package swift-far=\(place)").says("App/View/Lost").silent("not at hand")
        }
        try trial.run("list app --package swift-far=clones", code: 64).says("no clones/Package.swift")
        try trial.run("list app --package swift-far", code: 64).says("--package takes the name")
        try trial.run("list app --package other=clones/far", code: 64).says("no manifest", "swift-far")
        try trial.run("list core/Sources/CoreUI/L.swift --package far=clones/far", code: 64).says(
            "no package is named")
    }

    @Test func `Packages below a folder are pointed out, and are none of a target's files`() throws {
        let trial = try two()
        try trial.run("list .", code: 3).says(
            "the files of 2 packages are taken each by itself here: app, core")
        try write(
            "let package = Package(name: \"P\", targets: [.target(name: \"Mini\", path: \".\", exclude: [\"app\", \"core\"])])",
            [
                "M.swift": "import SwiftUI\nstruct Mini: View { var body: some View { Text(\"m\") } }",
                "Example/Package.swift": "", "Example/E.swift": "no Swift at all",
            ], in: ".", to: trial)
        try trial.run("list .").says("Mini/View/Mini").silent("Example")
    }

    // MARK: Generated code

    @Test func `Files that a plug-in has generated are taken, those of the package manager are not`() throws {
        let trial = try Trial()
        try write(
            "let package = Package(name: \"P\", targets: [.target(name: \"Look\")])",
            [
                "Sources/Look/L.swift":
                    "import SwiftUI\nstruct Badge: View { var body: some View { Text(Made.title) } }",
                ".build/plugins/outputs/p/Look/destination/Gen/Made.swift":
                    "enum Made { static let title = \"made\" }",
                ".build/plugins/outputs/p/Look/destination/Gen/resource_bundle_accessor.swift":
                    "no Swift at all",
            ], in: "p", to: trial)
        try trial.run("list p").says("Look/View/Badge").silent("error")
    }

    @Test func `Colours and texts of a generator are made from the catalogues`() throws {
        let trial = try Trial()
        func color(_ red: Int) -> String {
            "{\"colors\": [{\"idiom\": \"universal\", \"color\": {\"color-space\": \"srgb\", \"components\": "
                + "{\"red\": \"\(red)\", \"green\": \"0\", \"blue\": \"0\", \"alpha\": \"1\"}}}]}"
        }
        try write(
            """
            let package = Package(name: "P", targets: [
                .target(name: "Tokens", resources: [.process("Resources")]), .target(name: "Look", dependencies: ["Tokens"]),
            ])
            """,
            [
                "Sources/Tokens/T.swift":
                    "import SwiftUI\npublic enum Brand { public static let color = Asset.Colors.brandRed.swiftUIColor\n"
                    + "  public static var hello: String { L10n.Greeting.hello(\"Ada\") } }",
                "Sources/Look/L.swift":
                    "import SwiftUI\nimport Tokens\nstruct Badge: View { var body: some View { "
                    + "Text(Brand.hello).foregroundStyle(Brand.color).id(Theme.title) } }\nenum Theme { static let title = Words.okTitle }",
                "Sources/Tokens/Resources/Colors.xcassets/brand_red.colorset/Contents.json": color(255),
                "Sources/Tokens/Resources/en.lproj/Localizable.strings":
                    "\"greeting.hello\" = \"Hello, %@!\";\n\"ok_title\" = \"OK\";\n",
                "Sources/Tokens/Resources/de.lproj/Localizable.strings":
                    "\"greeting.hello\" = \"Hallo, %@!\";\n",
                "swiftgen.yml": "strings:\n  outputs:\n    - params: {enumName: Words}\n",
            ], in: "p", to: trial)
        try trial.run("list p").says(
            "Look/View/Badge", "Tokens: nothing declares Asset", "Tokens: nothing declares L10n",
            "Look: nothing declares Words", "en.lproj/Localizable.strings")
        try trial.run("inspect p Look/View/Badge --target Look").says("Hello, Ada!", "#FF0000")
        try trial.run("inspect p Look/View/Badge --target Look --locale de").says("Hallo, Ada!")
    }
}
