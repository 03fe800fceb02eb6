public import Foundation

/// Words that an app's table would translate; they are shown as they are written.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
    public typealias StringInterpolation = LocalizedStringKey.StringInterpolation

    fileprivate let words: LocalizedStringKey
    public var locale: Locale

    public init(
        _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        words = keyAndValue
        self.locale = locale
    }
    /// The key is for the table alone.
    public init(
        _ key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
        locale: Locale = .current,
        bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(defaultValue, locale: locale)
    }
    public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }
    public init(stringInterpolation: StringInterpolation) {
        self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
    }

    public var key: String { words.text.plain }
}

extension Text {
    @_disfavoredOverload
    nonisolated public init(_ resource: LocalizedStringResource) { self = resource.words.text }
}

extension LocalizedStringKey.StringInterpolation {
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        parts.append(.text(resource.words.text))
    }
}

extension String {
    public init(localized resource: LocalizedStringResource) { self = resource.key }
}
