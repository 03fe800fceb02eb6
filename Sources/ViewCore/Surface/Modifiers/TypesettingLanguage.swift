public import Foundation

/// In which language a text is set.
public struct TypesettingLanguage: Equatable, Sendable {
    private let language: Locale.Language?
    public static let automatic = TypesettingLanguage(language: nil)
    public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
        TypesettingLanguage(language: language)
    }
    /// By BCP 47, with script and region.
    fileprivate var tag: String? { language?.maximalIdentifier }
}

extension View {
    /// Whose forms of letters the texts inside have, where these differ by language as Chinese characters do.
    nonisolated public func typesettingLanguage(
        _ language: Locale.Language, isEnabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }
    nonisolated public func typesettingLanguage(
        _ language: TypesettingLanguage, isEnabled: Bool = true
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming { if isEnabled { $0.textTraits.language = language.tag } }
    }
}

extension Text {
    /// Whose forms of letters the text has, where these differ by language as Chinese characters do.
    nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
        typesettingLanguage(.explicit(language), isEnabled: isEnabled)
    }
    nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true)
        -> Text
    {
        traits { if isEnabled { $0.language = language.tag } }
    }
}
