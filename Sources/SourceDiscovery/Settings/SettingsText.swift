/// A value of a `specimen.yaml`, with the line that it begins in.
struct SettingsValue: Sendable {
    enum Content: Sendable {
        case text(String)
        case list([SettingsValue])
        case map([Entry])
    }

    struct Entry: Sendable {
        var key: String
        var line: Int
        var value: SettingsValue
    }

    var line: Int
    var content: Content
}

/// What is wrong with a line of a `specimen.yaml`.
struct SettingsError: Error, Equatable {
    let line: Int
    let words: String
}

/// Reads the part of YAML that settings need: maps and lists by indentation or in brackets, and texts of one line,
/// plain or in quotes. Whatever else YAML has is an error that says so, since a value that is read otherwise than
/// it was meant would go unseen into pictures.
struct SettingsText {
    private struct Line {
        var number: Int
        var indent: Int
        var text: String
    }

    private var lines: [Line] = []
    private var next = 0
    /// Maps and lists in each other.
    private static let depthLimit = 12

    static func read(_ text: String) throws(SettingsError) -> SettingsValue {
        var reader = SettingsText()
        try reader.cut(text)
        guard let first = reader.lines.first else {
            return SettingsValue(line: 1, content: .map([]))
        }
        let value = try reader.block(first.indent, 0)
        if reader.next < reader.lines.count {
            throw SettingsError(
                line: reader.lines[reader.next].number,
                words: "the line is indented otherwise than the lines that it belongs to")
        }
        return value
    }

    // MARK: Lines

    private mutating func cut(_ text: String) throws(SettingsError) {
        var isFirst = true
        // A line's two characters for its end are one to Swift. Some editors begin a file with a mark of its encoding.
        let text = (text.first == "\u{FEFF}" ? text.dropFirst() : text[...]).replacing("\r\n", with: "\n")
        for (offset, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let number = offset + 1
            if let control = line.unicodeScalars.first(where: SettingsText.isControl) {
                throw SettingsError(
                    line: number,
                    words: "the line has the control character U+\(SettingsText.hex(control)) in it")
            }
            var content = SettingsText.withoutComment(line)
            while content.last == " " || content.last == "\t" { content.removeLast() }
            let indent = content.prefix { $0 == " " }.count
            content.removeFirst(indent)
            guard let start = content.first else { continue }
            if start == "\t" {
                throw SettingsError(line: number, words: "a tab indents nothing in YAML; use spaces")
            }
            if indent == 0, content == "---", isFirst {
                isFirst = false
                continue
            }
            isFirst = false
            if indent == 0, content.hasPrefix("---") || content == "..." || start == "%" {
                throw SettingsError(line: number, words: "only one document without directives is read")
            }
            lines.append(Line(number: number, indent: indent, text: String(content)))
        }
    }

