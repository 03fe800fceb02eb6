import Drawing
public import Foundation

/// A shape filled with a style.
public struct ShapeView<Content: Shape, Style: ShapeStyle> {
    public let shape: Content
    public let style: Style
    public let fill: FillStyle

    nonisolated public init(shape: Content, style: Style, fill: FillStyle = FillStyle()) {
        self.shape = shape
        self.style = style
        self.fill = fill
    }
}

extension ShapeView: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let shape = shape
        let style = unfolding.moved(style.resolved(for: unfolding.environment))
        unfolding.append(
            ShapeNode(
                trace: { tracedShape(shape) },
                path: unfolding.drawnPath(of: shape),
                fit: { shape.sizeThatFits($0) },
                paint: shape.unfoldedPen.map { .stroke(style, $0.checked(unfolding)) } ?? .fill(style, fill))
        )
    }
}

/// A shape's outline drawn with a pen.
public struct StrokedShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let stroke: StrokeStyle
    var isAntialiased = true
    /// The shape as it was written, where the line lies inside of it.
    var border: (@Sendable () -> TraceValue.Record)?
}

extension StrokedShapeView: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let shape = shape
        if !isAntialiased {
            unfolding.warn(".stroke(antialiased: false) is ignored; a line's edges are smooth")
        }
        // A line around a line follows both of its edges.
        let path =
            shape.unfoldedPen == nil
            ? unfolding.drawnPath(of: shape) : unfolding.drawnPath(of: AreaOfLine(shape: shape))
        unfolding.append(
            ShapeNode(
                trace: border ?? { tracedShape(shape) }, isBorder: border != nil,
                path: path,
                fit: { shape.sizeThatFits($0) },
                paint: .stroke(
                    unfolding.moved(style.resolved(for: unfolding.environment)),
                    stroke.checked(unfolding))))
    }
}

/// A shape made of another's outline.
public struct StrokedShape<Base: Shape>: Shape {
    var shape: Base
    let style: StrokeStyle

    nonisolated public var unfoldedPen: StrokeStyle? { style }
    nonisolated public func unfoldedMiddle(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated public func path(in rect: CGRect) -> Path { outlineOfLine(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
    @MainActor public func unfold(into unfolding: inout Unfolding) {
        StrokedShapeView(
            shape: shape, style: ForegroundStyle(), stroke: style
        ).unfold(into: &unfolding)
    }
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> StrokedShapeView<Base, S> {
        StrokedShapeView(shape: shape, style: content, stroke: self.style)
    }
}

extension Shape {
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> ShapeView<Self, S> {
        ShapeView(shape: self, style: content, fill: style)
    }
    nonisolated public func fill(
        style: FillStyle = FillStyle()
    ) -> ShapeView<Self, ForegroundStyle> {
        ShapeView(shape: self, style: ForegroundStyle(), fill: style)
    }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle
    ) -> StrokedShapeView<Self, S> {
        StrokedShapeView(shape: self, style: content, stroke: style)
    }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1
    ) -> StrokedShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool
    ) -> StrokedShapeView<Self, S> {
        StrokedShapeView(shape: self, style: content, stroke: style, isAntialiased: antialiased)
    }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool
    ) -> StrokedShapeView<Self, S> {
        stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}

/// A shape's outline drawn with a pen that keeps inside of it.
public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let stroke: StrokeStyle
    let isAntialiased: Bool
}

extension StrokeBorderShapeView: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let shape = shape
        StrokedShapeView(
            shape: shape.inset(by: stroke.lineWidth / 2), style: style, stroke: stroke,
            isAntialiased: isAntialiased, border: { tracedShape(shape) }
        ).unfold(into: &unfolding)
    }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S> {
        StrokeBorderShapeView(shape: self, style: content, stroke: style, isAntialiased: antialiased)
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
    nonisolated public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
    }
    nonisolated public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokeBorderShapeView<Self, ForegroundStyle> {
        strokeBorder(
            ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
    }
}
