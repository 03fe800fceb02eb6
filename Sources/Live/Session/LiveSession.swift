import Catalog
import Foundation
import Golden
import Rendering
package import SourceMode
import ViewCore

/// A session that stays: it holds sources, their programs with the processes that draw, and the pictures that somebody
/// looks at. What changes in the sources is compiled, and what looks otherwise then is drawn.
///
/// Compiling and drawing are done one after the other, by one task. What becomes outdated while it is drawn is given up,
/// so that of many edits the last is shown. A view that ends its process, or never ends, takes that process along; the
/// last picture stays.
package actor LiveSession {
    package enum Phase: String, Encodable, Sendable { case compiling, drawing, ready, gone }

    /// For one follower.
    package nonisolated let events: AsyncStream<LiveEvent>
    private let told: AsyncStream<LiveEvent>.Continuation
    let sources: LiveSources
    /// Where `CI` is set in it nothing is accepted.
    let environment: [String: String]
    private let build: SourceBuild
    let scratch: ScratchFolder

    /// Texts in place of what files hold, by absolute paths.
    private var edits: [String: Data] = [:]
    /// Files of the modules, by absolute paths, and what else is to be watched.
    private var files: Set<String> = []
    private(set) var watched: [String: FileStamp] = [:]
    private(set) var parts: [LivePart] = []
    var tiles: [String: LiveTile] = [:]
    private(set) var views: [[String: [String]]: LiveView] = [:]
    private var shelf = PictureShelf()
    /// Goldens that were accepted here, the last one last.
    var accepted: [AcceptedGolden] = []
    /// Tiles of which it is not known yet what has changed.
    private var unexplained: Set<String> = []
    /// The edit that first had a specimen, by its id.
    private var born: [String: Int] = [:]

    private(set) var phase = Phase.compiling
    private(set) var problems: [SourceProblem] = []
    private(set) var notes: [String] = []
    /// How often the sources have become others since the session began.
    private(set) var editCount = 0
    /// Counts all that anybody could see.
    var revision = 1
    /// When what is said of the sources became another, and what there is to choose from.
    private(set) var statusRevision = 1
    private(set) var catalogRevision = 1

    private var isOutdated = true
    /// Whether nothing has been compiled yet.
    private(set) var isFirst = true
    private(set) var isClosed = false
    private var work: Task<Void, Never>?
    private var programs = 0
    private var asked = 0
    /// What is being drawn.
    var drawing: (interest: Interest, worker: LiveProgram)?
    private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]

    /// Whoever does not ask any more is forgotten when so many others do.
    private static let viewLimit = 3
    /// Tiles that are drawn before anybody is told.
    static let batchLength = 48
    private static let editLimit = 8 << 20

    /// Throws where nothing can be compiled or kept here.
    package init(
        _ sources: LiveSources, environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws {
        let build = try SourceBuild()
        self.init(sources, build: build, scratch: try build.scratchFolder(), environment: environment)
    }

    /// - Parameter scratch: what the session writes, and maybe its sources.
    init(
        _ sources: LiveSources, build: SourceBuild, scratch: ScratchFolder,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        self.sources = sources
        self.environment = environment
        self.build = build
        self.scratch = scratch
        (events, told) = AsyncStream.makeStream(of: LiveEvent.self, bufferingPolicy: .bufferingNewest(256))
    }

    // MARK: What others do

    /// Has the sources read again: a file may have changed.
    package func sourcesChanged() {
        guard !isClosed else { return }
        isOutdated = true
        if let drawing {
            drawing.interest.end()
            drawing.worker.interrupt()
        }
        begin()
    }

    /// Has a text stand in place of what a file holds; the file stays as it is.
    package func edit(_ file: String, _ text: String) throws(SourceError) {
        let path = absolutePath(file)
        let data = Data(text.utf8)
        guard isFirst || files.contains(path) else {
            throw SourceError("\(file): no file of what is drawn")
        }
        guard data.count <= LiveSession.editLimit else {
            throw SourceError("\(file): the text is longer than \(LiveSession.editLimit) bytes")
        }
        guard edits.updateValue(data, forKey: path) != data else { return }
        sourcesChanged()
    }

    /// Has a file stand for itself again.
    package func endEdit(of file: String) {
        guard edits.removeValue(forKey: absolutePath(file)) != nil else { return }
        sourcesChanged()
    }

    /// The text that stands in place of what a file holds; `nil` where none does.
    func edited(_ file: String) -> Data? { edits[absolutePath(file)] }

    /// The tiles at these values, once all of them are drawn or are known not to be.
    ///
    /// - Parameter choice: names of values by axis; an axis that is not there has all that a specimen names.
    package func pictures(for choice: [String: [String]] = [:]) async -> [LiveTile] {
        look(at: choice)
        while !isClosed, isOutdated || phase != .ready { await nextChange(within: 3600) }
        return views[choice]?.groups.flatMap(\.ids).compactMap { tiles[$0] } ?? []
    }

    /// The bytes of a picture that is shown.
    package func picture(_ digest: String) -> [UInt8]? { shelf[digest]?.bytes }

    /// What keeps the sources from being drawn as they are.
    package var currentProblems: [SourceProblem] { problems }

    /// Remembers that somebody looks at these values, and has them drawn.
    func look(at choice: [String: [String]]) {
        asked += 1
        guard views[choice] == nil else {
            views[choice]?.asked = asked
            return
        }
        revision += 1
        views[choice] = LiveView(choice, of: parts, asked: asked, revision: revision)
        if views.count > LiveSession.viewLimit,
            let least = views.min(by: { $0.value.asked < $1.value.asked })
        {
            views[least.key] = nil
            forgetTiles()
        }
        // Before the sources are compiled there is nothing to draw.
        if work == nil { phase = isOutdated ? .compiling : .drawing }
        begin()
    }

    /// Ends all that it has started.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        phase = .gone
        drawing?.interest.end()
        drawing?.worker.interrupt()
        for part in parts { part.session.close() }
        publish()
        told.yield(.gone)
        told.finish()
    }

    // MARK: Waiting

    /// Returns when something has changed, or after so many seconds.
    func nextChange(within seconds: Int) async {
        guard !isClosed else { return }
        asked += 1
        let number = asked
        let alarm = Task { [weak self] in
            try? await Task.sleep(for: .seconds(seconds))
            await self?.wake(number)
        }
        await withCheckedContinuation { waiting[number] = $0 }
        alarm.cancel()
    }

    private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }

    func publish() {
        for continuation in waiting.values { continuation.resume() }
        waiting = [:]
    }

    // MARK: Work

    func begin() {
        guard work == nil, !isClosed else { return }
        work = Task { await doAll() }
    }

    private func doAll() async {
        while !isClosed {
            if isOutdated {
                isOutdated = false
                await compile()
            } else if let next = nextBatch() {
                await draw(next)
            } else if let next = nextUnexplained() {
                await explain(next)
            } else if let next = nextUnjudged() {
                await judge(next)
            } else {
                break
            }
        }
        work = nil
        if !isClosed, phase != .ready { setPhase(.ready) }
    }

    func setPhase(_ phase: Phase) {
        self.phase = phase
        revision += 1
        statusRevision = revision
        publish()
    }

    private func compile() async {
        setPhase(.compiling)
        let (sources, build, edits, scratch) = (sources, build, edits, scratch)
        let running = Dictionary(parts.map { ($0.identity, $0.version) }) { first, _ in first }
        let built = await withCheckedContinuation { continuation in
            // It waits for other programs, on several threads.
            DispatchQueue.global().async {
                continuation.resume(
                    returning: LiveBuild(of: sources, by: build, edits: edits, running: running, in: scratch))
            }
        }
        // A later edit is there; but what is looked at first must not wait for the end of all edits.
        guard !isClosed, !isOutdated || isFirst else {
            for case let made? in built.modules.map(\.made) { made.started?.session.close() }
            return
        }
        await take(built)
    }

    private func take(_ built: LiveBuild) async {
        watched = built.watched
        if built.isWhole { files = built.files }
        var new: [LivePart] = []
        var hasChanged = !isFirst && built.problems != problems
        var ended: [LivePart] = []
        for (identity, made) in built.modules {
            let old = parts.first { $0.identity == identity }
            guard let made else {
                if var old {
                    old.isStale = true
                    new.append(old)
                }
                continue
            }
            guard let started = made.started else {
                if var old {
                    old.keep(made)
                    new.append(old)
                }
                continue
            }
            programs += 1
            hasChanged = hasChanged || !isFirst
            if let old {
                ended.append(old)
                new.append(
                    await old.replaced(by: made, started.program, started.session, number: programs))
            } else {
                new.append(
                    await LivePart(
                        identity, made, started.program, started.session, of: sources.program,
                        number: programs)
                )
            }
        }
        if built.isWhole {
            let kept = Set(new.map(\.identity))
            ended += parts.filter { !kept.contains($0.identity) }
            parts = new
        } else {
            for place in parts.indices { parts[place].isStale = true }
        }
        for part in ended { part.session.close() }
        if hasChanged || !ended.isEmpty { editCount += 1 }
        isFirst = false
        let hasNewProblems = built.problems != problems
        (problems, notes) = (built.problems, built.notes)
        catalogChanged()
        phase = .drawing
        publish()
        if hasNewProblems { told.yield(.problems(problems)) }
        told.yield(.changed(tiles: []))
    }

    /// Looks through all that is shown again.
    private func catalogChanged() {
        revision += 1
        (statusRevision, catalogRevision) = (revision, revision)
        for choice in views.keys { views[choice]?.choose(of: parts, revision: revision) }
        let specimens = Set(parts.flatMap(\.specimens).map(\.id))
        born = born.filter { specimens.contains($0.key) }
        for id in specimens where born[id] == nil { born[id] = editCount }
        forgetTiles()
        let stale = Set(parts.flatMap { $0.isStale ? Set($0.specimens.map(\.id)) : $0.lost })
        for (id, tile) in tiles {
            let isStale = stale.contains(tile.specimen) || (tile.failure != nil && tile.picture != nil)
            if isStale != tile.isStale {
                tiles[id]?.isStale = isStale
                tiles[id]?.revision = revision
            }
        }
    }

    /// Those that nobody looks at and that there are none of any more.
    private func forgetTiles() {
        let shown = Set(views.values.flatMap(\.groups).flatMap(\.ids))
        for (id, tile) in tiles where !shown.contains(id) {
            shelf.drop(tile.picture)
            shelf.drop(tile.before)
            tiles[id] = nil
            unexplained.remove(id)
        }
    }

    // MARK: Drawing

    struct Batch {
        let part: LivePart
        let choice: [String: [String]]
        let tiles: [Tile]
    }

    /// Tiles of one part that its program has not been asked for, of whoever asked last.
    private func nextBatch() -> Batch? {
        for view in views.values.sorted(by: { $0.asked > $1.asked }) {
            for group in view.groups {
                guard let part = parts.first(where: { $0.identity == group.identity }) else { continue }
                let wanted = group.tiles.lazy.filter { self.tiles[$0.id]?.program != part.number }
                let batch = Array(wanted.prefix(LiveSession.batchLength))
                if !batch.isEmpty { return Batch(part: part, choice: view.choice, tiles: batch) }
            }
        }
        return nil
    }

    /// How many tiles are shown to whoever chose this, and how many of them are drawn.
    func progress(of choice: [String: [String]]) -> (done: Int, all: Int) {
        var (done, all) = (0, 0)
        for group in views[choice]?.groups ?? [] {
            let number = parts.first { $0.identity == group.identity }?.number
            all += group.tiles.count
            done += group.tiles.count { tiles[$0.id]?.program == number }
        }
        return (done, all)
    }

    private func draw(_ batch: Batch) async {
        let interest = Interest()
        drawing = (interest, batch.part.worker)
        defer { drawing = nil }
        let drawn: [DrawnTile]
        do {
            drawn = try await LiveDrawing(part: batch.part, folder: scratch.path, chosen: batch.choice)
                .draw(batch.tiles, while: interest)
        } catch {
            let problem = "\(error)"
            drawn = batch.tiles.map { DrawnTile(id: $0.id, outcome: .failed(problem)) }
        }
        guard !isClosed else { return }
        revision += 1
        statusRevision = revision
        var changed: [String] = []
        for (tile, drawn) in zip(batch.tiles, drawn) {
            // What was given up fails, and will be drawn by another program.
            if case .failed = drawn.outcome, interest.reason != nil { continue }
            put(drawn, of: tile, batch.part)
            changed.append(drawn.id)
        }
        publish()
        if !changed.isEmpty { told.yield(.changed(tiles: changed)) }
    }

    /// Tiles of one part, one of those that have changed alike: from equal pictures to equal pictures.
    private func nextUnexplained() -> Batch? {
        guard !unexplained.isEmpty else { return nil }
        for view in views.values {
            for group in view.groups {
                guard let part = parts.first(where: { $0.identity == group.identity }) else { continue }
                var seen: Set<[String]> = []
                var batch: [Tile] = []
                for tile in group.tiles
                where batch.count < LiveSession.batchLength && unexplained.contains(tile.id)
                    && seen.insert(pair(of: tile.id)).inserted
                { batch.append(tile) }
                if !batch.isEmpty { return Batch(part: part, choice: view.choice, tiles: batch) }
            }
        }
        // Of what nobody looks at any more.
        unexplained = []
        return nil
    }

    private func pair(of id: String) -> [String] {
        guard let tile = tiles[id], let old = tile.before, let new = tile.picture else { return [id] }
        return [tile.specimen, old.digest, new.digest]
    }

    private func explain(_ batch: Batch) async {
        let interest = Interest()
        drawing = (interest, batch.part.worker)
        defer { drawing = nil }
        let words = try? await LiveDrawing(part: batch.part, folder: scratch.path, chosen: batch.choice)
            .explain(batch.tiles, while: interest)
        guard !isClosed else { return }
        revision += 1
        var said: [[String]: String] = [:]
        for tile in batch.tiles { said[pair(of: tile.id)] = words?[tile.id] ?? "" }
        var changed: [String] = []
        for id in unexplained.sorted() {
            guard let change = said[pair(of: id)] else { continue }
            unexplained.remove(id)
            tiles[id]?.change = change
            tiles[id]?.revision = revision
            changed.append(id)
        }
        publish()
        told.yield(.changed(tiles: changed))
    }

    private func put(_ drawn: DrawnTile, of tile: Tile, _ part: LivePart) {
        let known = tiles[drawn.id]
        var shown =
            known
            ?? LiveTile(
                id: drawn.id, specimen: tile.specimen.id, values: tile.point.values.map(\.name))
        let scale = Double(tile.setting.environment.displayScale)
        shown.program = part.number
        shown.revision = revision
        shown.isStale = part.isStale
        switch drawn.outcome {
        case .failed(let reason):
            shown.failure = reason
            shown.isStale = shown.picture != nil
        case .same:
            (shown.failure, shown.warnings) = (nil, drawn.warnings)
            // It was shown, forgotten, and is asked for again.
            if shown.picture == nil,
                let golden = try? LiveDrawing.shown(in: scratch.path).golden(of: drawn.id)
            {
                shown.picture = shelf.put(LivePicture(golden.bytes, scale: scale))
            }
        case .picture(let bytes):
            (shown.failure, shown.warnings) = (nil, drawn.warnings)
            shelf.drop(shown.before)
            shown.before = shown.picture
            shown.change = ""
            if shown.before != nil { unexplained.insert(drawn.id) }
            // Other values of an axis show tiles that no edit has changed.
            shown.changedBy = shown.before == nil ? born[shown.specimen] ?? 0 : editCount
            shown.picture = shelf.put(LivePicture(bytes, scale: scale))
        }
        // What looks as before has nothing new to say.
        if let known, known.picture?.digest == shown.picture?.digest, known.failure == shown.failure,
            known.warnings == shown.warnings, known.isStale == shown.isStale
        {
            shown.revision = known.revision
        }
        tiles[drawn.id] = shown
    }
}

/// Pictures by their digests, as long as a tile shows them.
private struct PictureShelf {
    private var held: [String: (picture: LivePicture, count: Int)] = [:]

    subscript(digest: String) -> LivePicture? { held[digest]?.picture }

    /// The picture, or the equal one that is there.
    mutating func put(_ picture: LivePicture) -> LivePicture {
        let kept = held[picture.digest]
        held[picture.digest] = (kept?.picture ?? picture, (kept?.count ?? 0) + 1)
        return kept?.picture ?? picture
    }

    mutating func drop(_ picture: LivePicture?) {
        guard let picture, let kept = held[picture.digest] else { return }
        held[picture.digest] = kept.count > 1 ? (kept.picture, kept.count - 1) : nil
    }
}
