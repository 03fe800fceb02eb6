public import Foundation

/// Words that a table of strings of the target may translate.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    fileprivate var words: LocalizedStringKey
    public var locale: Locale

    public init(
        _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        words = keyAndValue
        words.text.localized = words.text.localized?.inTable(table)
        self.locale = locale
    }
    /// The key is for the table alone.
    public init(
        _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
        locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(defaultValue, locale: locale)
        words.text.localized = words.text.localized?.named("\(key)").inTable(table)
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }
    public init(stringInterpolation: StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }

    public var key: String { words.text.localized?.key ?? words.text.plain }
}

extension Text {
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) { self = resource.words.text }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.text(resource.words.text))
    }
}

extension String {
    /// A key that code makes, for `String(localized:)`.
    public typealias LocalizationValue = LocalizedStringKey

    /// In the language of the tile that is being made.
    @_disfavoredOverload
    public init(localized resource: LocalizedStringResource) {
        self = TileWords.string(resource.words.text.localized) ?? resource.words.text.plain
    }
    /// In the language of the tile that is being made.
    public init(
        localized keyAndValue: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(keyAndValue, table: table, locale: locale, bundle: bundle))
    }
    /// The key is for the table alone.
    public init(
        localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
        bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init(
            localized: LocalizedStringResource(
                key, defaultValue: defaultValue, table: table, locale: locale, bundle: bundle))
    }
}

// Foundation's own function looks into the program's bundle in the machine's language. These forms of it are the
// shorter ones and are taken before it. Of the form with all arguments, one is written into each module that calls it.

public func NSLocalizedString(_ key: String, comment: String) -> String {
    TileWords.string(LocalizedKey(key)) ?? key
}
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
    TileWords.string(LocalizedKey(key)) ?? key
}
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, value: value, comment: comment)
}
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
    TileWords.string(LocalizedKey(key, table: tableName)) ?? key
}
public func NSLocalizedString(_ key: String, tableName: String?, bundle: Bundle, comment: String) -> String {
    TileWords.string(LocalizedKey(key, table: tableName)) ?? key
}
public func NSLocalizedString(_ key: String, bundle: Bundle, value: String, comment: String) -> String {
    NSLocalizedString(key, tableName: nil, value: value, comment: comment)
}
/// An empty value is the key, as Foundation has it.
public func NSLocalizedString(_ key: String, tableName: String?, value: String, comment: String) -> String {
    TileWords.string(LocalizedKey(key, table: tableName)) ?? (value.isEmpty ? key : value)
}

/// Words that code takes from a table of strings before a view has them.
package enum TileWords {
    private struct Place: Sendable {
        var tables: StringTables
        var locale: Locale
        var platform: Platform

        init(_ environment: EnvironmentValues) {
            tables = environment.stringTables
            locale = environment.locale
            platform = environment.platform
        }

        /// Where values are written.
        var environment: EnvironmentValues {
            var environment = EnvironmentValues()
            environment.locale = locale
            return environment
        }
    }

    /// Of the tile that is being made; what it starts with `Task` inherits it.
    @TaskLocal private static var place: Place?

    /// Does what asks for words of a tile that is drawn in `environment`.
    package static func within<T>(_ environment: EnvironmentValues, _ action: () -> T) -> T {
        guard !environment.stringTables.isEmpty else { return action() }
        return $place.withValue(Place(environment), operation: action)
    }

    /// As the other, and waits for what it does.
    package static func within<T>(
        _ environment: EnvironmentValues, isolation: isolated (any Actor)? = #isolation,
        _ action: () async -> T
    ) async -> T {
        guard !environment.stringTables.isEmpty else { return await action() }
        return await $place.withValue(Place(environment), operation: action)
    }

    /// `nil` where no table has them.
    static func string(_ key: LocalizedKey?) -> String? {
        guard let key, let place else { return nil }
        return key.parts(place.tables, place.locale, place.platform, warn)?.map { part in
            switch part {
            case .string(let words): words
            case .value(let value): value.written(place.environment)
            case .text(let text): text.plain
            }
        }.joined()
    }

    /// What a table has for a key, or the key's own words, and where they are written.
    static func parts(_ key: LocalizedKey?) -> ([LocalizedKey.Part], EnvironmentValues) {
        guard let key else { return ([], EnvironmentValues()) }
        guard let place else { return (key.ownParts, EnvironmentValues()) }
        let parts = key.parts(place.tables, place.locale, place.platform, warn)
        return (parts ?? key.ownParts, place.environment)
    }

    private static func warn(_ words: String) {
        guard Thread.isMainThread else { return }
        onMain(words) { ValueWarnings.hear($0) }
    }
}
