import Foundation
import Live
import Testing

/// What a playground begins with.
@Suite(.serialized) struct PlaygroundTests {
    private let one = ["state": ["normal"], "size": ["regular"], "scheme": ["light"]]

    @Test func `The Gallery's styles are there to begin with`() {
        #expect(
            GalleryExample.all.map(\.title) == [
                "Filled capsule", "Configuration structs", "Style protocols", "Composed styles",
            ])
    }

    @Test(arguments: GalleryExample.all)
    func `Each of them imports once, lists no specimens, and is drawn`(_ example: GalleryExample) async throws
    {
        let lines = example.text.split(separator: "\n")
        #expect(lines.prefix(2) == ["import SwiftUI", "import UIKit"])
        #expect(lines.filter { $0.hasPrefix("import ") }.count == 2)
        #expect(!example.text.contains("Catalog("))
        let playground = try Playground(beginningWith: example.text)
        let tiles = await playground.session.pictures(for: one)
        #expect(!tiles.isEmpty)
        #expect(await playground.session.currentProblems.isEmpty)
        for tile in tiles {
            #expect(tile.picture != nil && tile.failure == nil, "\(tile.id)")
            #expect(tile.warnings == [], "\(tile.id)")
        }
        await playground.session.close()
    }

    @Test func `What stands there without the Gallery is drawn`() async throws {
        let playground = try Playground(beginningWith: Playground.plainText)
        let tiles = await playground.session.pictures(for: one)
        #expect(tiles.map(\.specimen) == ["Playground/Button/FilledButtonStyle"])
        #expect(tiles.allSatisfy { $0.picture != nil })
        await playground.session.close()
    }

    @Test func `A file's port is its own, and no other program's usual one`() throws {
        let trial = try LiveTrial("import SwiftUI\n")
        let (first, again) = (try Playground(trial.file), try Playground(trial.file))
        #expect(first.usualPort == again.usualPort)
        #expect(first.usualPort >= 49152)
        #expect(first.usualPort != (try Playground(beginningWith: "")).usualPort)
    }

    @Test func `A second playground of a file takes another port`() async throws {
        let trial = try LiveTrial("import SwiftUI\n")
        let first = try await Playground(trial.file).serve()
        let second = try await Playground(trial.file).serve()
        #expect(first.address.prefix(24) != second.address.prefix(24))
        await first.stop()
        await second.stop()
    }

    @Test func `A file that is not there, and one that is no text, are named`() throws {
        #expect(throws: (any Error).self) { _ = try Playground("/nowhere/Styles.swift") }
        let trial = try LiveTrial("import SwiftUI\r\nimport UIKit\n")
        #expect(throws: EditError.self) { _ = try Playground(trial.file) }
    }
}
