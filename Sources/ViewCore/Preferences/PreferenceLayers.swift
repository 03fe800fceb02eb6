import Drawing
import Foundation

/// Views in front of or behind a view, made from what it reports.
public struct PreferenceLayer<K: PreferenceKey, Secondary: View> {
    let alignment: Alignment
    let isBackground: Bool
    let content: (K.Value) -> Secondary
}

extension PreferenceLayer: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content primary: V, into unfolding: inout Unfolding) {
        unfolding.graph.hasEffects = true
        unfolding.wrapNodesInside(of: primary) { node, unfolding in
            let content = content
            let alignment = alignment
            return PreferenceLayerNode<K>(
                node, unfolding.deferred, alignment: alignment, isBackground: isBackground
            ) { value, unfolding in
                unfolding.node(of: content(value), slot: -5, alignment: alignment)
            }
        }
    }
}

extension View {
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedContent<Self, PreferenceLayer<K, V>> {
        modifier(PreferenceLayer(alignment: alignment, isBackground: false, content: transform))
    }

    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedContent<Self, PreferenceLayer<K, V>> {
        modifier(PreferenceLayer(alignment: alignment, isBackground: true, content: transform))
    }
}

/// Unfolds its second layer when the first one is placed and has reported.
final class PreferenceLayerNode<K: PreferenceKey>: WrapperNode {
    private let unfolding: Unfolding
    private let alignment: Alignment
    private let isBackground: Bool
    private let content: @MainActor (K.Value, inout Unfolding) -> LayoutNode
    private var secondary: LayoutNode?

    init(
        _ primary: LayoutNode, _ unfolding: Unfolding, alignment: Alignment, isBackground: Bool,
        content: @escaping @MainActor (K.Value, inout Unfolding) -> LayoutNode
    ) {
        self.unfolding = unfolding
        self.alignment = alignment
        self.isBackground = isBackground
        self.content = content
        super.init(primary)
    }

    override func arrange() {
        child.place(at: frame.origin, proposal: placedProposal)
        var collector = PreferenceCollector()
        child.preferences(&collector)
        let content = content
        let node = onMain((collector.value(K.self), unfolding)) { value, unfolding in
            var unfolding = unfolding
            return content(value, &unfolding)
        }
        secondary = node
        let offer = ProposedViewSize(frame.size)
        node.place(
            at: CGPoint(
                x: frame.minX + child.guide(alignment.horizontal.key, for: placedProposal)
                    - node.guide(alignment.horizontal.key, for: offer),
                y: frame.minY + child.guide(alignment.vertical.key, for: placedProposal)
                    - node.guide(alignment.vertical.key, for: offer)), proposal: offer)
    }

    override func draw(into builder: inout DisplayBuilder) {
        for node in children { node.draw(into: &builder) }
    }
    override var children: [LayoutNode] {
        guard let secondary else { return [child] }
        return isBackground ? [secondary, child] : [child, secondary]
    }
    override func preferences(_ collector: inout PreferenceCollector) {
        // What the view itself reports comes first, wherever the layer is drawn.
        child.preferences(&collector)
        secondary?.preferences(&collector)
    }
    override var traceName: String {
        isBackground ? ".backgroundPreferenceValue" : ".overlayPreferenceValue"
    }
    override var traceProperties: [TraceNode.Property] {
        [.init("key", typeName(K.self))]
            + (alignment == .center ? [] : [.init("alignment", alignment.description)])
    }
}
