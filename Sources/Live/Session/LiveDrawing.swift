import Catalog
import Digests
import Foundation
import Golden
import Pixels
import Raster
import Rendering
import SourceMode
import Synchronization

/// What became of a tile that was asked for.
struct DrawnTile: Sendable {
    enum Outcome: Sendable {
        /// The picture is the one that is there.
        case same
        case picture([UInt8])
        case failed(String)
    }
    let id: String
    let outcome: Outcome
    var warnings: [String] = []
}

/// Whether somebody still wants what is being drawn.
final class Interest: Sendable {
    private let hasEnded = Mutex(false)

    func end() { hasEnded.withLock { $0 = true } }

    /// What a request is told that nobody wants any more.
    static let lost = "nobody asks for this picture any more"

    var reason: String? { hasEnded.withLock { $0 } ? Interest.lost : nil }
}

/// Draws tiles of a part by the requests that record and compare goldens: the pictures that are shown are kept as goldens
/// are, in a folder of the session, and those before them in another. So only those are drawn whose display list is another,
/// and what changed is said by the same words.
@MainActor struct LiveDrawing {
    let part: LivePart
    /// The session's folder.
    let folder: String
    /// Values that were selected, by axis.
    let chosen: [String: [String]]

    /// As large as a golden's reader takes; who looks at a picture does not mind its bytes.
    private nonisolated static let byteLimit = 64 << 20

    /// The pictures that are shown.
    nonisolated static func shown(in folder: String) -> GoldenStore {
        GoldenStore(root: folder + "/pictures", byteLimit: byteLimit)
    }

    /// The pictures before these.
    private var before: GoldenStore {
        GoldenStore(root: folder + "/before", byteLimit: LiveDrawing.byteLimit)
    }

    /// Returns what became of each tile, in their order; throws what kept all of them from being drawn.
    func draw(_ tiles: [Tile], while interest: Interest) async throws -> [DrawnTile] {
        let shown = LiveDrawing.shown(in: folder)
        let drawn = try await ask(for: tiles, over: shown, while: interest, RenderingRequest.golden) {
            tile, answer in
            switch answer {
            case .golden(.done, let warnings): DrawnTile(id: tile.id, outcome: .same, warnings: warnings)
            case .golden(.write(let bytes, _), let warnings):
                DrawnTile(id: tile.id, outcome: .picture(bytes), warnings: warnings)
            case .failed(let problem): DrawnTile(id: tile.id, outcome: .failed(problem))
            default: preconditionFailure("a golden was asked for")
            }
        }
        for case let (id, .picture(bytes)) in drawn.map({ ($0.id, $0.outcome) }) {
            let path = try shown.path(of: id)
            let old = try before.path(of: id)
            for file in [path, old] {
                try FileManager.default.createDirectory(
                    atPath: file.parentFolder, withIntermediateDirectories: true)
            }
            _ = unsafe rename(path, old)
            try writeAtomically(bytes, to: path, durable: false)
        }
        return drawn
    }

    /// What has changed since the pictures before, by the tiles' ids: in the words of `check`, in one line.
    func explain(_ tiles: [Tile], while interest: Interest) async throws -> [String: String] {
        let said = try await ask(for: tiles, over: before, while: interest, RenderingRequest.verdict) {
            tile, answer -> (String, String) in
            guard case .verdict(let verdict) = answer, verdict.status == .different else {
                return (tile.id, "")
            }
            return (tile.id, verdict.message)
        }
        return Dictionary(said) { first, _ in first }
    }

    /// What the tiles' goldens say, by their ids.
    func judge(
        _ tiles: [Tile], by folder: String, while interest: Interest
    ) async throws -> [String: GoldenState] {
        let said = try await ask(
            for: tiles, over: GoldenStore(root: folder), while: interest, RenderingRequest.verdict
        ) { tile, answer -> (String, GoldenState) in
            guard case .verdict(let verdict) = answer else { return (tile.id, .unknown) }
            switch verdict.status {
            case .passed: return (tile.id, .same)
            case .missing: return (tile.id, .missing)
            case .different, .stack, .unreadable, .undrawable: return (tile.id, .different(verdict.message))
            }
        }
        return Dictionary(said) { first, _ in first }
    }

    /// The file that recording the tile writes into a folder of goldens.
    func recording(of tile: Tile, in folder: String) async throws -> [UInt8] {
        let owner = part.owner(in: folder)
        let answers = try await ask(
            for: [tile], over: GoldenStore(root: LiveDrawing.nowhere(in: self.folder)), recordedBy: owner,
            while: Interest(), RenderingRequest.golden
        ) { $1 }
        switch answers.first {
        case .golden(.write(let bytes, _), _): return bytes
        case .failed(let problem): throw AcceptError(description: problem)
        default: throw AcceptError(description: "it could not be drawn")
        }
    }

    /// What is in a tile, as it is laid out now.
    func inspection(of tile: Tile) async throws -> Inspection {
        let answers = try await ask(
            for: [tile], over: LiveDrawing.shown(in: folder), while: Interest(), RenderingRequest.inspection
        ) { $1 }
        switch answers.first {
        case .inspection(let inspection): return inspection
        case .failed(let problem): throw AcceptError(description: problem)
        default: throw AcceptError(description: "it could not be laid out")
        }
    }

    /// A folder that is never made: over its goldens each recording is the whole file.
    private static func nowhere(in folder: String) -> String { folder + "/none" }

    private func ask<R: Sendable>(
        for tiles: [Tile], over store: GoldenStore, recordedBy owner: GoldenOwner? = nil,
        while interest: Interest,
        _ request: (Tile) -> RenderingRequest, _ conclude: @escaping @Sendable (Tile, RenderingAnswer) -> R
    ) async throws -> [R] {
        var settings = RenderingSettings()
        settings.store = store
        settings.owner = owner
        settings.recordMode = .changed
        settings.fonts = part.program.fonts
        settings.substitutesFonts = true
        settings.chosen = chosen
        settings.judgement = JudgementOptions(drawsDifference: false)
        let program = part.program
        let workers = Workers(
            count: min(ProcessInfo.processInfo.activeProcessorCount, 16), session: part.session,
            explain: { program.explain($0, $1) })
        let pool = try WorkerPool(
            workers, settler: TileSettler(library: FontLibrary(folders: [])), settings: settings,
            expecting: tiles.count)
        let answers = try await part.requests.some(
            tiles, of: part.session, from: pool, request, unless: { interest.reason }
        ) { place, answer in conclude(tiles[place], answer) }
        try pool.finish()
        return answers
    }
}
