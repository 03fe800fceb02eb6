public import Foundation

/// A text literal: interpolations are filled in, inline Markdown is applied. A table of strings of the target may have
/// other words for it, which are found where it is drawn.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
    package var text: Text

    public init(_ value: String) {
        text = InlineMarkdown.text(value)
        text.localized = LocalizedKey(value)
    }
    public init(stringLiteral value: String) { self.init(value) }
    public init(stringInterpolation: StringInterpolation) {
        text = InlineMarkdown.text(stringInterpolation.parts)
        text.localized = LocalizedKey(stringInterpolation.pieces)
    }

    /// Collects the pieces of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        enum Part: Sendable {
            case string(String)
            /// A value that the locale of the place writes; it looks as the words around it.
            case value(EnvironmentWords)
            case text(Text)
        }
        /// Words of the literal, or an argument and what is drawn of it.
        enum Piece: Sendable {
            case words(String)
            case argument(TranslationArgument, Part)
        }
        private(set) var pieces: [Piece] = []
        var parts: [Part] {
            pieces.map {
                switch $0 {
                case .words(let words): .string(words)
                case .argument(_, let part): part
                }
            }
        }

        mutating func append(_ part: Part, _ argument: TranslationArgument = TranslationArgument()) {
            pieces.append(.argument(argument, part))
        }

        public init(literalCapacity: Int, interpolationCount: Int) {}

        public mutating func appendLiteral(_ literal: String) {
            if !literal.isEmpty { pieces.append(.words(literal)) }
        }
        /// Marks of a string that comes later than the literal are words, and its addresses are no links.
        public mutating func appendInterpolation(_ string: String) {
            let isMarked = InlineMarkdown.hasMarks(string)
            append(isMarked ? .value(EnvironmentWords { _ in string }) : .string(string))
        }
        public mutating func appendInterpolation<T>(_ value: T) {
            let argument = TranslationArgument(value)
            guard let number = LiteralNumber(value) else {
                return append(.string(String(describing: value)), argument)
            }
            append(.value(number.words(argument.specifier)), argument)
        }
        public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }
        public mutating func appendInterpolation(_ image: Image) {
            append(.text(Text(image)))
        }
        public mutating func appendInterpolation<T: CVarArg>(_ value: T, specifier: String) {
            var argument = TranslationArgument(value)
            argument.specifier = specifier
            guard let number = LiteralNumber(value) else {
                return append(.string(String(describing: value)), argument)
            }
            append(.value(number.words(specifier)), argument)
        }
        public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
        where F.FormatInput: Equatable, F.FormatOutput == String {
            append(.value(EnvironmentWords(of: input, format: format)))
        }
        public mutating func appendInterpolation<U: Dimension>(
            _ input: Measurement<U>, format: Measurement<U>.FormatStyle
        ) { append(.value(EnvironmentWords(of: input, measured: format))) }
        public mutating func appendInterpolation<T>(_ subject: T, formatter: Formatter?) {
            append(.string(formatter?.string(for: subject) ?? String(describing: subject)))
        }
        public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
            append(Text(date, style: style))
        }
        public mutating func appendInterpolation(_ dates: ClosedRange<Date>) { append(Text(dates)) }
        public mutating func appendInterpolation(_ interval: DateInterval) { append(Text(interval)) }
        public mutating func appendInterpolation(
            timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
            showsHours: Bool = true
        ) {
            append(
                Text(
                    timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
                    showsHours: showsHours))
        }

        /// Of a text that is one value, as part of the words around it.
        private mutating func append(_ value: Text) {
            if case .formatted(let words) = value.content { append(.value(words)) }
        }
    }
}

extension TranslationArgument {
    /// As Xcode writes a value of that type into a key.
    fileprivate init(_ value: some Any) {
        self.init()
        switch value {
        case let value as Int: (specifier, number) = ("%lld", Double(value))
        case let value as Double:
            (specifier, number, decimals) = ("%lf", value, value == value.rounded() ? 0 : 1)
        case let value as Float:
            (specifier, number, decimals) = ("%f", Double(value), value == value.rounded() ? 0 : 1)
        case let value as CGFloat:
            (specifier, number, decimals) = ("%lf", Double(value), value == value.rounded() ? 0 : 1)
        case let value as Int64: (specifier, number) = ("%lld", Double(value))
        case let value as Int32: (specifier, number) = ("%d", Double(value))
        case let value as Int16: (specifier, number) = ("%d", Double(value))
        case let value as Int8: (specifier, number) = ("%d", Double(value))
        case let value as UInt: (specifier, number) = ("%llu", Double(value))
        case let value as UInt64: (specifier, number) = ("%llu", Double(value))
        case let value as UInt32: (specifier, number) = ("%u", Double(value))
        case let value as UInt16: (specifier, number) = ("%u", Double(value))
        case let value as UInt8: (specifier, number) = ("%u", Double(value))
        default: break
        }
    }
}
