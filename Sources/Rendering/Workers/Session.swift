package import Catalog
import Synchronization

/// A program of other people's views as a renderer: it tells of its catalogue, and its processes draw.
///
/// The views can end nothing but those processes. One is started at once, and stays from one run of requests to the
/// next.
package final class Session: Sendable {
    package let described: DescribedCatalog
    let program: any WorkerProgram
    private let idle: Mutex<[WorkerProcess]>

    package var catalog: Catalog { described.catalog }

    /// Starts a process; throws how it ended where it tells nothing.
    package init(_ program: any WorkerProgram) throws {
        self.program = program
        let process = try WorkerProcess(program, isReplacement: false)
        described = try process.describe()
        idle = Mutex([process])
    }

    func takeProcess() -> WorkerProcess? {
        idle.withLock { idle in
            while let process = idle.popLast() {
                if !process.hasEnded { return process }
                process.close()
                _ = process.end()
            }
            return nil
        }
    }

    func giveBack(_ process: WorkerProcess) { idle.withLock { $0.append(process) } }

    /// Ends its processes, which have nothing left to do.
    package func close() {
        for process in idle.withLock({ idle in
            defer { idle = [] }
            return idle
        }) { process.terminate() }
    }
}
