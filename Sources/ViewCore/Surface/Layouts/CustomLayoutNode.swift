import Drawing
import Foundation

/// A container whose layout is a value of the `Layout` protocol.
final class CustomLayoutNode<L: Layout>: LayoutNode {
    private let layout: L
    private let session: LayoutSession
    private let subviews: LayoutSubviews
    private let journal: Journal
    private let name: String
    private var cache: L.Cache?
    private var knownEdges: ViewSpacing?

    init(
        _ layout: L, _ nodes: [LayoutNode], _ direction: LayoutDirection, _ journal: Journal
    ) {
        self.layout = layout
        name = typeName(L.self)
        self.journal = journal
        session = LayoutSession(nodes, name: name, journal: journal)
        subviews = LayoutSubviews(session, layoutDirection: direction)
        super.init(.customLayout)
    }

    /// Calls the layout with its cache, which is made on first use.
    private func withCache<T>(_ action: (inout L.Cache) -> T) -> T {
        var cache = self.cache ?? layout.makeCache(subviews: subviews)
        defer { self.cache = cache }
        return action(&cache)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let proposal = proposal.sanitized
        let size = withCache {
            layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
        }
        func check(_ length: CGFloat, _ offer: CGFloat?) -> CGFloat {
            // To an infinite offer, "as much as you like" is an answer.
            let isEndless = length == .infinity && offer != .infinity
            guard length.isNaN || length < 0 || isEndless else { return length }
            journal.warn(
                "\(name) answers \(size.width) × \(size.height), which is no size; "
                    + "the nearest one is used")
            return length == .infinity ? CGFloat.largestLength : 0
        }
        return CGSize(
            width: check(size.width, proposal.width), height: check(size.height, proposal.height))
    }

    override func arrange() {
        let bounds = frame
        let proposal = placedProposal.sanitized
        let places = session.placing {
            withCache {
                layout.placeSubviews(
                    in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        for (index, node) in session.nodes.enumerated() {
            if let place = places[index] {
                let isPoint = place.origin.x.isFinite && place.origin.y.isFinite
                node.place(at: isPoint ? place.origin : frame.origin, proposal: place.proposal)
            } else {
                // A view that its layout forgets goes to the middle, as Apple documents.
                placeAligned(node, .center, proposal: placedProposal)
            }
        }
        if !places.isEmpty, places.allSatisfy({ $0 == nil }) {
            journal.warn("\(name) places none of its views; they are put in the middle")
        }
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let bounds = CGRect(origin: .zero, size: size(proposal))
        let proposal = proposal.sanitized
        return withCache { cache in
            key.axis == .horizontal
                ? layout.explicitAlignment(
                    of: HorizontalAlignment(key), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: VerticalAlignment(key), in: bounds, proposal: proposal,
                    subviews: subviews, cache: &cache)
        }
    }

    override func forgetSizes() {
        cache = nil
        knownEdges = nil
        super.forgetSizes()
    }
    override var ownSpacing: ViewSpacing {
        if unsafe LayoutCaching.isOn, let knownEdges { return knownEdges }
        let edges =
            session.nodes.isEmpty
            ? .zero : withCache { layout.spacing(subviews: subviews, cache: &$0) }
        knownEdges = edges
        return edges
    }
    override func draw(into builder: inout DisplayBuilder) { builder.draw(session.nodes) }
    override var children: [LayoutNode] { session.nodes }
    override var traceName: String { (layout as? AnyLayout)?.storage.traceName ?? publicName(of: L.self) }
    override var traceProperties: [TraceNode.Property] {
        layout is AnyLayout ? [] : storedValues(of: layout).map { .init($0.name, $0.value) }
    }
}
