import Catalog
import Digests
import Drawing
import Foundation
import Golden
import Pixels
import Raster
import Synchronization
import ViewCore

/// Does requests in this process: lays out on the main thread; draws, encodes and compares on several.
@MainActor final class RequestPerformer {
    private let settler: TileSettler
    private let drawn: DrawnLists
    private let evidence: EvidenceMaker
    private let settings: RenderingSettings
    private let pool: ThreadPool
    private let writer: TileWriter
    private let judge: TileJudge
    private let linter: TileLinter

    init(settler: TileSettler, settings: RenderingSettings, threads: Int) {
        self.settler = settler
        self.settings = settings
        drawn = DrawnLists(library: settler.library)
        evidence = EvidenceMaker(
            settler: settler, drawn: drawn, tokens: settings.colors, owner: settings.owner)
        pool = ThreadPool(workers: threads)
        writer = TileWriter(settler: settler, pool: pool, drawn: drawn)
        judge = TileJudge(evidence: evidence, settings: settings, pool: pool, drawn: drawn)
        linter = TileLinter(settler: settler, settings: settings, pool: pool, drawn: drawn)
    }

    /// Begins a request; `answer` is called once, on any thread.
    func perform(
        _ request: RenderingRequest, _ answer: @escaping @Sendable (RenderingAnswer) -> Void
    ) async throws {
        switch request {
        case .picture(let tile, let place, .svg(let options)):
            let (laidOut, words) = await settler.named(tile, hasSchemes: options.hasSchemes)
            try checkFonts()
            write(laidOut, to: place, as: .svg(options), title: tile.id, words: words, answer)
        case .picture(let tile, let place, let format):
            let laidOut = await settler.settle(tile, needsTrace: false)
            try checkFonts()
            write(laidOut, to: place, as: format, title: tile.id, answer)
        case .motion(let tile, let span, let place):
            let picture = MovingPicture(settler: settler, drawn: drawn, tile: tile, span: span)
            let result: RenderingAnswer
            do { result = .picture(try await picture.write(to: place)) } catch {
                result = .failed("\(error)")
            }
            try checkFonts()
            answer(result)
        case .sheet(let request):
            var isNamed = false
            if case .svg = request.format { isNamed = !request.isHandedOver }
            let sheet = await settler.settledSheet(
                request.specimen, tiles: request.tiles, lost: request.lost, scale: request.scale,
                isFolded: settings.foldsSheets, remark: request.remark, isNamed: isNamed)
            try checkFonts()
            write(sheet, of: request, answer)
        case .trial(let tile):
            _ = await settler.settle(tile, needsTrace: false)
            answer(.settled)
        case .look(let tile):
            answer(.look(DrawnLook(await settler.settle(tile, needsTrace: false))))
        case .inspection(let tile):
            let laidOut = await settler.settle(tile)
            try checkFonts()
            answer(.inspection(Inspection(laidOut)))
        case .spoken(let tile):
            let spoken = await settler.spoken(tile)
            try checkFonts()
            answer(.spoken(spoken.answer))
        case .spokenSheet(let tile, let place):
            let sheet = settler.sheet(of: await settler.spoken(tile), tile.id)
            try checkFonts()
            write(sheet, to: place, answer)
        case .golden(let tile): try await planGolden(of: tile, answer)
        case .verdict(let tile): try await judge.judge(tile, answer)
        case .lint(let tile): try await linter.lint(tile, answer)
        }
    }

    /// Has one of the threads do some other work.
    func submit(_ work: @escaping ThreadPool.Job) { pool.submit(work) }

    /// Has what was begun go on without waiting for more.
    func flush() {
        judge.flush()
        writer.flush()
    }

    /// Returns when every request that was begun has its answer.
    func wait() {
        judge.flush()
        writer.finish()
    }

    /// The same, and throws what kept a font from being used.
    func finish() throws {
        wait()
        if let problem = judge.problem { throw problem }
        if settings.checksFonts { try settler.checkFonts() }
    }

    private func checkFonts() throws {
        if settings.stopsAtFonts, settings.checksFonts { try settler.checkFonts() }
    }

    /// Has a picture written.
    private func write(
        _ laidOut: LaidOut, to place: FilePlace?, as format: PictureFormat = .png(.fast), title: String = "",
        words: VectorWords? = nil, _ answer: @escaping @Sendable (RenderingAnswer) -> Void
    ) {
        writer.write(
            laidOut, to: place, as: format, title: title, words: words, tellsDigests: settings.tellsDigests
        ) { result in
            switch result {
            case .success(let written): answer(.picture(written))
            case .failure(let error): answer(.failed("\(error)"))
            }
        }
    }

