package import Drawing
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
        unfolding.check(shape)
        unfolding.append(
            ShapeNode(
                name: drawnName(shape), origin: { shapeOrigin(shape) }, path: { shape.path(in: $0) },
                fit: { shape.sizeThatFits($0) },
                paint: .fill(style.resolved(for: unfolding.environment), fill)))
    }
}

/// A shape's outline drawn with a pen.
public struct StrokedShapeView<Content: Shape, Style: ShapeStyle> {
    let shape: Content
    let style: Style
    let stroke: StrokeStyle
}

extension StrokedShapeView: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let shape = shape
        unfolding.check(shape)
        unfolding.append(
            ShapeNode(
                name: drawnName(shape), origin: { shapeOrigin(shape) }, path: { shape.path(in: $0) },
                fit: { shape.sizeThatFits($0) },
                paint: .stroke(
                    style.resolved(for: unfolding.environment), stroke.checked(unfolding))))
    }
}

/// A shape made of another's outline.
public struct StrokedShape<Base: Shape>: Shape {
    let shape: Base
    let style: StrokeStyle

    /// The line's middle: what a stroke draws around. Filling it is done by `unfold`.
    nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        shape.sizeThatFits(proposal)
    }
    public func unfold(into unfolding: inout Unfolding) {
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
        stroke(content, style: style)
    }
}

extension InsettableShape {
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> StrokedShapeView<InsetShape, S> {
        StrokedShapeView(
            shape: inset(by: style.lineWidth / 2), style: content, stroke: style)
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokedShapeView<InsetShape, S> {
        strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
    }
    nonisolated public func strokeBorder(
        style: StrokeStyle, antialiased: Bool = true
    ) -> StrokedShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: style)
    }
    nonisolated public func strokeBorder(
        lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> StrokedShapeView<InsetShape, ForegroundStyle> {
        strokeBorder(ForegroundStyle(), style: StrokeStyle(lineWidth: lineWidth))
    }
}

extension ShapeView {
    /// A line on top of the fill, as SwiftUI has it since iOS 17.
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Content, S>>> {
        overlay(shape.stroke(content, lineWidth: lineWidth))
    }
    nonisolated public func stroke<S: ShapeStyle>(
        _ content: S, style: StrokeStyle, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Content, S>>> {
        overlay(shape.stroke(content, style: style))
    }
    nonisolated public func strokeBorder<S: ShapeStyle>(
        _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
    ) -> ModifiedContent<Self, LayeredView<StrokedShapeView<Content.InsetShape, S>>>
    where Content: InsettableShape {
        overlay(shape.strokeBorder(content, lineWidth: lineWidth))
    }
    nonisolated public func fill<S: ShapeStyle>(
        _ content: S, style: FillStyle = FillStyle()
    ) -> ModifiedContent<Self, LayeredView<ShapeView<Content, S>>> {
        overlay(shape.fill(content, style: style))
    }
}

/// A filled or stroked shape.
final class ShapeNode: LayoutNode {
    enum Brush {
        case fill(ResolvedStyle, FillStyle)
        case stroke(ResolvedStyle, StrokeStyle)
    }
    private let name: String
    private let origin: () -> [TraceNode.Property]
    private let path: (CGRect) -> Path
    private let fit: (ProposedViewSize) -> CGSize
    private let paint: Brush

    init(
        name: String, origin: @escaping () -> [TraceNode.Property] = { [] },
        path: @escaping (CGRect) -> Path,
        fit: @escaping (ProposedViewSize) -> CGSize, paint: Brush
    ) {
        self.name = name
        self.origin = origin
        self.path = path
        self.fit = fit
        self.paint = paint
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        let outline = path(rect).outline
        switch paint {
        case .fill(let style, let fill):
            builder.fill(outline, style, in: rect, rule: fill.isEOFilled ? .evenOdd : .nonZero)
        case .stroke(let style, let stroke):
            builder.withShadow(of: style) {
                $0.stroke(outline, style.paint(in: rect), stroke.pen)
            }
        }
    }

