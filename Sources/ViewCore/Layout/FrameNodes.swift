import Drawing
import Foundation

/// `.frame(width:height:alignment:)` (Documentation/Rules/layout-rules.md, section 4).
final class FixedFrameNode: WrapperNode {
    private let width: CGFloat?
    private let height: CGFloat?
    private let alignment: Alignment

    init(_ child: LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment) {
        self.width = width
        self.height = height
        self.alignment = alignment
        super.init(child)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width, let height { return CGSize(width: width, height: height) }
        let size = child.size(offer(proposal))
        return CGSize(width: width ?? size.width, height: height ?? size.height)
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

    override var spacing: ViewSpacing {
        var edges: Edge.Set = []
        if width != nil { edges.formUnion(.horizontal) }
        if height != nil { edges.formUnion(.vertical) }
        return child.spacing.plain(on: edges)
    }
    override var traceName: String { ".frame" }
    override var traceProperties: [TraceNode.Property] {
        [
            width.map { .init("width", shortNumber($0)) },
            height.map { .init("height", shortNumber($0)) },
            alignment == .center ? nil : .init("alignment", alignment.description),
        ].compactMap { $0 }
    }
}

extension LayoutNode {
    /// Places `child` so that its guides lie on this box's own.
    func placeAligned(
        _ child: LayoutNode, _ alignment: Alignment, proposal: ProposedViewSize
    ) {
        let offset = alignedOffset(child, alignment, size: frame.size, proposal: proposal)
        child.place(
            at: CGPoint(x: frame.minX + offset.x, y: frame.minY + offset.y), proposal: proposal)
    }

    func alignedOffset(
        _ child: LayoutNode, _ alignment: Alignment, size: CGSize, proposal: ProposedViewSize
    ) -> CGPoint {
        let box = ViewDimensions(node: nil, proposal: .unspecified, size: size)
        let horizontal = alignment.horizontal.key
        let vertical = alignment.vertical.key
        return CGPoint(
            x: horizontal.defaultValue(in: box) - child.guide(horizontal, for: proposal),
            y: vertical.defaultValue(in: box) - child.guide(vertical, for: proposal))
    }

    /// Of a child's explicit guides, only text baselines pass through a frame.
    func baselineGuide(
        _ key: AlignmentKey, child: LayoutNode, alignment: Alignment, size: CGSize,
        offer: ProposedViewSize
    ) -> CGFloat? {
        guard key.kind == .firstTextBaseline || key.kind == .lastTextBaseline,
            let value = child.statedGuide(key, for: offer)
        else { return nil }
        return value + alignedOffset(child, alignment, size: size, proposal: offer).y
    }
}

/// The bounds of a flexible frame on one axis, made consistent when the frame is made.
struct FrameLimits: Equatable {
    var minimum: CGFloat?
    var ideal: CGFloat?
    var maximum: CGFloat?

    /// Later bounds give way to earlier ones: `min = max(min, 0)`, `ideal ≥ min`, `max ≥ ideal`.
    init(_ minimum: CGFloat?, _ ideal: CGFloat?, _ maximum: CGFloat?) {
        func number(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0 } }
        let low = number(minimum).map { max($0, 0) }
        let middle = number(ideal).map { max(low ?? 0, $0) }
        self.minimum = low
        self.ideal = middle
        self.maximum = number(maximum).map { max(middle ?? low ?? 0, $0) }
    }

    private func clamp(_ value: CGFloat) -> CGFloat {
        min(max(value, minimum ?? -.infinity), maximum ?? .infinity)
    }

    /// What the child is offered.
    func offer(_ proposal: CGFloat?) -> CGFloat? {
        (proposal ?? ideal).map(clamp)
    }

    /// The table of Documentation/Rules/layout-rules.md, section 5.
    func length(_ proposal: CGFloat?, child: CGFloat) -> CGFloat {
        guard let proposal else { return ideal ?? clamp(child) }
        let q = clamp(proposal)
        switch (minimum, maximum) {
        case (nil, nil): return child
        case (let minimum?, nil): return max(min(q, child), minimum)
        case (nil, let maximum?): return min(max(q, child), maximum)
        case (_?, _?): return q
        }
    }

    /// What the child is offered when it is placed: the frame's own length, unless nothing decided it.
    func placementOffer(_ proposal: CGFloat?, length: CGFloat) -> CGFloat? {
        guard proposal == nil, ideal == nil else { return length }
        let inside = length > (minimum ?? -.infinity) && length < (maximum ?? .infinity)
        return inside ? nil : length
    }

    var isEmpty: Bool { minimum == nil && ideal == nil && maximum == nil }
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
        super.init(child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let offer = ProposedViewSize(
            width: horizontal.offer(proposal.width), height: vertical.offer(proposal.height))
        let size = child.size(offer)
        return CGSize(
            width: horizontal.length(proposal.width, child: size.width),
            height: vertical.length(proposal.height, child: size.height))
    }

    private func placementOffer(_ proposal: ProposedViewSize, _ size: CGSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal.isEmpty
                ? proposal.width : horizontal.placementOffer(proposal.width, length: size.width),
            height: vertical.isEmpty
                ? proposal.height : vertical.placementOffer(proposal.height, length: size.height))
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

    override var spacing: ViewSpacing {
        var edges: Edge.Set = []
        if !horizontal.isEmpty { edges.formUnion(.horizontal) }
        if !vertical.isEmpty { edges.formUnion(.vertical) }
        return child.spacing.plain(on: edges)
    }
    override var traceName: String { ".frame" }
    override var traceProperties: [TraceNode.Property] {
        func property(_ name: String, _ value: CGFloat?) -> TraceNode.Property? {
            value.map { .init(name, shortNumber($0)) }
        }
        return [
            property("minWidth", horizontal.minimum), property("idealWidth", horizontal.ideal),
            property("maxWidth", horizontal.maximum), property("minHeight", vertical.minimum),
            property("idealHeight", vertical.ideal), property("maxHeight", vertical.maximum),
            alignment == .center ? nil : .init("alignment", alignment.description),
        ].compactMap { $0 }
    }
}

/// `.padding`: offers less, answers more (Documentation/Rules/layout-rules.md, section 6).
final class PaddingNode: WrapperNode {
    private let insets: EdgeInsets
    private let edges: Edge.Set

    init(_ child: LayoutNode, _ insets: EdgeInsets, _ edges: Edge.Set) {
        self.insets = insets
        self.edges = edges
        super.init(child)
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

    override var spacing: ViewSpacing { child.spacing.plain(on: edges) }
    override var traceName: String {
        switch edges {
        case .all: ".padding"
        case .horizontal: ".padding(.horizontal)"
        case .vertical: ".padding(.vertical)"
        default:
            ".padding("
                + [
                    (Edge.Set.top, ".top"), (.leading, ".leading"), (.bottom, ".bottom"),
                    (.trailing, ".trailing"),
                ].filter { edges.contains($0.0) }.map(\.1).joined(separator: ", ") + ")"
        }
    }
    override var traceProperties: [TraceNode.Property] {
        let used = [
            (Edge.Set.top, "top", insets.top), (.leading, "leading", insets.leading),
            (.bottom, "bottom", insets.bottom), (.trailing, "trailing", insets.trailing),
        ].filter { edges.contains($0.0) }
        if let first = used.first, used.allSatisfy({ $0.2 == first.2 }) {
            return [.init("length", shortNumber(first.2))]
        }
        return used.map { .init($0.1, shortNumber($0.2)) }
    }
}
