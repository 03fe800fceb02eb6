public import Observation

/// A value that a focused view tells the world, under the key's type.
public protocol FocusedValueKey {
    associatedtype Value
}

/// What focused views tell: nothing where the keyboard is nowhere.
public struct FocusedValues {
    private var values: [ObjectIdentifier: Any] = [:]
    init() {}

    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// For `@Entry`, whose key has the optional type that is written.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}

/// A value of the focused view; no scene has one in a tile.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    nonisolated public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}
    public var wrappedValue: Value? { nil }
}

/// A binding of the focused view; no scene has one in a tile.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    nonisolated public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

extension View {
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> Self { self }
    nonisolated public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> Self { self }
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
    ) -> Self { self }
    nonisolated public func focusedSceneValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
    ) -> Self { self }
}

extension View {
    nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> Self { self }
    nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> Self { self }
}

#if canImport(Combine)
    public import Combine

    /// An object of the focused view; no scene has one in a tile.
    @propertyWrapper
    public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
        nonisolated public init() {}
        public var wrappedValue: ObjectType? { nil }
    }

    extension View {
        nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> Self { self }
        nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> Self { self }
        nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> Self { self }
        nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> Self { self }
    }
#endif
