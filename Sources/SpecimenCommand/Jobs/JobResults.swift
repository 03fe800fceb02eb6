internal import Rendering
import Foundation
internal import JSON
import Synchronization

/// Results of jobs in the order of the jobs, whichever is done first.
final class JobResults: Sendable {
    private struct State {
        var ready: [Int: String] = [:]
        var next = 0
        var failed = 0
    }
    private let state = Mutex(State())

    func succeed(_ index: Int, _ result: JobResult) {
        let line = result.json
        state.withLock { $0.ready[index] = line }
    }

    func fail(_ index: Int, job: Int, _ message: String) {
        let line = "{\"error\":\(jsonString(message)),\"job\":\(job)}"
        state.withLock {
            $0.ready[index] = line
            $0.failed += 1
        }
    }

    /// The lines that are due, with a line break between any two.
    func take() -> String {
        state.withLock { state in
            var text = ""
            while let line = state.ready.removeValue(forKey: state.next) {
                if !text.isEmpty { text += "\n" }
                text += line
                state.next += 1
            }
            return text
        }
    }

    /// How many jobs are done, failed or not.
    var done: Int { state.withLock { $0.next + $0.ready.count } }

    var failed: Int { state.withLock(\.failed) }
}

/// What became of a job.
struct JobResult {
    var job: Int
    var id: String
    var output: String
    var written: WrittenTile

    var json: String {
        "{\"id\":\(jsonString(id)),\"job\":\(job),\"output\":\(jsonString(output)),"
            + "\"size\":[\(written.width),\(written.height)],\"warnings\":["
            + written.warnings.map(jsonString).joined(separator: ",") + "]}"
    }
}
