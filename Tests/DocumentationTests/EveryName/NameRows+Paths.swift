import SwiftUI
import UIKit
import ViewCore

private let box = CGRect(x: 2, y: 3, width: 40, height: 30)
private let inner = Path(ellipseIn: CGRect(x: 10, y: 10, width: 20, height: 15))

extension NameRows {
    /// Paths: each call makes another outline than the one before it.
    static func paths(_ rows: inout NameRows) {
        rows.owner = "Path"
        func row(
            _ name: String, from start: Path = Path(box),
            _ make: @escaping @MainActor @Sendable (Path) -> Path
        ) { rows.drawn(name, from: { start.stroke(.red) }, to: { make(start).stroke(.red) }) }
        func adds(_ name: String, _ add: @escaping @MainActor @Sendable (inout Path) -> Void) {
            row(name) { path in
                var path = path
                add(&path)
                return path
            }
        }
        row("init()") { _ in Path() }
        rows.holds("description") { Path { $0.move(to: .zero) }.description == "0 0 m" }
        row("init(_:)") { _ in Path { $0.addEllipse(in: box) } }
        row("init(ellipseIn:)") { _ in Path(ellipseIn: box) }
        row("init(roundedRect:cornerRadii:style:)") { _ in
            Path(roundedRect: box, cornerRadii: RectangleCornerRadii(topLeading: 9))
        }
        row("init(roundedRect:cornerRadius:style:)") { _ in Path(roundedRect: box, cornerRadius: 9) }
        row("init(roundedRect:cornerSize:style:)") { _ in
            Path(roundedRect: box, cornerSize: CGSize(width: 4, height: 9))
        }
        adds("addArc(center:radius:startAngle:endAngle:clockwise:transform:)") {
            $0.addArc(center: .zero, radius: 9, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
        }
        adds("addArc(tangent1End:tangent2End:radius:)") {
            $0.move(to: .zero)
            $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
        }
        adds("addCurve(to:control1:control2:)") {
            $0.addCurve(to: CGPoint(x: 9, y: 9), control1: .zero, control2: CGPoint(x: 5, y: 0))
        }
        adds("addEllipse(in:transform:)") { $0.addEllipse(in: box) }
        adds("addLine(to:)") { $0.addLine(to: CGPoint(x: 20, y: 20)) }
        adds("addLines(_:)") { $0.addLines([.zero, CGPoint(x: 20, y: 20)]) }
        adds("addPath(_:transform:)") { $0.addPath(inner) }
        adds("addQuadCurve(to:control:)") { $0.addQuadCurve(to: CGPoint(x: 9, y: 9), control: .zero) }
        adds("addRect(_:transform:)") { $0.addRect(box.insetBy(dx: 3, dy: 3)) }
        adds("addRects(_:transform:)") { $0.addRects([box.insetBy(dx: 3, dy: 3)]) }
        adds("addRelativeArc(center:radius:startAngle:delta:transform:)") {
            $0.addRelativeArc(center: .zero, radius: 9, startAngle: .zero, delta: .degrees(90))
        }
        adds("addRoundedRect(in:cornerRadii:style:transform:)") {
            $0.addRoundedRect(in: box, cornerRadii: RectangleCornerRadii(topLeading: 9))
        }
        adds("addRoundedRect(in:cornerSize:style:transform:)") {
            $0.addRoundedRect(in: box, cornerSize: CGSize(width: 4, height: 9))
        }
        row("move(to:)") { _ in
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 9, y: 9))
            }
        }
        row("closeSubpath()", from: Path { $0.addLines([.zero, CGPoint(x: 9, y: 0), CGPoint(x: 9, y: 9)]) }) {
            var path = $0
            path.closeSubpath()
            return path
        }
        row("applying(_:)") { $0.applying(CGAffineTransform(scaleX: 2, y: 1)) }
        row("offsetBy(dx:dy:)") { $0.offsetBy(dx: 3, dy: 4) }
        row("strokedPath(_:)") { $0.strokedPath(StrokeStyle(lineWidth: 4)) }
        row("trimmedPath(from:to:)") { $0.trimmedPath(from: 0, to: 0.5) }
        row("intersection(_:eoFill:)") { $0.intersection(inner) }
        row("union(_:eoFill:)") { $0.union(Path(box.offsetBy(dx: 9, dy: 9))) }
        row("subtracting(_:eoFill:)") { $0.subtracting(inner) }
        row("symmetricDifference(_:eoFill:)") { $0.symmetricDifference(inner) }
        row("lineIntersection(_:eoFill:)") { $0.lineIntersection(Path(box.offsetBy(dx: 9, dy: 9))) }
        row("lineSubtraction(_:eoFill:)") { $0.lineSubtraction(Path(box.offsetBy(dx: 9, dy: 9))) }
        row("normalized(eoFill:)", from: Path { $0.addRects([box, box.offsetBy(dx: 9, dy: 9)]) }) {
            $0.normalized(eoFill: false)
        }
        rows.holds("boundingRect") { Path(box).boundingRect == box }
        rows.holds("contains(_:eoFill:)") { Path(box).contains(CGPoint(x: 9, y: 9)) }
        rows.holds("currentPoint") { Path { $0.move(to: CGPoint(x: 3, y: 4)) }.currentPoint?.y == 4 }
        rows.holds("isEmpty") { Path().isEmpty && !Path(box).isEmpty }
        rows.holds("cgPath") { Path(Path(box).cgPath).boundingRect == box }
        rows.holds("forEach(_:)") {
            var kinds: [String] = []
            Path {
                $0.move(to: .zero)
                $0.addLine(to: CGPoint(x: 1, y: 0))
                $0.addQuadCurve(to: CGPoint(x: 2, y: 0), control: CGPoint(x: 1, y: 1))
                $0.addCurve(to: CGPoint(x: 3, y: 0), control1: .zero, control2: .zero)
                $0.closeSubpath()
            }.forEach { kinds.append(kind($0)) }
            return kinds == ["move", "line", "quad", "curve", "close"]
        }
        for (name, element) in [
            ("closeSubpath", "close"), ("curve(to:control1:control2:)", "curve"), ("line(to:)", "line"),
            ("move(to:)", "move"), ("quadCurve(to:control:)", "quad"),
        ] {
            rows.holds("Element." + name) {
                let elements: [Path.Element] = [
                    .closeSubpath, .curve(to: .zero, control1: .zero, control2: .zero), .line(to: .zero),
                    .move(to: .zero), .quadCurve(to: .zero, control: .zero),
                ]
                return elements.contains { kind($0) == element }
            }
        }
    }

    private static func kind(_ element: Path.Element) -> String {
        switch element {
        case .move: "move"
        case .line: "line"
        case .quadCurve: "quad"
        case .curve: "curve"
        case .closeSubpath: "close"
        }
    }
}
