import Foundation
import Golden
import Pixels
import Testing

private let specimen = "Configuration/Button/primary.quiet"
private let selection = ["--filter", specimen, "--size", "mini"]
private let golden = "\(specimen)/normal-mini@2x"

/// A folder with the goldens of six tiles, and one that no specimen draws any more.
private func withStale() throws -> Folder {
    let folder = try Folder()
    let run = try Tool.run(["record", "--goldens", folder.path("Golden")] + selection)
    try #require(run.code == 0, "\(run.error)")
    try folder.write("Golden/\(specimen)/gone.png", folder.read("Golden/\(golden).png"))
    return folder
}

private func prune(_ folder: Folder, _ options: [String] = []) throws -> Run {
    try Tool.run(["prune", "--goldens", folder.path("Golden")] + options)
}

private func check(_ folder: Folder, _ options: [String] = []) throws -> Run {
    try Tool.run(["check", "--goldens", folder.path("Golden")] + selection + options)
}

/// What lies among the goldens and is none that this catalogue recorded.
private enum Foreign: String, CaseIterable {
    case picture, noPicture, edited, damaged, oldFormat, pointer, empty, unknownOwner, otherCommand, test,
        namedView

    func data(_ golden: Data) throws -> Data {
        switch self {
        case .picture:
            return Data(encodePNG(try decodePNG([UInt8](golden), name: "golden"), effort: .fast))
        case .noPicture: return Data("notes".utf8)
        case .edited:
            var data = golden
            data[data.count - 1] ^= 1
            return data
        case .damaged: return golden.prefix(golden.count / 2)
        case .oldFormat:
            var data = golden
            let at = try #require(data.firstRange(of: Data("spEC".utf8)))
            data[at.upperBound] = 2
            return data
        case .pointer: return Data("version https://git-lfs.github.com/spec/v1\noid sha256:00".utf8)
        case .empty: return Data()
        case .unknownOwner: return try forged(golden, owner: .some(nil))
        case .otherCommand: return try forged(golden, owner: .command("OtherTool"))
        case .test:
            return try forged(
                golden, owner: .test(target: "AppTests", function: "tiles(_:)", view: nil))
        case .namedView:
            return try forged(
                golden, owner: .test(target: "AppTests", function: "pair()", view: "pair"))
        }
    }
}

