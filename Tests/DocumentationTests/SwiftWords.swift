/// The code of a Swift file without its comments, texts and names that are sentences.
func swiftCode(_ text: String) -> String {
    var code = ""
    var rest = text[...]
    while let character = rest.first {
        if rest.hasPrefix("//") {
            rest = rest[(rest.firstIndex(of: "\n") ?? rest.endIndex)...]
        } else if rest.hasPrefix("/*") {
            rest = rest[(rest.firstRange(of: "*/")?.upperBound ?? rest.endIndex)...]
        } else if character == "`" {
            let end = rest.dropFirst().firstIndex(of: "`") ?? rest.index(before: rest.endIndex)
            let name = rest[...end]
            if !name.contains(" ") { code += name }
            rest = rest[rest.index(after: end)...]
        } else if character == "\"" || character == "#" {
            let hashes = rest.prefix { $0 == "#" }
            let opened = rest.dropFirst(hashes.count)
            guard opened.first == "\"" else {
                code += hashes
                rest = opened
                continue
            }
            let quotes = opened.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
            rest = afterText(opened.dropFirst(quotes.count), quotes: quotes, hashes: String(hashes))
        } else {
            code.append(character)
            rest = rest.dropFirst()
        }
    }
    return code
}

/// What follows the end of a text that `rest` is inside of.
private func afterText(_ rest: Substring, quotes: String, hashes: String) -> Substring {
    var rest = rest
    let end = quotes + hashes
    let escape = "\\" + hashes
    while !rest.isEmpty, !rest.hasPrefix(end) {
        if rest.hasPrefix(escape + "(") {
            rest = afterInterpolation(rest.dropFirst(escape.count + 1))
        } else {
            rest = rest.dropFirst(rest.hasPrefix(escape) ? escape.count + 1 : 1)
        }
    }
    return rest.dropFirst(end.count)
}

private func afterInterpolation(_ rest: Substring) -> Substring {
    var (rest, depth) = (rest, 1)
    while depth > 0, let character = rest.first {
        rest = rest.dropFirst()
        if character == "\"" {
            let quotes = rest.hasPrefix("\"\"") ? "\"\"\"" : "\""
            rest = afterText(rest.dropFirst(quotes.count - 1), quotes: quotes, hashes: "")
        } else if character == "(" {
            depth += 1
        } else if character == ")" {
            depth -= 1
        }
    }
    return rest
}
