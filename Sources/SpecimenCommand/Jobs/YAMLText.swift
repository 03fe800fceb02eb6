internal import JSON
internal import Streams

/// Reads the part of YAML 1.2 that jobs need: maps and lists by indentation, or in brackets on one line, and values of one
/// line, plain or in quotes. What else YAML has is refused by name: anchors and aliases among it, so that no text means
/// more than it has.
struct YAMLText {
    /// What is wrong, and at which byte.
    struct Fault: Error {
        let words: String
        let index: Int
    }

    /// Where a member stands.
    struct Member {
        var path: [String]
        var name: Int
        var value: Int
    }

    /// A line that is no comment and not blank, without its indentation.
    struct Line {
        var indent: Int
        var start: Int
        var end: Int
    }

    private let bytes: [UInt8]
    private var lines: [Line] = []
    private var next = 0
    private(set) var members: [Member] = []
    private var path: [String] = []

    /// Maps and lists in each other.
    private static let depthLimit = 12
    private static let memberLimit = 1000

    /// - Parameter lines: those of one value.
    init(_ bytes: [UInt8], lines: [Line]) {
        self.bytes = bytes
        self.lines = lines
    }

    mutating func read() throws(Fault) -> JSONValue {
        guard let first = lines.first else { return .null }
        let value = try block(first.indent, 0)
        if next < lines.count {
            throw Fault(
                words: "the line is indented otherwise than the lines that it belongs to",
                index: lines[next].start)
        }
        return value
    }

    // MARK: Blocks

    private mutating func block(_ indent: Int, _ depth: Int) throws(Fault) -> JSONValue {
        let line = lines[next]
        guard depth < YAMLText.depthLimit else {
            throw Fault(words: "more maps and lists in each other than are read", index: line.start)
        }
        if isItem(line) { return try list(indent, depth) }
        if try key(line) != nil { return try map(indent, depth) }
        next += 1
        return try inline(line.start, line.end)
    }

    private func isItem(_ line: Line) -> Bool {
        bytes[line.start] == UInt8(ascii: "-")
            && (line.start + 1 == line.end || isSpace(bytes[line.start + 1]))
    }

    private mutating func list(_ indent: Int, _ depth: Int) throws(Fault) -> JSONValue {
        var values: [JSONValue] = []
        while next < lines.count, lines[next].indent == indent, isItem(lines[next]) {
            let line = lines[next]
            let start = skipSpaces(line.start + 1, line.end)
            if isEnd(start, line.end) {
                next += 1
                values.append(try nested(under: indent, orAt: nil, depth))
            } else {
                // What stands behind the dash is indented as far as it stands from the line's beginning.
                let inner = line.indent + start - line.start
                lines[next] = Line(indent: inner, start: start, end: line.end)
                values.append(try block(inner, depth + 1))
            }
        }
        return .array(values)
    }

    private mutating func map(_ indent: Int, _ depth: Int) throws(Fault) -> JSONValue {
        var entries: [(key: String, value: JSONValue)] = []
        while next < lines.count, lines[next].indent == indent, !isItem(lines[next]) {
            let line = lines[next]
            guard let (name, rest) = try key(line) else {
                throw Fault(words: "there is no 'key: value' in the line", index: line.start)
            }
            try check(name, at: line.start, entries)
            next += 1
            let start = skipSpaces(rest, line.end)
            path.append(name)
            if isEnd(start, line.end) {
                let place =
                    next < lines.count && lines[next].indent >= indent ? lines[next].start : line.start
                members.append(Member(path: path, name: line.start, value: place))
                entries.append((name, try nested(under: indent, orAt: indent, depth)))
            } else {
                members.append(Member(path: path, name: line.start, value: start))
                entries.append((name, try inline(start, line.end)))
                if next < lines.count, lines[next].indent > indent {
                    throw Fault(
                        words:
                            "a value goes on in this line, or it is indented too far; values of several lines are not "
                            + "read", index: lines[next].start)
                }
            }
            path.removeLast()
        }
        return .object(entries)
    }

    private func check(
        _ name: String, at index: Int, _ entries: [(key: String, value: JSONValue)]
    ) throws(Fault) {
        guard name != "<<" else {
            throw Fault(words: "'<<' is not read: no map is merged into another", index: index)
        }
        guard entries.count < YAMLText.memberLimit else { throw Fault(words: "too many names", index: index) }
        guard !entries.contains(where: { $0.key == name }) else {
            throw Fault(words: "the name '\(shown(name))' twice", index: index)
        }
    }

