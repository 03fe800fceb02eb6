public import Drawing

/// Names for colours, such as design tokens, for what is said of differences.
///
/// Colours are told apart as pictures hold them: by 8 bits a channel, alpha included.
public struct ColorNames: Sendable {
    /// By the colour's printed form.
    private var names: [String: String] = [:]

    public static let none = ColorNames([])

    /// An earlier palette wins over a later one. Of several names in one palette the shortest is
    /// taken, of equally long ones the first in alphabetical order.
    public init(_ palettes: [[String: RGBA]]) {
        for palette in palettes {
            var own: [String: String] = [:]
            for (name, color) in palette {
                let key = color.description
                let other = own[key]
                if other.map({ (name.count, name) < ($0.count, $0) }) ?? true { own[key] = name }
            }
            names.merge(own) { earlier, _ in earlier }
        }
    }

    /// The name of a colour written as `#RRGGBB` or `#RRGGBBAA`, in capitals.
    package func name(of color: String) -> String? { names[color] }

    /// The text with the name before each colour that has one: `accent #007AFF`.
    package func naming(_ text: String) -> String {
        guard !names.isEmpty, text.contains("#") else { return text }
        return colors(of: text) { color in
            let name = name(ofDigits: color.dropFirst().uppercased())
            return (name.map { $0 + " " } ?? "") + color
        }
    }

    /// `accent`, or `accent 35 %` for one that has a name without its alpha.
    private func name(ofDigits digits: String) -> String? {
        if let name = names["#" + digits] { return name }
        if digits == "00000000" { return "clear" }
        guard digits.count == 8, let alpha = Int(digits.suffix(2), radix: 16),
            let name = names["#" + digits.prefix(6)]
        else { return nil }
        return "\(name) \((alpha * 100 + 127) / 255) %"
    }
}

/// The text with each `#RRGGBB` made into something else.
package func colors(of text: String, becoming change: (String) -> String) -> String {
    var result = ""
    var rest = text[...]
    while let hash = rest.firstIndex(of: "#") {
        result += rest[..<hash]
        let digits = rest[rest.index(after: hash)...].prefix { $0.isHexDigit && $0.isASCII }
        result += change("#" + digits)
        rest = rest[digits.endIndex...]
    }
    return result + rest
}
