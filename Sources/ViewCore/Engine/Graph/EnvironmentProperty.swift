public import Observation

/// A value of the environment, read where the property stands.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
    // No enumeration and no optional, whose types would have to be made anew wherever one is read.
    @usableFromInline let path: KeyPath<EnvironmentValues, Value>
    @usableFromInline var values: EnvironmentValues?

    nonisolated public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { path = keyPath }

    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        path = \.[object: ObjectType<Value>()]
    }

    nonisolated public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        path = \.[anyObject: ObjectType<T>()]
    }

    @inlinable public var wrappedValue: Value { (values ?? EnvironmentValues())[keyPath: path] }

    /// The value where it is the default of a key that people declare, with that key.
    var ownDefault: (key: Any.Type, value: Value)? {
        guard let path = path as? WritableKeyPath<EnvironmentValues, Value>, let values else { return nil }
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

/// A class whose object an environment may hold, as a part of a key path.
private struct ObjectType<T: AnyObject>: Hashable {}

extension EnvironmentValues {
    fileprivate subscript<T: AnyObject>(object type: ObjectType<T>) -> T {
        guard let object = self[anyObject: type] else {
            fatalError("no \(T.self) in the environment: add .environment(object) around the view")
        }
        return object
    }

    fileprivate subscript<T: AnyObject>(anyObject type: ObjectType<T>) -> T? { self[object: T.self] as? T }
}
