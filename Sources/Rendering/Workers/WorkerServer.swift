import Foundation
import Synchronization

/// The other end of a worker process: does requests that another process of this program sends.
///
/// Requests come in on standard input, answers go out on standard output.
package enum WorkerServer {
    /// Returns when no more requests come, or something keeps the run from going on.
    ///
    /// - Parameter request: what a name stands for; both processes have to mean the same.
    @MainActor package static func serve(
        settler: TileSettler, settings: RenderingSettings, threads: Int,
        _ request: (String) throws -> RenderingRequest
    ) async {
        signal(SIGPIPE, SIG_IGN)
        // What a view prints must not get between the answers.
        let output = dup(1)
        dup2(2, 1)
        defer { close(output) }
        let turn = Mutex(())
        @Sendable func answer(_ write: (inout MessageWriter) -> Void) {
            let frame = framed(write)
            // Nobody is left who could be told.
            turn.withLock { _ in if !send(frame, to: output) { exit(3) } }
        }
        let performer = RequestPerformer(settler: settler, settings: settings, threads: threads)
        answer(WorkerGreeting.write)
        var frames = FrameReader(0)
        var problem: String?
        do {
            while true {
                // Whoever waits for an answer before it sends more gets it.
                if !frames.hasNext { performer.flush() }
                guard let frame = frames.next() else { break }
                var message = MessageReader(frame)
                let (place, name) = (try message.number(), try message.text())
                try await performer.perform(try request(name)) { result in
                    answer {
                        $0.write(place)
                        result.write(to: &$0)
                    }
                }
            }
            try performer.finish()
        } catch {
            performer.wait()
            problem = "\(error)"
        }
        answer { WorkerFarewell(problem: problem).write(to: &$0) }
    }
}
