internal import Golden
internal import Rendering
import ArgumentParser
import Catalog
import Foundation
import Pixels
internal import Raster
internal import Streams
import ViewCore

/// `specimen sheet`
struct Sheet: CatalogCommand {
    static let configuration = CommandConfiguration(
        commandName: "sheet",
        abstract: "Prints one captioned sheet per specimen, and an index page.",
        discussion: """
            A sheet is named after its specimen, with / replaced by -: Group-Button-primary.png. A sheet that does \
            not fit into one picture continues in Group-Button-primary~2.png and so on. The page index.html shows \
            the sheets. A run with --filter keeps the other sheets on that page. An index.html that this command \
            did not write is not replaced.

            A part of the sheets (--shard) has whole sheets. 'merge' makes one page of the folders of all parts.

            With --format svg or pdf sheets are files of shapes; a PDF file has all pages of a sheet. With --pdf all \
            sheets are one PDF file, with contents and bookmarks, and no folder is written.
            """)

    @OptionGroup var selection: SelectionOptions
    @OptionGroup var engine: EngineOptions

    @Option(name: .shortAndLong, help: "The folder to write into. It is made if it does not exist.")
    var output: String?

    @Option(name: .long, help: "The format of the sheets: png, svg or pdf. By default it is png.")
    var format = "png"

    @Option(name: .long, help: "The file to write all sheets into as one book, instead of a folder.")
    var pdf: String?

    @Flag(name: .long, help: "Shows every tile. Without this option, equal rows and columns are shown once.")
    var unfolded = false

    @Option(
        name: .long,
        help: """
            Writes beside each sheet a PNG file that moves: what one of its tiles does after its change, 0...600 in \
            milliseconds. It is the first tile that is not at normal.
            """)
    var motion: String?

    @Option(name: .long, help: "Frames a second of moving pictures, 1 to 120. By default there are 60.")
    var rate: Int?

    @OptionGroup var vectors: VectorOption

    @OptionGroup var saying: SayingOptions

    func validate() throws {
        guard PictureFormat(fileExtension: format) != nil else {
            throw ValidationError("there is no format '\(shown(format))'; sheets are png, svg or pdf")
        }
        switch (output, pdf) {
        case (nil, nil): throw ValidationError("name a folder with -o, or a file for all sheets with --pdf")
        case (_?, _?):
            throw ValidationError("-o and --pdf do not go together: a book is written into no folder")
        case (nil, let file?):
            if format != "png", format != "pdf" { throw ValidationError("a book (--pdf) is a PDF file") }
            if let problem = PictureName.problem(file, isFolder: Folder.exists(file), formats: [.pdf()]) {
                throw ValidationError("--pdf: \(problem)")
            }
        default: break
        }
        try vectors.check(wanted)
        if try Parse.motion(motion, rate: rate) != nil, pdf != nil {
            throw ValidationError("a book (--pdf) does not move: use -o with --motion")
        }
    }

    private var wanted: PictureFormat {
        vectors.format(pdf != nil ? .pdf() : PictureFormat(fileExtension: format) ?? .png(.fast))
    }

    var sourceRequest: SourceRequest? { selection.request(SourceUse(command: "sheet")) }

    /// What was written, and what was not.
    private struct Counts {
        var sheets = 0
        var pages = 0
        var tiles = 0
        /// Pages without a file.
        var lost = 0
        var files: Set<String> = []
        /// Those that were handed over.
        var book: [SheetBook.Sheet] = []
    }

    func run(in invocation: Invocation) async throws {
        try await guarded(invocation) { console, outcome in
            var counts = Counts()
            let all = try await selection.drawnTiles(
                invocation, console, engine.folders, &outcome, partsAreSpecimens: true)
            let folder = output ?? ""
            if pdf == nil { try Folder.make(folder) }
            for selected in all { try await draw(selected, invocation, console, &outcome, &counts) }
            let tiles = counted(counts.tiles, "tile")
            if let pdf {
                let pages = try writeBook(counts.book, all.map(\.part), to: pdf, console)
                return console.note(
                    "\(counted(counts.sheets, "sheet")) of \(tiles) on \(counted(pages, "page")) in \(pdf)"
                        + lostWords(counts))
            }
            guard let opened = invocation.opened, opened.isSeveral else {
                return console.note(
                    "\(counted(counts.sheets, "sheet")) of \(tiles)"
                        + (counts.pages > counts.sheets ? " on \(counted(counts.pages, "page"))" : "")
                        + " in \(folder)" + lostWords(counts)
                        + (counts.sheets > 0 ? "; open \(folder)/index.html" : ""))
            }
            console.note(
                "\(counted(counts.sheets, "sheet")) of \(tiles) of \(counted(counts.files.count, "file")) in "
                    + "\(folder)" + lostWords(counts) + "; open \(folder)/index.html" + opened.missingWords)
        }
    }

    private func lostWords(_ counts: Counts) -> String {
        counts.lost > 0 ? "; \(counted(counts.lost, "page")) could not be written" : ""
    }

    /// Writes all sheets as one file; how many pages it has.
    @MainActor private func writeBook(
        _ sheets: [SheetBook.Sheet], _ parts: [CatalogPart], to file: String, _ console: Console
    ) throws -> Int {
        guard !sheets.isEmpty else { return 0 }
        let library = try engine.folders.library(and: parts.flatMap(\.fonts))
        var document = SheetBook(title: "Style sheets", sheets: sheets).document(library: library)
        document.hasLiveText = vectors.liveText
        let renderer = ListRenderer(library: library)
        let bytes = try renderer.pdf(of: document)
        for warning in renderer.warnings { console.warning("\(file): \(warning)") }
        try writeAtomically(bytes, to: FilePlace(file), durable: false)
        return document.pages.count
    }

