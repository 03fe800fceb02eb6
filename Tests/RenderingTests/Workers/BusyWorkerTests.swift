import Catalog
import Foundation
import Pixels
import Synchronization
import Testing
import ViewCore

@testable import Rendering

/// A process in name only: a thread that answers each request with a failure.
private final class ThreadProgram: WorkerProgram {
    let life = NotedLife()

    func start(socket: Int32, isReplacement: Bool) throws(WorkerError) -> any WorkerLife {
        let own = dup(socket)
        Thread {
            defer { close(own) }
            _ = send(framed { $0.write(WorkerMessage.greeting) }, to: own)
            var frames = FrameReader(own)
            while let frame = frames.next() {
                var message = MessageReader(frame)
                guard let place = try? message.number() else { return }
                let answer = framed {
                    $0.write(place)
                    RenderingAnswer.failed("nothing drawn").write(to: &$0)
                }
                _ = send(answer, to: own)
            }
        }.start()
        return life
    }
}

/// Keeps what it was told, and takes its time where that is that nothing is to do.
private final class NotedLife: WorkerLife {
    let busy = Mutex<[Bool]>([])
    func end() -> String? { nil }
    func terminate() {}
    func setBusy(_ isBusy: Bool) {
        if !isBusy { usleep(100_000) }
        busy.withLock { $0.append(isBusy) }
    }
    var lastWords: String { "" }
}

@MainActor struct BusyWorkerTests {
    @Test func `A process that is asked for more as it answers counts as busy`() throws {
        let tile = try #require(
            Catalog("Busy") { specimen("Button/a", axes: Axes(states: [.normal])) }.tiles.first)
        let program = ThreadProgram()
        let process = try WorkerProcess(program, isReplacement: false)
        func ask(_ place: Int) {
            process.send(
                WorkerRequest(place: place, request: .trial(tile), problem: { nil }, answered: { _ in }))
            process.flush()
        }
        ask(0)
        process.wait()
        ask(1)
        // The last that is said is of the second request: busy when it was asked for, and then nothing to do.
        process.wait()
        for _ in 0..<100 where program.life.busy.withLock({ $0.count }) < 5 { usleep(10_000) }
        let said = program.life.busy.withLock(\.self)
        #expect(said.filter { !$0 }.count == 2)
        #expect(Array(said.suffix(3)) == [false, true, false], "\(said)")
    }
}
