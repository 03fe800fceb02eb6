import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What `defaultScrollAnchor` shows: Documentation/Rules/layout-rules.md, section 12.
@MainActor struct ScrollAnchorTests {
    @Test(
        arguments: [(.top, 0), (.center, -50), (.bottom, -100), (UnitPoint(x: 0, y: 0.25), -25), (nil, 0)]
            as [(UnitPoint?, CGFloat)])
    func `Content that is longer is shown from where the anchor says`(_ anchor: UnitPoint?, _ y: CGFloat) {
        let view = ScrollView { box("a", 30, 150) }.defaultScrollAnchor(anchor)
        #expect(frames(view, 30, 50) == "30x50 a(0, \(shortNumber(y)), 30, 150)")
    }

    @Test(arguments: [(.top, 0), (.center, 20), (.bottom, 40)] as [(UnitPoint, CGFloat)])
    func `Content that is shorter stands where the anchor says`(_ anchor: UnitPoint, _ y: CGFloat) {
        let expected = "30x50 a(0, \(shortNumber(y)), 30, 10)"
        let view = ScrollView { box("a", 30, 10) }
        #expect(frames(view.defaultScrollAnchor(anchor), 30, 50) == expected)
        #expect(frames(view.defaultScrollAnchor(anchor, for: .alignment), 30, 50) == expected)
    }

    @Test func `A role's anchor counts for that role alone, and before the one for all`() {
        let (long, short) = (ScrollView { box("a", 30, 150) }, ScrollView { box("a", 30, 10) })
        #expect(frames(long.defaultScrollAnchor(.bottom, for: .alignment), 30, 50).contains("a(0, 0,"))
        #expect(frames(long.defaultScrollAnchor(.bottom, for: .sizeChanges), 30, 50).contains("a(0, 0,"))
        #expect(frames(long.defaultScrollAnchor(.bottom, for: .initialOffset), 30, 50).contains("a(0, -100,"))
        #expect(frames(short.defaultScrollAnchor(.bottom, for: .initialOffset), 30, 50).contains("a(0, 0,"))
        let both = short.defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
        #expect(frames(both, 30, 50).contains("a(0, 20,"))
        let other = long.defaultScrollAnchor(.bottom).defaultScrollAnchor(.center, for: .alignment)
        #expect(frames(other, 30, 50).contains("a(0, -100,"))
    }

    @Test func `Each axis that scrolls has its part of the anchor`() {
        let content = box("a", 90, 70)
        #expect(
            frames(
                ScrollView([.horizontal, .vertical]) { content }.defaultScrollAnchor(.bottomTrailing), 50, 50)
                == "50x50 a(-40, -20, 90, 70)")
        #expect(
            frames(ScrollView(.horizontal) { content }.defaultScrollAnchor(.bottomTrailing), 50, 50)
                == "50x70 a(-40, 0, 90, 70)")
    }

    @Test func `Margins belong to the content that is shown`() {
        let view = ScrollView { box("a", 30, 150) }.contentMargins(.vertical, 10).defaultScrollAnchor(.bottom)
        #expect(frames(view, 30, 50) == "30x50 a(0, -110, 30, 150)")
    }

    @Test func `An anchor is one of the scroll view that it is written on`() {
        let view = ScrollView {
            ScrollView { box("a", 30, 40) }.frame(height: 20)
        }.defaultScrollAnchor(.bottom)
        #expect(frames(view, 30, 50) == "30x50 a(0, 30, 30, 40)")
    }

    @Test func `An anchor without a place is the start`() {
        let view = ScrollView { box("a", 30, 150) }.defaultScrollAnchor(UnitPoint(x: .nan, y: .nan))
        #expect(frames(view, 30, 50) == "30x50 a(0, 0, 30, 150)")
        let far = ScrollView { box("a", 30, 150) }.defaultScrollAnchor(UnitPoint(x: 0, y: 9))
        #expect(frames(far, 30, 50) == "30x50 a(0, -100, 30, 150)")
    }
}
