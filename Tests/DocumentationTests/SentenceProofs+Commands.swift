import Drawing
import Foundation
import Testing
import Tokens

extension SentenceProofs {
    /// Commands.
    static let ofCommands: [String: Proof] = [
        // Tests/SourceTrialTests/PackageTests.swift and ManifestTests.swift do these.
        "manifest-computed": {},
        "package-plugins": {},
        "generated-code": {},
        "batch-yaml": {
            let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString + ".yaml")
            try Data("- &a {id: x}\n".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            let run = try StyleCompiler.specimen("batch", file.path, "--validate")
            #expect(run.code == 3 && run.text.contains("an anchor ('&') is not read"))
        },
        "batch-tables": {
            try holds(StyleCompiler.specimen("batch", "-", "--validate", "--results", "a.parquet").code == 64)
        },
        // Tests/SourceTrialTests/JobTests.swift has values of each type.
        "batch-config-types": {},
        "watch-platform": {
            try holds(StyleCompiler.specimen("watch", "--platform", "ios,macos", "A.swift").code == 64)
        },
        "playground-one-file": {
            try holds(StyleCompiler.specimen("playground", "A.swift", "B.swift").code == 64)
            // What a page may ask for is listed in one place.
            let routes = try Repository.text("Sources/Live/Serving/LiveServer.swift")
            let asked = routes.matches(of: #/\(\.POST, "(\w+)"\)/#).map { String($0.1) }
            #expect(asked == ["news", "accept", "undo", "frames", "source", "edit", "save", "examples"])
        },
        "frames-of-sheets": {
            try holds(!Repository.text("Sources/SpecimenCommand/Words/IndexPage.js").contains("overlay"))
        },
        // Tests/CatalogTests/Covering/CoverPlanTests.swift does it.
        "cover-trials": {},
    ]

    /// Design tokens.
    static let ofTokens: [String: Proof] = [
        "token-options": {
            // Who calls it needs the macros of Testing; `SpecimenTestingTests` do.
            try holds(
                Repository.text("Sources/SpecimenTesting/ExpectGolden.swift").contains("tokens: [String]"))
            try holds(StyleCompiler.specimen("check", "--help").text.contains("--tokens"))
        },
        "token-types": {
            let tokens = try read(
                ##"{"a":{"$type":"dimension","$value":"4px"},"b":{"$type":"color","$value":"#010203"}}"##)
            #expect(tokens.others == ["dimension": 1] && tokens.colors.keys.sorted() == ["b"])
        },
        "token-resolver": {
            let sets = ##"{"a":{"$type":"color","$value":"#010203"}}"##
            let tokens = try DesignTokens([
                .init(name: "light.json", bytes: Array(sets.utf8)),
                .init(name: "dark.json", bytes: Array(sets.replacing("010203", with: "040506").utf8)),
            ])
            #expect(tokens.colors.keys.sorted() == ["a in dark", "a in light"])
            let resolver =
                ##"{"version":"2025.10","sets":{"base":{"sources":[{"$ref":"a.json"}]}},"resolutionOrder":[]}"##
            #expect((try? read(resolver))?.colors.isEmpty ?? true)
        },
        "token-colors": {
            func color(_ value: String) throws -> DesignTokens {
                try read(##"{"a":{"$type":"color","$value":\##(value)}}"##)
            }
            for space in ["srgb", "srgb-linear", "hsl", "hwb", "oklab", "oklch", "display-p3"] {
                let found = try color(##"{"colorSpace":"\##(space)","components":[0,0,0]}"##)
                #expect(found.colors.count == 1, "\(space)")
            }
            let other = ##"{"colorSpace":"rec2020","components":[0,0,0]"##
            try holds(color(other + ##","hex":"#010203"}"##).colors["a"]?.description == "#010203")
            try holds(color(other + "}").colors.isEmpty)
            try holds(color(##"{"colorSpace":"display-p3","components":[0,1,0]}"##).colors.isEmpty)
        },
        "token-pointers": {
            let start = ##"{"a":{"$type":"color","$value":"#010203"},"b":{"$ref":"##
            try holds(read(start + ##""#/a"}}"##).colors.count == 2)
            #expect((try? read(start + ##""#/x/0"}}"##)) == nil)
        },
    ]
}
