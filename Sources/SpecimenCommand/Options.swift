internal import Rendering
internal import ArgumentParser
internal import Catalog
internal import Drawing
internal import Pixels
internal import Raster
internal import Tokens
internal import ViewCore
import Foundation

/// Which tiles a command works on.
struct SelectionOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("Only ids that match; * and ? as in a shell. Repeatable.", valueName: "glob"))
    var filter: [String] = []

    @Option(name: .long, help: "Only these states: normal, pressed, disabled, on+pressed, …")
    var state: [String] = []

    @Option(name: .long, help: "Only these control sizes: mini, small, regular, large, extraLarge.")
    var size: [String] = []

    @Option(name: .long, help: "Only these colour schemes: light, dark.")
    var scheme: [String] = []

    @Option(name: .long, help: "Pixels per point, instead of what the catalogue says.")
    var scale: [String] = []

    @Option(name: .long, help: "Text sizes: xSmall … xxxLarge, accessibility1 … accessibility5.")
    var type: [String] = []

    @Option(name: .long, help: "Contrasts: standard, increased.")
    var contrast: [String] = []

    @Option(name: .long, help: "Layout directions: leftToRight, rightToLeft.")
    var direction: [String] = []

    @Option(name: .long, help: "Locales, such as en or ar.")
    var locale: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp("Values of a declared axis.", valueName: "name=value,value"))
    var axis: [String] = []

    @Option(name: .long, help: ArgumentHelp("The I-th of N parts of the tiles.", valueName: "i/n"))
    var shard: String?

    func selection() throws -> Selection {
        var selection = Selection()
        selection.filters = filter
        selection.states = try state.flatMap(split).map(Parse.state)
        selection.sizes = try size.flatMap(split).map(Parse.size)
        selection.schemes = try scheme.flatMap(split).map(Parse.scheme)
        selection.contrasts = try contrast.flatMap(split).map(Parse.contrast)
        selection.types = try type.flatMap(split).map(Parse.type)
        selection.directions = try direction.flatMap(split).map(Parse.direction)
        selection.locales = locale.flatMap(split)
        selection.scales = try scale.flatMap(split).map(Parse.scale)
        for text in axis {
            let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
            guard parts.count == 2 else {
                throw ValidationError("--axis wants NAME=VALUE,VALUE, not '\(text)'")
            }
            selection.custom[parts[0]] = split(parts[1])
        }
        if let shard { selection.shard = try Parse.shard(shard) }
        return selection
    }

    private func split(_ text: String) -> [String] {
        text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }

    /// The tiles, or a usage error that says why there are none.
    func tiles() throws -> [Tile] {
        let catalog = Workspace.catalog
        let selection = try selection()
        for name in selection.custom.keys.sorted() { try check(axis: name, in: catalog) }
        let tiles = selection.tiles(of: catalog)
        if tiles.isEmpty, !catalog.specimens.isEmpty, selection.shard == nil {
            throw ValidationError(
                "no tile is selected\(Suggestions.note(filter, catalog)); "
                    + "'specimen list' shows the \(catalog.specimens.count) specimens")
        }
        return tiles
    }
}

extension SelectionOptions {
    private func check(axis name: String, in catalog: Catalog) throws {
        let names = Set(catalog.specimens.flatMap(\.axes.custom).map(\.name))
        guard !names.contains(name), !catalog.specimens.isEmpty else { return }
        throw ValidationError(
            "no specimen has an axis '\(name)'"
                + (names.isEmpty ? "" : "; there are \(names.sorted().joined(separator: ", "))"))
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

/// Words of the command line as values, each with the list of what is possible when it is none.
enum Parse {
    static func state(_ text: String) throws -> TileState {
        guard let state = TileState(name: text) else {
            throw unknown("state", text, ControlState.allCases.map(\.rawValue))
        }
        return state
    }
    static func size(_ text: String) throws -> ControlSize { try find(text, "size") }
    static func scheme(_ text: String) throws -> ColorScheme { try find(text, "colour scheme") }
    static func contrast(_ text: String) throws -> ColorSchemeContrast {
        try find(text, "contrast")
    }
    static func type(_ text: String) throws -> DynamicTypeSize { try find(text, "text size") }
    static func direction(_ text: String) throws -> LayoutDirection {
        try find(text, "layout direction")
    }

    static func scale(_ text: String) throws -> Double {
        guard let scale = Double(text), scale >= 0.25, scale <= 16 else {
            throw ValidationError("a scale is a number from 0.25 to 16, not '\(text)'")
        }
        return scale
    }

    static func shard(_ text: String) throws -> (index: Int, count: Int) {
        let parts = text.split(separator: "/").map { Int($0) }
        guard parts.count == 2, let index = parts[0], let count = parts[1], index >= 1,
            index <= count
        else { throw ValidationError("--shard wants I/N with 1 ≤ I ≤ N, not '\(text)'") }
        return (index, count)
    }

    private static func find<T: RawRepresentable<String> & CaseIterable>(
        _ text: String, _ kind: String
    ) throws -> T {
        guard let value = T(rawValue: text) else {
            throw unknown(kind, text, T.allCases.map(\.rawValue))
        }
        return value
    }

    private static func unknown(_ kind: String, _ text: String, _ names: [String]) -> ValidationError {
        ValidationError("'\(text)' is no \(kind); there are \(names.joined(separator: ", "))")
    }
}
