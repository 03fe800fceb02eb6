import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private let hostile: [CGFloat] = [
    .nan, .infinity, -.infinity, -1, -1e300, 1e300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
]

/// Answers and places whatever it is told.
private struct Nonsense: Layout {
    enum Kind: CaseIterable {
        case nan, negative, infinite, placesNothing, placesTwice, placesNowhere, placesWhenAsked
    }
    var kind: Kind
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        switch kind {
        case .nan: return CGSize(width: CGFloat.nan, height: 10)
        case .negative: return CGSize(width: -5, height: -5)
        case .infinite: return CGSize(width: CGFloat.infinity, height: .infinity)
        case .placesWhenAsked:
            for subview in subviews { subview.place(at: .zero, proposal: .zero) }
            return CGSize(width: 20, height: 20)
        default: return CGSize(width: 20, height: 20)
        }
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
        for subview in subviews where kind != .placesNothing {
            let point =
                kind == .placesNowhere ? CGPoint(x: CGFloat.nan, y: .infinity) : bounds.origin
            subview.place(at: point, proposal: ProposedViewSize(width: .nan, height: -1))
            if kind == .placesTwice { subview.place(at: point, proposal: .zero) }
        }
    }
}

/// The claim is that each of these ends, with finite frames, and with a warning where a number is no use.
@MainActor struct HostileFeatureTests {
    private func check(
        _ view: some View, warns: Bool = false, _ comment: Comment? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (width, height) in [(100.0, 50.0), (nil, nil), (0, 0)] as [(CGFloat?, CGFloat?)] {
            let laid = Laid(view, width, height)
            func walk(_ node: LayoutNode) {
                let frame = node.frame
                let isUsable =
                    frame.minX.isFinite && frame.minY.isFinite && frame.width >= 0
                    && frame.height >= 0 && frame.width.isFinite && frame.height.isFinite
                #expect(isUsable, "\(node.traceName) \(frame)", sourceLocation: sourceLocation)
                for child in node.children { walk(child) }
            }
            walk(laid.root)
            if warns, width == 100 {
                #expect(!laid.warnings.isEmpty, comment, sourceLocation: sourceLocation)
            }
        }
        _ = layOut(view, 100, 50)
    }

    @Test(arguments: Nonsense.Kind.allCases)
    private func `A layout that answers nonsense ends in a warning`(_ kind: Nonsense.Kind) {
        check(
            Nonsense(kind: kind) {
                box("a", 10, 10); rect("b")
            }, warns: true)
    }

    @Test(arguments: hostile)
    func `Grids take any spacing`(_ value: CGFloat) {
        check(
            Grid(horizontalSpacing: value, verticalSpacing: value) {
                GridRow {
                    box("a", 10, 10); rect("b")
                }
                GridRow { Text("a") }
            })
    }

    @Test(arguments: [Int.min, -1, 0, 501, Int.max])
    func `A cell of any number of columns ends in a warning`(_ count: Int) {
        check(
            Grid {
                GridRow {
                    box("a", 10, 10).gridCellColumns(count); box("b", 10, 10)
                }
            },
            warns: true)
    }

    @Test(arguments: hostile)
    func `A cell's anchor may be anywhere`(_ value: CGFloat) {
        check(
            Grid {
                GridRow {
                    box("a", 10, 10).gridCellAnchor(UnitPoint(x: value, y: value))
                    box("b", 20, 20)
                }
            })
    }

    @Test(arguments: hostile)
    func `Lazy containers take any number`(_ value: CGFloat) {
        check(
            LazyVStack(spacing: value) {
                box("a", 10, 10); rect("b")
            })
        check(
            LazyHStack(spacing: value) {
                box("a", 10, 10); rect("b")
            })
        for size in [
            GridItem.Size.fixed(value), .flexible(minimum: value, maximum: value),
            .adaptive(minimum: value, maximum: value), .adaptive(minimum: 10, maximum: value),
        ] {
            check(
                LazyVGrid(columns: [GridItem(size, spacing: value), GridItem()], spacing: value) {
                    box("a", 10, 10)
                    rect("b")
                })
        }
    }

    @Test(arguments: [CGFloat.nan, -.infinity, -1, .infinity, 1e300])
    func `A fixed track of no usable length ends in a warning`(_ value: CGFloat) {
        check(LazyVGrid(columns: [GridItem(.fixed(value))]) { rect("a") }, warns: true)
    }

