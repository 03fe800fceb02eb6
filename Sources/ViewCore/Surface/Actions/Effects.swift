/// Runs an action once, when its view first appears.
public struct AppearanceModifier {
    let action: (() -> Void)?
}

extension AppearanceModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.withEffect { graph, identity in
            guard let action else { return }
            let seen = graph.location(identity) { Once() }
            guard !seen.done else { return }
            seen.done = true
            graph.effects.append(action)
        } content: {
            content.unfold(into: &$0)
        }
    }
}

/// Runs an action when a value differs from the last pass.
public struct ChangeModifier<Value: Equatable> {
    let value: Value
    let initial: Bool
    let action: (Value, Value) -> Void
}

extension ChangeModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.withEffect { graph, identity in
            let memory = graph.location(identity) { Memory<Value>() }
            let old = memory.value
            memory.value = value
            let (value, action) = (value, action)
            if let old {
                if old != value { graph.effects.append { action(old, value) } }
            } else if initial {
                graph.effects.append { action(value, value) }
            }
        } content: {
            content.unfold(into: &$0)
        }
    }
}

/// Starts an asynchronous action when its view first appears.
public struct TaskModifier<ID: Equatable> {
    let id: ID
    let action: @MainActor @Sendable () async -> Void
}

extension TaskModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let owner = unfolding.owner.map { typeName($0.type) } ?? "the tile"
        unfolding.withEffect { graph, identity in
            let memory = graph.location(identity) { Memory<ID>() }
            guard memory.value != id else { return }
            memory.value = id
            graph.tasks.add(identity, owner: owner, action: action)
        } content: {
            content.unfold(into: &$0)
        }
    }
}

extension View {
    nonisolated public func onAppear(
        perform action: (() -> Void)? = nil
    ) -> ModifiedContent<Self, AppearanceModifier> {
        modifier(AppearanceModifier(action: action))
    }

    /// Nothing ever disappears from a still picture.
    nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> Self { self }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
    ) -> ModifiedContent<Self, ChangeModifier<V>> {
        modifier(ChangeModifier(value: value, initial: initial, action: action))
    }

    nonisolated public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> ModifiedContent<Self, ChangeModifier<V>> {
        modifier(ChangeModifier(value: value, initial: initial) { _, _ in action() })
    }

    @available(*, deprecated, message: "use onChange(of:initial:_:) with two or no parameters")
    nonisolated public func onChange<V: Equatable>(
        of value: V, perform action: @escaping (V) -> Void
    ) -> ModifiedContent<Self, ChangeModifier<V>> {
        modifier(ChangeModifier(value: value, initial: false) { _, new in action(new) })
    }

    nonisolated public func task(
        priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> ModifiedContent<Self, TaskModifier<Int>> {
        modifier(TaskModifier(id: 0, action: action))
    }

    nonisolated public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        _ action: @escaping @MainActor @Sendable () async -> Void
    ) -> ModifiedContent<Self, TaskModifier<T>> {
        modifier(TaskModifier(id: value, action: action))
    }
}
