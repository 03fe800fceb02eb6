import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Hourly: TimelineSchedule {
    func entries(from startDate: Date, mode: Mode) -> [Date] {
        (-2...2).map { startDate.addingTimeInterval(Double($0) * 3600 + 60) }
    }
}

private final class Seen {
    var date: Date?
    func note(_ date: Date) -> String {
        self.date = date
        return "seen"
    }
}

@MainActor struct TimelineViewTests {
    private func date<S: TimelineSchedule>(_ schedule: S) -> Date? {
        let seen = Seen()
        _ = Drawn(
            TimelineView(schedule) { context in
                Text(verbatim: seen.note(context.date))
            })
        return seen.date
    }

    @Test func `Every schedule has one date, that of all pictures or the last before it`() {
        let now = StillDate.now
        #expect(date(.animation) == now)
        #expect(date(.animation(minimumInterval: 0.1, paused: true)) == now)
        #expect(date(.everyMinute) == now)
        #expect(date(.periodic(from: now.addingTimeInterval(-5), by: 2)) == now.addingTimeInterval(-1))
        #expect(
            date(.explicit([now.addingTimeInterval(-90), now.addingTimeInterval(90)]))
                == now.addingTimeInterval(-90))
        #expect(date(Hourly()) == now.addingTimeInterval(-3540))
    }

    /// Frames of a moving picture come at whole sixtieths of a second, written with three decimals of a millisecond.
    @Test func `Each frame of a display is there at its time`() {
        func date(_ seconds: Double) -> Date? {
            let seen = Seen()
            let moving = Moving { _ in
                TimelineView(.animation) { Text(verbatim: seen.note($0.date)) }
            }
            _ = moving.list(at: seconds)
            return seen.date
        }
        guard let start = date(0) else { return #expect(Bool(false), "nothing was drawn") }
        for frame in 0...120 {
            let moment = (Double(frame) / 60 * 1_000_000).rounded() / 1_000_000
            let passed = date(moment)?.timeIntervalSince(start) ?? 0
            #expect(abs(passed - Double(frame) / 60) < 2e-6, "frame \(frame)")
        }
    }

    @Test func `A schedule that begins now, or has no end, is no clock`() {
        let now = StillDate.now
        #expect(date(.periodic(from: Date(), by: 1)) == now)
        #expect(date(.explicit([Date]())) == now)
        #expect(
            date(.explicit(sequence(first: now.addingTimeInterval(-1)) { $0 })) == now.addingTimeInterval(-1))
        for interval in [0, -1, Double.nan, .infinity] {
            #expect(
                date(.periodic(from: now.addingTimeInterval(-5), by: interval)) == now.addingTimeInterval(-5))
        }
    }

    @Test func `The cadence is that of a screen in use`() {
        let view = TimelineView(.everyMinute) { context in
            Text(verbatim: context.cadence <= .live ? "live" : "slow")
        }
        #expect(Drawn(view).words == ["live"])
    }
}

@MainActor struct AsyncImageTests {
    private let url = URL(string: "https://example.com/picture.png")

    @Test func `A placeholder stands for an image that is not fetched`() {
        let view = AsyncImage(url: url) { image in
            image.resizable()
        } placeholder: {
            Text(verbatim: "wait")
        }
        #expect(Drawn(view).words == ["wait"])
        #expect(Drawn(view).warnings == ["AsyncImage fetches nothing; its placeholder is drawn"])
    }

    @Test func `Content sees the empty phase`() {
        let view = AsyncImage(url: url, scale: 2) { phase in
            if let image = phase.image {
                image
            } else if phase.error != nil {
                Text(verbatim: "error")
            } else {
                Text(verbatim: "empty")
            }
        }
        #expect(Drawn(view).words == ["empty"])
    }

    @Test func `Alone it is gray and as large as offered`() {
        #expect(
            Drawn(AsyncImage(url: url).frame(width: 40, height: 30)).size == CGSize(width: 40, height: 30))
    }
}
