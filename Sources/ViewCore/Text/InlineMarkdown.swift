/// The inline part of Markdown that text literals understand: emphasis, strong, code, strikethrough, links.
enum InlineMarkdown {
    static func text(_ source: String) -> Text {
        // Nearly every label has none of it.
        guard source.utf8.contains(where: isMark) else { return Text(verbatim: source) }
        var parser = Parser(characters: Array(source))
        return parser.parse() ?? Text(verbatim: "")
    }

    /// Whether a byte may begin anything but itself.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["):
            true
        default: false
        }
    }

    private struct Parser {
        var characters: [Character]
        var position = 0

        mutating func parse(until end: String? = nil) -> Text? {
            var result: Text?
            var literal = ""
            func joined(_ a: Text?, _ b: Text) -> Text { a.map { $0 + b } ?? b }
            func flush() {
                guard !literal.isEmpty else { return }
                result = joined(result, Text(verbatim: literal))
                literal = ""
            }
            while position < characters.count {
                if let end, matches(end) {
                    flush()
                    return result
                }
                if let (inner, next) = span() {
                    flush()
                    result = joined(result, inner)
                    position = next
                } else {
                    literal.append(characters[position])
                    position += 1
                }
            }
            flush()
            return result
        }

        private func matches(_ mark: String, at index: Int? = nil) -> Bool {
            let start = index ?? position
            guard start + mark.count <= characters.count else { return false }
            return zip(mark, characters[start...]).allSatisfy { $0 == $1 }
        }

        /// A marked stretch that starts here, with the place behind it.
        private func span() -> (Text, Int)? {
            let marks: [(String, (Text) -> Text)] = [
                ("**", { $0.bold() }), ("__", { $0.bold() }), ("~~", { $0.strikethrough() }),
                ("*", { $0.italic() }), ("_", { $0.italic() }), ("`", { $0.monospaced() }),
            ]
            for (mark, style) in marks where matches(mark) {
                let start = position + mark.count
                guard start < characters.count, !characters[start].isWhitespace else { continue }
                if mark.hasPrefix("_"), position > 0, characters[position - 1].isLetter { continue }
                var end = start + 1
                while end < characters.count {
                    if matches(mark, at: end), !characters[end - 1].isWhitespace { break }
                    end += 1
                }
                guard end < characters.count, end - start < 10_000 else { continue }
                var inner = Parser(characters: Array(characters[start..<end]))
                let text =
                    mark == "`" ? Text(verbatim: String(characters[start..<end])) : inner.parse()
                return (style(text ?? Text(verbatim: "")), end + mark.count)
            }
            return link()
        }

        private func link() -> (Text, Int)? {
            guard matches("["), let close = characters[position...].firstIndex(of: "]"),
                matches("(", at: close + 1),
                let end = characters[close...].firstIndex(of: ")")
            else { return nil }
            let label = Text(verbatim: String(characters[(position + 1)..<close]))
            return (label.foregroundStyle(.link), end + 1)
        }
    }
}
