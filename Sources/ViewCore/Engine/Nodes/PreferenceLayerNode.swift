import Drawing
import Foundation

/// Makes its second layer when the first one is placed and has reported.
final class PreferenceLayerNode<K: PreferenceKey>: WrapperNode {
    private let alignment: Alignment
    private let isBackground: Bool
    private let content: (K.Value) -> LayoutNode
    private var secondary: LayoutNode?

    init(
        _ primary: LayoutNode, alignment: Alignment, isBackground: Bool,
        content: @escaping (K.Value) -> LayoutNode
    ) {
        self.alignment = alignment
        self.isBackground = isBackground
        self.content = content
        super.init(primary, .preferenceLayer)
    }

    override func arrange() {
        child.place(at: frame.origin, proposal: placedProposal)
        var collector = PreferenceCollector()
        child.preferences(&collector)
        let node = content(collector.value(K.self))
        secondary = node
        placeLayer(node, over: child, alignment)
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
    override var isContentLast: Bool { isBackground && secondary != nil }
    override var traceName: String {
        isBackground ? ".backgroundPreferenceValue" : ".overlayPreferenceValue"
    }
    override var traceProperties: [TraceNode.Property] {
        [.init("key", .name(typeName(K.self)))]
            + (alignment.tracedUnlessCentered)
    }
}
