import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// How many answers a tree takes: sizes, lengths, guides and spacings that no cache had. Never the time.
@MainActor @Suite(.serialized) struct CostTests {
    /// Answers a view, whatever the tree is made of.
    nonisolated static let perView = 64
    /// Answers a view and level on top of that, where each level is placed in a size of its own.
    nonisolated static let perLevel = 2
    /// Answers a view past the limit of the pass, where that alone keeps them few.
    nonisolated static let pastLimit = 64
    nonisolated static let offers: [(CGFloat?, CGFloat?)] = [
        (nil, nil), (300, nil), (300, 200), (nil, 200),
    ]
    nonisolated static let level = Chain.allCases.filter { $0.growth == .level }
    nonisolated static let rising = Chain.allCases.filter { $0.growth == .rising }
    nonisolated static let doubling = Chain.allCases.filter { $0.growth == .doubling }

    nonisolated static let takesAll = ProcessInfo.processInfo.environment["SPECIMEN_ALL_PAIRS"] == "1"

    private func views(_ root: LayoutNode) -> Int {
        root.allInside.reduce(1) { $0 + views($1) }
    }

    /// Records an issue where `view` takes more than `perView` answers a view, on top of `base`; tells whether all
    /// was measured.
    @discardableResult private func check(
        _ view: AnyView, _ offer: (CGFloat?, CGFloat?), _ what: String, perView: Int = perView,
        base: (Journal) -> Int = { _ in 0 }
    ) -> Bool {
        unsafe LayoutWork.answers = 0
        let laid = Laid(view, offer.0, offer.1)
        let answers = unsafe LayoutWork.answers
        let views = views(laid.root)
        if answers > base(laid.graph.journal) + perView * views {
            Issue.record("\(what) in \(offer): \(answers) answers for \(views) views")
        }
        return !laid.warnings.contains { $0.hasPrefix("layout ") }
    }

    private func nested(_ a: Chain, _ b: Chain, _ depth: Int) -> AnyView {
        var view = AnyView(Text(verbatim: "the innermost"))
        for level in 0..<depth { view = (level % 2 == 0 ? a : b).around(view) }
        return view
    }

    @Test(arguments: level)
    func `Answers grow with the views of a deep tree, whatever alternates`(_ a: Chain) {
        let own = CostTests.level.firstIndex(of: a) ?? 0
        for (index, b) in CostTests.level.enumerated() {
            // Every pair once; the deepest with itself and its neighbours of the list, or the tests take
            // minutes. SPECIMEN_ALL_PAIRS=1 lays out all of them.
            let apart = index - own
            guard CostTests.takesAll || apart >= 0 else { continue }
            let depths = CostTests.takesAll || apart < 3 ? [(25, 0), (50, 1), (100, 2)] : [(25, 0)]
            for (depth, turn) in depths {
                let offer = CostTests.offers[(index + turn) % 4]
                check(nested(a, b, depth), offer, "\(a) and \(b), \(depth) deep")
            }
        }
    }

    @Test(arguments: rising)
    func `Answers grow with the depth where each level is placed in a size of its own`(_ a: Chain) {
        for (index, b) in (CostTests.level + CostTests.rising).enumerated() {
            for (depth, turn) in [(25, 0), (50, 1), (100, 2)] {
                guard CostTests.takesAll || depth == 25 || index % 8 == 0 || b == a else { continue }
                let isWhole = check(
                    nested(a, b, depth), CostTests.offers[(index + turn) % 4], "\(a) and \(b), \(depth) deep",
                    perView: CostTests.perView + CostTests.perLevel * depth)
                #expect(isWhole, "\(a) and \(b), \(depth) deep")
            }
        }
    }

    @Test(arguments: doubling)
    func `Answers that would double with each level are few in usual trees`(_ a: Chain) {
        for b in CostTests.level + CostTests.rising + [a] {
            for offer in CostTests.offers { check(nested(a, b, 6), offer, "\(a) and \(b)") }
        }
    }

