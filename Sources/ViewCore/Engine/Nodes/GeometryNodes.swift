import Drawing
import Foundation

/// `.fixedSize`: the ideal size on the chosen axes.
final class FixedSizeNode: WrapperNode {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ child: LayoutNode, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child, .fixedSize)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize {
        offer(proposal)
    }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(offer(proposal)) }
    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        child.length(axis, offer(proposal))
    }
    override var endlessAxes: Axis.Set {
        var axes = child.knownEndlessAxes
        if horizontal { axes.remove(.horizontal) }
        if vertical { axes.remove(.vertical) }
        return axes
    }
    override func arrange() {
        child.place(at: frame.origin, proposal: offer(placedProposal))
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { child.statedGuide(key, for: offer(proposal)) }
    override var traceName: String { ".fixedSize" }
    override var traceProperties: [TraceNode.Property] {
        [.init("horizontal", .flag(horizontal)), .init("vertical", .flag(vertical))]
    }
}

/// `.aspectRatio` (Documentation/Rules/layout-rules.md, section 7).
final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let fills: Bool

    init(_ child: LayoutNode, ratio: CGFloat?, fills: Bool) {
        self.ratio = ratio
        self.fills = fills
        super.init(child, .aspectRatio)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var ratio = ratio ?? 0
        if self.ratio == nil {
            let ideal = child.size(.unspecified)
            ratio = ideal.height > 0 ? ideal.width / ideal.height : 0
        }
        guard ratio > 0, ratio.isFinite else { return proposal }
        switch (proposal.width, proposal.height) {
        case (nil, nil): return proposal
        case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
        case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
        case (let width?, let height?):
            // Scale (ratio, 1) to fit inside or to cover.
            let byWidth = width / ratio
            let scale = fills ? max(byWidth, height) : min(byWidth, height)
            return ProposedViewSize(width: scale * ratio, height: scale)
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(offer(proposal)) }
    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        child.length(axis, offer(proposal))
    }
    override var endlessAxes: Axis.Set { [] }
    override func arrange() {
        // The frame is as large as the child, so that its middle is the child's whatever guides it states.
        child.place(at: frame.origin, proposal: offer(placedProposal))
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { child.statedGuide(key, for: offer(proposal)) }
    override var traceName: String { ".aspectRatio" }
    override var traceProperties: [TraceNode.Property] {
        [
            .init("ratio", ratio.map { .number($0) } ?? .name("ideal")),
            .init("contentMode", .name(fills ? "fill" : "fit")),
        ]
    }
}

/// `.offset`: moves the drawing, not the layout.
final class OffsetNode: WrapperNode {
    private let x: CGFloat
    private let y: CGFloat

    init(_ child: LayoutNode, x: CGFloat, y: CGFloat) {
        self.x = x.isFinite ? x : 0
        self.y = y.isFinite ? y : 0
        super.init(child, .offset)
    }

    override func arrange() {
        // Right to left, x is mirrored with all the rest.
        child.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: placedProposal)
    }
    override var traceName: String { ".offset" }
    override var traceProperties: [TraceNode.Property] {
        [.init("x", .length(x)), .init("y", .length(y))]
    }
}

/// `.position`: takes what is offered and puts the child's centre at a point in it.
final class PositionNode: WrapperNode {
    private let x: CGFloat
    private let y: CGFloat

    init(_ child: LayoutNode, x: CGFloat, y: CGFloat) {
        self.x = x.isFinite ? x : 0
        self.y = y.isFinite ? y : 0
        super.init(child, .position)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let size = child.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
    override func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        proposal[axis] ?? child.length(axis, proposal)
    }
    override var endlessAxes: Axis.Set { [.horizontal, .vertical] }
    override func arrange() {
        let size = child.size(placedProposal)
        child.place(
            at: CGPoint(
                x: frame.minX + x - size.width / 2, y: frame.minY + y - size.height / 2),
            proposal: placedProposal)
    }
    /// Baselines of the text inside count where it stands; other guides do not, as through a frame.
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key.kind == .firstTextBaseline || key.kind == .lastTextBaseline,
            let value = child.statedGuide(key, for: proposal)
        else { return nil }
        return value + y - child.size(proposal).height / 2
    }
    override var statedGuides: StatedGuides { child.knownGuides.intersection(.baselines) }
    override var traceName: String { ".position" }
    override var traceProperties: [TraceNode.Property] {
        [.init("x", .length(x)), .init("y", .length(y))]
    }
}
