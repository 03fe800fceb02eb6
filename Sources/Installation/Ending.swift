import Synchronization

/// What has to be ended when this process is asked to end; who handles signals calls ``all()``.
package enum Ending {
    private static let actions = Mutex<(next: Int, byNumber: [Int: @Sendable () -> Void])>((0, [:]))

    /// Remembers an action until it is ended by its number.
    package static func begin(_ action: @escaping @Sendable () -> Void) -> Int {
        actions.withLock { actions in
            actions.next += 1
            actions.byNumber[actions.next] = action
            return actions.next
        }
    }

    package static func end(_ number: Int) {
        actions.withLock { _ = $0.byNumber.removeValue(forKey: number) }
    }

    /// Does all that is remembered.
    package static func all() {
        for action in actions.withLock({ Array($0.byNumber.values) }) { action() }
    }
}
