import Foundation
import Testing

private let selection = ["--filter", "Configuration/Button/primary.quiet", "--size", "mini"]
private let golden = "Configuration/Button/primary.quiet/normal-mini@2x"

/// A folder with the goldens of six tiles, recorded by the command.
private func recorded() throws -> Folder {
    let folder = try Folder()
    let run = try Tool.run(["record", "--goldens", folder.path("Golden")] + selection)
    try #require(run.code == 0, "\(run.error)")
    return folder
}

private func check(_ folder: Folder, _ options: [String] = []) throws -> Run {
    try Tool.run(["check", "--goldens", folder.path("Golden")] + selection + options)
}

struct GoldenCycleTests {
    @Test func `record writes a golden a tile, at its id`() throws {
        let files = try recorded().files.filter { $0.hasSuffix(".png") }
        #expect(files.count == 6 && files.contains("Golden/\(golden).png"))
    }

    @Test(arguments: [[], ["--full"]])
    func `What was recorded passes`(options: [String]) throws {
        let run = try check(recorded(), options)
        #expect(run.code == 0 && run.output.isEmpty && run.error.contains("6 of 6 tiles passed"))
    }

    @Test func `A state that nothing takes is a warning of its tiles, in words and in JSON`() throws {
        let folder = try Folder()
        let row = "Cells/TableCell/deliveryStyle"
        let options = ["--goldens", folder.path("Golden"), "--filter", row]
        try #require(Tool.run(["record"] + options).code == 0)
        let run = try Tool.run(["check"] + options)
        #expect(run.code == 0)
        #expect(
            run.error.contains(
                "warning: \(row)/pressed-regular@2x and 1 more tile of this specimen: nothing in this tile takes 'pressed'"
            ))
        let document = try Tool.run(["check", "--json"] + options).json()
        let warnings = try #require(document["warnings"] as? [[String: Any]])
        #expect(warnings.count == 1)
        #expect(warnings.first?["specimen"] as? String == row)
        #expect(
            warnings.first?["tiles"] as? [String] == [
                "\(row)/pressed-regular@2x", "\(row)/pressed-regular-dark@2x",
            ])
    }

    @Test func `Recording again changes no byte`() throws {
        let folder = try recorded()
        let before = try folder.read("Golden/\(golden).png")
        _ = try Tool.run(["record", "--all", "--goldens", folder.path("Golden")] + selection)
        #expect(try folder.read("Golden/\(golden).png") == before)
    }

    @Test func `A deleted golden is missing, exit code 1`() throws {
        let folder = try recorded()
        try FileManager.default.removeItem(atPath: folder.path("Golden/\(golden).png"))
        let run = try check(folder)
        #expect(run.code == 1 && run.lines == ["missing: \(golden): there is no golden"])
    }

    @Test func `A folder of goldens that is not there is said once, not for each tile`() throws {
        let folder = try Folder()
        let run = try check(folder)
        #expect(run.code == 1 && run.lines.count == 1)
        #expect(
            run.lines.first?.hasPrefix(
                "missing: all 6 tiles: no such folder '\(folder.path("Golden"))'") == true)
        #expect(
            run.error.contains(
                "record them with: \(Tool.url.path) record --missing"), "\(run.error)")
        let document = try check(folder, ["--json"]).json()
        #expect((document["findings"] as? [Any])?.count == 6)
    }

    @Test func `A golden of another tile is different, with its box and pixels`() throws {
        let folder = try recorded()
        try folder.write(
            "Golden/\(golden).png",
            folder.read("Golden/Configuration/Button/primary.quiet/pressed-mini@2x.png"))
        let run = try check(folder)
        #expect(run.code == 1 && run.lines.count == 1)
        #expect(run.lines.first?.contains(/^different: .* pixels in \d+×\d+ at \(\d+, \d+\)/) == true)
    }

    @Test func `check as JSON counts and lists what did not pass`() throws {
        let folder = try recorded()
        try FileManager.default.removeItem(atPath: folder.path("Golden/\(golden).png"))
        let document = try check(folder, ["--json"]).json()
        #expect(document["tiles"] as? Int == 6 && document["passed"] as? Int == 5)
        #expect((document["findings"] as? [[String: Any]])?.first?["id"] as? String == golden)
    }

    @Test func `approve refuses a filter that no tile of the report matches`() throws {
        let folder = try recorded()
        try FileManager.default.removeItem(atPath: folder.path("Golden/\(golden).png"))
        _ = try check(folder, ["--report", folder.path("report")])
        func approve(_ filter: String) throws -> Run {
            try Tool.run([
                "approve", folder.path("report"), "--filter", filter, "--goldens", folder.path("Golden"),
            ])
        }
        let none = try approve("none*")
        #expect(
            none.code == 64 && none.error.contains("no tile of the report matches none*"), "\(none.error)")
        #expect(none.error.contains(golden))
        let some = try approve("*/normal-mini@2x")
        #expect(some.code == 0 && some.error.contains("1 golden accepted"), "\(some.error)")
        let passed = try approve("*/pressed-mini@2x")
        #expect(passed.code == 0 && passed.error.contains("0 goldens accepted"), "\(passed.error)")
    }

    @Test(arguments: [
        ("{", "it is truncated or not JSON"), ("{}", "it is not a report: 'version' is missing"),
        ("[]", "it is not a report"), ("{\"version\": \"one\"}", "the value of 'version' has the wrong type"),
        ("{\"version\": 1}", "'title' is missing"),
    ])
    func `approve says what is wrong with a broken report, and what to do`(text: String, fault: String) throws
    {
        let folder = try recorded()
        try folder.write("broken.json", Data(text.utf8))
        let run = try Tool.run(["approve", folder.path("broken.json"), "--goldens", folder.path("Golden")])
        #expect(
            run.code == 3 && run.error.contains("broken.json: ") && run.error.contains(fault), "\(run.error)")
        #expect(run.error.contains("make the report again") && !run.error.contains("Error"), "\(run.error)")
    }

    @Test func `A golden under another name is called renamed, with the commands`() throws {
        let folder = try recorded()
        let other = "Golden/Configuration/Button/primary.quiet/former-mini@2x.png"
        try folder.write(other, folder.read("Golden/\(golden).png"))
        try FileManager.default.removeItem(atPath: folder.path("Golden/\(golden).png"))
        let run = try check(folder)
        #expect(
            run.error.contains("/former-mini@2x, which no specimen draws: renamed?\nrename with: "),
            "\(run.error)")
    }

    @Test func `check writes a report`() throws {
        let folder = try recorded()
        _ = try check(folder, ["--report", folder.path("report")])
        #expect(folder.files.contains("report/index.html") && folder.files.contains("report/report.json"))
    }

    @Test func `A golden that no specimen draws is warned of`() throws {
        let folder = try recorded()
        try folder.write(
            "Golden/Configuration/Button/primary.quiet/normal-huge@2x.png",
            folder.read("Golden/\(golden).png"))
        let run = try check(folder)
        #expect(run.code == 0 && run.error.contains("normal-huge@2x"))
    }

    @Test func `prune deletes only with --yes`() throws {
        let folder = try recorded()
        try folder.write("Golden/Configuration/old.png", folder.read("Golden/\(golden).png"))
        let dry = try Tool.run(["prune", "--goldens", folder.path("Golden")])
        #expect(!dry.error.contains("recorded with"), "\(dry.error)")
        #expect(dry.lines == ["Configuration/old"] && folder.files.contains("Golden/Configuration/old.png"))
        _ = try Tool.run(["prune", "--yes", "--goldens", folder.path("Golden")])
        #expect(!folder.files.contains("Golden/Configuration/old.png"))
    }

    @Test(arguments: [
        ["--scale", "1"], ["--type", "accessibility3"], ["--locale", "de"],
    ])
    func `A golden at another point of an axis is not stale where the point is named`(axes: [String]) throws {
        let folder = try Folder()
        let goldens = ["--goldens", folder.path("Golden")]
        _ = try Tool.run(["record"] + goldens + selection + axes)
        let shard = try Tool.run(["check", "--shard", "1/2"] + goldens + selection + axes)
        #expect(shard.code == 0 && !shard.error.contains("no specimen draws"), "\(shard.error)")
        #expect(try Tool.run(["prune"] + goldens + axes).lines.isEmpty)
        let bare = try Tool.run(["prune"] + goldens)
        #expect(!bare.lines.isEmpty)
        let words = "recorded with \(axes.joined(separator: " ")): add this option"
        #expect(bare.error.contains(words), "\(bare.error)")
        #expect(try Tool.run(["prune", "--filter", "Cells/*"] + goldens).lines.isEmpty)
        let few = try Tool.run(["check", "--state", "normal"] + goldens + selection + axes)
        #expect(few.code == 0 && !few.error.contains("no specimen draws"), "\(few.error)")
    }

    @Test(arguments: [
        ["--state", "pressed"], ["--size", "mini"], ["--scheme", "dark"], ["--axis", "nonsense=1"],
        ["--shard", "2/2"],
    ])
    func `prune refuses an option that would not restrict what it deletes`(option: [String]) throws {
        let folder = try recorded()
        try folder.write("Golden/Configuration/old.png", folder.read("Golden/\(golden).png"))
        let run = try Tool.run(["prune", "--yes", "--goldens", folder.path("Golden")] + option)
        #expect(run.code == 64 && run.error.contains("\(option[0]) does not restrict"), "\(run.error)")
        #expect(folder.files.contains("Golden/Configuration/old.png"))
    }

    @Test(arguments: ["true", "1", "yes"])
    func `Where CI is set nothing is recorded`(value: String) throws {
        let folder = try Folder()
        let run = try Tool.run(
            ["record", "--goldens", folder.path("Golden")] + selection, environment: ["CI": value])
        #expect(run.code == 3 && run.error.contains("CI") && folder.files.isEmpty)
    }

    @Test func `check never writes a golden`() throws {
        let folder = try Folder()
        let run = try check(folder)
        #expect(run.code == 1 && folder.files == [])
    }
}

