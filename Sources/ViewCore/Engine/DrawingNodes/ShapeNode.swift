package import Drawing
package import Foundation

/// A filled or stroked shape.
final class ShapeNode: LayoutNode {
    enum Brush {
        case fill(ResolvedStyle, FillStyle)
        case stroke(ResolvedStyle, StrokeStyle)
    }
    /// The shape as it was written.
    private let trace: () -> TraceValue.Record
    /// Whether the line lies inside of that.
    private let isBorder: Bool
    private let path: (CGRect) -> Path
    private let fit: (ProposedViewSize) -> CGSize
    private let paint: Brush

    init(
        trace: @escaping () -> TraceValue.Record, isBorder: Bool = false,
        path: @escaping (CGRect) -> Path,
        fit: @escaping (ProposedViewSize) -> CGSize, paint: Brush
    ) {
        self.trace = trace
        self.isBorder = isBorder
        self.path = path
        self.fit = fit
        self.paint = paint
        super.init(.shape)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }

    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        let outline = rect.outline(of: path)
        switch paint {
        case .fill(let style, let fill):
            builder.fill(outline, style, in: rect, by: fill)
        case .stroke(let style, let stroke):
            builder.stroke(outline, style, stroke, in: rect)
        }
    }

    override var statedGuides: StatedGuides { .none }
    override var traceName: String {
        let shape = trace()
        return shape.isDrawnAs + (isBorder ? ".strokeBorder" : shape.isInset ? ".inset" : "")
    }
    override var traceProperties: [TraceNode.Property] {
        let shape = trace()
        let own: [TraceNode.Property]
        switch paint {
        case .fill(let style, _): own = style.traced("fill")
        case .stroke(let style, let stroke): own = style.traced("stroke") + stroke.traceProperties
        }
        return own + shape.ownProperties + (shape.isKnown ? [] : outlineProperties)
    }

    /// Corner radii of an outline whose shape does not tell them; those of a capsule follow from its size.
    private var outlineProperties: [TraceNode.Property] {
        guard case .roundedRectangle(let rect, let radii, let curve) = path(frame).outline,
            !radii.isUniform || radii.topLeft < min(rect.width, rect.height) / 2
        else { return [] }
        let list =
            radii.isUniform
            ? [radii.topLeft]
            : [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
        return [
            .init("cornerRadius", .lengths(list), .following),
            .init("cornerStyle", .name(curve.rawValue), .following),
        ]
    }
}

extension StrokeStyle {
    /// The pen's width, and what is not as in a plain line.
    fileprivate var traceProperties: [TraceNode.Property] {
        let plain = StrokeStyle()
        var properties: [TraceNode.Property] = [.init("lineWidth", .length(lineWidth))]
        func add(_ name: String, _ value: TraceValue, usual: TraceValue) {
            if value != usual { properties.append(.init(name, value, usual: usual)) }
        }
        if !dash.isEmpty { properties.append(.init("dash", .lengths(dash))) }
        add("lineCap", .name("\(lineCap)"), usual: .name("\(plain.lineCap)"))
        add("lineJoin", .name("\(lineJoin)"), usual: .name("\(plain.lineJoin)"))
        add("miterLimit", .number(miterLimit), usual: .number(plain.miterLimit))
        if !dash.isEmpty { add("dashPhase", .length(dashPhase), usual: .length(0)) }
        return properties
    }
}

/// A rectangle of a style as large as offered.
package final class FillNode: LayoutNode {
    private let style: ResolvedStyle
    private let name: String

    package init(_ style: ResolvedStyle, name: String) {
        self.style = style
        self.name = name
        super.init(.fill)
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    package override var endlessAxes: Axis.Set { [.horizontal, .vertical] }
    package override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        builder.fill(.rectangle(rect), style, in: rect)
    }
    package override var statedGuides: StatedGuides { .none }
    package override var traceName: String { name }
    package override var traceProperties: [TraceNode.Property] {
        style.traced("color")
    }
}
