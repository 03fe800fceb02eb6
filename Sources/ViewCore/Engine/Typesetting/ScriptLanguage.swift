import Foundation

/// In which language a text's script is set: some have other forms of letters by language, as Chinese characters do.
enum ScriptLanguage {
    /// The language by BCP 47, of `typesettingLanguage` or of the locale; `nil` for a text whose scripts look the same in
    /// every language, so that its font is the same in all of them.
    static func tag(for text: String, _ traits: TextTraits, in environment: EnvironmentValues) -> String? {
        guard text.utf8.contains(where: { $0 >= 0xE0 }), text.unicodeScalars.contains(where: differs) else {
            return nil
        }
        if let language = traits.language { return language }
        let identifier = environment.locale.identifier.prefix { $0 != "@" }
        return String(identifier.map { $0 == "_" ? "-" : $0 })
    }

    /// The scripts of India, China, Japan and Korea, with the signs that these share.
    private static func differs(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x900...0xDFF, 0x2E80...0x9FFF, 0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFE30...0xFE4F,
            0xFF00...0xFFEF, 0x2_0000...0x3_FFFF:
            true
        default: false
        }
    }
}
