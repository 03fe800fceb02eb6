import Controls
import SwiftUI
import ViewCore

private let box = CGRect(x: 2, y: 3, width: 40, height: 30)
private func sized(_ view: some View) -> some View { view.frame(width: 60, height: 40) }
private let radii = RectangleCornerRadii(topLeading: 3, bottomLeading: 5, bottomTrailing: 7, topTrailing: 9)

extension NameRows {
    /// Shapes: each is another one than a rectangle, and what is said of one changes it.
    static func shapes(_ rows: inout NameRows) {
        func row<V: View>(_ name: String, _ shape: @escaping @MainActor @Sendable () -> V) {
            rows.drawn(name, from: { sized(Rectangle()) }, to: { sized(shape()) })
        }
        let other = Circle().scale(0.5)
        rows.owner = "Shape"
        row("buttonBorder") { Rectangle().fill(.clear).overlay { AnyShape(.buttonBorder) } }
        row("capsule") { AnyShape(.capsule) }
        row("capsule(style:)") { AnyShape(.capsule(style: .circular)) }
        row("circle") { AnyShape(.circle) }
        row("containerRelative") { AnyShape(.containerRelative).containerShape(Circle()) }
        row("ellipse") { AnyShape(.ellipse) }
        row("rect") { Circle().clipShape(.rect).overlay(.blue, in: .rect) }
        row("rect(cornerRadii:style:)") { AnyShape(.rect(cornerRadii: radii)) }
        row("rect(cornerRadius:style:)") { AnyShape(.rect(cornerRadius: 5)) }
        row("rect(cornerSize:style:)") { AnyShape(.rect(cornerSize: CGSize(width: 5, height: 9))) }
        row("rect(corners:isUniform:)") { AnyShape(.rect(corners: .fixed(9))) }
        row("rect(topLeadingCorner:topTrailingCorner:bottomLeadingCorner:bottomTrailingCorner:)") {
            AnyShape(
                .rect(
                    topLeadingCorner: .fixed(9), topTrailingCorner: .concentric,
                    bottomLeadingCorner: .concentric,
                    bottomTrailingCorner: .concentric))
        }
        row("rect(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)") {
            AnyShape(.rect(topLeadingRadius: 9))
        }
        row("fill(_:style:)") { Rectangle().fill(.red) }
        row("fill(style:)") {
            Path { path in
                path.addRect(box)
                path.addRect(box.insetBy(dx: 5, dy: 5))
            }.fill(style: FillStyle(eoFill: true))
        }
        row("stroke(_:lineWidth:)") { Rectangle().stroke(.red, lineWidth: 3) }
        row("stroke(_:lineWidth:antialiased:)") {
            Rectangle().stroke(.red, lineWidth: 3, antialiased: true)
        }
        row("stroke(_:style:)") { Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [4])) }
        row("stroke(_:style:antialiased:)") {
            Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 3), antialiased: true)
        }
        row("stroke(lineWidth:)") { Rectangle().stroke(lineWidth: 3) }
        row("stroke(style:)") { Rectangle().stroke(style: StrokeStyle(lineWidth: 3)) }
        row("intersection(_:eoFill:)") { Rectangle().intersection(other) }
        row("union(_:eoFill:)") { other.union(Rectangle().scale(0.3)) }
        row("subtracting(_:eoFill:)") { Rectangle().subtracting(other) }
        row("symmetricDifference(_:eoFill:)") { Rectangle().symmetricDifference(other) }
        row("lineIntersection(_:eoFill:)") { Rectangle().scale(0.7).lineIntersection(Circle()).stroke() }
        row("lineSubtraction(_:eoFill:)") { Rectangle().scale(0.7).lineSubtraction(other).stroke() }
        row("offset(_:)") { Rectangle().offset(CGSize(width: 3, height: 4)) }
        row("offset(x:y:)") { Rectangle().offset(x: 3) }
        row("rotation(_:anchor:)") { Rectangle().rotation(.degrees(9)) }
        row("scale(_:anchor:)") { Rectangle().scale(0.5) }
        row("scale(x:y:anchor:)") { Rectangle().scale(x: 0.5) }
        row("size(_:)") { Rectangle().size(CGSize(width: 9, height: 9)) }
        row("size(width:height:)") { Rectangle().size(width: 9, height: 9) }
        row("size(_:anchor:)") { Rectangle().size(CGSize(width: 9, height: 9), anchor: .center) }
        row("size(width:height:anchor:)") { Rectangle().size(width: 9, height: 9, anchor: .bottom) }
        rows.holds("role") { Circle.role == .fill }
        row("transform(_:)") { Rectangle().transform(CGAffineTransform(scaleX: 0.5, y: 1)) }
        row("trim(from:to:)") { Rectangle().trim(from: 0, to: 0.6) }
        row("body") { Circle().body }
        row("layoutDirectionBehavior") { Mirrored().environment(\.layoutDirection, .rightToLeft) }
        rows.holds("sizeThatFits(_:)") { Circle().sizeThatFits(.init(width: 9, height: 20)).height == 9 }

        rows.owner = "InsettableShape"
        row("inset(by:)") { Rectangle().inset(by: 4) }
        row("strokeBorder(_:lineWidth:antialiased:)") { Rectangle().strokeBorder(.red, lineWidth: 4) }
        row("strokeBorder(_:style:antialiased:)") {
            Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4))
        }
        row("strokeBorder(lineWidth:antialiased:)") { Rectangle().strokeBorder(lineWidth: 4) }
        row("strokeBorder(style:antialiased:)") { Rectangle().strokeBorder(style: StrokeStyle(lineWidth: 4)) }

        rows.owner = "AnyShape"
        row("init(_:)") { AnyShape(Circle()) }
        rows.owner = "StrokedShape"
        row("fill(_:style:)") { Rectangle().stroke(lineWidth: 3).fill(.red) }
        rows.owner = "Circle"
        row("init()") { Circle() }
        rows.owner = "Ellipse"
        row("init()") { Ellipse() }
        rows.owner = "Rectangle"
        row("init()") { Rectangle().fill(.red) }
        rows.owner = "Capsule"
        row("init(style:)") { Capsule(style: .circular) }
        row("style") { Styled(shape: Capsule(style: .circular)) { $0.style == .circular } }
        rows.owner = "RoundedRectangle"
        row("init(cornerRadius:style:)") { RoundedRectangle(cornerRadius: 9) }
        row("init(cornerSize:style:)") { RoundedRectangle(cornerSize: CGSize(width: 4, height: 9)) }
        row("cornerSize") { Styled(shape: RoundedRectangle(cornerRadius: 9)) { $0.cornerSize.width == 9 } }
        row("style") { Styled(shape: RoundedRectangle(cornerRadius: 9)) { $0.style == .continuous } }
        rows.owner = "UnevenRoundedRectangle"
        row("init(cornerRadii:style:)") { UnevenRoundedRectangle(cornerRadii: radii) }
        row("init(topLeadingRadius:bottomLeadingRadius:bottomTrailingRadius:topTrailingRadius:style:)") {
            UnevenRoundedRectangle(topLeadingRadius: 9)
        }
        row("cornerRadii") {
            Styled(shape: UnevenRoundedRectangle(cornerRadii: radii)) { $0.cornerRadii == radii }
        }
        row("style") { Styled(shape: UnevenRoundedRectangle(cornerRadii: radii)) { $0.style == .continuous } }
        rows.owner = "ContainerRelativeShape"
        row("init()") { ContainerRelativeShape().containerShape(Circle()) }
        rows.owner = "DefaultGlassEffectShape"
        row("init()") { DefaultGlassEffectShape() }
        rows.owner = "ConcentricRectangle"
        func concentric(_ name: String, _ shape: @escaping @MainActor @Sendable () -> ConcentricRectangle) {
            row(name) { shape().padding(3).containerShape(RoundedRectangle(cornerRadius: 12)) }
        }
        concentric("init()") { ConcentricRectangle() }
        concentric("init(corners:isUniform:)") { ConcentricRectangle(corners: .fixed(9)) }
        concentric("init(topLeadingCorner:topTrailingCorner:bottomLeadingCorner:bottomTrailingCorner:)") {
            ConcentricRectangle(
                topLeadingCorner: .fixed(9), topTrailingCorner: .concentric, bottomLeadingCorner: .concentric,
                bottomTrailingCorner: .concentric)
        }
        concentric("init(topLeadingCorner:topTrailingCorner:uniformBottomCorners:)") {
            ConcentricRectangle(
                topLeadingCorner: .fixed(9), topTrailingCorner: .concentric, uniformBottomCorners: .concentric
            )
        }
        concentric("init(uniformLeadingCorners:uniformTrailingCorners:)") {
            ConcentricRectangle(uniformLeadingCorners: .fixed(9), uniformTrailingCorners: .concentric)
        }
        concentric("init(uniformTopCorners:bottomLeadingCorner:bottomTrailingCorner:)") {
            ConcentricRectangle(
                uniformTopCorners: .fixed(9), bottomLeadingCorner: .concentric,
                bottomTrailingCorner: .concentric)
        }
        concentric("init(uniformTopCorners:uniformBottomCorners:)") {
            ConcentricRectangle(uniformTopCorners: .fixed(9), uniformBottomCorners: .concentric)
        }
        rows.owner = "ButtonBorderShape"
        for (name, shape) in [
            ("automatic", ButtonBorderShape.automatic), ("capsule", .capsule), ("circle", .circle),
            ("roundedRectangle", .roundedRectangle),
            ("roundedRectangle(radius:)", .roundedRectangle(radius: 3)),
        ] { row(name) { shape } }
        strokes(&rows)
    }

    private static func strokes(_ rows: inout NameRows) {
        func row(_ name: String, _ change: @escaping @MainActor @Sendable (inout StrokeStyle) -> Void) {
            let corner = Path { $0.addLines([.zero, CGPoint(x: 40, y: 5), CGPoint(x: 0, y: 9)]) }
            let plain = StrokeStyle(lineWidth: 2, miterLimit: 20, dash: [6])
            rows.drawn(
                name, from: { corner.stroke(.red, style: plain) },
                to: {
                    var style = plain
                    change(&style)
                    return corner.stroke(.red, style: style)
                })
        }
        rows.owner = "StrokeStyle"
        row("init(lineWidth:lineCap:lineJoin:miterLimit:dash:dashPhase:)") { $0 = StrokeStyle() }
        row("lineWidth") { $0.lineWidth = 5 }
        row("lineCap") { $0.lineCap = .round }
        row("lineJoin") { $0.lineJoin = .bevel }
        row("miterLimit") { $0.miterLimit = 1 }
        row("dash") { $0.dash = [] }
        row("dashPhase") { $0.dashPhase = 3 }
        rows.owner = "FillStyle"
        func fill(_ name: String, _ style: FillStyle) {
            let rings = Path {
                $0.addRect(box)
                $0.addRect(box.insetBy(dx: 5, dy: 5))
            }
            rows.drawn(name, from: { rings.fill(.red) }, to: { rings.fill(.red, style: style) })
        }
        fill("init(eoFill:antialiased:)", FillStyle(eoFill: true, antialiased: true))
        var (hard, even) = (FillStyle(), FillStyle())
        hard.isAntialiased = false
        even.isEOFilled = true
        fill("isAntialiased", hard)
        fill("isEOFilled", even)
    }
}

/// A triangle, which is not its own mirror image.
private struct Mirrored: Shape {
    var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([.zero, CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: 0, y: rect.maxY)])
        }
    }
}

/// The shape, if something is so.
private struct Styled<S: Shape>: View {
    var shape: S
    var isSo: @MainActor (S) -> Bool
    var body: some View { if isSo(shape) { shape } else { Rectangle() } }
}
