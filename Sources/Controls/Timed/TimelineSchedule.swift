public import Foundation
import ViewCore

/// How often a timeline is looked at.
public enum TimelineScheduleMode: Sendable { case normal, lowFrequency }

/// When a timeline view is drawn anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode
    associatedtype Entries: Sequence where Self.Entries.Element == Date
    func entries(from startDate: Date, mode: Self.Mode) -> Self.Entries
}

extension TimelineSchedule {
    /// Entries of a schedule that are looked at.
    private var mostEntries: Int { 10_000 }

    /// The last entry that is not after the moment of every picture; that moment where there is none, so that a
    /// schedule that begins now, whenever that is, draws the same picture each time.
    ///
    /// - Parameter seconds: how long after the moment of every picture it is.
    func date(after seconds: Double) -> Date {
        let now = StillDate.now.addingTimeInterval(seconds)
        var date = StillDate.now
        for entry in entries(from: StillDate.now, mode: .normal).prefix(mostEntries) {
            // Moments have three decimals of a millisecond, frames of a display have not.
            guard entry <= now.addingTimeInterval(1e-6) else { break }
            date = entry
        }
        return date
    }
}

/// With every frame of a display.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
    private let interval: Double

    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        let interval = minimumInterval ?? 1 / 60
        self.interval = paused || !interval.isFinite ? .infinity : max(interval, 1 / 120)
    }

    public typealias Entries = PeriodicTimelineSchedule.Entries

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        Entries(start: startDate, interval: interval)
    }
}

/// At equal distances.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
    private let start: Date
    private let interval: Double

    public init(from startDate: Date, by interval: TimeInterval) {
        start = startDate
        self.interval = interval
    }

    public struct Entries: Sequence, IteratorProtocol, Sendable {
        fileprivate let start: Date
        fileprivate let interval: Double
        private var count = 0.0

        fileprivate init(start: Date, interval: Double) {
            (self.start, self.interval) = (start, interval)
        }

        /// Each from the start on: what adding leaves over would be a frame after two seconds.
        public mutating func next() -> Date? {
            if count == 0 {
                count = 1
                return start
            }
            guard interval > 0, interval.isFinite else { return nil }
            defer { count += 1 }
            return start.addingTimeInterval(count * interval)
        }
    }

    /// Begins with the last entry that is not after `startDate`.
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        let periods = (startDate.timeIntervalSince(start) / interval).rounded(.down)
        let isAhead = !(periods > 0 && periods.isFinite)
        return Entries(
            start: isAhead ? start : start.addingTimeInterval(periods * interval), interval: interval)
    }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
    public init() {}

    public typealias Entries = PeriodicTimelineSchedule.Entries

    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
        PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
            .entries(from: startDate, mode: mode)
    }
}

/// At given moments, in their order.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries
    public init(_ dates: Entries) { self.dates = dates }
    public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    public static var animation: AnimationTimelineSchedule { .init() }
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        .init(minimumInterval: minimumInterval, paused: paused)
    }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    public static func periodic(
        from startDate: Date, by interval: TimeInterval
    ) -> PeriodicTimelineSchedule {
        .init(from: startDate, by: interval)
    }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    public static var everyMinute: EveryMinuteTimelineSchedule { .init() }
}

extension TimelineSchedule {
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        .init(dates)
    }
}
