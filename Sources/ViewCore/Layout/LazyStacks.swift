import Drawing
public import Foundation

/// Views that a scrolling container may keep in view.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// A column for scrolling content. Every view is built, also those past the frame.
public struct LazyVStack<Content> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyVStack: View where Content: View {
    public typealias Body = Never

    /// `pinnedViews` changes nothing: at the start of its content nothing has been pinned yet.
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let nodes = unfolding.nodes(of: content, along: .vertical, .layout)
        let layout = LazyStackLayout(
            engine: StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key),
            traceName: "LazyVStack")
        unfolding.append(CustomLayoutNode(layout, nodes, unfolding))
    }
}

/// A row for scrolling content. Every view is built, also those past the frame.
public struct LazyHStack<Content> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension LazyHStack: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let nodes = unfolding.nodes(of: content, along: .horizontal, .layout)
        let layout = LazyStackLayout(
            engine: StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key),
            traceName: "LazyHStack")
        unfolding.append(CustomLayoutNode(layout, nodes, unfolding))
    }
}

/// The layout of lazy stacks.
///
/// Unlike an eager one, a lazy stack does not share its length out: it cannot know all its views, so
/// each gets its ideal length; and across it takes all that is offered (swiftuifieldguide.com, lazy
/// stacks).
struct LazyStackLayout {
    let engine: StackEngine
    let traceName: String
}

extension LazyStackLayout: ResultLayout {
    func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size(proposal, subviews) }
    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(bounds, proposal, subviews) }
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        spacing(subviews.nodes)
    }
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    func result(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result {
        let (axis, across) = (engine.axis, engine.axis.other)
        var offer = proposal
        offer[axis] = nil
        var result = engine.layOut(nodes, in: offer)
        guard let room = proposal[across] else { return engine.definite(nodes, in: offer) }
        guard room.isFinite, !nodes.isEmpty else {
            result.size[across] = max(room, result.size[across])
            return result
        }
        // The views keep their line; the line moves to where the wider box has it.
        let narrow = ViewDimensions(node: nil, proposal: .unspecified, size: result.size)
        let before = engine.alignment.defaultValue(in: narrow)
        result.size[across] = max(room, 0)
        let wide = ViewDimensions(node: nil, proposal: .unspecified, size: result.size)
        let shift = engine.alignment.defaultValue(in: wide) - before
        for index in result.origins.indices {
            if across == .horizontal {
                result.origins[index].x += shift
            } else {
                result.origins[index].y += shift
            }
        }
        return result
    }
    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing { engine.spacing(nodes) }
    var traceProperties: [TraceNode.Property] { engine.properties }
}
