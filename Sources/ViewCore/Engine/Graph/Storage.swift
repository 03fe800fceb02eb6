public import Foundation

/// Storage under a key; in a picture it lives as long as its tile and starts from the default value.
///
/// Never the machine's own defaults: a picture must not depend on them. Equal keys share one value.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
        self.key = key
        initial = wrappedValue
    }

    nonisolated public init(_ key: String, store: UserDefaults? = nil)
    where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, key)
    }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let storage = self
        return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
    }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        location = context.storage(key, of: "AppStorage", initial)
    }
}

/// Storage of a scene under a key; see `AppStorage`.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    private let key: String
    private let initial: Value
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue: Value, _ key: String) {
        self.key = key
        initial = wrappedValue
    }

    nonisolated public init(_ key: String) where Value: ExpressibleByNilLiteral {
        self.init(wrappedValue: nil, key)
    }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let storage = self
        return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
    }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        location = context.storage(key, of: "SceneStorage", initial)
    }
}

extension PropertyContext {
    /// The tile's value under `key`, the same wherever in the tree it is asked for.
    @MainActor fileprivate func storage<Value>(
        _ key: String, of kind: String, _ initial: Value
    ) -> StateLocation<Value> {
        let place = Identity().child(graph.slot(for: AnyHashable([kind, key])))
        return graph.location(place) { StateLocation(initial, journal: graph.journal) }
    }
}

package final class Once {
    package var done = false
}

package final class Memory<Value> {
    package var value: Value?
}
