import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

/// Lines under and through text, and where lines of text stand and end: with the fixed engine a character is 10
/// wide, a line 20 high, its baseline at 15.
@MainActor struct TextLineTests {
    private struct Drawn {
        var texts: [String] = []
        var starts: [CGPoint] = []
        var sizes: [CGFloat] = []
        var rules: [(frame: CGRect, color: RGBA)] = []
    }

    private func drawn(
        _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: CGFloat = 1,
        in environment: EnvironmentValues = EnvironmentValues()
    ) -> Drawn {
        var drawn = Drawn()
        let made = layOut(view, width, height, scale: scale, in: environment) {
            $0.fillsOffer = width != nil && height != nil
        }
        made.list.walk { item in
            switch item {
            case .glyphs(let run):
                drawn.texts.append(run.text)
                drawn.starts.append(CGPoint(x: run.glyphs[0].x, y: run.glyphs[0].y))
                drawn.sizes.append(run.size)
            case .fill(.rectangle(let frame), .solid(let color), _): drawn.rules.append((frame, color))
            default: break
            }
            return .into
        }
        return drawn
    }

    // MARK: - Decoration

    /// A fourteenth of the size thick and at least a pixel; the upper edge of a line under is a tenth of the size
    /// below the baseline, that of one through half of the x-height above. Edges go to the nearest pixels.
    @Test(arguments: [10, 28, 56] as [CGFloat], [1, 2] as [CGFloat])
    func `Lines under and through follow the size`(points: CGFloat, scale: CGFloat) throws {
        func nearest(_ value: CGFloat) -> CGFloat { ((value * scale) + 0.500_001).rounded(.down) / scale }
        let thickness = max(points / 14, 1 / scale)
        let font = Font.system(size: points)
        let under = drawn(Text("abcd").font(font).underline(), scale: scale)
        let frame = try #require(under.rules.first?.frame)
        let top = 15 + points / 10
        #expect(under.rules.count == 1)
        #expect(frame.minX == 0 && frame.width == 40 && frame.minY == nearest(top))
        #expect(abs(frame.maxY - nearest(top + thickness)) < 1e-9)
        let through = drawn(Text("abcd").font(font).strikethrough(), scale: scale)
        // The fixed engine's x-height is 7.
        let other = try #require(through.rules.first?.frame)
        #expect(other.minX == 0 && other.width == 40 && other.minY == nearest(15 - 3.5))
        #expect(abs(other.maxY - nearest(15 - 3.5 + thickness)) < 1e-9)
    }

    @Test func `A line has its own colour, or else that of its text`() {
        let red = RGBA(red: 1, green: 0, blue: 0)
        let blue = RGBA(red: 0, green: 0, blue: 1)
        func color(_ text: Text) -> RGBA? {
            drawn(text.foregroundColor(Color(red: 1, green: 0, blue: 0))).rules.first?.color
        }
        for text in [Text("a").underline(), Text("a").strikethrough()] {
            #expect(color(text) == red)
        }
        let own = Color(red: 0, green: 0, blue: 1)
        for text in [Text("a").underline(color: own), Text("a").strikethrough(color: own)] {
            #expect(color(text) == blue)
        }
        let inherited = drawn(VStack { Text("a").underline() }.foregroundStyle(own)).rules.first?.color
        #expect(inherited == blue)
        let around = drawn(VStack { Text("a") }.underline(color: own)).rules.first?.color
        #expect(around == blue)
        #expect(drawn(VStack { Text("a") }.strikethrough()).rules.count == 1)
        #expect(drawn(Text("a").underline(false).strikethrough(false)).rules.isEmpty)
    }

    /// Marks and gaps in thicknesses, which are 2 points at this size; 24 characters are 240 points wide.
    @Test(
        arguments: [
            (Text.LineStyle.Pattern.dot, [3, 3]), (.dash, [10, 5]), (.dashDot, [10, 3, 3, 3]),
            (.dashDotDot, [10, 3, 3, 3, 3, 3]),
        ] as [(Text.LineStyle.Pattern, [CGFloat])])
    func `A line of marks has them in its pattern's turns`(
        pattern: Text.LineStyle.Pattern, turns: [CGFloat]
    ) {
        let text = Text(String(repeating: "a", count: 24)).font(.system(size: 28))
        var (x, expected): (CGFloat, [ClosedRange<CGFloat>]) = (0, [])
        while x < 240 {
            for (index, turn) in turns.enumerated() {
                if index % 2 == 0, x < 240 { expected.append(x...min(x + turn * 2, 240)) }
                x += turn * 2
            }
        }
        func marks(_ view: some View) -> [ClosedRange<CGFloat>] {
            let rules = drawn(view).rules
            #expect(Set(rules.map(\.frame.minY)).count == 1)
            return rules.map { $0.frame.minX...$0.frame.maxX }
        }
        #expect(marks(text.underline(pattern: pattern)) == expected)
        #expect(marks(text.strikethrough(pattern: pattern)) == expected)
        #expect(marks(VStack { text }.underline(true, pattern: pattern)) == expected)
        #expect(marks(VStack { text }.strikethrough(pattern: pattern)) == expected)
        #expect(drawn(text.underline(false, pattern: pattern)).rules.isEmpty)
    }

