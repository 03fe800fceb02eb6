import Drawing
import Foundation

/// A text in lines for one offer; the rules are those of Documentation/Rules/layout-rules.md, section 11.
///
/// Texts that say the same in the same fonts share one (`BrokenTexts`), so it knows runs by their numbers and
/// nothing of their colours. What a line says is worked out when it is drawn: most are only measured.
final class TextLines {
    struct Line {
        var content: Content
        var width: CGFloat
        var ascent: CGFloat
        var descent: CGFloat
        var extraLeading: CGFloat
        /// The largest size of its fonts, in points.
        var size: CGFloat = 0
        /// Which way its paragraph runs.
        var isRightToLeft = false
    }

    enum Content {
        /// Places in `pieces`.
        case pieces(Range<Int>)
        /// Clusters of the paragraph with a number; the pieces are still to be made.
        case clusters(Range<Int>, of: Int)
        /// An ASCII character of the only run; its piece is still to be made.
        case letter(UInt8)
    }

    /// A part of one run in a line, or the ellipsis.
    struct Piece {
        var run: Int
        var text: String
        /// Its glyphs, where they were needed so far.
        var shaped: ShapedText?
    }

    var lines: [Line] = []
    /// Those of all lines; a line's are next to each other.
    var pieces: [Piece] = []
    /// Those with lines whose pieces are still to be made.
    var paragraphs: [Paragraph] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
    var isTruncated = false
    /// Whether every line has its pieces, with glyphs.
    var isComplete = false
}
