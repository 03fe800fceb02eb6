import Digests
import Foundation
import Synchronization

/// Writes a report while tiles are judged; pictures go to disk at once, so memory stays small.
///
/// Nothing is lost silently: once a tile could not be written, the report never takes its place.
public final class ReportWriter: Sendable {
    private struct State {
        var model: ReportModel
        /// Of passed tiles whose goldens another stack made.
        var otherStacks: [[String]] = []
        /// Why a tile is not in the report.
        var failure: StoreError?
    }

    private let folder: ReportFolder
    private let state: Mutex<State>

    /// `directory` may hold an older report, which is replaced, but nothing else.
    ///
    /// - Parameter shards: the parts of a check that are looked at, such as `1/4`; `nil` for all.
    public init(
        directory: String, stack: Stack, title: String = "Specimen",
        approval: ReportModel.Approval? = nil, shards: [String]? = nil
    ) throws(StoreError) {
        folder = try ReportFolder(directory)
        state = Mutex(
            State(
                model: ReportModel(
                    title: title, stack: stack.components.map { [$0.name, $0.version] },
                    stackID: stack.id.hex, approval: approval, shards: shards)))
        for name in ReportFolder.parts { try folder.makeFolder(name) }
    }

    /// Takes in one tile, from any thread and in any order.
    ///
    /// What goes wrong is said by ``finish(stale:renames:)``.
    public func add(_ result: TileResult) { add(ReportEntry(result)) }

    /// The same for a tile that was described elsewhere.
    package func add(_ entry: ReportEntry) {
        guard var tile = entry.tile, let cause = entry.cause else {
            return state.withLock { state in
                state.model.passed.append(entry.id)
                if !entry.otherStack.isEmpty { state.otherStacks.append(entry.otherStack) }
                if let outcome = entry.tolerated {
                    state.model.tolerated.append(entry.id)
                    state.model.tolerations = (state.model.tolerations ?? []) + [outcome]
                }
            }
        }
        do throws(StoreError) {
            // Files are named by the id.
            if !entry.files.isEmpty { _ = try GoldenPath.relative(entry.id) }
            for file in entry.files { try folder.write([UInt8](file.data), to: file.path) }
            tile.cause = cause
            state.withLock { [tile] in $0.model.tiles.append(tile) }
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
        }
    }

    /// Takes in what lint found; the page shows it on the tiles.
    package func add(_ findings: [ReportModel.LintFinding]) {
        state.withLock { $0.model.lint = ($0.model.lint ?? []) + findings }
    }

    /// A picture of a tile in which lint's findings are outlined.
    package func add(lintPicture bytes: [UInt8], of tile: String) {
        let (picture, file) = ReportEntry.lintPicture(of: tile, bytes)
        do throws(StoreError) {
            _ = try GoldenPath.relative(tile)
            try folder.write(bytes, to: file.path)
            state.withLock { state in
                var pictures = state.model.lintPictures ?? [:]
                pictures[tile] = picture
                state.model.lintPictures = pictures
            }
        } catch {
            state.withLock { $0.failure = $0.failure ?? error }
        }
    }

    /// Writes the pages and puts the report in its place.
    public func finish(
        stale: [String] = [], renames: [Rename] = []
    ) throws(StoreError) -> ReportModel {
        let (model, failure) = state.withLock { state in
            state.model.putInOrder()
            if !state.otherStacks.isEmpty {
                state.model.otherStacks = ReportModel.OtherStack.counted(state.otherStacks)
            }
            state.model.stale = stale.sorted()
            state.model.renames = renames.map { [$0.from, $0.to] }
            return (state.model, state.failure)
        }
        if let failure { throw failure }
        try folder.write(model)
        try folder.takePlace()
        return model
    }
}

extension ReportModel {
    /// Sorts by ids what was taken in in any order, and finds the groups of tiles that changed alike.
    mutating func putInOrder() {
        passed.sort()
        tolerated.sort()
        tolerations?.sort { $0.id < $1.id }
        tiles.sort { $0.id < $1.id }
        let causes = tiles.compactMap { tile in tile.cause.map { (tile.id, $0) } }
        let found = Golden.groups(of: Dictionary(causes) { first, _ in first })
        for place in tiles.indices { tiles[place].group = found[tiles[place].id] ?? tiles[place].group }
    }
}

extension ReportFolder {
    /// The documents and pages of a report whose pictures are there.
    func write(_ model: ReportModel) throws(StoreError) {
        for (name, text) in [
            ("report.json", reportJSON(model)), ("reg.json", regJSON(model)),
            ("junit.xml", junitXML(model)), ("github.txt", githubAnnotations(model)),
            ("report.sarif", sarif(model)),
            ("summary.md", summaryMarkdown(model)), ("index.html", reportPage(model)),
        ] {
            try write(Array(text.utf8), to: name)
        }
    }
}
