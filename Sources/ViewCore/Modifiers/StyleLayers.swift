import Drawing
public import Foundation

/// Fills the frame behind or in front of a view with a style.
public struct StyleLayer<Style: ShapeStyle> {
    let style: Style
    let shape: (@Sendable (CGRect) -> Path)?
    let shapeTrace: (@Sendable () -> [TraceNode.Property])?
    let fill: FillStyle
    let isBackground: Bool
    let edges: Edge.Set
}

extension StyleLayer: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let resolved = style.resolved(for: unfolding.environment)
        let edges = edges
        let placement = unfolding.journal.placement
        unfolding.wrapNodes(of: content) {
            StyleLayerNode(
                $0, style: resolved, path: shape, shapeTrace: shapeTrace, fill: fill,
                isBackground: isBackground, edges: edges, placement: placement)
        }
    }
}

/// `.background(style)`, `.background(style, in: shape)` and their overlays.
final class StyleLayerNode: WrapperNode {
    private let style: ResolvedStyle
    private let path: ((CGRect) -> Path)?
    private let shapeTrace: (() -> [TraceNode.Property])?
    private let fill: FillStyle
    private let isBackground: Bool
    private let edges: Edge.Set
    private let placement: Placement
    /// How far the style reaches past the frame, into room that the safe area leaves out.
    private var reach = EdgeInsets()

    init(
        _ child: LayoutNode, style: ResolvedStyle, path: ((CGRect) -> Path)?,
        shapeTrace: (() -> [TraceNode.Property])?,
        fill: FillStyle, isBackground: Bool, edges: Edge.Set, placement: Placement
    ) {
        self.style = style
        self.path = path
        self.shapeTrace = shapeTrace
        self.fill = fill
        self.isBackground = isBackground
        self.edges = edges
        self.placement = placement
        super.init(child)
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
        builder.fill(
            path?(rect).outline ?? .rectangle(rect), style, in: rect,
            rule: fill.isEOFilled ? .evenOdd : .nonZero)
    }

    override func draw(into builder: inout DisplayBuilder) {
        if isBackground { drawLayer(into: &builder) }
        child.draw(into: &builder)
        if !isBackground { drawLayer(into: &builder) }
    }
    override var traceName: String { isBackground ? ".background" : ".overlay" }
    override var traceProperties: [TraceNode.Property] {
        [.init("color", style.description)] + (shapeTrace?() ?? [])
    }
}

extension View {
    nonisolated public func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, StyleLayer<S>> {
        modifier(
            StyleLayer(
                style: style, shape: nil, shapeTrace: nil, fill: FillStyle(), isBackground: true,
                edges: edges))
    }

    nonisolated public func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, StyleLayer<BackgroundStyle>> {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    nonisolated public func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, StyleLayer<S>> {
        modifier(
            StyleLayer(
                style: style, shape: { shape.path(in: $0) }, shapeTrace: { ViewCore.shapeTrace(shape) },
                fill: fillStyle, isBackground: true, edges: []))
    }

    nonisolated public func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, StyleLayer<BackgroundStyle>> {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    nonisolated public func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, StyleLayer<S>> {
        modifier(
            StyleLayer(
                style: style, shape: nil, shapeTrace: nil, fill: FillStyle(), isBackground: false,
                edges: edges))
    }

    nonisolated public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, StyleLayer<S>> {
        modifier(
            StyleLayer(
                style: style, shape: { shape.path(in: $0) }, shapeTrace: { ViewCore.shapeTrace(shape) },
                fill: fillStyle, isBackground: false, edges: []))
    }

    nonisolated public func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Rectangle.InsetShape, S>>> {
        modifier(
            LayeredView(
                content: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center,
                isBackground: false, isBorder: true))
    }
}
