/// Which view has the focus, as a value that views can read and set.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    /// Access to the focus from modifiers.
    @propertyWrapper
    public struct Binding {
        package let read: () -> Value
        package let write: (Value) -> Void
        package let none: Value

        public var wrappedValue: Value {
            get { read() }
            nonmutating set { write(newValue) }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }

    private let none: Value
    private var location: StateLocation<Value>?

    nonisolated public init() where Value == Bool { none = false }
    nonisolated public init<T: Hashable>() where Value == T? { none = nil }

    public var wrappedValue: Value {
        get { location?.value ?? none }
        nonmutating set {
            guard let location, location.value != newValue else { return }
            location.set(newValue)
        }
    }

    public var projectedValue: FocusState<Value>.Binding {
        let state = self
        return Binding(
            read: { state.wrappedValue }, write: { state.wrappedValue = $0 }, none: none)
    }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        let none = none
        location = context.graph.location(context.identity) {
            StateLocation(none, journal: context.graph.journal)
        }
    }
}
