/// The line on a terminal that says how far a command is.
struct ProgressBar {
    /// Of the bar, in characters.
    private static let width = 24
    /// The least time between two lines, which nobody could read any faster.
    private static let pause = Duration.milliseconds(100)

    private var shown: ContinuousClock.Instant?
    private(set) var isShown = false

    /// `record [######..................] 412/1785` if it is time to show it again.
    ///
    /// - Parameter total: `nil` where nobody knows how many there will be.
    mutating func due(
        _ what: String, _ done: Int, of total: Int?, at now: ContinuousClock.Instant = .now
    ) -> String? {
        if let shown, now - shown < ProgressBar.pause { return nil }
        shown = now
        isShown = true
        guard let total, total > 0 else { return "\(what) \(done)" }
        let full = min(max(done, 0), total) * ProgressBar.width / total
        let bar =
            String(repeating: "#", count: full) + String(repeating: ".", count: ProgressBar.width - full)
        return "\(what) [\(bar)] \(done)/\(total)"
    }

    /// Whether there was a line to be cleared; the next one is shown at once.
    mutating func hide() -> Bool {
        defer { (isShown, shown) = (false, nil) }
        return isShown
    }
}

/// Says once that a command was built without optimization: on a terminal at once, else where it takes long.
struct BuildNotice {
    static let text =
        "this is a debug build; it is about ten times slower than one made with swift build -c release"
    /// How long is long.
    static let patience = Duration.seconds(5)

    private let isDebug: Bool
    private var start: ContinuousClock.Instant?
    private var isTold = false

    init(isDebug: Bool = BuildNotice.isDebugBuild) { self.isDebug = isDebug }

    /// Whether this module was compiled for debugging, as all that it is linked with.
    static var isDebugBuild: Bool {
        #if DEBUG
            true
        #else
            false
        #endif
    }

    /// Asked each time there is progress.
    mutating func due(isTerminal: Bool, at now: ContinuousClock.Instant = .now) -> String? {
        guard isDebug, !isTold else { return nil }
        let start = start ?? now
        self.start = start
        guard isTerminal || now - start >= BuildNotice.patience else { return nil }
        isTold = true
        return BuildNotice.text
    }
}
