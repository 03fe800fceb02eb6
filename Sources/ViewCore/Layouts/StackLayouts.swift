import Drawing
public import Foundation

/// A layout that is worked out at once: a size and a place for each view.
///
/// The common shape of the library's own layouts; each gets the whole `Layout` protocol from it.
protocol ResultLayout: Layout, TracedLayout where Cache == Void {
    func result(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result
    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing
}

extension ResultLayout {
    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        result(subviews.nodes, in: proposal).size
    }

    func place(_ bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        let result = result(subviews.nodes, in: proposal)
        for (index, subview) in subviews.enumerated() where index < result.origins.count {
            let origin = result.origins[index]
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: result.proposals[index])
        }
    }

    func guide(
        _ key: AlignmentKey, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
    ) -> CGFloat? {
        let nodes = subviews.nodes
        let result = result(nodes, in: proposal)
        return StackEngine.combine(key, nodes, result.origins, result.proposals)
    }

    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing {
        nodes.reduce(into: ViewSpacing.zero) { $0.formUnion($1.spacing) }
    }
}

/// The layout of `HStack`, for use with `AnyLayout`.
public struct HStackLayout: Layout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var engine: StackEngine {
        StackEngine(axis: .horizontal, spacing: spacing, alignment: alignment.key)
    }
}

extension HStackLayout: ResultLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size(proposal, subviews) }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(bounds, proposal, subviews) }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        spacing(subviews.nodes)
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }

    func result(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result {
        engine.definite(nodes, in: proposal)
    }
    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing { engine.spacing(nodes) }
    var traceName: String { "HStackLayout" }
    var traceProperties: [TraceNode.Property] { engine.properties }
}

/// The layout of `VStack`, for use with `AnyLayout`.
public struct VStackLayout: Layout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?

    nonisolated public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var engine: StackEngine {
        StackEngine(axis: .vertical, spacing: spacing, alignment: alignment.key)
    }
}

extension VStackLayout: ResultLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size(proposal, subviews) }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(bounds, proposal, subviews) }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        spacing(subviews.nodes)
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }

    func result(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result {
        engine.definite(nodes, in: proposal)
    }
    func spacing(_ nodes: [LayoutNode]) -> ViewSpacing { engine.spacing(nodes) }
    var traceName: String { "VStackLayout" }
    var traceProperties: [TraceNode.Property] { engine.properties }
}

/// The layout of `ZStack`, for use with `AnyLayout`.
public struct ZStackLayout: Layout, Sendable {
    public var alignment: Alignment

    nonisolated public init(alignment: Alignment = .center) { self.alignment = alignment }
}

extension ZStackLayout: ResultLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) -> CGSize { size(proposal, subviews) }
    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) { place(bounds, proposal, subviews) }
    public func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        spacing(subviews.nodes)
    }
    public func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }
    public func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
        subviews: Subviews, cache: inout Void
    ) -> CGFloat? { self.guide(guide.key, proposal, subviews) }

    func result(_ nodes: [LayoutNode], in proposal: ProposedViewSize) -> StackEngine.Result {
        LayerEngine(alignment: alignment).layOut(nodes, in: proposal)
    }
    var traceName: String { "ZStackLayout" }
    var traceProperties: [TraceNode.Property] {
        [.init("alignment", alignment.traced)]
    }
}
