import Foundation
import Live

/// A source file of a test's own, and a session over it.
final class LiveTrial {
    let folder: URL
    let session: LiveSession

    var file: String { folder.appending(path: "Styles.swift").path }

    init(_ text: String) throws {
        try LiveTrial.parser.get()
        folder = FileManager.default.temporaryDirectory.appending(path: "specimen-live-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        let file = folder.appending(path: "Styles.swift").path
        try Data(text.utf8).write(to: URL(fileURLWithPath: file))
        // Tests run where CI is set, too, and some accept goldens.
        session = try LiveSession(LiveSources([file]), environment: [:])
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

    /// What every trial needs beside the tests' own program. Variables of the environment are those of all tests, which run
    /// at the same time: none is set here.
    private static let parser = Result {
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
