/// A gesture that tells an action when its value changes.
public struct ChangedGesture<Base: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        let found = base.recognize(touch)
        if let value = found.value { touch.calls.actions.append { action(value) } }
        return found
    }
}

/// A gesture that tells an action of its end.
public struct EndedGesture<Base: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    let base: Base
    let action: (Base.Value) -> Void

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        let found = base.recognize(touch)
        if found.isEnded, let value = found.value { touch.calls.actions.append { action(value) } }
        return found
    }
}

/// A gesture that keeps a state up to date while it lasts.
public struct GestureStateGesture<Base: Gesture, State>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    public var base: Base
    public var state: GestureState<State>
    public var update: (Base.Value, inout State, inout Transaction) -> Void

    nonisolated public init(
        base: Base, state: GestureState<State>,
        body: @escaping (Base.Value, inout State, inout Transaction) -> Void
    ) {
        self.base = base
        self.state = state
        update = body
    }

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        let found = base.recognize(touch)
        // After the end the state is the initial one again.
        guard !found.isEnded, let value = found.value else { return found }
        let (state, update) = (state, update)
        touch.calls.actions.append {
            var (new, transaction) = (state.wrappedValue, Transaction())
            update(value, &new, &transaction)
            state.set(new)
        }
        touch.calls.resets.append { state.setBack() }
        return found
    }
}

/// A gesture with another value.
public struct MappedGesture<Base: Gesture, Value>: Gesture {
    public typealias Body = Never
    let base: Base
    let change: (Base.Value) -> Value

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        base.recognize(touch).map(change)
    }
}

/// A gesture that begins only while keys are held, of which a tile has none.
public struct HeldKeysGesture<Base: Gesture>: Gesture {
    public typealias Body = Never
    public typealias Value = Base.Value
    let base: Base
    let keys: EventModifiers

    @MainActor public func recognize(_ touch: GestureTouch) -> Recognition<Value> {
        keys.isEmpty ? base.recognize(touch) : .failed
    }
}

extension Gesture {
    /// The gesture while these keys are held.
    nonisolated public func modifiers(_ modifiers: EventModifiers) -> HeldKeysGesture<Self> {
        HeldKeysGesture(base: self, keys: modifiers)
    }

    nonisolated public func onEnded(
        _ action: @escaping (Value) -> Void
    ) -> EndedGesture<Self> { EndedGesture(base: self, action: action) }

    nonisolated public func updating<State>(
        _ state: GestureState<State>,
        body: @escaping (Value, inout State, inout Transaction) -> Void
    ) -> GestureStateGesture<Self, State> { GestureStateGesture(base: self, state: state, body: body) }

    nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> MappedGesture<Self, T> {
        MappedGesture(base: self, change: body)
    }
}

extension Gesture where Value: Equatable {
    nonisolated public func onChanged(
        _ action: @escaping (Value) -> Void
    ) -> ChangedGesture<Self> { ChangedGesture(base: self, action: action) }
}

// The names that SwiftUI gives them, which the results of functions have.

public typealias _EndedGesture = EndedGesture
public typealias _ChangedGesture = ChangedGesture
public typealias _MapGesture = MappedGesture
