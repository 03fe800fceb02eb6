import Foundation
import Golden
import Pixels
import Testing

private let specimen = "Configuration/Button/primary.quiet"
private let selection = ["--filter", specimen, "--size", "mini"]
private let golden = "\(specimen)/normal-mini@2x"

/// Six goldens as another machine has recorded them; `pixels` change what `golden` shows.
private func recordedElsewhere(
    stack: ([Stack.Component]) -> [Stack.Component] = with("1.99.9", of: "cairo"),
    pixels: @escaping (inout Pixmap) -> Void = { _ in }
) throws -> Folder {
    let folder = try Folder()
    let run = try Tool.run(["record", "--goldens", folder.path("Golden")] + selection)
    try #require(run.code == 0, "\(run.error)")
    for file in folder.files where file.hasSuffix(".png") {
        let isChanged = file == "Golden/\(golden).png"
        try folder.write(
            file, forged(folder.read(file), stack: stack, pixels: isChanged ? pixels : { _ in }))
    }
    return folder
}

/// A dark dot in a corner.
private func dotted(_ pixmap: inout Pixmap) {
    pixmap = Pixmap(width: pixmap.width, height: pixmap.height, bytes: [0, 0, 0] + pixmap.bytes.dropFirst(3))
}

private func run(_ command: String, _ folder: Folder, _ options: [String] = []) throws -> Run {
    try Tool.run([command, "--goldens", folder.path("Golden")] + selection + options)
}

struct OtherStackTests {
    @Test(arguments: [[], ["--full"], ["-j", "3"]])
    func `Equal pictures pass under another stack, in one line with how many and which`(
        options: [String]
    ) throws {
        let run = try run("check", recordedElsewhere(), options)
        #expect(run.code == 0 && run.output.isEmpty, "\(run.text)")
        #expect(run.error.contains("6 of 6 tiles passed"))
        let lines = run.error.split(separator: "\n").filter { $0.contains("another stack") }
        #expect(
            lines.count == 1
                && lines.first?.contains(
                    "6 of them compared by pixels, because another stack made the goldens") == true
        )
        #expect(lines.first?.contains("cairo: golden 1.99.9, here ") == true, "\(run.error)")
    }

    @Test func `A picture that differs under another stack is told with its explanation, exit code 4`() throws
    {
        let folder = try recordedElsewhere(pixels: dotted)
        let run = try run("check", folder, ["--report", folder.path("report")])
        #expect(run.code == 4 && run.lines.count == 1, "\(run.text)")
        let line = try #require(run.lines.first)
        #expect(
            line.hasPrefix("stack: \(golden): environment differs: cairo: golden 1.99.9, here "), "\(line)")
        #expect(
            line.contains("the picture differs: ") && line.contains("1 pixel in 1×1 at (0, 0)"), "\(line)")
        #expect(
            run.error.contains("5 of them compared by pixels, because another stack made the goldens"),
            "\(run.error)")
        for part in ["expected", "actual", "diff"] {
            #expect(folder.files.contains("report/\(part)/\(golden).png"))
        }
    }

    @Test func `JSON has the stacks, and of a finding what was measured`() throws {
        let document = try run("check", recordedElsewhere(pixels: dotted), ["--json"]).json()
        let stacks = try #require(document["otherStacks"] as? [[String: Any]])
        #expect(stacks.count == 1 && stacks.first?["tiles"] as? Int == 5)
        let finding = try #require((document["findings"] as? [[String: Any]])?.first)
        #expect(finding["status"] as? String == "stack" && finding["pixels"] as? Int == 1)
        #expect((finding["stack"] as? [String])?.first?.hasPrefix("cairo: golden 1.99.9") == true)
    }

    @Test func `A difference under the same stack wins over the environment, exit code 1`() throws {
        let folder = try recordedElsewhere(pixels: dotted)
        let other = "Golden/\(specimen)/pressed-mini@2x.png"
        // Recorded here, and showing another tile.
        try FileManager.default.removeItem(atPath: folder.path(other))
        _ = try run("record", folder)
        try folder.write(other, forged(folder.read(other), pixels: dotted))
        let check = try run("check", folder, ["--full"])
        #expect(check.code == 1, "\(check.text)")
        #expect(check.lines.map { String($0.prefix { $0 != ":" }) }.sorted() == ["different", "stack"])
        // An equal list passes without a look at its pixels only where the stack is the same.
        #expect(try run("check", folder).code == 4)
    }

    @Test func `A face of other bytes is said of the tiles that use it, and of no others`() throws {
        let folder = try recordedElsewhere(stack: { $0 })
        let file = "Golden/\(golden).png"
        let digest = String(repeating: "0", count: 64)
        try folder.write(file, forged(folder.read(file), stack: with(digest, of: "Inter"), pixels: dotted))
        let run = try run("check", folder)
        #expect(run.code == 4 && run.lines.count == 1)
        #expect(
            run.lines.first?.hasPrefix(
                "stack: \(golden): environment differs: Inter: golden 000000000000…, here ")
                == true, "\(run.text)")
        #expect(
            run.error.contains("5 of 6 tiles passed") && !run.error.contains("another stack"), "\(run.error)")
    }

    @Test(arguments: [["--missing"], ["--changed"], ["--all"]])
    func `Recording under another stack leaves equal goldens untouched`(mode: [String]) throws {
        let folder = try recordedElsewhere(pixels: dotted)
        let before = try Dictionary(uniqueKeysWithValues: folder.files.map { ($0, try folder.read($0)) })
        let recorded = try run("record", folder, mode)
        #expect(recorded.code == 0)
        for (file, data) in before where file.hasSuffix(".png") {
            let isWritten = mode != ["--missing"] && file == "Golden/\(golden).png"
            #expect(try (folder.read(file) != data) == isWritten, "\(file)")
        }
        #expect(try run("check", folder).code == (mode == ["--missing"] ? 4 : 0))
    }

    @Test func `--strict-stack refuses what another stack made, and records it anew`() throws {
        let folder = try recordedElsewhere()
        let strict = try run("check", folder, ["--strict-stack", "--all"])
        #expect(strict.code == 4 && strict.lines.count == 6)
        #expect(
            strict.lines.allSatisfy { $0.contains("environment differs: cairo") && !$0.contains("pixels") })
        _ = try run("record", folder, ["--changed", "--strict-stack"])
        let again = try run("check", folder, ["--strict-stack"])
        #expect(again.code == 0 && !again.error.contains("another stack"), "\(again.error)")
    }

    @Test func `approve takes over a picture that the environment made another`() throws {
        let folder = try recordedElsewhere(pixels: dotted)
        _ = try run("check", folder, ["--report", folder.path("report")])
        let approved = try Tool.run(["approve", folder.path("report"), "--goldens", folder.path("Golden")])
        #expect(approved.code == 0 && approved.error.contains("1 golden accepted"), "\(approved.error)")
        #expect(try run("check", folder).code == 0)
    }
}
