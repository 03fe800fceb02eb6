import Foundation
import LayoutSupport
import Testing
import ViewCore

/// `.fixedSize`, `.position` and `.scaledToFill` inside of `ZStack`, `overlay` and `background`.
///
/// Worked by hand from Documentation/Rules/layout-rules.md, sections 6 to 9; a character is 10 wide, a line 20
/// high.
@MainActor struct ModifiersInLayersTests {
    private func endless(_ view: some View) -> CGSize { Laid(view).root.size(.infinity) }
    private let infinite = CGSize(width: CGFloat.infinity, height: .infinity)

    // MARK: fixedSize

    private var fixedInStack: some View {
        ZStack {
            rect("r"); words("t", "Hello").fixedSize(); box("b", 20, 10)
        }
    }

    @Test(
        arguments: [
            // No offer: r 10 x 10, t 50 x 20, b 20 x 10, together 50 x 20; r is placed in that.
            (nil, nil, "50x20 r(0, 0, 50, 20) t(0, 0, 50, 20) b(15, 5, 20, 10)"),
            // Roomy: r takes 100 x 60 and is the largest; t keeps 50 x 20 in the middle: (100 - 50) / 2.
            (100, 60, "100x60 r(0, 0, 100, 60) t(25, 20, 50, 20) b(40, 25, 20, 10)"),
            // Tight: r answers 30 x 10, but t stays 50 x 20; the stack is that, and r is placed in it.
            (30, 10, "50x20 r(0, 0, 50, 20) t(0, 0, 50, 20) b(15, 5, 20, 10)"),
            // A width alone: r is 100 x 10, t 50 x 20, so 100 x 20.
            (100, nil, "100x20 r(0, 0, 100, 20) t(25, 0, 50, 20) b(40, 5, 20, 10)"),
        ] as [(CGFloat?, CGFloat?, String)])
    func `A fixed size in a layer stack`(_ width: CGFloat?, _ height: CGFloat?, _ expected: String) {
        #expect(frames(fixedInStack, width, height) == expected)
    }

    @Test func `A fixed size in a layer stack without end`() {
        // Alone with a box it bounds the stack: nothing takes the infinite offer.
        let finite = ZStack {
            words("t", "Hello").fixedSize(); box("b", 20, 10)
        }
        #expect(endless(finite) == CGSize(width: 50, height: 20))
        #expect(endless(fixedInStack) == infinite)
    }

    @Test(
        arguments: [
            // p is 10 x 10, t around its middle: 5 - 25, 5 - 10.
            (nil, nil, "10x10 p(0, 0, 10, 10) t(-20, -5, 50, 20)"),
            (100, 60, "100x60 p(0, 0, 100, 60) t(25, 20, 50, 20)"),
            (30, nil, "30x10 p(0, 0, 30, 10) t(-10, -5, 50, 20)"),
        ] as [(CGFloat?, CGFloat?, String)])
    func `A fixed size in an overlay`(_ width: CGFloat?, _ height: CGFloat?, _ expected: String) {
        #expect(frames(rect("p").overlay { words("t", "Hello").fixedSize() }, width, height) == expected)
    }

    @Test(
        arguments: [
            (nil, nil, "10x10 t(-20, -5, 50, 20) p(0, 0, 10, 10)"),
            (100, 60, "100x60 t(25, 20, 50, 20) p(0, 0, 100, 60)"),
            (nil, 40, "10x40 t(-20, 10, 50, 20) p(0, 0, 10, 40)"),
        ] as [(CGFloat?, CGFloat?, String)])
    func `A fixed size in a background`(_ width: CGFloat?, _ height: CGFloat?, _ expected: String) {
        #expect(frames(rect("p").background { words("t", "Hello").fixedSize() }, width, height) == expected)
    }

