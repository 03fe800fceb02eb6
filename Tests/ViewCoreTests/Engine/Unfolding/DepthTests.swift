import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// Nesting far past anything written by hand; the claim is that it ends and is told.
@MainActor struct DepthTests {
    /// `count` levels around a leaf, each made by `wrap`.
    private func nested(_ count: Int, _ wrap: (AnyView) -> AnyView) -> AnyView {
        var view = AnyView(Color.red)
        for _ in 0..<count { view = wrap(view) }
        return view
    }

    /// Ways to go one level deeper, one for each kind of node.
    nonisolated static let levels: [String] = [
        "AnyView", "VStack", "HStack and VStack", "ZStack", "padding", "frame", "flexible frame",
        "background", "opacity", "rotation", "clip", "mask", "shadow", "modifier", "environment",
        "direction", "aspectRatio", "onAppear", "id", "alignmentGuide", "position", "blur",
    ]

    private func deeper(_ kind: String, _ view: AnyView, _ level: Int) -> AnyView {
        switch kind {
        case "VStack": AnyView(VStack { view })
        case "HStack and VStack":
            level.isMultiple(of: 2)
                ? AnyView(
                    HStack {
                        view; Color.red
                    })
                : AnyView(
                    VStack {
                        view; Color.red
                    })
        case "ZStack": AnyView(ZStack { view })
        case "padding": AnyView(view.padding(1))
        case "frame": AnyView(view.frame(width: 10))
        case "flexible frame": AnyView(view.frame(minWidth: 10, maxWidth: .infinity))
        case "background": AnyView(view.background { Color.blue })
        case "opacity": AnyView(view.opacity(0.999))
        case "rotation": AnyView(view.rotationEffect(.degrees(1)))
        case "clip": AnyView(view.clipShape(Circle()))
        case "mask": AnyView(view.mask { Color.black })
        case "shadow": AnyView(view.shadow(radius: 1))
        case "modifier": AnyView(view.modifier(Plain()))
        case "environment": AnyView(view.environment(\.lineSpacing, 1))
        case "direction":
            AnyView(
                view.environment(\.layoutDirection, level.isMultiple(of: 2) ? .leftToRight : .rightToLeft))
        case "aspectRatio": AnyView(view.aspectRatio(2, contentMode: .fit))
        case "onAppear": AnyView(view.onAppear {})
        case "id": AnyView(view.id(level))
        case "alignmentGuide": AnyView(view.alignmentGuide(.bottom) { $0[.bottom] })
        case "position": AnyView(view.position(x: 1, y: 1))
        case "blur": AnyView(view.blur(radius: 1))
        default: AnyView(view)
        }
    }

    @Test(arguments: levels)
    func `A hundred thousand levels end in one warned placeholder`(_ kind: String) throws {
        var level = 0
        let view = nested(100_000) {
            level += 1
            return deeper(kind, $0, level)
        }
        let tile = layOut(view, 100, 100)
        #expect(tile.warnings.count == 1)
        #expect(tile.warnings.first?.hasPrefix("views are nested too deep") == true)
        #expect(placeholders(tile.trace) >= 1)
    }

    @Test(arguments: levels)
    func `A thousand levels are laid out`(_ kind: String) {
        var level = 0
        let view = nested(1_000) {
            level += 1
            return deeper(kind, $0, level)
        }
        #expect(!layOut(view, 100, 100).warnings.contains { $0.hasPrefix("views are nested") })
    }

    @Test func `A thousand views of one's own in each other are laid out`() {
        #expect(layOut(Descending(left: 1_000), 100, 100).warnings.isEmpty)
    }

    @Test func `A deep list can be printed and compared`() {
        let view = nested(1_000) { AnyView($0.rotationEffect(.degrees(1))) }
        let (one, two) = (layOut(view, 100, 100).list, layOut(view, 100, 100).list)
        #expect(one == two)
        #expect(one.hashValue == two.hashValue)
        #expect(!"\(one)".isEmpty)
    }

    @Test func `Erased shapes, styles and layouts in each other are one, and so are opacities`() {
        var (shape, style) = (AnyShape(Circle()), AnyShapeStyle(Color.red))
        var (layout, color) = (AnyLayout(HStackLayout(spacing: 3)), Color.red)
        for _ in 0..<20_000 {
            (shape, style, layout) = (AnyShape(shape), AnyShapeStyle(style), AnyLayout(layout))
            color = color.opacity(0.999)
        }
        let view = layout {
            shape.fill(style).frame(width: 10, height: 20)
            Circle().fill(color).frame(width: 10, height: 20)
        }
        let plain = HStack(spacing: 3) {
            Circle().fill(Color.red).frame(width: 10, height: 20)
            Circle().fill(Color.red.opacity(pow(0.999, 20_000))).frame(width: 10, height: 20)
        }
        let (one, two) = (layOut(view, 100, 100), layOut(plain, 100, 100))
        #expect("\(one.list)" == "\(two.list)")
        #expect(one.warnings.isEmpty)
    }

    @Test func `A body that contains itself ends in a warned placeholder`() {
        let tile = layOut(Endless(), 100, 100)
        #expect(tile.warnings.count == 1)
        #expect(placeholders(tile.trace) == 1)
    }

    @Test func `A body that contains itself twice ends at the limit of views`() {
        // Two at each level would be 2ⁿ views.
        let graph = ViewGraph(engine: FixedTextEngine())
        graph.viewLimit = 10_000
        let tile = graph.layOut(Doubling(), in: EnvironmentValues())
        #expect(tile.warnings.contains("there are more than 10000 views; the rest is left out"))
    }

    private func placeholders(_ trace: Trace) -> Int {
        var count = 0
        var waiting = trace.roots
        while let node = waiting.popLast() {
            if node.name == "placeholder" { count += 1 }
            waiting += node.children
        }
        return count
    }

    private struct Plain: ViewModifier {
        func body(content: Content) -> some View { content }
    }

    private struct Endless: View {
        var body: AnyView { AnyView(VStack { Endless() }) }
    }

    private struct Descending: View {
        var left: Int
        var body: AnyView {
            left == 0 ? AnyView(Color.red) : AnyView(VStack { Descending(left: left - 1) })
        }
    }

    private struct Doubling: View {
        var body: AnyView {
            AnyView(
                HStack {
                    Doubling(); Doubling()
                })
        }
    }
}
