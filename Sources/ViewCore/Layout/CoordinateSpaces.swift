import Drawing
import Foundation

/// What a frame is measured from.
public enum CoordinateSpace: Hashable {
    /// The picture.
    case global
    /// The view itself.
    case local
    /// The nearest view around with that name.
    case named(AnyHashable)

    public var isGlobal: Bool { self == .global }
    public var isLocal: Bool { self == .local }
}

/// A frame of reference that knows which coordinate space it is.
public protocol CoordinateSpaceProtocol {
    var coordinateSpace: CoordinateSpace { get }
}

/// The view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .local }
}

/// The picture.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
    public init() {}
    public var coordinateSpace: CoordinateSpace { .global }
}

/// A view around that bears a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
    package let name: AnyHashable
    package init(name: AnyHashable) { self.name = name }
    public var coordinateSpace: CoordinateSpace { .named(name) }

    /// The name a scroll view gives its own frame.
    package static var scrollView: NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable("\u{0}scrollView"))
    }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
    public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
    public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
    public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
        NamedCoordinateSpace(name: AnyHashable(name))
    }
    /// The nearest scroll view around.
    public static var scrollView: NamedCoordinateSpace { .scrollView }
}

extension View {
    nonisolated public func coordinateSpace(
        _ name: NamedCoordinateSpace
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                CoordinateSpaceNode(node, name: name.name, unfolding.journal.placement)
            })
    }

    nonisolated public func coordinateSpace<T: Hashable>(
        name: T
    ) -> ModifiedContent<Self, NodeModifier> {
        coordinateSpace(NamedCoordinateSpace(name: AnyHashable(name)))
    }
}

/// `.coordinateSpace`: names a frame for the geometry proxies inside.
final class CoordinateSpaceNode: WrapperNode {
    private let name: AnyHashable
    private let placement: Placement

    init(_ child: LayoutNode, name: AnyHashable, _ placement: Placement) {
        self.name = name
        self.placement = placement
        super.init(child)
    }

    override func arrange() {
        placement.inSpace(name, frame: frame) {
            child.place(at: frame.origin, proposal: placedProposal)
        }
    }
    override var traceName: String { ".coordinateSpace" }
    override var traceProperties: [TraceNode.Property] {
        [.init("name", String(describing: name.base))]
    }
}
