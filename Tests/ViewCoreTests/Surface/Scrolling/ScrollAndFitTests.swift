import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct ScrollAndFitTests {
    @Test func `A scroll view takes the offer along its axis and its content's size across`() {
        let view = ScrollView { box("a", 40, 500) }.accessibilityIdentifier("s")
        #expect(frames(view, 100, 200) == "40x200 s(0, 0, 40, 200) a(0, 0, 40, 500)")
    }

    @Test func `Content of a scroll view has its ideal length along the axis`() {
        #expect(frames(ScrollView { rect("a") }, 100, 200) == "100x200 a(0, 0, 100, 10)")
        #expect(
            frames(ScrollView(.horizontal) { rect("a") }, 100, 200) == "100x200 a(0, 0, 10, 200)")
        #expect(
            frames(ScrollView([.horizontal, .vertical]) { rect("a") }, 100, 200)
                == "100x200 a(0, 0, 10, 10)")
    }

    @Test(
        arguments: [
            (.vertical, "30x50"), (.horizontal, "100x38"), ([.horizontal, .vertical], "100x50"),
        ] as [(Axis.Set, String)])
    func `Several views of a scroll view form a column, whichever way it scrolls`(
        _ axes: Axis.Set, _ size: String
    ) {
        #expect(
            frames(
                ScrollView(axes) {
                    box("a", 30, 10); box("b", 20, 20)
                }, 100, 50) == size + " a(0, 0, 30, 10) b(5, 18, 20, 20)")
    }

    @Test func `Content past the frame of a scroll view is cut`() {
        let laid = layOut(ScrollView { box("a", 40, 500) }, 40, 50)
        #expect(laid.list.items.count == 1)
        guard case .fill(let outline, _, _)? = laid.list.items.first else {
            Issue.record("the cut box should be a plain fill, not \(laid.list.items)")
            return
        }
        #expect(outline.bounds == CGRect(x: 0, y: 0, width: 40, height: 500) || outline.bounds.height == 50)
    }

    @Test func `A scroll view names its frame`() {
        var seen = CGRect.zero
        let view = ScrollView {
            box("a", 10, 30)
            GeometryReader { proxy in
                let _ = seen = proxy.frame(in: .scrollView)
                EmptyView()
            }
        }.padding(10)
        _ = Laid(view, 100, 100)
        #expect(seen == CGRect(x: 0, y: 38, width: 80, height: 10))
    }

    @Test func `A reader's proxy scrolls nowhere`() {
        let view = ScrollViewReader { proxy in
            ScrollView { box("a", 10, 10) }.onAppear { proxy.scrollTo("a") }
        }
        #expect(frames(view, 50, 50) == "10x50 a(0, 0, 10, 10)")
    }

    @Test func `ViewThatFits shows the first view that fits`() {
        let view = ViewThatFits(in: .horizontal) {
            words("l", "a long title")
            words("s", "short")
        }
        #expect(frames(view, 100, 40) == "50x20 s(0, 0, 50, 20)")
        #expect(frames(view, 130, 40) == "120x20 l(0, 0, 120, 20)")
    }

    @Test func `ViewThatFits shows the last view when none fits`() {
        let view = ViewThatFits {
            box("a", 100, 10); box("b", 50, 10)
        }
        #expect(frames(view, 20, 20) == "50x10 b(0, 0, 50, 10)")
    }

    @Test func `ViewThatFits tests only the axes it is told`() {
        let view = ViewThatFits(in: .vertical) {
            box("a", 100, 10); box("b", 50, 5)
        }
        #expect(frames(view, 20, 20) == "100x10 a(0, 0, 100, 10)")
    }

    @Test func `A container relative frame is as large as the tile's room`() {
        let view = box("a", 10, 10).containerRelativeFrame(.horizontal, alignment: .leading)
        #expect(frames(view, 100, 50) == "100x10 a(0, 0, 10, 10)")
    }

    @Test func `A container relative frame is as large as the scroll view around`() {
        let view = ScrollView {
            rect("a").containerRelativeFrame([.horizontal, .vertical])
        }.frame(width: 60, height: 40)
        #expect(frames(view, 200, 200) == "60x40 a(0, 0, 60, 40)")
    }

    @Test func `A container relative frame spans parts of its container`() {
        let view = ScrollView(.horizontal) {
            rect("a").containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 10)
        }
        #expect(frames(view, 130, 20) == "130x20 a(0, 0, 60, 20)")
    }

    @Test func `A container relative frame takes a function of the length`() {
        let view = rect("a").containerRelativeFrame(.vertical) { length, _ in length / 4 }
        #expect(frames(view, 100, 200) == "100x50 a(0, 0, 100, 50)")
    }

    @Test func `Without a container's length a relative frame leaves the view alone`() {
        #expect(
            frames(box("a", 10, 10).containerRelativeFrame(.horizontal)) == "10x10 a(0, 0, 10, 10)")
    }

    @Test func `A part of a scroll view is measured within the margins of its content`() {
        let view = ScrollView(.horizontal) { rect("a").containerRelativeFrame(.horizontal) }
        #expect(frames(view, 100, 20) == "100x20 a(0, 0, 100, 20)")
        #expect(frames(view.contentMargins(16), 100, 52).contains("a(16, 16, 68, "))
        #expect(
            frames(view.contentMargins(.leading, 30, for: .scrollContent), 100, 20)
                == "100x20 a(30, 0, 70, 20)")
        #expect(
            frames(view.contentMargins(.leading, 30, for: .scrollIndicators), 100, 20)
                == "100x20 a(0, 0, 100, 20)")
    }
}
