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
