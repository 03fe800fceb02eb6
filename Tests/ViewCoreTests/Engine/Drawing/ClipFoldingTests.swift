import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// Clips that cut nothing, or make one shape of another, cost no group.
struct ClipFoldingTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    private func rounded(_ frame: CGRect, _ radii: CornerRadii) -> Outline {
        .roundedRectangle(frame, radii, .circular)
    }

    /// The corner of the box comes 0.3 of the radius in: (1 - 1/√2) = 0.293 would touch the quarter circle.
    @Test func `Inside of round corners lies a box 0.3 of the radius further in`() {
        #expect(rounded(rect(0, 0, 100, 50), CornerRadii(all: 10)).innerBox == rect(3, 3, 94, 44))
        for corner in 0..<4 {
            var radii: [CGFloat] = [1, 2, 3, 4]
            radii[corner] = 20
            let made = CornerRadii(
                topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3])
            #expect(rounded(rect(7, 8, 100, 50), made).innerBox == rect(13, 14, 88, 38), "corner \(corner)")
        }
        // Of a radius past any side nothing is left.
        #expect(rounded(rect(0, 0, 10, 20), CornerRadii(all: 100)).innerBox == rect(5, 10, 0, 0))
        #expect(Outline.rectangle(rect(1, 2, 3, 4)).innerBox == rect(1, 2, 3, 4))
        #expect(Outline.path([]).innerBox.isNull)
    }

    /// A corner at 0.35 of both sides from the middle: 2 · 0.7² = 0.98 of the radius squared.
    @Test func `Inside of an ellipse lies a box 0.15 of each side further in`() {
        let box = Outline.ellipse(rect(10, 20, 100, 40)).innerBox
        #expect(box == rect(25, 26, 70, 28))
    }

    @Test func `A fill is inside of a clip that it is, or whose inner box covers it`() {
        let clip = rounded(rect(0, 0, 100, 50), CornerRadii(all: 10))
        func fill(_ outline: Outline) -> DisplayItem { .fill(outline, .solid(.black), .nonZero) }
        #expect(fill(clip).isInside(clip))
        #expect(fill(.rectangle(rect(3, 3, 94, 44))).isInside(clip))
        #expect(!fill(.rectangle(rect(2.9, 3, 94, 44))).isInside(clip))
        #expect(!fill(.rectangle(rect(3, 2.9, 94, 44))).isInside(clip))
        #expect(!fill(.rectangle(rect(3, 3, 94.1, 44))).isInside(clip))
        #expect(!fill(.rectangle(rect(3, 3, 94, 44.1))).isInside(clip))
        #expect(
            !DisplayItem.stroke(.rectangle(rect(9, 9, 9, 9)), .solid(.black), StrokePen(width: 1))
                .isInside(clip), "a line is wider than its outline")
    }

    @Test func `A rectangle that covers its clip is the clip's shape`() {
        let clip = Outline.ellipse(rect(0, 0, 10, 10))
        let paint = Paint.solid(.white)
        let large = DisplayItem.fill(.rectangle(rect(-1, 0, 11, 10)), paint, .evenOdd)
        #expect(large.absorbing(clip: clip) == .fill(clip, paint, .nonZero))
        let small = DisplayItem.fill(.rectangle(rect(1, 0, 9, 10)), paint, .nonZero)
        #expect(small.absorbing(clip: clip) == nil)
        let round = DisplayItem.fill(.ellipse(rect(-10, -10, 30, 30)), paint, .nonZero)
        #expect(round.absorbing(clip: clip) == nil)
    }

    /// 0.2 of the size before the first origin and 1.2 behind the last one, 1.1 above and 0.4 below.
    @Test func `Glyphs are thought to reach an em and a half around their origins`() {
        func run(_ origins: [(CGFloat, CGFloat)]) -> GlyphRun {
            GlyphRun(
                face: FontFace(name: "Inter"), size: 10,
                glyphs: origins.map { .init(id: 1, x: $0.0, y: $0.1) }, paint: .solid(.black), text: "")
        }
        #expect(run([]).generousBounds == .zero)
        #expect(run([(25, 30), (5, 20), (15, 40)]).generousBounds == rect(3, 9, 34, 35))
        let clip = Outline.rectangle(rect(3, 9, 34, 35))
        #expect(DisplayItem.glyphs(run([(25, 30), (5, 20), (15, 40)])).isInside(clip))
        #expect(!DisplayItem.glyphs(run([(25, 30), (4, 20), (15, 40)])).isInside(clip))
        #expect(!DisplayItem.glyphs(run([(26, 30), (5, 20), (15, 40)])).isInside(clip))
        #expect(!DisplayItem.glyphs(run([(25, 30), (5, 19), (15, 40)])).isInside(clip))
        #expect(!DisplayItem.glyphs(run([(25, 30), (5, 20), (15, 41)])).isInside(clip))
    }

    @Test func `Coordinates of ten million points and more are not drawn`() {
        let limit: CGFloat = 1e7
        func isDrawable(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> Bool {
            Outline.rectangle(rect(x, y, width, height)).isDrawable
        }
        let below = limit - 1
        #expect(isDrawable(below, -below, below, below) && isDrawable(-below, below, 0, 0))
        for place in 0..<4 {
            for value in [limit, .nan, .infinity] {
                var numbers: [CGFloat] = [0, 0, 1, 1]
                numbers[place] = value
                #expect(!isDrawable(numbers[0], numbers[1], numbers[2], numbers[3]), "\(numbers)")
            }
        }
        #expect(!isDrawable(-limit, 0, 1, 1) && !isDrawable(0, -limit, 1, 1))
    }
}
