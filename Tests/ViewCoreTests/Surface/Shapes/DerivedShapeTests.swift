import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Frames that were measured on Apple's systems: which shapes made of a circle are square.
@MainActor struct DerivedShapeTests {
    private func size<V: View>(_ view: V) -> String { frames(view.id("it"), 60, 40) }

    @Test func `What is made of a circle takes what it is offered`() {
        let circle = Circle()
        let wide = frames(Rectangle().id("it"), 60, 40)
        #expect(size(circle.scale(0.5)) == wide)
        #expect(size(circle.offset(x: 3)) == wide)
        #expect(size(circle.rotation(.degrees(20))) == wide)
        #expect(size(circle.transform(CGAffineTransform(scaleX: 2, y: 1))) == wide)
        #expect(size(circle.size(width: 10, height: 10)) == wide)
        #expect(size(circle.inset(by: 2)) == wide)
        #expect(size(circle.strokeBorder(.red)) == wide)
    }

    @Test func `A part of its line, its line and a hidden type keep it square`() {
        let circle = Circle()
        let square = frames(Rectangle().frame(width: 40, height: 40).id("it"), 60, 40)
        #expect(size(circle.trim(from: 0, to: 0.5)) == square)
        #expect(size(circle.stroke(.red)) == square)
        #expect(size(circle.stroke(lineWidth: 2)) == square)
        #expect(size(AnyShape(circle)) == square)
        #expect(size(circle.fill(.red)) == square)
    }

    @Test(arguments: [false, true]) func `A fill on a line fills the whole shape, over the line`(
        isBorder: Bool
    ) {
        let view =
            isBorder
            ? AnyView(Circle().strokeBorder(.red, lineWidth: 4).fill(.blue))
            : AnyView(Circle().stroke(.red, lineWidth: 4).fill(.blue))
        let items = layOut(view, 20, 20).list.items
        guard items.count == 2, case .stroke(let line, _, let pen) = items[0],
            case .fill(let whole, _, _) = items[1]
        else {
            Issue.record("a line and a fill, not \(items)")
            return
        }
        #expect(pen.width == 4 && whole.bounds.size == CGSize(width: 20, height: 20))
        #expect(line.bounds.width == (isBorder ? 16 : 20))
        _ = Circle().stroke(.red).stroke(.blue).strokeBorder(.green).fill(.black)
    }

    /// Of each of its two sides a corner has half, or what the neighbour leaves, whichever is more.
    @Test(
        arguments: [
            // Alone in 100 × 50 a corner may have the whole shorter side.
            ([80, 0, 0, 0], [50, 0, 0, 0]),
            ([80, 10, 0, 0], [50, 10, 0, 0]),
            // Two on the left side share it.
            ([80, 0, 0, 80], [25, 0, 0, 25]),
            ([40, 0, 0, 10], [40, 0, 0, 10]),
            ([80, 0, 0, 10], [40, 0, 0, 10]),
            // Two on the upper side have half of it, and all of the sides down.
            ([80, 80, 0, 0], [50, 50, 0, 0]),
            ([30, 70, 0, 0], [30, 50, 0, 0]),
            ([80, 0, 80, 0], [50, 0, 50, 0]),
            ([80, 80, 80, 80], [25, 25, 25, 25]),
        ] as [([CGFloat], [CGFloat])])
    func `Corners of their own have what their sides leave`(asked: [CGFloat], given: [CGFloat]) {
        func corners(_ radii: [CGFloat]) -> RectangleCornerRadii {
            RectangleCornerRadii(
                topLeading: radii[0], bottomLeading: radii[3], bottomTrailing: radii[2],
                topTrailing: radii[1])
        }
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        func path(_ radii: [CGFloat]) -> Path {
            UnevenRoundedRectangle(cornerRadii: corners(radii), style: .circular).path(in: rect)
        }
        #expect(path(asked) == path(given))
    }

    @Test func `The path of a shape that is a line is the outline of that line`() {
        let box = CGRect(x: 0, y: 0, width: 40, height: 40)
        let middle = CGPoint(x: 20, y: 20)
        let onLine = CGPoint(x: 1, y: 20)
        let line = Circle().stroke(lineWidth: 6)
        let shapes: [any Shape] = [
            line, AnyShape(line), line.offset(x: 0), line.rotation(.degrees(90)), line.union(line),
        ]
        for shape in shapes {
            let path = shape.path(in: box)
            #expect(path.contains(onLine) && !path.contains(middle), "\(shape)")
        }
        let hole = Rectangle().subtracting(line).path(in: box)
        #expect(hole.contains(middle) && !hole.contains(onLine))
    }

    @Test func `A line around a line follows both of its edges`() {
        let items = layOut(Circle().stroke(lineWidth: 12).stroke(.red, lineWidth: 1), 60, 60).list.items
        guard case .stroke(let outline, _, let pen)? = items.first else {
            Issue.record("a line, not \(items)")
            return
        }
        #expect(pen.width == 1)
        #expect(outline.elements.filter { if case .move = $0 { true } else { false } }.count == 2)
    }

    /// A quarter of an ellipse, or the continuous corner stretched, turns one way and never back.
    @Test(
        arguments: [(40.0, 12.0), (20, 40), (30, 10), (20, 10)], [RoundedCornerStyle.continuous, .circular])
    func `A corner that is wider than high has no kink`(size: (Double, Double), style: RoundedCornerStyle) {
        let shape = RoundedRectangle(cornerSize: CGSize(width: size.0, height: size.1), style: style)
        var points: [CGPoint] = []
        shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50)).forEach { element in
            switch element {
            case .move(let to), .line(let to): points.append(to)
            case .curve(let to, let c1, let c2): points += [c1, c2, to]
            default: break
            }
        }
        for (a, (b, c)) in zip(points, zip(points.dropFirst(), points.dropFirst(2))) {
            let lengths = hypot(b.x - a.x, b.y - a.y) * hypot(c.x - b.x, c.y - b.y)
            guard lengths > 1e-6 else { continue }
            let turn = ((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) / lengths
            // Two degrees: the control points of the system's own corner, where it has little room, turn back by less.
            #expect(turn >= -0.035, "at \(b)")
        }
    }
}
