import Drawing
import Foundation

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
        super.init(child, .preference)
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
    override var traceProperties: [TraceNode.Property] { [.init("key", .name(typeName(K.self)))] }
}

/// Tells what the views inside report, where someone watches it.
final class PreferenceChangeNode<K: PreferenceKey>: WrapperNode where K.Value: Equatable {
    /// What to do about a reported value; `nil` if it is the one known.
    private let change: (K.Value) -> (() -> Void)?

    init(_ child: LayoutNode, change: @escaping (K.Value) -> (() -> Void)?) {
        self.change = change
        super.init(child, .preferenceChange)
    }

    override func preferences(_ collector: inout PreferenceCollector) {
        let value = collector.isolated(K.self) { child.preferences(&$0) }
        if let value { collector.add(K.self, value) }
        guard collector.actions != nil, let action = change(value ?? K.defaultValue) else { return }
        collector.observe(action)
    }
    override var traceName: String { ".onPreferenceChange" }
    override var traceProperties: [TraceNode.Property] { [.init("key", .name(typeName(K.self)))] }
}
