import Drawing
import Foundation
import LayoutSupport
import Raster
import SwiftUI
import Testing
import ViewCore

/// Which way words run: by their first letter that has a direction (Unicode Standard Annex 9, rules P2 and P3), since "the
/// default strategy is `contentBased`" (Apple's documentation of `Text.WritingDirectionStrategy`).
@MainActor struct TextDirectionTests {
    /// What stands on a line, from the left to the right.
    private func line(
        _ view: some View, _ width: CGFloat? = nil, _ direction: LayoutDirection = .leftToRight
    ) -> [String] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        return DrawnItems.runs(view, width, in: environment).sorted { $0.glyphs[0].x < $1.glyphs[0].x }
            .map(\.text)
    }

    /// The glyphs of the only run, from the left to the right.
    private func glyphs(
        _ text: some View, _ direction: LayoutDirection = .leftToRight
    ) throws -> [UInt32] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let runs = DrawnItems.runs(text, in: environment)
        return try #require(runs.first).glyphs.map(\.id)
    }

    @Test func `Words run as their first letter does, whichever way the layout runs`() throws {
        // A mark at the end of Arabic words is on their left, at the end of English ones on their right.
        let mark = try glyphs(Text("!"))[0]
        for direction in LayoutDirection.allCases {
            #expect(try glyphs(Text("ab!"), direction).last == mark)
            #expect(try glyphs(Text("12 a!"), direction).last == mark)
        }
        #expect(line(Text("\u{628}") + Text("a!")) == ["!", "a", "\u{628}"])
        #expect(line(Text("a!") + Text("\u{628}"), nil, .rightToLeft) == ["a!", "\u{628}"])
    }

    @Test func `Words without a letter run as the layout does`() {
        #expect(line(Text("(1)") + Text("%")) == ["(1)", "%"])
        #expect(line(Text("..") + Text("!"), nil, .rightToLeft) == ["!", ".."])
    }

    @Test func `Letters inside of an isolate do not decide`() {
        #expect(line(Text("\u{2068}\u{628}\u{2069} a") + Text(" !")).last == " !")
    }

    @Test func `A strategy by the layout leaves the words out of it`() {
        let text = Text("a") + Text("!") + Text("\u{628}")
        #expect(line(text.writingDirection(strategy: .layoutBased), nil, .rightToLeft).last == "a")
        #expect(line(text.writingDirection(strategy: .contentBased), nil, .rightToLeft).first == "a")
        #expect(line(text.writingDirection(strategy: .default), nil, .rightToLeft).first == "a")
    }

    // MARK: - Paragraphs

    /// What stands on each line, from the left to the right.
    private func lines(
        _ text: some View, _ width: CGFloat? = nil, _ direction: LayoutDirection = .leftToRight
    ) -> [[String]] {
        var environment = EnvironmentValues()
        environment.layoutDirection = direction
        let lines = Dictionary(grouping: DrawnItems.runs(text, width, in: environment)) { $0.glyphs[0].y }
        return lines.sorted { $0.key < $1.key }.map { _, runs in
            runs.sorted { $0.glyphs[0].x < $1.glyphs[0].x }.map(\.text)
        }
    }

    /// Rule P1: "split the text into separate paragraphs … apply all the other rules of this algorithm" within each.
    @Test(arguments: LayoutDirection.allCases)
    func `Each paragraph runs as its own first letter does`(direction: LayoutDirection) {
        let english = Text("a") + Text("!\n\u{628}") + Text("!")
        #expect(lines(english, nil, direction) == [["a", "!"], ["!", "\u{628}"]])
        let arabic = Text("\u{628}") + Text("!\na") + Text("!")
        #expect(lines(arabic, nil, direction) == [["!", "\u{628}"], ["a", "!"]])
        // A line that is broken is of its paragraph still.
        let long = Text("a\n\u{628}\u{628}\u{628} \u{628}\u{628}\u{628}") + Text("!")
        #expect(
            lines(long, 40, direction) == [
                ["a"], ["\u{628}\u{628}\u{628}"], ["!", "\u{628}\u{628}\u{628}"],
            ])
    }

    @Test func `A paragraph without a letter runs as the layout does, whatever is before`() {
        let words = Text("\u{628}\n") + Text("..") + Text("!")
        #expect(lines(words) == [["\u{628}"], ["..", "!"]])
        #expect(lines(words, nil, .rightToLeft) == [["\u{628}"], ["!", ".."]])
        // Equal words at another place are not laid out as these.
        #expect(
            lines(
                HStack {
                    words
                    words.environment(\.layoutDirection, .rightToLeft)
                }) == [["\u{628}", "\u{628}"], ["..", "!", "!", ".."]])
    }

    @Test func `A line separator ends a line and no paragraph`() {
        #expect(lines(Text("\u{628}\u{2028}a") + Text("!")) == [["\u{628}"], ["!", "a"]])
    }

    @Test func `The dots of a cut paragraph stand at its own end`() {
        let words = Text("a\n\u{628}\u{628}\u{628} \u{62A}\u{62A}\u{62A} \u{628}\u{628}\u{628}")
        #expect(lines(words.lineLimit(2), 50)[1].first == "\u{2026}")
        #expect(line(Text("\u{628}\na").lineLimit(1)) == ["\u{2026}", "\u{628}"])
    }

    /// "Following the writing direction of the same paragraph" (Apple's documentation of
    /// `Text.AlignmentStrategy.writingDirectionBased`).
    @Test func `Each paragraph stands at the side it begins at, where its direction decides`() {
        func starts(_ view: some View) -> [CGFloat] {
            DrawnItems.runs(view, with: FixedTextEngine()).map(\.glyphs[0].x)
        }
        let words = Text("aaa\n\u{628}\nc")
        #expect(starts(words) == [0, 0, 0])
        #expect(starts(words.multilineTextAlignment(strategy: .writingDirectionBased)) == [0, 20, 0])
        let trailing = words.multilineTextAlignment(.trailing)
        #expect(starts(trailing.multilineTextAlignment(strategy: .writingDirectionBased)) == [0, 0, 20])
        // A text that says the same in the same fonts stands by its own strategy.
        let both = VStack {
            words.multilineTextAlignment(strategy: .writingDirectionBased)
            words.multilineTextAlignment(strategy: .layoutBased)
        }
        #expect(starts(both) == [0, 20, 0, 0, 0, 0])
    }

    @Test func `A renderer is told the direction of each line`() {
        let told = Told()
        _ = DrawnItems.runs(Text("a\n\u{628}\n1").textRenderer(Telling(told: told)))
        #expect(told.directions == [.leftToRight, .rightToLeft, .leftToRight])
    }

    private final class Told {
        var directions: [LayoutDirection] = []
    }

    private struct Telling: TextRenderer {
        let told: Told
        func draw(layout: Text.Layout, in context: inout GraphicsContext) {
            told.directions = layout.map(\.paragraphLayoutDirection)
        }
    }

    /// "The base writing direction of a paragraph" (Apple's documentation of `FoundationAttributes.writingDirection`).
    @Test func `What an attributed string says of a paragraph goes before its letters and the layout`() throws
    {
        let mark = try glyphs(Text("!"))[0]
        func words(_ text: String, _ direction: AttributedString.WritingDirection) -> AttributedString {
            var words = AttributedString(text)
            words.writingDirection = direction
            return words
        }
        #expect(try glyphs(Text(words("ab!", .rightToLeft))).first == mark)
        let turned = Text(words("\u{628}", .leftToRight)) + Text("!")
        #expect(line(turned, nil, .rightToLeft) == ["\u{628}", "!"])
        let layoutBased = Text(words("ab!", .rightToLeft)).writingDirection(strategy: .layoutBased)
        #expect(try glyphs(layoutBased).first == mark)
        let two = Text(words("a", .rightToLeft)) + Text("!\n") + Text("b") + Text("!")
        #expect(lines(two) == [["!", "a"], ["b", "!"]])
        let other = Text("a") + Text("!\n") + Text(words("b", .rightToLeft)) + Text("!")
        #expect(lines(other) == [["a", "!"], ["!", "b"]])
    }

    // MARK: - Several runs

    /// Rule L2: what is on one level is turned as a whole.
    @Test func `Runs of one direction stand on the line in that, among words of the other`() {
        let words = Text("a ") + Text("\u{628}") + Text("\u{62A}") + Text(" c")
        #expect(line(words) == ["a ", "\u{62A}", "\u{628}", " c"])
        let turned = Text("\u{628}") + Text("a") + Text("c") + Text("\u{62A}")
        #expect(line(turned) == ["\u{62A}", "a", "c", "\u{628}"])
    }

    @Test func `A run with words of both directions is cut`() {
        let words = Text("a \u{628}") + Text("\u{62A}!")
        #expect(line(words) == ["a ", "\u{62A}", "\u{628}", "!"])
    }

    @Test func `A symbol among words of one direction is where it is written`() {
        let words = Text("\u{628}") + Text(Image(systemName: "star")) + Text("\u{62A}")
        #expect(line(words) == ["\u{62A}", "star", "\u{628}"])
        #expect(line(words, nil, .rightToLeft) == ["\u{62A}", "star", "\u{628}"])
    }

    // MARK: - Sides

    @Test func `The dots that words are cut with stand at their end`() {
        let words = Text("\u{628}\u{628}\u{628} \u{62A}\u{62A}\u{62A} \u{628}\u{628}\u{628}").lineLimit(1)
        #expect(line(words, 50).first == "\u{2026}")
        #expect(line(Text("aaaa bbbb cccc").lineLimit(1), 50, .rightToLeft).last == "\u{2026}")
    }

    /// "The default strategy for `Text` is `layoutBased`" (Apple's documentation of `Text.AlignmentStrategy.default`).
    @Test func `Lines stand at the layout's leading side, or at that of the words`() {
        func starts(_ view: some View) -> [CGFloat] {
            DrawnItems.runs(view, with: FixedTextEngine()).map(\.glyphs[0].x)
        }
        let words = Text("\u{628}\u{628}\u{628}\n\u{628}")
        #expect(starts(words) == [0, 0])
        #expect(starts(words.multilineTextAlignment(strategy: .layoutBased)) == [0, 0])
        let own = words.multilineTextAlignment(strategy: .writingDirectionBased)
        #expect(starts(own) == [0, 20])
        #expect(starts(own.multilineTextAlignment(.trailing)) == [0, 0])
        #expect(starts(own.multilineTextAlignment(.center)) == [0, 10])
    }

    @Test func `What stands in for redacted lines is where they are`() {
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        let boxes = DrawnItems.of(
            Text("abc\nd").redacted(reason: .placeholder), 30, 40, in: environment
        ).outlines.map(\.bounds.minX)
        #expect(boxes == [0, 20])
    }
}
