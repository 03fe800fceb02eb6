public import Foundation

extension Text {
    /// How a date is written. Distances are in English, and seen from the moment that every picture is of.
    public struct DateStyle: Hashable, Sendable {
        fileprivate enum Kind { case time, date, relative, offset, timer }
        fileprivate let kind: Kind

        /// `9:41 AM`.
        public static let time = DateStyle(kind: .time)
        /// `January 9, 2007`.
        public static let date = DateStyle(kind: .date)
        /// `2 hours, 23 minutes`.
        public static let relative = DateStyle(kind: .relative)
        /// `+2 hours`.
        public static let offset = DateStyle(kind: .offset)
        /// `2:23:00`.
        public static let timer = DateStyle(kind: .timer)
    }

    nonisolated public init(_ date: Date, style: DateStyle) {
        let date = DateText(date)
        content = .formatted(EnvironmentWords { date.words(style.kind, in: $0) })
    }

    /// `9:41 AM – 10:41 AM`.
    nonisolated public init(_ dates: ClosedRange<Date>) {
        let (start, end) = (DateText(dates.lowerBound), DateText(dates.upperBound))
        content = .formatted(
            EnvironmentWords { "\(start.words(.time, in: $0)) – \(end.words(.time, in: $0))" })
    }

    nonisolated public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }
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
    private func units(in environment: EnvironmentValues) -> [(count: Int, name: String)] {
        let now = StillMoment.date
        var calendar = environment.calendar
        calendar.timeZone = environment.timeZone
        let parts = calendar.dateComponents(
            [.year, .month, .day, .hour, .minute, .second], from: min(now, date), to: max(now, date))
        let all = [
            (parts.year, "year"), (parts.month, "month"), (parts.day, "day"), (parts.hour, "hour"),
            (parts.minute, "minute"), (parts.second, "second"),
        ]
        let known = all.map { (count: $0.0 ?? 0, name: $0.1) }
        return Array(known.drop { $0.count == 0 })
    }

    private func counted(_ unit: (count: Int, name: String)) -> String {
        "\(unit.count) \(unit.name)\(unit.count == 1 ? "" : "s")"
    }

    func words(_ kind: Text.DateStyle.Kind, in environment: EnvironmentValues) -> String {
        switch kind {
        case .time:
            return environment.words(of: date, format: Date.FormatStyle(date: .omitted, time: .shortened))
        case .date: return environment.words(of: date, format: Date.FormatStyle(date: .long, time: .omitted))
        case .relative:
            let two = units(in: environment).prefix(2).filter { $0.count != 0 }
            return two.isEmpty ? "0 seconds" : two.map(counted).joined(separator: ", ")
        case .offset:
            let largest = units(in: environment).first ?? (0, "second")
            return (date < StillMoment.date ? "-" : "+") + counted(largest)
        case .timer:
            let seconds = Int(abs(date.timeIntervalSince(StillMoment.date)).rounded(.down))
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
            return hours > 0
                ? "\(hours):\(two(minutes)):\(two(seconds % 60))" : "\(minutes):\(two(seconds % 60))"
        }
    }
}
