import Drawing
import Foundation

/// Content that may be larger than its frame, shown from its start and cut at the frame's edges.
public struct ScrollView<Content> {
    public var content: Content
    public var axes: Axis.Set
    /// Indicators show while content moves; a still picture has none.
    public var showsIndicators: Bool
}

extension ScrollView: View where Content: View {
    public typealias Body = Never

    nonisolated public init(
        _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), axes: axes, showsIndicators: showsIndicators)
    }

    public func unfold(into unfolding: inout Unfolding) {
        // Several views form a stack along the way they scroll.
        let axis: Axis = axes == .horizontal ? .horizontal : .vertical
        let nodes = unfolding.nodes(of: content, along: axis)
        let engine = StackEngine(
            axis: axis, spacing: nil,
            alignment: axis == .vertical
                ? HorizontalAlignment.center.key : VerticalAlignment.center.key)
        unfolding.append(
            ScrollNode(
                nodes.count == 1
                    ? nodes[0]
                    : StackNode(engine, nodes, name: axis == .vertical ? "VStack" : "HStack"),
                axes: axes, clips: !unfolding.environment.isScrollClipDisabled,
                unfolding.journal.placement))
    }
}

private struct ScrollClipDisabledKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var isScrollClipDisabled: Bool {
        get { self[ScrollClipDisabledKey.self] }
        set { self[ScrollClipDisabledKey.self] = newValue }
    }
}

/// A scroll view (Documentation/Rules/layout-rules.md, section 12): along its axes it takes what is offered
/// and lets its content have its ideal length; across it is as long as its content.
final class ScrollNode: WrapperNode {
    private let axes: Axis.Set
    private let clips: Bool
    private let placement: Placement
    private var known: ProposedViewSize?

    init(_ child: LayoutNode, axes: Axis.Set, clips: Bool, _ placement: Placement) {
        self.axes = axes
        self.clips = clips
        self.placement = placement
        super.init(child)
    }

    private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(
            width: axes.contains(.horizontal) ? nil : proposal.width,
            height: axes.contains(.vertical) ? nil : proposal.height)
    }

    /// Asks the content with this view as the container it is relative to.
    private func inside(_ container: ProposedViewSize, _ action: () -> Void) {
        if placement.readsContainer, known != container { child.forgetSizes() }
        known = container
        placement.inContainer(container, action)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        var size = CGSize.zero
        inside(proposal) { size = child.size(offer(proposal)) }
        if axes.contains(.horizontal) { size.width = proposal.width ?? size.width }
        if axes.contains(.vertical) { size.height = proposal.height ?? size.height }
        return size
    }

    override func arrange() {
        let offer = offer(placedProposal)
        let frame = frame
        placement.inSpace(NamedCoordinateSpace.scrollView.name, frame: frame) {
            inside(ProposedViewSize(frame.size)) {
                let size = child.size(offer)
                // Across, content that is not as wide as the frame is centred; along, it starts at the start.
                child.place(
                    at: CGPoint(
                        x: axes.contains(.horizontal)
                            ? frame.minX : frame.minX + (frame.width - size.width) / 2,
                        y: axes.contains(.vertical)
                            ? frame.minY : frame.minY + (frame.height - size.height) / 2),
                    proposal: offer)
            }
        }
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? { nil }
    override var priority: Double { 0 }
    override var spacing: ViewSpacing { ViewSpacing() }
    override func forgetSizes() {
        known = nil
        super.forgetSizes()
    }

    override func draw(into builder: inout DisplayBuilder) {
        guard clips else { return child.draw(into: &builder) }
        let child = child
        builder.clipped(to: .rectangle(builder.snapped(frame))) { child.draw(into: &$0) }
    }
    override var traceName: String { "ScrollView" }
    override var traceProperties: [TraceNode.Property] {
        let names = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
            .filter { axes.contains($0.0) }.map(\.1)
        return [.init("axes", names.joined(separator: " "))]
    }
}

/// Content that can tell the scroll view inside where to scroll.
public struct ScrollViewReader<Content> {
    public var content: (ScrollViewProxy) -> Content
}

extension ScrollViewReader: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
        self.content = content
    }

    public func unfold(into unfolding: inout Unfolding) {
        content(ScrollViewProxy()).unfold(into: &unfolding)
    }
}

/// Scrolls the views of a reader.
public struct ScrollViewProxy: Sendable {
    /// Does nothing: a picture shows content from its start.
    public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}

extension View {
    nonisolated public func scrollIndicators(
        _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
    ) -> Self { self }

    nonisolated public func scrollDisabled(_ disabled: Bool) -> Self { self }

    /// Lets content draw past the frame of the scroll views inside.
    nonisolated public func scrollClipDisabled(
        _ disabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.isScrollClipDisabled = disabled })
    }

    nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> Self { self }
}

/// When scroll indicators show.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
    private let name: String
    public static let automatic = ScrollIndicatorVisibility(name: "automatic")
    public static let visible = ScrollIndicatorVisibility(name: "visible")
    public static let hidden = ScrollIndicatorVisibility(name: "hidden")
    public static let never = ScrollIndicatorVisibility(name: "never")
}
