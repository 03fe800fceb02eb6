import Drawing
import Foundation

/// `.safeAreaInset`: the content keeps clear of the bar; its backgrounds and scroll views reach under it.
final class SafeAreaInsetNode: LayoutNode {
    private let content: LayoutNode
    private let bar: LayoutNode
    private let edge: Edge
    private let alignment: Alignment
    private let gap: CGFloat
    private let placement: Placement

    init(
        _ content: LayoutNode, bar: LayoutNode, edge: Edge, alignment: Alignment,
        spacing: CGFloat?, _ placement: Placement
    ) {
        self.content = content
        self.bar = bar
        self.edge = edge
        self.alignment = alignment
        self.placement = placement
        let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
        let isFirst = edge == .top || edge == .leading
        gap =
            spacing
            ?? (isFirst
                ? bar.spacing.distance(to: content.spacing, along: axis)
                : content.spacing.distance(to: bar.spacing, along: axis))
        super.init(.safeAreaInset)
    }

    private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
    private var isFirst: Bool { edge == .top || edge == .leading }

    private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(axis, major: nil, minor: proposal[axis.other])
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var offer = proposal
        guard let length = proposal[axis] else { return offer }
        offer[axis] = max(length - (bar.length(axis, barOffer(proposal)) + gap), 0)
        return offer
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = content.size(offer(proposal))
        size[axis] = max(size[axis] + bar.length(axis, barOffer(proposal)) + gap, 0)
        return size
    }

    override func measureLength(_ asked: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        let length = content.length(asked, offer(proposal))
        guard asked == axis else { return length }
        return max(length + bar.length(axis, barOffer(proposal)) + gap, 0)
    }
    override var measuresApart: Bool { content.isMeasuredApart || bar.isMeasuredApart }

    override func arrange() {
        let offer = offer(placedProposal)
        let size = content.size(offer)
        let barOffer = ProposedViewSize(axis, major: nil, minor: frame.size[axis.other])
        let barSize = bar.size(barOffer)
        var safe = CGRect(origin: frame.origin, size: size)
        if isFirst {
            if axis == .vertical {
                safe.origin.y = frame.maxY - size.height
            } else {
                safe.origin.x = frame.maxX - size.width
            }
        }
        let container = frame.extended(by: placement.insets(of: frame))
        placement.inSafeArea(Placement.SafeArea(container: container, safe: safe)) {
            content.place(at: safe.origin, proposal: offer)
        }
        let across = bar.alignedOffset(alignment, in: frame.size, proposal: barOffer)
        var origin = frame.origin
        if axis == .vertical {
            origin.x += across.x
            if !isFirst { origin.y = frame.maxY - barSize.height }
        } else {
            origin.y += across.y
            if !isFirst { origin.x = frame.maxX - barSize.width }
        }
        // The bar's own backgrounds reach the container's edge too.
        let barArea = Placement.SafeArea(container: container, safe: frame)
        placement.inSafeArea(barArea) { bar.place(at: origin, proposal: barOffer) }
    }

    override var statedGuides: StatedGuides { .none }
    override var priority: Double { content.priority }
    override var children: [LayoutNode] { [content, bar] }
    override var traceName: String { ".safeAreaInset" }
    override var traceProperties: [TraceNode.Property] {
        [.init("edge", .name("\(edge)")), .init("spacing", .length(gap))]
    }
}
