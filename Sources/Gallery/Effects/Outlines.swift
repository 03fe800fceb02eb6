import SwiftUI

/// Every shape, filled.
struct Shapes: View {
    private static var shapes: [(String, AnyShape)] {
        [
            ("Rectangle", AnyShape(Rectangle())),
            ("continuous 14", AnyShape(RoundedRectangle(cornerRadius: 14))),
            ("circular 14", AnyShape(RoundedRectangle(cornerRadius: 14, style: .circular))),
            (
                "uneven",
                AnyShape(
                    UnevenRoundedRectangle(
                        topLeadingRadius: 22, bottomLeadingRadius: 0, bottomTrailingRadius: 22,
                        topTrailingRadius: 6))
            ),
            ("Capsule", AnyShape(Capsule())), ("Circle", AnyShape(Circle())),
            ("Ellipse", AnyShape(Ellipse())),
            ("non-zero", AnyShape(Star(points: 5))),
            ("rotated", AnyShape(Rectangle().inset(by: 12).rotation(.degrees(30)))),
            ("scaled", AnyShape(Ellipse().scale(x: 0.5, y: 1))),
            ("offset", AnyShape(Rectangle().inset(by: 8).offset(x: 8, y: -8))),
            ("trimmed", AnyShape(Circle().trim(from: 0.1, to: 0.7))),
        ]
    }

    var body: some View {
        SwatchGrid(values: Shapes.shapes) {
            $0.0
        } content: {
            $0.1.fill(.blue).frame(width: 60, height: 44)
        }
    }
}

/// Outlines that cross themselves, by both rules.
struct FillRules: View {
    var body: some View {
        SwatchGrid(values: [5, 7], columns: 2) {
            "\($0) points"
        } content: { points in
            HStack(spacing: 6) {
                Star(points: points).fill(.purple)
                Star(points: points).fill(.purple, style: FillStyle(eoFill: true))
            }
            .frame(width: 106, height: 50)
        }
    }
}

/// A corner and two ends, once as they are drawn and once as the line in their middle.
private struct Bend: Shape {
    var height = 0.8

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
        path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - rect.height * height))
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        return path
    }
}

/// Caps, joins and the limit of mitres.
struct CapsAndJoins: View {
    private func bend(_ style: StrokeStyle, height: Double = 0.8) -> some View {
        Bend(height: height).stroke(.orange, style: style)
            .overlay(Bend(height: height).stroke(.black, lineWidth: 1))
            .frame(width: 50, height: 32)
            .padding(8)
    }

    var body: some View {
        VStack(spacing: 4) {
            HStack(spacing: 8) {
                Swatch(name: "butt, miter") { bend(StrokeStyle(lineWidth: 12)) }
                Swatch(name: "round, round") {
                    bend(StrokeStyle(lineWidth: 12, lineCap: .round, lineJoin: .round))
                }
                Swatch(name: "square, bevel") {
                    bend(StrokeStyle(lineWidth: 12, lineCap: .square, lineJoin: .bevel))
                }
            }
            HStack(spacing: 8) {
                ForEach([1.2, 1.3, 1.4], id: \.self) { limit in
                    Swatch(name: "miter limit \(limit)") {
                        bend(StrokeStyle(lineWidth: 12, miterLimit: CGFloat(limit)), height: 0.7)
                    }
                }
            }
        }
        .padding(8)
    }
}

/// Dashes with phases and caps, around a shape and along a line.
struct Dashes: View {
    private static let styles: [(String, StrokeStyle)] = [
        ("[8]", StrokeStyle(lineWidth: 4, dash: [8])),
        ("[8], phase 4", StrokeStyle(lineWidth: 4, dash: [8], dashPhase: 4)),
        ("[8], phase −4", StrokeStyle(lineWidth: 4, dash: [8], dashPhase: -4)),
        ("[12, 4, 2, 4]", StrokeStyle(lineWidth: 4, dash: [12, 4, 2, 4])),
        ("[0, 8], round", StrokeStyle(lineWidth: 4, lineCap: .round, dash: [0, 8])),
        ("[6, 3, 1]", StrokeStyle(lineWidth: 4, dash: [6, 3, 1])),
    ]

    var body: some View {
        SwatchGrid(values: Dashes.styles, columns: 3) {
            $0.0
        } content: { style in
            VStack(spacing: 6) {
                Rectangle().frame(width: 84, height: 0).overlay(Bend(height: 0).stroke(.blue, style: style.1))
                RoundedRectangle(cornerRadius: 8).stroke(.blue, style: style.1).frame(width: 80, height: 34)
            }
            .padding(3)
        }
    }
}

/// Strokes on the edge and inside of it, borders, and parts of an outline.
struct BordersAndTrims: View {
    var body: some View {
        VStack(spacing: 8) {
            HStack(spacing: 14) {
                Swatch(name: "stroke 8") {
                    frame(RoundedRectangle(cornerRadius: 10).stroke(.green, lineWidth: 8))
                }
                Swatch(name: "strokeBorder 8") {
                    frame(RoundedRectangle(cornerRadius: 10).strokeBorder(.green, lineWidth: 8))
                }
                Swatch(name: "border 8") { frame(Color.clear.border(.green, width: 8)) }
            }
            HStack(spacing: 14) {
                ForEach([0.25, 0.5, 0.75, 1], id: \.self) { end in
                    Swatch(name: "to \(end)") {
                        Circle().trim(from: 0, to: end)
                            .stroke(.red, style: StrokeStyle(lineWidth: 6, lineCap: .round))
                            .frame(width: 40, height: 40).padding(4)
                    }
                }
            }
        }
        .padding(8)
    }

    /// With a line where the frame is.
    private func frame(_ view: some View) -> some View {
        view.frame(width: 64, height: 40).overlay(Rectangle().stroke(.black, lineWidth: 0.5)).padding(5)
    }
}
