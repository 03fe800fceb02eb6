import Foundation
import ViewCore

extension AppleViews {
    static let shapes: [String: @MainActor () -> AnyView] = [
        "shape/builtin": {
            let uneven = RectangleCornerRadii(
                topLeading: 4, bottomLeading: 20, bottomTrailing: 4, topTrailing: 20)
            @MainActor func framed(_ name: String, _ shape: some View, _ width: CGFloat, _ height: CGFloat)
                -> some View
            {
                shape.frame(width: width, height: height).named(name)
            }
            return AnyView(
                VStack(spacing: 8) {
                    HStack(spacing: 8) {
                        framed("continuous", RoundedRectangle(cornerRadius: 16).fill(.red), 80, 50)
                        framed("circular", RoundedRectangle(cornerRadius: 16, style: .circular), 80, 50)
                        framed(
                            "elliptical", RoundedRectangle(cornerSize: CGSize(width: 24, height: 10)), 80, 50)
                        framed("uneven", UnevenRoundedRectangle(cornerRadii: uneven).fill(.red), 60, 50)
                    }.named("row1")
                    HStack(spacing: 8) {
                        framed("capsule", Capsule(), 100, 40)
                        framed("capsuleCircular", Capsule(style: .circular), 100, 40)
                        framed("capsuleTall", Capsule(), 30, 60)
                        Circle().fill(.red).named("circleWide").frame(width: 70, height: 40)
                    }.named("row2")
                    HStack(spacing: 8) {
                        framed("ellipse", Ellipse(), 90, 40)
                        framed("rect", Rectangle(), 60, 40)
                        framed("clamped", RoundedRectangle(cornerRadius: 40), 60, 40)
                        AnyShape(Circle()).fill(.red).named("any").frame(width: 60, height: 40)
                    }.named("row3")
                }.named("stack"))
        },
        "shape/modifiers": {
            @MainActor func offered(_ name: String, _ shape: some View) -> some View {
                shape.named(name).frame(width: 60, height: 40)
            }
            let sheared = CGAffineTransform(a: 1, b: 0, c: 0.5, d: 1, tx: 0, ty: 0)
            return AnyView(
                VStack(spacing: 8) {
                    HStack(spacing: 8) {
                        offered("scaled", Circle().scale(0.5).fill(.red))
                        offered("offset", Circle().offset(x: 10, y: 5).fill(.red))
                        offered("rotated", Rectangle().rotation(.degrees(30)).fill(.red))
                        offered("sheared", Rectangle().transform(sheared).fill(.red))
                        offered("sized", Rectangle().size(width: 30, height: 20).fill(.red))
                    }.named("row1")
                    HStack(spacing: 8) {
                        offered("trimmed", Circle().trim(from: 0.25, to: 1).stroke(.red, lineWidth: 4))
                        offered("inset", RoundedRectangle(cornerRadius: 12).inset(by: 5).fill(.red))
                        offered(
                            "strokedOffset", Rectangle().stroke(lineWidth: 3).offset(x: 3, y: 3).fill(.red))
                        offered("anchored", Circle().scale(x: 1.5, y: 0.5, anchor: .topLeading).fill(.red))
                        offered("insetStroke", Ellipse().inset(by: 4).stroke(.red, lineWidth: 2))
                    }.named("row2")
                    HStack(spacing: 8) {
                        Circle().offset(x: 5).fill(.red).named("offsetIdeal")
                        Rectangle().size(width: 30, height: 20).fill(.red).named("sizedIdeal")
                        Path(CGRect(x: 0, y: 0, width: 24, height: 16)).fill(.red).named("pathIdeal")
                        Circle().trim(from: 0, to: 0.5).fill(.red).named("trimIdeal")
                    }.fixedSize().named("row3")
                }.named("stack"))
        },
        "shape/layout": {
            AnyView(
                VStack(spacing: 8) {
                    HStack(spacing: 0) {
                        Circle().fill(.red).named("c1")
                        Ellipse().fill(.red).named("e1")
                        Capsule().fill(.red).named("cap1")
                        Circle().stroke(lineWidth: 2).named("strokedFlex")
                    }.frame(height: 40).named("row1")
                    HStack(spacing: 4) {
                        Rectangle().fill(.red).named("r1")
                        Rectangle().fill(.red).frame(width: 40).named("r2")
                        Capsule().fill(.red).frame(width: 20).named("capsuleFixedWidth")
                        RoundedRectangle(cornerRadius: 4).fill(.red).frame(maxWidth: 50).named("maxWidth")
                    }.frame(width: 200, height: 30).named("row2")
                    HStack(spacing: 4) {
                        Rectangle().fill(.red).fixedSize().named("ideal")
                        Circle().fill(.red).fixedSize().named("circleIdeal")
                        Circle().strokeBorder(lineWidth: 2).fixedSize().named("strokedIdeal")
                        VStack(spacing: 0) {
                            Circle().fill(.red).named("vCircle")
                            Rectangle().fill(.red).named("vRect")
                        }.frame(width: 60, height: 100).named("column")
                    }.named("row3")
                }.named("stack"))
        },
    ]

