import Drawing
public import Foundation

/// A row of views.
public struct HStack<Content: View> {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension HStack: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let spacing = spacing.map { unfolding.usable($0, "HStack(spacing:") }
        let nodes = unfolding.nodes(of: content, along: .horizontal)
        unfolding.append(
            StackNode(
                StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key), nodes,
                name: "HStack"))
    }
}

/// A column of views.
public struct VStack<Content: View> {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let content: Content
}

extension VStack: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, spacing: spacing, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        let spacing = spacing.map { unfolding.usable($0, "VStack(spacing:") }
        let nodes = unfolding.nodes(of: content, along: .vertical)
        unfolding.append(
            StackNode(
                StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key), nodes,
                name: "VStack"))
    }
}

/// Views on top of each other, the first at the back.
public struct ZStack<Content: View> {
    let alignment: Alignment
    let content: Content
}

extension ZStack: View {
    public typealias Body = Never

    nonisolated public init(
        alignment: Alignment = .center, @ViewBuilder content: () -> Content
    ) {
        self.init(alignment: alignment, content: content())
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.append(LayerNode(alignment, unfolding.nodes(of: content, along: nil)))
    }
}

extension Unfolding {
    /// The nodes of a container's content, whose dividers and spacers follow `axis`.
    @MainActor package mutating func nodes<V: View>(
        of content: V, along axis: Axis?, _ weight: Weight = .node
    ) -> [LayoutNode] {
        let outer = stackAxis
        stackAxis = axis
        depth += weight.rawValue
        let nodes = nodes(of: content, slot: 0)
        depth -= weight.rawValue
        stackAxis = outer
        return nodes
    }

    /// One node for `content`: its own, or its views on top of each other.
    @MainActor package mutating func node<V: View>(
        of content: V, slot: Int, alignment: Alignment = .center
    ) -> LayoutNode {
        let nodes = nodes(of: content, slot: slot)
        return nodes.count == 1 ? nodes[0] : LayerNode(alignment, nodes)
    }
}

/// Room that grows along its stack, at least 8 points unless told otherwise.
public struct Spacer: Sendable {
    public var minLength: CGFloat?
    nonisolated public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}

extension Spacer: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let length = minLength.map { unfolding.usable($0, "Spacer(minLength:", else: 8) } ?? 8
        unfolding.append(
            SpacerNode(
                minLength: max(length, 0), isStated: minLength != nil, axis: unfolding.stackAxis))
    }
}

final class SpacerNode: LayoutNode {
    private let minLength: CGFloat
    /// Whether the length was written; the usual one goes without saying.
    private let isStated: Bool
    private let axis: Axis?

    init(minLength: CGFloat, isStated: Bool, axis: Axis?) {
        self.minLength = minLength
        self.isStated = isStated
        self.axis = axis
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        func length(_ offer: CGFloat?) -> CGFloat { max(offer ?? minLength, minLength) }
        switch axis {
        case .horizontal?: return CGSize(width: length(proposal.width), height: 0)
        case .vertical?: return CGSize(width: 0, height: length(proposal.height))
        case nil: return CGSize(width: length(proposal.width), height: length(proposal.height))
        }
    }
    override var statedGuides: StatedGuides { .none }
    override var priority: Double { -.infinity }
    override var spacing: ViewSpacing { .zero }
    override var traceName: String { "Spacer" }
    override var traceProperties: [TraceNode.Property] {
        isStated ? [.init("minLength", shortNumber(minLength))] : []
    }
}

/// A hairline across the nearest stack; horizontal outside of one.
public struct Divider: Sendable {
    nonisolated public init() {}
}

extension Divider: View {
    public typealias Body = Never
    public func unfold(into unfolding: inout Unfolding) {
        let environment = unfolding.environment
        // One pixel; one point at accessibility sizes (Documentation/Rules/metrics.json, `divider`).
        let thickness =
            environment.dynamicTypeSize.isAccessibilitySize ? 1 : 1 / environment.displayScale
        unfolding.append(
            DividerNode(
                thickness: thickness,
                isVertical: unfolding.stackAxis == .horizontal,
                color: SystemColor.separator.resolve(in: environment)))
    }
}

final class DividerNode: LayoutNode {
    private let thickness: CGFloat
    private let isVertical: Bool
    private let color: RGBA

    init(thickness: CGFloat, isVertical: Bool, color: RGBA) {
        self.thickness = thickness
        self.isVertical = isVertical
        self.color = color
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        isVertical
            ? CGSize(width: thickness, height: proposal.height ?? 10)
            : CGSize(width: proposal.width ?? 10, height: thickness)
    }
    override func draw(into builder: inout DisplayBuilder) {
        builder.fill(.rectangle(builder.snapped(frame)), .solid(color))
    }
    override var statedGuides: StatedGuides { .none }
    override var traceName: String { "Divider" }
    override var traceProperties: [TraceNode.Property] { [.init("color", color.description)] }
}
