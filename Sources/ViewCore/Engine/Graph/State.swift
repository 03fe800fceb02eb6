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
    private let initial: Value
    private var location: StateLocation<Value>?

    /// Takes a value, not a closure: with one, `self.property = value` in an initializer is an error.
    nonisolated public init(wrappedValue: Value) {
        initial = wrappedValue
    }

    nonisolated public init(initialValue: Value) {
        initial = initialValue
    }

    public var wrappedValue: Value {
        get { location?.value ?? initial }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding<Value> {
        let state = self
        return Binding(isStored: true, get: { state.wrappedValue }, set: { state.wrappedValue = $0 })
    }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        let initial = initial
        location = context.graph.location(context.identity) {
            StateLocation(initial, journal: context.graph.journal)
        }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(initialValue: nil) }
}