    /// What stands below a name or a dash; below a name a list may stand at the name's own indentation.
    private mutating func nested(
        under indent: Int, orAt own: Int?, _ depth: Int
    ) throws(Fault) -> JSONValue {
        guard next < lines.count else { return .null }
        let line = lines[next]
        if line.indent > indent { return try block(line.indent, depth + 1) }
        if line.indent == own, isItem(line) { return try list(indent, depth + 1) }
        return .null
    }

    /// The name of an entry and the place behind its colon; `nil` where the line has none.
    private func key(_ line: Line) throws(Fault) -> (name: String, rest: Int)? {
        let first = bytes[line.start]
        if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
            var index = line.start
            let name = try quoted(&index, line.end)
            guard index < line.end, bytes[index] == UInt8(ascii: ":"),
                index + 1 == line.end || isSpace(bytes[index + 1])
            else { return nil }
            return (name, index + 1)
        }
        guard first != UInt8(ascii: "["), first != UInt8(ascii: "{") else { return nil }
        var index = line.start
        while index < line.end {
            if bytes[index] == UInt8(ascii: "#"), index > line.start, isSpace(bytes[index - 1]) { return nil }
            if bytes[index] == UInt8(ascii: ":"), index + 1 == line.end || isSpace(bytes[index + 1]) {
                try refuseSigns(line.start)
                return (try text(line.start, index), index + 1)
            }
            index += 1
        }
        return nil
    }

    // MARK: Values of one line

    private mutating func inline(_ start: Int, _ end: Int) throws(Fault) -> JSONValue {
        var index = start
        let value = try flow(&index, end, isInner: false, 0)
        index = skipSpaces(index, end)
        guard isEnd(index, end) else { throw Fault(words: "something stands behind the value", index: index) }
        return value
    }

    private mutating func flow(
        _ index: inout Int, _ end: Int, isInner: Bool, _ depth: Int
    ) throws(Fault) -> JSONValue {
        index = skipSpaces(index, end)
        guard depth < YAMLText.depthLimit else {
            throw Fault(words: "more brackets in each other than are read", index: index)
        }
        guard index < end else { return .null }
        switch bytes[index] {
        case UInt8(ascii: "["):
            var values: [JSONValue] = []
            try items(&index, end, until: UInt8(ascii: "]")) { (text, index) throws(Fault) in
                values.append(try text.flow(&index, end, isInner: true, depth + 1))
            }
            return .array(values)
        case UInt8(ascii: "{"):
            var entries: [(key: String, value: JSONValue)] = []
            try items(&index, end, until: UInt8(ascii: "}")) { (text, index) throws(Fault) in
                let start = index
                let name = try text.scalarText(&index, end, ends: ":,}]")
                index = text.skipSpaces(index, end)
                guard index < end, text.bytes[index] == UInt8(ascii: ":") else {
                    throw Fault(words: "there is no ':' behind the name '\(shown(name))'", index: index)
                }
                try text.check(name, at: start, entries)
                index = text.skipSpaces(index + 1, end)
                text.path.append(name)
                text.members.append(Member(path: text.path, name: start, value: index))
                entries.append((name, try text.flow(&index, end, isInner: true, depth + 1)))
                text.path.removeLast()
            }
            return .object(entries)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try quoted(&index, end))
        default: return YAMLText.value(try scalarText(&index, end, ends: isInner ? ",]}" : ""))
        }
    }

    private mutating func items(
        _ index: inout Int, _ end: Int, until close: UInt8,
        _ item: (inout YAMLText, inout Int) throws(Fault) -> Void
    ) throws(Fault) {
        let open = index
        index = skipSpaces(index + 1, end)
        while index < end, bytes[index] != close {
            try item(&self, &index)
            index = skipSpaces(index, end)
            guard index < end, bytes[index] == UInt8(ascii: ",") else { break }
            index = skipSpaces(index + 1, end)
        }
        guard index < end, bytes[index] == close else {
            throw Fault(
                words:
                    "the bracket is not closed in its line; lists and maps in brackets are read from one line",
                index: open)
        }
        index += 1
    }

    /// A name or a value, plain or in quotes.
    private func scalarText(_ index: inout Int, _ end: Int, ends: String) throws(Fault) -> String {
        if index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
            return try quoted(&index, end)
        }
        let start = index
        if index < end { try refuseSigns(index) }
        while index < end {
            let byte = bytes[index]
            if ends.utf8.contains(byte) { break }
            if byte == UInt8(ascii: "#"), index > start, isSpace(bytes[index - 1]) { break }
            if byte == UInt8(ascii: ":"), ends.isEmpty, index + 1 == end || isSpace(bytes[index + 1]) {
                throw Fault(words: "a value with ': ' in it has to stand in quotes", index: index)
            }
            index += 1
        }
        return try text(start, index)
    }

    /// What begins with a sign of YAML's own is never a plain text.
    private func refuseSigns(_ index: Int) throws(Fault) {
        let what: String? =
            switch bytes[index] {
            case UInt8(ascii: "&"): "an anchor"
            case UInt8(ascii: "*"): "an alias"
            case UInt8(ascii: "!"): "a tag"
            case UInt8(ascii: "|"), UInt8(ascii: ">"): "a text of several lines"
            case UInt8(ascii: "%"): "a directive"
            case UInt8(ascii: "@"), UInt8(ascii: "`"), UInt8(ascii: "]"), UInt8(ascii: "}"),
                UInt8(ascii: ","):
                "a value that begins with a sign"
            case UInt8(ascii: "?") where index + 1 < bytes.count && isSpace(bytes[index + 1]):
                "a key in parts"
            default: nil
            }
        guard let what else { return }
        let sign = Character(Unicode.Scalar(bytes[index]))
        throw Fault(words: "\(what) ('\(sign)') is not read; write a text in quotes", index: index)
    }

    /// As the core schema of YAML 1.2 has it: `yes`, `no`, `on` and `off` are texts.
    static func value(_ text: String) -> JSONValue {
        switch text {
        case "", "~", "null", "Null", "NULL": return .null
        case "true", "True", "TRUE": return .bool(true)
        case "false", "False", "FALSE": return .bool(false)
        default:
            guard let first = text.utf8.first, 0x30...0x39 ~= first || first == UInt8(ascii: "-"),
                case .number(let number)? = try? JSONValue.parse(Array(text.utf8)[...])
            else { return .string(text) }
            return .number(number)
        }
    }

    /// A text in quotes; the index moves behind them.
    private func quoted(_ index: inout Int, _ end: Int) throws(Fault) -> String {
        let (start, quote) = (index, bytes[index])
        var content: [UInt8] = []
        index += 1
        while index < end {
            let byte = bytes[index]
            index += 1
            if byte == quote {
                guard quote == UInt8(ascii: "'"), index < end, bytes[index] == quote else {
                    guard let text = String(validating: content, as: UTF8.self) else {
                        throw Fault(words: "bytes that are not UTF-8", index: start)
                    }
                    return text
                }
                content.append(quote)
                index += 1
            } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                content += try escaped(&index, end)
            } else {
                content.append(byte)
            }
        }
        throw Fault(words: "the quotes that begin here do not end in their line", index: start)
    }

    /// What stands behind a backslash, which JSON reads the same way.
    private func escaped(_ index: inout Int, _ end: Int) throws(Fault) -> [UInt8] {
        let start = index - 1
        guard index < end else { throw Fault(words: "the quotes do not end in their line", index: start) }
        var count = bytes[index] == UInt8(ascii: "u") ? 5 : 1
        // The first half of a pair.
        if count == 5, index + 2 < end, bytes[index + 1] | 0x20 == UInt8(ascii: "d"),
            "89abAB".utf8.contains(bytes[index + 2])
        {
            count = 11
        }
        let escape = Array(bytes[start..<min(index + count, end)])
        let text = [UInt8(ascii: "\"")] + escape + [UInt8(ascii: "\"")]
        guard case .string(let value)? = try? JSONValue.parse(text[...]) else {
            throw Fault(
                words:
                    "an escape that is not read; there are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits",
                index: start)
        }
        index += count
        return Array(value.utf8)
    }

    private func text(_ start: Int, _ end: Int) throws(Fault) -> String {
        var end = end
        while end > start, isSpace(bytes[end - 1]) { end -= 1 }
        guard let text = String(validating: bytes[start..<end], as: UTF8.self) else {
            throw Fault(words: "bytes that are not UTF-8", index: start)
        }
        return text
    }

    // MARK: Bytes

    private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private func skipSpaces(_ index: Int, _ end: Int) -> Int {
        var index = index
        while index < end, isSpace(bytes[index]) { index += 1 }
        return index
    }

    /// Whether nothing but a comment is left.
    private func isEnd(_ index: Int, _ end: Int) -> Bool { index >= end || bytes[index] == UInt8(ascii: "#") }
}
