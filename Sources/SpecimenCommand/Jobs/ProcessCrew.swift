internal import Rendering
import Foundation
internal import JSON

/// Draws in several processes of this same program, for machines on which one layout thread cannot keep
/// all cores drawing.
///
/// Jobs go out in turn, a group at a time, and each process answers in the order of its jobs.
@MainActor final class ProcessCrew: JobCrew {
    /// Threads of a process. Layout is a quarter of a small tile's work (Documentation/Performance.md), so
    /// a fifth thread would wait for it.
    nonisolated static let threads = 4
    /// Jobs that go to one process before the next has its turn.
    private static let groupLength = TileWriter.groupLength

    private let workers: [WorkerProcess]
    private var turn = 0
    private var count = 0

    init(workers: Int, folder: String, fonts: [String], results: JobResults) throws {
        let processes = (workers + ProcessCrew.threads - 1) / ProcessCrew.threads
        var started: [WorkerProcess] = []
        for index in 0..<processes {
            let threads = workers / processes + (index < workers % processes ? 1 : 0)
            let arguments = ["batch", "-", "--numbered", "--output=\(folder)", "-j", "\(threads)"]
            started.append(
                try WorkerProcess(
                    arguments + fonts.map { "--fonts=\($0)" }, results: results))
        }
        self.workers = started
    }

    func start(_ job: RenderJob, _ value: JSONValue, slot: Int, number: Int) {
        workers[turn].send("\(number) \(value.text)\n", slot: slot, number: number)
        count += 1
        guard count % ProcessCrew.groupLength == 0 else { return }
        workers[turn].flush()
        turn = (turn + 1) % workers.count
    }

    func wait() {
        for worker in workers { worker.flush() }
        for worker in workers { worker.wait() }
    }

    func end() throws {
        for worker in workers { worker.close() }
        for (index, worker) in workers.enumerated() {
            let code = worker.exitCode()
            // 3 is also what bad jobs end with, which their lines have said.
            guard code == 0 || code == 3 && worker.hasFailedJobs else {
                throw Failure.input(
                    "drawing process \(index + 1) of \(workers.count) ended with \(code)")
            }
        }
    }
}
