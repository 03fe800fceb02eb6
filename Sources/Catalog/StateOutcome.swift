package import ViewCore

/// What became of what a tile's state asks for.
package struct StateOutcome: Equatable, Sendable {
    /// What nobody took; the tile warns of it.
    package var unclaimed: StateRequests
    /// What was taken and cannot be seen: the tile looks as it does without it.
    package var notShown: StateRequests

    package init(unclaimed: StateRequests = [], notShown: StateRequests = []) {
        self.unclaimed = unclaimed
        self.notShown = notShown
    }

    /// - Parameter rest: the tile's digest without a request of its state; `nil` where that is not known.
    package init<Digest: Equatable>(
        claimed: StateRequests, unclaimed: StateRequests, digest: Digest,
        without rest: (StateRequests) -> Digest?
    ) {
        self.unclaimed = unclaimed
        notShown = StateRequests(
            StateRequests.each.filter { claimed.contains($0) && rest($0) == digest })
    }
}
