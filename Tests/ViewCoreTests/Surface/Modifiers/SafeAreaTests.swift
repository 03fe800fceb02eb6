import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct SafeAreaTests {
    private var phone: EnvironmentValues {
        var environment = EnvironmentValues()
        environment.rootSafeAreaInsets = EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
        return environment
    }

    @Test func `The root safe area makes the room smaller`() {
        #expect(frames(rect("a"), 100, 100, in: phone) == "100x100 a(0, 20, 100, 70)")
    }

    @Test func `A view that ignores the safe area reaches the edges it touches`() {
        #expect(
            frames(rect("a").ignoresSafeArea(), 100, 100, in: phone) == "100x100 a(0, 0, 100, 100)")
        #expect(
            frames(rect("a").ignoresSafeArea(edges: .top), 100, 100, in: phone)
                == "100x100 a(0, 0, 100, 90)")
    }

    @Test func `A view that touches no edge stays where it is`() {
        let view = VStack(spacing: 0) {
            rect("a")
            box("b", 10, 10).ignoresSafeArea()
            rect("c")
        }
        #expect(Laid(view, 100, 100, in: phone).frame("b") == CGRect(x: 45, y: 50, width: 10, height: 10))
    }

    @Test func `Only the container's region counts`() {
        #expect(
            frames(rect("a").ignoresSafeArea(.keyboard), 100, 100, in: phone)
                == "100x100 a(0, 20, 100, 70)")
    }

    @Test func `A style behind a view reaches into the unsafe room`() {
        let view = rect("a").opacity(0).background(Color.blue)
        let items = layOut(view, 100, 100, in: phone).list.items
        #expect(fills(items) == [CGRect(x: 0, y: 0, width: 100, height: 100)])
    }

    @Test func `A style can be told to stay inside`() {
        let view = rect("a").opacity(0).background(Color.blue, ignoresSafeAreaEdges: .bottom)
        let items = layOut(view, 100, 100, in: phone).list.items
        #expect(fills(items) == [CGRect(x: 0, y: 20, width: 100, height: 80)])
    }

    @Test func `A style in a shape never reaches out`() {
        let view = rect("a").opacity(0).background(Color.blue, in: Rectangle())
        let items = layOut(view, 100, 100, in: phone).list.items
        #expect(fills(items) == [CGRect(x: 0, y: 20, width: 100, height: 70)])
    }

    @Test func `A colour and a gradient that are views stay inside`() {
        let views: [AnyView] = [
            AnyView(Color.blue),
            AnyView(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)),
            AnyView(RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)),
            AnyView(AngularGradient(colors: [.red, .blue], center: .center)),
            AnyView(EllipticalGradient(colors: [.red, .blue])),
        ]
        for view in views {
            #expect(
                fills(layOut(view, 100, 100, in: phone).list.items)
                    == [CGRect(x: 0, y: 20, width: 100, height: 70)])
        }
    }

    @Test(arguments: [-1, CGFloat.nan, .infinity, 1e8], Edge.allCases)
    func `An inset that is no length is none, and said so`(length: CGFloat, edge: Edge) {
        let view = rect("a").safeAreaPadding(Edge.Set(edge), length)
        let laid = Laid(view, 50, 50)
        #expect(laid.text == "50x50 a(0, 0, 50, 50)")
        #expect(laid.warnings == ["a safe area inset of \(length) is no usable length; 0 is used"])
    }

    private func fills(_ items: [DisplayItem]) -> [CGRect] {
        items.compactMap { item in
            guard case .fill(let outline, _, _) = item else { return nil }
            return outline.bounds
        }
    }

    @Test func `Safe area padding is padding that backgrounds cross`() {
        let view = rect("a").opacity(0).background(Color.blue).safeAreaPadding(.top, 30)
        #expect(frames(rect("a").safeAreaPadding(.top, 30), 50, 50) == "50x50 a(0, 30, 50, 20)")
        #expect(
            fills(layOut(view, 50, 50).list.items) == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    }

    @Test func `The proxy knows how far the unsafe room reaches`() {
        var seen = EdgeInsets()
        let view = GeometryReader { proxy in
            let _ = seen = proxy.safeAreaInsets
            EmptyView()
        }
        _ = Laid(view, 100, 100, in: phone)
        #expect(seen == EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    }

    @Test func `A bar at an edge takes room from the content`() {
        let view = rect("a").safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 30, 15) }
        #expect(frames(view, 100, 100) == "100x100 a(0, 0, 100, 85) bar(35, 85, 30, 15)")
    }

    @Test func `A bar on top pushes the content down and follows its alignment`() {
        let view = rect("a")
            .safeAreaInset(edge: .top, alignment: .trailing, spacing: 5) { box("bar", 30, 15) }
        #expect(frames(view, 100, 100) == "100x100 a(0, 20, 100, 80) bar(70, 0, 30, 15)")
    }

    @Test func `A bar at a side takes width`() {
        let view = rect("a").safeAreaInset(edge: .leading, spacing: 0) { box("bar", 30, 15) }
        #expect(frames(view, 100, 40) == "100x40 a(30, 0, 70, 40) bar(0, 12.5, 30, 15)")
    }

    @Test func `Content ignoring the safe area reaches under a bar`() {
        let view = rect("a").ignoresSafeArea()
            .safeAreaInset(edge: .bottom, spacing: 0) { box("bar", 30, 15) }
        #expect(frames(view, 100, 100) == "100x100 a(0, 0, 100, 100) bar(35, 85, 30, 15)")
    }

    @Test func `From right to left a background reaches the mirrored side`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let view = rect("a").opacity(0).background(Color.blue).safeAreaPadding(.leading, 30)
        #expect(
            fills(layOut(view, 50, 50, in: environment).list.items)
                == [CGRect(x: 0, y: 0, width: 50, height: 50)])
    }

    @Test func `A flipped view is drawn as in a mirror from right to left only`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let view = HStack(spacing: 0) { box("a", 10, 10) }.flipsForRightToLeftLayoutDirection(true)
        guard case .group(let group)? = layOut(view, in: environment).list.items.first else {
            Issue.record("no group")
            return
        }
        #expect(group.transform?.m11 == -1)
        if case .group? = layOut(view).list.items.first { Issue.record("flipped") }
    }
}
