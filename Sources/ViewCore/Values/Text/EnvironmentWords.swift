package import Foundation

/// Words that the locale, the calendar and the time zone of the place decide where they are drawn.
package struct EnvironmentWords: Sendable {
    // Holds values alone, though a format's type may not say that it can be sent.
    nonisolated(unsafe) private let write: (EnvironmentValues) -> String

    nonisolated init<F: FormatStyle>(of value: F.FormatInput, format: F) where F.FormatOutput == String {
        unsafe write = { $0.words(of: value, format: format) }
    }

    nonisolated init(_ write: @escaping @Sendable (EnvironmentValues) -> String) { unsafe self.write = write }

    nonisolated package func written(_ environment: EnvironmentValues) -> String {
        unsafe write(environment)
    }
}

extension EnvironmentValues {
    /// A value in words, in the environment's locale, calendar and time zone where the format names none: never in
    /// the machine's, and seen from the moment that every picture is of.
    nonisolated package func words<F: FormatStyle>(of value: F.FormatInput, format: F) -> F.FormatOutput {
        var format = format
        // A format without a locale of its own has the one that follows the system's.
        if format == format.locale(.autoupdatingCurrent) { format = format.locale(locale) }
        if var date = format as? Date.FormatStyle {
            if date.timeZone == .autoupdatingCurrent { date.timeZone = timeZone }
            if date.calendar == .autoupdatingCurrent { date.calendar = calendar }
            format = date as? F ?? format
        } else if var interval = format as? Date.IntervalFormatStyle {
            if interval.timeZone == .autoupdatingCurrent { interval.timeZone = timeZone }
            if interval.calendar == .autoupdatingCurrent { interval.calendar = calendar }
            format = interval as? F ?? format
        } else if let relative = format as? Date.RelativeFormatStyle, let date = value as? Date {
            let isOwn = relative.calendar != .autoupdatingCurrent
            let anchored = Date.AnchoredRelativeFormatStyle(
                anchor: date, presentation: relative.presentation, unitsStyle: relative.unitsStyle,
                locale: relative.locale, calendar: isOwn ? relative.calendar : calendar,
                capitalizationContext: relative.capitalizationContext)
            return anchored.format(StillMoment.date) as? F.FormatOutput ?? format.format(value)
        }
        return format.format(value)
    }
}
