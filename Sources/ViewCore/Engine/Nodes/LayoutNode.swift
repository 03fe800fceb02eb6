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
    /// What assistive technology is told of it, for the trace.
    package final var spoken: [TraceNode.Property]?
    /// What modifiers around it hand on, the outermost first, for the trace.
    package final var note: EnvironmentNote?
    /// Whether nobody wrote it: the trace has what it was made of elsewhere.
    package final var isDerived = false
    /// Whether its view is gone and on its way out: it takes no room.
    package final var isLeaving = false
    /// Where it was placed: absolute, in points, unrounded.
    package final var frame = CGRect.zero
    package final var placedProposal = ProposedViewSize.unspecified
    private final var cache = AnswerCache<ProposedViewSize, CGSize>()
    private final var partial: PartialAnswers?
    private final var stated: StatedGuides?
    private final var knowsApart: Bool?
    private final var knownEndless: Axis.Set?

    init(_ kind: NodeKind) {}

    // MARK: Answers, overridden by each kind of node

    /// The size for a proposal; called once per proposal.
    package func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }
    /// One length of the size for a proposal, exactly; called where `measuresApart`.
    package func measureLength(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        size(proposal)[axis]
    }
    /// A proposal that has the same answers, one for as many as can be told.
    package func equivalent(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }
    /// Whether a container inside knows one length with less work than both. Must not change.
    package var measuresApart: Bool { false }
    /// The axes along which an endless offer has an endless answer, whatever is offered along the other.
    /// Must not change.
    package var endlessAxes: Axis.Set { [] }
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
    /// What it wants around it; containers keep it.
    package var ownSpacing: ViewSpacing { ViewSpacing() }
    /// Whether a frame around leaves the preferences as they are, as for a spacer.
    package var keepsSpacingInFrames: Bool { false }
    package func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    /// The name of the coordinate space that it is.
    package var spaceName: AnyHashable? { nil }
    package func draw(into builder: inout DisplayBuilder) {
        for child in children { child.draw(into: &builder) }
    }
    package var children: [LayoutNode] { [] }
    /// The children and what was not chosen as one: every view that may be asked.
    package var allInside: [LayoutNode] { children }
    /// Those that its picture shows, for the trace.
    package var tracedChildren: [LayoutNode] { children }
    /// The values that preference keys have in this subtree.
    package func preferences(_ collector: inout PreferenceCollector) {
        for child in children { child.preferences(&collector) }
    }

    // MARK: The trace

    package var traceName: String { typeName(type(of: self)) }
    package var traceProperties: [TraceNode.Property] { [] }
    /// Whether the last of the traced children is what a modifier is laid on, and those before are behind it.
    package var isContentLast: Bool { false }

    // MARK: Calls

    /// The size for a proposal: finite answers to finite proposals, never negative, never NaN.
    package final func size(_ proposal: ProposedViewSize) -> CGSize {
        sizeWithoutMeasuring(for: proposal) ?? keep(proposal, measure(plainest(proposal)))
    }

    /// One length of `size`, with less work where a container inside knows it so.
    package final func length(_ axis: Axis, _ proposal: ProposedViewSize) -> CGFloat {
        guard isMeasuredApart, unsafe LayoutCaching.isOn else { return size(proposal)[axis] }
        if proposal[axis] == .infinity, knownEndlessAxes.contains(Axis.Set(axis)) { return .infinity }
        return lengthWithoutMeasuring(along: axis, for: proposal)
            ?? keep(axis, proposal, measureLength(axis, plainest(proposal)))
    }

    private final var partialAnswers: PartialAnswers {
        if let partial { return partial }
        let made = PartialAnswers()
        partial = made
        return made
    }

    // Small functions beside the ones that call each other down the tree, so that those need little stack.

    private final func sizeWithoutMeasuring(for proposal: ProposedViewSize) -> CGSize? {
        if let known = cache.find(proposal) { return known }
        let plain = plainest(proposal)
        if !plain.isIdentical(to: proposal), let known = cache.find(plain) {
            cache.add(proposal, known)
            return known
        }
        return LayoutWork.allowsAnother() ? nil : withoutMeasuring(plain)
    }

    private final func keep(_ proposal: ProposedViewSize, _ answer: CGSize) -> CGSize {
        var size = answer
        if !(size.width >= 0) { size.width = 0 }
        if !(size.height >= 0) { size.height = 0 }
        cache.add(proposal, size)
        let plain = plainest(proposal)
        if !plain.isIdentical(to: proposal) { cache.add(plain, size) }
        return size
    }

    private final func lengthWithoutMeasuring(along axis: Axis, for proposal: ProposedViewSize) -> CGFloat? {
        if let known = cache.find(proposal) { return known[axis] }
        let question = LengthQuestion(axis: axis, proposal: proposal)
        if let known = partial?.lengths.find(question) { return known }
        let plain = LengthQuestion(axis: axis, proposal: plainest(proposal))
        if plain != question, let known = cache.find(plain.proposal)?[axis] ?? partial?.lengths.find(plain) {
            partialAnswers.lengths.add(question, known)
            return known
        }
        return LayoutWork.allowsAnother() ? nil : withoutMeasuring(plain)
    }

    private final func keep(
        _ axis: Axis, _ proposal: ProposedViewSize, _ answer: CGFloat
    ) -> CGFloat {
        let length = answer >= 0 ? answer : 0
        let question = LengthQuestion(axis: axis, proposal: proposal)
        partialAnswers.lengths.add(question, length)
        let plain = LengthQuestion(axis: axis, proposal: plainest(proposal))
        if plain != question { partialAnswers.lengths.add(plain, length) }
        return length
    }

    // Past the first limit of a pass, only views that were asked little are measured; see `LayoutLimit`.

    @inline(never) private final func withoutMeasuring(_ proposal: ProposedViewSize) -> CGSize? {
        if LayoutWork.isOver { return LayoutWork.unmeasured(proposal) }
        return LayoutWork.nearest(asked: cache.count) { cache.nearest { $0.distance(to: proposal) } }
    }

    @inline(never) private final func withoutMeasuring(_ question: LengthQuestion) -> CGFloat? {
        if LayoutWork.isOver { return LayoutWork.unmeasured(question.proposal)[question.axis] }
        return LayoutWork.nearest(asked: cache.count + (partial?.lengths.count ?? 0)) {
            partial?.lengths.nearest { $0.distance(to: question) }
                ?? cache.nearest { $0.distance(to: question.proposal) }?[question.axis]
        }
    }

    @inline(never) private final func withoutMeasuring(_ question: GuideQuestion) -> CGFloat?? {
        if LayoutWork.isOver { return .some(nil) }
        return LayoutWork.nearest(asked: partial?.guides.count ?? 0) {
            partial?.guides.nearest { $0.distance(to: question) }
        }
    }

    private final func plainest(_ proposal: ProposedViewSize) -> ProposedViewSize {
        unsafe LayoutCaching.isOn ? equivalent(proposal) : proposal
    }

    /// `measuresApart`, asked once.
    package final var isMeasuredApart: Bool {
        if let knowsApart { return knowsApart }
        let own = measuresApart
        knowsApart = own
        return own
    }

    /// `endlessAxes`, asked once.
    package final var knownEndlessAxes: Axis.Set {
        if let knownEndless { return knownEndless }
        let own = endlessAxes
        knownEndless = own
        return own
    }

    package final var spacing: ViewSpacing {
        LayoutWork.allowsAnother() || !LayoutWork.isOver ? ownSpacing : ViewSpacing()
    }

    /// The preferences with a frame around that sets lengths along `edges`.
    final func framedSpacing(on edges: Edge.Set) -> ViewSpacing {
        keepsSpacingInFrames ? spacing : spacing.plain(on: edges)
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
        cache = AnswerCache()
        partial = nil
        for node in allInside { node.forgetSizes() }
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
        // Of the size, the usual guides need one length or none.
        switch key.kind {
        case .start: return 0
        case .center: return length(key.axis, proposal) / 2
        case .end, .firstTextBaseline, .lastTextBaseline: return length(key.axis, proposal)
        case .custom: return key.defaultValue(in: dimensions(proposal))
        }
    }

    /// `statedGuides`, asked once.
    package final var knownGuides: StatedGuides {
        if let stated { return stated }
        let own = statedGuides
        stated = own
        return own
    }

    /// `explicitGuide`, asked once per guide and proposal: nested stacks would ask for it at every level.
    package final func statedGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        guard knownGuides.includes(key) else { return nil }
        let question = GuideQuestion(key: key, proposal: proposal)
        return guideWithoutMeasuring(for: question)
            ?? keep(question, explicitGuide(key, for: plainest(proposal)))
    }

    private final func guideWithoutMeasuring(for question: GuideQuestion) -> CGFloat?? {
        if let known = partial?.guides.find(question) { return .some(known) }
        let plain = GuideQuestion(key: question.key, proposal: plainest(question.proposal))
        if plain != question, let known = partial?.guides.find(plain) {
            partialAnswers.guides.add(question, known)
            return .some(known)
        }
        return LayoutWork.allowsAnother() ? nil : withoutMeasuring(plain)
    }

    private final func keep(_ question: GuideQuestion, _ answer: CGFloat?) -> CGFloat? {
        let value = answer.flatMap { $0.isFinite ? $0 : nil }
        partialAnswers.guides.add(question, value)
        let plain = GuideQuestion(key: question.key, proposal: plainest(question.proposal))
        if plain != question { partialAnswers.guides.add(plain, value) }
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
