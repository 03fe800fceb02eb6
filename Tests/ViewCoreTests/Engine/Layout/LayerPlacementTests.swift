import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A layer stack places every view with its own size as the offer (Documentation/Rules/layout-rules.md,
/// section 9), and so does what is a layer stack by another name.
@MainActor struct LayerPlacementTests {
    @Test func `Without an offer a shape behind a label gets the label's size`() {
        // Measured: r 10 x 10, the words 40 x 20; so the stack is 40 x 20, and that is what r is offered.
        #expect(
            frames(
                ZStack {
                    rect("r"); words("t", "Save")
                })
                == "40x20 r(0, 0, 40, 20) t(0, 0, 40, 20)")
    }

    @Test func `With a width alone a shape behind a label gets the label's height`() {
        #expect(
            frames(
                ZStack {
                    rect("r"); words("t", "Save").padding(5)
                }, 100)
                == "100x30 r(0, 0, 100, 30) t(30, 5, 40, 20)")
    }

    @Test func `A fixed size gives the shape the label's size`() {
        #expect(
            frames(
                ZStack {
                    rect("r"); words("t", "Save")
                }.fixedSize(), 300, 200)
                == "40x20 r(0, 0, 40, 20) t(0, 0, 40, 20)")
    }

    @Test func `ZStackLayout does the same, also as AnyLayout`() {
        let expected = "40x20 r(0, 0, 40, 20) t(0, 0, 40, 20)"
        #expect(
            frames(
                ZStackLayout() {
                    rect("r"); words("t", "Save")
                }) == expected)
        #expect(
            frames(
                AnyLayout(ZStackLayout()) {
                    rect("r"); words("t", "Save")
                }) == expected)
    }

    // Offered 50 x 30: o answers 80 x 10 and r 50 x 30, together 80 x 30, which r is then offered. The stack's
    // middle is the box's: 25 - 40.
    private let layers = "o(-15, 10, 80, 10) r(-15, 0, 80, 30)"

    @Test func `Several views of an overlay are a layer stack`() {
        #expect(
            frames(
                box("a", 50, 30).overlay {
                    box("o", 80, 10); rect("r")
                })
                == "50x30 a(0, 0, 50, 30) " + layers)
    }

    @Test func `Several views of a background are a layer stack`() {
        #expect(
            frames(
                box("a", 50, 30).background {
                    box("o", 80, 10); rect("r")
                })
                == "50x30 \(layers) a(0, 0, 50, 30)")
    }

    @Test func `Several views of a mask are a layer stack`() {
        #expect(
            frames(
                box("a", 50, 30).mask {
                    box("o", 80, 10); rect("r")
                })
                == "50x30 a(0, 0, 50, 30) " + layers)
    }

    @Test func `Layers of one modifier are centred in each other and aligned as a whole`() {
        // b and c make a stack of 40 x 40, which lies in the corner; c is in the middle of it.
        let content = box("a", 100, 100)
        let layers = " b(60, 0, 40, 40) c(70, 10, 20, 20)"
        #expect(
            frames(
                content.overlay(alignment: .topTrailing) {
                    box("b", 40, 40); box("c", 20, 20)
                }) == "100x100 a(0, 0, 100, 100)" + layers)
        #expect(
            frames(
                content.background(alignment: .topTrailing) {
                    box("b", 40, 40); box("c", 20, 20)
                }) == "100x100\(layers) a(0, 0, 100, 100)")
        #expect(
            frames(
                content.mask(alignment: .topTrailing) {
                    box("b", 40, 40); box("c", 20, 20)
                }) == "100x100 a(0, 0, 100, 100)" + layers)
    }

    @Test func `A divider in a mask stands in no stack`() {
        #expect(
            frames(
                HStack {
                    box("a", 40, 20).mask { Divider().accessibilityIdentifier("d") }
                }) == "40x20 a(0, 0, 40, 20) d(0, 9.75, 40, 0.5)")
    }

    @Test func `A mask lies on the guides that its content states, as an overlay does`() {
        let expected = "50x30 a(0, 0, 50, 30) o(7, 0, 10, 10)"
        let content = box("a", 50, 30).alignmentGuide(.leading) { _ in 7 }
        #expect(frames(content.overlay(alignment: .topLeading) { box("o", 10, 10) }) == expected)
        #expect(frames(content.mask(alignment: .topLeading) { box("o", 10, 10) }) == expected)
    }

    @Test func `Guides are those of the views as they are placed`() {
        // r states its own height as its top: 10 when measured, 20 when placed.
        #expect(
            frames(
                HStack(alignment: .top) {
                    ZStack {
                        rect("r").alignmentGuide(.top) { $0.height }
                        box("b", 40, 20)
                    }.fixedSize()
                    box("c", 10, 10)
                }) == "58x30 r(0, 0, 40, 20) b(0, 0, 40, 20) c(48, 20, 10, 10)")
    }

    @Test func `Guides of ZStackLayout are those of the views as they are placed`() {
        #expect(
            frames(
                HStack(alignment: .top) {
                    ZStackLayout() {
                        rect("r").alignmentGuide(.top) { $0.height }
                        box("b", 40, 20)
                    }.fixedSize()
                    box("c", 10, 10)
                }) == "58x30 r(0, 0, 40, 20) b(0, 0, 40, 20) c(48, 20, 10, 10)")
    }

    @Test func `Views of a lower priority are offered the size that the others decide`() {
        // Only b counts. c keeps its 60, around the same middle.
        #expect(
            frames(
                ZStack {
                    rect("a"); box("c", 60, 60); box("b", 20, 10).layoutPriority(1)
                }, 100, 100)
                == "20x10 a(0, 0, 20, 10) c(-20, -25, 60, 60) b(0, 0, 20, 10)")
    }

    @Test func `Right to left the places are mirrored and the sizes the same`() {
        #expect(
            frames(
                ZStack(alignment: .topLeading) {
                    rect("r"); box("b", 30, 10); box("c", 20, 20)
                }, in: .rightToLeft)
                == "30x20 r(0, 0, 30, 20) b(0, 0, 30, 10) c(10, 0, 20, 20)")
    }

    @Test func `Words keep their line in the room that they have made themselves`() {
        #expect(
            frames(
                ZStack {
                    words("t", "Hello world"); rect("r")
                }.fixedSize(horizontal: true, vertical: false), 20, nil)
                == "110x20 t(0, 0, 110, 20) r(0, 0, 110, 20)")
    }

    @Test func `Only the deciding views say how far neighbours stay away`() {
        // Under words it would be 11.1.
        #expect(
            frames(
                VStack {
                    ZStack {
                        words("t", "one"); box("p", 30, 20).layoutPriority(1)
                    }
                    box("q", 30, 10)
                }) == "30x38 t(0, 0, 30, 20) p(0, 0, 30, 20) q(0, 28, 30, 10)")
    }
}
