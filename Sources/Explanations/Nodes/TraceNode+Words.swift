import Drawing

extension TraceNode {
    /// The value of what tells the view from others of its kind.
    var identifyingValue: String? {
        properties.first { $0.traits.contains(.identifying) && !$0.value.description.isEmpty }
            .map { shortened($0.value.description) }
    }

    /// The view with what tells it from others: `Text “Title”`.
    var toldName: String? {
        let told = properties.first { $0.traits.contains(.identifying) }
        return told.map { "\(name) “\(shortened($0.value.description))”" }
    }

    /// The first words inside, or what tells the first view from others where there are none.
    var firstWords: String? {
        var symbol: String?
        return findWords(orElse: &symbol) ?? symbol
    }

    private func findWords(orElse symbol: inout String?) -> String? {
        if let own = identifyingValue {
            if isText { return own }
            symbol = symbol ?? own
        }
        for child in children {
            if let found = child.findWords(orElse: &symbol) { return found }
        }
        return nil
    }

    /// Whether what tells it from others are words.
    var isText: Bool {
        properties.contains { property in
            property.traits.contains(.identifying) && ["string", "text"].contains(property.name)
        }
    }
}
