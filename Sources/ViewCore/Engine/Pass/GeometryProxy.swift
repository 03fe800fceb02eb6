public import Foundation

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
