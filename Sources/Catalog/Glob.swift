/// Shell-like patterns: `*` is any run of characters, `?` one, `[ab]` one of a set.
public enum Glob {
    public static func matches(_ pattern: String, _ text: String) -> Bool {
        matches(Array(pattern), Array(text))
    }

    /// Backtracks to the last star only: never more than pattern × text steps.
    private static func matches(_ pattern: [Character], _ text: [Character]) -> Bool {
        var (p, t) = (0, 0)
        var star: (pattern: Int, text: Int)?
        while t < text.count {
            if p < pattern.count, pattern[p] == "*" {
                star = (p, t)
                p += 1
            } else if p < pattern.count, let next = step(pattern, p, text[t]) {
                p = next
                t += 1
            } else if let last = star {
                star = (last.pattern, last.text + 1)
                p = last.pattern + 1
                t = last.text + 1
            } else {
                return false
            }
        }
        while p < pattern.count, pattern[p] == "*" { p += 1 }
        return p == pattern.count
    }

    /// The place behind one pattern character if it matches.
    private static func step(_ pattern: [Character], _ p: Int, _ character: Character) -> Int? {
        switch pattern[p] {
        case "?": return p + 1
        case "[":
            guard let end = pattern[p...].firstIndex(of: "]"), end > p + 1 else {
                return character == "[" ? p + 1 : nil
            }
            return pattern[(p + 1)..<end].contains(character) ? end + 1 : nil
        case let other: return other == character ? p + 1 : nil
        }
    }
}
