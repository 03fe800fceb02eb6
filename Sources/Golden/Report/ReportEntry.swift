import Drawing
import Digests
import Foundation
import Pixels
package import ScreenReader

/// A tile as a report takes it in, with the files that show it: what one process tells another.
package struct ReportEntry: Codable, Sendable {
    /// A picture or its pixels.
    struct File: Codable, Sendable {
        /// Relative to the report.
        let path: String
        let data: Data
    }

    let id: String
    /// The outcome of the tolerance by which the tile passed.
    let tolerated: Tolerance.Outcome?
    /// What the stack of the golden has otherwise, by whose picture the tile passed all the same.
    let otherStack: [String]
    /// `nil` for a tile that passed.
    private(set) var tile: ReportModel.Tile?
    private(set) var cause: Cause?
    private(set) var files: [File] = []

    package init(_ result: TileResult) {
        id = result.id
        if case .passed(let pass, let differences) = result.judgement {
            if case .tolerated(let outcome) = pass { tolerated = outcome } else { tolerated = nil }
            otherStack = differences.map(\.description)
            return
        }
        tolerated = nil
        otherStack = []
        var tile = ReportModel.Tile(
            id: result.id, status: .different, message: "", group: "", file: result.source?.file,
            line: result.source?.line)
        tile.distance = result.distance == 0 ? nil : result.distance
        tile.room = result.room
        if let golden = result.golden {
            tile.expected = picture(golden.bytes, at: "expected/" + id + GoldenPath.suffix)
        }
        if let candidate = result.candidate {
            tile.actual = picture(candidate, at: "actual/" + id + GoldenPath.suffix)
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
        case .stackDiffers(let stack, let difference):
            if let difference { describe(difference, in: &tile) }
            tile.status = .stack
            tile.changes = stack.map(\.description) + tile.changes
            tile.message = environmentDiffers(stack)
        case .different(let difference): describe(difference, in: &tile)
        }
        cause = Cause(of: result.judgement, called: tile.status.rawValue)
        self.tile = tile
    }

    /// What is spoken of a tile, beside what was accepted.
    package init(
        spokenOf tile: String, _ judgement: SpokenJudgement, tree: SpokenTree, golden: GoldenFile?,
        source: TileEvidence.Source?
    ) {
        id = GoldenStore.tree(of: tile)
        tolerated = nil
        otherStack = []
        if judgement == .passed { return }
        var tile = ReportModel.Tile(
            id: id, status: .different, message: "", group: "", file: source?.file, line: source?.line)
        if let golden { tile.expected = picture(golden.bytes, at: "expected/" + id) }
        tile.spoken = ReportModel.Spoken(
            expected: golden.flatMap { try? SpokenTree(file: $0.bytes) }?.lines, actual: tree.placeless.lines)
        tile.actual = picture(tree.file, at: "actual/" + id)
        switch judgement {
        case .passed: break
        case .missing: (tile.status, tile.message) = (.missing, "no accessibility golden yet")
        case .unreadable(let text): (tile.status, tile.message) = (.unreadable, text)
        case .different(let changes):
            (tile.changes, tile.message) = (changes, changes.first ?? "")
            tile.classification = "what is spoken"
        }
        cause = Cause(spoken: tile.message, called: tile.status.rawValue)
        self.tile = tile
    }

    /// Tiles of lint's findings, drawn.
    static func lintPicture(of tile: String, _ bytes: [UInt8]) -> (ReportModel.Picture, File) {
        var entry = ReportEntry(passed: tile)
        let picture = entry.picture(bytes, at: "lint/" + tile + GoldenPath.suffix)
        return (picture, entry.files[0])
    }

    private init(passed id: String) { (self.id, tolerated, otherStack) = (id, nil, []) }

    private mutating func describe(
        _ difference: Judgement.Difference, in tile: inout ReportModel.Tile
    ) {
        let comparison = difference.comparison
        let kind = difference.classification
        tile.changes = difference.lines
        tile.classification = kind
        tile.message = tile.changes.first ?? kind
        tile.comparison = ReportModel.Compared(
            verdict: comparison.verdict.rawValue, pixels: comparison.pixels,
            fraction: comparison.fraction, maxDelta: comparison.maxDelta,
            antialiased: comparison.antialiased, box: comparison.box?.numbers,
            mode: comparison.mode.rawValue, exceeded: difference.exceeded)
        tile.boxes = comparison.clusters.map(\.numbers)
        if let picture = comparison.difference {
            tile.diff = add(
                encodePNG(picture, effort: .fast), at: "diff/" + id + GoldenPath.suffix)
        }
        tile.pixels = add(
            pixelScript(id: id, difference.old, difference.new), at: "pixels/" + id + ".js")
    }

    private mutating func picture(_ bytes: [UInt8], at path: String) -> ReportModel.Picture {
        var picture = ReportModel.Picture(
            path: add(bytes, at: path), digest: ContentDigest(of: bytes).hex)
        picture.pixels = (try? readGoldenChunk(bytes))?.pixelDigest.hex
        // Width and height stand at a fixed place in every PNG.
        if bytes.count > 24, picture.pixels != nil {
            picture.size = [16, 20].map { start in
                bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
            }
        }
        return picture
    }

    private mutating func add(_ bytes: [UInt8], at path: String) -> String {
        files.append(File(path: path, data: Data(bytes)))
        return path
    }
}

extension SpokenTree {
    /// As it is printed.
    fileprivate var lines: [String] {
        description.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
