/// What the command chose for arguments that a style of a source file wants, by the words of its captions.
package struct SampleArguments: Hashable, Sendable {
    /// Whether a colour is among them: which one a style stands on or is written in, nobody has said.
    package let hasColors: Bool
    /// Whether a length is: how much room there is, nobody has said.
    package let hasLengths: Bool

    private let captions: [String]

    /// Whether a text is among them.
    func say(_ text: String) -> Bool { captions.contains { $0.contains("\"\(text)\"") } }

    /// - Parameter captions: as `sample tint Color.blue, size 44`; others tell nothing.
    package init(_ captions: [String] = []) {
        self.captions = captions.filter { $0.hasPrefix("sample ") }
        let parts = self.captions.flatMap {
            $0.dropFirst("sample ".count).split(separator: ",").map { part in
                part.drop { $0 == " " }
            }
        }
        hasColors = parts.contains { part in
            let name = part.prefix { $0 != " " }.lowercased()
            return part.contains("Color.") || part.contains("Gradient(")
                || ["hex", "rgb", "red", "green", "blue", "hue"].contains { name.hasSuffix($0) }
        }
        hasLengths = parts.contains { part in
            let name = part.prefix { $0 != " " && $0 != "(" }.lowercased()
            if part.contains("CGSize(") || part.contains("CGRect(") { return true }
            guard part.last?.isNumber == true, !SampleArguments.thin.contains(where: name.contains) else {
                return false
            }
            return SampleArguments.lengths.contains(where: name.contains)
        }
    }

    private static let lengths = [
        "size", "width", "height", "padding", "spacing", "inset", "diameter", "length", "side",
    ]
    /// Those of lines and letters leave no less room.
    private static let thin = ["line", "border", "stroke", "font"]
}
