public import Foundation

extension Text {
    /// How a date is written. Distances are seen from the moment that every picture is of.
    public struct DateStyle: Hashable, Sendable {
        fileprivate enum Kind { case time, date, relative, offset, timer }
        fileprivate let kind: Kind

        /// `9:41 AM`, and `09:41` where the locale's short time has two digits (CLDR, `timeFormat-short`).
        public static let time = DateStyle(kind: .time)
        /// `January 9, 2007`.
        public static let date = DateStyle(kind: .date)
        /// `2 hours, 23 minutes`.
        public static let relative = DateStyle(kind: .relative)
        /// `-2 hours` for a date in two hours, `+2 hours` for one of two hours ago (Apple, Displaying dynamic dates in
        /// widgets).
        public static let offset = DateStyle(kind: .offset)
        /// `2:23:00`.
        public static let timer = DateStyle(kind: .timer)
    }

    nonisolated public init(_ date: Date, style: DateStyle) {
        let date = DateText(date)
        content = .formatted(EnvironmentWords { date.words(style.kind, in: $0) })
    }

    /// `9:41 – 10:41 AM`: of two times of one half of the day the first says nothing of it; `Jan 9 – Jan 12` for more than 24
    /// hours, as ClockKit's `CLKTimeIntervalTextProvider` documents it.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        let (start, end) = (DateText(dates.lowerBound), DateText(dates.upperBound))
        content = .formatted(
            EnvironmentWords { environment in
                if start.isOfDay(of: end, in: environment) {
                    return environment.words(
                        of: start.date..<end.date,
                        format: Date.IntervalFormatStyle(date: .omitted, time: .shortened))
                }
                let isShort = end.date.timeIntervalSince(start.date) <= 86400
                return [start, end].map {
                    isShort ? $0.words(.time, in: environment) : $0.day(in: environment)
                }
                .joined(separator: " – ")
            })
    }

    nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

    /// What is left of an interval, or has passed of it: `1:01:40`. Before and after the interval the timer stands.
    ///
    /// - Parameters:
    ///   - pauseTime: when the timer was stopped; `nil` while it runs.
    ///   - showsHours: whether more than 59 minutes are hours, too, and not `61:40`.
    nonisolated public init(
        timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let (start, end) = (DateText(timerInterval.lowerBound), DateText(timerInterval.upperBound))
        let stop = pauseTime.map { DateText($0) }
        content = .formatted(
            EnvironmentWords { environment in
                // A timer that was stopped later than the picture is of runs still.
                let now = min(stop?.date ?? StillMoment.date, StillMoment.date)
                let moment = min(max(now, start.date), end.date)
                let seconds =
                    countsDown ? end.date.timeIntervalSince(moment) : moment.timeIntervalSince(start.date)
                return timerWords(seconds, showsHours: showsHours, in: environment)
            })
    }
}

/// `2:23:00`, or `143:00` without hours.
private func timerWords(_ seconds: TimeInterval, showsHours: Bool, in environment: EnvironmentValues)
    -> String
{
    let duration = Duration.seconds(Int64(seconds.rounded(.down)))
    let pattern: Duration.TimeFormatStyle.Pattern =
        showsHours && seconds >= 3600
        ? .hourMinuteSecond : .minuteSecond(padMinuteToLength: 1)
    return environment.words(of: duration, format: .time(pattern: pattern))
}

/// A date in words, the same on every machine.
private struct DateText {
    let date: Date

    init(_ date: Date) {
        // Some ten thousand years to both sides: calendars count no farther, nor from what is no number.
        let seconds = date.timeIntervalSinceReferenceDate
        let most = 3e11
        self.date = Date(
            timeIntervalSinceReferenceDate: seconds.isNaN ? 0 : min(max(seconds, -most), most))
    }

    /// Whole units between the moment and the date, the largest first.
    private func units(in environment: EnvironmentValues) -> [(count: Int, unit: Calendar.Component)] {
        let now = StillMoment.date
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: min(now, date), to: max(now, date))
        let all: [(Int?, Calendar.Component)] = [
            (parts.year, .year), (parts.month, .month), (parts.day, .day), (parts.hour, .hour),
            (parts.minute, .minute), (parts.second, .second),
        ]
        let known = all.map { (count: $0.0 ?? 0, unit: $0.1) }
        return Array(known.drop { $0.count == 0 })
    }

    func isOfDay(of other: DateText, in environment: EnvironmentValues) -> Bool {
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        return calendar.isDate(date, inSameDayAs: other.date)
    }

    /// `Jan 9`.
    func day(in environment: EnvironmentValues) -> String {
        environment.words(of: date, format: Date.FormatStyle().month(.abbreviated).day())
    }

    func words(_ kind: Text.DateStyle.Kind, in environment: EnvironmentValues) -> String {
        switch kind {
        case .time:
            // The style `.shortened` leaves the zero out that the locale's short time has.
            return environment.words(of: date, format: Date.FormatStyle().hour().minute())
        case .date: return environment.words(of: date, format: Date.FormatStyle(date: .long, time: .omitted))
        case .relative:
            let two = units(in: environment).prefix(2).filter { $0.count != 0 }
            return CountedUnits(two.isEmpty ? [(0, .second)] : two).words(in: environment)
        case .offset:
            let largest = units(in: environment).first ?? (0, .second)
            return (date > StillMoment.date ? "-" : "+") + CountedUnits([largest]).words(in: environment)
        case .timer:
            return timerWords(
                abs(date.timeIntervalSince(StillMoment.date)), showsHours: true, in: environment)
        }
    }
}
