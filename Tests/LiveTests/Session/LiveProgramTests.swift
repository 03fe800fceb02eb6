import Foundation
import SourceMode
import TestSupport
import Testing

@testable import Live

/// A session over a program with a catalogue of its own, which somebody else builds: here a script that becomes the command
/// with the Gallery.
@Suite(.serialized) final class LiveProgramTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "specimen-live-program-\(UUID().uuidString)")
    private var program: URL { folder.appending(path: "gallery") }

    private let command = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        .deletingLastPathComponent().appending(path: "specimen").path

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        try build("exec '\(command)' \"$@\"")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// As a linker does: a new file takes the place of the old one.
    private func build(_ line: String) throws { try writeScript(line, to: program.path) }

    private func session() throws -> LiveSession {
        try LiveSession(LiveSources(WatchRequest.Program(path: program.path, module: "gallery")))
    }

    private let choice = ["state": ["normal"], "size": ["regular"], "scheme": ["light"], "type": ["large"]]

    @Test func `The catalogue of a program is shown, and its process ends with the session`() async throws {
        let session = try session()
        let tiles = await session.pictures(for: choice)
        #expect(tiles.count > 200)
        #expect(tiles.allSatisfy { $0.picture != nil && $0.failure == nil })
        #expect(await session.currentProblems == [])
        let seen = await session.snapshot(of: choice, since: 0, within: 1)
        #expect(seen.catalog?.program == program.path)
        // Of a program, unlike of sources, both platforms are there.
        #expect(seen.catalog?.axes.contains { $0.id == "platform" } == true)
        await session.close()
    }

    @Test func `A program that was built again is started anew, and a broken one keeps the pictures`()
        async throws
    {
        let session = try session()
        let before = await session.pictures(for: choice)
        try build("exit 7")
        await session.sourcesChanged()
        let broken = await session.pictures(for: choice)
        #expect(await session.currentProblems.count == 1)
        #expect(await session.currentProblems.first?.message.contains("code 7") == true)
        #expect(broken.map(\.picture?.digest) == before.map(\.picture?.digest))
        #expect(broken.allSatisfy { $0.isStale })
        try build("# another\nexec '\(command)' \"$@\"")
        await session.sourcesChanged()
        let after = await session.pictures(for: choice)
        let problems = await session.currentProblems
        #expect(problems == [])
        #expect(after.map(\.picture?.digest) == before.map(\.picture?.digest))
        #expect(after.allSatisfy { !$0.isStale && $0.changedBy == 0 })
        #expect(Set(after.map(\.program)).isDisjoint(with: before.map(\.program)))
        await session.close()
    }

    @Test func `A program that is still being written is waited for`() async throws {
        let writing = FileHandle(fileDescriptor: try openToWrite(program.path), closeOnDealloc: true)
        let closing = Task {
            try await Task.sleep(for: .milliseconds(300))
            try writing.close()
        }
        let session = try session()
        let tiles = await session.pictures(for: choice)
        try await closing.value
        let problems = await session.currentProblems
        #expect(problems == [])
        #expect(tiles.count > 200)
        await session.close()
    }

    @Test func `A program that is written without an end is named with what keeps it`() async throws {
        let writing = FileHandle(fileDescriptor: try openToWrite(program.path), closeOnDealloc: true)
        let session = try session()
        #expect(await session.pictures(for: choice).isEmpty)
        let problems = await session.currentProblems
        #expect(problems.first?.message.contains("another process is writing it") == true)
        await session.close()
        try writing.close()
    }

    @Test func `A process of a program has no file open that is not its own`() async throws {
        let other = folder.appending(path: "other")
        let descriptor = unsafe open(other.path, O_WRONLY | O_CREAT, 0o600)
        defer { close(descriptor) }
        #expect(descriptor >= 0)
        let list = folder.appending(path: "open")
        try build("ls -l /proc/$$/fd > '\(list.path)'\nexec '\(command)' \"$@\"")
        let session = try session()
        #expect(await session.pictures(for: choice).count > 200)
        await session.close()
        let files = try String(contentsOf: list, encoding: .utf8)
        #expect(files.contains(" 0 -> ") && files.contains(" 1 -> "))
        #expect(!files.contains(other.path))
    }
}
