internal import ArgumentParser
internal import Catalog
import Foundation
internal import Rendering

/// Other processes of this program that share its work, and what such a process is told.
struct WorkerOptions: ParsableArguments {
    /// Threads of a process that another one of this program has started to share its work.
    @Option(name: .customLong(WorkerOptions.name), help: .private)
    var threads: Int?

    static let name = "worker"

    /// Threads of this process and of those that it starts: more of this very program, with the same words.
    ///
    /// - Parameters:
    ///   - threads: without a number, as many as the machine has cores.
    ///   - isolates: whether views are to be laid out by other processes only.
    @MainActor func workers(
        _ invocation: Invocation, _ console: Console, threads: Int?, isolating isolates: Bool = false
    ) -> Workers {
        let run = SourceRun.current
        let program = WorkerProgram(path: invocation.program, logs: run.isolates ? run.logs : nil) {
            threads in
            var arguments = invocation.arguments
            arguments.insert("--\(WorkerOptions.name)=\(threads)", at: min(1, arguments.count))
            return arguments
        }
        let count = min(threads ?? ProcessInfo.processInfo.activeProcessorCount, 64)
        guard run.isolates else {
            return Workers(
                count: count, program: program, isolating: isolates, told: { console.warning($0) })
        }
        // What a source file's views end is told with the tile, and what is none's fault shows nowhere.
        let specimens = invocation.catalog.specimens.map { ($0.id, "\($0.file):\($0.line)") }
        let declared = Dictionary(specimens) { first, _ in first }
        let places = run.places
        return Workers(
            count: count, program: program, isolating: true,
            explain: { request, death in
                let id = request.prefix { $0 != "\n" }
                let place =
                    declared[String(id)] ?? declared[String(id[..<(id.lastIndex(of: "/") ?? id.endIndex)])]
                return EarlyEnd(
                    how: death.how, log: death.log, places: places, declared: place ?? String(id)
                ).description
            })
    }

    /// Does what another process of this program asks for, if that has started this one.
    ///
    /// - Parameter requests: what may be asked for, by name.
    @MainActor func serve(
        _ fonts: FontOptions, _ settings: RenderingSettings, _ requests: [RenderingRequest]
    ) async throws -> Bool {
        guard threads != nil else { return false }
        let byName = Dictionary(requests.map { ($0.name, $0) }) { first, _ in first }
        return try await serve(fonts, settings) { name in
            guard let request = byName[name] else {
                throw Failure.input(
                    "\(name): a drawing process does not find it; is the catalogue always the same?")
            }
            return request
        }
    }

    @MainActor func serve(
        _ fonts: FontOptions, _ settings: RenderingSettings, _ request: (String) throws -> RenderingRequest
    ) async throws -> Bool {
        guard let threads else { return false }
        let renewLimits = SourceRun.current.renewLimits
        await WorkerServer.serve(settler: try fonts.settler(), settings: settings, threads: threads) { name in
            renewLimits()
            return try request(name)
        }
        return true
    }
}
