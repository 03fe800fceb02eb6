public import Foundation

/// Vertical measures of a font, in points; `descent` is positive.
public struct FontMetrics: Hashable, Sendable {
    public var ascent: CGFloat
    public var descent: CGFloat
    public var leading: CGFloat
    public var capHeight: CGFloat
    public var xHeight: CGFloat

    public init(
        ascent: CGFloat, descent: CGFloat, leading: CGFloat, capHeight: CGFloat, xHeight: CGFloat
    ) {
        self.ascent = ascent
        self.descent = descent
        self.leading = leading
        self.capHeight = capHeight
        self.xHeight = xHeight
    }

    /// Unrounded height of one line.
    public var lineHeight: CGFloat { ascent + descent }
}

/// A font with nothing left to look up: face, size, tracking, features.
public struct ResolvedFont: Hashable, Sendable {
    public var face: FontFace
    /// Em size in points.
    public var size: CGFloat
    /// Extra advance after each glyph, in points.
    public var tracking: CGFloat
    /// OpenType features in HarfBuzz's spelling, such as `tnum`, sorted.
    public var features: [String]
    /// The language of the text by BCP 47, where its script has other forms or glyphs in some; else `nil`.
    public var language: String?

    public init(
        face: FontFace, size: CGFloat, tracking: CGFloat = 0, features: [String] = [], language: String? = nil
    ) {
        self.face = face
        self.size = size
        self.tracking = tracking
        self.features = features
        self.language = language
    }
}

/// A run of text in visual order with its advances; the unit that lines are broken from.
public struct ShapedText: Hashable, Sendable {
    public struct Glyph: Hashable, Sendable {
        public var id: UInt32
        /// Offset in UTF-8 bytes of the character the glyph stands for.
        public var cluster: Int
        public var advance: CGFloat
        /// From the pen to the glyph's origin, y down as everywhere.
        public var dx: CGFloat
        public var dy: CGFloat
        /// The face, when a glyph comes from a named fallback face of the manifest (emoji, symbols).
        public var face: FontFace?

        public init(
            id: UInt32, cluster: Int, advance: CGFloat, dx: CGFloat, dy: CGFloat,
            face: FontFace? = nil
        ) {
            self.id = id
            self.cluster = cluster
            self.advance = advance
            self.dx = dx
            self.dy = dy
            self.face = face
        }
    }

    /// A character that is not drawn as it should be.
    public struct Lack: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            /// No registered font has it.
            case glyph
            /// It asks to be drawn as text (U+FE0E), and the only font that has it draws an emoji.
            case textForm
            /// A font for its script is known, and not installed.
            case script
            /// The only font for its script has no such weight; the nearest is drawn.
            case weight(face: String, asked: Double, drawn: Double)
        }
        public var scalar: Unicode.Scalar
        public var kind: Kind

        public init(_ scalar: Unicode.Scalar, _ kind: Kind) {
            self.scalar = scalar
            self.kind = kind
        }
    }

    public var glyphs: [Glyph]
    /// Sum of the advances, in points.
    public var width: CGFloat
    /// In order of appearance, those of a kind.
    public var lacks: [Lack]

    public init(glyphs: [Glyph], width: CGFloat, lacks: [Lack] = []) {
        self.glyphs = glyphs
        self.width = width
        self.lacks = lacks
    }

    /// Characters that no registered font has, in order of appearance.
    public var missing: [Unicode.Scalar] {
        lacks.filter { $0.kind == .glyph || $0.kind == .script }.map(\.scalar)
    }
}

/// Where a line may or must end: offsets in UTF-8 bytes, of the first character of the next line, ascending.
public struct LineBreaks: Hashable, Sendable {
    public var allowed: [Int]
    public var required: [Int]
    /// Every place a caret could stand: where a word too long for its line may be cut.
    public var characters: [Int]

    public init(allowed: [Int], required: [Int], characters: [Int]) {
        self.allowed = allowed
        self.required = required
        self.characters = characters
    }
}

/// Measures text for layout. The real one shapes with HarfBuzz; tests use fixed advances.
public protocol TextEngine: AnyObject, Sendable {
    /// Shapes one paragraph (no line separators) in `font`; the result is cached by all that decides it.
    func shape(_ text: String, font: ResolvedFont, rightToLeft: Bool) -> ShapedText
    func metrics(of font: ResolvedFont) -> FontMetrics
    func lineBreaks(in text: String) -> LineBreaks
    /// The stretches of a line that run one way, from the left to the right as they stand there, in UTF-8 bytes.
    ///
    /// - Parameter rightToLeft: which way the paragraph runs.
    func stretches(ofLine text: String, rightToLeft: Bool) -> [TextStretch]
    /// The ink box of a glyph in points, y down from the baseline, for symbols sized by their ink.
    func inkBounds(of glyph: UInt32, font: ResolvedFont) -> CGRect
    /// The box around the ink of a run, where the run is; `nil` where it leaves none.
    func inkBounds(of run: GlyphRun) -> CGRect?
    /// The glyph for a character, or `nil` if the face has none.
    func glyph(for character: Unicode.Scalar, face: FontFace) -> UInt32?
    /// Whether the manifest has a face of that name.
    func hasFace(named name: String) -> Bool
    /// Whether a face has an OpenType feature of that tag, such as `smcp`; without, it is drawn as it is.
    func hasFeature(_ tag: String, face: FontFace) -> Bool
    /// What brings fonts for scripts that are known and not installed, as an order: "run …".
    var scriptRemedy: String { get }
    /// The face of a custom font's family that is nearest to a weight and slant; `nil` for those of `name` itself.
    ///
    /// - Parameters:
    ///   - name: the family's or that of one of its faces.
    ///   - weight: 100…900.
    func face(inFamilyOf name: String, weight: Double?, isItalic: Bool?) -> String?
}

/// A part of a line that runs one way.
public struct TextStretch: Hashable, Sendable {
    /// In UTF-8 bytes of the line.
    public var bytes: Range<Int>
    public var isRightToLeft: Bool

    public init(bytes: Range<Int>, isRightToLeft: Bool) {
        self.bytes = bytes
        self.isRightToLeft = isRightToLeft
    }
}

extension TextEngine {
    /// As if all of it ran the paragraph's way, for engines that know no letters.
    public func stretches(ofLine text: String, rightToLeft: Bool) -> [TextStretch] {
        [TextStretch(bytes: 0..<text.utf8.count, isRightToLeft: rightToLeft)]
    }

    public var scriptRemedy: String { "run scripts/bootstrap --scripts" }

    public func hasFeature(_ tag: String, face: FontFace) -> Bool { true }
    public func face(inFamilyOf name: String, weight: Double?, isItalic: Bool?) -> String? { nil }

    public func inkBounds(of run: GlyphRun) -> CGRect? {
        let font = ResolvedFont(face: run.face, size: run.size)
        return run.inkBox { inkBounds(of: $0, font: font) }
    }
}
