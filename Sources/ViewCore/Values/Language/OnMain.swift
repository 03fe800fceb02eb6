/// Calls main-actor code from layout, which runs on the main actor but whose protocols do not say so.
///
/// Traps on any other thread. `value` never leaves it, so it need not be sendable.
package func onMain<T, R>(_ value: T, _ action: @MainActor (T) -> R) -> R {
    let box = MainActorBox(value)
    return unsafe MainActor.assumeIsolated { unsafe MainActorBox(action(box.value)) }.value
}

@safe private struct MainActorBox<T>: @unchecked Sendable {
    nonisolated(unsafe) let value: T
    init(_ value: T) { unsafe self.value = value }
}
