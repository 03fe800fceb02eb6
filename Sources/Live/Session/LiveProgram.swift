import Rendering
import SourceMode
import Synchronization

/// A program of somebody's sources whose processes can be ended while they draw, since nobody wants their pictures any
/// more.
final class LiveProgram: WorkerProgram {
    private let program: SourceProgram
    private let lives = Mutex<[WeakLife]>([])

    init(_ program: SourceProgram) { self.program = program }

    func start(socket: Int32, isReplacement: Bool) throws(WorkerError) -> any WorkerLife {
        let life = LiveLife(try program.start(socket: socket, isReplacement: isReplacement))
        lives.withLock { lives in
            lives.removeAll { $0.life == nil }
            lives.append(WeakLife(life: life))
        }
        return life
    }

    /// Ends the processes that are there now.
    func interrupt() {
        for life in lives.withLock({ $0.compactMap(\.life) }) { life.terminate() }
    }
}

/// Not kept: a process's log goes with its last owner.
private struct WeakLife: Sendable {
    weak let life: LiveLife?
}

private final class LiveLife: WorkerLife {
    private let life: any WorkerLife
    /// A process that is gone must not be ended: another one may have its number by then.
    private let hasEnded = Mutex(false)

    init(_ life: any WorkerLife) { self.life = life }

    func end() -> String? {
        let how = life.end()
        hasEnded.withLock { $0 = true }
        return how
    }

    func terminate() {
        hasEnded.withLock { hasEnded in if !hasEnded { life.terminate() } }
    }

    func setBusy(_ isBusy: Bool) { life.setBusy(isBusy) }

    var lastWords: String { life.lastWords }
}
