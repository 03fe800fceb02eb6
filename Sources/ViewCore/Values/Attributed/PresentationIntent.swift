/// What marks inside of a paragraph say of its words.
public struct InlinePresentationIntent: OptionSet, Hashable, Sendable, Codable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let emphasized = InlinePresentationIntent(rawValue: 1)
    public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 2)
    public static let code = InlinePresentationIntent(rawValue: 4)
    public static let strikethrough = InlinePresentationIntent(rawValue: 32)
    /// The space that stands for the end of a line in the source; never set here.
    public static let softBreak = InlinePresentationIntent(rawValue: 64)
    /// The end of a line that is one; never set here.
    public static let lineBreak = InlinePresentationIntent(rawValue: 128)
    /// Never set here: tags are words.
    public static let inlineHTML = InlinePresentationIntent(rawValue: 256)
    /// Never set here: tags are words.
    public static let blockHTML = InlinePresentationIntent(rawValue: 512)
}

/// The blocks of a document that words stand in.
public struct PresentationIntent: Hashable, Sendable {
    public enum Kind: Hashable, Sendable {
        case paragraph
        /// From 1 to 6.
        case header(level: Int)
        case orderedList
        case unorderedList
        /// Counted from what the list begins with.
        case listItem(ordinal: Int)
        case codeBlock(languageHint: String?)
        case blockQuote
        case thematicBreak
    }

    public struct IntentType: Hashable, Sendable {
        public var kind: Kind
        /// The same for all words of one block.
        public var identity: Int

        public init(kind: Kind, identity: Int) {
            self.kind = kind
            self.identity = identity
        }
    }

    /// The innermost first.
    public var components: [IntentType]

    public init(_ kind: Kind, identity: Int, parent: PresentationIntent? = nil) {
        components = [IntentType(kind: kind, identity: identity)] + (parent?.components ?? [])
    }

    /// How many lists are around.
    public var indentationLevel: Int {
        components.count { $0.kind == .orderedList || $0.kind == .unorderedList }
    }
}
