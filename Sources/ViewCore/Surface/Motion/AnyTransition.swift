public import Foundation

/// How a view comes and goes; a still picture shows it as it stands in between.
public struct AnyTransition: Sendable {
    /// What it does to a view that is there; `nil` is nothing.
    private var rest: (@MainActor (AnyView) -> AnyView)?

    private init() {}

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition()
    public static let slide = AnyTransition()
    public static let scale = AnyTransition()
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition()
    }
    public static func move(edge: Edge) -> AnyTransition { AnyTransition() }
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition() }
    public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition() }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { AnyTransition() }
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition { insertion.combined(with: removal) }

    /// Between two modifiers; the second one is there while the view is.
    public static func modifier<E: ViewModifier>(active: E, identity: sending E) -> AnyTransition {
        var transition = AnyTransition()
        transition.rest = { AnyView($0.modifier(identity)) }
        return transition
    }

    public init<T: Transition>(_ transition: sending T) {
        rest = { AnyView($0.transition(transition)) }
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        guard let first = rest else { return other }
        guard let second = other.rest else { return self }
        var both = AnyTransition()
        both.rest = { second(first($0)) }
        return both
    }
    public func animation(_ animation: Animation?) -> AnyTransition { self }

    /// Unfolds `content` as the transition leaves it while it is there.
    @MainActor fileprivate func unfold<V: View>(_ content: V, into unfolding: inout Unfolding) {
        guard let rest else { return content.unfold(into: &unfolding) }
        rest(AnyView(content)).unfold(into: &unfolding)
    }
}

/// `.transition` of a transition of any type.
public struct AnyTransitionModifier: Sendable {
    let transition: AnyTransition
}

extension AnyTransitionModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        transition.unfold(content, into: &unfolding)
    }
}

extension View {
    nonisolated public func transition(_ t: AnyTransition) -> ModifiedContent<Self, AnyTransitionModifier> {
        modifier(AnyTransitionModifier(transition: t))
    }
}
