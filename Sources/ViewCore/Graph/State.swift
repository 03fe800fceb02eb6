/// A place in the graph that holds one value.
package final class StateLocation<Value> {
    package private(set) var value: Value
    private let journal: Journal

    package init(_ value: Value, journal: Journal) {
        self.value = value
        self.journal = journal
    }

    package func set(_ newValue: Value) {
        value = newValue
        journal.isDirty = true
    }
}

/// Storage that a view owns; it lives as long as the view keeps its place.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private let initial: () -> Value
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue: @autoclosure @escaping () -> Value) {
        initial = wrappedValue
    }

    nonisolated public init(initialValue: Value) {
        initial = { initialValue }
    }

    public var wrappedValue: Value {
        get { location?.value ?? initial() }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let state = self
        return Binding(get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
    }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        let initial = initial
        location = context.graph.location(context.identity) {
            StateLocation(initial(), journal: context.graph.journal)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(initialValue: nil) }
}

/// A read and write access to a value stored elsewhere.
@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    nonisolated public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    nonisolated public init(projectedValue: Binding<Value>) { self = projectedValue }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(get: { value }, set: { _ in })
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

    /// The same binding; a still picture has no animation.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
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
