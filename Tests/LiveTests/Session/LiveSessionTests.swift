import Foundation
import Live
import Testing

/// What a session shows of sources that become others.
@Suite(.serialized) struct LiveSessionTests {
    private let plain = LiveTrial.style("configuration.label.padding(8).background(Color.blue)")
    private let wider = LiveTrial.style("configuration.label.padding(12).background(Color.blue)")

    @Test func `Each tile has a picture of its size in points`() async throws {
        let trial = try LiveTrial(plain)
        let tiles = await trial.session.pictures(for: ["scheme": ["light"], "state": ["normal"]])
        #expect(!tiles.isEmpty)
        #expect(tiles.allSatisfy { $0.id.hasPrefix("Styles/Button/") && !$0.id.contains("dark") })
        for tile in tiles {
            let picture = try #require(tile.picture)
            // The label's padding is on both sides.
            #expect(picture.width > 16 && picture.height > 16)
            #expect(await trial.session.picture(picture.digest) == picture.bytes)
        }
    }

    @Test func `An edit says what changed, and keeps the picture of before`() async throws {
        let trial = try LiveTrial(plain)
        let before = await trial.session.pictures(for: ["scheme": ["light"]])
        try await trial.session.edit(trial.file, wider)
        let after = await trial.session.pictures(for: ["scheme": ["light"]])
        #expect(before.map(\.id) == after.map(\.id))
        for (old, new) in zip(before, after) {
            #expect(new.before?.digest == old.picture?.digest)
            #expect(new.picture?.digest != old.picture?.digest)
            #expect(new.change.contains("8 → 12"))
            #expect(new.changedBy == 1)
        }
        // The file itself stays.
        #expect(try String(contentsOfFile: trial.file, encoding: .utf8) == plain)
    }

