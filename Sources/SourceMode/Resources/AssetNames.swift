/// The names that Xcode gives the sets of asset catalogues in Swift.
///
/// Read off files that Xcode has made, which Apple does not document word for word:
/// * A name is cut where a character is neither letter nor digit, where a small letter or a digit meets a capital one,
///   before the last of several capital letters that a small one follows, and between a digit and a letter.
/// * With a small letter in it, it is written in camel case: `BGColorOne` → `bgColorOne`, `globe-18pt` → `globe18Pt`,
///   `color_24292B` → `color24292B`.
/// * Without one, its parts stay as they are: `BMW`, `A-1-1-0` → `A_1_1_0`, `292C38` → `_292_C_38`.
/// * A last word `Color` of a colour and `Image` of an image go: `AccentColor` → `accent`.
/// * What begins with a digit has `_` before it.
enum AssetNames {
    /// Of a set.
    ///
    /// - Parameter kind: the word that goes from its end, `Color` or `Image`.
    static func member(_ name: String, kind: String) -> String? {
        var words = words(of: name)
        guard !words.isEmpty else { return nil }
        guard name.contains(where: \.isLowercase) else {
            return identifier(pieces(words).joined(separator: "_"))
        }
        if words.count > 1, words.last?.lowercased() == kind.lowercased() { words.removeLast() }
        let parts = pieces(words)
        return identifier(parts[0].lowercased() + parts.dropFirst().map(capitalized).joined())
    }

    /// Of a folder that provides a namespace: the same with a capital letter.
    static func namespace(_ name: String) -> String? {
        let words = words(of: name)
        guard !words.isEmpty else { return nil }
        guard name.contains(where: \.isLowercase) else {
            return identifier(pieces(words).joined(separator: "_"))
        }
        return identifier(pieces(words).map(capitalized).joined())
    }

    private static func capitalized(_ word: String) -> String {
        word.prefix(1).uppercased() + word.dropFirst()
    }

    private static func identifier(_ name: String) -> String {
        name.first?.isNumber == true ? "_" + name : name
    }

    /// Words between what is neither letter nor digit, and those of camel case.
    private static func words(of name: String) -> [String] {
        var words: [String] = []
        for part in name.split(whereSeparator: { !$0.isLetter && !$0.isNumber }) {
            let part = Array(part)
            var start = 0
            for index in part.indices.dropFirst() where part[index].isUppercase {
                let endsWord = part[index - 1].isLowercase
                let beginsWord =
                    part[index - 1].isUppercase && index + 1 < part.count && part[index + 1].isLowercase
                if endsWord || beginsWord {
                    words.append(String(part[start..<index]))
                    start = index
                }
            }
            words.append(String(part[start...]))
        }
        return words
    }

    /// Words cut once more between digits and letters.
    private static func pieces(_ words: [String]) -> [String] {
        words.flatMap { word in
            var pieces: [String] = []
            for character in word {
                if let last = pieces.last?.last, last.isNumber == character.isNumber {
                    pieces[pieces.count - 1].append(character)
                } else {
                    pieces.append(String(character))
                }
            }
            return pieces
        }
    }
}
