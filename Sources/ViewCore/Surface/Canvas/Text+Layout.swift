public import Foundation

extension Text {
    /// The lines of a text for a `TextRenderer`, with what each is made of: runs of one look, and glyphs as slices of these.
    ///
    /// What stands at a place that there is not is empty.
    public struct Layout: RandomAccessCollection, Equatable {
        fileprivate let text: SettledText

        init(text: SettledText) { self.text = text }

        /// Whether words are left out behind an ellipsis.
        public var isTruncated: Bool { text.isTruncated }
        public var startIndex: Int { 0 }
        public var endIndex: Int { text.lines.count }
        public subscript(index: Int) -> Line {
            Line(
                text: text, number: index,
                line: text.lines.indices.contains(index) ? text.lines[index] : .none)
        }

        public static func == (a: Layout, b: Layout) -> Bool { a.text === b.text }
    }
}

extension Text.Layout {
    /// Where something stands: `origin` is the beginning of its baseline. All in points from the text's upper left corner.
    public struct TypographicBounds: Equatable, Sendable {
        public var origin: CGPoint
        public var width: CGFloat
        public var ascent: CGFloat
        /// Below the baseline, positive.
        public var descent: CGFloat
        public var leading: CGFloat

        public init() { self.init(.zero, 0, 0, 0) }

        fileprivate init(
            _ origin: CGPoint, _ width: CGFloat, _ ascent: CGFloat, _ descent: CGFloat, leading: CGFloat = 0
        ) {
            self.origin = origin
            self.width = width
            self.ascent = ascent
            self.descent = descent
            self.leading = leading
        }

        /// From the ascent to the descent.
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }

    /// A line; its runs stand in the order in which they are drawn, from the left to the right.
    public struct Line: RandomAccessCollection, Equatable {
        fileprivate let text: SettledText
        fileprivate let number: Int
        fileprivate let line: SettledText.Line

        /// Where the baseline begins.
        public var origin: CGPoint { line.origin }
        public var typographicBounds: TypographicBounds {
            TypographicBounds(line.origin, line.width, line.ascent, line.descent, leading: line.leading)
        }
        public var paragraphLayoutDirection: LayoutDirection {
            line.isRightToLeft ? .rightToLeft : .leftToRight
        }
        public var startIndex: Int { 0 }
        public var endIndex: Int { line.pieces.count }
        public subscript(index: Int) -> Run {
            Run(
                line: self, number: index,
                piece: line.pieces.indices.contains(index) ? line.pieces[index] : .none)
        }

        public static func == (a: Line, b: Line) -> Bool { a.text === b.text && a.number == b.number }
    }

    /// A part of a line in one look; its glyphs are slices of one glyph each.
    public struct Run: RandomAccessCollection, Equatable {
        fileprivate let line: Line
        fileprivate let number: Int
        fileprivate let piece: SettledText.Piece

        public var typographicBounds: TypographicBounds { self[startIndex..<endIndex].typographicBounds }
        public var layoutDirection: LayoutDirection { line.paragraphLayoutDirection }
        public var startIndex: Int { 0 }
        public var endIndex: Int { piece.count }
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, index: index) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
        /// The innermost attribute of a type that the text has there.
        public subscript<T: TextAttribute>(key: T.Type) -> T? {
            piece.attributes.lazy.compactMap { $0.value(of: key) }.first
        }

        public static func == (a: Run, b: Run) -> Bool { a.line == b.line && a.number == b.number }
    }

    /// Some glyphs of a run that stand beside each other.
    public struct RunSlice: RandomAccessCollection, Equatable {
        public var run: Run
        /// Of the run's glyphs.
        public var indices: Range<Int>

        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }

        fileprivate init(run: Run, index: Int) {
            self.init(run: run, indices: index..<(index < .max ? index + 1 : index))
        }

        public var typographicBounds: TypographicBounds {
            let (x, width) = run.piece.extent(of: glyphs)
            return TypographicBounds(
                CGPoint(x: x, y: run.line.origin.y), width, run.piece.ascent, run.piece.descent)
        }
        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, index: index) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
        public subscript<T: TextAttribute>(key: T.Type) -> T? { run[key] }

        /// What the run has of them.
        fileprivate var glyphs: Range<Int> { indices.clamped(to: 0..<run.piece.count) }
    }

    /// How letters are drawn; here always at whole pixels, or where a turned context puts them.
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let disablesSubpixelQuantization = DrawingOptions(rawValue: 1)
    }
}

extension GraphicsContext {
    public func draw(_ line: Text.Layout.Line, options: Text.Layout.DrawingOptions = .init()) {
        for run in line { draw(run, options: options) }
    }

    public func draw(_ run: Text.Layout.Run, options: Text.Layout.DrawingOptions = .init()) {
        draw(run[run.startIndex..<run.endIndex], options: options)
    }

    public func draw(_ slice: Text.Layout.RunSlice, options: Text.Layout.DrawingOptions = .init()) {
        let (text, line, run) = (slice.run.line.text, slice.run.line.number, slice.run.number)
        draw { text.draw(line: line, piece: run, glyphs: slice.glyphs, into: &$0) }
    }
}
