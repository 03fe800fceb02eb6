import Drawing
import Foundation

/// The distance of content from the edges of a scene.
public struct ScenePadding: Equatable, Sendable {
    private let name: String
    public static let minimum = ScenePadding(name: "minimum")
    public static let navigationBar = ScenePadding(name: "navigationBar")
}

extension View {
    /// As far as a scene's content stands from its edges: 16 points on a phone; 20 on macOS, a guess.
    nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }
    nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        modifier(ScenePaddingModifier(edges: edges))
    }
}

private struct ScenePaddingModifier: ViewModifier, PubliclyNamed {
    nonisolated static var publicName: String { ".scenePadding" }

    let edges: Edge.Set
    @Environment(\.platform) private var platform

    nonisolated init(edges: Edge.Set) { self.edges = edges }

    func body(content: Content) -> some View {
        content.padding(edges, platform == .macos ? 20 : 16)
    }
}
