public import Foundation
public import ViewCore

/// How much glass lets through and what it is tinted with.
public struct Glass: Equatable, Sendable {
    enum Variant: Sendable { case regular, clear, identity }
    let variant: Variant
    var tintColor: Color?

    public static let regular = Glass(variant: .regular)
    public static let clear = Glass(variant: .clear)
    public static let identity = Glass(variant: .identity)

    public func tint(_ color: Color?) -> Glass {
        var glass = self
        glass.tintColor = color
        return glass
    }

    /// A still picture shows no reaction to a touch beyond the pressed state.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The shape of glass that names none: a capsule.
public struct DefaultGlassEffectShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

/// Glass behind a view, as the glass of buttons is drawn.
struct GlassBackground<S: Shape>: LookView {
    nonisolated static var publicName: String { ".glassEffect" }

    let glass: Glass
    let shape: S

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        guard glass.variant != .identity else { return }
        unfolding.warnOfGlass()
        GlassPane(glass: glass, outline: shape, fill: glass.tintColor?.opacity(0.7)).unfold(into: &unfolding)
    }
}

extension View {
    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()
    ) -> some View { background { GlassBackground(glass: glass, shape: shape) } }

    nonisolated public func glassEffect(
        _ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape(), isEnabled: Bool
    ) -> some View { background { GlassBackground(glass: isEnabled ? glass : .identity, shape: shape) } }

    // The first and the last say how glass moves.
    nonisolated public func glassEffectID<ID: Hashable & Sendable>(_ id: ID?, in namespace: Namespace.ID)
        -> Self
    { self }
    /// Pieces of one union in a container are one piece: the shape of the first around all of them.
    nonisolated public func glassEffectUnion<ID: Hashable & Sendable>(
        id: ID?, namespace: Namespace.ID
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        let union = id.map { GlassUnion(id: $0, namespace: namespace) }
        return transforming { $0.glassUnion = union.map { AnyHashable($0) } }
    }
    nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> Self { self }
}

private struct GlassUnion<ID: Hashable & Sendable>: Hashable, Sendable {
    var id: ID
    var namespace: Namespace.ID
}

/// How glass comes and goes.
public struct GlassEffectTransition: Sendable {
    public static let identity = GlassEffectTransition()
    public static let matchedGeometry = GlassEffectTransition()
    public static let materialize = GlassEffectTransition()
}

/// Pieces of glass that melt together where they are less than `spacing` apart.
public struct GlassEffectContainer<Content: View> {
    let content: Content
    let spacing: CGFloat?
    /// - Parameter spacing: in points; `nil` is 8 here, a guess.
    nonisolated public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.spacing = spacing
    }
}

extension GlassEffectContainer: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        let gathering = GlassGathering(spacing: spacing ?? 8)
        unfolding.unfold(content) { $0.glassGathering = gathering }
    }
}
