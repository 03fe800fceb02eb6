import Drawing
import Foundation

/// `.frame(width:height:alignment:)` (Documentation/Rules/layout-rules.md, section 4).
final class FixedFrameNode: WrapperNode {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment
    /// Whether the lengths come from the font around, whose change explains theirs.
    private let followsFont: Bool

    init(
        _ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment,
        followsFont: Bool = false
    ) {
        self.width = width
        self.height = height
        self.alignment = alignment
        self.followsFont = followsFont
        super.init(child, .fixedFrame)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: width == nil ? proposal.width : nil, height: height == nil ? proposal.height : nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
    }

    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        (axis == .horizontal ? width : height) ?? child.length(axis, offer(proposal))
    }

    override var endlessAxes: Axis.Set {
        var axes = child.knownEndlessAxes
        if width != nil { axes.remove(.horizontal) }
        if height != nil { axes.remove(.vertical) }
        return axes
    }

    override func arrange() {
        placeAligned(child, alignment, proposal: offer(placedProposal))
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        baselineGuide(
            key, child: child, alignment: alignment, size: size(proposal), offer: offer(proposal))
    }
    override var statedGuides: StatedGuides { child.knownGuides.intersection(.baselines) }

    override var ownSpacing: ViewSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return child.framedSpacing(on: edges)
    }
    override var traceName: String { ".frame" }
    override var traceProperties: [TraceNode.Property] {
        // The text inside says which font that is.
        if followsFont { return [] }
        return [
            width.map { .init("width", .length($0)) },
            height.map { .init("height", .length($0)) },
            alignment == .center ? nil : .init("alignment", alignment.traced, usual: Alignment.center.traced),
        ].compactMap { $0 }
    }
}

/// `.frame(minWidth:idealWidth:maxWidth:…)` (Documentation/Rules/layout-rules.md, section 5).
final class FlexibleFrameNode: WrapperNode {
    private let horizontal: FrameLimits
    private let vertical: FrameLimits
    private let alignment: Alignment

    init(_ child: LayoutNode, _ horizontal: FrameLimits, _ vertical: FrameLimits, _ alignment: Alignment) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.alignment = alignment
        super.init(child, .flexibleFrame)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.size(offer(proposal))
        return CGSize(
            width: horizontal.length(proposal.width, child: size.width),
            height: vertical.length(proposal.height, child: size.height))
    }

    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        let limits = axis == .horizontal ? horizontal : vertical
        return limits.length(proposal[axis], child: child.length(axis, offer(proposal)))
    }

    override var endlessAxes: Axis.Set {
        let inside = child.knownEndlessAxes
        return Axis.Set(
            Axis.allCases.filter { axis in
                let limits = axis == .horizontal ? horizontal : vertical
                return limits.maximum.map { $0 == .infinity } ?? inside.contains(Axis.Set(axis))
            }.map(Axis.Set.init))
    }

    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: proposal.width.map(horizontal.clamp),
            height: proposal.height.map(vertical.clamp))
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
    }

    private func placementOffer(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.placementOffer(proposal.width, length: size.width),
            height: vertical.placementOffer(proposal.height, length: size.height))
    }

    override func arrange() {
        placeAligned(child, alignment, proposal: placementOffer(placedProposal, frame.size))
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        let size = size(proposal)
        return baselineGuide(
            key, child: child, alignment: alignment, size: size,
            offer: placementOffer(proposal, size))
    }
    override var statedGuides: StatedGuides { child.knownGuides.intersection(.baselines) }

    override var ownSpacing: ViewSpacing {
        var edges: Edge.Set = []
        if !horizontal.isEmpty { edges.formUnion(.horizontal) }
        if !vertical.isEmpty { edges.formUnion(.vertical) }
        return child.framedSpacing(on: edges)
    }
    override var traceName: String { ".frame" }
    override var traceProperties: [TraceNode.Property] {
        func property(_ name: String, _ value: CGFloat?) -> TraceNode.Property? {
            value.map { .init(name, .length($0)) }
        }
        return [
            property("minWidth", horizontal.minimum), property("idealWidth", horizontal.ideal),
            property("maxWidth", horizontal.maximum), property("minHeight", vertical.minimum),
            property("idealHeight", vertical.ideal), property("maxHeight", vertical.maximum),
            alignment == .center ? nil : .init("alignment", alignment.traced, usual: Alignment.center.traced),
        ].compactMap { $0 }
    }
}
