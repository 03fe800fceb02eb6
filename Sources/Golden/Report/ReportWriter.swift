import Digests
import Foundation
import Pixels
import Synchronization

/// Writes a report while tiles are judged; pictures go to disk at once, so memory stays small.
///
/// Nothing is lost silently: once a tile could not be written, the report never takes its place.
public final class ReportWriter: Sendable {
    private struct State {
        var model: ReportModel
        /// Of the tiles in the report, by their ids.
        var causes: [String: Cause] = [:]
        /// Why a tile is not in the report.
        var failure: StoreError?
    }

    private let folder: ReportFolder
    private let state: Mutex<State>

    /// `directory` may hold an older report, which is replaced, but nothing else.
    public init(
        directory: String, stack: Stack, title: String = "Specimen"
    ) throws(StoreError) {
        folder = try ReportFolder(directory)
        state = Mutex(
            State(
                model: ReportModel(
                    title: title, stack: stack.components.map { [$0.name, $0.version] },
                    stackID: stack.id.hex)))
        for name in ["expected", "actual", "diff", "pixels"] { try folder.makeFolder(name) }
    }

    /// Takes in one tile, from any thread and in any order.
    ///
    /// What goes wrong is said by ``finish(stale:renames:)``.
    public func add(_ result: TileResult) {
        if case .passed(let pass) = result.judgement {
            state.withLock { state in
                state.model.passed.append(result.id)
                if case .tolerated(let toleration) = pass {
                    state.model.tolerated.append(result.id)
                    state.model.tolerations = (state.model.tolerations ?? []) + [toleration]
                }
            }
            return
        }
        do throws(StoreError) {
            let tile = try entry(for: result)
            let cause = Cause(of: result, as: tile)
            state.withLock {
                $0.model.tiles.append(tile)
                $0.causes[tile.id] = cause
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
            state.model.passed.sort()
            state.model.tolerated.sort()
            state.model.tolerations?.sort { $0.id < $1.id }
            state.model.tiles.sort { $0.id < $1.id }
            let groups = groups(of: state.causes)
            for place in state.model.tiles.indices {
                state.model.tiles[place].group = groups[state.model.tiles[place].id] ?? ""
            }
            state.model.stale = stale.sorted()
            state.model.renames = renames.map { [$0.from, $0.to] }
            return (state.model, state.failure)
        }
        if let failure { throw failure }
        for (name, text) in [
            ("report.json", reportJSON(model)), ("reg.json", regJSON(model)),
            ("junit.xml", junitXML(model)), ("github.txt", githubAnnotations(model)),
            ("summary.md", summaryMarkdown(model)), ("index.html", reportPage(model)),
        ] {
            try folder.write(Array(text.utf8), to: name)
        }
        try folder.takePlace()
        return model
    }

    // MARK: One tile

    private func entry(for result: TileResult) throws(StoreError) -> ReportModel.Tile {
        var tile = ReportModel.Tile(
            id: result.id, status: .different, message: "", group: "", file: result.source?.file,
            line: result.source?.line)
        if let golden = result.golden {
            tile.expected = try picture(golden.bytes, at: "expected/" + (try GoldenPath.relative(result.id)))
        }
        if let candidate = result.candidate {
            tile.actual = try picture(candidate, at: "actual/" + (try GoldenPath.relative(result.id)))
        }
        switch result.judgement {
        case .passed: break
        case .missing:
            tile.status = .missing
            tile.message = "no golden yet"
        case .unreadable(let text):
            tile.status = .unreadable
            tile.message = text
        case .undrawable(let text):
            tile.status = .undrawable
            tile.message = text
        case .stackDiffers(let differences):
            tile.status = .stack
            tile.changes = differences.map(\.description)
            tile.message = "recorded with another stack: " + (tile.changes.first ?? "")
        case .different(let difference):
            try describe(difference, path: try GoldenPath.relative(result.id), in: &tile)
        }
        return tile
    }

    private func describe(
        _ difference: Judgement.Difference, path: String, in tile: inout ReportModel.Tile
    ) throws(StoreError) {
        let comparison = difference.comparison
        let kind = difference.classification
        tile.changes = difference.lines
        tile.classification = kind
        tile.message = tile.changes.first ?? kind
        tile.comparison = ReportModel.Comparison(
            verdict: comparison.verdict.rawValue, pixels: comparison.pixels,
            fraction: comparison.fraction, maxDelta: comparison.maxDelta,
            antialiased: comparison.antialiased, box: comparison.box?.numbers,
            mode: comparison.mode.rawValue, exceeded: difference.exceeded)
        tile.boxes = comparison.clusters.map(\.numbers)
        if let picture = comparison.difference {
            tile.diff = "diff/" + path
            try folder.write(encodePNG(picture, effort: .fast), to: "diff/" + path)
        }
        let pixels = "pixels/" + path.dropLast(GoldenPath.suffix.count) + ".js"
        try folder.write(pixelScript(id: tile.id, difference.old, difference.new), to: pixels)
        tile.pixels = pixels
    }

    private func picture(
        _ bytes: [UInt8], at path: String
    ) throws(StoreError) -> ReportModel.Picture {
        try folder.write(bytes, to: path)
        var picture = ReportModel.Picture(path: path, digest: ContentDigest(of: bytes).hex)
        picture.pixels = (try? readGoldenChunk(bytes))?.pixelDigest.hex
        // Width and height stand at a fixed place in every PNG.
        if bytes.count > 24, picture.pixels != nil {
            picture.size = [16, 20].map { start in
                bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            }
        }
        return picture
    }
}