struct CorruptGoldenTests {
    enum Damage: String, CaseIterable {
        case truncated, wrongCRC, notPNG, lfsPointer, enormous, empty, flippedPixel
    }

    private func damaged(_ data: Data, _ damage: Damage) -> Data {
        var data = data
        switch damage {
        case .truncated: data = data.prefix(data.count / 2)
        case .wrongCRC: data[29] ^= 0xFF
        case .notPNG: data = Data("this is no picture".utf8)
        case .lfsPointer:
            data = Data(
                """
                version https://git-lfs.github.com/spec/v1
                oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
                size 12345

                """.utf8)
        case .enormous:
            // 60000 × 60000, with the checksum that belongs to it.
            data.replaceSubrange(16..<24, with: [0, 0, 0xEA, 0x60, 0, 0, 0xEA, 0x60])
            let sum = crc32(data[12..<29])
            data.replaceSubrange(
                29..<33, with: (0..<4).map { UInt8(truncatingIfNeeded: sum >> (24 - 8 * $0)) })
        case .empty: data = Data()
        case .flippedPixel: data[data.count / 2] ^= 0x01
        }
        return data
    }

    private func crc32(_ bytes: Data) -> UInt32 {
        ~bytes.reduce(~0) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
                value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
            }
        }
    }

    @Test(arguments: Damage.allCases, [[], ["--full"]])
    func `A damaged golden is named, exit code 3`(damage: Damage, options: [String]) throws {
        let folder = try recorded()
        let file = "Golden/\(golden).png"
        try folder.write(file, damaged(folder.read(file), damage))
        let run = try check(folder, options)
        #expect(run.code == 3, "\(run.text) \(run.error)")
        #expect(run.lines.count == 1 && run.lines[0].hasPrefix("unreadable: \(golden): "))
        #expect(run.lines[0].contains(/git lfs pull|record it again/), "\(run.text)")
    }

    @Test func `Damage does not keep the other tiles from being judged`() throws {
        let folder = try recorded()
        try folder.write("Golden/\(golden).png", "no picture")
        #expect(try check(folder).error.contains("5 of 6 tiles passed"))
    }
}
