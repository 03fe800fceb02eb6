extension TileFacts {
    /// Whether a named colour is not there: what is drawn in its place tells nothing of contrast.
    var lacksColors: Bool { warnings.contains { $0.contains("no colour named") } }

    /// Whether a square stands for a symbol and not for an image: only a warning tells which.
    func lacksSymbol(_ name: String) -> Bool {
        warnings.contains { $0.contains("symbol \"\(name)\"") }
    }
}
