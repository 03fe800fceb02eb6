/// A control among those of its tile, and what it shows of the tile's state.
///
/// A configuration carries it to a style's body, so that the same control made again from the
/// configuration is asked in its place.
package struct ControlClaim: Sendable {
    let control: Identity
    package internal(set) var shown: StateRequests = []
}

/// The control whose value was read last through its configuration.
package final class LastReadControl {
    package var claim: ControlClaim?
}
