public import ViewCore

/// A view that goes through phases: a tile at rest shows the first, and one with a moment the phase that it is in then.
public struct PhaseAnimator<Phase: Equatable, Content: View> {
    private let phases: [Phase]
    private let trigger: AnyTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?

    nonisolated public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, AnyTrigger?.none, content, animation)
    }

    nonisolated public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.init(phases, AnyTrigger(value: trigger), content, animation)
    }

    nonisolated private init(
        _ phases: some Sequence<Phase>, _ trigger: AnyTrigger?, _ content: @escaping (Phase) -> Content,
        _ animation: @escaping (Phase) -> Animation?
    ) {
        // More than that are never gone through, and a sequence may have no end.
        self.phases = Array(phases.prefix(1000))
        self.trigger = trigger
        self.content = content
        self.animation = animation
    }
}

extension PhaseAnimator: View {
    public var body: some View { phases.first.map { Given(content($0)) } }

    public func unfold(into unfolding: inout Unfolding) {
        guard unfolding.motion != nil, !phases.isEmpty else { return unfolding.unfoldBody(of: self) }
        unfolding.descend(into: Self.self) { unfolding in
            unfolding.unfoldPhases(phases.count, after: trigger) {
                animation(phases[$0])
            } content: {
                $1.unfold(Given(content(phases[$0])), slot: 1)
            }
        }
    }
}

extension View {
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
    nonisolated public func phaseAnimator<Phase: Equatable>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
