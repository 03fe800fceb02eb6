import Drawing
import Foundation
import LayoutSupport
import Testing
@testable import ViewCore

@MainActor struct TaskTests {
    private func settled(_ view: some View) async -> (size: CGSize, warnings: [String]) {
        let laid = await layOut(settling: view)
        return (laid.list.size, laid.warnings)
    }

    private struct Loading: View {
        let action: @MainActor @Sendable () async -> CGFloat
        @State private var width: CGFloat = 10
        var body: some View {
            Color.red.frame(width: width, height: 10).task { width = await action() }
        }
    }

    @Test func `A task that does not wait runs in synchronous layout too`() {
        let laid = Laid(Loading { 40 })
        #expect(laid.root.frame.width == 40)
        #expect(laid.warnings.isEmpty)
    }

    @Test func `A task that waits is named by synchronous layout`() {
        let laid = Laid(
            Loading {
                try? await Task.sleep(for: .seconds(60))
                return 40
            })
        #expect(laid.root.frame.width == 10)
        #expect(laid.warnings.contains { $0.contains("a .task of Loading waits") })
    }

    // A real sleep would end the run at the limit: how long other tests hold the main actor says nothing.
    @Test(.timeLimit(.minutes(120)), arguments: 0..<4)
    func `A sleep costs no time`(_ kind: Int) async {
        let result = await settled(
            Loading {
                switch kind {
                case 0: try? await Task.sleep(for: .seconds(36_000))
                case 1: try? await Task.sleep(nanoseconds: 36_000_000_000_000)
                case 2: try? await ContinuousClock().sleep(until: .now + .seconds(36_000))
                default: try? await SuspendingClock().sleep(for: .seconds(36_000))
                }
                return 40
            })
        #expect(result.size.width == 40)
        #expect(result.warnings.isEmpty)
    }

    @Test func `Sleepers wake in the order of their deadlines`() async {
        struct Content: View {
            let notes: Notes
            var body: some View {
                VStack {
                    Text("a").task {
                        try? await Task.sleep(for: .seconds(30))
                        notes.all.append("late")
                    }
                    Text("b").task {
                        try? await Task.sleep(for: .seconds(10))
                        notes.all.append("early")
                        try? await Task.sleep(for: .seconds(5))
                        notes.all.append("middle")
                    }
                }
            }
        }
        let notes = Notes()
        _ = await settled(Content(notes: notes))
        #expect(notes.all == ["early", "middle", "late"])
    }

    /// One job of the tile's executor.
    @concurrent nonisolated private static func step(_ notes: [String]) async -> Int { counted(notes) }

    @inline(never) nonisolated private static func counted(_ notes: [String]) -> Int { notes.count }

    @Test func `Nobody wakes while somebody is at work`() async {
        struct Content: View {
            let notes: Notes
            var body: some View {
                VStack {
                    Text("a").task {
                        try? await Task.sleep(for: .milliseconds(10))
                        notes.all.append("slept")
                    }
                    Text("b").task {
                        // Each step is one job; there are more than turns are waited for without any.
                        for _ in 0..<20 { _ = await TaskTests.step(notes.all) }
                        notes.all.append("worked")
                    }
                }
            }
        }
        let notes = Notes()
        _ = await settled(Content(notes: notes))
        #expect(notes.all == ["worked", "slept"])
    }

    @Test func `Equal sleeps end in tree order`() async {
        struct Content: View {
            let notes: Notes
            var body: some View {
                VStack {
                    ForEach(0..<5) { index in
                        Text("a").task {
                            try? await Task.sleep(for: .seconds(1))
                            notes.all.append("\(index)")
                        }
                    }
                }
            }
        }
        let notes = Notes()
        _ = await settled(Content(notes: notes))
        #expect(notes.all == ["0", "1", "2", "3", "4"])
    }

    @Test func `Child tasks and groups sleep on the same clock`() async {
        let result = await settled(
            Loading {
                async let first = TaskTests.slow(10)
                async let second = TaskTests.slow(20)
                return await first + second + TaskTests.grouped()
            })
        #expect(result.size.width == 60)
        #expect(result.warnings.isEmpty)
    }

