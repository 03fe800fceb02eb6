internal import ArgumentParser
internal import Catalog
import Foundation
internal import Raster
internal import Rendering
internal import SourceMode

/// Fonts beside the system's.
struct FontOptions: ParsableArguments {
    @Option(name: .long, help: "A folder with font files for .custom fonts. Repeatable.")
    var fonts: [String] = []

    /// What another command has to be told to use the same fonts.
    var words: [String] { fonts.flatMap { optionWords("fonts", $0) } }

    /// - Parameter others: folders beside those of the options.
    func library(and others: [String] = []) throws -> FontLibrary {
        let folders = fonts + others
        for folder in folders {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
                isFolder.boolValue
            else { throw Failure.input("\(folder): no such folder; --fonts takes a folder of font files") }
        }
        let library = FontLibrary(folders: folders)
        let unusable = folders.isEmpty ? [] : library.unusable
        guard unusable.isEmpty else {
            throw Failure.input(
                unusable.map { "\($0)" }.joined(separator: "\n")
                    + "\nreplace them by intact fonts, or name a folder without them with --fonts")
        }
        return library
    }

    /// What all requests of a part have in common, as far as fonts decide it.
    func settings(of part: CatalogPart) -> RenderingSettings {
        var settings = RenderingSettings()
        settings.fonts = fonts + part.fonts
        // Somebody's source file comes without the fonts of its app.
        settings.substitutesFonts = part.source != nil
        return settings
    }

    /// Workers that draw a part.
    ///
    /// - Parameters:
    ///   - threads: without a number, as many as the machine has cores.
    ///   - isolates: whether views are to be laid out by other processes only.
    ///   - requests: how many there will be, if that is known.
    @MainActor func pool(
        of part: CatalogPart, _ invocation: Invocation, _ console: Console, _ settings: RenderingSettings,
        threads: Int? = nil, isolating isolates: Bool = false, expecting requests: Int? = nil
    ) throws -> WorkerPool {
        let count = min(threads ?? ProcessInfo.processInfo.activeProcessorCount, 64)
        // What is wrong with fonts is said here, whoever draws.
        let library = try library(and: part.fonts)
        let workers =
            switch part.drawing {
            case .own:
                Workers(
                    count: count, program: OwnProgram(path: invocation.program), isolating: isolates,
                    report: { console.warning($0) })
            case .source(let source):
                Workers(count: count, session: source.session, explain: source.program.explain)
            }
        return try WorkerPool(
            workers, settler: TileSettler(library: library), settings: settings, expecting: requests)
    }
}

/// Fonts and threads.
struct EngineOptions: ParsableArguments {
    @OptionGroup var folders: FontOptions

    @Option(
        name: .shortAndLong,
        help: """
            The number of threads that draw. By default there is one for each core of the machine. More than \
            \(Workers.threadsOfProcess) are shared among several processes of this program.
            """)
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("-j takes a number from 1, not \(jobs)") }
    }

    func settings(of part: CatalogPart) -> RenderingSettings { folders.settings(of: part) }

    /// Workers that draw a part.
    @MainActor func pool(
        of part: CatalogPart, _ invocation: Invocation, _ console: Console, _ settings: RenderingSettings,
        isolating isolates: Bool = false, expecting requests: Int? = nil
    ) throws -> WorkerPool {
        try folders.pool(
            of: part, invocation, console, settings, threads: jobs, isolating: isolates, expecting: requests)
    }

    /// What another command has to be told to draw the same pictures.
    var words: [String] { folders.words }

    func library() throws -> FontLibrary { try folders.library() }
}