    @Test func `Marks go on over the runs of a line`() {
        let parts = drawn((Text("aaa") + Text("aaa")).font(.system(size: 28)).underline(pattern: .dash)).rules
        let whole = drawn(Text("aaaaaa").font(.system(size: 28)).underline(pattern: .dash)).rules
        // 20 points of a dash, of which the second run begins after 30.
        #expect(whole.map(\.frame.minX) == [0, 30] && parts.map(\.frame.minX) == [0, 30])
        #expect(parts.map(\.frame.maxX) == whole.map(\.frame.maxX))
    }

    @Test func `A line is as long as its run, on each line of text`() {
        let found = drawn(Text("ab") + Text("cde").underline() + Text("f"))
        #expect(found.rules.map(\.frame.minX) == [20] && found.rules.map(\.frame.width) == [30])
        let wrapped = drawn(Text("abc def").underline(), 40, 60)
        #expect(wrapped.rules.map(\.frame.width) == [30, 30])
        #expect(wrapped.rules[1].frame.minY - wrapped.rules[0].frame.minY == 20)
    }

    // MARK: - Alignment

    @Test(arguments: TextAlignment.allCases)
    func `Lines stand at the alignment's side`(alignment: TextAlignment) {
        let found = drawn(Text("abcdef\nab\nabcd").multilineTextAlignment(alignment))
        switch alignment {
        case .leading: #expect(found.starts.map(\.x) == [0, 0, 0])
        case .center: #expect(found.starts.map(\.x) == [0, 20, 10])
        case .trailing: #expect(found.starts.map(\.x) == [0, 40, 20])
        }
        #expect(found.starts.map(\.y) == [15, 35, 55])
    }

    @Test func `From right to left the leading side is the right one`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let found = drawn(Text("abcdef\nab"), in: environment)
        #expect(found.starts.map(\.x) == [0, 40])
        let trailing = drawn(Text("abcdef\nab").multilineTextAlignment(.trailing), in: environment)
        #expect(trailing.starts.map(\.x) == [0, 0])
    }

    // MARK: - Cut and scaled

    /// Six characters fit in 60, one of them the ellipsis.
    @Test func `What does not fit is cut at the head, in the middle or at the tail`() {
        func cut(_ mode: Text.TruncationMode) -> String {
            drawn(Text("abcdefghij").lineLimit(1).truncationMode(mode), 60, 20).texts.joined()
        }
        for mode in [Text.TruncationMode.head, .middle, .tail] {
            switch mode {
            case .head: #expect(cut(mode) == "\u{2026}fghij")
            case .middle: #expect(cut(mode) == "ab\u{2026}hij")
            case .tail: #expect(cut(mode) == "abcde\u{2026}")
            }
        }
        #expect(drawn(Text("abcdefghij").lineLimit(1), 60, 20).texts.joined() == "abcde\u{2026}")
    }

    @Test func `A line limit cuts the rest off, and reserves room when it says so`() {
        let text = Text("ab cd ef gh ij")
        let two = drawn(text.lineLimit(2), 50, 100)
        #expect(two.texts.joined().hasSuffix("\u{2026}") && Set(two.starts.map(\.y)).count == 2)
        #expect(
            layOut(Text("ab").lineLimit(3, reservesSpace: true), scale: 1).list.size.height == 60)
        #expect(layOut(Text("ab").lineLimit(2...4), scale: 1).list.size.height == 40)
        #expect(layOut(Text("ab").lineLimit(2...), scale: 1).list.size.height == 40)
        #expect(layOut(Text("ab").lineLimit(...4), scale: 1).list.size.height == 20)
    }

    /// The largest size to a hundredth that fits, down to the factor.
    @Test func `Text is scaled down as far as it may be`() throws {
        func found(_ factor: CGFloat, _ share: CGFloat) -> GlyphRun? {
            let natural = layOut(
                Text("Hamburgefonts").font(.system(size: 40)), scale: 1, engine: DrawnItems.engine
            ).list.size
            return DrawnItems.runs(
                Text("Hamburgefonts").font(.system(size: 40)).lineLimit(1).minimumScaleFactor(factor),
                natural.width * share, natural.height
            ).first
        }
        let fits = try #require(found(0.5, 0.8))
        #expect(fits.size <= 32.4 && fits.size > 31.4 && fits.text == "Hamburgefonts", "\(fits.size)")
        let least = try #require(found(0.9, 0.5))
        #expect(least.size == 36 && least.text.hasSuffix("\u{2026}") || least.text.count < 13)
        #expect(try #require(found(0.5, 1.2)).size == 40)
    }
}