    @MainActor private func draw(
        _ selected: SelectionOptions.Selected, _ invocation: Invocation, _ console: Console,
        _ outcome: inout Outcome, _ counts: inout Counts
    ) async throws {
        let (part, tiles) = (selected.part, selected.tiles)
        var groups: [(specimen: Specimen, tiles: [Tile])] = []
        for tile in tiles {
            if groups.last?.specimen.id == tile.specimen.id {
                groups[groups.count - 1].tiles.append(tile)
            } else {
                groups.append((tile.specimen, [tile]))
            }
        }
        let names = SheetNames(part.catalog, platform: part.source?.namedPlatform)
        let sheets = groups.map { group in
            var sheet = SheetRequest(
                group.specimen, tiles: group.tiles,
                scale: group.tiles.first.map { Double($0.setting.environment.displayScale) } ?? 2,
                folder: output ?? "", name: names.name(of: group.specimen.id))
            sheet.remark = selected.remarks[group.specimen.id] ?? ""
            sheet.format = wanted
            sheet.isHandedOver = pdf != nil
            return sheet
        }
        var settings = engine.settings(of: part)
        settings.foldsSheets = !unfolded
        // Before anything is drawn: what is there may not be ours.
        var index = try output.map { folder in
            try SheetIndex(
                of: folder, part, isWhole: try selection.isWhole(invocation),
                shard: try selection.shard.map(Parse.shard))
        }
        let pool = try engine.pool(of: part, invocation, console, settings, expecting: sheets.count)
        let answers = try await pool.answers(
            to: sheets.map(RenderingRequest.sheet),
            progress: { console.progress("sheets", $0, of: groups.count) }
        ) { $1 }
        let moving = try await drawMotion(of: groups, names, in: pool, console)
        var failed = moving.failed
        var trapped: [String] = []
        for (place, group) in groups.enumerated() {
            let id = group.specimen.id
            var own: [WrittenSheet.Page] = []
            var problems: [(words: String, pages: Int)] = []
            var (warnings, lost) = (0, 0)
            var answer = answers[place]
            if case .failed(let problem) = answer {
                let trials = SheetTrials(part: part) { count in
                    try engine.pool(
                        of: part, invocation, console, settings, isolating: true, expecting: count)
                }
                let result = try await trials.draw(sheets[place], after: problem)
                answer = result.answer
                lost = result.lost.count
                let ended = LostTiles.groups(result.lost, of: group.tiles)
                if case .sheet = answer {
                    trapped += ended.map { "\(id): \($0.count), shown as crashed: \($0.reason)" }
                }
            }
            switch answer {
            case .sheet(let sheet):
                warnings = sheet.warnings.count
                for warning in sheet.warnings { console.warning("\(id): \(warning)") }
                for page in sheet.pages {
                    if let problem = page.problem {
                        counts.lost += 1
                        // Light and dark are too large alike.
                        if let place = problems.firstIndex(where: { $0.words == problem }) {
                            problems[place].pages += 1
                        } else {
                            problems.append((problem, 1))
                        }
                    } else {
                        own.append(page)
                    }
                }
            case .failed(let problem):
                counts.lost += 1
                problems.append((problem, 1))
            default: preconditionFailure("a sheet was asked for")
            }
            failed += problems.map {
                "\(id): \($0.words)" + ($0.pages > 1 ? " (\($0.pages) pages)" : "")
            }
            counts.pages += own.count
            if !own.isEmpty { counts.sheets += 1 }
            if pdf != nil, !own.isEmpty { counts.book.append(.init(id: id, pages: own)) }
            index?.set(
                own.map {
                    .init(
                        file: $0.file, width: $0.width, height: $0.height,
                        words: $0.words.isEmpty ? nil : $0.words)
                }, of: group.specimen, tiles: group.tiles.count, warnings: warnings, lost: lost,
                motion: moving.files[group.specimen.id])
        }
        for failure in failed.sorted() + trapped {
            console.error(failure)
            outcome.add(3)
        }
        try index?.write()
        counts.tiles += tiles.count
        counts.files.insert(part.place)
    }

    /// Draws the moving picture that stands beside each sheet, if there are to be any.
    ///
    /// - Returns: the files by specimen, and what could not be drawn.
    @MainActor private func drawMotion(
        of groups: [(specimen: Specimen, tiles: [Tile])], _ names: SheetNames, in pool: WorkerPool,
        _ console: Console
    ) async throws -> (files: [String: IndexPage.Entry.Page], failed: [String]) {
        guard let span = try Parse.motion(motion, rate: rate), let output else { return ([:], []) }
        let moving = groups.compactMap { group in
            group.tiles.first { $0.point[.state] != .normal } ?? group.tiles.first
        }
        let files = moving.map { SheetNames.motionFile(names.name(of: $0.specimen.id)) }
        let answers = try await pool.answers(
            to: zip(moving, files).map { .motion($0, span, to: FilePlace(output + "/" + $1)) },
            progress: { console.progress("moving pictures", $0, of: moving.count) }
        ) { $1 }
        var (shown, failed) = ([String: IndexPage.Entry.Page](), [String]())
        for (place, tile) in moving.enumerated() {
            switch answers[place] {
            case .picture(let written):
                for warning in written.warnings { console.warning("\(tile.id): \(warning)") }
                let scale = Double(tile.setting.environment.displayScale)
                shown[tile.specimen.id] = .init(
                    file: files[place], width: Double(written.width) / scale,
                    height: Double(written.height) / scale)
            case .failed(let problem): failed.append("\(tile.id): \(problem)")
            default: preconditionFailure("a moving picture was asked for")
            }
        }
        return (shown, failed)
    }
}
