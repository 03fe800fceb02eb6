package import Catalog
import Foundation
import Raster
import Synchronization

/// The other end of a worker process: does requests that another process sends.
///
/// Requests come in on standard input, which is a socket, and answers go out there.
package enum WorkerServer {
    /// What keeps a process within limits while it works for others.
    package struct Limits: Sendable {
        /// Called before work: of so many tiles.
        let begin: @Sendable (_ tiles: Int) -> Void
        /// Called when there is none.
        let rest: @Sendable () -> Void

        package init(
            begin: @escaping @Sendable (_ tiles: Int) -> Void = { _ in },
            rest: @escaping @Sendable () -> Void = {}
        ) {
            (self.begin, self.rest) = (begin, rest)
        }
    }

    /// Returns when no more requests come, or something keeps the run from going on.
    ///
    /// - Parameters:
    ///   - made: the catalogue, which both processes have to mean the same by.
    ///   - warnings: what is to be said of it beside.
    @MainActor package static func serve(
        _ made: @autoclosure () -> Catalog, warnings: [String] = [], within limits: Limits = Limits()
    ) async {
        signal(SIGPIPE, SIG_IGN)
        signal(SIGXFSZ, SIG_IGN)
        // What a view reads or prints must not get between requests and answers.
        let socket = fcntl(0, F_DUPFD_CLOEXEC, 3)
        let nothing = unsafe open("/dev/null", O_RDONLY)
        dup2(nothing, 0)
        close(nothing)
        dup2(2, 1)
        defer { close(socket) }
        let turn = Mutex(())
        @Sendable func answer(_ write: (inout MessageWriter) -> Void) {
            let frame = framed(write)
            // Nobody is left who could be told.
            turn.withLock { _ in if !send(frame, to: socket) { exit(3) } }
        }
        answer { $0.write(WorkerMessage.greeting) }
        var frames = FrameReader(socket)
        limits.begin(1)
        let catalog = made()
        var reader = RequestReader(catalog)
        var settlers = Settlers()
        var performer: RequestPerformer?
        var problem: String?
        do {
            while true {
                // Whoever waits for an answer before it sends more gets it.
                if !frames.hasNext {
                    performer?.flush()
                    limits.rest()
                }
                guard let frame = frames.next() else { break }
                var message = MessageReader(frame)
                let place = try message.number()
                switch place {
                case WorkerMessage.description:
                    limits.begin(1)
                    answer {
                        $0.write(WorkerMessage.description)
                        DescribedCatalog(catalog, warnings: warnings).write(to: &$0)
                    }
                case WorkerMessage.settings:
                    let threads = try message.number()
                    let settings = try RenderingSettings(&message)
                    // Threads that are made have it from those that make them.
                    Niceness.raise(to: settings.niceness)
                    try performer?.finish()
                    reader = RequestReader(catalog, chosen: settings.chosen)
                    performer = RequestPerformer(
                        settler: settlers.settler(for: settings), settings: settings, threads: threads)
                case WorkerMessage.finish:
                    try performer?.finish()
                    answer {
                        $0.write(WorkerMessage.farewell)
                        $0.write(String?.none) { $0.write($1) }
                    }
                default:
                    let request = try reader.request(&message)
                    limits.begin(request.tileCount)
                    try await performer?.perform(request) { result in
                        answer {
                            $0.write(place)
                            result.write(to: &$0)
                        }
                    }
                }
            }
            performer?.wait()
        } catch {
            performer?.wait()
            problem = "\(error)"
        }
        guard let problem else { return }
        answer {
            $0.write(WorkerMessage.farewell)
            $0.write(Optional(problem)) { $0.write($1) }
        }
    }

    /// Fonts are read once, however often the settings change.
    @MainActor private struct Settlers {
        private var known: (fonts: [String], substitutes: Bool, settler: TileSettler)?

        mutating func settler(for settings: RenderingSettings) -> TileSettler {
            if let known, known.fonts == settings.fonts, known.substitutes == settings.substitutesFonts {
                return known.settler
            }
            let settler = TileSettler(
                library: FontLibrary(folders: settings.fonts, substitutes: settings.substitutesFonts))
            known = (settings.fonts, settings.substitutesFonts, settler)
            return settler
        }
    }
}
