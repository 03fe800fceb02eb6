import Foundation

/// `(A, B) async throws -> C`.
struct FunctionType {
    let parameters: [String]
    let result: String

    init?(_ text: String) {
        var text = text
        while let space = text.firstIndex(of: " "), text.first == "@" {
            text = String(text[text.index(after: space)...]).trimmingCharacters(in: .whitespaces)
        }
        guard text.hasPrefix("("), let close = closing(text),
            let arrow = text.range(of: "->", range: close..<text.endIndex)
        else { return nil }
        let between = text[text.index(after: close)..<arrow.lowerBound].split(separator: " ")
        guard between.allSatisfy({ ["async", "throws", "rethrows"].contains($0) }) else { return nil }
        parameters = split(String(text[text.index(after: text.startIndex)..<close])).map { labelled($0).type }
        result = text[arrow.upperBound...].trimmingCharacters(in: .whitespaces)
    }
}

/// The place of the bracket that closes the first one.
private func closing(_ text: String) -> String.Index? {
    var depth = 0
    for index in text.indices {
        if text[index] == "(" { depth += 1 }
        if text[index] == ")" {
            depth -= 1
            if depth == 0 { return index }
        }
    }
    return nil
}

/// The parts between separators that stand in no bracket.
func split(_ text: String, at separator: Character = ",") -> [String] {
    var parts: [String] = []
    var part = ""
    var depth = 0
    var previous: Character = " "
    for character in text {
        if "([<{".contains(character) { depth += 1 }
        if ")]}".contains(character) || (character == ">" && previous != "-") { depth -= 1 }
        previous = character
        if character == separator, depth == 0 {
            parts.append(part.trimmingCharacters(in: .whitespacesAndNewlines))
            part = ""
        } else {
            part.append(character)
        }
    }
    part = part.trimmingCharacters(in: .whitespacesAndNewlines)
    return part.isEmpty && parts.isEmpty ? [] : parts + [part]
}

/// `isOn: Bool`, `_ value: Int`: the last word before the colon, if there is one.
func labelled(_ part: String) -> (label: String?, type: String) {
    let pieces = split(part, at: ":")
    guard pieces.count == 2 else { return (nil, part) }
    let label = pieces[0].split(separator: " ").last.map(String.init)
    return (label == "_" ? nil : label, pieces[1])
}

/// `Binding<Bool>` is `Binding` of `Bool`.
func specialization(of type: String) -> (base: String, arguments: [String])? {
    guard let open = type.firstIndex(of: "<"), type.hasSuffix(">") else { return nil }
    let inner = type[type.index(after: open)..<type.index(before: type.endIndex)]
    return (String(type[..<open]), split(String(inner)))
}
