import Drawing
import Foundation

/// The text of a path: relative commands, each number on the file's grid.
struct SVGPath {
    private(set) var text = ""
    private let grid: SVGGrid
    /// Where the pen is, and where its part began, in steps.
    private var pen = (x: 0, y: 0)
    private var start = (x: 0, y: 0)
    private var lastCommand: Character = " "

    init(_ grid: SVGGrid) { self.grid = grid }

    mutating func add(_ elements: [PathElement], _ place: (CGPoint) -> CGPoint = { $0 }) {
        for element in elements {
            switch element {
            case .move(let point):
                let to = steps(place(point))
                // The first pair after the beginning of a path counts from its corner, too.
                write("m", [to])
                (pen, start) = (to, to)
            case .line(let point): line(to: steps(place(point)))
            case .quadratic(let point, let control):
                let to = steps(place(point))
                write("q", [steps(place(control)), to])
                pen = to
            case .cubic(let point, let control1, let control2):
                let to = steps(place(point))
                write("c", [steps(place(control1)), steps(place(control2)), to])
                pen = to
            case .close:
                text += "z"
                lastCommand = "z"
                pen = start
            }
        }
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

    /// A command that comes again is not named again; `m` would be a line then.
    private mutating func writeNumbers(_ command: Character, _ numbers: [Int]) {
        var needsSpace = true
        if command != lastCommand || command == "m" {
            text.append(command)
            needsSpace = false
        }
        lastCommand = command
        for number in numbers {
            if needsSpace, number >= 0 { text.append(" ") }
            text += grid.text(number)
            needsSpace = true
        }
    }
}