    static let strokes: [String: @MainActor () -> AnyView] = [
        "shape/stroke": {
            @MainActor func square(_ name: String, _ shape: some View) -> some View {
                shape.named(name).frame(width: 50, height: 50)
            }
            @MainActor func wide(_ name: String, _ width: CGFloat, _ shape: some View) -> some View {
                shape.frame(width: width, height: 40).named(name)
            }
            let line = Path { path in
                path.move(to: CGPoint(x: 4, y: 30))
                path.addLine(to: CGPoint(x: 30, y: 4))
                path.addLine(to: CGPoint(x: 60, y: 30))
            }
            let dashes = StrokeStyle(lineWidth: 3, dash: [8, 4])
            return AnyView(
                VStack(spacing: 12) {
                    HStack(spacing: 8) {
                        square("stroke", Circle().stroke(.red, lineWidth: 4))
                        square("strokeBorder", Circle().strokeBorder(.red, lineWidth: 4))
                        square("strokeShape", Circle().stroke(lineWidth: 6))
                        square("fillStroke", Circle().fill(.red).stroke(.blue, lineWidth: 3))
                        square("strokeFill", Circle().stroke(.blue, lineWidth: 3).fill(.red))
                    }.named("row1")
                    HStack(spacing: 8) {
                        wide("dashed", 80, RoundedRectangle(cornerRadius: 8).stroke(.red, style: dashes))
                        wide("dots", 80, Rectangle().stroke(.red, style: dashes))
                        wide("capsuleDash", 80, Capsule().strokeBorder(.red, style: dashes))
                    }.named("row2")
                    HStack(spacing: 8) {
                        wide("miter", 70, line.stroke(.red, style: StrokeStyle(lineWidth: 6)))
                        wide(
                            "round", 70, line.stroke(.red, style: StrokeStyle(lineWidth: 6, lineJoin: .round))
                        )
                        wide(
                            "bevel", 70, line.stroke(.red, style: StrokeStyle(lineWidth: 6, lineJoin: .bevel))
                        )
                    }.named("row3")
                }.named("stack"))
        },
        "shape/path": {
            @MainActor func framed(_ name: String) -> some View {
                Path(ellipseIn: CGRect(x: 4, y: 4, width: 52, height: 52)).fill(.red)
                    .frame(width: 60, height: 60).named(name)
            }
            return AnyView(
                VStack(spacing: 8) {
                    HStack(spacing: 8) {
                        framed("triangle"); framed("pie"); framed("pieClockwise"); framed("ring")
                    }.named("row1")
                    HStack(spacing: 8) {
                        framed("curves"); framed("starNonzero"); framed("starEvenOdd"); framed("parsed")
                        framed("rounded")
                    }.named("row2")
                }.named("stack"))
        },
        "shape/border": {
            AnyView(
                VStack(spacing: 8) {
                    HStack(spacing: 8) {
                        text("textInner", 31).border(.red).named("text")
                        Text(verbatim: word(31)).padding(6).border(.red, width: 3).named("padded")
                        Text(verbatim: word(17.5)).border(.red, width: 8).named("thick")
                        Text(verbatim: word(18.5)).border(.red, width: 0).named("zero")
                    }.named("row1")
                    HStack(spacing: 8) {
                        Color.red.frame(width: 60, height: 30).border(.black).named("color")
                        Color.red.frame(width: 60, height: 30).border(.black, width: 2).padding(4)
                            .border(.blue).named("nested")
                        Circle().fill(.red).frame(width: 30, height: 30).border(.blue, width: 2)
                            .named("circle")
                    }.named("row2")
                }.named("stack"))
        },
    ]
}
