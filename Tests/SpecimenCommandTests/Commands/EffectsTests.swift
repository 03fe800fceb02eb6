import Foundation
import Testing

struct EffectsTests {
    private func axes(_ id: String, _ options: [String] = []) throws -> [String: Bool] {
        let run = try Tool.run(["list", "--effects", "--json", "--filter", id] + options)
        #expect(run.code == 0 && run.error == "", "\(run.error)")
        let entry = try #require((try run.json()["specimens"] as? [[String: Any]])?.first)
        let list = try #require(entry["axes"] as? [[String: Any]])
        return Dictionary(
            uniqueKeysWithValues: list.compactMap { axis in
                guard let id = axis["axis"] as? String, let changes = axis["changes"] as? Bool else {
                    return nil
                }
                return (id, changes)
            })
    }

    @Test(arguments: [[], ["--all"]])
    func `--effects says which axes change a specimen`(options: [String]) throws {
        #expect(
            try axes("Configuration/Button/custom.flags", options) == [
                "state": true, "scheme": true, "fullWidth": true, "shadow": true, "icon": true,
                "haptic": false,
            ])
        #expect(
            try axes("Protocols/SearchBar/plain", options) == ["state": true, "scheme": true, "size": true])
    }

    @Test func `Values chosen of an axis are compared`() throws {
        let found = try axes(
            "Filled/Button/filled", ["--type", "large,accessibility1", "--weight", "regular,bold"])
        #expect(found["type"] == true && found["weight"] == true && found["size"] == false)
        #expect(try axes("Filled/Button/filled", ["--size", "mini"])["size"] == nil)
    }

    @Test func `In words a line names what changes and what does not`() throws {
        let run = try Tool.run(["list", "--effects", "--filter", "Filled/Button/filled"])
        #expect(
            run.lines == [
                "Filled/Button/filled  changed by state (normal and disabled alike), scheme; not by size",
                "  disabled looks like normal: the style draws no difference",
            ])
    }

    @Test func `What looks the same without it is reported, with whose doing that is`() throws {
        let run = try Tool.run(["list", "--effects", "--json", "--filter", "Gestures/Button/stoic"])
        let entry = try #require((try run.json()["specimens"] as? [[String: Any]])?.first)
        #expect(
            entry["same"] as? [[String: String]] == [
                ["value": "pressed", "as": "normal", "because": "style"],
                ["value": "disabled", "as": "normal", "because": "style"],
                ["value": "dark", "as": "light", "because": "style"],
            ])
    }

    @Test func `A part has all tiles of a specimen`() throws {
        func lines(_ options: String...) throws -> [String] {
            try Tool.run(["list", "--effects", "--filter", "Choices/Button/*"] + options).lines
        }
        let (whole, first, second) = try (lines(), lines("--shard", "1/2"), lines("--shard", "2/2"))
        #expect(!first.isEmpty && !second.isEmpty && first.count + second.count == whole.count)
        #expect(Set(first + second) == Set(whole))
    }

    @Test(arguments: [["--all"], ["--effects", "--tiles"]])
    func `What makes no sense with --effects is wrong usage`(options: [String]) throws {
        #expect(try Tool.run(["list"] + options).code == 64)
    }

    @Test func `--unfolded sheets are larger where a style ignores an axis`() throws {
        let folder = try Folder()
        let options = ["--filter", "Filled/Button/filled"]
        _ = try Tool.run(["sheet", "-o", folder.path("folded")] + options)
        _ = try Tool.run(["sheet", "-o", folder.path("all"), "--unfolded"] + options)
        let folded = try pngSize(folder.read("folded/Filled-Button-filled.png"))
        let all = try pngSize(folder.read("all/Filled-Button-filled.png"))
        #expect(folded[0] < all[0] && folded[1] < all[1])
    }
}
