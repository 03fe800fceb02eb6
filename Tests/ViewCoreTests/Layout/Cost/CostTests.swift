import Drawing
import Foundation
import Testing

@testable import ViewCore

/// How many answers a tree takes: sizes, lengths, guides and spacings that no cache had. Never the time.
@MainActor @Suite(.serialized) struct CostTests {
    /// Answers a view, whatever the tree is made of.
    nonisolated static let perView = 64
    nonisolated static let offers: [(CGFloat?, CGFloat?)] = [
        (nil, nil), (300, nil), (300, 200), (nil, 200),
    ]
    nonisolated static let bounded = Chain.allCases.filter { !$0.isOpenEnded }
    nonisolated static let openEnded = Chain.allCases.filter(\.isOpenEnded)

    nonisolated static let takesAll = ProcessInfo.processInfo.environment["SPECIMEN_ALL_PAIRS"] == "1"

    private func views(_ root: LayoutNode) -> Int {
        root.allInside.reduce(1) { $0 + views($1) }
    }

    /// Records an issue where `view` takes more than `perView` answers a view.
    private func check(_ view: AnyView, _ offer: (CGFloat?, CGFloat?), _ what: String) {
        unsafe LayoutWork.answers = 0
        let root = Laid(view, offer.0, offer.1).root
        let answers = unsafe LayoutWork.answers
        let views = views(root)
        if answers > CostTests.perView * views {
            Issue.record("\(what) in \(offer): \(answers) answers for \(views) views")
        }
    }

    private func nested(_ a: Chain, _ b: Chain, _ depth: Int) -> AnyView {
        var view = AnyView(Text(verbatim: "the innermost"))
        for level in 0..<depth { view = (level % 2 == 0 ? a : b).around(view) }
        return view
    }

    @Test(arguments: bounded)
    func `Answers grow with the views of a deep tree, whatever alternates`(_ a: Chain) {
        let own = CostTests.bounded.firstIndex(of: a) ?? 0
        for (index, b) in CostTests.bounded.enumerated() {
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

    @Test(arguments: openEnded)
    func `What has ever more answers needs few of them in usual trees`(_ a: Chain) {
        for b in CostTests.bounded + [a] {
            for offer in CostTests.offers { check(nested(a, b, 6), offer, "\(a) and \(b)") }
        }
    }

    @Test(arguments: openEnded)
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
    case lazyColumns, lazyRows, scroll

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
