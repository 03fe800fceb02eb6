import Drawing
import Foundation

extension TextLayout {
    /// Makes what each line says, glyphs and all, where only its lengths are known so far.
    func complete(_ text: TextLines, with texts: BrokenTexts) {
        // Taken out, so that each is the only one of its list and grows in place.
        var (lines, pieces) = (text.lines, text.pieces)
        (text.lines, text.pieces) = ([], [])
        pieces.reserveCapacity(max(pieces.count, lines.count))
        var letters: (run: Int, rightToLeft: Bool, shaped: BrokenTexts.Letters)?
        func shape(_ byte: UInt8, _ run: Int, _ rightToLeft: Bool) -> ShapedText {
            if let letters, letters.run == run, letters.rightToLeft == rightToLeft {
                return letters.shaped.shape(byte, with: engine)
            }
            let own = texts.letters(in: runs[run].font, rightToLeft: rightToLeft)
            letters = (run, rightToLeft, own)
            return own.shape(byte, with: engine)
        }
        func shape(_ words: String, _ run: Int, _ rightToLeft: Bool) -> ShapedText {
            if words.utf8.count == 1, let byte = words.utf8.first { return shape(byte, run, rightToLeft) }
            return engine.shape(words, font: runs[run].font, rightToLeft: rightToLeft)
        }
        var made = 0
        for index in lines.indices {
            let start = pieces.count
            let rightToLeft = lines[index].isRightToLeft
            switch lines[index].content {
            case .pieces: continue
            case .letter(let byte):
                pieces.append(
                    TextLines.Piece(
                        run: 0, text: Paragraph.letters[Int(byte)], shaped: shape(byte, 0, rightToLeft)))
            case .clusters(let range, let number):
                text.paragraphs[number].forEachPiece(ofLine: range) { run, words in
                    pieces.append(
                        TextLines.Piece(run: run, text: words, shaped: shape(words, run, rightToLeft)))
                }
            }
            made += 1
            lines[index].content = .pieces(start..<pieces.count)
        }
        for index in pieces.indices where pieces[index].shaped == nil {
            // Only what has no letters has had no need of glyphs.
            pieces[index].shaped = shape(
                pieces[index].text, pieces[index].run, options.isRightToLeft)
        }
        order(&pieces, of: &lines)
        (text.lines, text.pieces, text.paragraphs) = (lines, pieces, [])
        text.isComplete = true
        unsafe TextWork.completedLines += made
    }
}