    @Test func `A lazy grid without items or with tiny adaptive ones ends`() {
        check(LazyVGrid(columns: []) { rect("a") }, warns: true)
        check(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 0), spacing: 0)]) {
                ForEach(0..<50) { _ in box("a", 1, 1) }
            })
    }

    @Test(arguments: hostile)
    func `Safe areas take any inset`(_ value: CGFloat) {
        let warns = !(value >= 0 && value < 1e7)
        check(rect("a").ignoresSafeArea().safeAreaPadding(value), warns: warns)
        check(
            rect("a").safeAreaInset(edge: .top, spacing: value) { box("b", 10, 10) },
            warns: !value.isFinite)
        var environment = EnvironmentValues()
        environment.rootSafeAreaInsets = EdgeInsets(
            top: value, leading: value, bottom: value, trailing: value)
        #expect(Laid(rect("a"), 100, 100, in: environment).root.frame.width.isFinite)
    }

    @Test(arguments: hostile)
    func `Container relative frames take any number`(_ value: CGFloat) {
        check(rect("a").containerRelativeFrame(.horizontal) { _, _ in value })
        check(
            rect("a").containerRelativeFrame(
                [.horizontal, .vertical], count: 0, span: -4, spacing: value))
    }

    @Test(arguments: hostile)
    func `Tiles of any size hold readers and scroll views`(_ value: CGFloat) {
        let view = ScrollView { GeometryReader { proxy in box("a", proxy.size.width, 10) } }
        let laid = Laid(view, value, value)
        #expect(laid.frame("a")?.width.isFinite != false)
        _ = Laid(
            ViewThatFits {
                rect("a"); rect("b")
            }, value, value)
    }

    @Test(arguments: hostile)
    func `Anchors of points outside of any picture end`(_ value: CGFloat) {
        struct Key: PreferenceKey {
            static var defaultValue: Anchor<CGPoint>? { nil }
            static func reduce(value: inout Anchor<CGPoint>?, nextValue: () -> Anchor<CGPoint>?) {
                value = value ?? nextValue()
            }
        }
        check(
            box("a", 10, 10)
                .anchorPreference(key: Key.self, value: .point(CGPoint(x: value, y: value))) { $0 }
                .overlayPreferenceValue(Key.self) { anchor in
                    GeometryReader { proxy in
                        if let anchor {
                            box("b", 5, 5).offset(x: proxy[anchor].x, y: proxy[anchor].y)
                        }
                    }
                })
    }

    @Test func `A hundred thousand cells end`() {
        let laid = Laid(
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 10), spacing: 0)], spacing: 0) {
                ForEach(0..<100_000) { _ in Color.red.frame(width: 10, height: 10) }
            }, 1000, nil)
        #expect(laid.root.frame.height == 10_000)
        let row = Laid(
            Grid(horizontalSpacing: 0, verticalSpacing: 0) {
                GridRow { ForEach(0..<100_000) { _ in Color.red.frame(width: 1, height: 1) } }
            })
        #expect(row.root.frame.width.isFinite)
    }

    @Test func `Readers nested deep end`() {
        struct Nested: View {
            let depth: Int
            var body: some View {
                GeometryReader { _ in
                    if depth > 0 { AnyView(Nested(depth: depth - 1)) }
                }
            }
        }
        _ = Laid(Nested(depth: 100), 10, 10)
        let laid = Laid(Nested(depth: 1_500), 10, 10)
        #expect(laid.warnings.contains { $0.contains("too deep") })
    }

    @Test(arguments: 0..<11)
    func `Containers nested past the limit end in a warning`(_ kind: Int) {
        var view = AnyView(box("a", 1, 1))
        for _ in 0..<8_000 {
            let inner = view
            switch kind {
            case 0: view = AnyView(Grid { GridRow { inner } })
            case 1: view = AnyView(ScrollView { inner })
            case 2: view = AnyView(ViewThatFits { inner })
            case 3: view = AnyView(AnyLayout(VStackLayout()) { inner })
            case 4: view = AnyView(LazyVGrid(columns: [GridItem()]) { inner })
            case 5: view = AnyView(GeometryReader { _ in inner })
            case 6: view = AnyView(inner.safeAreaInset(edge: .top) { EmptyView() })
            case 7: view = AnyView(inner.preference(key: WidestKey.self, value: 1))
            case 8: view = AnyView(inner.overlayPreferenceValue(WidestKey.self) { _ in EmptyView() })
            case 9: view = AnyView(inner.onPreferenceChange(WidestKey.self) { _ in })
            default: view = AnyView(Section { inner })
            }
        }
        let laid = Laid(view, 20, 20)
        #expect(laid.warnings.contains { $0.contains("too deep") })
    }
}
