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
        // What lies ahead has a minus sign (Apple, Displaying dynamic dates in widgets).
        #expect(words(7200, .offset) == "-2 hours")
        #expect(words(-86400 * 95, .offset) == "+3 months")
        #expect(words(152, .timer) == "2:32")
        #expect(words(-133_141, .timer) == "36:59:01")
    }

    private func words(_ text: Text, _ locale: String = "en_US") -> String {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: locale)
        guard case .formatted(let words) = text.content else { return "" }
        return words.written(environment)
    }

    /// The short time and the long date of a locale (CLDR, `timeFormat-short` and `dateFormat-long`).
    @Test(arguments: [
        ("en_US", "9:41 AM", "January 9, 2007"), ("en_GB", "09:41", "9 January 2007"),
        ("de_DE", "09:41", "9. Januar 2007"), ("fr_FR", "09:41", "9 janvier 2007"),
        ("ja_JP", "9:41", "2007年1月9日"),
    ])
    func `A time and a date are the locale's own`(locale: String, time: String, date: String) {
        #expect(words(Text(moment, style: .time), locale).replacing("\u{202F}", with: " ") == time)
        #expect(words(Text(moment, style: .date), locale) == date)
    }

    @Test func `Distances are in the language of their place`() {
        let later = moment.addingTimeInterval(8580)
        #expect(words(Text(later, style: .relative), "de") == "2 Stunden und 23 Minuten")
        #expect(words(Text(later, style: .offset), "fr") == "-2\u{A0}heures")
        #expect(words(Text(later, style: .timer), "ar_EG") == "٢:٢٣:٠٠")
        #expect(words(Text(moment.addingTimeInterval(86400 * 800), style: .relative)) == "2 years, 2 months")
        #expect(words(Text(moment.addingTimeInterval(-86400 * 800), style: .offset), "fr") == "+2 ans")
    }

    /// Two times, or two days; "drops the morning/evening indicator of the start time when it’s the same as the end time"
    /// (`CLKTimeIntervalTextProvider` of ClockKit).
    @Test func `A range of dates has times within 24 hours, and days beyond`() {
        func range(_ seconds: Double) -> String {
            words(Text(moment...moment.addingTimeInterval(seconds)))
                .replacing("\u{202F}", with: " ").replacing("\u{2009}", with: " ")
        }
        #expect(range(0) == "9:41 AM")
        #expect(range(3600) == "9:41 – 10:41 AM")
        #expect(range(3600 * 3) == "9:41 AM – 12:41 PM")
        #expect(range(3600 * 15) == "9:41 AM – 12:41 AM")
        #expect(range(3600 * 24) == "9:41 AM – 9:41 AM")
        #expect(range(86400 * 3) == "Jan 9 – Jan 12")
    }

    /// "A timer that counts down … showsHours: whether to include an hours component if there are more than 60 minutes
    /// left" (SwiftUI, `Text.init(timerInterval:pauseTime:countsDown:showsHours:)`).
    @Test func `A timer shows what is left of its interval, or what has passed`() {
        func timer(
            from start: Double, to end: Double, pause: Double? = nil, down: Bool = true, hours: Bool = true
        ) -> String {
            words(
                Text(
                    timerInterval: moment.addingTimeInterval(start)...moment.addingTimeInterval(end),
                    pauseTime: pause.map { moment.addingTimeInterval($0) }, countsDown: down,
                    showsHours: hours))
        }
        #expect(timer(from: -100, to: 3600) == "1:00:00" && timer(from: -100, to: 3599) == "59:59")
        #expect(timer(from: -100, to: 3700, hours: false) == "61:40")
        #expect(timer(from: -152, to: 60, down: false) == "2:32")
        // Before and after it stands.
        #expect(timer(from: 60, to: 90) == "0:30" && timer(from: 60, to: 90, down: false) == "0:00")
        #expect(timer(from: -90, to: -60) == "0:00" && timer(from: -90, to: -60, down: false) == "0:30")
        // It was stopped, and what is later than now has not stopped it.
        #expect(
            timer(from: -100, to: 100, pause: -60) == "2:40"
                && timer(from: -100, to: 100, pause: 60) == "1:40")
        #expect(!timer(from: -1e300, to: 1e300).isEmpty)
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
