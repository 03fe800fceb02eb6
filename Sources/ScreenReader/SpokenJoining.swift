extension Heard {
    /// One element with what all of these say; not all traits are for all.
    ///
    /// - Parameter takingActions: whether what can be activated becomes an action under its label, instead of a part of
    ///   the words. Without a label it cannot, and what the elements become is that control.
    func joined(takingActions: Bool) -> SpokenElement {
        var joined = SpokenElement()
        var (labels, values, hints): ([String], [String], [String]) = ([], [], [])
        var words: [SpokenElement] = []
        for element in sorted {
            if takingActions, SpokenTraits.isInteractive(element.traits) {
                if let label = element.label {
                    joined.actions.append(label)
                    joined.actions += element.actions
                    continue
                }
                joined.add(element.traits.filter { SpokenTraits.isInteractive([$0]) || $0 == "notEnabled" })
            }
            joined.actions += element.actions.filter { !joined.actions.contains($0) }
            words.append(element)
        }
        let spoken = words.toldTogether
        for element in spoken {
            if let label = element.label { labels.append(label) }
            if let value = element.value { values.append(value) }
            // What a modifier has said of several views is one thing to say.
            if let hint = element.hint, !hints.contains(hint) { hints.append(hint) }
            joined.swiped += element.swiped.filter { !joined.swiped.contains($0) }
            joined.details += element.details
            joined.rotors += element.rotors
            joined.headingLevel = joined.headingLevel ?? element.headingLevel
            joined.add(element.traits.filter(SpokenTraits.joining.contains))
        }
        let named = spoken.filter { $0.label ?? $0.value != nil }
        joined.isNamedByImage = !named.isEmpty && named.allSatisfy(\.isNamedByImage)
        joined.yieldsToWords = joined.isNamedByImage
        // The icon that a label is drawn as makes no picture of a button.
        func all(_ test: (SpokenElement) -> Bool) -> Bool { !spoken.isEmpty && spoken.allSatisfy(test) }
        if all({ $0.traits.contains("image") && ($0.isNamedByImage || !$0.yieldsToWords) }) {
            joined.add(["image"])
        }
        if all({ $0.traits.contains("staticText") }) { joined.add(["staticText"]) }
        func line(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
        (joined.label, joined.value, joined.hint) = (line(labels), line(values), line(hints))
        return joined
    }
}

extension [SpokenElement] {
    /// Those that are said where all become one: a picture that nobody has named says nothing beside words.
    fileprivate var toldTogether: [SpokenElement] {
        let words = filter { !($0.yieldsToWords && $0.traits.contains("image")) }
        return words.contains { $0.label ?? $0.value != nil } ? words : self
    }
}

extension Heard {
    /// The elements that are said where all become one, in their order.
    var told: [SpokenElement] { sorted.toldTogether }

    /// As they stand beside each other in a bar.
    func acrossed(fromLeft: Bool) -> Heard {
        func place(_ draft: Draft) -> Double { draft.element.frame.first ?? 0 }
        var acrossed = self
        let order = drafts.indices.sorted {
            let (a, b) = (place(drafts[$0]), place(drafts[$1]))
            return a == b ? $0 < $1 : fromLeft ? a < b : a > b
        }
        acrossed.drafts = order.map { drafts[$0] }
        return acrossed
    }
}

extension SpokenTraits {
    /// Those that an element has which is made of others, if one of them has it.
    static let joining: Set = ["header", "selected", "updatesFrequently", "playsSound", "startsMediaSession"]
}

extension SpokenElement {
    mutating func add(_ more: [String]) { traits = SpokenTraits.sorted(traits + more) }
}
