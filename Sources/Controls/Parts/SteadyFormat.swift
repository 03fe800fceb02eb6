import Foundation
import ViewCore

extension EnvironmentValues {
    /// A value in words, in the environment's locale, calendar and time zone where the format names none: never in
    /// the machine's.
    nonisolated func words<F: FormatStyle>(of value: F.FormatInput, format: F) -> F.FormatOutput {
        var format = format
        // A format without a locale of its own has the one that follows the system's.
        if format == format.locale(.autoupdatingCurrent) { format = format.locale(locale) }
        if var date = format as? Date.FormatStyle {
            if date.timeZone == .autoupdatingCurrent { date.timeZone = timeZone }
            if date.calendar == .autoupdatingCurrent { date.calendar = calendar }
            format = date as? F ?? format
        }
        return format.format(value)
    }
}
