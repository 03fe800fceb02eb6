import Drawing
import Foundation

/// A line of words whose letters roll into those of another, as `contentTransition(.numericText())` has it.
///
/// Letters that both lines begin with, and those that both end with, go from their old place to their new one. The others
/// roll: the old ones away and the new ones in after them. Apple publishes no rule for either; that they go by half of the
/// line's height and fade on the way is a guess.
struct RollingWords {
    private let (old, new): (SettledText, SettledText)
    private let (before, after): ([SettledText.Letter], [SettledText.Letter])
    /// How many letters are the same at the beginning and at the end.
    private let (head, tail): (Int, Int)
    private let (oldOrigin, newOrigin): (CGPoint, CGPoint)

    /// - Returns: `nil` unless both are one line that nobody else draws.
    init?(from earlier: TextNode, to words: TextNode) {
        guard earlier.rendering == nil, words.rendering == nil, !words.options.isRedacted else { return nil }
        (old, new) = (earlier.settled(), words.settled())
        guard old.lines.count == 1, new.lines.count == 1 else { return nil }
        (before, after) = (old.letters, new.letters)
        // Letters of another font or size are others.
        let isSame = zip(earlier.runs, words.runs).allSatisfy { $0.font == $1.font }
        let shorter = isSame ? min(before.count, after.count) : 0
        var (head, tail) = (0, 0)
        while head < shorter, before[head].glyph == after[head].glyph { head += 1 }
        while tail < shorter - head,
            before[before.count - 1 - tail].glyph == after[after.count - 1 - tail].glyph
        {
            tail += 1
        }
        (self.head, self.tail) = (head, tail)
        (oldOrigin, newOrigin) = (earlier.frame.origin, words.frame.origin)
    }

    /// - Parameters:
    ///   - share: how much of the way is done, from 0 to 1.
    ///   - roll: 1 upwards, -1 downwards.
    func draw(at share: Double, roll: Double, into builder: inout DisplayBuilder) {
        let line = new.lines[0]
        let height = (line.ascent + line.descent) / 2 * roll
        for (index, letter) in before.enumerated() where !isKept(index, of: before.count) {
            builder.faded(1 - share) { draw(letter, of: old, oldOrigin, by: -height * share, into: &$0) }
        }
        for (index, letter) in after.enumerated() {
            guard isKept(index, of: after.count) else {
                builder.faded(share) {
                    draw(letter, of: new, newOrigin, by: height * (1 - share), into: &$0)
                }
                continue
            }
            let place = before[index < head ? index : index - after.count + before.count].x
            var origin = newOrigin
            origin.x += (oldOrigin.x + place - newOrigin.x - letter.x) * (1 - share)
            draw(letter, of: new, origin, by: 0, into: &builder)
        }
    }

    private func isKept(_ index: Int, of count: Int) -> Bool { index < head || index >= count - tail }

    private func draw(
        _ letter: SettledText.Letter, of text: SettledText, _ origin: CGPoint, by distance: CGFloat,
        into builder: inout DisplayBuilder
    ) {
        let corner = CGAffineTransform(translationX: origin.x, y: builder.snap(origin.y) + distance)
        builder.transformed(ProjectiveTransform(corner)) {
            text.draw(line: 0, piece: letter.piece, glyphs: letter.index..<letter.index + 1, into: &$0)
        }
    }
}
