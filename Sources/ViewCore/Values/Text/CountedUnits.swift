import Foundation

/// Numbers of years to seconds in the words of a locale: `2 hours, 23 minutes`.
struct CountedUnits {
    private let units: [(count: Int, unit: Calendar.Component)]

    init(_ units: [(count: Int, unit: Calendar.Component)]) { self.units = units }

    func words(in environment: EnvironmentValues) -> String {
        let words = units.map { CountedUnits.words($0.count, $0.unit, in: environment) }
        return words.joined(separator: CountedUnits.separator(in: environment))
    }

    /// A duration has no years and months, whose lengths differ; their words are those of dates that are as far away.
    private static func words(
        _ count: Int, _ unit: Calendar.Component, in environment: EnvironmentValues
    ) -> String {
        let (seconds, allowed): (Int, Duration.UnitsFormatStyle.Unit)
        switch unit {
        case .day: (seconds, allowed) = (86_400, .days)
        case .hour: (seconds, allowed) = (3600, .hours)
        case .minute: (seconds, allowed) = (60, .minutes)
        case .second: (seconds, allowed) = (1, .seconds)
        default: return long(count, unit, in: environment)
        }
        return environment.words(
            of: .seconds(Int64(count) * Int64(seconds)), format: .units(allowed: [allowed], width: .wide))
    }

    /// `in 2 years` and `2 years ago` have the words in common that say how long.
    private static func long(
        _ count: Int, _ unit: Calendar.Component, in environment: EnvironmentValues
    ) -> String {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let start = Date(timeIntervalSinceReferenceDate: 0)
        // Numbers past those of all calendars are written as they are.
        guard count > 0, count < 5000, let end = calendar.date(byAdding: unit, value: count, to: start) else {
            return "\(count) \(unit == .year ? "years" : "months")"
        }
        func distance(from one: Date, to other: Date) -> String {
            Date.AnchoredRelativeFormatStyle(
                anchor: other, presentation: .numeric, unitsStyle: .wide, locale: environment.locale,
                calendar: calendar
            ).format(one)
        }
        return shared(distance(from: start, to: end), distance(from: end, to: start))
    }

    /// The longest words that stand in both, one after another.
    private static func shared(_ one: String, _ other: String) -> String {
        let (words, others) = (one.split(separator: " "), other.split(separator: " "))
        var best = words[0..<0]
        for start in words.indices {
            for end in stride(from: words.endIndex, to: start + best.count, by: -1)
            where others.indices.contains(where: { others[$0...].starts(with: words[start..<end]) }) {
                best = words[start..<end]
                break
            }
        }
        return best.isEmpty ? one : best.joined(separator: " ")
    }

    /// What the locale writes between two units.
    private static func separator(in environment: EnvironmentValues) -> String {
        let both = environment.words(
            of: .seconds(7260),
            format: Duration.UnitsFormatStyle.units(allowed: [.hours, .minutes], width: .wide))
        let (hours, minutes) = (words(2, .hour, in: environment), words(1, .minute, in: environment))
        guard both.hasPrefix(hours), both.hasSuffix(minutes), both.count > hours.count + minutes.count else {
            return ", "
        }
        return String(both.dropFirst(hours.count).dropLast(minutes.count))
    }
}
