import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Apple's documentation of `Text.DateStyle` has the shapes of the words.
struct DateTextTests {
    private let moment = Date(timeIntervalSinceReferenceDate: 190_028_460)

    private func words(_ seconds: TimeInterval, _ style: Text.DateStyle) -> String {
        Text(moment.addingTimeInterval(seconds), style: style).plain.replacing("\u{202F}", with: " ")
    }

    @Test func `Dates are seen from 9:41, in English and UTC unless the environment says otherwise`() {
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

    @Test func `Numbers and dates follow the locale and the time zone of their place`() {
        var german = EnvironmentValues()
        german.locale = Locale(identifier: "de_DE")
        german.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
        func words(_ text: Text) -> String {
            guard case .formatted(let words) = text.content else { return "" }
            return words.written(german)
        }
        #expect(words(Text(1234.5, format: .number)) == "1.234,5")
        #expect(words(Text(moment, style: .time)) == "10:41")
        #expect(words(Text(moment, format: .dateTime.hour().minute())) == "10:41")
        // A format that names a locale keeps it.
        #expect(words(Text(1234.5, format: .number.locale(Locale(identifier: "en_US")))) == "1,234.5")
    }

    @Test func `Relative dates and intervals follow neither the clock nor the machine's zone`() {
        var german = EnvironmentValues()
        german.locale = Locale(identifier: "de_DE")
        let later = moment.addingTimeInterval(7200)
        #expect(german.words(of: later, format: .relative(presentation: .numeric)) == "in 2 Stunden")
        let times = Date.IntervalFormatStyle(date: .omitted, time: .shortened)
        german.timeZone = TimeZone(secondsFromGMT: 3600) ?? .gmt
        #expect(german.words(of: moment..<later, format: times).contains("10:41"))
    }
}
