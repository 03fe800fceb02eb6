import Drawing
public import Foundation

/// Words on the screen.
public struct Text: Equatable, Sendable {
    public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
    public enum Case: Hashable, Sendable { case uppercase, lowercase }

    package enum Content: Sendable {
        case string(String)
        case formatted(EnvironmentWords)
        /// Texts that are not joined themselves.
        case joined([Text])
        case image(Image)
    }

    /// A change that belongs to this text, not to the environment.
    package enum Change: Sendable {
        case font(Font?)
        case style(AnyShapeStyle)
        case traits(@Sendable (inout TextTraits) -> Void)
        /// What was asked for where it was written and has no effect.
        case warning(String)
        /// What assistive technology is told of the text: a label, which stands for its words, or something else.
        case spoken(name: String, TraceValue, label: Text?)
    }

    package var content: Content
    /// What a table of strings may have other words for.
    package var localized: LocalizedKey?
    /// Outermost last; inner ones win.
    package var changes: [Change] = []

    package init(content: Content) { self.content = content }

    nonisolated public init(verbatim content: String) { self.content = .string(content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ content: S) {
        self.content = .string(String(content))
    }

    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        self = key.text
        if let tableName { localized = localized?.inTable(tableName) }
    }

    nonisolated public init(_ image: Image) { content = .image(image) }

    nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        content = .formatted(EnvironmentWords(of: input, format: format))
    }
    nonisolated public init<U: Dimension>(_ input: Measurement<U>, format: Measurement<U>.FormatStyle) {
        content = .formatted(EnvironmentWords(of: input, measured: format))
    }

    nonisolated public init<S>(_ subject: S, formatter: Formatter) {
        content = .string(formatter.string(for: subject) ?? "")
    }

    public static func == (a: Text, b: Text) -> Bool { a.plain == b.plain }

    /// The characters alone, as they are written where nobody says otherwise.
    package var plain: String {
        switch content {
        case .string(let string): string
        case .formatted(let words): words.written(EnvironmentValues())
        case .joined(let parts): parts.map(\.plain).joined()
        case .image: "\u{FFFC}"
        }
    }

    func with(_ change: Change) -> Text {
        var text = self
        text.changes.append(change)
        return text
    }

    func traits(_ change: @escaping @Sendable (inout TextTraits) -> Void) -> Text {
        with(.traits(change))
    }

    nonisolated public func font(_ font: Font?) -> Text { with(.font(font)) }
    nonisolated public func foregroundColor(_ color: Color?) -> Text {
        color.map { with(.style(AnyShapeStyle($0))) } ?? self
    }
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
        with(.style(AnyShapeStyle(style)))
    }
    nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text {
        traits { $0.weight = weight ?? $0.weight }
    }
    nonisolated public func fontWidth(_ width: Font.Width?) -> Text { traits { $0.width = width } }
    nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
        traits { $0.scale = isEnabled ? scale : $0.scale }
    }
    /// Marks the text for a `TextRenderer`, which finds the attribute by its type.
    nonisolated public func customAttribute<T: TextAttribute>(_ value: T) -> Text {
        let attribute = AttributeOfText(value)
        return traits { $0.attributes.insert(attribute, at: 0) }
    }
    nonisolated public func bold() -> Text { traits { $0.isBold = $0.isBold ?? true } }
    nonisolated public func bold(_ isActive: Bool) -> Text { traits { $0.isBold = isActive } }
    nonisolated public func italic() -> Text { traits { $0.isItalic = true } }
    nonisolated public func italic(_ isActive: Bool) -> Text { traits { $0.isItalic = isActive } }
    nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
        traits { $0.design = design ?? $0.design }
    }
    nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
        traits { $0.design = isActive ? .monospaced : $0.design }
    }
    nonisolated public func monospacedDigit() -> Text { traits { $0.hasMonospacedDigits = true } }
    nonisolated public func kerning(_ kerning: CGFloat) -> Text { traits { $0.kerning = kerning } }
    nonisolated public func tracking(_ tracking: CGFloat) -> Text {
        traits { $0.tracking = tracking }
    }
    nonisolated public func baselineOffset(_ offset: CGFloat) -> Text {
        traits { $0.baselineOffset = offset }
    }
    nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }
    nonisolated public func underline(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        traits { $0.underline = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }
    nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }
    nonisolated public func strikethrough(
        _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
    ) -> Text {
        traits { $0.strikethrough = isActive ? LineStyle(pattern: pattern, color: color) : nil }
    }

    nonisolated public static func + (a: Text, b: Text) -> Text {
        Text(content: .joined(a.parts + b.parts))
    }

    /// The texts one after another.
    nonisolated static func joining(_ texts: [Text]) -> Text {
        switch texts.count {
        case 0: Text(verbatim: "")
        case 1: texts[0]
        default: Text(content: .joined(texts.flatMap(\.parts)))
        }
    }

    /// The same with something to be told where it is shown.
    nonisolated func warning(_ message: String) -> Text { with(.warning(message)) }

    /// The text as a list of texts that are not joined, each with the changes of what it is in.
    private nonisolated var parts: [Text] {
        guard localized == nil, case .joined(let parts) = content else { return [self] }
        guard !changes.isEmpty else { return parts }
        return parts.enumerated().map { index, part in
            var part = part
            part.changes += index == 0 ? changes : changes.map(\.behindTheFirst)
            return part
        }
    }
}

extension Text.Change {
    /// For parts of a text behind its first one, which a label of all of it stands for.
    fileprivate var behindTheFirst: Text.Change {
        guard case .spoken(let name, let value, .some) = self else { return self }
        return .spoken(name: name, value, label: Text(verbatim: ""))
    }
}

extension Text {
    /// A size beside that of the font, such as that of a unit behind a number.
    public struct Scale: Hashable, Sendable {
        /// Which share of the font's size; that of `secondary` is a guess (Documentation/Looks.md).
        package let factor: CGFloat

        public static let `default` = Scale(factor: 1)
        public static let secondary = Scale(factor: 0.8)
    }
}

/// What a `TextRenderer` is told of a part of a text.
public protocol TextAttribute {}

package struct AttributeOfText: Sendable {
    // Read where texts are drawn alone, on the main actor.
    nonisolated(unsafe) private let value: any TextAttribute

    init(_ value: any TextAttribute) { unsafe self.value = value }

    package func value<T: TextAttribute>(of type: T.Type) -> T? { unsafe value as? T }
}

extension Text.Case {
    /// By the rules of the locale's language, and with a small sigma at the end of a word that is one there.
    func apply(to string: String, in locale: Locale) -> String {
        // Of other languages the rules are Unicode's own, which need no tables of a locale.
        let code = locale.identifier.prefix { $0 != "_" && $0 != "-" }
        let isUsual = !["az", "el", "lt", "nl", "tr", "hy"].contains(code)
        if isUsual, self == .uppercase || !string.unicodeScalars.contains("\u{3A3}") {
            return self == .uppercase ? string.uppercased() : string.lowercased()
        }
        return self == .uppercase ? string.uppercased(with: locale) : string.lowercased(with: locale)
    }
}
