import Foundation
import Live
import Testing

/// The frames that a page lays over a tile.
@Suite(.serialized) struct LiveInspectionTests {
    private let plain = LiveTrial.style("configuration.label.padding(8).background(Color.blue)")
    private let one = ["state": ["normal"], "size": ["regular"], "scheme": ["light"]]

    /// The first node of a name, by depth.
    private func node(_ name: String, in nodes: [TileTree.Node]) -> TileTree.Node? {
        for node in nodes {
            if node.name == name { return node }
            if let inside = self.node(name, in: node.children) { return inside }
        }
        return nil
    }

    @Test func `Padding is the room between two frames, and a text has a baseline in its own`() async throws {
        let trial = try LiveTrial(plain)
        let tile = try #require(await trial.session.pictures(for: one).first)
        let picture = try #require(tile.picture)
        let tree = try await trial.session.tree(of: tile.id, showing: picture.digest)
        #expect(tree.size == [picture.width, picture.height])
        let padding = try #require(node(".padding", in: tree.views))
        let text = try #require(node("Text", in: tree.views))
        // Eight points on each side.
        #expect(padding.frame[0] + 8 == text.frame[0] && padding.frame[1] + 8 == text.frame[1])
        #expect(padding.frame[2] == text.frame[2] + 16 && padding.frame[3] == text.frame[3] + 16)
        #expect(text.baselines.count == 1)
        let baseline = try #require(text.baselines.first)
        // Below the middle of the line, above its end.
        #expect(baseline > text.frame[1] + text.frame[3] / 2 && baseline < text.frame[1] + text.frame[3])
        #expect(padding.baselines.isEmpty)
        #expect(padding.owner == "PillStyle")
    }

    @Test func `Each line of a text has its baseline, and a symbol has none`() async throws {
        let trial = try LiveTrial(
            """
            import SwiftUI

            #Preview { VStack { Image(systemName: "star"); Text("One\\nTwo") } }

            """)
        let tile = try #require(await trial.session.pictures(for: ["scheme": ["light"]]).first)
        let digest = try #require(tile.picture?.digest)
        let tree = try await trial.session.tree(of: tile.id, showing: digest)
        let (text, image) = (
            try #require(node("Text", in: tree.views)), try #require(node("Image", in: tree.views))
        )
        #expect(text.baselines.count == 2)
        #expect(text.baselines == text.baselines.sorted())
        #expect(image.baselines.isEmpty)
    }

    @Test func `Frames of another picture than the one that is seen are refused`() async throws {
        let trial = try LiveTrial(plain)
        let tile = try #require(await trial.session.pictures(for: one).first)
        let digest = try #require(tile.picture?.digest)
        await #expect(throws: AcceptError.self) {
            _ = try await trial.session.tree(of: tile.id, showing: "")
        }
        await #expect(throws: AcceptError.self) {
            _ = try await trial.session.tree(of: "Styles/Button/None/normal-regular@2x", showing: digest)
        }
        try await trial.saveAndTell(LiveTrial.style("configuration.label.glows(8)"))
        _ = await trial.session.pictures(for: one)
        await #expect(throws: AcceptError.self) {
            _ = try await trial.session.tree(of: tile.id, showing: digest)
        }
    }
}
