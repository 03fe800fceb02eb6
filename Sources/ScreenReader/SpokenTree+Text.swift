import Foundation

extension SpokenTree: CustomStringConvertible {
    /// One line an element, numbered in the order in which they are met; what else is said stands below it.
    ///
    ///     1 "Wi-Fi", on (toggle)
    ///     2 group "Users"
    ///       3 "Anna" (button)
    ///           hint: Opens the profile
    package var description: String {
        var lines: [String] = []
        var number = 0
        func add(_ element: SpokenElement, _ indent: String) {
            number += 1
            let head = "\(indent)\(number) "
            lines.append(head + element.summary)
            let below = String(repeating: " ", count: head.count + 4)
            for (name, words) in element.furtherWords { lines.append("\(below)\(name): \(words)") }
            for child in element.children { add(child, indent + "  ") }
        }
        for element in elements { add(element, "") }
        return lines.joined(separator: "\n")
    }
}

extension SpokenElement {
    /// Label, value and traits in one line: `"Wi-Fi", on (toggle)`.
    package var summary: String {
        let words = [label.map(spokenQuoted), value.map(oneLine)].compactMap(\.self)
        var line = words.isEmpty ? (isGroup ? "" : "no label") : words.joined(separator: ", ")
        if isGroup { line = line.isEmpty ? "group" : "group " + line }
        return traits.isEmpty ? line : "\(line) (\(traits.joined(separator: ", ")))"
    }

    /// What is said beside that, each under its name.
    package var furtherWords: [(name: String, words: String)] {
        var words: [(String, String)] = []
        func add(_ name: String, _ text: String?) { if let text { words.append((name, oneLine(text))) } }
        func add(_ name: String, _ list: [String]) {
            add(name, list.isEmpty ? nil : list.joined(separator: ", "))
        }
        add("hint", hint)
        add("heading", headingLevel.map { "\($0)" })
        add("actions", actions)
        for detail in details {
            add("content", "\(detail.label): \(detail.value)\(detail.isImportant ? " (important)" : "")")
        }
        add("input labels", inputLabels)
        add("rotors", rotors)
        add("identifier", identifier)
        for other in others { add(other.label, other.value) }
        return words
    }

    /// A short name for a sentence: the label, or what it is.
    package var shortName: String {
        if let label { return spokenQuoted(shortened(label)) }
        if let value {
            return "\(isGroup ? "group" : traits.first ?? "element") of value \(shortened(oneLine(value)))"
        }
        return isGroup ? "group without a label" : "\(traits.first ?? "element") without a label"
    }
}

/// In quotation marks, on one line.
func spokenQuoted(_ text: String) -> String {
    "\"\(oneLine(text).replacing("\"", with: "\\\""))\""
}

/// Characters that would leave the line are spelled out.
func oneLine(_ text: String) -> String {
    var line = ""
    for scalar in text.unicodeScalars {
        switch scalar {
        case "\n": line += "\\n"
        case "\t": line += "\\t"
        default:
            let category = scalar.properties.generalCategory
            if category == .control || category == .lineSeparator || category == .paragraphSeparator {
                line += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
            } else {
                line.unicodeScalars.append(scalar)
            }
        }
    }
    return line
}

/// At most so many characters that a sentence stays one.
func shortened(_ text: String) -> String {
    text.count > 80 ? text.prefix(79) + "…" : text
}
