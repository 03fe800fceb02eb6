/// How long the lines are that a page's operators draw, measured along the axes and by the corners of curves.
struct PDFPathLength {
    private var length = 0.0
    private var point = (x: 0.0, y: 0.0)
    private var start = (x: 0.0, y: 0.0)

    /// The length of what this operator strokes.
    mutating func hear(_ word: String, _ operands: [PDFObject]) -> Double {
        let numbers = operands.compactMap(\.number)
        switch word {
        case "m" where numbers.count >= 2:
            point = (numbers[0], numbers[1])
            start = point
        case "l" where numbers.count >= 2, "v" where numbers.count >= 4, "y" where numbers.count >= 4,
            "c" where numbers.count >= 6:
            for index in stride(from: 0, to: numbers.count - 1, by: 2) {
                line(to: (numbers[index], numbers[index + 1]))
            }
        case "h": line(to: start)
        case "re" where numbers.count >= 4:
            length += 2 * (abs(numbers[2]) + abs(numbers[3]))
            point = (numbers[0], numbers[1])
            start = point
        case "f", "F", "f*", "n": length = 0
        case "S", "s", "B", "B*", "b", "b*":
            line(to: start)
            defer { length = 0 }
            return length
        default: break
        }
        return 0
    }

    private mutating func line(to end: (x: Double, y: Double)) {
        length += abs(end.x - point.x) + abs(end.y - point.y)
        point = end
    }
}
