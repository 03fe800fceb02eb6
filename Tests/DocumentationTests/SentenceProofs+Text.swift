import Foundation
import SwiftUI
import Testing
import ViewCore

extension SentenceProofs {
    /// Text.
    static let ofText: [String: Proof] = [
        "custom-symbols": { isTested("What is asked of layers is said") },
        "spoken-parts": {
            let spoken: Text = Text("a").accessibilityLabel("b")
            holds(laidOut(spoken + Text("c")).trace == laidOut(Text("a") + Text("c")).trace)
            holds(laidOut(Text("a").accessibilityLabel("b")).trace != laidOut(Text("a")).trace)
        },
        "text-fonts": {
            let names = [Font.Design.default, .monospaced, .rounded, .serif].map {
                Font.system(.body, design: $0)
                    .resolved(in: EnvironmentValues(), traits: EnvironmentValues().textTraits).face.name
            }
            #expect(names == ["Inter", "JetBrains Mono", "Nunito", "Source Serif 4"])
        },
        "text-translation": {
            #expect(words(Text("Done").environment(\.locale, Locale(identifier: "de"))) == ["Done"])
        },
        "text-distances": {
            let later = Date(timeIntervalSinceReferenceDate: 190_028_460 + 7200)
            let german = Text(later, style: .relative).environment(\.locale, Locale(identifier: "de"))
            #expect(words(german).joined(separator: " ") == "2 hours")
        },
        "text-formats": {
            let literal = Text("\(1234.5, format: .number)").environment(\.locale, Locale(identifier: "de"))
            #expect(words(literal).joined() == "1,234.5")
            let value = Text(1234.5, format: .number).environment(\.locale, Locale(identifier: "de"))
            #expect(words(value).joined() == "1.234,5")
        },
        "combine-later": {
            isTested("Values that are for later do not arrive")
            isTested("Values arrive on each queue at once")
        },
        "text-clock": {
            let now = Date.now.timeIntervalSince1970
            let shown = words(Text(verbatim: "\(Date.now.timeIntervalSince1970)")).joined()
            #expect((Double(shown) ?? 0) >= now)
        },
        "text-still-moment": {
            let view = TimelineView(.everyMinute) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }
            // 9:41 UTC on 9 January 2007.
            #expect(words(view).joined() == "1168335660.0")
        },
        "text-formatters": {
            let formatter = NumberFormatter()
            formatter.locale = Locale(identifier: "de")
            formatter.numberStyle = .decimal
            #expect(words(Text(1234.5 as NSNumber, formatter: formatter)).joined() == "1.234,5")
        },
        "text-markdown": {
            let text = Text("**a** *b* `c` ~~d~~ [e](https://example.org)")
            #expect(words(text).joined() == "a b c d e")
            #expect(words(Text("# a")).joined() == "# a")
        },
        "text-grammar": {
            #expect(words(Text("^[3 apple](inflect: true)")).joined() == "3 apples")
            #expect(words(Text("^[3 apple is red](inflect: true)")).joined() == "3 apple is red")
        },
    ]
}
