import Drawing

/// What a view says of itself: a text, a picture, a control.
struct SpokenControl {
    private let node: TraceNode
    private let inside: SpokenNote.Inside
    private let traits: [String]

    init(_ node: TraceNode) {
        self.node = node
        inside =
            node.property(SpokenNote.Property.inside).flatMap {
                SpokenNote.Inside(rawValue: $0.description)
            } ?? .passed
        traits = node.property(SpokenNote.Property.traits)?.words ?? []
    }

    var heard: Heard {
        switch inside {
        case .ignored: alone
        case .merged: Heard([Draft(merged)])
        case .contained: group
        case .passed: node.spokenContent.changed { $0.add(traits) }
        case .headed: headed
        case .labeled: labeled
        }
    }

    private func text(_ property: String) -> String? { node.property(property)?.description }

    /// A control that is disabled says so; words that stand by themselves do not.
    private func finished(_ element: SpokenElement) -> SpokenElement {
        var element = element
        element.frame = node.spokenFrame
        if node.property(SpokenNote.Property.isEnabled) == .flag(false),
            SpokenTraits.isInteractive(element.traits)
        {
            element.add(["notEnabled"])
        }
        return element
    }

    private var alone: Heard {
        let label = text(SpokenNote.Property.label) ?? node.part("label")?.words
        let value = text(SpokenNote.Property.value) ?? node.part("value")?.words
        // An empty text is nothing, a decorative picture is not to be heard.
        guard label?.isEmpty == false || value != nil || !traits.isEmpty && label == nil else {
            return Heard(isHidden: true)
        }
        var element = SpokenElement(
            label: label, value: value, traits: SpokenTraits.sorted(traits),
            actions: node.property(SpokenNote.Property.actions)?.words ?? [])
        element.isNamedByImage = label != nil && node.property(SpokenNote.Property.isFileName) == .flag(true)
        return Heard([Draft(finished(element))])
    }

    /// One element of all that is inside, as a button of its label.
    private var merged: SpokenElement {
        let content = node.spokenContent
        var element = content.joined(takingActions: false)
        let label = text(SpokenNote.Property.label)
        element.label = label ?? content.words
        element.isNamedByImage = element.isNamedByImage && label == nil
        element.value = text(SpokenNote.Property.value)
        element.traits.removeAll { $0 == "staticText" || $0 == "notEnabled" }
        element.add(traits)
        return finished(element)
    }

    private var group: Heard {
        let content = node.spokenContent
        guard !content.drafts.isEmpty else { return content }
        return Heard([
            Draft(
                SpokenElement(
                    label: text(SpokenNote.Property.label), traits: SpokenTraits.sorted(traits),
                    children: content.sorted, isGroup: true, frame: node.spokenFrame))
        ])
    }

    private var headed: Heard {
        var content = node.spokenContent
        guard !content.drafts.isEmpty else { return content }
        content.drafts[0].element.value = text(SpokenNote.Property.value)
        content.drafts[0].element.add(traits)
        return content
    }

    /// The label names a control that has no name; beside words it is one element with them.
    private var labeled: Heard {
        guard var content = node.part("content"), let label = node.part("label")?.words else {
            return node.spokenContent
        }
        let controls = content.drafts.indices.filter {
            SpokenTraits.isInteractive(content.drafts[$0].element.traits)
        }
        if controls.isEmpty {
            let words = [label, content.words].compactMap(\.self).joined(separator: ", ")
            var element = content.joined(takingActions: false)
            element.label = words
            element.traits.removeAll { $0 == "image" }
            element.add(["staticText"])
            element.frame = node.spokenFrame
            return Heard([Draft(element)])
        }
        if controls.count == 1, content.drafts[controls[0]].element.label == nil {
            content.drafts[controls[0]].element.label = label
            return content
        }
        let name = SpokenElement(label: label, traits: ["staticText"], frame: node.spokenFrame)
        return Heard([Draft(name)] + content.drafts)
    }
}

extension Heard {
    /// One element with what all of these say; not all traits are for all.
    ///
    /// - Parameter takingActions: whether what can be activated becomes an action under its label, instead of a part of
    ///   the words.
    func joined(takingActions: Bool) -> SpokenElement {
        var joined = SpokenElement()
        var (labels, values, hints): ([String], [String], [String]) = ([], [], [])
        var spoken: [SpokenElement] = []
        for element in sorted {
            if takingActions, SpokenTraits.isInteractive(element.traits), let label = element.label {
                joined.actions.append(label)
                joined.actions += element.actions
                continue
            }
            spoken.append(element)
            if let label = element.label { labels.append(label) }
            if let value = element.value { values.append(value) }
            // What a modifier has said of several views is one thing to say.
            if let hint = element.hint, !hints.contains(hint) { hints.append(hint) }
            joined.actions += element.actions.filter { !joined.actions.contains($0) }
            joined.details += element.details
            joined.rotors += element.rotors
            joined.headingLevel = joined.headingLevel ?? element.headingLevel
            joined.add(element.traits.filter(SpokenTraits.joining.contains))
        }
        let named = spoken.filter { $0.label ?? $0.value != nil }
        joined.isNamedByImage = !named.isEmpty && named.allSatisfy(\.isNamedByImage)
        for trait in ["staticText", "image"]
        where !spoken.isEmpty && spoken.allSatisfy({ $0.traits.contains(trait) }) { joined.add([trait]) }
        func line(_ words: [String]) -> String? { words.isEmpty ? nil : words.joined(separator: ", ") }
        (joined.label, joined.value, joined.hint) = (line(labels), line(values), line(hints))
        return joined
    }
}

extension SpokenTraits {
    /// Those that an element has which is made of others, if one of them has it.
    static let joining: Set = ["header", "selected", "updatesFrequently", "playsSound", "startsMediaSession"]
}

extension SpokenElement {
    mutating func add(_ more: [String]) { traits = SpokenTraits.sorted(traits + more) }
}
