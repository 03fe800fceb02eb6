import Foundation

/// What a matched geometry effect shares.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

/// What views share that have one geometry.
private struct MatchedKey<ID: Hashable>: Hashable {
    let space: Namespace.ID
    let id: ID
}

extension View {
    /// A view that is not the source takes the source's frame: it is offered the source's size, and its anchor lies on the
    /// source's (Apple's documentation of `matchedGeometryEffect`).
    ///
    /// Its place among the views around stays what it would be without: only its own picture moves. How views travel
    /// between two frames is not seen in a still picture. Of several sources the first one placed counts.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, unfolding in
                MatchedNode(
                    node, AnyHashable(MatchedKey(space: namespace, id: id)),
                    takes: (properties.contains(.position), properties.contains(.size)),
                    anchor: CGPoint(x: anchor.x, y: anchor.y), isSource: isSource, unfolding.journal.placement
                )
            })
    }
}
