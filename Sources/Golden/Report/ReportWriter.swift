import Digests
import Foundation
import Pixels
import Synchronization

/// Writes a report while tiles are judged; pictures go to disk at once, so memory stays small.
///
/// Everything is written into a folder beside the report's, which takes its place at the end:
/// an old report is there until a new one is whole.
public final class ReportWriter: Sendable {
    public let directory: String
    private let temporary: String
    private let model: Mutex<ReportModel>

    /// `directory` may hold an older report, which is replaced, but nothing else.
    public init(
        directory: String, stack: Stack, title: String = "Specimen"
    ) throws(StoreError) {
        var directory = directory
        while directory.count > 1, directory.hasSuffix("/") { directory.removeLast() }
        self.directory = directory
        temporary = "\(directory).\(FileSystem.processID)-\(UInt32.random(in: 0 ... .max)).tmp"
        model = Mutex(
            ReportModel(
                title: title, stack: stack.components.map { [$0.name, $0.version] },
                stackID: stack.id.hex))
        let names = try FileSystem.names(in: directory)
        guard names.isEmpty || names.contains("report.json") else {
            throw .io(
                operation: "write a report to", path: directory,
                reason: "it holds other files; name a new folder")
        }
        for folder in ["expected", "actual", "diff", "pixels"] {
            try FileSystem.makeFolder(temporary + "/" + folder)
        }
    }

    /// Takes in one tile, from any thread and in any order.
    public func add(_ result: TileResult) throws(StoreError) {
        if case .passed(let pass) = result.judgement {
            model.withLock { model in
                model.passed.append(result.id)
                if case .tolerated(let toleration) = pass {
                    model.tolerated.append(result.id)
                    model.tolerations = (model.tolerations ?? []) + [toleration]
                }
            }
            return
        }
        let tile = try entry(for: result)
        model.withLock { $0.tiles.append(tile) }
    }

    /// Writes the pages and puts the report in its place.
    public func finish(
        stale: [String] = [], renames: [Rename] = []
    ) throws(StoreError) -> ReportModel {
        let model = self.model.withLock { model in
            model.passed.sort()
            model.tolerated.sort()
            model.tolerations?.sort { $0.id < $1.id }
            model.tiles.sort { $0.id < $1.id }
            model.stale = stale.sorted()
            model.renames = renames.map { [$0.from, $0.to] }
            return model
        }
        for (name, text) in [
            ("report.json", reportJSON(model)), ("reg.json", regJSON(model)),
            ("junit.xml", junitXML(model)), ("github.txt", githubAnnotations(model)),
            ("summary.md", summaryMarkdown(model)), ("index.html", reportPage(model)),
        ] {
            try FileSystem.write(Array(text.utf8), to: temporary + "/" + name)
        }
        try takePlace()
        return model
    }

    /// Deletes what was written so far, for a run that ends early.
    public func discard() { try? FileSystem.removeTree(temporary) }

    // MARK: One tile

    private func entry(for result: TileResult) throws(StoreError) -> ReportModel.Tile {
        let path = try GoldenPath.relative(result.id)
        var tile = ReportModel.Tile(
            id: result.id, status: .different, message: "", group: "", file: result.source?.file,
            line: result.source?.line)
        if let golden = result.golden {
            tile.expected = try picture(golden.bytes, at: "expected/" + path)
        }
        if let candidate = result.candidate {
            tile.actual = try picture(candidate, at: "actual/" + path)
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
            try describe(difference, path: path, in: &tile)
        }
        let text = tile.status == .unreadable ? "unreadable" : tile.message
        tile.group = "\(tile.status.rawValue)|\(text)|\(tile.classification ?? "")"
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
            try write(encodePNG(picture, effort: .fast), to: "diff/" + path)
        }
        let pixels = "pixels/" + path.dropLast(GoldenPath.suffix.count) + ".js"
        try write(pixelScript(id: tile.id, difference.old, difference.new), to: pixels)
        tile.pixels = pixels
    }

    private func picture(
        _ bytes: [UInt8], at path: String
    ) throws(StoreError) -> ReportModel.Picture {
        try write(bytes, to: path)
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

    private func write(_ bytes: [UInt8], to path: String) throws(StoreError) {
        let full = temporary + "/" + path
        try FileSystem.makeFolder(FileSystem.parent(of: full) ?? temporary)
        try FileSystem.write(bytes, to: full)
    }

    // MARK: Taking the place

    private func takePlace() throws(StoreError) {
        let old = temporary + ".old"
        let hadOld = FileSystem.kind(of: directory, followingLinks: false) != .none
        if hadOld { try FileSystem.move(directory, to: old) }
        do throws(StoreError) {
            try FileSystem.move(temporary, to: directory)
        } catch {
            if hadOld { try? FileSystem.move(old, to: directory) }
            throw error
        }
        if hadOld { try? FileSystem.removeTree(old) }
    }
}
