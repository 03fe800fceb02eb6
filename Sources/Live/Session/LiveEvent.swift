/// What happens in a session, for whoever follows it.
package enum LiveEvent: Equatable, Sendable {
    /// These tiles have become others, or there are others; no id where only what is said of them has changed.
    case changed(tiles: [String])
    /// The sources cannot be drawn as they are now; or can again, where there is none.
    case problems([SourceProblem])
    /// The session has ended.
    case gone
}
