import Drawing
import Foundation

/// The text of a path: relative commands in their shortest forms, each number on the file's grid.
struct SVGPath {
    private(set) var text = ""
    private let grid: SVGGrid
    /// Where the pen is, and where its part began, in steps.
    private var pen = (x: 0, y: 0)
    private var start = (x: 0, y: 0)
    /// Where the pen is, not rounded.
    private var exact = CGPoint.zero
    private var exactStart = CGPoint.zero
    /// The control that the last curve had before its end, as a reader knows it.
    private var control: (x: Int, y: Int)?
    private var lastCommand: Character = " "
    private var lastHasPoint = false

    init(_ grid: SVGGrid) { self.grid = grid }

    mutating func add(_ elements: [PathElement], _ place: (CGPoint) -> CGPoint = { $0 }) {
        for element in elements {
            switch element {
            case .move(let point):
                exact = place(point)
                exactStart = exact
                // The first pair after the beginning of a path counts from its corner, too.
                let to = steps(exact)
                write("m", [to])
                (pen, start) = (to, to)
            case .line(let point):
                exact = place(point)
                line(to: steps(exact))
            case .quadratic(let point, let control):
                quadratic(to: place(point), place(control))
            case .cubic(let point, let control1, let control2):
                cubic(to: place(point), place(control1), place(control2))
            case .close:
                text += "z"
                lastCommand = "z"
                (pen, exact) = (start, exactStart)
            }
        }
    }

    /// `t` says that the control lies opposite to that of the curve before.
    private mutating func quadratic(to end: CGPoint, _ control: CGPoint) {
        let (to, middle) = (steps(end), steps(control))
        let isSmooth = lastCommand == "q" || lastCommand == "t"
        if isSmooth, let opposite, Self.areClose(opposite, middle) {
            write("t", [to])
            self.control = opposite
        } else {
            write("q", [middle, to])
            self.control = middle
        }
        (pen, exact) = (to, end)
    }

    /// `s` says that the first control lies opposite to the second one of the curve before.
    private mutating func cubic(to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        if let control = commonControl(end, control1, control2) { return quadratic(to: end, control) }
        let (to, first, second) = (steps(end), steps(control1), steps(control2))
        let isSmooth = lastCommand == "c" || lastCommand == "s"
        if isSmooth, let opposite, Self.areClose(opposite, first) {
            write("s", [second, to])
        } else {
            write("c", [first, second, to])
        }
        (control, pen, exact) = (second, to, end)
    }

    /// The control of the quadratic curve that a cubic one is; `nil` for one that is none.
    ///
    /// A font's quadratic curves come as cubic ones, whose controls lie two thirds of the way to the one that they had:
    /// `c1 = p0 + 2/3 (q - p0)`, `c2 = p1 + 2/3 (q - p1)`.
    private func commonControl(_ end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) -> CGPoint? {
        let first = CGPoint(x: (3 * control1.x - exact.x) / 2, y: (3 * control1.y - exact.y) / 2)
        let second = CGPoint(x: (3 * control2.x - end.x) / 2, y: (3 * control2.y - end.y) / 2)
        // Between the two the curve errs by up to a fourth of their distance: by a step of the grid.
        let most = grid.length(4)
        guard abs(first.x - second.x) <= most, abs(first.y - second.y) <= most else { return nil }
        return CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    }

    private var opposite: (x: Int, y: Int)? {
        control.map { (2 * pen.x - $0.x, 2 * pen.y - $0.y) }
    }

    private static func areClose(_ one: (x: Int, y: Int), _ other: (x: Int, y: Int)) -> Bool {
        abs(one.x - other.x) <= 1 && abs(one.y - other.y) <= 1
    }

    private mutating func line(to: (x: Int, y: Int)) {
        if to.y == pen.y {
            writeNumbers("h", [to.x - pen.x])
        } else if to.x == pen.x {
            writeNumbers("v", [to.y - pen.y])
        } else {
            write("l", [to])
        }
        pen = to
    }

    private func steps(_ point: CGPoint) -> (x: Int, y: Int) { (grid.steps(point.x), grid.steps(point.y)) }

    private mutating func write(_ command: Character, _ points: [(x: Int, y: Int)]) {
        writeNumbers(command, points.flatMap { [$0.x - pen.x, $0.y - pen.y] })
    }

    /// A command that comes again is not named again; `m` would be a line then. A sign or a second point says where a
    /// number begins.
    private mutating func writeNumbers(_ command: Character, _ numbers: [Int]) {
        var needsSpace = true
        if command != lastCommand || command == "m" {
            text.append(command)
            needsSpace = false
        }
        lastCommand = command
        for number in numbers {
            let word = grid.text(number)
            if needsSpace, number >= 0, !(lastHasPoint && word.hasPrefix(".")) { text.append(" ") }
            text += word
            lastHasPoint = word.contains(".")
            needsSpace = true
        }
    }
}
