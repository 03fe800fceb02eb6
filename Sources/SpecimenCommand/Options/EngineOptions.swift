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
        let library = FontLibrary(folders: fonts, substitutes: !SourceRun.current.words.isEmpty)
        let unusable = fonts.isEmpty ? [] : library.unusable
        guard unusable.isEmpty else {
            throw Failure.input(
                unusable.map { "\($0)" }.joined(separator: "\n")
                    + "\nput whole fonts in their place, or give --fonts a folder without them")
        }
        return library
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

    @OptionGroup var working: WorkerOptions

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("-j wants a number from 1 up, not \(jobs)") }
    }

    /// Threads of this process and of those that it starts: more of this very program, with the same words.
    ///
    /// - Parameter isolates: whether views are to be laid out by other processes only.
    @MainActor func workers(
        _ invocation: Invocation, _ console: Console, isolating isolates: Bool = false
    ) -> Workers {
        working.workers(invocation, console, threads: jobs, isolating: isolates)
    }

    /// Does what another process of this program asks for, if that has started this one.
    ///
    /// - Parameter requests: what may be asked for, by name.
    @MainActor func serve(
        _ settings: RenderingSettings, _ requests: [RenderingRequest]
    ) async throws -> Bool {
        try await working.serve(folders, settings, requests)
    }

    @MainActor func serve(
        _ settings: RenderingSettings, _ request: (String) throws -> RenderingRequest
    ) async throws -> Bool {
        try await working.serve(folders, settings, request)
    }

    /// What another command has to be told to draw the same pictures.
    var words: [String] { folders.words }

    func library() throws -> FontLibrary { try folders.library() }

    @MainActor func settler() throws -> TileSettler { try folders.settler() }
}
