import Foundation

/// A value that views report to the views around them.
public protocol PreferenceKey {
    associatedtype Value
    static var defaultValue: Value { get }
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    public static var defaultValue: Value { nil }
}

/// Gathers preference values over a subtree, in tree order.
package struct PreferenceCollector {
    private var values: [ObjectIdentifier: Any] = [:]
    /// Keys that a view further out has replaced; values from inside it do not count.
    private var replaced: Set<ObjectIdentifier> = []
    /// What observers of changes want to do; `nil` while a part of the tree is asked for its values.
    package private(set) var actions: [() -> Void]?

    package init(observing: Bool = false) { actions = observing ? [] : nil }

    package mutating func add<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        let id = ObjectIdentifier(key)
        guard !replaced.contains(id) else { return }
        if var sum = values[id] as? K.Value {
            K.reduce(value: &sum, nextValue: { value })
            values[id] = sum
        } else {
            values[id] = value
        }
    }

    package func value<K: PreferenceKey>(_ key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// Visits a subtree whose values for `key` a view around it replaces.
    package mutating func replacing<K: PreferenceKey>(
        _ key: K.Type, _ visit: (inout PreferenceCollector) -> Void
    ) {
        let isFirst = replaced.insert(ObjectIdentifier(key)).inserted
        visit(&self)
        if isFirst { replaced.remove(ObjectIdentifier(key)) }
    }

    /// Visits a subtree and answers its own value for `key`, `nil` if nothing in it has one; nothing of
    /// it is added yet.
    package mutating func isolated<K: PreferenceKey>(
        _ key: K.Type, _ visit: (inout PreferenceCollector) -> Void
    ) -> K.Value? {
        let id = ObjectIdentifier(key)
        let outer = values.removeValue(forKey: id)
        let wasReplaced = replaced.remove(id) != nil
        visit(&self)
        if wasReplaced { replaced.insert(id) }
        let inner = values.removeValue(forKey: id)
        values[id] = outer
        return inner as? K.Value
    }

    package mutating func observe(_ action: @escaping () -> Void) { actions?.append(action) }
}