    @Test func `Layers do not bound what they lie on`() {
        #expect(endless(rect("p").overlay { words("t", "Hello").fixedSize() }) == infinite)
        #expect(endless(rect("p").background { words("t", "Hello").fixedSize() }) == infinite)
        #expect(endless(box("p", 40, 30).overlay { rect("t").fixedSize() }) == CGSize(width: 40, height: 30))
        #expect(
            endless(box("p", 40, 30).background { rect("t").fixedSize() }) == CGSize(width: 40, height: 30))
    }

    // MARK: position

    private var positionInStack: some View {
        ZStack {
            rect("r"); box("a", 20, 10).position(x: 30, y: 20)
        }
    }

    @Test(
        arguments: [
            // No offer: the positioned view is as large as its content, 20 x 10, and so is the stack. a's middle
            // is at (30, 20): 30 - 10, 20 - 5.
            (nil, nil, "20x10 r(0, 0, 20, 10) a(20, 15, 20, 10)"),
            // It takes the whole offer; the point is counted from its corner.
            (100, 60, "100x60 r(0, 0, 100, 60) a(20, 15, 20, 10)"),
            (100, nil, "100x10 r(0, 0, 100, 10) a(20, 15, 20, 10)"),
            (nil, 60, "20x60 r(0, 0, 20, 60) a(20, 15, 20, 10)"),
        ] as [(CGFloat?, CGFloat?, String)])
    func `A position in a layer stack`(_ width: CGFloat?, _ height: CGFloat?, _ expected: String) {
        #expect(frames(positionInStack, width, height) == expected)
    }

    @Test func `A position in a layer stack without end takes it all`() {
        #expect(endless(positionInStack) == infinite)
    }

    @Test(arguments: [(nil, nil), (100, 60), (100, nil), (5, 5)] as [(CGFloat?, CGFloat?)])
    func `A position in an overlay is counted from the view's corner`(_ width: CGFloat?, _ height: CGFloat?) {
        // p is 40 x 30 whatever is offered, which the positioned view takes from corner to corner.
        #expect(
            frames(box("p", 40, 30).overlay { box("a", 20, 10).position(x: 30, y: 20) }, width, height)
                == "40x30 p(0, 0, 40, 30) a(20, 15, 20, 10)")
    }

    @Test(
        arguments: [
            (nil, nil, "10x10 a(20, 15, 20, 10) p(0, 0, 10, 10)"),
            (100, 60, "100x60 a(20, 15, 20, 10) p(0, 0, 100, 60)"),
            (100, nil, "100x10 a(20, 15, 20, 10) p(0, 0, 100, 10)"),
        ] as [(CGFloat?, CGFloat?, String)])
    func `A position in a background`(_ width: CGFloat?, _ height: CGFloat?, _ expected: String) {
        let view = rect("p").background { box("a", 20, 10).position(x: 30, y: 20) }
        #expect(frames(view, width, height) == expected)
        #expect(endless(view) == infinite)
    }

    // MARK: scaledToFill

    /// Twice as wide as high.
    private var wide: some View { rect("s").frame(idealWidth: 20, idealHeight: 10).scaledToFill() }

    private var fillInStack: some View {
        ZStack {
            wide; box("b", 20, 10)
        }
    }

    @Test(
        arguments: [
            (nil, nil, "20x10 s(0, 0, 20, 10) b(0, 0, 20, 10)"),
            // To cover 100 x 60 it is max(100 / 2, 60) = 60 high and 120 wide; so is the stack, and offered
            // 120 x 60 it stays that.
            (100, 60, "120x60 s(0, 0, 120, 60) b(50, 25, 20, 10)"),
            // The width governs: 100 x 50.
            (100, nil, "100x50 s(0, 0, 100, 50) b(40, 20, 20, 10)"),
            (nil, 60, "120x60 s(0, 0, 120, 60) b(50, 25, 20, 10)"),
        ] as [(CGFloat?, CGFloat?, String)])
    func `A filling view in a layer stack`(_ width: CGFloat?, _ height: CGFloat?, _ expected: String) {
        #expect(frames(fillInStack, width, height) == expected)
    }

    @Test func `A filling view in a layer stack overflows a frame on both sides`() {
        // 120 x 60 in 100 x 60: 10 over on each side.
        #expect(
            frames(fillInStack.frame(width: 100, height: 60))
                == "100x60 s(-10, 0, 120, 60) b(40, 25, 20, 10)")
        #expect(endless(fillInStack) == infinite)
    }

    @Test(arguments: [(nil, nil), (100, 60), (nil, 5), (7, nil)] as [(CGFloat?, CGFloat?)])
    func `A filling view in an overlay or a background covers the view`(_ width: CGFloat?, _ height: CGFloat?)
    {
        // To cover 40 x 30 it is max(40 / 2, 30) = 30 high and 60 wide, 10 over on each side.
        #expect(
            frames(box("p", 40, 30).overlay { wide }, width, height)
                == "40x30 p(0, 0, 40, 30) s(-10, 0, 60, 30)")
        #expect(
            frames(box("p", 40, 30).background { wide }, width, height)
                == "40x30 s(-10, 0, 60, 30) p(0, 0, 40, 30)")
    }

    @Test func `A filling layer leaves an endless offer to the view`() {
        #expect(endless(rect("p").overlay { wide }) == infinite)
        #expect(endless(box("p", 40, 30).background { wide }) == CGSize(width: 40, height: 30))
    }
}
