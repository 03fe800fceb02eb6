/// Shell-like patterns of ids: `*` is any run of characters, `?` one, `[ab]` one of a set.
///
/// Characters that an id encodes may be written as themselves or as the id has them.
public enum Glob {
    public static func matches(_ pattern: String, _ id: String) -> Bool {
        if matches(steps(Array(pattern), decoding: false), Array(id)) { return true }
        let isEncoded = id.utf8.contains(UInt8(ascii: "%")) || pattern.utf8.contains(UInt8(ascii: "%"))
        guard isEncoded else { return false }
        // What would mean something in a pattern is read where it stands, as the character itself.
        let plain = IDSpelling.decoded(pattern, keeping: Set("/*?[]".utf8))
        return matches(
            steps(Array(plain), decoding: true), Array(IDSpelling.decoded(id)))
    }

    /// Whether the pattern may match an id that begins so: `false` is certain. A look at the letters before the first
    /// sign spares making the ids of all tiles of a specimen that it cannot mean.
    package static func mayMatch(_ pattern: String, beginning start: String) -> Bool {
        for (own, other) in zip(pattern.utf8, start.utf8) {
            switch own {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "/"), UInt8(ascii: "_"), UInt8(ascii: "-"), UInt8(ascii: "."):
                // What is encoded in the id may be written as itself, but no plain sign stands for another.
                if own != other { return other == UInt8(ascii: "%") }
            default: return true
            }
        }
        return true
    }

    /// What one place of a pattern takes.
    private enum Step {
        case run
        case any
        case one(of: ArraySlice<Character>)
        case character(Character)

        func takes(_ character: Character) -> Bool {
            switch self {
            case .run, .any: true
            case .one(let set): set.contains(character)
            case .character(let own): own == character
            }
        }
    }

    private static let encodedSigns: [String: Character] = ["%2A": "*", "%3F": "?", "%5B": "[", "%5D": "]"]

    /// - Parameter decoding: whether `%2A` and the like are the character that they stand for.
    private static func steps(_ pattern: [Character], decoding: Bool) -> [Step] {
        var steps: [Step] = []
        var place = 0
        // Behind the last bracket none closes a set any more.
        let lastBracket = pattern.lastIndex(of: "]") ?? -1
        while place < pattern.count {
            switch pattern[place] {
            case "*":
                if case .run? = steps.last {} else { steps.append(.run) }
            case "?": steps.append(.any)
            case "[" where place < lastBracket:
                if let end = pattern[place...].firstIndex(of: "]"), end > place + 1 {
                    steps.append(.one(of: pattern[(place + 1)..<end]))
                    place = end
                } else {
                    steps.append(.character("["))
                }
            case "%" where decoding:
                let code = String(pattern[place...].prefix(3)).uppercased()
                steps.append(.character(encodedSigns[code] ?? "%"))
                if encodedSigns[code] != nil { place += 2 }
            case let character: steps.append(.character(character))
            }
            place += 1
        }
        return steps
    }

    /// Backtracks to the last run only: never more than pattern × text steps.
    private static func matches(_ steps: [Step], _ text: [Character]) -> Bool {
        var (s, t) = (0, 0)
        var run: (step: Int, text: Int)?
        while t < text.count {
            if s < steps.count, case .run = steps[s] {
                run = (s, t)
                s += 1
            } else if s < steps.count, steps[s].takes(text[t]) {
                s += 1
                t += 1
            } else if let last = run {
                run = (last.step, last.text + 1)
                s = last.step + 1
                t = last.text + 1
            } else {
                return false
            }
        }
        while s < steps.count, case .run = steps[s] { s += 1 }
        return s == steps.count
    }
}
