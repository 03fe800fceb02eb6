/// `isFullWidth` → `is full width`, `usesHTTPSOnly` → `uses https only`.
func words(_ name: String) -> String {
    var result = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
        // A run of capitals is one word, up to the one that begins the next.
        let startsWord =
            character.isUppercase && index > 0
            && (!characters[index - 1].isUppercase
                || (index + 1 < characters.count && characters[index + 1].isLowercase))
        if startsWord, result.last != " " { result += " " }
        result += character == "_" ? " " : character.lowercased()
    }
    return result
}

/// A stored property's name without what wrappers and `lazy` put before it.
func plainLabel(_ label: String) -> String {
    let lazyPrefix = "$__lazy_storage_$_"
    var name = label.hasPrefix(lazyPrefix) ? String(label.dropFirst(lazyPrefix.count)) : label
    while name.hasPrefix("_"), name.count > 1 { name.removeFirst() }
    return name
}

/// A text on one line: white space as single spaces, without control characters and those that turn lines
/// around, and no longer than a caption may be.
func onOneLine(_ text: String, limit: Int = 200) -> String {
    var result = ""
    var length = 0
    var isSpaced = false
    for character in text {
        let scalars = character.unicodeScalars.filter { scalar in
            switch scalar.properties.generalCategory {
            case .control, .surrogate, .unassigned, .privateUse: false
            // Joiners make one picture of several letters.
            case .format: scalar == "\u{200D}" || scalar == "\u{200C}"
            default: true
            }
        }
        if character.isWhitespace {
            isSpaced = true
            continue
        }
        if scalars.isEmpty { continue }
        guard length < limit else { return result + "…" }
        if isSpaced, !result.isEmpty { result += " " }
        isSpaced = false
        result.unicodeScalars.append(contentsOf: scalars)
        length += 1
    }
    return result
}
