public import Observation

/// A value of the environment, read where the property stands.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    private enum Source {
        case path(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
    }
    private let source: Source
    private var values: EnvironmentValues?

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        source = .path(keyPath)
    }

    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        source = .object { values in
            guard let object = values[object: objectType] as? Value else {
                fatalError(
                    "no \(objectType) in the environment: add .environment(object) around the view")
            }
            return object
        }
    }

    nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        source = .object { $0[object: objectType] as? T }
    }

    public var wrappedValue: Value {
        let values = values ?? EnvironmentValues()
        switch source {
        case .path(let path): return values[keyPath: path]
        case .object(let read): return read(values)
        }
    }

    /// The value where it is the default of a key that people declare, with that key.
    var ownDefault: (key: Any.Type, value: Value)? {
        guard case .path(let path) = source, let path = path as? WritableKeyPath<EnvironmentValues, Value>,
            let values
        else { return nil }
        let value = values[keyPath: path]
        // The key is what setting the value sets; the library's own need not have one.
        let none = EnvironmentValues()
        var set = none
        set[keyPath: path] = value
        guard let key = set.keySet(since: none), !isBuiltIn(key), !values.holds(key) else { return nil }
        return (key, value)
    }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        values = context.environment
    }
}
