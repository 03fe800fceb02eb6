/// What a tile notes while it is laid out: warnings, events, and whether state has changed.
///
/// Used on one thread at a time, that of its graph; not sendable.
package final class Journal {
    package private(set) var warnings: [String] = []
    package var events: [String] = []
    private var hasChanged = false
    /// Notes changes of `@Observable` objects that the pass has read.
    package let observed = ObservedChanges()
    /// Whether something that a body may have read has changed since the pass began.
    package var isDirty: Bool {
        get { hasChanged || observed.any }
        set {
            hasChanged = newValue
            if !newValue { observed.reset() }
        }
    }

    /// What views learn from the views around them during placement.
    package let placement = Placement()
    /// Whether a view of this pass waits for preference values.
    package var observesPreferences = false

    /// The control whose value was read last through its configuration.
    package var lastRead: ControlClaim?

    package init() {}

    package func warn(_ message: String) {
        // A hostile tree can warn without end.
        guard warnings.count < 100, !warnings.contains(message) else { return }
        warnings.append(message)
    }
}

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
