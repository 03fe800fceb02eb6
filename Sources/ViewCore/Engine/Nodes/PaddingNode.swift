import Drawing
import Foundation

/// `.padding`: offers less, answers more (Documentation/Rules/layout-rules.md, section 6).
final class PaddingNode: WrapperNode {
    private let insets: EdgeInsets
    private let edges: Edge.Set
    /// The modifier that it is of.
    private let name: StaticString

    init(_ child: LayoutNode, _ insets: EdgeInsets, _ edges: Edge.Set, as name: StaticString = ".padding") {
        self.name = name
        self.insets = insets
        self.edges = edges
        super.init(child, .padding)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map { max($0 - insets.horizontal, 0) },
            height: proposal.height.map { max($0 - insets.vertical, 0) })
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(offer(proposal))
        return CGSize(
            width: max(size.width + insets.horizontal, 0),
            height: max(size.height + insets.vertical, 0))
    }

    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        let own = axis == .horizontal ? insets.horizontal : insets.vertical
        return max(child.length(axis, offer(proposal)) + own, 0)
    }

    override func arrange() {
        child.place(
            at: CGPoint(x: frame.minX + insets.leading, y: frame.minY + insets.top),
            proposal: offer(placedProposal))
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        child.statedGuide(key, for: offer(proposal)).map {
            $0 + (key.axis == .horizontal ? insets.leading : insets.top)
        }
    }

    override var ownSpacing: ViewSpacing { child.spacing.plain(on: insets.edges) }
    override var traceName: String {
        switch edges {
        case .all: "\(name)"
        case .horizontal: "\(name)(.horizontal)"
        case .vertical: "\(name)(.vertical)"
        default:
            "\(name)("
                + [
                    (Edge.Set.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"),
                    (.trailing, ".trailing"),
                ].filter { edges.contains($0.0) }.map(\.1).joined(separator: ", ") + ")"
        }
    }
    override var traceProperties: [TraceNode.Property] {
        [.init("length", .insets(insets.traced(edges)), .unspoken)]
    }
}
