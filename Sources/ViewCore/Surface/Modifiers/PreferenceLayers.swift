import Drawing
import Foundation

/// Views in front of or behind a view, made from what it reports.
public struct PreferenceLayer<K: PreferenceKey, Secondary: View> {
    let alignment: Alignment
    let isBackground: Bool
    let content: (K.Value) -> Secondary
}

extension PreferenceLayer: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content primary: V, into unfolding: inout Unfolding) {
        unfolding.graph.hasEffects = true
        unfolding.wrapNodesInside(of: primary) { node, unfolding in
            let content = content
            let alignment = alignment
            return PreferenceLayerNode<K>(
                node, alignment: alignment, isBackground: isBackground
            ) { [deferred = unfolding.deferred] value in
                onMain((value, deferred)) { value, deferred in
                    var unfolding = deferred
                    return unfolding.layer(of: content(value))
                }
            }
        }
    }
}

extension View {
    nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedContent<Self, PreferenceLayer<K, V>> {
        modifier(PreferenceLayer(alignment: alignment, isBackground: false, content: transform))
    }

    nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> ModifiedContent<Self, PreferenceLayer<K, V>> {
        modifier(PreferenceLayer(alignment: alignment, isBackground: true, content: transform))
    }
}
