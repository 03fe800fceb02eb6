/// Lets what is behind a view shine through; what cannot be seen at all is not touched.
public struct OpacityModifier: ViewModifier, Sendable {
    public typealias Body = Never
    let opacity: Double

    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        if opacity.isNaN { unfolding.warn(".opacity(nan) counts as 1") }
        let wasUnseen = unfolding.reach.isUnseen
        if opacity <= 0 { unfolding.reach.isUnseen = true }
        unfolding.wrapNodes(of: content) { EffectNode($0, .opacity(opacity)) }
        unfolding.reach.isUnseen = wasUnseen
    }
}
