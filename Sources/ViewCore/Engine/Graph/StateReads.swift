import Synchronization

/// Which parts of a tile's state its specimen's own code has asked for.
public final class StateReads: Sendable {
    private let bits = Atomic<StateRequests.RawValue>(0)

    public init() {}

    package func record(_ requests: StateRequests) {
        bits.bitwiseOr(requests.rawValue, ordering: .relaxed)
    }

    package var requests: StateRequests {
        StateRequests(rawValue: bits.load(ordering: .relaxed))
    }
}