    @Test(arguments: doubling)
    func `Answers that would double with each level are few in deep trees, too`(_ a: Chain) {
        let place = CostTests.doubling.firstIndex(of: a) ?? 0
        for (index, b) in Chain.allCases.enumerated() {
            for (depth, turn) in [(25, 0), (50, 1), (100, 2)] {
                guard CostTests.takesAll || b == a || (depth == 25 && index % 16 == 2 * place) else {
                    continue
                }
                check(
                    nested(a, b, depth), CostTests.offers[(index + turn) % 4], "\(a) and \(b), \(depth) deep",
                    perView: CostTests.pastLimit
                ) { $0.layoutLimit.answers(levels: $0.viewCount) }
            }
        }
    }

    @Test(arguments: rising + doubling)
    func `What has ever more answers is never asked twice for one`(_ a: Chain) {
        for b in [a, .row, .layers, .grid, .lazyColumn] {
            let log = OfferLog()
            var view = AnyView(LoggingLeaf(log: log).callAsFunction { EmptyView() })
            for level in 0..<8 { view = (level % 2 == 0 ? a : b).around(view) }
            _ = Laid(view, 300, 200)
            #expect(log.sizes.count == Set(log.sizes).count, "\(a) and \(b)")
            #expect(log.guides.count == Set(log.guides).count, "\(a) and \(b)")
        }
    }

    @Test(arguments: Wide.allCases)
    func `Answers grow with the views of a wide tree`(_ container: Wide) {
        for offer in CostTests.offers { check(container.of(1_000), offer, "1,000 in \(container)") }
        for offer in CostTests.offers.prefix(3).suffix(2) {
            check(container.of(10_000), offer, "10,000 in \(container)")
        }
    }
}

/// A container with many views in it.
enum Wide: CaseIterable {
    case row, column, baselineRow, layers, rowLayout, lazyColumn, lazyRow, grid, gridOfRows
    case lazyColumns, lazyRows, scroll, list

    @MainActor func of(_ count: Int) -> AnyView {
        let views = ForEach(0..<count, id: \.self) { index in
            switch index % 5 {
            case 0: AnyView(Text(verbatim: "word \(index % 7)"))
            case 1: AnyView(Color.red)
            case 2: AnyView(Color.red.frame(width: 5, height: 7))
            case 3: AnyView(Spacer())
            default: AnyView(Text(verbatim: "wide").frame(maxWidth: .infinity).layoutPriority(1))
            }
        }
        switch self {
        case .row: return AnyView(HStack { views })
        case .column: return AnyView(VStack { views })
        case .baselineRow: return AnyView(HStack(alignment: .firstTextBaseline) { views })
        case .layers: return AnyView(ZStack { views })
        case .rowLayout: return AnyView(AnyLayout(HStackLayout()).callAsFunction { views })
        case .lazyColumn: return AnyView(LazyVStack { views })
        case .lazyRow: return AnyView(LazyHStack { views })
        case .grid: return AnyView(Grid { GridRow { views } })
        case .gridOfRows:
            return AnyView(
                Grid {
                    ForEach(0..<count / 2, id: \.self) { _ in
                        GridRow {
                            Text(verbatim: "word"); Color.red
                        }
                    }
                })
        case .lazyColumns:
            return AnyView(LazyVGrid(columns: [GridItem(), GridItem()]) { views })
        case .lazyRows: return AnyView(LazyHGrid(rows: [GridItem(), GridItem()]) { views })
        case .scroll: return AnyView(ScrollView { views })
        case .list: return AnyView(ListOfOne(content: views))
        }
    }
}

private final class OfferLog {
    var sizes: [ProposedViewSize] = []
    var guides: [GuideQuestion] = []
}

/// A leaf that writes down what it is asked.
private struct LoggingLeaf: Layout {
    let log: OfferLog

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        log.sizes.append(proposal)
        return CGSize(width: 30, height: max(proposal.height ?? 20, 20))
    }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? {
        log.guides.append(GuideQuestion(key: guide.key, proposal: proposal))
        return 15
    }
}
