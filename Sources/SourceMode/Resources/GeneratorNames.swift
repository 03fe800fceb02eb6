/// Names as SwiftGen makes them of those of colours, images and texts (StencilSwiftKit's `swiftIdentifier: "pretty"` and
/// `lowerFirstWord`).
enum GeneratorNames {
    /// Of a type: `welcome_screen` → `WelcomeScreen`, `WELCOME-SCREEN` → `WelcomeScreen`.
    static func type(_ name: String) -> String? {
        let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        let joined = parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        let isMixed = joined.contains(where: \.isLowercase)
        let words = joined.split(separator: "_").map { word in
            word.prefix(1).uppercased() + (isMixed ? String(word.dropFirst()) : word.dropFirst().lowercased())
        }
        let result = words.joined()
        guard let first = result.first, !["Self", "Type", "Protocol"].contains(result) else { return nil }
        return first.isNumber ? "_" + result : result
    }

    /// Of a value: `welcome_title` → `welcomeTitle`, `URLPath` → `urlPath`.
    static func value(_ name: String) -> String? {
        guard let name = type(name) else { return nil }
        let start = name.prefix { $0 == "_" }
        let rest = name.dropFirst(start.count)
        var capitals = rest.prefix { $0.isUppercase }.count
        // The last of several capital letters begins the next word.
        if capitals > 1, capitals < rest.count, rest.dropFirst(capitals).first?.isLetter == true {
            capitals -= 1
        }
        let result = start + rest.prefix(capitals).lowercased() + rest.dropFirst(capitals)
        return ["self", "init"].contains(result) ? nil : String(result)
    }
}
