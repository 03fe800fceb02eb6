/// What an action has changed so far, in its order.
///
/// Each change of state can be taken back and put back: one action may change several things in several ways, and each of
/// these is shown by a pass of its own. What objects hold cannot be taken back.
package final class StateChanges {
    /// Each writes the value of before (`true`) or the one of after.
    package private(set) var writes: [(_ isBefore: Bool) -> Void] = []
    /// Whether an object that a view observes has changed, too.
    package private(set) var hasObjects = false

    func note(_ write: @escaping (_ isBefore: Bool) -> Void) { writes.append(write) }
    func noteObject() { hasObjects = true }

    /// Hands over what has changed, and forgets it.
    package func take() -> (writes: [(_ isBefore: Bool) -> Void], hasObjects: Bool) {
        defer { (writes, hasObjects) = ([], false) }
        return (writes, hasObjects)
    }
}
