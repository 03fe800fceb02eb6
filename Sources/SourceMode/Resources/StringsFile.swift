/// The texts of a `.strings` file by their keys, in the order in which they stand.
enum StringsFile {
    /// What stands before something that is none of its form; nothing is thrown for the rest.
    static func pairs(in text: String) -> [(key: String, value: String)] {
        var rest = text.unicodeScalars[...]
        var pairs: [(key: String, value: String)] = []
        while true {
            skipBlanks(&rest)
            guard let key = word(&rest), take("=", &rest), let value = word(&rest), take(";", &rest) else {
                return pairs
            }
            pairs.append((key, value))
        }
    }

    private static func skipBlanks(_ rest: inout Substring.UnicodeScalarView) {
        while let first = rest.first {
            if first.properties.isWhitespace || first == "\u{FEFF}" {
                rest.removeFirst()
            } else if first == "/", rest.dropFirst().first == "/" {
                while let next = rest.first, next != "\n", next != "\r" { rest.removeFirst() }
            } else if first == "/", rest.dropFirst().first == "*" {
                rest.removeFirst(2)
                while let next = rest.first, next != "*" || rest.dropFirst().first != "/" {
                    rest.removeFirst()
                }
                rest = rest.dropFirst(2)
            } else {
                return
            }
        }
    }

    private static func take(_ sign: Unicode.Scalar, _ rest: inout Substring.UnicodeScalarView) -> Bool {
        skipBlanks(&rest)
        guard rest.first == sign else { return false }
        rest.removeFirst()
        skipBlanks(&rest)
        return true
    }

    /// In quotation marks, or a name without.
    private static func word(_ rest: inout Substring.UnicodeScalarView) -> String? {
        var word = String.UnicodeScalarView()
        guard rest.first == "\"" else {
            while let next = rest.first,
                next.properties.isAlphabetic || "0123456789._-".unicodeScalars.contains(next)
            {
                word.append(next)
                rest.removeFirst()
            }
            return word.isEmpty ? nil : String(word)
        }
        rest.removeFirst()
        while let next = rest.popFirst() {
            if next == "\"" { return String(word) }
            guard next == "\\", let escaped = rest.popFirst() else {
                word.append(next)
                continue
            }
            switch escaped {
            case "n": word.append("\n")
            case "t": word.append("\t")
            case "r": word.append("\r")
            case "U", "u":
                let digits = String(rest.prefix(4))
                if digits.unicodeScalars.count == 4, let code = UInt32(digits, radix: 16),
                    let scalar = Unicode.Scalar(code)
                {
                    word.append(scalar)
                    rest = rest.dropFirst(4)
                }
            default: word.append(escaped)
            }
        }
        return nil
    }
}
