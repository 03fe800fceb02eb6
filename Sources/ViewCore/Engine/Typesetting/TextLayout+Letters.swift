import Drawing
import Foundation

extension TextLayout {
    /// The lines of plain words where not even a letter fits, so that each is one: what the rules of `Paragraph`
    /// come to, without its clusters. `nil` where any character needs more thought.
    func letterLines(available: CGFloat, limit: Int) -> TextLines? {
        guard runs.count == 1, !options.isRightToLeft else { return nil }
        let text = runs[0].text.utf8
        guard text.count <= limit else { return nil }
        let shaped = whole ?? engine.shape(runs[0].text, font: runs[0].font, rightToLeft: false)
        let glyphs = shaped.glyphs
        guard glyphs.count == text.count else { return nil }
        var lines: [TextLines.Line] = []
        lines.reserveCapacity(text.count)
        let plain = line(of: [], from: 0, width: 0)
        var index = 0
        for byte in text {
            guard glyphs[index].cluster == index else { return nil }
            switch byte {
            // A line may end after it, and it hangs over the edge.
            case 0x20: guard index > 0 else { return nil }
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A:
                let advance = glyphs[index].advance
                guard advance > available + Paragraph.slack else { return nil }
                var line = plain
                line.content = .letter(byte)
                line.width = advance
                lines.append(line)
            default: return nil
            }
            index += 1
        }
        guard !lines.isEmpty else { return nil }
        unsafe TextWork.brokenParagraphs += 1
        let result = TextLines()
        result.lines = lines
        return result
    }
}
