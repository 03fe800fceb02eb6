import Foundation
import ViewCore

/// A date in the words of the environment's locale, calendar and time zone: never of the machine's.
///
/// What a locale says is found out when it is first asked for, once for all the cells of a picker.
final class DateWords {
    let calendar: Calendar
    let locale: Locale

    init(_ environment: EnvironmentValues) {
        var calendar = environment.calendar
        calendar.locale = environment.locale
        calendar.timeZone = environment.timeZone
        self.calendar = calendar
        locale = environment.locale
    }

    private var style: Date.FormatStyle {
        Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    private func style(
        _ date: Date.FormatStyle.DateStyle, _ time: Date.FormatStyle.TimeStyle
    ) -> Date.FormatStyle {
        Date.FormatStyle(
            date: date, time: time, locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    }

    /// `Jan 9, 2007`.
    func day(_ date: Date) -> String { style(.abbreviated, .omitted).format(date) }
    /// `9:41 AM`, and `09:41` where the locale's short time has two digits, which `.shortened` leaves out.
    func time(_ date: Date, hasSeconds: Bool) -> String {
        (hasSeconds ? style(.omitted, .standard) : style.hour().minute()).format(date)
    }
    /// `1/9/2007`.
    func numericDay(_ date: Date) -> String { style(.numeric, .omitted).format(date) }
    /// `January 2007`.
    func month(_ date: Date) -> String { style.month(.wide).year().format(date) }
    /// `January`.
    func monthAlone(_ date: Date) -> String {
        let index = calendar.component(.month, from: date) - 1
        return monthNames.indices.contains(index) ? monthNames[index] : style.month(.wide).format(date)
    }
    func year(_ date: Date) -> String { style.year().format(date) }
    /// `Tue, Jan 9`.
    func weekday(_ date: Date) -> String {
        style.weekday(.abbreviated).month(.abbreviated).day().format(date)
    }
    func number(_ value: Int) -> String { plainNumber.format(value) }
    /// `05`.
    func twoDigits(_ value: Int) -> String { longNumber.format(value) }

    private lazy var monthNames = calendar.standaloneMonthSymbols
    private lazy var plainNumber = IntegerFormatStyle<Int>(locale: locale).grouping(.never)
    private lazy var longNumber = plainNumber.precision(.integerLength(2...))

    /// Whether hours go to 12.
    lazy var hasHalfDays: Bool = {
        let letters = pattern("jmm")
        return letters.contains("h") || letters.contains("K")
    }()

    /// How the locale writes a template, without the words in quotes, whose letters mean nothing.
    private func pattern(_ template: String) -> String {
        let written = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        return written.replacing(#/'[^']*'/#, with: "")
    }

    /// The parts of a date in the order in which they are written: `y`, `M`, `d`.
    var order: [Character] {
        var order: [Character] = []
        for letter in pattern("yMMMMd") {
            let part: Character? =
                switch letter {
                case "y", "Y", "U", "r": "y"
                case "M", "L": "M"
                case "d": "d"
                default: nil
                }
            if let part, !order.contains(part) { order.append(part) }
        }
        return order.count == 3 ? order : ["M", "d", "y"]
    }
}

/// The dates that calendars count in: from the year 1 to 4001.
enum ShownDates {
    /// The date that is drawn for one: the nearest that can be chosen, and none that no calendar has.
    @MainActor static func date(
        _ date: Date, from minimum: Date?, to maximum: Date?, in unfolding: Unfolding
    ) -> Date {
        let seconds = date.timeIntervalSinceReferenceDate
        guard seconds.isFinite, date >= .distantPast, date <= .distantFuture else {
            let shown = seconds > 0 ? Date.distantFuture : seconds < 0 ? .distantPast : StillDate.now
            unfolding.warn(
                "DatePicker(selection:) has a date that is \(seconds) seconds after 2001; it is drawn as "
                    + (seconds.isNaN ? "9:41 on 9 January 2007" : "the nearest from the year 1 to 4001"))
            return shown
        }
        // Of a range that is written the wrong way round, its beginning counts.
        return max(minimum.usable ?? .distantPast, min(maximum.usable ?? .distantFuture, date))
    }
}

extension Date? {
    /// The date, unless it is none that calendars count in.
    var usable: Date? {
        guard let date = self, date.timeIntervalSinceReferenceDate.isFinite else { return nil }
        return Swift.min(Swift.max(date, .distantPast), .distantFuture)
    }
}
