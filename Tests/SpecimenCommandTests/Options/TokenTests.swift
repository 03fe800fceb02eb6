import Foundation
import Testing

private let brand = ##"""
    {"color": {"$type": "color", "brand": {
      "primary": {"$value": "#102030"},
      "primary-dark": {"$value": {"colorSpace": "srgb", "components": [0.0667, 0.1333, 0.2]}}
    }}, "space": {"small": {"$type": "dimension", "$value": {"value": 4, "unit": "px"}}}}
    """##

private func run(_ arguments: [String], _ folder: Folder, color: String) throws -> Run {
    try Tool.run(
        arguments + ["--goldens", folder.path("Golden")], environment: ["COLOR": color],
        tool: Tool.testTool)
}

/// A folder with `brand.tokens.json` and the golden of a square of one colour.
private func recorded(_ color: String, options: [String] = []) throws -> Folder {
    let folder = try Folder()
    try folder.write("brand.tokens.json", brand)
    let run = try run(["record"] + options, folder, color: color)
    try #require(run.code == 0, "\(run.error)")
    return folder
}

struct TokenTests {
    @Test func `check names a recolour by its tokens, and says what it did not use`() throws {
        let folder = try recorded("102030")
        let run = try run(
            ["check", "--tokens", folder.path("brand.tokens.json")], folder, color: "112233")
        #expect(
            run.lines.first?.contains(
                "recolour color.brand.primary #102030 → color.brand.primary-dark #112233") == true,
            "\(run.text)")
        #expect(
            run.lines.first?.contains(
                "SquareStyle › Rectangle fill color.brand.primary #102030 → color.brand.primary-dark #112233")
                == true, "\(run.text)")
        #expect(run.error.contains("tokens: 2 colours; not used: 1 of dimension"))
    }

    @Test func `Without tokens the system's colours are named as the tile's scheme has them`() throws {
        let old = ["--generation", "ios18"]
        let run = try run(["check"] + old, recorded("007AFF", options: old), color: "0A84FF")
        #expect(
            run.lines.first?.contains("recolour blue #007AFF → blue in dark #0A84FF") == true,
            "\(run.text)")
    }

    @Test func `A token file that cannot be used is named with the token, exit code 3`() throws {
        let folder = try recorded("102030")
        try folder.write("bad.json", ##"{"a":{"$type":"color","$value":"blue"}}"##)
        for name in ["bad.json", "none.json"] {
            let run = try run(["check", "--tokens", folder.path(name)], folder, color: "102030")
            #expect(run.code == 3 && run.error.contains(name), "\(run.error)")
        }
    }

    @Test func `diff says what kind of difference there is, with tokens`() throws {
        let (a, b) = (try recorded("102030"), try recorded("112233"))
        let file = "Golden/Test/Square/plain/normal-regular@2x.png"
        let arguments = ["diff", a.path(file), b.path(file)]
        let plain = try Tool.run(arguments)
        #expect(
            plain.code == 1 && plain.text.contains("; below the just noticeable, recolour #102030 → #112233"))
        let named = try Tool.run(arguments + ["--json", "--tokens", a.path("brand.tokens.json")])
        #expect(
            try named.json()["kind"] as? String
                == "below the just noticeable, recolour color.brand.primary #102030 → color.brand.primary-dark #112233"
        )
        let same = try Tool.run(["diff", "--json", a.path(file), a.path(file)])
        #expect(try same.code == 0 && same.json()["kind"] == nil)
    }
}
