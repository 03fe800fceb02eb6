extension TileFacts {
    /// Whether a named colour is not there: what is drawn in its place tells nothing.
    var hasMissingColors: Bool { warnings.contains { $0.contains("no colour named") } }

    /// Whether a colour or an image is not there: two of them are drawn as one.
    var lacksLooks: Bool {
        hasMissingColors || views.all.contains { $0.node.text("missing") != nil }
    }

    /// Whether nobody has said a colour that is seen: it is not there, or the command chose it.
    var lacksColors: Bool { hasMissingColors || arguments.hasColors }

    /// Whether the command chose how much room there is.
    var isRoomChosen: Bool { isHeightChosen || arguments.hasLengths }

    /// Whether a square stands for a symbol and not for an image: only a warning tells which.
    func lacksSymbol(_ name: String) -> Bool {
        warnings.contains { $0.contains("symbol \"\(name)\"") }
    }
}
