import Observation
import Synchronization

/// Whether an `@Observable` object that a pass has read has changed since.
///
/// One tracking per pass, not per view: any change means another pass over the whole tile.
package final class ObservedChanges: Sendable {
    private let flag = Atomic(false)

    package init() {}

    package var any: Bool { flag.load(ordering: .relaxed) }

    package func reset() { flag.store(false, ordering: .relaxed) }

    package func tracking<T>(_ pass: () -> T) -> T {
        withObservationTracking(pass) { [self] in flag.store(true, ordering: .relaxed) }
    }
}
