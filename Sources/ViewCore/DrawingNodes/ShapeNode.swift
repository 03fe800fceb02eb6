package import Drawing
package import Foundation

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
