import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A soft hyphen (U+00AD) shows nothing but where a line ends at it.
@MainActor struct SoftHyphenTests {
    private let word = "auto\u{AD}mobile"

    private func shown(_ text: String, _ width: CGFloat? = nil, limit: Int? = nil) -> [String] {
        lines(Text(verbatim: text).lineLimit(limit), width, 1000)
            .map { $0.replacing("\u{AD}", with: "") }
    }

    @Test func `On one line it has neither width nor glyph`() {
        #expect(shown(word) == ["automobile"] && shown(word, 100) == ["automobile"])
        #expect(frames(words("a", word)) == "100x20 a(0, 0, 100, 20)")
        var count = 0
        layOut(Text(verbatim: word)).list.walk {
            if case .glyphs(let run) = $0 { count += run.glyphs.count }
            return .into
        }
        #expect(count == 10)
    }

    @Test func `A line that ends at it shows a hyphen`() {
        #expect(shown(word, 95) == ["auto-", "mobile"])
        #expect(frames(words("a", word), 95) == "60x40 a(0, 0, 60, 40)")
        #expect(shown("an " + word, 80) == ["an auto-", "mobile"])
        #expect(frames(words("a", "an " + word), 80) == "80x40 a(0, 0, 80, 40)")
    }

    @Test func `The hyphen needs room, too`() {
        // Seven characters are too few for "an auto" and a hyphen.
        #expect(shown("an " + word, 79) == ["an", "auto-", "mobile"])
        // What has no room at all is broken anywhere.
        #expect(shown(word, 45) == ["auto", "mobi", "le"])
        #expect(frames(words("a", word), 45) == "40x60 a(0, 0, 40, 60)")
    }

    @Test func `Of several, the last that fits is where the line ends`() {
        let many = "Do\u{AD}nau\u{AD}dampf\u{AD}schiff"
        #expect(shown(many, 120) == ["Donaudampf-", "schiff"])
        #expect(shown(many, 109) == ["Donau-", "dampf-", "schiff"])
        #expect(shown(many, 60) == ["Donau-", "dampf-", "schiff"])
    }

    @Test func `Where a paragraph or the text ends there is none`() {
        #expect(shown("ab\u{AD}\ncd", 100) == ["ab", "cd"] && shown("ab\u{AD}", 100) == ["ab"])
        #expect(shown("ab\u{AD} cd", 30) == ["ab", "cd"])
    }

    @Test func `It stands behind a word that runs against its paragraph`() {
        func split(_ text: String, _ width: CGFloat, _ direction: LayoutDirection) -> [String] {
            let text = Text(verbatim: text).writingDirection(strategy: .layoutBased)
            return lines(text.environment(\.layoutDirection, direction), width, 1000)
        }
        let latin = split(word, 95, .rightToLeft)
        #expect(latin == ["auto-\u{200E}", "mobile"])
        let hebrew = split("\u{5D0}\u{5D1}\u{AD}\u{5D2}\u{5D3}", 35, .leftToRight)
        #expect(hebrew == ["\u{5D0}\u{5D1}-\u{200F}", "\u{5D2}\u{5D3}"])
    }

    @Test func `Beside an ellipsis there is none`() {
        #expect(shown(word, 50, limit: 1) == ["auto…"])
        #expect(shown("an " + word + " ride", 80, limit: 2) == ["an auto-", "mobile …"])
    }

    @Test func `It may stand between looks`() {
        let text = Text(verbatim: "auto\u{AD}").bold() + Text(verbatim: "mobile")
        #expect(lines(text, 90, 100) == ["auto-", "mobile"])
        let other = Text(verbatim: "auto").bold() + Text(verbatim: "\u{AD}mobile")
        #expect(lines(other, 90, 100) == ["auto-", "mobile"])
    }
}
