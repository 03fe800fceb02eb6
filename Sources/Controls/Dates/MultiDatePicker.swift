import Foundation
public import ViewCore

/// A calendar to choose several dates in.
public struct MultiDatePicker<Label: View> {
    let label: Label
    let selection: Binding<Set<DateComponents>>
    let minimum: Date?
    /// The first moment that cannot be chosen any more.
    let end: Date?
}

extension MultiDatePicker: View {
    public typealias Body = Never

    /// The month of the earliest date that is selected; without one, that of the moment every picture is of.
    public func unfold(into unfolding: inout Unfolding) {
        let selection = selection.wrappedValue
        unfolding.claim([.press, .focus]) { claim, unfolding in
            let environment = unfolding.environment
            let words = DateWords(environment)
            let days = Set(selection.compactMap { words.day(of: $0) })
            let last = end.usable.map { $0.addingTimeInterval(-1) }
            let shown = ShownDates.date(
                days.min() ?? StillDate.now, from: minimum.usable, to: last, in: unfolding)
            let metrics = CalendarMetrics(environment.platform)
            MonthLook(
                words: words, month: shown, metrics: metrics,
                isSelected: { days.contains(words.calendar.startOfDay(for: $0)) },
                canChoose: { day in
                    (end.usable.map { words.calendar.startOfDay(for: day) < $0 } ?? true)
                        && (minimum.usable.map { words.calendar.startOfDay(for: $0) <= day } ?? true)
                }
            )
            .frame(width: metrics.width)
            .dimmed(in: environment)
            .unfold(into: &unfolding)
        }
    }
}

extension DateWords {
    /// The beginning of the day that the components name; `nil` where they name none of this calendar.
    fileprivate func day(of components: DateComponents) -> Date? {
        guard let year = components.year, (1...4000).contains(year), let month = components.month,
            let day = components.day, (1...13).contains(month), (1...31).contains(day)
        else { return nil }
        let plain = DateComponents(era: components.era, year: year, month: month, day: day)
        return calendar.date(from: plain).map(calendar.startOfDay)
    }
}