    /// Has a sheet written: its pages each, or as one file, or handed over.
    private func write(
        _ sheet: LaidOutSheet, of request: SheetRequest,
        _ answer: @escaping @Sendable (RenderingAnswer) -> Void
    ) {
        if request.isHandedOver { return answer(.sheet(WrittenSheet(handingOver: sheet))) }
        guard case .pdf(let options) = request.format else {
            return writePages(of: sheet, request, answer)
        }
        let drawn = drawn
        let (id, file) = (request.specimen.id, SheetNames.file(request.name, page: 1, ending: "pdf"))
        let place = FilePlace(file, inside: request.folder)
        pool.submit {
            var document = PDFDocument(title: id, pages: sheet.documentPages(id))
            document.hasLiveText = options.hasLiveText
            let first = sheet.pages.first?.list.size ?? .zero
            var page = WrittenSheet.Page(
                file: file, width: first.width, height: first.height, problem: nil)
            var warnings = sheet.allWarnings
            do {
                let (bytes, notes) = try drawn.withRenderer { renderer in
                    (try renderer.pdf(of: document), renderer.warnings)
                }
                var writer = AtomicWriter()
                try writer.write(bytes, to: place, durable: false)
                page.words = sheet.pages.map(\.list.words).joined(separator: " ")
                warnings += notes
            } catch {
                page = WrittenSheet.Page(
                    file: file, width: first.width, height: first.height, problem: "\(error)")
            }
            answer(.sheet(WrittenSheet(pages: [page], warnings: warnings)))
        }
    }

    /// Has every page written; answers when the last one is.
    private func writePages(
        of sheet: LaidOutSheet, _ request: SheetRequest,
        _ answer: @escaping @Sendable (RenderingAnswer) -> Void
    ) {
        let (count, warnings) = (sheet.pages.count, sheet.allWarnings)
        let written = WrittenPages()
        for (index, page) in sheet.pages.enumerated() {
            let file = SheetNames.file(request.name, page: index + 1, ending: request.format.fileExtension)
            let size = page.list.size
            let words = request.format.vectors == nil ? "" : page.list.words
            let title = sheet.title(request.specimen.id, page: index)
            writer.write(
                page, to: FilePlace(file, inside: request.folder), as: request.format, title: title,
                words: index < sheet.words.count ? sheet.words[index] : nil
            ) { result in
                var problem: String?
                if case .failure(let error) = result { problem = "\(error)" }
                var page = WrittenSheet.Page(
                    file: file, width: size.width, height: size.height, problem: problem)
                page.words = words
                if let pages = written.add(page, at: index, of: count) {
                    answer(.sheet(WrittenSheet(pages: pages, warnings: warnings)))
                }
            }
        }
    }

    // MARK: Goldens

    private func planGolden(
        of tile: Tile, _ answer: @escaping @Sendable (RenderingAnswer) -> Void
    ) async throws {
        let settled = try await evidence.settle(tile)
        let (store, mode, drawn) = (settings.store, settings.recordMode, drawn)
        let strictStack = settings.judgement.strictStack
        let old: GoldenFile?
        do throws(StoreError) {
            old = try store.golden(of: tile.id)
        } catch {
            return answer(.failed("\(error)"))
        }
        if let outcome = store.outcomeWithoutDrawing(
            settled.evidence, over: old, mode: mode, strictStack: strictStack)
        {
            return answer(.golden(.done(outcome), warnings: settled.warnings))
        }
        let (tile, warnings) = (settled.traced(), settled.warnings)
        pool.submit {
            do throws(StoreError) {
                let plan = try store.planRecording(
                    tile, over: old, mode: mode, strictStack: strictStack)
                answer(.golden(plan, warnings: warnings + drawn.warnings(of: tile.listDigest)))
            } catch {
                answer(.failed("\(error)"))
            }
        }
    }
}

/// Pages as they are written, on any thread.
private final class WrittenPages: Sendable {
    private let pages = Mutex<[Int: WrittenSheet.Page]>([:])

    /// All pages in their order, with the last one.
    func add(_ page: WrittenSheet.Page, at index: Int, of count: Int) -> [WrittenSheet.Page]? {
        pages.withLock { pages in
            pages[index] = page
            return pages.count == count ? (0..<count).compactMap { pages[$0] } : nil
        }
    }
}

extension SpokenTile {
    fileprivate var answer: SpokenAnswer {
        SpokenAnswer(
            tree: tree, size: [Double(laidOut.list.size.width), Double(laidOut.list.size.height)],
            warnings: laidOut.warnings)
    }
}