struct PruneTests {
    @Test(arguments: Foreign.allCases)
    fileprivate func `What this catalogue has not recorded is told, and never deleted`(
        _ foreign: Foreign
    ) throws {
        let folder = try withStale()
        let data = try foreign.data(folder.read("Golden/\(golden).png"))
        try folder.write("Golden/\(specimen)/foreign.png", data)
        for options in [[], ["--yes"], ["--yes", "--filter", "*foreign*"], ["--yes", "--scale", "1"]] {
            let run = try prune(folder, options)
            #expect(run.code == 0, "\(run.error)")
            #expect(!run.text.contains("foreign"), "\(run.text)")
            #expect(
                run.error.contains("\(specimen)/foreign") && run.error.contains("kept"), "\(run.error)")
            #expect(try folder.read("Golden/\(specimen)/foreign.png") == data)
        }
        #expect(!folder.files.contains("Golden/\(specimen)/gone.png"))
        let run = try check(folder)
        #expect(run.code == 0 && !run.error.contains("foreign"), "\(run.error)")
    }

    @Test func `prune names the owner, or why nobody knows it`() throws {
        let folder = try withStale()
        let own = try folder.read("Golden/\(golden).png")
        for foreign in [Foreign.picture, .otherCommand, .test, .namedView] {
            try folder.write("Golden/\(foreign).png", foreign.data(own))
        }
        let error = try prune(folder).error
        #expect(
            error.contains("picture.png has no known owner, it has no Specimen record"))
        #expect(error.contains("otherCommand belongs to the catalogue of 'OtherTool'"))
        #expect(error.contains("test belongs to test 'tiles(_:)' of AppTests"))
        #expect(error.contains("namedView belongs to test 'pair()' of AppTests, which names it 'pair'"))
    }

    @Test func `Goldens of another command in the same folder are its own`() throws {
        let folder = try withStale()
        let goldens = ["--goldens", folder.path("Golden")]
        try #require(Tool.run(["record"] + goldens, tool: Tool.testTool).code == 0)
        let other = try #require(folder.files.first { $0.hasPrefix("Golden/Test/") })
        #expect(try prune(folder, ["--yes"]).lines == ["\(specimen)/gone"])
        #expect(folder.files.contains(other))
        let run = try Tool.run(["prune", "--yes"] + goldens, tool: Tool.testTool)
        #expect(run.lines.isEmpty && folder.files.contains("Golden/\(golden).png"), "\(run.text)")
    }

    @Test func `Goldens of a test that is gone are deleted where the test is named`() throws {
        let folder = try withStale()
        let own = try folder.read("Golden/\(golden).png")
        try folder.write("Golden/one.png", Foreign.test.data(own))
        try folder.write("Golden/two.png", Foreign.namedView.data(own))
        #expect(try prune(folder, ["--of-test", "pair()"]).lines == ["\(specimen)/gone", "two"])
        #expect(try prune(folder, ["--of-test", "AppTests/*"]).lines == ["\(specimen)/gone", "one", "two"])
        #expect(try prune(folder, ["--of-test", "OtherTests/*"]).lines == ["\(specimen)/gone"])
        _ = try prune(folder, ["--yes", "--of-test", "AppTests/pair*"])
        #expect(folder.files.contains("Golden/one.png") && !folder.files.contains("Golden/two.png"))
    }

    @Test func `No link is followed, neither a file's nor a folder's`() throws {
        let folder = try withStale()
        let elsewhere = folder.url.appendingPathComponent("elsewhere")
        try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
        try folder.write("elsewhere/real.png", folder.read("Golden/\(golden).png"))
        for (name, target) in [("linked.png", "real.png"), ("linked", ""), ("lost.png", "nowhere.png")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.path("Golden/\(name)"), withDestinationPath: folder.path("elsewhere/\(target)")
            )
        }
        let run = try prune(folder, ["--yes"])
        #expect(run.code == 0 && run.lines == ["\(specimen)/gone"], "\(run.text)")
        #expect(
            run.error.contains("linked.png has no known owner, it is a link"),
            "\(run.error)")
        for name in ["linked.png", "linked", "lost.png"] {
            #expect(
                throws: Never.self, "\(name)",
                performing: {
                    try FileManager.default.destinationOfSymbolicLink(
                        atPath: folder.path("Golden/\(name)"))
                })
        }
        #expect(folder.files.contains("elsewhere/real.png"))
    }

    @Test(arguments: [[], ["--yes"]])
    func `A goldens folder that is a link is not followed either`(options: [String]) throws {
        let folder = try withStale()
        let files = folder.files
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("Link"), withDestinationPath: folder.path("Golden"))
        for name in ["Link", "Link/"] {
            let run = try Tool.run(["prune", "--goldens", folder.path("") + "/" + name] + options)
            #expect(run.code == 3 && run.lines.isEmpty, "\(run.text)")
            #expect(run.error.contains("is a link, and prune does not follow links"), "\(run.error)")
        }
        #expect(folder.files.filter { !$0.hasPrefix("Link") } == files)
    }

    @Test(arguments: [
        ["--filter", specimen], ["--filter", "*/gone"], ["--filter", "Cells/*"], ["--filter", "*"],
    ])
    func `A filter only narrows what is stale, for prune and for check`(filter: [String]) throws {
        let folder = try withStale()
        try folder.write("Golden/other.png", folder.read("Golden/\(golden).png"))
        let all = Set(try prune(folder).lines)
        #expect(all == ["\(specimen)/gone", "other"])
        let some = Set(try prune(folder, filter).lines)
        #expect(some.isSubset(of: all))
        let document = try? Tool.run(
            ["check", "--json", "--goldens", folder.path("Golden")] + filter
        ).json()
        if let stale = document?["stale"] as? [String] { #expect(Set(stale) == some) }
    }

    @Test(arguments: [
        ["--shard", "1/3"], ["--shard", "3/3"], ["--state", "normal"], ["--full"],
        ["--tokens", Tool.root.appendingPathComponent("Examples/tokens/brand.tokens.json").path],
    ])
    func `A part of a run has the same stale goldens as the whole`(options: [String]) throws {
        let folder = try withStale()
        let run = try check(folder, options + ["--json"])
        #expect(try run.json()["stale"] as? [String] == ["\(specimen)/gone"], "\(run.error)")
    }

    @Test func `Recording takes over what another owner recorded only where the file is written`() throws {
        let folder = try withStale()
        let file = "Golden/\(golden).png"
        let other = try Foreign.otherCommand.data(folder.read(file))
        try folder.write(file, other)
        #expect(try check(folder).code == 0)
        for mode in ["--missing", "--changed"] {
            _ = try Tool.run(["record", mode, "--goldens", folder.path("Golden")] + selection)
            #expect(try folder.read(file) == other, "\(mode)")
        }
        _ = try Tool.run(["record", "--all", "--goldens", folder.path("Golden")] + selection)
        #expect(try readGoldenChunk([UInt8](folder.read(file))).details().owner == .command("specimen"))
    }
}
