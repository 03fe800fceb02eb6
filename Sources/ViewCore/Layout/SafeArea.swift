import Drawing
public import Foundation

private struct RootSafeAreaKey: EnvironmentKey {
    static var defaultValue: EdgeInsets { EdgeInsets() }
}

extension EnvironmentValues {
    /// How much of a tile's edges a device's bars and corners would cover; nothing unless set.
    public var rootSafeAreaInsets: EdgeInsets {
        get { self[RootSafeAreaKey.self] }
        set { self[RootSafeAreaKey.self] = newValue }
    }
}

/// Parts of a safe area.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    /// A still picture never shows a keyboard.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Makes the safe area inside smaller: like padding for most views, but backgrounds inside reach out.
    nonisolated public func safeAreaPadding(
        _ insets: EdgeInsets
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                SafeAreaNode(node, insets: insets, unfolding.journal)
            })
    }

    nonisolated public func safeAreaPadding(
        _ edges: Edge.Set = .all, _ length: CGFloat? = nil
    ) -> ModifiedContent<Self, NodeModifier> {
        safeAreaPadding(EdgeInsets(edges, length ?? 16))
    }

    nonisolated public func safeAreaPadding(
        _ length: CGFloat
    ) -> ModifiedContent<Self, NodeModifier> {
        safeAreaPadding(EdgeInsets(.all, length))
    }

    nonisolated public func ignoresSafeArea(
        _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                IgnoresSafeAreaNode(
                    node, edges: regions.contains(.container) ? edges : [],
                    unfolding.journal.placement)
            })
    }

    @available(*, deprecated, message: "use ignoresSafeArea(_:edges:)")
    nonisolated public func edgesIgnoringSafeArea(
        _ edges: Edge.Set
    ) -> ModifiedContent<Self, NodeModifier> {
        ignoresSafeArea(edges: edges)
    }
}

/// A smaller safe area for what is inside (Documentation/Rules/layout-rules.md, sections 6 and 15).
final class SafeAreaNode: WrapperNode {
    private let insets: EdgeInsets
    private let placement: Placement

    init(_ child: LayoutNode, insets: EdgeInsets, _ journal: Journal) {
        var clean = insets
        func check(_ length: inout CGFloat) {
            guard !(length >= 0 && length <= LayoutNode.largest) else { return }
            journal.warn("a safe area inset of \(length) is no usable length; 0 is used")
            length = 0
        }
        check(&clean.top)
        check(&clean.leading)
        check(&clean.bottom)
        check(&clean.trailing)
        self.insets = clean
        placement = journal.placement
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
            width: size.width + insets.horizontal, height: size.height + insets.vertical)
    }

    override func arrange() {
        let container = frame.extended(by: placement.insets(of: frame))
        let safe = CGRect(
            x: frame.minX + insets.leading, y: frame.minY + insets.top,
            width: frame.width - insets.horizontal, height: frame.height - insets.vertical)
        placement.inSafeArea(Placement.SafeArea(container: container, safe: safe)) {
            child.place(at: safe.origin, proposal: offer(placedProposal))
        }
    }

    override func explicitGuide(
        _ key: AlignmentKey, for proposal: ProposedViewSize
    ) -> CGFloat? {
        child.explicitGuide(key, for: offer(proposal)).map {
            $0 + (key.axis == .horizontal ? insets.leading : insets.top)
        }
    }
    override var spacing: ViewSpacing { child.spacing.plain(on: .all) }
    override var traceName: String { ".safeAreaPadding" }
    override var traceProperties: [TraceNode.Property] {
        [
            .init("top", shortNumber(insets.top)), .init("leading", shortNumber(insets.leading)),
            .init("bottom", shortNumber(insets.bottom)),
            .init("trailing", shortNumber(insets.trailing)),
        ]
    }
}

/// `.ignoresSafeArea`: placed in the room past the safe area where its frame touches the edge.
///
/// The size it reports is that for the safe room; only the placed frame grows
/// (Documentation/Rules/layout-rules.md, section 6).
final class IgnoresSafeAreaNode: WrapperNode {
    private let edges: Edge.Set
    private let placement: Placement

    init(_ child: LayoutNode, edges: Edge.Set, _ placement: Placement) {
        self.edges = edges
        self.placement = placement
        super.init(child)
    }

    override func arrange() {
        let insets = placement.insets(of: frame, edges: edges)
        guard insets != EdgeInsets() else {
            return child.place(at: frame.origin, proposal: placedProposal)
        }
        let room = frame.extended(by: insets)
        var inner = placement.safeArea
        // Nothing is unsafe any more on the edges that are ignored.
        if var area = inner {
            area.safe = area.safe.extended(by: insets)
            inner = area
        }
        placement.inSafeArea(inner) {
            child.place(at: room.origin, proposal: ProposedViewSize(room.size))
        }
    }
    override var traceName: String { ".ignoresSafeArea" }
}
