import Drawing
import Foundation

// The text of a path is what SwiftUI's documentation of `Path.description` and `Path.init(_: String)` names: coordinates,
// each before the letter of what is done with them.

extension Path: LosslessStringConvertible {
    /// `0 0 m 10 0 l 10 5 15 5 q 1 1 2 2 3 3 c h`: move, line, curves with their control points first, and close.
    ///
    /// Numbers are as short as they can be without becoming others.
    public var description: String {
        outline.elements.map { element in
            switch element {
            case .move(let point): Path.words([point], "m")
            case .line(let point): Path.words([point], "l")
            case .quadratic(let point, let control): Path.words([control, point], "q")
            case .cubic(let point, let first, let second): Path.words([first, second, point], "c")
            case .close: "h"
            }
        }.joined(separator: " ")
    }

    private static func words(_ points: [CGPoint], _ letter: String) -> String {
        (points.flatMap { [$0.x, $0.y] }.map(number) + [letter]).joined(separator: " ")
    }

    private static func number(_ value: CGFloat) -> String {
        // Minus nothing is nothing.
        let text = "\(Double(value) + 0)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }

    /// The path that a description is of, with `x y width height re` for a rectangle besides; `nil` where the text is none:
    /// where a letter has too few numbers or too many, a number is not finite, or a line has nothing to go on from.
    public init?(_ string: String) {
        var path = Path()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                guard number.isFinite, numbers.count < 6 else { return nil }
                numbers.append(number)
            } else {
                guard path.add(word, numbers) else { return nil }
                numbers = []
            }
        }
        guard numbers.isEmpty else { return nil }
        self = path
    }

    /// Does what a letter says; `false` where it cannot be done with these numbers.
    private mutating func add(_ letter: Substring, _ numbers: [CGFloat]) -> Bool {
        func point(_ place: Int) -> CGPoint {
            CGPoint(x: numbers[2 * place], y: numbers[2 * place + 1])
        }
        let isBegun = currentPoint != nil
        switch (letter, numbers.count, isBegun) {
        case ("m", 2, _): move(to: point(0))
        case ("l", 2, true): addLine(to: point(0))
        case ("q", 4, true): addQuadCurve(to: point(1), control: point(0))
        case ("c", 6, true): addCurve(to: point(2), control1: point(0), control2: point(1))
        case ("h", 0, true): closeSubpath()
        case ("re", 4, _):
            addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
        default: return false
        }
        return true
    }
}
