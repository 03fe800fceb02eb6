package import Foundation

/// Words that the locale, the calendar and the time zone of the place decide where they are drawn.
package struct EnvironmentWords: Sendable {
    // Holds values alone, though a format's type may not say that it can be sent.
    nonisolated(unsafe) private let write: (EnvironmentValues) -> String
    /// What a format has not in a language, as a warning says it.
    nonisolated private var lacks: (@Sendable (Locale) -> String?)?

    nonisolated init<F: FormatStyle>(of value: F.FormatInput, format: F) where F.FormatOutput == String {
        unsafe write = { $0.words(of: value, format: format) }
    }

    nonisolated init(
        lacks: (@Sendable (Locale) -> String?)? = nil,
        _ write: @escaping @Sendable (EnvironmentValues) -> String
    ) {
        self.lacks = lacks
        unsafe self.write = write
    }

    nonisolated init<U: Dimension>(of value: Measurement<U>, measured format: Measurement<U>.FormatStyle) {
        self.init(of: value, format: format)
        lacks = { format.lack(in: $0) }
    }

    /// What a warning says of the words: what their format has not in this language.
    nonisolated package func lack(in locale: Locale) -> String? { lacks?(locale) }

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
