import Drawing
import Foundation
import Testing

@testable import Vectors

/// How paths are written: in the shortest words that say the same.
struct SVGPathTests {
    private func text(_ elements: [PathElement], scale: CGFloat = 1) -> String {
        var path = SVGPath(SVGGrid(scale: scale))
        path.add(elements)
        return path.text
    }

    private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

    /// The cubic curve that a quadratic one is: its controls lie two thirds of the way to that one's.
    private func cubic(_ from: CGPoint, _ control: CGPoint, _ to: CGPoint) -> PathElement {
        func toward(_ end: CGPoint) -> CGPoint {
            point(end.x + (control.x - end.x) * 2 / 3, end.y + (control.y - end.y) * 2 / 3)
        }
        return .cubic(to, control1: toward(from), control2: toward(to))
    }

    @Test func `A number that a sign or a second point begins has no space before it`() {
        #expect(
            text([.move(point(1.5, 0.25)), .line(point(0.5, 0)), .line(point(3, 0.5)), .line(point(3.5, 1))])
                == "m1.5.25l-1-.25 2.5.5.5.5")
        // After a whole number a point would be its own.
        #expect(text([.move(point(1, 0.25))]) == "m1 .25")
    }

    @Test func `A cubic curve that is a quadratic one is written as one`() {
        let control = point(4, 8)
        #expect(text([.move(.zero), cubic(.zero, control, point(8, 0))]) == "m0 0q4 8 8 0")
        #expect(
            text([.move(.zero), .cubic(point(8, 0), control1: point(0, 8), control2: point(8, 8))])
                == "m0 0c0 8 8 8 8 0")
    }

    @Test func `A control that lies opposite to the last one is not said`() {
        let middle = point(4, 4)
        #expect(
            text([
                .move(.zero), .quadratic(middle, control: point(0, 4)),
                .quadratic(point(8, 8), control: point(8, 4)),
            ])
                == "m0 0q0 4 4 4t4 4")
        #expect(
            text([
                .move(.zero), .cubic(middle, control1: point(1, 6), control2: point(2, 4)),
                .cubic(point(8, 0), control1: point(6, 4), control2: point(8, 3)),
            ]) == "m0 0c1 6 2 4 4 4s4-1 4-4")
        // After a line there is no last control.
        #expect(
            text([
                .move(.zero), .quadratic(middle, control: point(0, 4)), .line(point(8, 4)),
                .quadratic(point(12, 8), control: point(12, 4)),
            ]) == "m0 0q0 4 4 4h4q4 0 4 4")
    }

    @Test(arguments: [1.0, 2, 3]) func `A chain of curves stays within two steps of where it is`(
        scale: Double
    ) {
        // An uneven wave: each control is nearly opposite to the one before, so that errors would add up.
        var elements: [PathElement] = [.move(.zero)]
        var (pen, control) = (CGPoint.zero, point(1.003, 1.007))
        for index in 1...60 {
            let to = point(Double(index) * 2.0037, Double(index) * 0.0091)
            elements.append(.quadratic(to, control: control))
            (pen, control) = (to, point(2 * to.x - control.x + 0.0004, 2 * to.y - control.y - 0.0004))
        }
        let grid = SVGGrid(scale: scale)
        let read = controls(text(elements, scale: scale))
        #expect(read.count == 60 && pen.x > 100)
        for (element, read) in zip(elements.dropFirst(), read) {
            guard case .quadratic(let to, let control) = element else { continue }
            let most = grid.length(2) * 1.001
            #expect(abs(read.control.x - control.x) <= most && abs(read.control.y - control.y) <= most)
            #expect(abs(read.end.x - to.x) <= most && abs(read.end.y - to.y) <= most)
        }
    }

    /// Reads `m`, `q` and `t` as SVG 1.1, 8.3 says.
    private func controls(_ text: String) -> [(control: CGPoint, end: CGPoint)] {
        var (pen, last) = (CGPoint.zero, CGPoint.zero)
        var found: [(control: CGPoint, end: CGPoint)] = []
        for part in text.matches(of: /([mqt])([^mqt]*)/) {
            var numbers = part.2.matches(of: /-?(\d+(\.\d*)?|\.\d+)/).compactMap { Double($0.0) }
            func pair() -> CGPoint {
                defer { numbers.removeFirst(2) }
                return point(pen.x + numbers[0], pen.y + numbers[1])
            }
            while numbers.count > 1 {
                switch part.1 {
                case "m":
                    pen = pair()
                    continue
                case "q": last = pair()
                default: last = point(2 * pen.x - last.x, 2 * pen.y - last.y)
                }
                pen = pair()
                found.append((last, pen))
            }
        }
        return found
    }
}
