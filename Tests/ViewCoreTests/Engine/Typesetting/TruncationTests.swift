import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Line limits, ellipses and shrinking.
@MainActor struct TruncationTests {
    @Test func `A line limit cuts with an ellipsis`() {
        #expect(lines(Text("one two three").lineLimit(1), 80, 100) == ["one two…"])
    }

    @Test func `The cut line is as wide as what it shows`() {
        #expect(frames(words("a", "one two three").lineLimit(1), 75, 100) == "70x20 a(0, 0, 70, 20)")
    }

    @Test func `The last line within the limit is cut`() {
        #expect(lines(Text("one two three four").lineLimit(2), 70, 100) == ["one two", "three …"])
    }

    @Test func `A text within its limit is left alone`() {
        #expect(lines(Text("one two").lineLimit(2), 40, 100) == ["one", "two"])
    }

    @Test func `A limit of none allows any number of lines`() {
        #expect(lines(Text("a b c").lineLimit(1).lineLimit(nil), 20, 100) == ["a…"])
        #expect(lines(Text("a b c").lineLimit(nil), 10, 100) == ["a", "b", "c"])
    }

    @Test func `A limit below one counts as one`() {
        #expect(lines(Text("one two").lineLimit(0), 40, 100) == ["one…"])
    }

    @Test func `Too little height cuts to the lines that fit`() {
        #expect(lines(Text("one two six"), 30, 45) == ["one", "tw…"])
    }

    @Test func `There is always one line`() {
        #expect(frames(words("a", "one two"), 40, 3) == "40x20 a(0, 0, 40, 20)")
    }

    @Test func `Line spacing counts against the height`() {
        #expect(frames(words("a", "a b c").lineSpacing(10), 10, 55).hasPrefix("10x50"))
    }

    @Test func `A limit cuts at a newline too`() {
        #expect(lines(Text("one\ntwo").lineLimit(1), 100, 100) == ["one…"])
    }

    @Test func `The ellipsis can stand in front`() {
        #expect(lines(Text("abcdefgh").lineLimit(1).truncationMode(.head), 50, 100) == ["…efgh"])
    }

    @Test func `The ellipsis can stand in the middle`() {
        #expect(lines(Text("abcdefgh").lineLimit(1).truncationMode(.middle), 50, 100) == ["ab…gh"])
    }

    @Test func `Where not even the ellipsis fits, it is all there is`() {
        #expect(lines(Text("abc").lineLimit(1), 5, 100) == ["…"])
    }

    @Test func `Reserved lines keep their height`() {
        #expect(
            frames(words("a", "one").lineLimit(3, reservesSpace: true)) == "30x60 a(0, 0, 30, 60)")
    }

    @Test func `Unreserved lines do not`() {
        #expect(
            frames(words("a", "one").lineLimit(3, reservesSpace: false)) == "30x20 a(0, 0, 30, 20)")
    }

    @Test func `A range of lines reserves the lower and allows the upper`() {
        #expect(frames(words("a", "one").lineLimit(2...3)) == "30x40 a(0, 0, 30, 40)")
        #expect(frames(words("a", "a b c d").lineLimit(2...3), 10, 500) == "10x60 a(0, 0, 10, 60)")
    }

    @Test func `A range without an end reserves the lower`() {
        #expect(frames(words("a", "one").lineLimit(2...)) == "30x40 a(0, 0, 30, 40)")
    }

    @Test func `A range without a start allows the upper`() {
        #expect(frames(words("a", "a b c").lineLimit(...2), 10, 500) == "10x40 a(0, 0, 10, 40)")
    }

    @Test func `Before it is cut a text shrinks as far as allowed`() {
        // Advances do not follow the size here, so that nothing helps and the smallest size stays.
        let items = layOut(Text("abcdef").lineLimit(1).minimumScaleFactor(0.5), 30, 20).list.items
        guard case .glyphs(let run)? = items.first else {
            Issue.record("no glyphs in \(items)")
            return
        }
        #expect(run.size == 8.5)
    }

    @Test func `A text that fits does not shrink`() {
        let items = layOut(Text("abc").lineLimit(1).minimumScaleFactor(0.5), 30, 20).list.items
        guard case .glyphs(let run)? = items.first else {
            Issue.record("no glyphs in \(items)")
            return
        }
        #expect(run.size == 17)
    }

    @Test func `A shrunk text has the largest size that fits, to a hundredth`() {
        let laid = Laid(
            Text("abcdefghij").font(.system(size: 20)).lineLimit(1).minimumScaleFactor(0.1)
                .frame(width: 100), engine: ScalingEngine())
        let text = laid.root.children.first?.frame.width ?? 0
        // At size 20 the text is 200 wide, at 10 it fits 100.
        #expect(text <= 100 && text > 97)
    }
}
