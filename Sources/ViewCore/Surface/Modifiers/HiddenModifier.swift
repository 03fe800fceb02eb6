/// Keeps a view's room and draws nothing; what is inside takes nothing that the tile's state asks for.
public struct HiddenModifier: ViewModifier, Sendable {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let wasHidden = unfolding.reach.isHidden
        unfolding.reach.isHidden = true
        unfolding.wrapNodes(of: content) { EffectNode($0, .hidden) }
        unfolding.reach.isHidden = wasHidden
    }
}
