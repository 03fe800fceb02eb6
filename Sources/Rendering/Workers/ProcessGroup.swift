import Catalog
import Foundation
import Golden
import Pixels

/// Worker processes that share the requests of a run.
///
/// Requests go out in groups, each group to the process that has least to do; none has more than a few groups.
/// Where a process dies, another takes its place and does what was lost, one request after the other, so that the
/// one of which processes die is found: that is answered by saying so, and all others are as if nothing had happened.
@MainActor final class ProcessGroup {
    private let members: Workers
    private let program: any WorkerProgram
    private let settings: RenderingSettings
    private let threads: [Int]
    private var workers: [WorkerProcess] = []
    private let news = News()
    private var current = 0
    private var count = 0
    /// How many requests of the last group there are.
    private var grouped = 0
    /// What the last request is of.
    private var specimen = ""
    /// Why more requests are in vain.
    private var problem: String?

    /// Is told of every answer, so that the main thread can wait for any of the processes.
    private final class News: @unchecked Sendable {
        // Only touched with the condition's lock held.
        let condition = NSCondition()
        var number = 0
        /// Processes that died since one took requests.
        var failedStarts = 0
        /// Processes that died since one gave an answer.
        var fruitless = 0

        func add(_ event: WorkerProcess.Event) {
            condition.withLock {
                number += 1
                switch event {
                case .begun: failedStarts = 0
                case .answered: (failedStarts, fruitless) = (0, 0)
                case .ended:
                    failedStarts += 1
                    fruitless += 1
                }
                condition.signal()
            }
        }

        func wait(after seen: Int) {
            condition.lock()
            while number == seen { condition.wait() }
            condition.unlock()
        }
    }

    /// Requests that go to one process before the next has its turn.
    private let groupLength: Int
    /// Groups of one process that wait for their answers, at most.
    private static let window = 4
    /// As many for each that should run: then none will ever start, as the program is gone, or memory is.
    private static let startLimit = 3
    /// As many tiles that end their process may well stand in a row, but not many more.
    private static let fruitlessLimit = 1000

    /// - Parameters:
    ///   - members: whose processes these are.
    ///   - threads: of each process.
    ///   - requests: how many there will be, if that is known: few or large ones go out in small groups.
    init(
        _ members: Workers, of program: any WorkerProgram, threads: [Int], settings: RenderingSettings,
        requests: Int?
    ) throws(WorkerError) {
        self.members = members
        self.program = program
        self.settings = settings
        self.threads = threads
        let share = requests.map { $0 / (threads.count * 8) } ?? TileWriter.groupLength
        groupLength = min(max(share, 1), TileWriter.groupLength)
        for index in threads.indices { workers.append(try start(index, isReplacement: false)) }
    }

    private func start(_ index: Int, isReplacement: Bool) throws(WorkerError) -> WorkerProcess {
        let idle = members.session?.takeProcess()
        let worker = if let idle { idle } else { try WorkerProcess(program, isReplacement: isReplacement) }
        worker.observe { [news] in news.add($0) }
        worker.send(settings, threads: threads[index])
        return worker
    }

    /// Begins a request.
    ///
    /// - Parameter problem: asked before it is sent to another process than the first.
    func add(
        _ request: RenderingRequest, unless problem: @escaping @Sendable () -> String?,
        _ answered: @escaping @Sendable (RenderingAnswer) -> Void
    ) {
        let request = WorkerRequest(place: count, request: request, problem: problem, answered: answered)
        let isFull = grouped == groupLength
        // Tiles of one specimen of a session go one way, so that the same ones are lost wherever its view never ends.
        let stays = members.session != nil && request.request.specimen.id == specimen
        if grouped == 0 || (isFull && !stays) || (members.session != nil && !stays) {
            workers[current].flush()
            current = leastLoaded()
            grouped = 0
        } else if isFull {
            workers[current].flush()
            waitForRoom()
            grouped = 0
        }
        specimen = request.request.specimen.id
        if self.problem != nil { return answered(ProcessGroup.lostAnswer) }
        workers[current].send(request)
        count += 1
        grouped += 1
    }

    /// Waits until the process of the last request has not too many.
    private func waitForRoom() {
        while true {
            let seen = news.condition.withLock { news.number }
            replaceTheDead()
            if workers[current].load < ProcessGroup.window * groupLength || problem != nil { return }
            news.wait(after: seen)
        }
    }

