package import Drawing
package import Foundation

/// A view after unfolding: answers sizes, places its children, draws itself.
///
/// Sizes follow the protocol of SwiftUI: the parent proposes, the child answers, the parent places
/// (Documentation/Rules/layout-rules.md, section 1).
package class LayoutNode: LayoutItem {
    /// The style or view in whose body this was written.
    package final var owner: Owner?
    package final var identifier: String?
    /// Whether nobody wrote it: the trace has what it was made of elsewhere.
    package final var isDerived = false
    /// Where it was placed: absolute, in points, unrounded.
    package final var frame = CGRect.zero
    package final var placedProposal = ProposedViewSize.unspecified
    private final var cache = MeasureCache()
    private final var guides = GuideCache()

    // MARK: Answers, overridden by each kind of node

    /// The size for a proposal; called once per proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// Places the children; `frame` and `placedProposal` are set.
    package func arrange() {}
    /// The value of a guide that this view or something inside states, from the view's own origin.
    package func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { nil }
    /// Which guides `explicitGuide` may answer; others are not asked for. Must not change.
    package var statedGuides: StatedGuides { .all }
    package var priority: Double { 0 }
    package var zIndex: Double { 0 }
    package var spacing: ViewSpacing { ViewSpacing() }
    /// Whether a frame around leaves the preferences as they are, as for a spacer.
    package var keepsSpacingInFrames: Bool { false }
    package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    package func draw(into builder: inout DisplayBuilder) {
        for child in children { child.draw(into: &builder) }
    }
    package var children: [LayoutNode] { [] }
    /// The values that preference keys have in this subtree.
    package func preferences(_ collector: inout PreferenceCollector) {
        for child in children { child.preferences(&collector) }
    }

    // MARK: The trace

    package var traceName: String { typeName(type(of: self)) }
    package var traceProperties: [TraceNode.Property] { [] }

    // MARK: Calls

    /// The size for a proposal: finite answers to finite proposals, never negative, never NaN.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        if let known = cache.find(proposal) { return known }
        unsafe LayoutWork.answers += 1
        var size = measure(proposal)
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        cache.add(proposal, size)
        return size
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        var size = size(proposal)
        if !(size.width <= CGFloat.largestLength) { size.width = CGFloat.largestLength }
        if !(size.height <= CGFloat.largestLength) { size.height = CGFloat.largestLength }
        frame = CGRect(
            x: LayoutNode.finite(origin.x), y: LayoutNode.finite(origin.y), width: size.width,
            height: size.height)
        placedProposal = proposal
        arrange()
    }

    /// Forgets sizes here and inside, because something other than the proposal has changed.
    package func forgetSizes() {
        cache = MeasureCache()
        guides = GuideCache()
        for child in children { child.forgetSizes() }
    }

    private static func finite(_ value: CGFloat) -> CGFloat {
        value.isFinite ? min(max(value, -CGFloat.largestLength), CGFloat.largestLength) : 0
    }

    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(source: self, proposal: proposal, size: size(proposal))
    }

    /// A guide's value: the explicit one, or the default for the size.
    package final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
        if let stated = statedGuide(key, for: proposal) { return stated }
        return key.defaultValue(in: dimensions(proposal))
    }

    /// `statedGuides`, asked once.
    package final var knownGuides: StatedGuides {
        if let known = guides.stated { return known }
        let stated = statedGuides
        guides.stated = stated
        return stated
    }

    /// `explicitGuide`, asked once per guide and proposal: nested stacks would ask for it at every level.
    package final func statedGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard knownGuides.includes(key.kind) else { return nil }
        if let known = guides.find(key, proposal) { return known.value }
        unsafe LayoutWork.answers += 1
        let value = explicitGuide(key, for: proposal).flatMap { $0.isFinite ? $0 : nil }
        guides.add(key, proposal, value)
        return value
    }

    /// The preferences of a frame around this that sets the lengths between `edges`.
    final func framedSpacing(on edges: Edge.Set) -> ViewSpacing {
        keepsSpacingInFrames ? spacing : spacing.plain(on: edges)
    }

    /// Moves this view and all inside it.
    package final func move(by dx: CGFloat, _ dy: CGFloat) {
        frame.origin.x += dx
        frame.origin.y += dy
        for child in children { child.move(by: dx, dy) }
    }

    /// Called when the subtree was turned around: left is right now.
    package func didMirror() {}

    /// Turns the subtree around the vertical line between two x coordinates that sum to `sum`.
    package final func mirror(about sum: CGFloat) {
        frame.origin.x = sum - frame.origin.x - frame.width
        didMirror()
        for child in children { child.mirror(about: sum) }
    }
}

/// Kinds of guides by who states them: text has baselines, `alignmentGuide` may set any.
package enum StatedGuides: Comparable, Sendable {
    case none, baselines, all

    func includes(_ kind: AlignmentKey.Kind) -> Bool {
        switch self {
        case .none: false
        case .baselines: kind == .firstTextBaseline || kind == .lastTextBaseline
        case .all: true
        }
    }
}

extension [LayoutNode] {
    /// What any of the nodes may state.
    var statedGuides: StatedGuides { lazy.map(\.knownGuides).max() ?? .none }
}
