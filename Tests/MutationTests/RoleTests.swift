import Catalog
import Drawing
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

/// Whom the trace says each node is from, without any list of names.
@MainActor @Suite struct RoleTests {
    private let settler = TileSettler(library: FontLibrary())

    private func nodes<V: View>(_ view: V) -> [TraceNode] {
        func flat(_ node: TraceNode) -> [TraceNode] { [node] + node.children.flatMap(flat) }
        return settler.trace(view).roots.flatMap(flat)
    }

    @Test func `What a built-in style draws is its part, the label is people's`() throws {
        let nodes = nodes(Toggle("Sound", isOn: .constant(true)))
        let track = try #require(nodes.first { $0.name == "Capsule" })
        #expect(track.role == .builtIn && track.owner.allSatisfy { !$0.isWritten })
        let label = try #require(nodes.first { $0.name == "Text" })
        #expect(label.role == .written && label.owner.isEmpty)
    }

    @Test func `What a style of one's own draws is written`() throws {
        let nodes = nodes(Button("Go") {}.buttonStyle(Tile()))
        let padding = try #require(nodes.first { $0.name == ".padding" })
        #expect(padding.role == .written && padding.owner == [TraceNode.Author("Tile")])
    }

    @Test func `A border's line and content that is not there are derived`() {
        let hidden = false
        let nodes = nodes(Text("a").border(.red).overlay { if hidden { Circle() } })
        #expect(nodes.filter { $0.role == .derived }.map(\.name) == ["Rectangle.strokeBorder", "ZStack"])
    }

    @Test func `A style that only arranges hands nothing on`() throws {
        let nodes = nodes(Label("Home", systemImage: "house"))
        let stack = try #require(nodes.first { $0.name == "HStack" })
        #expect(stack.owner.map(\.handsOn) == [false])
    }
}

private struct Tile: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(4) }
}
