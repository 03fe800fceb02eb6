/// A value that a gesture sets while it lasts; it is the initial one before and after.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initial: Value
    private let reset: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    nonisolated public init(wrappedValue: Value) { self.init(initialValue: wrappedValue) }

    nonisolated public init(initialValue: Value) {
        initial = initialValue
        reset = { _, _ in }
    }

    /// The animation of the way back is of no account in a still picture.
    nonisolated public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: wrappedValue)
    }

    nonisolated public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue: initialValue)
    }

    nonisolated public init(
        wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
    ) {
        initial = wrappedValue
        self.reset = reset
    }

    nonisolated public init(
        initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void
    ) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    public var wrappedValue: Value { location?.value ?? initial }

    public var projectedValue: GestureState<Value> { self }

    @MainActor @preconcurrency public mutating func install(in context: PropertyContext) {
        let initial = initial
        location = context.graph.location(context.identity) {
            StateLocation(initial, journal: context.graph.journal)
        }
    }

    func set(_ value: Value) { location?.set(value) }

    func setBack() {
        guard let location else { return }
        var transaction = Transaction()
        reset(location.value, &transaction)
        location.set(initial)
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    nonisolated public init() { self.init(initialValue: nil) }
    nonisolated public init(resetTransaction: Transaction) { self.init(initialValue: nil) }
    nonisolated public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue: nil, reset: reset)
    }
}
