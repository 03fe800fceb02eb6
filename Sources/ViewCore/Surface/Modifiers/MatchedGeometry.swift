/// What a matched geometry effect shares.
public struct MatchedGeometryProperties: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let position = MatchedGeometryProperties(rawValue: 1)
    public static let size = MatchedGeometryProperties(rawValue: 2)
    public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
    /// Kept for its spelling: it moves views during a transition, of which a still picture shows the end.
    ///
    /// A view that is not the source would take the source's frame; it stays where it is, with a warning.
    nonisolated public func matchedGeometryEffect<ID: Hashable>(
        id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
        anchor: UnitPoint = .center, isSource: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(
            warning: isSource
                ? nil : ".matchedGeometryEffect(isSource: false) is ignored; the view keeps its own frame"
        ) { _ in }
    }
}
