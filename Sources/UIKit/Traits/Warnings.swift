import ViewCore

/// Says by its name in Swift what was set and is not in the picture; once a tile.
@MainActor func ignored(_ what: String) { Journal.current?.warn("\(what) is ignored") }

/// The same where it is other than the system's default.
@MainActor func ignored(_ what: String, if isSet: Bool) { if isSet { ignored(what) } }

/// How much of what a source counts is shown: not less than nothing, and not without end.
@MainActor struct SourceCount {
    let shown: Int

    /// - Parameters:
    ///   - limit: how many are shown at most; a picture has no room for more.
    ///   - view: the view that asks, for the warning.
    ///   - what: what is counted.
    init(_ count: Int, limit: Int, _ view: String, _ what: String) {
        shown = min(max(count, 0), limit)
        guard shown != count else { return }
        Journal.current?.warn(
            "\(view) shows \(shown) of \(count) \(what); return a count from 0 to \(limit)")
    }
}