    /// A `#` begins a comment at the start of a line or behind a blank, unless it stands in quotes.
    private static func withoutComment(_ line: Substring) -> Substring {
        var quote: Character?
        var isEscaped = false
        var previous: Character = " "
        for index in line.indices {
            let character = line[index]
            if let open = quote {
                if isEscaped {
                    isEscaped = false
                } else if character == "\\", open == "\"" {
                    isEscaped = true
                } else if character == open {
                    quote = nil
                }
            } else if character == "#", previous == " " || previous == "\t" {
                return line[..<index]
            } else if character == "\"" || character == "'", " \t[{,:-".contains(previous) {
                // Elsewhere it is an apostrophe.
                quote = character
            }
            previous = character
        }
        return line
    }

    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 && scalar != "\t" || scalar.value == 0x7F
    }

    private static func hex(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return String(repeating: "0", count: 4 - digits.count) + digits
    }

    // MARK: Blocks

    private mutating func block(_ indent: Int, _ depth: Int) throws(SettingsError) -> SettingsValue {
        let line = lines[next]
        guard depth < SettingsText.depthLimit else {
            throw SettingsError(line: line.number, words: "more maps and lists in each other than are read")
        }
        return SettingsText.isItem(line.text) ? try list(indent, depth) : try map(indent, depth)
    }

    private static func isItem(_ text: String) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func list(_ indent: Int, _ depth: Int) throws(SettingsError) -> SettingsValue {
        let number = lines[next].number
        var values: [SettingsValue] = []
        while next < lines.count, lines[next].indent == indent, SettingsText.isItem(lines[next].text) {
            let line = lines[next]
            let rest = line.text.dropFirst().drop { $0 == " " }
            next += 1
            if rest.isEmpty {
                values.append(try nested(under: indent, at: line.number, depth))
            } else if SettingsText.isItem(String(rest)) || SettingsText.key(rest) != nil {
                throw SettingsError(
                    line: line.number,
                    words: "a list or a map in a list is not read in this form; begin it on the next line")
            } else {
                values.append(try SettingsText.inline(rest, line.number))
            }
        }
        return SettingsValue(line: number, content: .list(values))
    }

    private mutating func map(_ indent: Int, _ depth: Int) throws(SettingsError) -> SettingsValue {
        let number = lines[next].number
        var entries: [SettingsValue.Entry] = []
        var seen: Set<String> = []
        while next < lines.count, lines[next].indent == indent, !SettingsText.isItem(lines[next].text) {
            let line = lines[next]
            guard let (name, rest) = SettingsText.key(line.text[...]) else {
                throw SettingsError(line: line.number, words: "there is no 'key: value' in the line")
            }
            let key = try SettingsText.plain(name, line.number)
            try SettingsText.check(key, isPlain: SettingsText.isPlain(name), &seen, line.number)
            next += 1
            let value =
                rest.isEmpty
                ? try nested(under: indent, at: line.number, depth)
                : try SettingsText.inline(rest, line.number)
            entries.append(.init(key: key, line: line.number, value: value))
        }
        return SettingsValue(line: number, content: .map(entries))
    }

    private static func isPlain(_ text: Substring) -> Bool { text.first != "\"" && text.first != "'" }

    /// - Parameter isPlain: whether it stands without quotes.
    private static func check(
        _ key: String, isPlain: Bool, _ seen: inout Set<String>, _ line: Int
    ) throws(SettingsError) {
        guard key != "<<" || !isPlain else {
            throw SettingsError(line: line, words: "'<<' is not read: no map is merged into another")
        }
        guard seen.insert(key).inserted else {
            throw SettingsError(line: line, words: "the key '\(key)' is there already")
        }
    }

    /// What stands below a key or a dash; a list may stand at the key's own indentation.
    private mutating func nested(
        under indent: Int, at number: Int, _ depth: Int
    ) throws(SettingsError) -> SettingsValue {
        guard next < lines.count else { return SettingsValue(line: number, content: .text("")) }
        let line = lines[next]
        if line.indent > indent { return try block(line.indent, depth + 1) }
        // Below a dash the next dash is the list's own.
        let isUnderKey = !SettingsText.isItem(lines[next - 1].text)
        if line.indent == indent, isUnderKey, SettingsText.isItem(line.text) {
            return try list(indent, depth + 1)
        }
        return SettingsValue(line: number, content: .text(""))
    }

    /// The text before the colon of an entry, and what is behind it.
    private static func key(_ text: Substring) -> (name: Substring, rest: Substring)? {
        var index = text.startIndex
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = closing(text) else { return nil }
            index = text.index(after: end)
            guard index < text.endIndex, text[index] == ":" else { return nil }
        }
        while index < text.endIndex {
            let after = text.index(after: index)
            if text[index] == ":", after == text.endIndex || text[after] == " " {
                return (text[..<index], text[after...].drop { $0 == " " })
            }
            index = after
        }
        return nil
    }

    /// The place of the quotation mark that ends a text.
    private static func closing(_ text: Substring) -> Substring.Index? {
        guard let quote = text.first else { return nil }
        var index = text.index(after: text.startIndex)
        while index < text.endIndex {
            let character = text[index]
            let after = text.index(after: index)
            if character == "\\", quote == "\"", after < text.endIndex {
                index = text.index(after: after)
                continue
            }
            if character == quote {
                guard quote == "'", after < text.endIndex, text[after] == "'" else { return index }
                index = text.index(after: after)
                continue
            }
            index = after
        }
        return nil
    }

    // MARK: Values of one line

    private static func inline(_ text: Substring, _ line: Int) throws(SettingsError) -> SettingsValue {
        var rest = text
        let value = try flow(&rest, line, isInner: false, 0)
        rest = rest.drop { $0 == " " }
        guard rest.isEmpty else {
            throw SettingsError(line: line, words: "'\(rest)' stands behind the end of the value")
        }
        return value
    }

    private static func flow(
        _ rest: inout Substring, _ line: Int, isInner: Bool, _ depth: Int
    ) throws(SettingsError) -> SettingsValue {
        rest = rest.drop { $0 == " " }
        guard depth < depthLimit else {
            throw SettingsError(line: line, words: "more brackets in each other than are read")
        }
        switch rest.first {
        case "[":
            let values = try items(&rest, line, until: "]") { rest throws(SettingsError) in
                try flow(&rest, line, isInner: true, depth + 1)
            }
            return SettingsValue(line: line, content: .list(values))
        case "{":
            var seen: Set<String> = []
            let entries = try items(&rest, line, until: "}") { rest throws(SettingsError) in
                let isPlain = isPlain(rest.drop { $0 == " " })
                let name = try scalar(&rest, line, ends: ":,}]")
                guard rest.first == ":" else {
                    throw SettingsError(line: line, words: "there is no ':' behind the key '\(name)'")
                }
                try check(name, isPlain: isPlain, &seen, line)
                rest.removeFirst()
                return SettingsValue.Entry(
                    key: name, line: line, value: try flow(&rest, line, isInner: true, depth + 1))
            }
            return SettingsValue(line: line, content: .map(entries))
        default:
            return SettingsValue(
                line: line, content: .text(try scalar(&rest, line, ends: isInner ? ",]}" : "")))
        }
    }

    private static func items<Item>(
        _ rest: inout Substring, _ line: Int, until end: Character,
        _ item: (inout Substring) throws(SettingsError) -> Item
    ) throws(SettingsError) -> [Item] {
        rest.removeFirst()
        var items: [Item] = []
        while true {
            rest = rest.drop { $0 == " " }
            if rest.first == end { break }
            guard !rest.isEmpty else { break }
            items.append(try item(&rest))
            rest = rest.drop { $0 == " " }
            if rest.first == "," {
                rest.removeFirst()
            } else {
                break
            }
        }
        guard rest.first == end else {
            throw SettingsError(
                line: line,
                words: "there is no '\(end)' in the line; lists and maps in brackets are read from one line")
        }
        rest.removeFirst()
        return items
    }

    private static func scalar(
        _ rest: inout Substring, _ line: Int, ends: String
    ) throws(SettingsError) -> String {
        rest = rest.drop { $0 == " " }
        if let quote = rest.first, quote == "\"" || quote == "'" {
            guard let end = closing(rest) else {
                throw SettingsError(line: line, words: "the text has no closing \(quote) in its line")
            }
            let text = rest[...end]
            rest = rest[rest.index(after: end)...].drop { $0 == " " }
            return try plain(text, line)
        }
        let text = rest.prefix { !ends.contains($0) }
        rest = rest[text.endIndex...]
        return try plain(text, line)
    }

    /// A text as it is meant: without its quotes, or as it stands.
    private static func plain(_ text: Substring, _ line: Int) throws(SettingsError) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        guard let first = text.first else { return "" }
        if first == "\"" || first == "'" {
            guard let end = closing(text), text.index(after: end) == text.endIndex else {
                throw SettingsError(line: line, words: "something stands behind the closing \(first)")
            }
            let inner = text.dropFirst().dropLast()
            return first == "'" ? String(inner.replacing("''", with: "'")) : try unescaped(inner, line)
        }
        if "&*!|>@`%?]},".contains(first), text.count > 1 || "|>?]},".contains(first) {
            throw SettingsError(
                line: line,
                words: "a value that begins with '\(first)' is not read (anchors, aliases, tags and texts of "
                    + "several lines are not); write it in quotes")
        }
        if text.contains(": ") || text.last == ":" {
            throw SettingsError(line: line, words: "a value with ': ' in it has to stand in quotes")
        }
        return String(text)
    }

    private static func unescaped(_ text: Substring, _ line: Int) throws(SettingsError) -> String {
        var result = ""
        var rest = text
        while let character = rest.popFirst() {
            guard character == "\\" else {
                result.append(character)
                continue
            }
            switch rest.popFirst() {
            case "\"": result.append("\"")
            case "\\": result.append("\\")
            case "/": result.append("/")
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "u":
                let digits = rest.prefix(4)
                guard digits.count == 4, let code = UInt32(digits, radix: 16), code > 0,
                    let scalar = Unicode.Scalar(code)
                else { throw SettingsError(line: line, words: "\\u wants four digits of a character") }
                result.unicodeScalars.append(scalar)
                rest = rest.dropFirst(4)
            case let other:
                throw SettingsError(
                    line: line,
                    words:
                        "\\\(other.map(String.init) ?? "") is not read; there are \\\" \\\\ \\/ \\n \\t \\u and four digits"
                )
            }
        }
        return result
    }
}
