import Drawing
import Foundation
import Testing

@testable import Vectors

/// Numbers and paths as a file spells them.
struct SVGGridTests {
    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-3, "-3"), (0.5, ".5"), (-0.25, "-.25"), (12.34, "12.34"), (1.006, "1.01"),
        (0.004, "0"), (-0.004, "0"), (100, "100"), (0.07, ".07"),
    ])
    func `Numbers have no zeros that say nothing`(_ value: Double, _ text: String) {
        #expect(SVGGrid(scale: 1).text(CGFloat(value)) == text)
    }

    @Test func `A picture of more pixels has a digit more`() {
        #expect(SVGGrid(scale: 2).text(1.2344) == "1.234")
        #expect(SVGGrid(scale: 3).text(1.0 / 3) == ".333")
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity, 1e300])
    func `Numbers that are none end nothing`(_ value: Double) {
        let text = SVGGrid(scale: 1).text(CGFloat(value))
        #expect(["0", "10000000", "-10000000"].contains(text))
        #expect(!SVGGrid.plain(value).contains("n"))
    }

    @Test func `Paths say where they go from where they are`() {
        var path = SVGPath(SVGGrid(scale: 1))
        path.add([
            .move(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 20, y: 10)), .line(CGPoint(x: 20, y: 15.5)),
            .line(CGPoint(x: 12, y: 12)), .close, .move(CGPoint(x: 0, y: 0)),
            .cubic(CGPoint(x: 3, y: 3), control1: CGPoint(x: 1, y: 0), control2: CGPoint(x: 2, y: 1)),
            .quadratic(CGPoint(x: 5, y: 3), control: CGPoint(x: 4, y: 4)),
        ])
        // The cubic curve is a quadratic one: both its controls lie two thirds of the way to 1.5, 0.
        #expect(path.text == "m10 10h10v5.5l-8-3.5zm-10-10q1.5 0 3 3 1 1 2 0")
    }

    @Test func `Rounding does not add up along a path`() {
        let third = 1.0 / 3
        let points = (0...300).map { CGPoint(x: Double($0) * third, y: Double($0 % 2)) }
        var path = SVGPath(SVGGrid(scale: 1))
        path.add([.move(points[0])] + points.dropFirst().map { .line($0) })
        // Each number is read back as it stands, and all of them lead to where the last point is.
        let numbers = path.text.replacing(/[ml]/, with: " ").replacing("-", with: " -").split(separator: " ")
            .compactMap { Double($0) }
        let ends = stride(from: 0, to: numbers.count, by: 2).reduce(0.0) { $0 + numbers[$1] }
        #expect(abs(ends - 100) < 0.006)
    }

    @Test func `Nothing of a text is a mark of the language`() {
        #expect(SVGText.escaped("<&>\"]]>") == "&lt;&amp;&gt;&quot;]]&gt;")
        #expect(SVGText.escaped("a\u{0}\u{1B}\u{FFFE}b\n") == "a\u{FFFD}\u{FFFD}\u{FFFD}b&#10;")
    }
}
