extension DisplayList {
    /// What the list's glyphs say, in the order in which they are drawn; names of symbols are nothing that is said.
    package var texts: [String] {
        var texts: [String] = []
        walk { item in
            if case .glyphs(let run) = item, !run.face.isOfSymbols, !run.text.isEmpty {
                texts.append(run.text)
            }
            return .into
        }
        return texts
    }
}
