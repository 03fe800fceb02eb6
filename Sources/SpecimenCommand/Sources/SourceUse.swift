/// What a command does with source files, as far as that decides what is said of them. Each command makes its own.
struct SourceUse: Sendable {
    /// What becomes of the goldens of the files.
    enum Goldens: Sendable {
        /// It has nothing to do with them.
        case ignored
        case compared
        case recorded
        /// Those that nothing draws any more are listed or deleted.
        case pruned
    }

    /// The name of the command.
    let command: String
    var goldens = Goldens.ignored
    /// Whether one picture is drawn, or one module's.
    var isOne = false
    /// Why it takes one module however its tiles are called; `nil` where an id says which of several is meant.
    var refusalOfSeveral: String?
    /// Whether what cannot be shown is part of what it prints.
    var listsUnshown = false

    /// Whether files in which nothing is found are no fault.
    var isFineWithNothing: Bool { listsUnshown || goldens == .pruned }

    /// What becomes of goldens whose file does not compile: `its 3 goldens are …`.
    var goldensOfBroken: String? {
        switch goldens {
        case .ignored: nil
        case .compared: "not compared"
        case .recorded: "kept"
        case .pruned: "kept and not called stale"
        }
    }

    /// What becomes of goldens of what cannot be shown: `3 goldens …`.
    var goldensOfUnshown: String? {
        switch goldens {
        case .ignored: nil
        case .compared: "were not compared"
        case .recorded: "are kept"
        case .pruned: "are not called stale"
        }
    }
}