    @Test func `Other values of an axis are drawn without an edit's mark`() async throws {
        let trial = try LiveTrial(plain)
        _ = await trial.session.pictures()
        try await trial.session.edit(trial.file, wider)
        _ = await trial.session.pictures()
        let large = await trial.session.pictures(for: ["type": ["accessibility3"], "state": ["normal"]])
        #expect(!large.isEmpty)
        #expect(
            large.allSatisfy {
                $0.id.contains("type=accessibility3") && $0.picture != nil && $0.changedBy == 0
            })
    }

    @Test func `Code that does not compile leaves the pictures, and says where`() async throws {
        let trial = try LiveTrial(plain)
        let before = await trial.session.pictures()
        try await trial.saveAndTell(LiveTrial.style("configuration.label.glows(8)"))
        let broken = await trial.session.pictures()
        #expect(broken.map(\.id) == before.map(\.id))
        #expect(broken.map { $0.picture?.digest } == before.map { $0.picture?.digest })
        #expect(broken.allSatisfy { $0.isStale })
        let problem = try #require(await trial.session.currentProblems.first)
        #expect(problem.path == trial.file)
        #expect(problem.line == 5)
        #expect(problem.column > 0)
        #expect(problem.message.contains("glows"))
        try await trial.saveAndTell(plain)
        let repaired = await trial.session.pictures()
        #expect(await trial.session.currentProblems.isEmpty)
        #expect(repaired.allSatisfy { !$0.isStale })
        #expect(repaired.map { $0.picture?.digest } == before.map { $0.picture?.digest })
    }

    @Test func `A state that traps keeps its last picture, and the others are drawn`() async throws {
        let trial = try LiveTrial(plain)
        let before = await trial.session.pictures()
        try await trial.saveAndTell(
            LiveTrial.style(
                "if configuration.isPressed { fatalError(\"no\") }; "
                    + "return configuration.label.padding(12).background(Color.blue)"))
        let after = await trial.session.pictures()
        for (old, new) in zip(before, after) {
            if new.id.contains("/pressed") {
                #expect(new.failure?.contains("no") == true)
                #expect(new.isStale)
                #expect(new.picture?.digest == old.picture?.digest)
            } else {
                #expect(new.failure == nil)
                #expect(new.picture?.digest != old.picture?.digest)
            }
        }
        #expect(after.contains { $0.failure != nil })
    }

    @Test func `A style that never ends is given up for the next edit`() async throws {
        let trial = try LiveTrial(plain)
        let before = await trial.session.pictures()
        // One picture, since each may take seconds.
        try await trial.saveAndTell(
            """
            import SwiftUI

            struct PillStyle: ButtonStyle {
                @Environment(\\.controlSize) private var size
                @Environment(\\.colorScheme) private var scheme
                func makeBody(configuration: Configuration) -> some View {
                    if configuration.isPressed && size == .mini && scheme == .dark { while true {} }
                    return configuration.label.padding(9).background(Color.blue)
                }
            }

            """)
        let stuck = await trial.session.pictures()
        for (old, new) in zip(before, stuck) {
            #expect((new.failure != nil) == new.id.contains("/pressed-mini-dark"))
            #expect(new.isStale == (new.failure != nil))
            #expect((new.picture?.digest == old.picture?.digest) == (new.failure != nil))
        }
        #expect(stuck.filter { $0.failure != nil }.count == 1)
        try await trial.saveAndTell(plain)
        let repaired = await trial.session.pictures()
        #expect(repaired.allSatisfy { $0.failure == nil && !$0.isStale })
    }

    @Test func `Of many edits the last is shown`() async throws {
        let trial = try LiveTrial(plain)
        _ = await trial.session.pictures()
        for padding in 9...40 {
            try await trial.session.edit(
                trial.file,
                LiveTrial.style("configuration.label.padding(\(padding)).background(Color.blue)"))
        }
        let after = await trial.session.pictures()
        #expect(after.allSatisfy { $0.change.contains("→ 40") })
    }

    @Test func `A file that says the same changes nothing`() async throws {
        let trial = try LiveTrial(plain)
        let before = await trial.session.pictures()
        try await trial.saveAndTell(plain)
        let after = await trial.session.pictures()
        #expect(after.map(\.changedBy).allSatisfy { $0 == 0 })
        #expect(after.map { $0.picture?.digest } == before.map { $0.picture?.digest })
    }

    @Test func `A deleted style is gone, and a new one is there`() async throws {
        let trial = try LiveTrial(plain)
        _ = await trial.session.pictures()
        try await trial.saveAndTell(LiveTrial.style("configuration.label.padding(8)", named: "OtherStyle"))
        let after = await trial.session.pictures()
        #expect(!after.isEmpty)
        #expect(after.allSatisfy { $0.specimen.contains("Other") || $0.specimen.contains("other") })
        #expect(after.allSatisfy { $0.changedBy == 1 && $0.before == nil })
    }

    @Test func `A file of something else cannot be edited`() async throws {
        let trial = try LiveTrial(plain)
        _ = await trial.session.pictures()
        await #expect(throws: (any Error).self) { try await trial.session.edit("/etc/passwd", "") }
    }

    @Test func `Followers hear of changes, of errors and of the end`() async throws {
        let trial = try LiveTrial(plain)
        var events = trial.session.events.makeAsyncIterator()
        _ = await trial.session.pictures(for: ["state": ["normal"], "size": ["regular"], "scheme": ["light"]])
        #expect(await events.next() == .changed(tiles: []))
        let drawn = await events.next()
        guard case .changed(let tiles) = drawn else {
            return #expect(Bool(false), "\(String(describing: drawn))")
        }
        #expect(tiles.count == 1)
        try await trial.saveAndTell(LiveTrial.style("configuration.label.glows(8)"))
        guard case .problems(let problems) = await events.next() else { return #expect(Bool(false)) }
        #expect(problems.first?.line == 5)
        await trial.session.close()
        var last: LiveEvent?
        while let event = await events.next() { last = event }
        #expect(last == .gone)
    }
}
