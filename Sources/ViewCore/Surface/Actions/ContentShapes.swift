import Drawing
import Foundation

/// What a content shape is for.
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
    public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
    public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
    public static let focusEffect = ContentShapeKinds(rawValue: 1 << 4)
    public static let accessibility = ContentShapeKinds(rawValue: 1 << 5)
}

/// Which points hit a view.
///
/// It has no look of its own: a tile's finger is in its middle. A trace that tells what assistive technology meets has the
/// region (``SpokenNote/region``), by which `lint` measures targets.
public struct ContentShapeModifier {
    let kinds: ContentShapeKinds
    let path: @MainActor @Sendable (inout Unfolding) -> @Sendable (CGRect) -> Path
}

extension ContentShapeModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let start = unfolding.nodes.count
        content.unfold(into: &unfolding)
        guard unfolding.tellsSpoken, kinds.contains(.interaction) else { return }
        let path = path(&unfolding)
        for node in unfolding.nodes[start...] { unfolding.noteRegion(of: node, path) }
    }
}

extension View {
    nonisolated public func contentShape<S: Shape>(
        _ shape: S, eoFill: Bool = false
    ) -> ModifiedContent<Self, ContentShapeModifier> { contentShape(.interaction, shape, eoFill: eoFill) }

    nonisolated public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
    ) -> ModifiedContent<Self, ContentShapeModifier> {
        modifier(ContentShapeModifier(kinds: kind) { $0.drawnPath(of: shape) })
    }
}
