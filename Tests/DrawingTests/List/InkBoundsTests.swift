import Drawing
import Foundation
import Testing

@Suite struct InkBoundsTests {
    private func ink(_ items: DisplayItem...) -> [CGRect] {
        InkBounds(scale: 2) { glyph, _, size in CGRect(x: 0, y: -size, width: CGFloat(glyph), height: size) }
            .boxes(of: items)
    }

    private let box = Outline.rectangle(CGRect(x: 10, y: 20, width: 30, height: 40))

    private func isNear(_ a: CGRect?, _ b: CGRect) -> Bool {
        guard let a else { return false }
        return [a.minX - b.minX, a.minY - b.minY, a.maxX - b.maxX, a.maxY - b.maxY].allSatisfy {
            abs($0) < 0.01
        }
    }

    @Test func `A fill leaves ink where its outline is`() {
        #expect(ink(.fill(box, .solid(.black), .nonZero)) == [CGRect(x: 10, y: 20, width: 30, height: 40)])
    }

    @Test func `What is clear leaves none`() {
        #expect(ink(.fill(box, .solid(.clear), .nonZero)) == [])
        let fill = DisplayItem.fill(box, .solid(.black), .nonZero)
        #expect(ink(.group(DisplayGroup(items: [fill], opacity: 0))) == [])
    }

    @Test func `A turned circle leaves no more ink than one that is not`() {
        let circle = Outline.ellipse(CGRect(x: -50, y: -50, width: 100, height: 100))
        let turn = ProjectiveTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let found = ink(
            .group(DisplayGroup(items: [.fill(circle, .solid(.black), .nonZero)], transform: turn)))
        // The cubic approximation of a circle is off by 0.03 % of its radius.
        #expect(
            isNear(
                found.first?.insetBy(dx: 0.02, dy: 0.02),
                CGRect(x: -50, y: -50, width: 100, height: 100).insetBy(dx: 0.02, dy: 0.02))
                || (found.first?.width ?? 0) <= 100.06)
    }

    @Test func `A turned square reaches as far as its corners`() {
        let square = Outline.rectangle(CGRect(x: -10, y: -10, width: 20, height: 20))
        let turn = ProjectiveTransform(CGAffineTransform(rotationAngle: .pi / 4))
        let found = ink(
            .group(DisplayGroup(items: [.fill(square, .solid(.black), .nonZero)], transform: turn)))
        let r = 10 * 2.0.squareRoot()
        #expect(isNear(found.first, CGRect(x: -r, y: -r, width: 2 * r, height: 2 * r)))
    }

    @Test func `A stroke reaches half its width past the line, and a pointed corner farther`() {
        let pen = StrokePen(width: 4)
        #expect(
            isNear(ink(.stroke(box, .solid(.black), pen)).first, CGRect(x: 8, y: 18, width: 34, height: 44)))
        // An arrow of a right angle that points right: the tip is √2 half widths from the corner.
        let arrow = Outline.path([
            .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 10, y: 10)), .line(CGPoint(x: 0, y: 20)),
        ])
        let tip = 10 + 2 * 2.0.squareRoot()
        #expect(abs((ink(.stroke(arrow, .solid(.black), pen)).first?.maxX ?? 0) - tip) < 0.001)
        let round = StrokePen(width: 4, join: .round)
        #expect(ink(.stroke(arrow, .solid(.black), round)).first?.maxX == 12)
        // Sharper than the limit, a corner is cut flat.
        let needle = Outline.path([
            .move(CGPoint(x: 0, y: 0)), .line(CGPoint(x: 100, y: 1)), .line(CGPoint(x: 0, y: 2)),
        ])
        #expect(ink(.stroke(needle, .solid(.black), pen)).first?.maxX == 102)
    }

    @Test func `Glyphs leave ink where their boxes are`() {
        let run = GlyphRun(
            face: FontFace(name: "Inter"), size: 10,
            glyphs: [.init(id: 5, x: 0, y: 10), .init(id: 0, x: 5, y: 10)], paint: .solid(.black), text: "a ")
        #expect(ink(.glyphs(run)) == [CGRect(x: 0, y: 0, width: 5, height: 10)])
    }

    @Test func `A clip cuts ink, and so does a mask`() {
        let fill = DisplayItem.fill(box, .solid(.black), .nonZero)
        let half = Outline.rectangle(CGRect(x: 0, y: 0, width: 20, height: 100))
        #expect(
            ink(.group(DisplayGroup(items: [fill], clip: half))) == [
                CGRect(x: 10, y: 20, width: 10, height: 40)
            ])
        #expect(
            ink(.group(DisplayGroup(items: [fill], mask: [.fill(half, .solid(.black), .nonZero)])))
                == [CGRect(x: 10, y: 20, width: 10, height: 40)])
    }

    @Test func `A shadow is where it can be seen, less far the fainter it is`() {
        func reach(_ alpha: Double) -> CGFloat {
            let color = RGBA(red: 0, green: 0, blue: 0, alpha: alpha)
            let found = ink(
                .shadow(
                    DisplayShadow(
                        color: color, radius: 5, x: 0, y: 100,
                        items: [.fill(box, .solid(.black), .nonZero)])))
            return (found.map(\.maxY).max() ?? 0) - 160
        }
        // Standard deviation 5: at 3 of them nothing is drawn, and half of a 255th is seen up to 2.9.
        #expect(reach(1) > 2.5 * 5 && reach(1) <= 15)
        #expect(reach(0.1) < reach(0.5) && reach(0.1) > 5)
        // None: the view itself ends 100 points above where its shadow would.
        #expect(reach(0.001) == -100)
    }

    /// A Gaussian over a rectangle is the product of its integrals along both sides, here below the middle of the
    /// lower one.
    @Test(arguments: [(40.0, 40.0, 0.2), (2, 40, 0.5), (40, 2, 0.5), (3, 3, 0.9)])
    func `A shadow reaches to where the Gaussian's integral is half of a 255th`(
        width: Double, height: Double, alpha: Double
    ) {
        let sigma = 5.0
        func integral(_ from: Double, _ to: Double) -> Double {
            (erf(to / sigma / 2.0.squareRoot()) - erf(from / sigma / 2.0.squareRoot())) / 2
        }
        func seen(_ distance: Double) -> Double {
            alpha * 255 * integral(distance, distance + height) * integral(-width / 2, width / 2)
        }
        let shape = Outline.rectangle(CGRect(x: 0, y: 0, width: width, height: height))
        let found = ink(
            .shadow(
                DisplayShadow(
                    color: RGBA(red: 0, green: 0, blue: 0, alpha: alpha), radius: sigma, x: 0, y: 100,
                    items: [.fill(shape, .solid(.black), .nonZero)])))
        let reach = (found.map(\.maxY).max() ?? 0) - 100 - height
        // It is found in steps of a sixteenth of a deviation.
        #expect(seen(reach) < 0.5 && seen(reach - sigma / 16) >= 0.5)
    }

    @Test func `A perspective behind the viewer leaves no box`() {
        let turned = ProjectiveTransform(
            m11: 1, m12: 0, m13: 1, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: -50)
        #expect(
            ink(.group(DisplayGroup(items: [.fill(box, .solid(.black), .nonZero)], transform: turned))) == [])
    }
}
