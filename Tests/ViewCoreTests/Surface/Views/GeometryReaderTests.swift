import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct GeometryReaderTests {
    @Test func `A reader takes its offer and puts its view at the top leading corner`() {
        let view = GeometryReader { _ in box("a", 20, 20) }.accessibilityIdentifier("g")
        #expect(frames(view, 200, 100) == "200x100 g(0, 0, 200, 100) a(0, 0, 20, 20)")
    }

    @Test func `A reader shares a row with a rigid view`() {
        let view = HStack(spacing: 0) {
            GeometryReader { _ in EmptyView() }.accessibilityIdentifier("g")
            box("a", 60, 20)
        }
        #expect(frames(view, 200, 100) == "200x100 g(0, 0, 140, 100) a(140, 40, 60, 20)")
    }

    @Test func `Without an offer a reader is 10 by 10`() {
        #expect(frames(GeometryReader { _ in rect("a") }) == "10x10 a(0, 0, 10, 10)")
    }

    @Test func `The proxy knows the size`() {
        let view = GeometryReader { proxy in
            rect("a").frame(width: proxy.size.width / 2, height: proxy.size.height / 4)
        }
        #expect(frames(view, 80, 40) == "80x40 a(0, 0, 40, 10)")
    }

    @Test func `Several views of a reader lie on each other`() {
        let view = GeometryReader { _ in
            box("a", 20, 20)
            rect("b")
        }
        #expect(frames(view, 40, 30) == "40x30 a(0, 0, 20, 20) b(0, 0, 40, 30)")
    }

    @Test func `The global frame is that in the picture`() {
        var seen = CGRect.zero
        let view = HStack(spacing: 0) {
            box("a", 30, 10)
            GeometryReader { proxy in
                let _ = seen = proxy.frame(in: .global)
                EmptyView()
            }
        }
        _ = Laid(view, 100, 10)
        #expect(seen == CGRect(x: 30, y: 0, width: 70, height: 10))
    }

    @Test func `The local frame starts at zero`() {
        var seen = CGRect.null
        _ = Laid(
            GeometryReader { proxy in
                let _ = seen = proxy.frame(in: .local)
                EmptyView()
            }.padding(5), 100, 10)
        #expect(seen == CGRect(x: 0, y: 0, width: 90, height: 0))
    }

    @Test func `A named frame is relative to the view that bears the name`() {
        var seen = CGRect.zero
        let view = HStack(spacing: 0) {
            box("a", 30, 10)
            HStack(spacing: 0) {
                box("b", 20, 10)
                GeometryReader { proxy in
                    let _ = seen = proxy.frame(in: .named("inner"))
                    EmptyView()
                }
            }.coordinateSpace(name: "inner")
        }
        _ = Laid(view, 100, 10)
        #expect(seen == CGRect(x: 20, y: 0, width: 50, height: 10))
    }

    @Test func `The bounds of a named space are seen from the reader`() {
        var seen: CGRect?
        let view = GeometryReader { proxy in
            let _ = seen = proxy.bounds(of: .named("box"))
            EmptyView()
        }.padding(10).coordinateSpace(.named("box"))
        _ = Laid(view, 100, 50)
        #expect(seen == CGRect(x: -10, y: -10, width: 100, height: 50))
    }

    @Test func `Bounds of a name that nothing bears are nil`() {
        var seen: CGRect? = .zero
        _ = Laid(
            GeometryReader { proxy in
                let _ = seen = proxy.bounds(of: .named("nowhere"))
                EmptyView()
            }, 10, 10)
        #expect(seen == nil)
    }

    @Test func `From right to left the global frame is the mirrored one`() {
        var seen = CGRect.zero
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let view = HStack(spacing: 0) {
            box("a", 30, 10)
            GeometryReader { proxy in
                let _ = seen = proxy.frame(in: .global)
                box("b", 5, 5)
            }
        }
        let laid = Laid(view, 100, 10, in: environment)
        #expect(seen == CGRect(x: 0, y: 0, width: 70, height: 10))
        #expect(laid.text == "100x10 a(70, 0, 30, 10) b(65, 0, 5, 5)")
    }

    @Test func `State inside of a reader lives on between passes`() {
        struct Counter: View {
            @State private var count = 0
            var body: some View {
                box("a", CGFloat(10 * (count + 1)), 10).onAppear { count = 2 }
            }
        }
        #expect(frames(GeometryReader { _ in Counter() }, 50, 50) == "50x50 a(0, 0, 30, 10)")
    }

    @Test func `A reader inside of a reader gets the inner size`() {
        let view = GeometryReader { outer in
            GeometryReader { inner in
                box("a", inner.size.width + outer.size.width, 1)
            }.frame(width: 10, height: 10)
        }
        #expect(frames(view, 30, 30) == "30x30 a(0, 0, 40, 1)")
    }

    @Test func `onGeometryChange reports the first value and each change`() {
        struct Widening: View {
            let notes: Notes
            @State private var width: CGFloat = 10
            var body: some View {
                box("a", width, 10)
                    .onGeometryChange(for: CGFloat.self, of: { $0.size.width }) { old, new in
                        notes.all.append("\(Int(old))>\(Int(new))")
                        if width < 30 { width += 10 }
                    }
            }
        }
        let notes = Notes()
        #expect(frames(Widening(notes: notes)) == "30x10 a(0, 0, 30, 10)")
        #expect(notes.all == ["10>10", "10>20", "20>30"])
    }

    @Test func `A left-to-right island from right to left keeps its order`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let island = HStack(spacing: 0) {
            box("a", 10, 10); box("b", 20, 10)
        }
        .environment(\.layoutDirection, .leftToRight)
        let view = HStack(spacing: 0) {
            island; box("c", 5, 10)
        }
        #expect(
            frames(view, in: environment)
                == "35x10 a(5, 0, 10, 10) b(15, 0, 20, 10) c(0, 0, 5, 10)")
    }
}
