import Drawing
import Foundation

/// Breaks runs of text into lines for a width; the rules are those of Documentation/Rules/layout-rules.md,
/// section 11.
struct TextLines {
    /// A line: the runs' pieces in it, and whether an ellipsis stands for what did not fit.
    struct Line {
        var pieces: [Piece]
        var width: CGFloat
        var ascent: CGFloat
        var descent: CGFloat
        var extraLeading: CGFloat
    }

    /// A part of one run, or the ellipsis.
    struct Piece {
        var run: Int
        var text: Substring
        /// Its glyphs, where measuring has shaped just this part.
        var shaped: ShapedText?
    }

    var lines: [Line] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
    var isTruncated = false
}
