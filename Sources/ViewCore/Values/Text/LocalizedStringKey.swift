public import Foundation

/// A text literal: interpolations are filled in, inline Markdown is applied. There is no translation.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    package var text: Text

    public init(_ value: String) { text = InlineMarkdown.text(value) }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        text = InlineMarkdown.text(stringInterpolation.parts)
    }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        enum Part: Sendable {
            case string(String)
            case text(Text)
        }
        var parts: [Part] = []

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) { parts.append(.string(literal)) }
        public mutating func appendInterpolation(_ string: String) { parts.append(.string(string)) }
        public mutating func appendInterpolation<T>(_ value: T) {
            parts.append(.string(String(describing: value)))
        }
        public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) {
            parts.append(.text(Text(image)))
        }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            parts.append(.string(String(format: specifier, value)))
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            // Text, not a part of it, so that emphasis around it is seen.
            parts.append(.string(EnvironmentValues().words(of: input, format: format)))
        }
        public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter) {
            parts.append(.string(formatter.string(for: subject) ?? ""))
        }
    }
}
