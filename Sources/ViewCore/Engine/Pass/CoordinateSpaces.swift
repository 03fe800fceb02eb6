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
