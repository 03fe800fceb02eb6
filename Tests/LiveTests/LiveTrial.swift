import Foundation
import Live

/// A source file of a test's own, and a session over it.
final class LiveTrial {
    let folder: URL
    let session: LiveSession

    var file: String { folder.appending(path: "Styles.swift").path }

    init(_ text: String) throws {
        try LiveTrial.machine.get()
        folder = FileManager.default.temporaryDirectory.appending(path: "specimen-live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let file = folder.appending(path: "Styles.swift").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        session = try LiveSession(LiveSources([file]))
    }

    deinit {
        let session = session
        Task { await session.close() }
        try? FileManager.default.removeItem(at: folder)
    }

    /// Saves as most editors do: a new file takes the place of the old one.
    func save(_ text: String) throws { try text.write(toFile: file, atomically: true, encoding: .utf8) }

    /// Saves, and has the session read it.
    func saveAndTell(_ text: String) async throws {
        try save(text)
        await session.sourcesChanged()
    }

    /// A style with one look in each state and size, around `body`.
    static func style(_ body: String, named name: String = "PillStyle") -> String {
        """
        import SwiftUI

        struct \(name): ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                \(body)
            }
        }

        """
    }

    /// What every trial needs: programs are kept where nobody else looks for them, and a view has a second.
    private static let machine = Result {
        let cache = FileManager.default.temporaryDirectory.appending(path: "specimen-live-tests-\(getpid())")
        try FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
        unsafe setenv("XDG_CACHE_HOME", cache.path, 1)
        unsafe setenv("SPECIMEN_SECONDS", "1", 1)
        atexit {
            let cache = FileManager.default.temporaryDirectory.appending(
                path: "specimen-live-tests-\(getpid())")
            try? FileManager.default.removeItem(at: cache)
        }
        let products = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let parser = products.appending(path: "specimen-parser")
        guard !FileManager.default.isExecutableFile(atPath: parser.path) else { return }
        let root = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let building = try Process.run(
            root.appending(path: "scripts/tools/build-parser"), arguments: [parser.path])
        building.waitUntilExit()
    }
}
