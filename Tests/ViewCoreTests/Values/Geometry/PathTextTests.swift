import Drawing
import Foundation
import Testing

@testable import ViewCore

/// Paths as texts, and texts as paths.
struct PathTextTests {
    @Test func `A description has coordinates before the letter of what is done`() {
        var path = Path()
        path.move(to: CGPoint(x: 1, y: -0.0))
        path.addLine(to: CGPoint(x: 10.5, y: 0))
        path.addQuadCurve(to: CGPoint(x: 3, y: 4), control: CGPoint(x: 5, y: 6))
        path.addCurve(
            to: CGPoint(x: 1, y: 2), control1: CGPoint(x: 3, y: 4), control2: CGPoint(x: 5, y: 1e-7))
        path.closeSubpath()
        #expect(path.description == "1 0 m 10.5 0 l 5 6 3 4 q 3 4 5 1e-07 1 2 c h")
        #expect(Path().description.isEmpty)
        #expect(
            Path(CGRect(x: 0, y: 0, width: 4, height: 2)).description == "0 0 m 4 0 l 4 2 l 0 2 l h")
    }

    @Test func `A text of a path is that path, and again the text`() throws {
        for path in [
            Path(ellipseIn: CGRect(x: 0.1, y: 2, width: 30, height: 1.0 / 3)),
            Path(roundedRect: CGRect(x: 1, y: 2, width: 30, height: 40), cornerRadius: 7), Path(),
        ] {
            let read = try #require(Path(path.description))
            #expect(read.description == path.description)
        }
        #expect(Path(" 0 0 m\n3 4 l ")?.description == "0 0 m 3 4 l")
        #expect(Path("1 2 3 4 re")?.boundingRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    }

    @Test(arguments: [
        "a", "1 m", "1 2 3 m", "1 2", "0 0 l", "h", "0 0 m 1 2 3 q", "0 0 m nan 1 l", "0 0 m inf 1 l",
        "0 0 M",
        "0 0 m 1 2 3 4 5 6 7 c", "0,0 m",
    ])
    func `What is no path is none`(text: String) { #expect(Path(text) == nil) }
}
