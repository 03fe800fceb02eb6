/// What a view looks like under a gaze or a pointer, built from one without.
public struct EmptyHoverEffectContent: VisualEffect {
    nonisolated init() {}
    public func append(to effects: inout VisualEffects) {}
}

/// A hover effect of one's own.
@MainActor @preconcurrency
public protocol CustomHoverEffect: Sendable {
    typealias Content = EmptyHoverEffect
    associatedtype Body: CustomHoverEffect
    @MainActor @preconcurrency func body(content: Content) -> Self.Body
}

/// No effect yet.
public struct EmptyHoverEffect: CustomHoverEffect {
    public typealias Body = EmptyHoverEffect
    nonisolated init() {}
    public func body(content: Content) -> EmptyHoverEffect { content }
}

extension CustomHoverEffect {
    public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body:
            @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) ->
            some VisualEffect
    ) -> EmptyHoverEffect { EmptyHoverEffect() }
    public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> EmptyHoverEffect { EmptyHoverEffect() }
    public func animation(
        _ animation: Animation?, body: @escaping (EmptyHoverEffectContent) -> some VisualEffect
    ) -> EmptyHoverEffect { EmptyHoverEffect() }
}

/// Effects that begin and end together.
public struct HoverEffectGroup: Hashable, Sendable {
    private let id: String?
    public init(_ namespace: Namespace.ID) { id = nil }
    public init(id: String? = nil, in namespace: Namespace.ID, behavior: Behavior = .activatesGroup) {
        self.id = id
    }
    public enum Behavior: Hashable, Sendable { case activatesGroup, followsGroup, ignoresGroup }
}

// What the system draws under a gaze is in no tile: what a hovered tile shows is what style code draws.
extension View {
    nonisolated public func hoverEffect(
        in group: HoverEffectGroup? = nil, isEnabled: Bool = true,
        body:
            @escaping @Sendable (EmptyHoverEffectContent, _ isActive: Bool, GeometryProxy) ->
            some VisualEffect
    ) -> Self { self }
    nonisolated public func hoverEffect(
        _ effect: some CustomHoverEffect, in group: HoverEffectGroup? = nil, isEnabled: Bool = true
    ) -> Self { self }
    nonisolated public func defaultHoverEffect(_ effect: (some CustomHoverEffect)?) -> Self { self }
    nonisolated public func hoverEffectGroup() -> Self { self }
    nonisolated public func hoverEffectGroup(
        id: String? = nil, in namespace: Namespace.ID,
        behavior: HoverEffectGroup.Behavior = .activatesGroup
    ) -> Self { self }
    nonisolated public func hoverEffectGroup(_ group: HoverEffectGroup?) -> Self { self }
}
