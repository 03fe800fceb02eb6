/// The words of one key in one language.
indirect enum Translation: Equatable, Sendable {
    /// A format, as of `printf`.
    case words(String)
    case plural([PluralCategory: Translation])
    /// By names of devices, such as `iphone`.
    case device([String: Translation])
    /// A format whose `%#@name@` stand for words that vary by one argument.
    case substituting(Translation, [String: Substitution])

    struct Substitution: Equatable, Sendable {
        /// Which argument it varies by, from 1; `nil` for the one of its place.
        var argument: Int?
        var translation: Translation
    }
}

/// A value in an interpolated key.
struct TranslationArgument: Sendable {
    /// How the key writes it, such as `%lld`.
    var specifier = "%@"
    /// For those that count.
    var number: Double?
    var decimals = 0
}

/// A piece of translated words: words, or an argument as the key's own words have it, by its place from 0.
enum TranslatedPart: Equatable, Sendable {
    case words(String)
    case argument(Int)
}
