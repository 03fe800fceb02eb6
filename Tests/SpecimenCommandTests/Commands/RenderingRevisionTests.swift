import Foundation
import Golden
import Pixels
import Testing

private let specimen = "Configuration/Button/primary.quiet"
private let selection = ["--filter", specimen, "--size", "mini"]
private let file = "Golden/\(specimen)/normal-mini@2x.png"

/// Goldens of which one shows other pixels of the same list than are drawn here, under `revision` or this one.
private func drawnOtherwise(revision: String? = nil, dotted isDotted: Bool = true) throws -> Folder {
    let folder = try Folder()
    let run = try Tool.run(["record", "--goldens", folder.path("Golden")] + selection)
    try #require(run.code == 0, "\(run.error)")
    try redraw(in: folder, revision: revision, dotted: isDotted)
    return folder
}

private func redraw(in folder: Folder, revision: String? = nil, dotted isDotted: Bool = true) throws {
    func dotted(_ pixmap: inout Pixmap) {
        guard isDotted else { return }
        let bytes = [0, 0, 0, 255] + pixmap.bytes.dropFirst(4)
        pixmap = Pixmap(width: pixmap.width, height: pixmap.height, bytes: bytes)
    }
    let other = try forged(
        folder.read(file), stack: revision.map { with($0, of: "rendering") } ?? { $0 }, pixels: dotted)
    try folder.write(file, other)
}

private func check(_ folder: Folder, _ options: [String] = []) throws -> Run {
    try Tool.run(["check", "--goldens", folder.path("Golden")] + selection + options)
}

/// What `check` proves of drawing, what only `--full` does, and what the rendering revision is for.
struct RenderingRevisionTests {
    @Test func `Of an equal list that is drawn differently only --full knows`() throws {
        let folder = try drawnOtherwise()
        #expect(try check(folder).code == 0)
        let full = try check(folder, ["--full"])
        #expect(full.code == 1 && full.lines.count == 1, "\(full.text)")
        #expect(
            full.text.contains(
                "draws the same list differently: raise the rendering revision if this is intended"),
            "\(full.text)")
    }

    @Test func `Under another revision an equal list is drawn, and other pixels are told`() throws {
        let run = try check(try drawnOtherwise(revision: "0"))
        #expect(run.code == 4 && run.lines.count == 1, "\(run.text)")
        #expect(run.text.contains("environment differs: rendering: golden 0, here "), "\(run.text)")
        #expect(run.text.contains("draws the same list differently; "), "\(run.text)")
        #expect(!run.text.contains("raise the rendering revision"), "\(run.text)")
    }

    @Test func `Under another revision equal pixels pass, in one line that says so`() throws {
        let run = try check(try drawnOtherwise(revision: "0", dotted: false))
        #expect(run.code == 0 && run.lines.isEmpty, "\(run.text)")
        #expect(run.error.contains("1 of them compared by pixels"), "\(run.error)")
    }

    @Test func `With the revision raised, --changed records what is drawn now`() throws {
        let folder = try drawnOtherwise(revision: "0")
        let recorded = try Tool.run(
            ["record", "--changed", "--goldens", folder.path("Golden")] + selection)
        #expect(recorded.code == 0, "\(recorded.error)")
        for options in [[], ["--full"], ["--strict-stack"]] {
            #expect(try check(folder, options).code == 0, "\(options)")
        }
    }
}

/// `scripts/checks/revision` over a repository of its own.
struct RevisionInOneCommitTests {
    private func run(_ command: String, _ arguments: [String], in folder: Folder) throws -> Run {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return try Tool.run(
            [command] + arguments,
            environment: [
                "PATH": path, "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a",
                "GIT_COMMITTER_EMAIL": "a@b", "GIT_CONFIG_GLOBAL": "/dev/null",
                "GIT_CONFIG_SYSTEM": "/dev/null",
            ],
            in: folder, tool: URL(fileURLWithPath: "/usr/bin/env"))
    }

    private func commit(_ folder: Folder) throws {
        for arguments in [["init", "-q"], ["add", "Golden"], ["commit", "-qm", "Record"]] {
            let run = try run("git", arguments, in: folder)
            try #require(run.code == 0, "\(run.error)")
        }
    }

    private func checkRevision(_ folder: Folder) throws -> Run {
        try run(Tool.root.appendingPathComponent("scripts/checks/revision").path, [], in: folder)
    }

    @Test(arguments: [false, true])
    func `Goldens of the same list and revision with other pixels fail, committed or not`(
        isCommitted: Bool
    ) throws {
        let folder = try drawnOtherwise(dotted: false)
        try commit(folder)
        #expect(try checkRevision(folder).code == 0)
        try redraw(in: folder)
        if isCommitted { try commit(folder) }
        let run = try checkRevision(folder)
        #expect(run.code == 1 && run.lines.count == 1, "\(run.text) \(run.error)")
        #expect(run.text.hasPrefix("\(file): draws the same list differently in "), "\(run.text)")
    }

    @Test func `A golden that moved is known by its list`() throws {
        let folder = try drawnOtherwise(dotted: false)
        try commit(folder)
        try redraw(in: folder)
        try FileManager.default.moveItem(atPath: folder.path(file), toPath: folder.path("Golden/moved.png"))
        try commit(folder)
        #expect(try checkRevision(folder).text.hasPrefix("Golden/moved.png: draws the same list differently"))
    }

    @Test func `With the revision raised in the same commit they pass`() throws {
        let folder = try drawnOtherwise(dotted: false)
        try commit(folder)
        try redraw(in: folder, revision: "next")
        #expect(try checkRevision(folder).code == 0)
        try commit(folder)
        #expect(try checkRevision(folder).code == 0)
    }

    @Test func `Where there is no commit before, that is said`() throws {
        let folder = try drawnOtherwise(dotted: false)
        let outside = try checkRevision(folder)
        #expect(outside.code == 0 && outside.error.contains("not in a git repository"), "\(outside.error)")
        try commit(folder)
        let first = try checkRevision(folder)
        #expect(first.code == 0 && first.error.contains("there is no commit after HEAD^"), "\(first.error)")
    }
}
