extension TileFacts {
    /// Whether a square stands for a symbol and not for an image: only a warning tells which.
    func lacksSymbol(_ name: String) -> Bool {
        warnings.contains { $0.contains("symbol \"\(name)\"") }
    }
}
