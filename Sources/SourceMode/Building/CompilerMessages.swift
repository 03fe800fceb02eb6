import Foundation

/// What the compiler says, one message after the other.
package struct CompilerMessage: Sendable {
    package var file: String
    /// From 1, as the column.
    package var line: Int
    package var column: Int
    package var isError: Bool
    package var words: String
    /// As printed, with the lines that it shows.
    package var text: String

    /// Without the empty line behind it, and without notes that lead to our own files.
    package var trimmedText: String {
        text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Words in which a view that modifiers have made is called as its author calls it: what our modifiers return has
    /// a name of several lines where SwiftUI's is `some View`. Only of what stands in quotes, since he may write it, too.
    static func withoutModifiers(_ text: String) -> String {
        guard text.contains(modified) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "'" + modified) {
            result += rest[..<rest.index(after: start.lowerBound)]
            rest = rest[rest.index(after: start.lowerBound)...]
            var (depth, last): (Int, Character) = (0, " ")
            let end = rest.dropFirst(modified.count - 1).firstIndex { sign in
                // An arrow closes nothing.
                depth += sign == "<" ? 1 : sign == ">" && last != "-" ? -1 : 0
                last = sign
                return depth == 0
            }
            guard let end else { break }
            result += "some View"
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    private static let modified = "ModifiedContent<"

    /// Whether words say more than those before them why something does not compile: what follows from a name that
    /// nobody knows is said before the name.
    static func tellsMore(_ words: String, than known: String?) -> Bool {
        guard let known else { return true }
        return words.hasPrefix("cannot find") && !known.hasPrefix("cannot find")
    }

    /// As many of a file as anybody reads, none of its lines longer than a screen's.
    static func limited(_ errors: [String]) -> [String] {
        var kept = errors.prefix(20).map { error in
            error.split(separator: "\n", omittingEmptySubsequences: false)
                .map { $0.count > 400 ? $0.prefix(400) + "…" : $0 }.joined(separator: "\n")
        }
        if errors.count > kept.count { kept.append("and \(errors.count - kept.count) more errors") }
        return kept
    }

    package static func read(_ output: String) -> [CompilerMessage] {
        var messages: [CompilerMessage] = []
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            // A note without a message before it says nothing.
            if let start = head(String(line)), start.kind != "note" || messages.isEmpty {
                messages.append(
                    CompilerMessage(
                        file: start.file, line: start.line, column: start.column,
                        isError: start.kind == "error",
                        words: withoutModifiers(start.words), text: withoutModifiers(String(line))))
            } else if !messages.isEmpty {
                messages[messages.count - 1].text += "\n" + withoutModifiers(String(line))
            }
        }
        return messages
    }

    private static func head(
        _ line: String
    ) -> (file: String, line: Int, column: Int, kind: String, words: String)? {
        for kind in ["error", "warning", "note"] {
            guard let mark = line.range(of: ": \(kind): ") else { continue }
            let place = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place[place.count - 1]),
                let number = Int(place[place.count - 2])
            else { continue }
            let file = place.dropLast(2).joined(separator: ":")
            return (file, number, column, kind, String(line[mark.upperBound...]))
        }
        return nil
    }
}

/// Names in the compiler's errors that nothing here is called.
enum UnknownNames {
    static func name(in words: String) -> String? {
        if let match = words.firstMatch(of: #/no such module '([^']+)'/#) { return "module \(match.1)" }
        if let match = words.firstMatch(of: #/cannot find (?:type )?'([^']+)' in scope/#) {
            return String(match.1)
        }
        if let match = words.firstMatch(
            of: #/value of type '([^']+)'(?: \(aka '[^']+'\))? has no (?:dynamic )?member '([^']+)'/#)
        {
            // Whatever view it is that lacks it.
            return (match.1 == "some View" ? "View" : "\(match.1)") + ".\(match.2)"
        }
        if let match = words.firstMatch(of: #/type '([^']+)'(?: \(aka '[^']+'\))? has no member '([^']+)'/#) {
            return "\(match.1).\(match.2)"
        }
        if let match = words.firstMatch(of: #/reference to member '([^']+)' cannot be resolved/#) {
            return ".\(match.1)"
        }
        if let match = words.firstMatch(of: #/unknown attribute '([^']+)'/#) { return "@\(match.1)" }
        return nil
    }
}
