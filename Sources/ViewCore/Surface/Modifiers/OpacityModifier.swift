/// Lets what is behind a view shine through; what cannot be seen at all is not touched.
public struct OpacityModifier: ViewModifier, Sendable {
    public typealias Body = Never
    let opacity: Double
    /// Whether what is inside is faded as one picture.
    var isGroup = false

    @usableFromInline nonisolated init(opacity: Double) { self.init(opacity: opacity, isGroup: false) }

    nonisolated init(opacity: Double, isGroup: Bool) {
        self.opacity = opacity
        self.isGroup = isGroup
    }

    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        if opacity.isNaN { unfolding.warn(".opacity(nan) counts as 1") }
        let opacity = unfolding.moved(opacity)
        let wasUnseen = unfolding.reach.isUnseen
        if opacity <= 0 { unfolding.reach.isUnseen = true }
        unfolding.wrapNodes(of: content) { EffectNode($0, .opacity(opacity, asGroup: isGroup)) }
        unfolding.reach.isUnseen = wasUnseen
    }
}

extension View {
    /// Fades what is inside as a whole: no part of it shines through another, as where `opacity` follows
    /// `compositingGroup`.
    nonisolated package func dimmed(_ opacity: Double) -> ModifiedContent<Self, OpacityModifier> {
        modifier(OpacityModifier(opacity: opacity, isGroup: true))
    }

    /// At half opacity where controls are disabled, as a whole (Documentation/Rules/colors.json,
    /// `controls.toggleDisabled`, which has it of switches).
    nonisolated package func dimmed(in environment: EnvironmentValues) -> ModifiedContent<
        Self, OpacityModifier
    > {
        dimmed(environment.isEnabled ? 1 : 0.5)
    }
}
