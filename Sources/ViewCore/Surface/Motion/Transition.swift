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

    /// The same, moving by an animation of its own.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }
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
        modifier(TransitionModifier(transition: transition, phase: .identity, isPlaced: true))
    }
}

/// Shows a view in one phase of a transition.
struct TransitionModifier<T: Transition> {
    let transition: T
    let phase: TransitionPhase
    /// Whether the view's coming and going decides about the phase.
    var isPlaced = false
}

extension TransitionModifier: ViewModifier {
    func body(content: Content) -> some View {
        TransitionBody(transition: transition, phase: phase, isPlaced: isPlaced, content: content)
    }
}

/// What the transition makes of the view, with the transition's own dynamic properties connected.
private struct TransitionBody<T: Transition, Inside: View> {
    let transition: T
    let phase: TransitionPhase
    let isPlaced: Bool
    let content: Inside
}

extension TransitionBody: View {
    typealias Body = Never
    func unfold(into unfolding: inout Unfolding) {
        if isPlaced, unfolding.motion != nil, unfoldMoving(into: &unfolding) { return }
        unfold(phase, content, into: &unfolding)
    }

    @MainActor private func unfold(
        _ phase: TransitionPhase, _ content: some View, into unfolding: inout Unfolding
    ) {
        unfolding.descend(into: T.self) { unfolding in
            unfolding.installed(transition)
                .body(content: PlaceholderContentView(content), phase: phase)
                .unfold(into: &unfolding)
        }
    }
}

extension TransitionBody {
    /// The view on its way in or out; false where it is no view that could come or go.
    @inline(never) @MainActor private func unfoldMoving(into unfolding: inout Unfolding) -> Bool {
        let isMoved = unfolding.unfoldTransition(
            of: content, animation: (transition as? any OwnAnimation)?.ownAnimation
        ) { unfolding, phase, content in
            if T.properties.hasMotion, unfolding.environment.accessibilityReduceMotion {
                TransitionBody<OpacityTransition, AnyView>(
                    transition: OpacityTransition(), phase: phase, isPlaced: false, content: AnyView(content)
                ).unfold(into: &unfolding)
            } else {
                unfold(phase, content, into: &unfolding)
            }
        }
        guard !isMoved, let tracks = unfolding.motion as? MotionTracks else { return isMoved }
        let transition = transition
        tracks.presences.offering({ unfolding, content in
            TransitionBody<T, PlacedContent>(
                transition: transition, phase: .identity, isPlaced: true,
                content: PlacedContent(unfoldContent: content)
            ).unfold(into: &unfolding)
        }) { unfold(phase, content, into: &unfolding) }
        return true
    }
}

extension Unfolding {
    /// Unfolds a view in the phase that its coming or going has; false where it is no view that could do so.
    ///
    /// What its transition moves is the transition's: the view inside moves as it does without.
    @inline(never) @MainActor mutating func unfoldTransition<V: View>(
        of content: V, animation: Animation??,
        _ unfold: (inout Unfolding, TransitionPhase, PlacedContent) -> Void
    ) -> Bool {
        guard let tracks = motion as? MotionTracks, let presence = tracks.presences.nearest,
            !presence.hasTransition
        else { return false }
        presence.hasTransition = true
        let place = identity
        let (outer, writer) = (change, owner)
        tracks.carry(presence, animation: animation, in: &self) { unfolding, phase, isDrawn in
            unfold(
                &unfolding, phase,
                PlacedContent { unfolding in
                    guard isDrawn else { return unfolding.append(PlaceholderNode()) }
                    let (here, inner, around) = (unfolding.identity, unfolding.change, unfolding.owner)
                    (unfolding.identity, unfolding.change, unfolding.owner) = (place, outer, writer)
                    tracks.presences.outside { content.unfold(into: &unfolding) }
                    (unfolding.identity, unfolding.change, unfolding.owner) = (here, inner, around)
                })
        }
        return true
    }
}

/// A view that keeps the place in which it was written, wherever a transition puts it.
struct PlacedContent: View {
    let unfoldContent: @MainActor (inout Unfolding) -> Void

    typealias Body = Never
    func unfold(into unfolding: inout Unfolding) { unfoldContent(&unfolding) }
}

/// A transition that says by which animation it moves.
private protocol OwnAnimation {
    var ownAnimation: Animation? { get }
}

/// A transition with an animation of its own.
private struct AnimatedTransition<Base: Transition>: Transition, OwnAnimation {
    let base: Base
    let animation: Animation?

    nonisolated static var properties: TransitionProperties { Base.properties }
    nonisolated var ownAnimation: Animation? { animation }

    func body(content: Content, phase: TransitionPhase) -> some View {
        base.apply(content: content, phase: phase)
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
