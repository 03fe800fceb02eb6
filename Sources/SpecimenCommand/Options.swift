internal import Rendering
internal import ArgumentParser
internal import Catalog
internal import Drawing
internal import Pixels
internal import Raster
internal import Tokens
import Foundation

/// Which tiles a command works on.
struct SelectionOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Only ids that match; * and ? as in a shell. Repeatable.", valueName: "glob"))
    var filter: [String] = []

    @OptionGroup var axes: AxisOptions

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Values of any axis, also of one that is no option.", valueName: "id=value,value"))
    var axis: [String] = []

    @Option(name: .long, help: ArgumentHelp("The I-th of N parts of the tiles.", valueName: "i/n"))
    var shard: String?

    func selection() throws -> Selection {
        var selection = Selection()
        selection.filters = filter
        let catalog = Workspace.catalog
        for (id, text) in try texts() {
            do throws(AxisError) {
                try selection.choose(split(text), of: id, in: catalog)
            } catch {
                throw ValidationError(error.description)
            }
        }
        if let shard { selection.shard = try Parse.shard(shard) }
        return selection
    }

    /// What was chosen of axes, with an option of their own or with `--axis`.
    func texts() throws -> [(axis: String, text: String)] {
        try axes.texts
            + axis.map { text in
                guard let cut = text.firstIndex(of: "="), cut > text.startIndex else {
                    throw ValidationError("--axis wants ID=VALUE,VALUE, not '\(text)'")
                }
                return (String(text[..<cut]), String(text[text.index(after: cut)...]))
            }
    }

    private func split(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// The tiles, or a usage error that says why there are none.
    func tiles() throws -> [Tile] {
        let catalog = Workspace.catalog
        let selection = try selection()
        let tiles = selection.tiles(of: catalog)
        if tiles.isEmpty, !catalog.specimens.isEmpty, selection.shard == nil {
            throw ValidationError(
                "no tile is selected\(note(catalog)); "
                    + "'specimen list' shows the \(catalog.specimens.count) specimens")
        }
        return tiles
    }
}

extension SelectionOptions {
    /// What the first filter may have meant, if it is a plain name.
    private func note(_ catalog: Catalog) -> String {
        let name = filter.first?.filter { $0 != "*" && $0 != "?" }
        return name.map { NearNames.note($0, catalog.specimens.map(\.id)) } ?? ""
    }
}

/// Names for colours.
struct TokenOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A design token file (DTCG) whose colours are named in messages. Repeatable.",
            valueName: "file"))
    var tokens: [String] = []

    /// Colours by token; what the files hold beside them is said.
    func colors(_ console: Console) throws -> [String: RGBA] {
        guard !tokens.isEmpty else { return [:] }
        let read = try DesignTokens(
            tokens.map { path in
                .init(name: path, bytes: try readFile(path, limit: DesignTokens.byteLimit))
            })
        console.note("tokens: \(read.summary)")
        return read.colors
    }
}

/// Fonts and threads.
struct EngineOptions: ParsableArguments {
    @Option(name: .long, help: "A folder with font files for .custom fonts. Repeatable.")
    var fonts: [String] = []

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

/// Words of the command line as values.
enum Parse {
    static func shard(_ text: String) throws -> (index: Int, count: Int) {
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1,
            index <= count
        else { throw ValidationError("--shard wants I/N with 1 ≤ I ≤ N, not '\(text)'") }
        return (index, count)
    }
}
