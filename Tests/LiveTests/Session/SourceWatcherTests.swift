import Foundation
import Live
import Testing

/// How a saved file is noticed.
@Suite(.serialized) struct SourceWatcherTests {
    enum Saving: CaseIterable { case renaming, writing, removingFirst }

    @Test(arguments: Saving.allCases)
    func `A saved file is noticed, however its editor saves`(_ saving: Saving) async throws {
        let trial = try LiveTrial(LiveTrial.style("configuration.label.padding(8)"))
        let choice = ["state": ["normal"], "size": ["regular"], "scheme": ["light"]]
        let before = await trial.session.pictures(for: choice)
        let watching = Task { [session = trial.session] in await SourceWatcher(session).run() }
        defer { watching.cancel() }
        let text = Data(LiveTrial.style("configuration.label.padding(20)").utf8)
        let file = URL(fileURLWithPath: trial.file)
        switch saving {
        case .renaming: try text.write(to: file, options: .atomic)
        case .writing:
            let handle = try FileHandle(forWritingTo: file)
            try handle.truncate(atOffset: 0)
            try handle.write(contentsOf: text)
            try handle.close()
        case .removingFirst:
            try FileManager.default.removeItem(at: file)
            try await Task.sleep(for: .milliseconds(200))
            try text.write(to: file)
        }
        var after = before
        for _ in 0..<600 where after.first?.picture?.digest == before.first?.picture?.digest {
            try await Task.sleep(for: .milliseconds(100))
            after = await trial.session.pictures(for: choice)
        }
        #expect(after.first?.change.contains("8 → 20") == true)
    }

    @Test func `A stamp tells a file from one that is not there, and from what it was`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "stamp-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        let none = FileStamp(of: file.path)
        try Data("a".utf8).write(to: file)
        let first = FileStamp(of: file.path)
        try Data("ab".utf8).write(to: file)
        #expect(none != first)
        #expect(first == first)
        #expect(FileStamp(of: file.path) != first)
        try FileManager.default.removeItem(at: file)
        #expect(FileStamp(of: file.path) == none)
    }
}