    override var statedGuides: StatedGuides { .none }
    override var traceName: String { name }
    override var traceProperties: [TraceNode.Property] {
        switch paint {
        case .fill(let style, _):
            return [.init("fill", style.description)] + shapeProperties + origin()
        case .stroke(let style, let stroke):
            var properties: [TraceNode.Property] = [
                .init("stroke", style.description),
                .init("lineWidth", shortNumber(stroke.lineWidth)),
            ]
            if !stroke.dash.isEmpty {
                properties.append(
                    .init("dash", stroke.dash.map(shortNumber).joined(separator: " ")))
            }
            return properties + stroke.unusual + shapeProperties + origin()
        }
    }

    /// Corner radii, where the outline has any.
    private var shapeProperties: [TraceNode.Property] {
        guard case .roundedRectangle(_, let radii, let curve) = path(frame).outline else {
            return []
        }
        let list =
            radii.isUniform
            ? shortNumber(radii.topLeft)
            : [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
                .map(shortNumber).joined(separator: " ")
        return [.init("cornerRadius", list), .init("cornerStyle", curve.rawValue)]
    }
}

/// The type's name; of a shape whose type is hidden, the name of that.
@MainActor private func drawnName<S: Shape>(_ shape: S) -> String {
    shape is AnyShape ? String(shapeDescription(shape).prefix { $0 != "(" }) : typeName(S.self)
}

extension StrokeStyle {
    /// What is not as in a plain line.
    fileprivate var unusual: [TraceNode.Property] {
        let plain = StrokeStyle()
        var properties: [TraceNode.Property] = []
        if lineCap != plain.lineCap { properties.append(.init("lineCap", "\(lineCap)")) }
        if lineJoin != plain.lineJoin { properties.append(.init("lineJoin", "\(lineJoin)")) }
        if miterLimit != plain.miterLimit {
            properties.append(.init("miterLimit", shortNumber(miterLimit)))
        }
        if dashPhase != 0, !dash.isEmpty { properties.append(.init("dashPhase", shortNumber(dashPhase))) }
        return properties
    }
}

extension DisplayBuilder {
    /// Fills with a style: gradients follow `rect`, materials blur what is below, shadows are cast.
    mutating func fill(
        _ outline: Outline, _ style: ResolvedStyle, in rect: CGRect, rule: FillRule = .nonZero
    ) {
        if case .material(let layers) = style.kind {
            grouped({
                $0.clip = outline
                $0.backdropBlur = layers.blur
            }) { builder in
                for color in layers.colors { builder.fill(outline, .solid(color), rule: rule) }
            }
            return
        }
        withShadow(of: style) { $0.fill(outline, style.paint(in: rect), rule: rule) }
    }

    mutating func withShadow(of style: ResolvedStyle, _ draw: (inout DisplayBuilder) -> Void) {
        guard let shadow = style.shadow else { return draw(&self) }
        guard !shadow.isInner else {
            warnings.append(".shadow(.inner(…)) is not supported; the style is drawn without it")
            return draw(&self)
        }
        shadowed(
            color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y, draw)
    }
}

/// A rectangle of a style as large as offered.
package final class FillNode: LayoutNode {
    private let style: ResolvedStyle
    private let name: String
    private let extendsIntoSafeArea: Bool

    package init(_ style: ResolvedStyle, extendsIntoSafeArea: Bool, name: String) {
        self.style = style
        self.name = name
        self.extendsIntoSafeArea = extendsIntoSafeArea
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    package override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        builder.fill(.rectangle(rect), style, in: rect)
    }
    package override var statedGuides: StatedGuides { .none }
    package override var traceName: String { name }
    package override var traceProperties: [TraceNode.Property] {
        [.init("color", style.description)]
    }
}
