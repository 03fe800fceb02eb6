import Foundation
import Testing
import ViewCore

/// Apple's documentation of `Text.DateStyle` has the shapes of the words.
struct DateTextTests {
    private let moment = Date(timeIntervalSinceReferenceDate: 190_028_460)

    private func words(_ seconds: TimeInterval, _ style: Text.DateStyle) -> String {
        guard case .string(let words) = Text(moment.addingTimeInterval(seconds), style: style).content
        else { return "" }
        return words.replacing("\u{202F}", with: " ")
    }

    @Test func `Dates are written in English and UTC, from 9:41 on`() {
        #expect(words(0, .time) == "9:41 AM")
        #expect(words(0, .date) == "January 9, 2007")
        #expect(words(8580, .relative) == "2 hours, 23 minutes")
        #expect(words(-60, .relative) == "1 minute")
        #expect(words(7200, .offset) == "+2 hours")
        #expect(words(-86400 * 95, .offset) == "-3 months")
        #expect(words(152, .timer) == "2:32")
        #expect(words(-133_141, .timer) == "36:59:01")
    }

    @Test(arguments: [.nan, .infinity, -.infinity, 1e300, -1e18])
    func `Dates that no calendar has are written, too`(seconds: Double) {
        for style in [Text.DateStyle.time, .date, .relative, .offset, .timer] {
            #expect(!words(seconds, style).isEmpty)
        }
    }
}
