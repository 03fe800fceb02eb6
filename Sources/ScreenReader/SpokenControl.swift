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
        case .titled: titled
        case .fromLeft: node.spokenContent.acrossed(fromLeft: true)
        case .fromRight: node.spokenContent.acrossed(fromLeft: false)
        }
    }

    private func text(_ property: String) -> String? { node.property(property)?.description }

    /// A control that is disabled says so; words that stand by themselves do not.
    private func finished(_ element: SpokenElement) -> SpokenElement {
        var element = element
        element.frame = node.spokenFrame
        element.isDisabled = node.property(SpokenNote.Property.isEnabled) == .flag(false)
        if element.isDisabled, SpokenTraits.isInteractive(element.traits) { element.add(["notEnabled"]) }
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
        element.yieldsToWords = element.isNamedByImage
        return Heard([Draft(finished(element))])
    }

    /// One element of all that is inside, as a button of its label.
    private var merged: SpokenElement {
        let content = node.spokenContent
        var element = content.joined(takingActions: false)
        let label = text(SpokenNote.Property.label)
        element.label = label ?? content.words
        element.isNamedByImage = element.isNamedByImage && label == nil
        // What says a value alone is part of the name already.
        let values = content.told.filter { $0.label != nil }.compactMap(\.value)
        let told = values.isEmpty ? nil : values.joined(separator: ", ")
        element.value = text(SpokenNote.Property.value) ?? told
        element.traits.removeAll { $0 == "staticText" || $0 == "notEnabled" }
        element.add(traits)
        element = finished(element)
        if content.drafts.contains(where: \.element.isDisabled) { element.add(["notEnabled"]) }
        return element
    }

    /// The title, drawn or not; without words the icon is what is met.
    private var titled: Heard {
        let drawn = node.spokenContent
        let isPicture =
            !drawn.drafts.isEmpty && drawn.drafts.allSatisfy { $0.element.traits.contains("image") }
        guard let words = node.part("label")?.words else { return isPicture ? drawn : Heard(isHidden: true) }
        var element = SpokenElement(label: words, traits: [isPicture ? "image" : "staticText"])
        element.yieldsToWords = isPicture
        return Heard([Draft(finished(element))])
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
