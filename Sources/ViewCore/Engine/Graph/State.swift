/// A place in the graph that holds one value.
package final class StateLocation<Value> {
    package private(set) var value: Value
    private let journal: Journal

    package init(_ value: Value, journal: Journal) {
        self.value = value
        self.journal = journal
    }

    /// A value that is equal to the former one changes nothing: SwiftUI updates no view for it, so that a view which
    /// writes down its own size comes to rest.
    package func set(_ newValue: Value) {
        let old = value
        let isSame = isEqual(old, newValue)
        value = newValue
        guard !isSame else { return }
        journal.isDirty = true
        journal.changes?.note { self.value = $0 ? old : newValue }
    }

    /// Whether two values are known to be equal: by their bytes where these are all (whatever the type says of two that
    /// differ), as one object, or as their type says. What does not say is taken for different.
    private func isEqual(_ a: Value, _ b: Value) -> Bool {
        if _isPOD(Value.self) {
            return unsafe withUnsafeBytes(of: a) { a in
                unsafe withUnsafeBytes(of: b) { unsafe a.elementsEqual($0) }
            }
        }
        if Value.self is AnyClass { return (a as AnyObject) === (b as AnyObject) }
        guard let type = Value.self as? any Equatable.Type else { return false }
        return isEqual(a, b, as: type)
    }

    private func isEqual<E: Equatable>(_ a: Value, _ b: Value, as type: E.Type) -> Bool {
        guard let a = a as? E, let b = b as? E else { return false }
        return a == b
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
