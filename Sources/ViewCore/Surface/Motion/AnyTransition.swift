public import Foundation

/// How a view comes and goes; a picture of a tile at rest shows it as it stands in between.
public struct AnyTransition: Sendable {
    /// What it does to a view that is there; `nil` is nothing.
    private var rest: (@MainActor (AnyView) -> AnyView)?
    /// What it does to a view in each phase; `nil` is nothing.
    private var phases: (@MainActor (AnyView, TransitionPhase, _ isReduced: Bool) -> AnyView)?
    /// Its own animation, if it has one.
    fileprivate var ownAnimation: Animation??

    private init() {}

    /// One that leaves a view as it is while that is there.
    private init<T: Transition>(restless transition: T) {
        let transition = SentTransition(transition)
        phases = { AnyTransition.shown($0, by: transition.value, in: $1, isReduced: $2) }
    }

    @MainActor private static func shown<T: Transition>(
        _ view: AnyView, by transition: T, in phase: TransitionPhase, isReduced: Bool
    ) -> AnyView {
        isReduced && T.properties.hasMotion
            ? AnyView(OpacityTransition().apply(content: view, phase: phase))
            : AnyView(transition.apply(content: view, phase: phase))
    }

    public static let identity = AnyTransition()
    public static let opacity = AnyTransition(restless: OpacityTransition())
    public static let slide = AnyTransition(restless: SlideTransition())
    public static let scale = AnyTransition(restless: ScaleTransition(0))
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(restless: ScaleTransition(scale, anchor: anchor))
    }
    public static func move(edge: Edge) -> AnyTransition {
        AnyTransition(restless: MoveTransition(edge: edge))
    }
    public static func push(from edge: Edge) -> AnyTransition {
        AnyTransition(restless: PushTransition(edge: edge))
    }
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(restless: OffsetTransition(offset))
    }
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }
    public static func asymmetric(
        insertion: AnyTransition, removal: AnyTransition
    ) -> AnyTransition {
        var both = AnyTransition()
        both.rest = joined(insertion.rest, removal.rest)
        both.phases = { view, phase, isReduced in
            let out = removal.phases?(view, phase == .didDisappear ? phase : .identity, isReduced) ?? view
            return insertion.phases?(out, phase == .willAppear ? phase : .identity, isReduced) ?? out
        }
        both.ownAnimation = insertion.ownAnimation ?? removal.ownAnimation
        return both
    }

    /// Between two modifiers; the second one is there while the view is.
    public static func modifier<E: ViewModifier>(active: E, identity: sending E) -> AnyTransition {
        let active = SentTransition(active)
        let identity = SentTransition(identity)
        var transition = AnyTransition()
        transition.rest = { AnyView($0.modifier(identity.value)) }
        transition.phases = { view, phase, _ in
            AnyView(view.modifier(phase.isIdentity ? identity.value : active.value))
        }
        return transition
    }

    public init<T: Transition>(_ transition: sending T) {
        self.init(restless: transition)
        let transition = SentTransition(transition)
        rest = { AnyView($0.transition(transition.value)) }
    }

    public func combined(with other: AnyTransition) -> AnyTransition {
        var both = AnyTransition()
        both.rest = AnyTransition.joined(rest, other.rest)
        let (first, second) = (phases, other.phases)
        both.phases = { view, phase, isReduced in
            let inside = first?(view, phase, isReduced) ?? view
            return second?(inside, phase, isReduced) ?? inside
        }
        both.ownAnimation = other.ownAnimation ?? ownAnimation
        return both
    }

    private static func joined(
        _ first: (@MainActor (AnyView) -> AnyView)?, _ second: (@MainActor (AnyView) -> AnyView)?
    ) -> (@MainActor (AnyView) -> AnyView)? {
        guard let first else { return second }
        guard let second else { return first }
        return { second(first($0)) }
    }

    /// The same, moving by an animation of its own.
    public func animation(_ animation: Animation?) -> AnyTransition {
        var transition = self
        transition.ownAnimation = .some(animation)
        return transition
    }

    /// Unfolds `content` as the transition leaves it while it is there.
    @MainActor fileprivate func unfold<V: View>(_ content: V, into unfolding: inout Unfolding) {
        guard let tracks = unfolding.motion as? MotionTracks else {
            return unfoldAtRest(content, into: &unfolding)
        }
        if unfoldMoving(content, into: &unfolding) { return }
        tracks.presences.offering({ unfolding, content in
            unfold(PlacedContent(unfoldContent: content), into: &unfolding)
        }) { unfoldAtRest(content, into: &unfolding) }
    }

    @MainActor private func unfoldAtRest<V: View>(_ content: V, into unfolding: inout Unfolding) {
        guard let rest else { return content.unfold(into: &unfolding) }
        rest(AnyView(content)).unfold(into: &unfolding)
    }

    /// The view on its way in or out; false where it is no view that could come or go.
    @inline(never) @MainActor private func unfoldMoving<V: View>(
        _ content: V, into unfolding: inout Unfolding
    ) -> Bool {
        unfolding.unfoldTransition(of: content, animation: ownAnimation) { unfolding, phase, content in
            let isReduced = unfolding.environment.accessibilityReduceMotion
            (phases?(AnyView(content), phase, isReduced) ?? AnyView(content)).unfold(into: &unfolding)
        }
    }
}

/// A transition or modifier that was handed over to the main actor, which alone uses it.
@safe private struct SentTransition<Value>: @unchecked Sendable {
    // Handed over as `sending`, or a value of the library's own; read on the main actor.
    nonisolated(unsafe) private let held: Value

    init(_ value: Value) { unsafe held = value }

    @MainActor var value: Value { unsafe held }
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
