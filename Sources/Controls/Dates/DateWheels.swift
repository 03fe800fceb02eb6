import Foundation
import ViewCore

/// A wheel for each part of the date, side by side on one band.
///
/// The month's, day's, hour's and minute's go round; those of the year and of the halves of the day end. Which parts
/// there are is as on iOS; the gaps between the wheels are guesses.
struct DateWheels: LookView {
    nonisolated static var publicName: String { "DatePicker" }

    let parts: DateParts

    func unfold(in environment: EnvironmentValues, into unfolding: inout Unfolding) {
        let metrics = WheelMetrics(environment)
        HStack(spacing: 0) {
            DateColumns(parts: parts, metrics: metrics)
        }
        .padding(.horizontal, 8)
        .background { WheelBand(metrics: metrics) }
        .dimmed(in: environment)
        .unfold(into: &unfolding)
    }
}

private struct DateColumns: View, PubliclyNamed {
    nonisolated static var publicName: String { "DatePicker" }

    let parts: DateParts
    let metrics: WheelMetrics

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        for (index, column) in DateColumn.columns(of: parts).enumerated() {
            unfolding.unfold(DateColumnLook(column: column, parts: parts, metrics: metrics), slot: index)
        }
    }
}

/// One wheel's part of a date.
private enum DateColumn {
    case weekday, day, month, year, hour, minute, second, half

    static func columns(of parts: DateParts) -> [DateColumn] {
        var columns: [DateColumn] = []
        if parts.components.hasDate, parts.components.hasTime {
            columns.append(.weekday)
        } else if parts.components.hasDate {
            columns += parts.words.order.map { $0 == "y" ? .year : $0 == "M" ? .month : .day }
        }
        if parts.components.hasTime {
            columns += [.hour, .minute]
            if parts.components.hasSeconds { columns.append(.second) }
            if parts.words.hasHalfDays { columns.append(.half) }
        }
        return columns
    }

    /// The date `offset` rows below the middle, or `nil` past the end of the wheel.
    func date(_ offset: Int, from parts: DateParts) -> Date? {
        let calendar = parts.words.calendar
        func turned(_ component: Calendar.Component, wraps: Bool) -> Date? {
            calendar.date(byAdding: component, value: offset, to: parts.date, wrappingComponents: wraps)
        }
        switch self {
        case .weekday: return turned(.day, wraps: false)
        case .day: return turned(.day, wraps: true)
        case .month: return turned(.month, wraps: true)
        case .year:
            guard let date = turned(.year, wraps: false) else { return nil }
            return date >= .distantPast && date <= .distantFuture ? date : nil
        case .hour: return turned(.hour, wraps: true)
        case .minute: return turned(.minute, wraps: true)
        case .second: return turned(.second, wraps: true)
        case .half:
            let hour = calendar.component(.hour, from: parts.date)
            guard offset == 0 || offset == (hour < 12 ? 1 : -1) else { return nil }
            return calendar.date(byAdding: .hour, value: 12 * offset, to: parts.date)
        }
    }

    func text(_ date: Date, _ words: DateWords) -> String {
        func value(_ component: Calendar.Component) -> Int { words.calendar.component(component, from: date) }
        switch self {
        case .weekday: return words.weekday(date)
        case .day: return words.number(value(.day))
        case .month: return words.monthAlone(date)
        case .year: return words.year(date)
        case .hour:
            let hour = value(.hour)
            guard words.hasHalfDays else { return words.twoDigits(hour) }
            return words.number(hour % 12 == 0 ? 12 : hour % 12)
        case .minute: return words.twoDigits(value(.minute))
        case .second: return words.twoDigits(value(.second))
        case .half: return value(.hour) < 12 ? words.calendar.amSymbol : words.calendar.pmSymbol
        }
    }
}

private struct DateColumnLook: View, PubliclyNamed {
    nonisolated static var publicName: String { "DatePicker" }

    let column: DateColumn
    let parts: DateParts
    let metrics: WheelMetrics

    typealias Body = Never

    func unfold(into unfolding: inout Unfolding) {
        var rows: [WheelRow] = []
        for offset in -metrics.reach...metrics.reach {
            guard let date = column.date(offset, from: parts) else { continue }
            let canChoose = offset == 0 || parts.canChoose(date)
            let text = Text(verbatim: column.text(date, parts.words))
                .defaultFont(WheelMetrics.font)
                .lineLimit(1)
                .opacity(canChoose ? 1 : 0.4)
            rows += unfolding.nodes(of: text, slot: offset).map { WheelRow(node: $0, offset: offset) }
        }
        WheelColumn(rows: rows, metrics: metrics).padding(.horizontal, 7).unfold(into: &unfolding)
    }
}
