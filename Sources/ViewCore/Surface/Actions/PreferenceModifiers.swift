import Drawing
import Foundation

extension View {
    /// Reports a value to the views around, in place of what views inside report for the key.
    nonisolated public func preference<K: PreferenceKey>(
        key: K.Type = K.self, value: K.Value
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(NodeModifier { node, _ in PreferenceNode<K>(node, .write { _ in value }) })
    }

    /// Changes what views inside report.
    nonisolated public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, _ in
                PreferenceNode<K>(node, .change { value, _ in callback(&value) })
            })
    }

    /// Reports a value made of a point or rectangle of this view.
    nonisolated public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (Anchor<A>) -> K.Value
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, _ in
                PreferenceNode<K>(node, .write { transform(value.anchor(of: $0)) })
            })
    }

    nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source,
        transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> ModifiedContent<Self, NodeModifier> {
        modifier(
            NodeModifier { node, _ in
                PreferenceNode<K>(
                    node, .change { sum, frame in transform(&sum, value.anchor(of: frame)) })
            })
    }

    /// Runs an action with the reported value after layout, at first and whenever it changes.
    nonisolated public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> ModifiedContent<Self, PreferenceChange<K>> where K.Value: Equatable {
        modifier(PreferenceChange(action: action))
    }
}

/// Watches what the views inside report.
public struct PreferenceChange<K: PreferenceKey> where K.Value: Equatable {
    let action: (K.Value) -> Void
}

extension PreferenceChange: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let own = unfolding.identity
        unfolding.graph.hasEffects = true
        unfolding.journal.observesPreferences = true
        let memory = unfolding.graph.location(own.child(-3)) { Memory<K.Value>() }
        let action = action
        unfolding.identity = own.child(-2)
        unfolding.wrapNodes(of: content) {
            PreferenceChangeNode<K>($0) { reported in
                guard memory.value != reported else { return nil }
                memory.value = reported
                return { action(reported) }
            }
        }
        unfolding.identity = own
    }
}
