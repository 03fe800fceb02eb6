package import Drawing
package import Foundation

/// A view after unfolding: answers sizes, places its children, draws itself.
///
/// Sizes follow the protocol of SwiftUI: the parent proposes, the child answers, the parent places
/// (Documentation/Rules/layout-rules.md, section 1).
package class LayoutNode {
    /// The style or view in whose body this was written.
    package final var owner: Owner?
    package final var identifier: String?
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
        var size = measure(proposal)
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        cache.add(proposal, size)
        return size
    }

    package final func place(at origin: CGPoint, proposal: ProposedViewSize) {
        var size = size(proposal)
        if !(size.width <= LayoutNode.largest) { size.width = LayoutNode.largest }
        if !(size.height <= LayoutNode.largest) { size.height = LayoutNode.largest }
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

    /// Lengths past this are cut when views are placed, so that sums stay numbers.
    package static let largest: CGFloat = 1e7

    private static func finite(_ value: CGFloat) -> CGFloat {
        value.isFinite ? min(max(value, -largest), largest) : 0
    }

    package final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(node: self, proposal: proposal, size: size(proposal))
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
        let value = explicitGuide(key, for: proposal).flatMap { $0.isFinite ? $0 : nil }
        guides.add(key, proposal, value)
        return value
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

/// Sizes by proposal. A stack asks each child for at most a handful, so a short list beats a table.
private struct MeasureCache {
    private var first: (ProposedViewSize, CGSize)?
    private var second: (ProposedViewSize, CGSize)?
    private var rest: [(ProposedViewSize, CGSize)] = []

    func find(_ proposal: ProposedViewSize) -> CGSize? {
        guard unsafe LayoutCaching.isOn else { return nil }
        if let first, first.0.isIdentical(to: proposal) { return first.1 }
        if let second, second.0.isIdentical(to: proposal) { return second.1 }
        return rest.first { $0.0.isIdentical(to: proposal) }?.1
    }

    mutating func add(_ proposal: ProposedViewSize, _ size: CGSize) {
        if first == nil {
            first = (proposal, size)
        } else if second == nil {
            second = (proposal, size)
        } else {
            // A view that is asked for ever new sizes must not remember them all.
            if rest.count >= 64 { rest.removeFirst(32) }
            rest.append((proposal, size))
        }
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

/// Guides by name and proposal.
private struct GuideCache {
    typealias Entry = (key: AlignmentKey, proposal: ProposedViewSize, value: CGFloat?)
    var stated: StatedGuides?
    private var known: [Entry] = []

    func find(_ key: AlignmentKey, _ proposal: ProposedViewSize) -> Entry? {
        guard unsafe LayoutCaching.isOn else { return nil }
        return known.first { $0.key == key && $0.proposal.isIdentical(to: proposal) }
    }

    mutating func add(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ value: CGFloat?) {
        if known.count >= 64 { known.removeFirst(32) }
        known.append((key, proposal, value))
    }
}

/// Lets a test prove that answers do not depend on the cache.
package enum LayoutCaching {
    nonisolated(unsafe) package static var isOn = true
}

/// A node with exactly one child, which it is as large as unless it says otherwise.
package class WrapperNode: LayoutNode {
    package final let child: LayoutNode

    init(_ child: LayoutNode) {
        self.child = child
        super.init()
    }

    package override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(proposal) }
    package override func arrange() { child.place(at: frame.origin, proposal: placedProposal) }
    package override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { child.statedGuide(key, for: proposal) }
    package override var statedGuides: StatedGuides { child.knownGuides }
    package override var priority: Double { child.priority }
    package override var zIndex: Double { child.zIndex }
    package override var spacing: ViewSpacing { child.spacing }
    package override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
    package override func draw(into builder: inout DisplayBuilder) { child.draw(into: &builder) }
    package override var children: [LayoutNode] { [child] }
}

/// What stands where views are nested too deep: a 10 by 10 box with a cross.
final class PlaceholderNode: LayoutNode {
    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    override func draw(into builder: inout DisplayBuilder) {
        let rect = builder.snapped(frame)
        guard rect.width > 0, rect.height > 0, rect.width < 1e5, rect.height < 1e5 else { return }
        let red = RGBA(red: 1, green: 0, blue: 0.3)
        builder.stroke(.rectangle(rect), .solid(red), StrokePen(width: 1))
    }
    override var statedGuides: StatedGuides { .none }
    override var traceName: String { "placeholder" }
}

/// Mirrors its content, whose layout direction differs from the outside.
final class MirrorNode: WrapperNode {
    private let placement: Placement

    init(_ child: LayoutNode, _ placement: Placement) {
        self.placement = placement
        super.init(child)
    }

    override func arrange() {
        placement.mirrored(about: frame.minX + frame.maxX) {
            child.place(at: frame.origin, proposal: placedProposal)
        }
        child.mirror(about: frame.minX + frame.maxX)
    }
    override var traceName: String { ".environment(layoutDirection)" }
}
