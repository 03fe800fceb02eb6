import Drawing
import Foundation

/// `.background(style)`, `.background(style, in: shape)` and their overlays.
final class StyleLayerNode: WrapperNode {
    private let style: ResolvedStyle
    private let path: ((CGRect) -> Path)?
    private let shapeTrace: (() -> TraceValue.Record)?
    private let fill: FillStyle
    private let line: StrokeStyle?
    private let isBackground: Bool
    private let edges: Edge.Set
    private let placement: Placement
    /// How far the style reaches past the frame, into room that the safe area leaves out.
    private var reach = EdgeInsets()

    init(
        _ child: LayoutNode, style: ResolvedStyle, path: ((CGRect) -> Path)?,
        shapeTrace: (() -> TraceValue.Record)?,
        fill: FillStyle, line: StrokeStyle?, isBackground: Bool, edges: Edge.Set, placement: Placement
    ) {
        self.style = style
        self.path = path
        self.shapeTrace = shapeTrace
        self.fill = fill
        self.line = line
        self.isBackground = isBackground
        self.edges = edges
        self.placement = placement
        super.init(child, .styleLayer)
    }

    override func arrange() {
        if !edges.isEmpty { reach = placement.insets(of: frame, edges: edges) }
        child.place(at: frame.origin, proposal: placedProposal)
    }

    override func didMirror() {
        (reach.leading, reach.trailing) = (reach.trailing, reach.leading)
    }

    private func drawLayer(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame.extended(by: reach))
        if let path, let line {
            return builder.stroke(rect.outline(of: path), style, line, in: rect)
        }
        builder.fill(
            path.map { rect.outline(of: $0) } ?? .rectangle(rect), style, in: rect, by: fill)
    }

    override func draw(into builder: inout DisplayBuilder) {
        if isBackground { drawLayer(into: &builder) }
        child.draw(into: &builder)
        if !isBackground { drawLayer(into: &builder) }
    }
    override var isContentLast: Bool { isBackground }
    override var traceName: String { isBackground ? ".background" : ".overlay" }
    override var traceProperties: [TraceNode.Property] {
        style.traced("color") + (shapeTrace.map { [.init("shape", .shape($0()))] } ?? [])
    }
}
