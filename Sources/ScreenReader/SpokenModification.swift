import Drawing

/// What modifiers say of the views inside of them: what is said further out goes before.
struct SpokenModification {
    private let node: TraceNode

    init(_ node: TraceNode) { self.node = node }

    var heard: Heard {
        var heard = node.spokenContent
        for property in node.properties { apply(property.name, property.value, to: &heard) }
        return heard
    }

    private func apply(_ written: String, _ value: TraceValue, to heard: inout Heard) {
        // A view's help is its hint, too.
        let name = written == "help" ? "Hint" : written.droppingPrefix("accessibility") ?? written
        switch name {
        case "Hidden": if value == .flag(true) { heard = Heard(isHidden: true) }
        case "Element": heard = Heard([element(value.description, of: heard)])
        case "Representation": heard = node.part("representation") ?? Heard()
        case "Children": heard = Heard([children(of: heard)])
        case "SortPriority":
            guard case .number(let priority) = value, !priority.isNaN else { return }
            for index in heard.drafts.indices { heard.drafts[index].priority = priority }
        case "Identifier": heard = heard.changed { $0.identifier = value.description }
        case "swipeActions":
            let swiped = node.part("actions")?.sorted.compactMap(\.label) ?? value.words
            heard = heard.changed { $0.swipe(swiped) }
        default: say(name, isWritten: name != written || written.hasPrefix("speech"), value, of: &heard)
        }
    }

    /// Makes an element of a view that is none, such as a shape, if something is said of it.
    private func say(_ name: String, isWritten: Bool, _ value: TraceValue, of heard: inout Heard) {
        guard isWritten else { return }
        if heard.drafts.isEmpty {
            if heard.isHidden { return }
            heard = Heard([Draft(SpokenElement(frame: node.spokenFrame))])
        }
        let label = name == "LabelContent" ? node.part("label")?.words : nil
        let action = name.parenthesized("Action")
        let actions = action.map(actions)
        heard = heard.changed { element in
            switch name {
            case "Label": element.name(value.description)
            case "LabelContent": element.name(label)
            case "Value": element.value = value.description
            case "Hint": element.hint = value.description
            case "Traits": element.add(value.words.map(SpokenTraits.name))
            case "RemovedTraits":
                let removed = value.words.map(SpokenTraits.name)
                element.traits.removeAll(where: removed.contains)
            case "Heading": element.headingLevel = Int(value.description.dropFirst())
            case "InputLabels": element.inputLabels = value.words
            case "Adjustable": element.add(["adjustable"])
            case "Rotor": element.rotors.append(value.description)
            default:
                if let actions {
                    // The last that is written is met first; gestures of the system are in no menu.
                    let isGesture = action.map(SpokenModification.gestures.contains) ?? false
                    element.actions =
                        isGesture ? element.actions + actions : actions.reversed() + element.actions
                } else if let title = name.parenthesized("CustomContent") {
                    element.tell(title, value)
                } else {
                    element.others.removeAll { $0.label == name }
                    element.others.append(SpokenElement.Detail(name, value.description))
                }
            }
        }
    }

    /// The kinds of actions that have gestures of their own.
    private static let gestures: Set = ["default", "escape", "magicTap", "delete", "showMenu"]

    private func actions(_ name: String) -> [String] {
        if let views = node.part("actions") { return views.sorted.compactMap(\.label) }
        if let label = node.part("action")?.words { return [label] }
        return [name == "default" ? "activate" : name]
    }

    private func element(_ behavior: String, of heard: Heard) -> Draft {
        var element: SpokenElement
        switch behavior {
        case "combine": element = heard.joined(takingActions: true)
        case "contain": element = SpokenElement(children: heard.sorted, isGroup: true)
        // What it is begins anew.
        default: element = SpokenElement()
        }
        element.frame = node.spokenFrame
        return Draft(element)
    }

    /// An element that is there becomes the group.
    private func children(of heard: Heard) -> Draft {
        var draft =
            heard.drafts.count == 1 ? heard.drafts[0] : Draft(SpokenElement(frame: node.spokenFrame))
        draft.element.children = node.part("children")?.sorted ?? []
        draft.element.isGroup = true
        return draft
    }
}

extension SpokenElement {
    fileprivate mutating func swipe(_ actions: [String]) {
        swiped += actions
        // Every element in a group of the row has them.
        for index in children.indices { children[index].swipe(actions) }
    }

    /// A button of a picture alone is no picture any more once it has a name.
    fileprivate mutating func name(_ words: String?) {
        if isNamedByImage, SpokenTraits.isInteractive(traits) { traits.removeAll { $0 == "image" } }
        (label, isNamedByImage, yieldsToWords) = (words, false, false)
    }

    /// Adds a detail in the place of one under the same name; takes that away where there is nothing to say.
    fileprivate mutating func tell(_ title: String, _ value: TraceValue) {
        let place = details.firstIndex { $0.label == title }
        guard value != .flag(false) else {
            if let place { details.remove(at: place) }
            return
        }
        var detail = Detail(title, value.description)
        if case .list(let parts) = value, parts.count == 2 {
            detail = Detail(title, parts[0].description, isImportant: true)
        }
        if let place { details[place] = detail } else { details.append(detail) }
    }
}

extension String {
    fileprivate func droppingPrefix(_ prefix: String) -> String? {
        hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
    }

    /// What stands in the parentheses behind a name.
    fileprivate func parenthesized(_ name: String) -> String? {
        guard hasPrefix(name + "("), hasSuffix(")") else { return nil }
        return String(dropFirst(name.count + 1).dropLast())
    }
}
