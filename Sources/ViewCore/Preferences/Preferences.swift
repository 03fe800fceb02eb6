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

    package init() {}

    package mutating func add<K: PreferenceKey>(_ key: K.Type, _ value: K.Value) {
        let id = ObjectIdentifier(key)
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

    package mutating func transform<K: PreferenceKey>(
        _ key: K.Type, _ change: (inout K.Value) -> Void
    ) {
        var value = value(key)
        change(&value)
        values[ObjectIdentifier(key)] = value
    }
}
