import Foundation
import Testing

@testable import SpecimenCommand

private let flags = "*custom.flags"

/// `--cover`, `--strength` and `--budget`.
struct CoverCommandTests {
    private func tiles(_ options: String...) throws -> (ids: [String], note: String) {
        let run = try Tool.run(["list", "--tiles", "--filter", flags] + options)
        #expect(run.code == 0, "\(run.error)")
        return (run.lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }, run.error)
    }

    /// The values of a tile's name: state, size, scheme and flags.
    private func values(_ id: String) -> [String: String] {
        let name = id.split(separator: "/").last ?? ""
        let parts = name.prefix { $0 != "@" }.split(separator: "-").map(String.init)
        var values = [
            "state": parts[0], "size": parts[1], "scheme": parts.contains("dark") ? "dark" : "light",
        ]
        for part in parts where part.contains("=") {
            let words = part.split(separator: "=").map(String.init)
            values[words[0]] = words[1]
        }
        return values
    }

    @Test func `Few tiles have each pair of values of the axes that change the picture`() throws {
        let all = try tiles().ids
        let (few, note) = try tiles("--cover", "pairs")
        #expect(few.count < all.count / 4 && Set(few).isSubset(of: all) && Set(few).count == few.count)
        #expect(
            note.contains("\(few.count) tiles of \(all.count) have each of ")
                && note.contains(" pairs of values"))
        let run = try Tool.run(["list", "--effects", "--json", "--filter", flags])
        let entries = try #require(try run.json()["specimens"] as? [[String: Any]])
        for entry in entries {
            let id = try #require(entry["id"] as? String)
            let axes = try #require(entry["axes"] as? [[String: Any]])
            let changing = axes.filter { $0["changes"] as? Bool == true }.compactMap { $0["axis"] as? String }
            let own = few.filter { $0.hasPrefix(id + "/") }.map(values)
            let whole = all.filter { $0.hasPrefix(id + "/") }.map(values)
            func pairs(_ tiles: [[String: String]], _ one: String, _ other: String) -> Set<[String?]> {
                Set(tiles.map { [$0[one], $0[other]] })
            }
            #expect(changing.count > 2)
            for one in changing {
                for other in changing where one < other {
                    #expect(pairs(own, one, other) == pairs(whole, one, other), "\(id): \(one), \(other)")
                }
            }
            for axis in axes where axis["changes"] as? Bool == false {
                let name = axis["axis"] as? String ?? ""
                #expect(Set(own.map { $0[name] }).count == 1, "\(id): \(name)")
            }
        }
    }

    @Test func `A budget takes the usual tile and then what has most new pairs, and says what is left`()
        throws
    {
        let all = try tiles("--cover", "pairs").ids
        let (few, note) = try tiles("--budget", "5")
        #expect(few.count == 5 && Set(few).isSubset(of: all), "\(few)")
        #expect(few[0].hasSuffix("/normal-regular@2x") && note.contains(" are left"), "\(note)")
        let (whole, nothing) = try tiles("--budget", "1000000")
        #expect(whole == all && !nothing.contains("left"))
        #expect(try tiles("--strength", "3").ids.count > all.count)
        #expect(try tiles("--strength", "2").ids == all)
        // Shards part what is covered.
        let parts = try (1...2).flatMap { try tiles("--cover", "pairs", "--shard", "\($0)/2").ids }
        #expect(parts.filter { $0.contains("@") }.sorted() == all.sorted())
    }

    /// The published case of a hundred axes of two values, through the program.
    @Test func `A hundred axes have ids longer than files' names, and are covered and shown all the same`()
        throws
    {
        let axes = ["--state", "normal", "--size", "regular", "--scheme", "light"]
        let run = try Tool.runStrange("binary", ["list", "--tiles", "--cover", "pairs"] + axes)
        let ids = run.lines.dropFirst().map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(run.code == 0 && ids.count == 10, "\(run.error)")
        #expect(ids.contains { $0.utf8.count > 255 })
        let rows = ids.map { id in Set((1...100).filter { id.contains("-flag\($0)=1") }) }
        for one in 1...100 {
            for other in 1..<one {
                let pairs = Set(rows.map { [$0.contains(one), $0.contains(other)] })
                #expect(pairs.count == 4, "\(one), \(other)")
            }
        }
        let folder = try Folder()
        let longest = try #require(ids.max { $0.utf8.count < $1.utf8.count })
        let render = try Tool.runStrange("binary", ["render", longest, "-o", "one.png"], in: folder)
        #expect(render.code == 0, "\(render.error)")
    }

    @Test func `What names a file after a tile whose id is too long says so, and a sheet shows it`() throws {
        let folder = try Folder()
        let far = (1...100).flatMap { $0 > 2 ? ["--axis", "flag\($0)=1"] : [] }
        let axes = ["--state", "normal", "--size", "regular", "--scheme", "light"] + far
        let sheet = try Tool.runStrange("binary", ["sheet", "-o", "out"] + axes, in: folder)
        #expect(sheet.code == 0 && folder.files.contains("out/G-Square-flags.png"), "\(sheet.error)")
        let record = try Tool.runStrange("binary", ["record"] + axes, in: folder)
        #expect(record.code == 3 && record.error.contains("longer than 200 bytes"), "\(record.error)")
        let long =
            "G/Square/flags/normal-regular-" + (1...60).map { "flag\($0)=1" }.joined(separator: "-") + "@2x"
        let jobs = #"{"id":"\#(long)"}"# + "\n" + #"{"id":"\#(long)","output":"one.png"}"#
        let batch = try Tool.runStrange("binary", ["batch", "-", "-o", "out"], input: jobs, in: folder)
        #expect(batch.code == 3 && batch.lines.count == 2, "\(batch.error)")
        #expect(batch.lines[0].contains("the limit is") && batch.lines[1].contains(#""output":"one.png""#))
    }

    @Test(arguments: [
        ["list", "--tiles"], ["list", "--filter", "G/Square/flags/*"], ["list", "--effects"], ["check"],
        ["sheet", "-o", "out"], ["batch", "--make"], ["lint", "--shard", "1/2"],
    ])
    func `More tiles than can be made are refused, with what to do`(words: [String]) throws {
        let run = try Tool.runStrange("binary", words, in: Folder())
        #expect(run.code == 64 && run.error.contains("few tiles with --cover pairs"), "\(run.error)")
    }

    @Test func `A specimen of very many tiles is listed, and its goldens are not called stale`() throws {
        #expect(try Tool.runStrange("binary", ["list"]).text.contains("more than 9×10¹⁸ tiles"))
        let folder = try Folder()
        let axes = (1...100).flatMap { $0 > 3 ? ["--axis", "flag\($0)=0"] : [] }
        let record = try Tool.runStrange("binary", ["record"] + axes, in: folder)
        #expect(record.code == 0, "\(record.error)")
        let check = try Tool.runStrange("binary", ["check"] + axes, in: folder)
        #expect(check.code == 0 && !check.error.contains("no specimen draws"), "\(check.error)")
        let few = try Tool.runStrange("binary", ["prune"], in: folder)
        #expect(few.code == 0 && few.text.isEmpty, "\(few.error)")
    }

    @Test func `A sheet of a cover says what it shows`() throws {
        let folder = try Folder()
        let run = try Tool.run(["sheet", "-o", "out", "--filter", flags, "--budget", "4"], in: folder)
        #expect(run.code == 0 && run.error.contains("are left"), "\(run.error)")
        #expect(folder.files.contains { $0.hasSuffix(".png") })
    }

    @Test(arguments: [
        (["list", "--cover", "quads"], "pairs"), (["list", "--strength", "4"], "--strength takes 2"),
        (["list", "--cover", "pairs", "--strength", "3"], "differ"),
        (["list", "--budget", "0"], "--budget takes"),
        (["list", "--effects", "--cover", "pairs"], "leave --cover out"),
        (["prune", "--budget", "3"], "--budget does not restrict"),
        (
            ["list", "--cover", "pairs", "--filter", "*/pressed-*"],
            "is of tiles; choose values by their axes"
        ),
        (["list", "--cover", "pairs", "--filter", "nothing"], "nothing matches"),
    ])
    func `What cannot be meant is wrong usage`(words: [String], message: String) throws {
        let run = try Tool.run(words)
        #expect(run.code == 64 && run.error.contains(message), "\(run.error)")
    }

    @Test func `First tiles come first, then the most new pairs wherever they are`() {
        #expect(CoverBudget([[9, 5, 1], [4, 3], []], budget: nil).taken == [3, 2, 0])
        #expect(CoverBudget([[9, 5, 1], [4, 3]], budget: 1).taken == [1, 0])
        #expect(CoverBudget([[9, 5, 1], [4, 3]], budget: 4).taken == [2, 2])
        #expect(CoverBudget([[9, 5, 4], [4, 3]], budget: 4).taken == [3, 1])
        #expect(CoverBudget([[9, 5, 4], [4, 3]], budget: .max).taken == [3, 2])
    }

    @Test func `A budget below the number of specimens says how many have no tile`() throws {
        let run = try Tool.run(["list", "--tiles", "--filter", "Configuration/Button/*", "--budget", "2"])
        #expect(run.code == 0 && run.error.contains("; the budget is too small for "), "\(run.error)")
        #expect(run.error.contains(", of which no tile is drawn"))
    }
}
