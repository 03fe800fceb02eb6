/// A read and write access to a value stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void
    /// Whether it reads a value that is kept, so that no code of people's own answers.
    let isStored: Bool

    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        self.init(isStored: false, get: get, set: set)
    }

    nonisolated init(
        isStored: Bool, get: @escaping () -> Value, set: @escaping (Value) -> Void
    ) {
        read = get
        write = set
        self.isStored = isStored
    }

    nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(isStored: true, get: { value }, set: { _ in })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        let (read, write) = (read, write)
        return Binding<Subject>(
            get: { read()[keyPath: keyPath] },
            set: {
                var value = read()
                value[keyPath: keyPath] = $0
                write(value)
            })
    }
}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(
            get: { base.wrappedValue },
            set: { if let value = $0 { base.wrappedValue = value } })
    }

    public init?(_ base: Binding<Value?>) {
        guard let first = base.wrappedValue else { return nil }
        self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
    }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: DynamicProperty {}
