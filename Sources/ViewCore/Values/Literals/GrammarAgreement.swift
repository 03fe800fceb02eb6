/// Makes English nouns agree with the numbers before them, as `^[3 apple](inflect: true)` asks: "3 apples".
///
/// The noun is the last of the words between a number and the next number, sign or word that no noun phrase goes on
/// with, such as "of": "3 large box of tea" has 3 boxes. Nothing here knows a sentence, so what has verbs or pronouns
/// that would have to agree, too, is left as it is.
enum GrammarAgreement: Equatable {
    /// The end of a noun, or all of it, in other letters.
    struct Edit: Equatable {
        /// Characters; the noun ends with them.
        var place: Range<Int>
        var words: String

        init(_ noun: Range<Int>, from singular: String, to plural: String) {
            let kept = zip(singular, plural).prefix { $0 == $1 }.count
            place = noun.lowerBound + kept..<noun.upperBound
            words = String(plural.dropFirst(kept))
        }
    }
    /// In the order of the text; none where the words agree as they are.
    case edits([Edit])
    /// The words stay as they are written; why.
    case unknown(String)

    init(in words: String) {
        let tokens = Token.tokens(of: words)
        var edits: [Edit] = []
        var hasNumber = false
        for (index, token) in tokens.enumerated() {
            guard case .number(let isOne) = token.kind else { continue }
            hasNumber = true
            let phrase = tokens[(index + 1)...].prefix { $0.kind == .word && !$0.endsPhrase }
            guard let noun = phrase.last else {
                self = .unknown("no noun follows \(token.text)")
                return
            }
            if isOne {
                guard !EnglishPlural.isPlural(noun.text.lowercased()) else {
                    self = .unknown("\"\(noun.text)\" is a plural, and no singular is made of one")
                    return
                }
                continue
            }
            let next = index + 1 + phrase.count
            if next < tokens.count, tokens[next].mustAgree {
                self = .unknown("\"\(tokens[next].text)\" would have to agree, too")
                return
            }
            guard noun.text.allSatisfy({ $0.isASCII || latinLetters.contains($0) }) else {
                self = .unknown("\"\(noun.text)\" is no English noun")
                return
            }
            let plural = EnglishPlural.of(noun.text)
            if plural != noun.text { edits.append(Edit(noun.place, from: noun.text, to: plural)) }
        }
        self = hasNumber ? .edits(edits) : .unknown("there is no number to agree with")
    }
}

/// Letters of English words that are not ASCII, as in "café".
private let latinLetters: ClosedRange<Character> = "\u{C0}"..."\u{17F}"

private struct Token {
    enum Kind: Equatable {
        case number(isOne: Bool)
        case word
        case sign
    }
    var kind: Kind
    var text: String
    /// Characters.
    var place: Range<Int>

    /// Words after which, or before which, a noun phrase ends.
    var endsPhrase: Bool { mustAgree || Token.ends.contains(text.lowercased()) }
    /// A verb in the singular, or what speaks of one thing.
    var mustAgree: Bool { Token.agreeing.contains(text.lowercased()) }

    private static let ends: Set<String> = [
        "of", "in", "on", "at", "for", "from", "with", "without", "to", "by", "per", "under", "over", "above",
        "below", "between", "within", "after", "before", "during", "since", "until", "and", "or", "but",
        "that",
        "which", "who", "ago", "left", "later", "earlier", "early", "late", "remaining", "away", "total",
        "each",
        "selected", "added", "removed", "deleted", "completed", "available", "are", "were", "have", "will",
        "can",
    ]
    private static let agreeing: Set<String> = [
        "is", "was", "has", "does", "isn't", "wasn't", "hasn't", "doesn't", "needs", "it", "its", "this",
    ]

    /// Numbers with their separators, words with their apostrophes and hyphens, and signs; spaces are left out.
    static func tokens(of words: String) -> [Token] {
        let characters = Array(words)
        var tokens: [Token] = []
        var index = 0
        func end(from start: Int, _ isPart: (Character) -> Bool, joinedBy joints: String) -> Int {
            var end = start + 1
            while end < characters.count {
                if isPart(characters[end]) {
                    end += 1
                } else if joints.contains(characters[end]), end + 1 < characters.count,
                    isPart(characters[end + 1])
                {
                    end += 2
                } else {
                    break
                }
            }
            return end
        }
        while index < characters.count {
            let character = characters[index]
            var kind: Kind?
            var next = index + 1
            if character.isNumber {
                next = end(from: index, \.isNumber, joinedBy: ".,'\u{2019}\u{A0}\u{202F}")
                // "1.0 apples" are several: what is counted in parts is not one.
                kind = .number(isOne: next - index == 1 && character.wholeNumberValue == 1)
            } else if character.isLetter {
                next = end(from: index, \.isLetter, joinedBy: "'\u{2019}-")
                kind = .word
            } else if !character.isWhitespace {
                kind = .sign
            }
            if let kind {
                tokens.append(Token(kind: kind, text: String(characters[index..<next]), place: index..<next))
            }
            index = next
        }
        return tokens
    }
}
