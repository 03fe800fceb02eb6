/// How a view comes and goes; a still picture shows the phase in between, where the view stands.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View

    @ViewBuilder @MainActor @preconcurrency
    func body(content: Self.Content, phase: TransitionPhase) -> Self.Body

    nonisolated static var properties: TransitionProperties { get }

    typealias Content = PlaceholderContentView<Self>
}

extension Transition {
    nonisolated public static var properties: TransitionProperties { TransitionProperties() }

    /// The view as the transition shows it in one phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(TransitionModifier(transition: self, phase: phase))
    }

    public func combined<T: Transition>(with other: T) -> some Transition {
        CombinedTransition(first: self, second: other)
    }

    public func animation(_ animation: Animation?) -> some Transition { self }
}

/// Where a transition is.
public enum TransitionPhase: Hashable, Sendable {
    case willAppear, identity, didDisappear

    public var isIdentity: Bool { self == .identity }

    /// -1 before the view is there, 0 while it is, 1 afterwards.
    public var value: Double {
        switch self {
        case .willAppear: -1
        case .identity: 0
        case .didDisappear: 1
        }
    }
}

/// What a transition says of itself.
public struct TransitionProperties: Sendable {
    public var hasMotion: Bool
    nonisolated public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

extension View {
    /// The view as it stands in the transition: in its identity phase.
    nonisolated public func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: transition, phase: .identity))
    }
}

/// Shows a view in one phase of a transition.
struct TransitionModifier<T: Transition> {
    let transition: T
    let phase: TransitionPhase
}

extension TransitionModifier: ViewModifier {
    func body(content: Content) -> some View {
        TransitionBody(transition: transition, phase: phase, content: content)
    }
}

/// What the transition makes of the view, with the transition's own dynamic properties connected.
private struct TransitionBody<T: Transition, Inside: View> {
    let transition: T
    let phase: TransitionPhase
    let content: Inside
}

extension TransitionBody: View {
    typealias Body = Never
    func unfold(into unfolding: inout Unfolding) {
        unfolding.descend(into: T.self) { unfolding in
            unfolding.installed(transition)
                .body(content: PlaceholderContentView(content), phase: phase)
                .unfold(into: &unfolding)
        }
    }
}

/// One transition on top of another.
private struct CombinedTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}
