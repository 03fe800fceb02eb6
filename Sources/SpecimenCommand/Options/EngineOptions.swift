internal import ArgumentParser
import Foundation
internal import Raster
internal import Rendering

/// Fonts beside the system's.
struct FontOptions: ParsableArguments {
    @Option(name: .long, help: "A folder with font files for .custom fonts. Repeatable.")
    var fonts: [String] = []

    func library() throws -> FontLibrary {
        for folder in fonts {
            var isFolder: ObjCBool = false
            guard unsafe FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder),
                isFolder.boolValue
            else { throw Failure.input("\(folder): no such folder; --fonts wants a folder of font files") }
        }
        return FontLibrary(folders: fonts)
    }

    @MainActor func settler() throws -> TileSettler { TileSettler(library: try library()) }
}

/// Fonts and threads.
struct EngineOptions: ParsableArguments {
    @OptionGroup var folders: FontOptions

    @Option(
        name: .shortAndLong,
        help: """
            How many threads draw. Without it: as many as the machine has cores. 'batch' shares more \
            than \(ProcessCrew.threads) among processes.
            """)
    var jobs: Int?

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("-j wants a number from 1 up, not \(jobs)") }
    }

    var workers: Int { min(jobs ?? ProcessInfo.processInfo.activeProcessorCount, 64) }

    var fonts: [String] { folders.fonts }

    func library() throws -> FontLibrary { try folders.library() }

    @MainActor func settler() throws -> TileSettler { try folders.settler() }
}