    /// The process with fewest requests, once one has room.
    private func leastLoaded() -> Int {
        while true {
            let seen = news.condition.withLock { news.number }
            replaceTheDead()
            let loads = workers.map(\.load)
            let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
            if loads[least] < ProcessGroup.window * groupLength || problem != nil { return least }
            news.wait(after: seen)
        }
    }

    /// Whether more requests are in vain.
    var isLost: Bool { problem != nil }

    /// Returns when every request so far has its answer.
    func wait() {
        // The next request begins a group of its own.
        grouped = 0
        for worker in workers { worker.flush() }
        while true {
            let seen = news.condition.withLock { news.number }
            replaceTheDead()
            if workers.allSatisfy({ $0.load == 0 && !$0.hasEnded }) || problem != nil { break }
            news.wait(after: seen)
        }
        guard problem != nil else { return }
        // The others go on with what they have.
        for worker in workers {
            worker.wait()
            for request in worker.takeLost() { request.answered(ProcessGroup.lostAnswer) }
        }
    }

    /// The same, and throws what kept the run from going on.
    func finish() throws(WorkerError) {
        wait()
        for worker in workers {
            worker.finish()
            // It may have found fonts that cannot be used only when all was done.
            if let found = worker.problem { throw WorkerError(found) }
            if let session = members.session, !worker.hasEnded {
                session.giveBack(worker)
                continue
            }
            worker.close()
            if let death = worker.end(), problem == nil {
                members.report("a drawing process crashed after everything was drawn (\(death))")
            }
        }
        if let problem { throw WorkerError(problem) }
    }

    // MARK: The dead

    static let lostAnswer = RenderingAnswer.failed(
        "the drawing process ended before this job was done; run the job again")

    private func replaceTheDead() {
        for index in workers.indices where workers[index].hasEnded && problem == nil {
            let lost = workers[index].takeLost()
            let death = bury(index)
            guard problem == nil else { return fail(lost[...]) }
            members.report(
                "drawing process \(index + 1) of \(threads.count) crashed (\(death))"
                    + (lost.isEmpty
                        ? "" : "; another process draws its \(counted(lost.count, "picture")) again"))
            replace(index)
            redo(lost, by: index)
        }
    }

    /// Has another process do the requests, one after the other.
    private func redo(_ requests: [WorkerRequest], by index: Int) {
        for (place, request) in requests.enumerated() {
            if problem != nil { return fail(requests[place...]) }
            redo(request, by: index)
        }
    }

    private func redo(_ request: WorkerRequest, by index: Int) {
        while true {
            if let problem = request.problem() { return request.answered(.failed(problem)) }
            let worker = workers[index]
            worker.send(request)
            worker.flush()
            worker.wait()
            guard worker.hasEnded else { return }
            let isLost = !worker.takeLost().isEmpty
            let death = bury(index)
            replace(index)
            guard isLost else { return }
            if problem != nil { return fail([request]) }
            // One that died before it took any request did not die of this one.
            if worker.hasBegun {
                return request.answered(
                    .failed(
                        members.explain(
                            request.request, WorkerDeath(how: death, log: worker.lastWords))))
            }
        }
    }

    /// How the process ended; counts deaths that came to nothing.
    private func bury(_ index: Int) -> String {
        // Where this process is about to end, so are the others, and nobody must be told.
        if ProcessEnding.hasBegun { ProcessEnding.uninterrupted {} }
        let worker = workers[index]
        worker.close()
        let death = worker.end() ?? "exit code 0"
        let (failedStarts, fruitless) = news.condition.withLock { (news.failedStarts, news.fruitless) }
        if let found = worker.problem {
            problem = found
        } else if failedStarts >= ProcessGroup.startLimit * threads.count
            || fruitless >= ProcessGroup.fruitlessLimit
        {
            problem =
                "\(fruitless) drawing processes in a row crashed before they drew anything (\(death)); "
                + "try -j \(Workers.threadsOfProcess) or less"
        }
        return death
    }

    private func replace(_ index: Int) {
        guard problem == nil else { return }
        do {
            workers[index] = try start(index, isReplacement: true)
        } catch {
            problem = error.description
        }
    }

    private func fail(_ requests: ArraySlice<WorkerRequest>) {
        for request in requests { request.answered(ProcessGroup.lostAnswer) }
    }
}
