import Drawing
public import Foundation

/// Content as a function of the room it gets.
///
/// Takes what it is offered, 10 points where nothing is, and puts its views at the top leading corner,
/// each offered the whole room (Documentation/Rules/layout-rules.md, section 12, rule 1).
public struct GeometryReader<Content> {
    public var content: (GeometryProxy) -> Content
}

extension GeometryReader: View where Content: View {
    public typealias Body = Never

    nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
        self.content = content
    }

    public func unfold(into unfolding: inout Unfolding) {
        // Its content may hold actions that only placing finds.
        unfolding.graph.hasEffects = true
        let content = content
        unfolding.append(
            GeometryReaderNode(unfolding.deferred) { proxy, unfolding in
                unfolding.nodes(of: content(proxy), along: nil)
            })
    }
}

/// Where a view is and how large.
public struct GeometryProxy {
    /// As in layout, before any tree around is mirrored: what anchors are relative to.
    private let frame: CGRect
    private let absolute: CGRect
    private let spaces: [Placement.Space]
    /// How far the safe area's edges reach into the view's container here.
    public let safeAreaInsets: EdgeInsets

    package init(frame: CGRect, in placement: Placement) {
        self.frame = frame
        absolute = placement.absolute(frame)
        spaces = placement.spaces
        safeAreaInsets = placement.insets(of: frame)
    }

    public var size: CGSize { frame.size }

    /// The view's frame; in a name that no view around has, as in the picture.
    public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
        switch coordinateSpace {
        case .local: return CGRect(origin: .zero, size: frame.size)
        case .global: return absolute
        case .named(let name):
            guard let space = spaces.last(where: { $0.name == name }) else { return absolute }
            return absolute.offsetBy(dx: -space.frame.minX, dy: -space.frame.minY)
        }
    }

    public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
        frame(in: coordinateSpace.coordinateSpace)
    }

    /// The named view's bounds as seen from this one; `nil` if no view around has that name.
    public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
        guard let space = spaces.last(where: { $0.name == coordinateSpace.name }) else {
            return nil
        }
        return space.frame.offsetBy(dx: -absolute.minX, dy: -absolute.minY)
    }

    /// The anchor's value as seen from this view.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: frame.origin) }
}

/// A geometry reader; its content is unfolded when it is placed, since its size is known then.
final class GeometryReaderNode: LayoutNode {
    private let unfolding: Unfolding
    private let content: @MainActor (GeometryProxy, inout Unfolding) -> [LayoutNode]
    private var nodes: [LayoutNode] = []

    init(
        _ unfolding: Unfolding,
        _ content: @escaping @MainActor (GeometryProxy, inout Unfolding) -> [LayoutNode]
    ) {
        self.unfolding = unfolding
        self.content = content
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    override func arrange() {
        let proxy = GeometryProxy(frame: frame, in: unfolding.journal.placement)
        let content = content
        nodes = onMain((proxy, unfolding)) { proxy, unfolding in
            var unfolding = unfolding
            return content(proxy, &unfolding)
        }
        let offer = ProposedViewSize(frame.size)
        for node in nodes { node.place(at: frame.origin, proposal: offer) }
    }

    override func draw(into builder: inout DisplayBuilder) { builder.draw(nodes) }
    override var children: [LayoutNode] { nodes }
    override var traceName: String { "GeometryReader" }
}
