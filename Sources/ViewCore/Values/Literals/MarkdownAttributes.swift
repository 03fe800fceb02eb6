/// What is said behind words in a bracket with a caret: `^[3 apple](inflect: true)`.
struct MarkdownAttributes {
    private let written: String
    let inflects: Bool
    /// Those that have no effect here.
    private let ignored: [String]

    init(_ written: String) {
        self.written = written
        var inflects = false
        var ignored: [String] = []
        for part in MarkdownAttributes.parts(of: written) {
            let halves = part.split(separator: ":", maxSplits: 1).map { words in
                words.filter { !$0.isWhitespace && $0 != "'" && $0 != "\"" }
            }
            guard halves.first == "inflect", halves.count == 2 else {
                ignored.append(halves.first ?? part)
                continue
            }
            inflects = halves[1] == "true"
        }
        self.inflects = inflects
        self.ignored = ignored
    }

    /// Cut at commas outside of braces, brackets and parentheses.
    private static func parts(of written: String) -> [String] {
        var parts = [""]
        var depth = 0
        for character in written {
            if "{[(".contains(character) { depth += 1 }
            if "}])".contains(character) { depth -= 1 }
            if character == ",", depth == 0 {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts.filter { !$0.allSatisfy(\.isWhitespace) }
    }

    func warnings(of words: String) -> [String] {
        ignored.map { warning(of: words, because: "no attribute \"\($0)\" has an effect here") }
    }

    func warning(of words: String, because reason: String) -> String {
        "^[\(words.prefix(40))](\(written.prefix(40))) is shown as it is written; \(reason)"
    }
}