    nonisolated private static func grouped() async -> CGFloat {
        await withTaskGroup(of: CGFloat.self) { group in
            group.addTask { await TaskTests.slow(30) }
            var sum: CGFloat = 0
            for await value in group { sum += value }
            return sum
        }
    }

    nonisolated private static func slow(_ value: CGFloat) async -> CGFloat {
        try? await Task.sleep(for: .seconds(100))
        return value
    }

    @Test func `State changed between sleeps draws the last state`() async {
        struct Content: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10).task {
                    for _ in 0..<3 {
                        try? await Task.sleep(for: .seconds(1))
                        width += 10
                    }
                }
            }
        }
        #expect(await settled(Content()).size.width == 40)
    }

    @Test func `A clock that ticks forever ends in a warning`() async {
        struct Content: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Color.red.frame(width: width, height: 10).task {
                    while !Task.isCancelled {
                        try? await Task.sleep(for: .seconds(1))
                        width += 1
                    }
                }
            }
        }
        let result = await settled(Content())
        #expect(result.warnings.contains { $0.contains("still changes after 16 passes") })
    }

    @Test func `A task that only sleeps forever is cancelled with a warning`() async {
        struct Content: View {
            let notes: Notes
            var body: some View {
                Color.red.frame(width: 10, height: 10).task {
                    while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) }
                    notes.all.append("cancelled")
                }
            }
        }
        let notes = Notes()
        let result = await settled(Content(notes: notes))
        #expect(result.warnings.contains { $0.contains("sleeps more than 1000 times") })
        #expect(notes.all == ["cancelled"])
    }

    @Test func `A task that waits for something outside is cancelled with a warning`() async {
        let result = await settled(
            Loading {
                let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
                for await _ in stream {}
                continuation.finish()
                return Task.isCancelled ? 20 : 40
            })
        #expect(result.warnings.contains { $0.contains("waits for something outside") })
    }

    @Test func `Another id cancels the task before it`() async {
        struct Content: View {
            let notes: Notes
            @State private var id = 0
            var body: some View {
                Text("a").task(id: id) { [id] in
                    do {
                        try await Task.sleep(for: .seconds(10))
                        notes.all.append("end \(id)")
                    } catch { notes.all.append("cancelled \(id)") }
                }.onAppear { id = 1 }
            }
        }
        let notes = Notes()
        _ = await settled(Content(notes: notes))
        #expect(notes.all == ["cancelled 0", "end 1"])
    }

    @Test func `Tiles that settle at the same time keep apart`() async {
        async let first = settled(Loading { await TaskTests.slow(30) })
        async let second = settled(Loading { await TaskTests.slow(50) })
        let widths = await [first.size.width, second.size.width]
        #expect(widths == [30, 50])
    }

    @Test func `What others warn of while a tile's tasks wait is not the tile's`() async {
        let other = Task { @MainActor in
            while !Task.isCancelled {
                Journal.current?.warn("another's")
                ViewGraph.record("another's")
                await Task.yield()
            }
        }
        let view = Loading {
            try? await Task.sleep(for: .seconds(1))
            ViewGraph.record("its own")
            await Task { @MainActor in Journal.current?.warn("its own") }.value
            return 40
        }
        let laid = await layOut(settling: view)
        other.cancel()
        #expect(laid.events == ["its own"] && laid.warnings == ["its own"])
    }
}

/// How long a task meant to sleep, of which the executor knows a deadline by the real clock only.
struct WrittenTimeTests {
    @Test(arguments: [
        (0.4999998, 0.5000003, 0.5), (0.48, 0.512, 0.5), (0.4899, 0.4901, 0.49), (0.2999, 0.3, 0.3),
        (2.9, 3.05, 3), (0.0009, 0.0011, 0.001), (0.123_455_8, 0.123_456_4, 0.123_456),
    ])
    func `Of the times that it can be it is the one with the fewest decimals`(
        low: Double, high: Double, written: Double
    ) {
        let found = TileExecutor.written(.seconds(low), .seconds(high))
        #expect(abs(found / .seconds(1) - written) < 1e-12)
    }

    @Test func `A deadline that has passed is no sleep`() {
        #expect(TileExecutor.written(.seconds(-1), .seconds(1)) == .zero)
    }
}
