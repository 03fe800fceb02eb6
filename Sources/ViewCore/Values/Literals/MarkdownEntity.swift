/// A character that is written by name or number: `&amp;`, `&#65;`, `&#x41;` (CommonMark, section 2.5).
///
/// Of the names those of Latin letters and of signs that keyboards lack; others stay as they are written.
struct MarkdownEntity {
    let words: String
    /// The place behind the semicolon.
    let end: Int

    init?(at start: Int, of characters: [Character]) {
        let longest = 12
        guard let close = characters[start...].prefix(longest).firstIndex(of: ";"), close > start + 1 else {
            return nil
        }
        let name = String(characters[(start + 1)..<close])
        if name.first == "#" {
            let digits = name.dropFirst()
            let isHex = digits.first == "x" || digits.first == "X"
            let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
            guard let number, digits.count <= 7 else { return nil }
            // What is no character is the sign for that, and so is nothing.
            words = number == 0 ? "\u{FFFD}" : Unicode.Scalar(number).map { String($0) } ?? "\u{FFFD}"
        } else {
            guard let character = MarkdownEntity.names[name] else { return nil }
            words = character
        }
        end = close + 1
    }

    private static let names = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
        "copy": "©", "reg": "®", "trade": "™", "deg": "°", "plusmn": "±", "micro": "µ", "para": "¶",
        "middot": "·", "sect": "§", "laquo": "«", "raquo": "»", "ndash": "–", "mdash": "—", "lsquo": "‘",
        "rsquo": "’", "ldquo": "“", "rdquo": "”", "bdquo": "„", "bull": "•", "hellip": "…", "euro": "€",
        "pound": "£", "yen": "¥", "cent": "¢", "times": "×", "divide": "÷", "frac12": "½", "frac14": "¼",
        "frac34": "¾", "sup2": "²", "sup3": "³", "larr": "←", "uarr": "↑", "rarr": "→", "darr": "↓",
        "infin": "∞", "ne": "≠", "le": "≤", "ge": "≥", "hearts": "♥", "check": "✓", "auml": "ä", "ouml": "ö",
        "uuml": "ü", "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
        "agrave": "à", "ccedil": "ç", "ntilde": "ñ", "oslash": "ø", "aring": "å", "aelig": "æ",
    ]
}
