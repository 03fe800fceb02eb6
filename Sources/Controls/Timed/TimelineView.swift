public import Foundation
public import ViewCore

/// Content as a function of time; every picture is of one moment.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    let schedule: Schedule
    let content: (Context) -> Content

    /// The moment to draw.
    public struct Context {
        /// How often a timeline is drawn anew.
        public enum Cadence: Comparable, Sendable { case live, seconds, minutes }

        public let date: Date
        /// As on a screen that is looked at.
        public let cadence: Cadence

        /// Does nothing: there is no later drawing that could be asked for.
        public func invalidateTimelineContent() {}
    }
}

/// The context of a timeline view, whatever its schedule and content.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    nonisolated public init(
        _ schedule: Schedule,
        @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = { content(TimelineViewDefaultContext(date: $0.date, cadence: .live)) }
    }

    public var body: some View { Given(content(Context(date: schedule.date(after: 0), cadence: .live))) }

    public func unfold(into unfolding: inout Unfolding) {
        guard let motion = unfolding.motion else { return unfolding.unfoldBody(of: self) }
        // Time that has gone on since the tile's change has gone on here, too.
        let date = schedule.date(after: motion.time)
        unfolding.descend(into: Self.self) {
            Given(content(Context(date: date, cadence: .live))).unfold(into: &$0)
        }
    }
}
