import Drawing
import Foundation

/// `.fixedSize`: the ideal size on the chosen axes.
final class FixedSizeNode: WrapperNode {
    private let horizontal: Bool
    private let vertical: Bool

    init(_ child: LayoutNode, horizontal: Bool, vertical: Bool) {
        self.horizontal = horizontal
        self.vertical = vertical
        super.init(child)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(offer(proposal)) }
    override func arrange() {
        child.place(at: frame.origin, proposal: offer(placedProposal))
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { child.statedGuide(key, for: offer(proposal)) }
    override var traceName: String { ".fixedSize" }
    override var traceProperties: [TraceNode.Property] {
        [.init("horizontal", "\(horizontal)"), .init("vertical", "\(vertical)")]
    }
}

/// `.aspectRatio` (Documentation/Rules/layout-rules.md, section 7).
final class AspectRatioNode: WrapperNode {
    private let ratio: CGFloat?
    private let fills: Bool

    init(_ child: LayoutNode, ratio: CGFloat?, fills: Bool) {
        self.ratio = ratio
        self.fills = fills
        super.init(child)
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
    override func arrange() {
        placeAligned(child, .center, proposal: offer(placedProposal))
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { child.statedGuide(key, for: offer(proposal)) }
    override var traceName: String { ".aspectRatio" }
    override var traceProperties: [TraceNode.Property] {
        [
            .init("ratio", ratio.map(shortNumber) ?? "ideal"),
            .init("contentMode", fills ? "fill" : "fit"),
        ]
    }
}

/// `.offset`: moves the drawing, not the layout.
final class OffsetNode: WrapperNode {
    private let x: CGFloat
    private let y: CGFloat
    private let mirrored: Bool

    init(_ child: LayoutNode, x: CGFloat, y: CGFloat, mirrored: Bool) {
        self.x = x.isFinite ? x : 0
        self.y = y.isFinite ? y : 0
        self.mirrored = mirrored
        super.init(child)
    }

    override func arrange() {
        // In a right-to-left tree everything is mirrored at the end; x stays towards the right.
        child.place(
            at: CGPoint(x: frame.minX + (mirrored ? -x : x), y: frame.minY + y),
            proposal: placedProposal)
    }
    override var traceName: String { ".offset" }
    override var traceProperties: [TraceNode.Property] {
        [.init("x", shortNumber(x)), .init("y", shortNumber(y))]
    }
}

/// `.position`: takes what is offered and puts the child's centre at a point in it.
final class PositionNode: WrapperNode {
    private let x: CGFloat
    private let y: CGFloat

    init(_ child: LayoutNode, x: CGFloat, y: CGFloat) {
        self.x = x.isFinite ? x : 0
        self.y = y.isFinite ? y : 0
        super.init(child)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        if let width = proposal.width, let height = proposal.height {
            return CGSize(width: width, height: height)
        }
        let size = child.size(proposal)
        return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
    override func arrange() {
        let size = child.size(placedProposal)
        child.place(
            at: CGPoint(
                x: frame.minX + x - size.width / 2, y: frame.minY + y - size.height / 2),
            proposal: placedProposal)
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { nil }
    override var traceName: String { ".position" }
    override var traceProperties: [TraceNode.Property] {
        [.init("x", shortNumber(x)), .init("y", shortNumber(y))]
    }
}

/// `.overlay` and `.background` with views: the primary decides, the secondary is offered its size.
final class LayeredNode: LayoutNode {
    private let primary: LayoutNode
    private let secondary: LayoutNode
    private let alignment: Alignment
    private let isBackground: Bool
    private let isBorder: Bool

    init(
        primary: LayoutNode, secondary: LayoutNode, alignment: Alignment, isBackground: Bool,
        isBorder: Bool
    ) {
        self.primary = primary
        self.secondary = secondary
        self.alignment = alignment
        self.isBackground = isBackground
        self.isBorder = isBorder
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { primary.size(proposal) }
    override func arrange() {
        primary.place(at: frame.origin, proposal: placedProposal)
        let offer = ProposedViewSize(frame.size)
        let corner = CGPoint(
            x: frame.minX + primary.guide(alignment.horizontal.key, for: placedProposal)
                - secondary.guide(alignment.horizontal.key, for: offer),
            y: frame.minY + primary.guide(alignment.vertical.key, for: placedProposal)
                - secondary.guide(alignment.vertical.key, for: offer))
        secondary.place(at: corner, proposal: offer)
    }
    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { primary.statedGuide(key, for: proposal) }
    override var statedGuides: StatedGuides { primary.knownGuides }
    override var priority: Double { primary.priority }
    override var zIndex: Double { primary.zIndex }
    override var spacing: ViewSpacing { primary.spacing }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { primary.layoutValue(key) }
    override func draw(into builder: inout DisplayBuilder) {
        if isBackground {
            secondary.draw(into: &builder)
            primary.draw(into: &builder)
        } else {
            primary.draw(into: &builder)
            secondary.draw(into: &builder)
        }
    }
    override var children: [LayoutNode] {
        isBackground ? [secondary, primary] : [primary, secondary]
    }
    override var traceName: String { isBackground ? ".background" : ".overlay" }
    override var traceProperties: [TraceNode.Property] {
        // Older traces have a border as the overlay that draws it: the name stays theirs.
        if isBorder { return [.init("base", ".border")] }
        return alignment == .center ? [] : [.init("alignment", alignment.description)]
    }
}

/// `.alignmentGuide`: states a guide's value.
final class AlignmentGuideNode: WrapperNode {
    private let key: AlignmentKey
    private let value: (ViewDimensions) -> CGFloat

    init(_ child: LayoutNode, _ key: AlignmentKey, _ value: @escaping (ViewDimensions) -> CGFloat) {
        self.key = key
        self.value = value
        super.init(child)
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard key == self.key else { return child.statedGuide(key, for: proposal) }
        let value = value(child.dimensions(proposal))
        return value.isFinite ? value : 0
    }
    override var statedGuides: StatedGuides { .all }
    override var traceName: String { ".alignmentGuide(.\(key.name))" }
    override var traceProperties: [TraceNode.Property] {
        guard let value = explicitGuide(key, for: placedProposal) else { return [] }
        return [.init("value", shortNumber(value))]
    }
}

/// Attributes that only the parent's layout or drawing order reads.
final class TraitNode: WrapperNode {
    private let ownPriority: Double?
    private let ownZIndex: Double?
    private let values: [ObjectIdentifier: Any]
    private let name: String
    private let properties: [TraceNode.Property]

    init(
        _ child: LayoutNode, priority: Double? = nil, zIndex: Double? = nil,
        values: [ObjectIdentifier: Any] = [:], name: String = ".layoutValue",
        properties: [TraceNode.Property] = []
    ) {
        ownPriority = priority
        ownZIndex = zIndex
        self.values = values
        self.name = name
        self.properties = properties
        super.init(child)
    }

    override var priority: Double { ownPriority ?? child.priority }
    override var zIndex: Double { ownZIndex ?? child.zIndex }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? {
        values[key] ?? child.layoutValue(key)
    }
    override var traceName: String {
        ownPriority != nil ? ".layoutPriority" : ownZIndex != nil ? ".zIndex" : name
    }
    override var traceProperties: [TraceNode.Property] {
        (ownPriority ?? ownZIndex).map { [.init("value", shortNumber($0))] } ?? properties
    }
}
