import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What the lines of a text say, from top to bottom.
@MainActor func lines(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil,
    engine: any TextEngine = FixedTextEngine()
) -> [String] {
    var rows: [(y: CGFloat, text: String)] = []
    for item in layOut(view, width, height, engine: engine).list.items {
        guard case .glyphs(let run) = item, let y = run.glyphs.first?.y else { continue }
        if let last = rows.last, last.y == y {
            rows[rows.count - 1].text += run.text
        } else {
            rows.append((y, run.text))
        }
    }
    return rows.map(\.text)
}

@MainActor struct WrappingTests {
    @Test func `Without an offer a text is one line`() {
        #expect(frames(words("a", "one two three")) == "130x20 a(0, 0, 130, 20)")
    }

    @Test func `Offered no room at all a text takes none`() {
        #expect(frames(words("a", "one two"), 0, 0) == "0x0 a(0, 0, 0, 0)")
        #expect(lines(Text("one two"), 0, 0) == [])
    }

    @Test func `Offered no width alone a text is a character wide`() {
        // Never wider than offered; a line for each character.
        #expect(frames(words("a", "one"), 0, nil) == "0x60 a(0, 0, 0, 60)")
    }

    @Test func `An infinite offer does not wrap`() {
        #expect(frames(words("a", "one two"), .infinity, nil) == "70x20 a(0, 0, 70, 20)")
    }

    @Test func `A text that fits is as wide as it is, not as offered`() {
        #expect(frames(words("a", "one"), 100, 100) == "30x20 a(0, 0, 30, 20)")
    }

    @Test func `A text that just fits is not wrapped`() {
        #expect(frames(words("a", "one two"), 70, 100) == "70x20 a(0, 0, 70, 20)")
    }

    @Test func `Lines break between words`() {
        #expect(lines(Text("one two three"), 80, 100) == ["one two", "three"])
    }

    @Test func `A line takes as many words as fit`() {
        #expect(lines(Text("a b c d e f"), 50, 100) == ["a b c", "d e f"])
    }

    @Test func `The space at a break hangs over the edge`() {
        #expect(frames(words("a", "one two"), 30, 100) == "30x40 a(0, 0, 30, 40)")
    }

    @Test func `A wrapped text is as wide as its widest line`() {
        #expect(frames(words("a", "one three"), 60, 100) == "50x40 a(0, 0, 50, 40)")
    }

    @Test func `A word longer than the line is broken anywhere`() {
        #expect(lines(Text("abcdefgh"), 30, 100) == ["abc", "def", "gh"])
    }

    @Test func `A long word first fills the line it starts on`() {
        #expect(lines(Text("a bcdefgh"), 40, 200) == ["a", "bcde", "fgh"])
    }

    @Test func `A newline starts a new line`() {
        #expect(lines(Text("one\ntwo")) == ["one", "two"])
    }

    @Test func `An empty line is as high as others`() {
        #expect(frames(words("a", "one\n\ntwo")) == "30x60 a(0, 0, 30, 60)")
    }

    @Test func `An empty text is a line high and no wider than nothing`() {
        #expect(frames(words("a", "")) == "0x20 a(0, 0, 0, 20)")
    }

    @Test func `Without a width every character is a line`() {
        #expect(frames(words("a", "abc"), 0, nil) == "0x60 a(0, 0, 0, 60)")
    }

    @Test func `A hyphen is a place to break`() {
        #expect(lines(Text("well-known"), 60, 100) == ["well-", "known"])
    }

    @Test func `Runs of one text wrap as one`() {
        #expect(
            lines(Text("one ").bold() + Text("two three"), 80, 100) == ["one two", "three"])
    }

    @Test(arguments: [
        (TextAlignment.leading, [0, 0]), (.center, [15, 0]), (.trailing, [30, 0]),
    ])
    func `Lines sit in the text's box by its alignment`(
        _ alignment: TextAlignment, _ expected: [CGFloat]
    ) {
        let items = layOut(Text("ab\nabcde").multilineTextAlignment(alignment)).list.items
        let starts = items.compactMap { item -> CGFloat? in
            guard case .glyphs(let run) = item else { return nil }
            return run.glyphs.first?.x
        }
        #expect(starts == expected)
    }

    @Test func `Line spacing is added between lines only`() {
        #expect(frames(words("a", "a\nb\nc").lineSpacing(4)) == "10x68 a(0, 0, 10, 68)")
    }

    @Test func `Baselines keep the line spacing apart`() {
        let items = layOut(Text("a\nb").lineSpacing(4)).list.items
        let baselines = items.compactMap { item -> CGFloat? in
            guard case .glyphs(let run) = item else { return nil }
            return run.glyphs.first?.y
        }
        #expect(baselines == [15, 39])
    }

    @Test func `The last baseline counts the line spacing`() {
        #expect(
            frames(
                HStack(alignment: .lastTextBaseline, spacing: 0) {
                    words("a", "m\nm").lineSpacing(4)
                    words("b", "m").lineSpacing(0)
                }) == "20x44 a(0, 0, 10, 44) b(10, 24, 10, 20)")
    }

    @Test func `Negative line spacing counts as none`() {
        #expect(frames(words("a", "a\nb").lineSpacing(-4)) == "10x40 a(0, 0, 10, 40)")
    }

    @Test func `A literal is read as Markdown, also where attributed strings can be literals`() {
        #expect(lines(Text("a **b** c")) == ["a b c"])
    }

    @Test func `Letters in another case are measured as shown`() {
        #expect(lines(Text("Ab").textCase(.uppercase)) == ["AB"])
    }
}
