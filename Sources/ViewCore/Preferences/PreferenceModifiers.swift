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

/// A view that reports a preference.
final class PreferenceNode<K: PreferenceKey>: WrapperNode {
    enum Kind {
        /// From the view's frame, in place of what is inside.
        case write((CGRect) -> K.Value)
        case change((inout K.Value, CGRect) -> Void)
    }
    private let kind: Kind

    init(_ child: LayoutNode, _ kind: Kind) {
        self.kind = kind
        super.init(child)
    }

    override func preferences(_ collector: inout PreferenceCollector) {
        switch kind {
        case .write(let value):
            collector.replacing(K.self) { child.preferences(&$0) }
            collector.add(K.self, value(frame))
        case .change(let change):
            var value =
                collector.isolated(K.self) { child.preferences(&$0) } ?? K.defaultValue
            change(&value, frame)
            collector.add(K.self, value)
        }
    }
    override var traceName: String {
        if case .write = kind { return ".preference" }
        return ".transformPreference"
    }
    override var traceProperties: [TraceNode.Property] { [.init("key", typeName(K.self))] }
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
            PreferenceChangeNode<K>($0, memory: memory, action: action)
        }
        unfolding.identity = own
    }
}

final class PreferenceChangeNode<K: PreferenceKey>: WrapperNode where K.Value: Equatable {
    private let memory: Memory<K.Value>
    private let action: (K.Value) -> Void

    init(_ child: LayoutNode, memory: Memory<K.Value>, action: @escaping (K.Value) -> Void) {
        self.memory = memory
        self.action = action
        super.init(child)
    }

    override func preferences(_ collector: inout PreferenceCollector) {
        let value = collector.isolated(K.self) { child.preferences(&$0) }
        if let value { collector.add(K.self, value) }
        guard collector.actions != nil else { return }
        let reported = value ?? K.defaultValue
        guard memory.value != reported else { return }
        memory.value = reported
        let action = action
        collector.observe { action(reported) }
    }
    override var traceName: String { ".onPreferenceChange" }
    override var traceProperties: [TraceNode.Property] { [.init("key", typeName(K.self))] }
}
