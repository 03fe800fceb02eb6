import Foundation
import ViewCore

/// The days of a month in weeks, with the month above and the time below.
///
/// All lengths are guesses from pictures: rows and columns of 44, days of 20 points in circles of 44, weekdays of 13
/// semibold and the month of 17 semibold; on macOS half of that, but weekdays of 8, the largest that a column holds. A selected day is in the tint on a faint ground of it;
/// the day that today would be is not marked, since no clock reaches a picture. The word "Time" is English.
struct CalendarLook: LookView {
    nonisolated static var publicName: String { "MultiDatePicker" }

    let parts: DateParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let metrics = CalendarMetrics(environment.platform)
        VStack(spacing: metrics.gap) {
            if parts.components.hasDate {
                MonthLook(
                    words: parts.words, month: parts.date, metrics: metrics,
                    isSelected: { parts.words.calendar.isDate($0, inSameDayAs: parts.date) },
                    canChoose: parts.canChoose
                )
                .dimmed(in: environment)
            }
            if parts.components.hasTime { time(environment, metrics) }
        }
        .frame(width: metrics.width)
        .unfold(into: &unfolding)
    }

    private func time(_ environment: EnvironmentValues, _ metrics: CalendarMetrics) -> some View {
        let isMac = environment.platform == .macos
        return HStack(spacing: 8) {
            Text(verbatim: "Time").font(metrics.words)
            Spacer(minLength: 0)
            if isMac {
                DateField(parts: parts.timeAlone)
            } else {
                CompactDates(parts: parts.timeAlone)
            }
        }
        .padding(.horizontal, metrics.side)
    }
}

extension DateParts {
    /// A picker of the time alone.
    var timeAlone: DateParts { DateParts(self, components: components.subtracting(.date)) }

    private init(_ parts: DateParts, components: DatePickerComponents) {
        date = parts.date
        minimum = parts.minimum
        maximum = parts.maximum
        words = parts.words
        isPressed = parts.isPressed
        self.components = components
    }
}

struct CalendarMetrics {
    let cell: CGFloat
    let gap: CGFloat
    let side: CGFloat
    let day: Font
    let weekday: Font
    let words: Font

    init(_ platform: Platform) {
        switch platform {
        case .ios:
            (cell, gap, side) = (44, 6, 12)
            (day, weekday, words) = (
                .system(size: 20), .system(size: 13, weight: .semibold), .system(size: 17)
            )
        case .macos:
            (cell, gap, side) = (22, 4, 4)
            (day, weekday, words) = (
                .system(size: 11), .system(size: 8, weight: .semibold), .system(size: 13)
            )
        }
    }

    var width: CGFloat { cell * 7 }
}

/// One month of a calendar.
struct MonthLook: View, PubliclyNamed {
    nonisolated static var publicName: String { "MultiDatePicker" }

    let words: DateWords
    /// Any moment of the month.
    let month: Date
    let metrics: CalendarMetrics
    let isSelected: (Date) -> Bool
    let canChoose: (Date) -> Bool

    var body: some View {
        VStack(spacing: metrics.gap) {
            header
            HStack(spacing: 0) {
                ForEach(Array(weekdays.enumerated()), id: \.offset) { day in
                    Text(verbatim: day.element)
                        .font(metrics.weekday)
                        .foregroundStyle(.tertiary)
                        .lineLimit(1)
                        // A name that is wider than its column is set smaller, never cut.
                        .minimumScaleFactor(0.5)
                        .padding(.horizontal, 1)
                        .frame(width: metrics.cell)
                }
            }
            VStack(spacing: 0) {
                ForEach(Array(weeks.enumerated()), id: \.offset) { week in
                    HStack(spacing: 0) {
                        ForEach(Array(week.element.enumerated()), id: \.offset) { day in
                            cell(day.element)
                        }
                    }
                }
            }
        }
    }

    private var header: some View {
        HStack(spacing: 7) {
            Text(verbatim: words.month(month)).font(metrics.words.weight(.semibold)).lineLimit(1)
                .minimumScaleFactor(0.5)
            arrow(width: 0.16).foregroundStyle(.tint)
            Spacer(minLength: 0)
            HStack(spacing: metrics.cell * 0.6) {
                arrow(width: 0.22).rotationEffect(.degrees(180))
                arrow(width: 0.22)
            }
            .foregroundStyle(.tint)
        }
        .padding(.horizontal, metrics.side)
        .frame(height: metrics.cell)
    }

    private func arrow(width part: CGFloat) -> some View {
        MonthArrow()
            .stroke(
                .foreground,
                style: StrokeStyle(lineWidth: metrics.cell / 20, lineCap: .round, lineJoin: .round)
            )
            .frame(width: metrics.cell * part, height: metrics.cell * part * 1.7)
    }

    @ViewBuilder private func cell(_ day: Date?) -> some View {
        if let day {
            let isOn = isSelected(day)
            Text(verbatim: words.number(words.calendar.component(.day, from: day)))
                .font(isOn ? metrics.day.weight(.semibold) : metrics.day)
                .foregroundStyle(
                    isOn
                        ? AnyShapeStyle(.tint)
                        : canChoose(day) ? AnyShapeStyle(.primary) : AnyShapeStyle(.tertiary)
                )
                .frame(width: metrics.cell, height: metrics.cell)
                .background { if isOn { Circle().fill(Color.tint.opacity(0.15)) } }
        } else {
            Color.clear.frame(width: metrics.cell, height: metrics.cell)
        }
    }

    /// From 0 to 6, whatever number a calendar was given.
    private var firstWeekday: Int { ((words.calendar.firstWeekday % 7) + 6) % 7 }

    /// The names of the weekdays, the week's first one first.
    private var weekdays: [String] {
        let names = words.calendar.shortStandaloneWeekdaySymbols.map { $0.uppercased(with: words.locale) }
        let first = min(firstWeekday, max(names.count - 1, 0))
        return Array(names[first...] + names[..<first])
    }

    /// The days of the month, each on its weekday.
    private var weeks: [[Date?]] {
        let calendar = words.calendar
        guard let start = calendar.dateInterval(of: .month, for: month)?.start,
            let days = calendar.range(of: .day, in: .month, for: month)
        else { return [] }
        let lead = ((calendar.component(.weekday, from: start) - 1 - firstWeekday) % 7 + 7) % 7
        var cells: [Date?] = Array(repeating: nil, count: lead)
        for index in 0..<days.count { cells.append(calendar.date(byAdding: .day, value: index, to: start)) }
        while cells.count % 7 != 0 { cells.append(nil) }
        return stride(from: 0, to: cells.count, by: 7).map { Array(cells[$0..<$0 + 7]) }
    }
}

/// Points the way that is read, since shapes turn around with the layout.
private struct MonthArrow: Shape, PubliclyNamed {
    nonisolated static var publicName: String { "Path" }

    nonisolated func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.midY),
            CGPoint(x: rect.minX, y: rect.maxY),
        ])
        return path
    }
}
