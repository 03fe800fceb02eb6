import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct FixedSizeAndRatioTests {
    // MARK: fixedSize

    @Test func `A fixed size is the ideal one whatever is offered`() {
        #expect(frames(words("a", "one two").fixedSize(), 40, 20) == "70x20 a(0, 0, 70, 20)")
    }

    @Test func `Fixed across, text stays on its line`() {
        #expect(
            frames(words("a", "one two").fixedSize(horizontal: true, vertical: false), 40, 20)
                == "70x20 a(0, 0, 70, 20)")
    }

    @Test func `Fixed down, text wraps to the width but is not cut`() {
        #expect(
            frames(words("a", "one two six").fixedSize(horizontal: false, vertical: true), 40, 20)
                == "30x60 a(0, 0, 30, 60)")
    }

    @Test func `Fixed on no axis changes nothing`() {
        #expect(
            frames(rect("a").fixedSize(horizontal: false, vertical: false), 40, 20)
                == "40x20 a(0, 0, 40, 20)")
    }

    @Test func `A stack with a fixed size gives its children theirs`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a"); box("b", 30, 5)
                }.fixedSize(), 400, 400)
                == "40x10 a(0, 0, 10, 10) b(10, 2.5, 30, 5)")
    }

    // MARK: aspectRatio

    @Test func `Fitted, the ratio is as large as the offer allows`() {
        #expect(
            frames(rect("a").aspectRatio(2, contentMode: .fit), 100, 100) == "100x50 a(0, 0, 100, 50)")
        #expect(
            frames(rect("a").aspectRatio(2, contentMode: .fit), 100, 20) == "40x20 a(0, 0, 40, 20)")
    }

    @Test func `Filling, the ratio covers the offer`() {
        #expect(
            frames(rect("a").aspectRatio(2, contentMode: .fill), 100, 100)
                == "200x100 a(0, 0, 200, 100)")
    }

    @Test func `With one length offered it decides the other`() {
        #expect(frames(rect("a").aspectRatio(2, contentMode: .fill), 50, nil) == "50x25 a(0, 0, 50, 25)")
        #expect(frames(rect("a").aspectRatio(2, contentMode: .fit), nil, 50) == "100x50 a(0, 0, 100, 50)")
    }

    @Test func `Without an offer the ratio does nothing`() {
        #expect(frames(rect("a").aspectRatio(2, contentMode: .fit)) == "10x10 a(0, 0, 10, 10)")
    }

    @Test func `The ratio keeps its place whatever guides the content states`() {
        let view = rect("a").alignmentGuide(HorizontalAlignment.center) { _ in 0 }
            .alignmentGuide(VerticalAlignment.center) { _ in 0 }
            .aspectRatio(1, contentMode: .fit)
        #expect(frames(view, 40, 60) == "40x40 a(0, 0, 40, 40)")
    }

    @Test func `A rigid view ignores the ratio`() {
        #expect(
            frames(box("a", 30, 10).aspectRatio(1, contentMode: .fit), 100, 100)
                == "30x10 a(0, 0, 30, 10)")
    }

    @Test func `Without a ratio the content's ideal one is kept`() {
        #expect(
            frames(rect("a").frame(idealWidth: 40, idealHeight: 10).scaledToFit(), 100, 100)
                == "100x25 a(0, 0, 100, 25)")
        #expect(
            frames(rect("a").frame(idealWidth: 40, idealHeight: 10).scaledToFill(), 100, 100)
                == "400x100 a(0, 0, 400, 100)")
    }

    @Test func `A ratio can be given as a size`() {
        #expect(
            frames(rect("a").aspectRatio(CGSize(width: 4, height: 1), contentMode: .fit), 80, 80)
                == "80x20 a(0, 0, 80, 20)")
    }

    @Test(arguments: [0, -1, CGFloat.nan, .infinity])
    func `A ratio that is none is ignored with a warning`(_ ratio: CGFloat) {
        let laid = Laid(rect("a").aspectRatio(ratio, contentMode: .fit), 40, 20)
        #expect(laid.text == "40x20 a(0, 0, 40, 20)")
        #expect(laid.warnings.count == 1)
    }

    @Test func `An infinite offer on one axis leaves the ratio to the other`() {
        #expect(
            frames(
                HStack(spacing: 0) {
                    rect("a").aspectRatio(1, contentMode: .fit)
                    rect("b")
                }, 100, 30) == "100x30 a(0, 0, 30, 30) b(30, 0, 70, 30)")
    }
}
