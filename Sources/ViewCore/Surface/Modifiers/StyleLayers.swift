import Drawing
public import Foundation

/// Fills the frame behind or in front of a view with a style.
public struct StyleLayer<Style: ShapeStyle> {
    let style: Style
    let shape: (@MainActor @Sendable (Unfolding) -> @Sendable (CGRect) -> Path)?
    let shapeTrace: (@Sendable () -> TraceValue.Record)?
    let fill: FillStyle
    /// The pen of a shape that is a line.
    var line: StrokeStyle?
    let isBackground: Bool
    let edges: Edge.Set
}

extension StyleLayer: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let resolved = unfolding.moved(style.resolved(for: unfolding.environment))
        let (edges, line) = (edges, line?.checked(unfolding))
        let shape = shape.map { $0(unfolding) }
        let placement = unfolding.journal.placement
        let outer = unfolding.environment.backgroundMaterial
        if isBackground {
            unfolding.environment.backgroundMaterial =
                style as? Material ?? (style as? AnyShapeStyle)?.material
        }
        defer { if isBackground { unfolding.environment.backgroundMaterial = outer } }
        unfolding.wrapNodes(of: content) {
            StyleLayerNode(
                $0, style: resolved, path: shape, shapeTrace: shapeTrace, fill: fill, line: line,
                isBackground: isBackground, edges: edges, placement: placement)
        }
    }
}

extension View {
    nonisolated public consuming func background<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, StyleLayer<S>> {
        modifier(
            StyleLayer(
                style: style, shape: nil, shapeTrace: nil, fill: FillStyle(), isBackground: true,
                edges: edges))
    }

    nonisolated public consuming func background(
        ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, StyleLayer<BackgroundStyle>> {
        background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
    }

    nonisolated public consuming func background<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, StyleLayer<S>> {
        modifier(
            StyleLayer(
                style: style, shape: { $0.drawnPath(of: shape) }, shapeTrace: { tracedShape(shape) },
                fill: fillStyle, line: shape.unfoldedPen, isBackground: true, edges: []))
    }

    nonisolated public consuming func background<T: Shape>(
        in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, StyleLayer<BackgroundStyle>> {
        background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
    }

    nonisolated public consuming func overlay<S: ShapeStyle>(
        _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
    ) -> ModifiedContent<Self, StyleLayer<S>> {
        modifier(
            StyleLayer(
                style: style, shape: nil, shapeTrace: nil, fill: FillStyle(), isBackground: false,
                edges: edges))
    }

    nonisolated public consuming func overlay<S: ShapeStyle, T: Shape>(
        _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, StyleLayer<S>> {
        modifier(
            StyleLayer(
                style: style, shape: { $0.drawnPath(of: shape) }, shapeTrace: { tracedShape(shape) },
                fill: fillStyle, line: shape.unfoldedPen, isBackground: false, edges: []))
    }

    nonisolated public func border<S: ShapeStyle>(
        _ content: S, width: CGFloat = 1
    ) -> ModifiedContent<Self, LayeredView<StrokeBorderShapeView<Rectangle, S>>> {
        modifier(
            LayeredView(
                content: Rectangle().strokeBorder(content, lineWidth: width), alignment: .center,
                isBackground: false,
                border: { content.resolved(for: $0).traced("color") + [.init("width", .length(width))] }))
    }
}
