public import Foundation

// Foundation reads Markdown on Apple's systems alone: these are its names for the same.
extension AttributedString {
    /// How Markdown is read.
    public struct MarkdownParsingOptions: Sendable {
        public enum InterpretedSyntax: Hashable, Sendable {
            /// Blocks and what stands in them. No line ends between two blocks: only `presentationIntent` tells them apart.
            case full
            /// Everything is one paragraph; the ends of lines are spaces.
            case inlineOnly
            /// Everything is one paragraph with the spaces and lines that it is written in.
            case inlineOnlyPreservingWhitespace
        }
        public enum FailurePolicy: Hashable, Sendable { case throwError, returnPartiallyParsedIfPossible }

        /// Whether `^[words](inflect: true)` has attributes.
        public var allowsExtendedAttributes: Bool
        public var interpretedSyntax: InterpretedSyntax
        /// Changes nothing: all text is Markdown.
        public var failurePolicy: FailurePolicy
        /// The language that the string is said to be in.
        public var languageCode: String?
        /// Changes nothing: there are no such attributes here.
        public var appliesSourcePositionAttributes: Bool

        public init(
            allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
            failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil,
            appliesSourcePositionAttributes: Bool = false
        ) {
            self.allowsExtendedAttributes = allowsExtendedAttributes
            self.interpretedSyntax = interpretedSyntax
            self.failurePolicy = failurePolicy
            self.languageCode = languageCode
            self.appliesSourcePositionAttributes = appliesSourcePositionAttributes
        }
    }

    /// - Parameter baseURL: what links and images are relative to.
    public init(
        markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        self.init()
        switch options.interpretedSyntax {
        case .inlineOnlyPreservingWhitespace: append(inline: markdown, options, baseURL)
        case .inlineOnly:
            append(
                inline: MarkdownBlocks.joined(markdown.split(whereSeparator: \.isNewline)), options, baseURL)
        case .full:
            for block in MarkdownBlocks(markdown).blocks {
                let start = self.endIndex
                if block.isVerbatim {
                    append(AttributedString(block.words))
                } else {
                    append(inline: block.words, options, baseURL)
                }
                guard start < self.endIndex else { continue }
                self[start..<self.endIndex][AttributeScopes.PresentationIntentAttribute.self] = block.intent
            }
        }
        if let language = options.languageCode { self.languageIdentifier = language }
    }

    /// Bytes in UTF-8; others are no text.
    public init(
        markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        guard let words = String(data: markdown, encoding: .utf8) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        try self.init(markdown: words, options: options, baseURL: baseURL)
    }

    /// A file in UTF-8.
    public init(
        contentsOf url: URL, options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: url), options: options, baseURL: baseURL)
    }

    /// Attributes of other scopes than Foundation's and SwiftUI's are not read.
    public init<S: AttributeScope>(
        markdown: String, including scope: KeyPath<AttributeScopes, S.Type>,
        options: MarkdownParsingOptions = MarkdownParsingOptions(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: markdown, options: options, baseURL: baseURL)
    }

    /// In the language of the tile that is being made, with its Markdown.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self.init()
        let key = keyAndValue.text.localized?.inTable(table)
        let (parts, environment) = TileWords.parts(key)
        append(InlineMarkdown.runs(parts), in: environment, nil)
    }

    /// The string itself: nouns in brackets with `inflect: true` agree with their numbers when they are read.
    public func inflected() -> AttributedString { self }

    private mutating func append(inline words: String, _ options: MarkdownParsingOptions, _ baseURL: URL?) {
        let runs = InlineMarkdown.runs([.string(words)], readsAttributes: options.allowsExtendedAttributes)
        append(runs, in: EnvironmentValues(), baseURL)
    }

    private mutating func append(
        _ runs: [InlineMarkdown.Run], in environment: EnvironmentValues, _ baseURL: URL?
    ) {
        for run in runs {
            var part = AttributedString(run.object?.words(in: environment) ?? run.words)
            var intent = InlinePresentationIntent()
            if run.look.emphasis > 0 { intent.insert(.emphasized) }
            if run.look.strong > 0 { intent.insert(.stronglyEmphasized) }
            if run.look.code > 0 { intent.insert(.code) }
            if run.look.strikethrough > 0 { intent.insert(.strikethrough) }
            if !intent.isEmpty { part[AttributeScopes.InlinePresentationIntentAttribute.self] = intent }
            if let address = run.address, let url = URL(string: address, relativeTo: baseURL) {
                if run.look.image > 0 { part.imageURL = url }
                if run.look.link > 0 { part.link = url }
            }
            append(part)
        }
    }
}
