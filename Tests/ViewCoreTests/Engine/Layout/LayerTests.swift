import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Views on top of each other: `ZStack`, `overlay`, `background`.
@MainActor struct LayerTests {
    @Test func `A layer stack is as large as its largest views`() {
        #expect(
            frames(
                ZStack {
                    box("a", 30, 10); box("b", 20, 40)
                })
                == "30x40 a(0, 15, 30, 10) b(5, 0, 20, 40)")
    }

    @Test func `A colour may be a layer, as a view and as a style`() {
        #expect(frames(box("a", 30, 10).overlay(Color.red).background(Color.blue)) == "30x10 a(0, 0, 30, 10)")
        #expect(frames(box("a", 30, 10).overlay(rect("b"))) == "30x10 a(0, 0, 30, 10) b(0, 0, 30, 10)")
    }

    @Test func `A layer stack without children has no size`() {
        #expect(frames(ZStack {}, 50, 50) == "0x0")
    }

    @Test func `Every layer is offered the whole room`() {
        #expect(
            frames(
                ZStack {
                    rect("a"); rect("b")
                }, 50, 40) == "50x40 a(0, 0, 50, 40) b(0, 0, 50, 40)")
    }

    @Test(arguments: [
        (Alignment.topLeading, "(0, 0, 10, 10)"), (.bottomTrailing, "(20, 30, 10, 10)"),
        (.top, "(10, 0, 10, 10)"), (.leading, "(0, 15, 10, 10)"),
    ])
    func `Layers line up where the alignment says`(_ alignment: Alignment, _ place: String) {
        #expect(
            frames(
                ZStack(alignment: alignment) {
                    box("a", 30, 40); box("b", 10, 10)
                })
                == "30x40 a(0, 0, 30, 40) b" + place)
    }

    @Test func `Only the highest priority decides the size of a layer stack`() {
        #expect(
            frames(
                ZStack {
                    rect("a"); box("b", 20, 10).layoutPriority(1)
                }, 100, 100)
                == "20x10 a(0, 0, 20, 10) b(0, 0, 20, 10)")
    }

    @Test func `A guide can push a layer out, which enlarges the stack`() {
        #expect(
            frames(
                ZStack(alignment: .topLeading) {
                    box("a", 20, 10)
                    box("b", 20, 10).alignmentGuide(.leading) { _ in -15 }
                }) == "35x10 a(0, 0, 20, 10) b(15, 0, 20, 10)")
    }

    /// The colours' values are those of iOS 18.
    private var firstPalette: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.generation = .ios18
        return environment
    }

    @Test func `Later layers are drawn on top`() {
        let items = layOut(
            ZStack {
                Color.red; Color.blue
            }, 10, 10, in: firstPalette
        ).list.items
        #expect(items.map(fill) == ["#FF3B30", "#007AFF"])
    }

    @Test func `A higher z index is drawn on top of a lower one`() {
        let items = layOut(
            ZStack {
                Color.red.zIndex(1); Color.blue
            }, 10, 10, in: firstPalette
        ).list.items
        #expect(items.map(fill) == ["#007AFF", "#FF3B30"])
    }

    @Test func `Equal z indices keep source order`() {
        let items = layOut(
            ZStack {
                Color.red.zIndex(2); Color.blue.zIndex(2)
            }, 10, 10, in: firstPalette
        ).list.items
        #expect(items.map(fill) == ["#FF3B30", "#007AFF"])
    }

    @Test func `A z index passes through a mask`() {
        let items = layOut(
            ZStack {
                Color.red.zIndex(1).mask { Color.black }; Color.blue
            }, 10, 10, in: firstPalette
        ).list.items
        #expect(fill(items[0]) == "#007AFF")
    }

    private func fill(_ item: DisplayItem) -> String {
        guard case .fill(_, .solid(let color), _) = item else { return "\(item)" }
        return color.description
    }

    // MARK: overlay and background

    @Test func `An overlay is offered the size of what it lies on`() {
        #expect(
            frames(box("a", 30, 20).overlay { rect("o") }) == "30x20 a(0, 0, 30, 20) o(0, 0, 30, 20)")
    }

    @Test func `A background is drawn first`() {
        #expect(
            frames(box("a", 30, 20).background { rect("b") }) == "30x20 b(0, 0, 30, 20) a(0, 0, 30, 20)")
    }

    @Test func `A larger overlay does not enlarge the view`() {
        #expect(
            frames(box("a", 30, 20).overlay { box("o", 50, 50) })
                == "30x20 a(0, 0, 30, 20) o(-10, -15, 50, 50)")
    }

    @Test(arguments: [
        (Alignment.topTrailing, "(20, 0, 10, 10)"), (.bottom, "(10, 10, 10, 10)"),
        (.leading, "(0, 5, 10, 10)"),
    ])
    func `An overlay sits where its alignment says`(_ alignment: Alignment, _ place: String) {
        #expect(
            frames(box("a", 30, 20).overlay(alignment: alignment) { box("o", 10, 10) })
                == "30x20 a(0, 0, 30, 20) o" + place)
    }

    @Test func `Several overlays in one builder form a layer stack`() {
        #expect(
            frames(
                box("a", 30, 20).overlay(alignment: .topLeading) {
                    box("o", 10, 10); box("p", 5, 5)
                })
                == "30x20 a(0, 0, 30, 20) o(0, 0, 10, 10) p(2.5, 2.5, 5, 5)")
    }

    @Test func `An overlay's guide moves it`() {
        #expect(
            frames(
                box("a", 30, 20).overlay(alignment: .topTrailing) {
                    box("o", 10, 10).alignmentGuide(.trailing) { $0[HorizontalAlignment.center] }
                }) == "30x20 a(0, 0, 30, 20) o(25, 0, 10, 10)")
    }

    @Test func `A background style fills the frame of the view`() {
        let items = layOut(Color.clear.frame(width: 30, height: 20).background(.red)).list.items
        #expect(
            items == [.fill(.rectangle(CGRect(x: 0, y: 0, width: 30, height: 20)), .solid(red), .nonZero)])
    }

    private var red: RGBA { Color.red.rgba(in: EnvironmentValues()) }

    @Test func `A mask takes the size of what it cuts`() {
        #expect(
            frames(box("a", 30, 20).mask { rect("m") }) == "30x20 a(0, 0, 30, 20) m(0, 0, 30, 20)")
    }
}
