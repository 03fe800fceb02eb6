import Foundation
import Live
import Testing

/// Pictures that become goldens, and goldens that come back.
@Suite(.serialized) struct LiveGoldenTests {
    private let choice = ["state": ["normal"], "size": ["regular"], "scheme": ["light"]]

    /// A session with one tile, whose golden is accepted.
    private func accepted() async throws -> (trial: LiveTrial, tile: LiveTile, golden: URL) {
        let trial = try LiveTrial(LiveTrial.style("configuration.label.padding(8)"))
        let tile = try #require(await trial.session.pictures(for: choice).first)
        #expect(tile.golden == .unknown)
        try await trial.session.accept(tile.id, showing: try #require(tile.picture).digest)
        let golden = trial.folder.appending(path: "Golden/\(tile.id).png")
        #expect(FileManager.default.fileExists(atPath: golden.path))
        return (trial, tile, golden)
    }

    @Test func `What is accepted is the golden, and an edit is compared with it`() async throws {
        let (trial, _, _) = try await accepted()
        #expect(await trial.session.pictures(for: choice).first?.golden == .same)
        try await trial.saveAndTell(LiveTrial.style("configuration.label.padding(20)"))
        let after = try #require(await trial.session.pictures(for: choice).first)
        guard case .different(let words) = after.golden else {
            return #expect(Bool(false), "\(after.golden)")
        }
        #expect(words.contains("8 → 20"))
    }

    @Test func `Undo restores the golden's bytes, and at last removes the first one`() async throws {
        let (trial, _, golden) = try await accepted()
        let first = try Data(contentsOf: golden)
        try await trial.saveAndTell(LiveTrial.style("configuration.label.padding(20)"))
        let tile = try #require(await trial.session.pictures(for: choice).first)
        try await trial.session.accept(tile.id, showing: try #require(tile.picture).digest)
        #expect(try Data(contentsOf: golden) != first)
        #expect(try await trial.session.undoAccepting() == tile.id)
        #expect(try Data(contentsOf: golden) == first)
        _ = try await trial.session.undoAccepting()
        #expect(!FileManager.default.fileExists(atPath: golden.path))
        await #expect(throws: AcceptError.self) { _ = try await trial.session.undoAccepting() }
    }

    @Test func `A golden that has changed meanwhile stays as it is`() async throws {
        let (trial, _, golden) = try await accepted()
        try await trial.saveAndTell(LiveTrial.style("configuration.label.padding(20)"))
        let tile = try #require(await trial.session.pictures(for: choice).first)
        try Data("another's".utf8).write(to: golden)
        await #expect(throws: AcceptError.self) {
            try await trial.session.accept(tile.id, showing: try #require(tile.picture).digest)
        }
        await #expect(throws: AcceptError.self) { _ = try await trial.session.undoAccepting() }
        #expect(try Data(contentsOf: golden) == Data("another's".utf8))
    }

    @Test func `A picture that nobody sees any more is not accepted`() async throws {
        let (trial, tile, golden) = try await accepted()
        let first = try Data(contentsOf: golden)
        try await trial.saveAndTell(LiveTrial.style("configuration.label.padding(20)"))
        _ = await trial.session.pictures(for: choice)
        await #expect(throws: AcceptError.self) {
            try await trial.session.accept(tile.id, showing: try #require(tile.picture).digest)
        }
        await #expect(throws: AcceptError.self) { try await trial.session.accept("Nothing", showing: "") }
        #expect(try Data(contentsOf: golden) == first)
    }
}
