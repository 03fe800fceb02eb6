internal import ArgumentParser
internal import Catalog
import Foundation
internal import Raster
internal import Rendering

/// Fonts beside the system's.
struct FontOptions: ParsableArguments {
    @Option(name: .long, help: "A folder with font files for .custom fonts. Repeatable.")
    var fonts: [String] = []

    /// What another command has to be told to use the same fonts.
    var words: [String] { fonts.flatMap { optionWords("fonts", $0) } }

    func library() throws -> FontLibrary {
        for folder in fonts {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
                isFolder.boolValue
            else { throw Failure.input("\(folder): no such folder; --fonts wants a folder of font files") }
        }
        // Somebody's source file comes without the fonts of its app.
        return FontLibrary(folders: fonts, substitutes: !SourceRun.current.words.isEmpty)
    }

    @MainActor func settler() throws -> TileSettler { TileSettler(library: try library()) }
}

/// Fonts and threads.
struct EngineOptions: ParsableArguments {
    @OptionGroup var folders: FontOptions

    @Option(
        name: .shortAndLong,
        help: """
            How many threads draw. Without it: as many as the machine has cores. More than \
            \(Workers.threadsOfProcess) are shared among processes of this program.
            """)
    var jobs: Int?

    /// Threads of a process that another one of this program has started to share its work.
    @Option(name: .customLong(EngineOptions.workerOption), help: .private)
    var workerThreads: Int?

    static let workerOption = "worker"

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("-j wants a number from 1 up, not \(jobs)") }
    }

    /// Threads of this process and of those that it starts: more of this very program, with the same words.
    ///
    /// - Parameter isolates: whether views are to be laid out by other processes only.
    @MainActor func workers(
        _ invocation: Invocation, _ console: Console, isolating isolates: Bool = false
    ) -> Workers {
        let run = SourceRun.current
        let program = WorkerProgram(path: invocation.program, logs: run.isolates ? run.logs : nil) {
            threads in
            var arguments = invocation.arguments
            arguments.insert("--\(EngineOptions.workerOption)=\(threads)", at: min(1, arguments.count))
            return arguments
        }
        let count = min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 64)
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
        _ settings: RenderingSettings, _ requests: [RenderingRequest]
    ) async throws -> Bool {
        guard workerThreads != nil else { return false }
        let byName = Dictionary(requests.map { ($0.name, $0) }) { first, _ in first }
        return try await serve(settings) { name in
            guard let request = byName[name] else {
                throw Failure.input(
                    "\(name): a drawing process does not find it; is the catalogue always the same?")
            }
            return request
        }
    }

    @MainActor func serve(
        _ settings: RenderingSettings, _ request: (String) throws -> RenderingRequest
    ) async throws -> Bool {
        guard let workerThreads else { return false }
        let renewLimits = SourceRun.current.renewLimits
        await WorkerServer.serve(settler: try settler(), settings: settings, threads: workerThreads) { name in
            renewLimits()
            return try request(name)
        }
        return true
    }

    /// What another command has to be told to draw the same pictures.
    var words: [String] { folders.words }

    func library() throws -> FontLibrary { try folders.library() }

    @MainActor func settler() throws -> TileSettler { try folders.settler() }
}
