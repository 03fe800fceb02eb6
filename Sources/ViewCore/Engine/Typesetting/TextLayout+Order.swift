import Drawing
import Foundation

extension TextLayout {
    /// Puts the pieces of each line into the order in which they stand on it, from the left to the right.
    ///
    /// Where the words of a line run one way and the other, their order is that of the whole line, whichever runs they are
    /// in (Unicode Standard Annex 9, rule L2): a piece that has both is cut.
    func order(_ pieces: inout [TextLines.Piece], of lines: inout [TextLines.Line]) {
        // A line of one run has one piece, but where an ellipsis stands beside it.
        guard pieces.count > lines.count,
            lines.contains(where: \.isRightToLeft)
                || runs.contains(where: { TextDirection.mayRunLeft($0.text) })
        else { return }
        var ordered: [TextLines.Piece] = []
        for index in lines.indices {
            guard case .pieces(let range) = lines[index].content else { continue }
            let start = ordered.count
            if range.count > 1 {
                ordered += self.ordered(pieces[range], rightToLeft: lines[index].isRightToLeft)
            } else {
                ordered += pieces[range]
            }
            lines[index].content = .pieces(start..<ordered.count)
        }
        pieces = ordered
    }

    private func ordered(_ line: ArraySlice<TextLines.Piece>, rightToLeft: Bool) -> [TextLines.Piece] {
        // A symbol is a thing among the words, whatever its letter is in its font.
        let words = line.map { runs[$0.run].symbol == nil ? $0.text : "\u{FFFC}" }
        var places: [Range<Int>] = []
        for text in words {
            let start = places.last?.upperBound ?? 0
            places.append(start..<start + text.utf8.count)
        }
        var result: [TextLines.Piece] = []
        for stretch in engine.stretches(ofLine: words.joined(), rightToLeft: rightToLeft) {
            let touched = places.indices.filter { places[$0].overlaps(stretch.bytes) }
            for number in stretch.isRightToLeft ? touched.reversed() : touched {
                let piece = line[line.startIndex + number]
                let own = places[number].clamped(to: stretch.bytes)
                let isWhole = own == places[number]
                if isWhole, stretch.isRightToLeft == rightToLeft || runs[piece.run].symbol != nil {
                    result.append(piece)
                    continue
                }
                let start = places[number].lowerBound
                let utf8 = piece.text.utf8
                let text = String(
                    piece.text[
                        utf8.index(
                            utf8.startIndex, offsetBy: own.lowerBound - start)..<utf8.index(
                                utf8.startIndex, offsetBy: own.upperBound - start)])
                result.append(
                    TextLines.Piece(
                        run: piece.run, text: text,
                        shaped: engine.shape(
                            text, font: runs[piece.run].font, rightToLeft: stretch.isRightToLeft)))
            }
        }
        return result
    }
}
