/// Changes that wait for passes to show them, in the order in which actions have made them.
///
/// Each transaction has a pass of its own: what an action sets at once is there before what it animates begins to move
/// (Documentation/Rules/animation.md, section Modifiers).
final class PendingChanges {
    private struct Step {
        /// How it is carried out; `nil` is at once.
        let change: TransactionChange?
        var writes: [(_ isBefore: Bool) -> Void]
        var hasObjects: Bool
    }
    private var steps: [Step] = []
    private var isTakenBack = false

    /// Whether a later change is one of an object, which cannot be taken back to show the earlier ones first.
    var isMixed: Bool { steps.dropFirst().contains(where: \.hasObjects) }

    /// Ends what is carried out in one way.
    func close(_ changes: StateChanges, as change: TransactionChange?) {
        let (writes, hasObjects) = changes.take()
        guard !writes.isEmpty || hasObjects else { return }
        change?.isPending = true
        if let last = steps.last, last.change.map({ $0.takes(change) }) ?? (change == nil) {
            steps[steps.count - 1].writes += writes
            steps[steps.count - 1].hasObjects = last.hasObjects || hasObjects
        } else {
            steps.append(Step(change: change, writes: writes, hasObjects: hasObjects))
        }
    }

    /// The change that the pass shows which begins; those after it are taken back until that is over.
    func begin(_ changes: StateChanges, isSettling: Bool) -> TransactionChange? {
        close(changes, as: nil)
        // Before the tile's change nothing moves, so that all may be there at once.
        guard steps.count > 1, !isSettling, !isMixed else { return takeAll() }
        let first = steps.removeFirst()
        for step in steps.reversed() {
            for write in step.writes.reversed() { write(true) }
        }
        isTakenBack = true
        return first.change
    }

    private func takeAll() -> TransactionChange? {
        defer { steps = [] }
        let all = steps.compactMap(\.change)
        guard let last = all.last else { return nil }
        for earlier in all { last.add(earlier.transaction.completions) }
        return last
    }

    /// Puts back what waits for another pass; answers whether something does.
    func putBack() -> Bool {
        guard isTakenBack else { return false }
        isTakenBack = false
        for step in steps {
            for write in step.writes { write(false) }
        }
        return true
    }

    /// Whether a part of this change waits: another one was made in the middle of it.
    func holds(_ change: TransactionChange) -> Bool { steps.contains { $0.change === change } }
}
