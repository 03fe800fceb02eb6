import Catalog
import Digests
import Drawing
import Foundation
import Lint
import Raster
import ViewCore

/// Has tiles looked at by the rules of `lint`: lays them out here, draws and measures them on several threads.
@MainActor final class TileLinter {
    private let settler: TileSettler
    private let settings: RenderingSettings
    private let pool: ThreadPool
    private let drawn: DrawnLists

    init(settler: TileSettler, settings: RenderingSettings, pool: ThreadPool, drawn: DrawnLists) {
        self.settler = settler
        self.settings = settings
        self.pool = pool
        self.drawn = drawn
    }

    /// Lays the tile out; `answer` is called once, on any thread.
    ///
    /// A tile with glyphs is drawn twice, once without them and once with a box in place of each run; lists that come
    /// again are not.
    func lint(_ tile: Tile, _ answer: @escaping @Sendable (RenderingAnswer) -> Void) async throws {
        // One layout tells what is drawn, what wrote it and what is said of it.
        let spokenTile = await settler.spoken(tile)
        let laidOut = spokenTile.laidOut
        try settler.checkFonts()
        let (id, point, tokens, drawn) = (tile.id, tile.point, settings.colors, drawn)
        let engine = settler.engine
        let look = DrawnLook(laidOut)
        let (list, trace, frame, warnings) = (laidOut.list, laidOut.trace, laidOut.frame, laidOut.warnings)
        let spoken = spokenTile.tree
        let isSample = tile.specimen.isShownOnSample && tile.label == nil
        let arguments = SampleArguments(tile.specimen.chosenArguments)
        let isHeightChosen = laidOut.flexibleHeight != nil
        pool.submit {
            @Sendable func box(_ glyph: UInt32, _ face: FontFace, _ size: CGFloat) -> CGRect {
                engine.inkBounds(of: glyph, font: ResolvedFont(face: face, size: size))
            }
            do {
                func measured(isMarked: Bool) throws -> TileFacts {
                    let ground = try drawn.ground(of: list, isNeeded: trace.hasFields, isMarked, box)
                    return TileFacts(
                        id: id, point: point, list: list, trace: trace.plain, frame: frame, ground: ground,
                        tokens: tokens, warnings: warnings, spoken: spoken, isSample: isSample,
                        isHeightChosen: isHeightChosen, arguments: arguments, glyphBox: box)
                }
                var facts = try measured(isMarked: false)
                // A third picture is drawn for few tiles.
                if facts.mayBeCovered { facts = try measured(isMarked: true) }
                let linted = facts.linted(
                    digest: look.digest.hex, inkDigest: look.inkDigest.hex,
                    unclaimed: look.unclaimed.rawValue,
                    makers: look.makers.rawValue, prefersScheme: look.prefersScheme)
                answer(.linted(linted, warnings: warnings))
            } catch {
                answer(.failed("\(error)"))
            }
        }
    }
}

extension DrawnLists {
    /// What is behind a list's glyphs, and the boxes of these; `nil` for a list without any.
    ///
    /// - Parameters:
    ///   - isNeeded: whether it is wanted without glyphs, too.
    ///   - isMarked: whether it tells what lies over glyphs.
    fileprivate func ground(
        of list: DisplayList, isNeeded: Bool, _ isMarked: Bool, _ box: @escaping DisplayList.GlyphBox
    ) throws -> Ground? {
        let behind = list.withoutGlyphs
        guard isNeeded || behind != list else { return nil }
        let filled = list.withGlyphBoxes(box)
        let marked = isMarked ? list.withGlyphBoxes(in: .mark, box) : nil
        return Ground(
            behind: try pixmap(of: behind, behind.digest), filled: try pixmap(of: filled, filled.digest),
            marked: try marked.map { try pixmap(of: $0, $0.digest) }, scale: Double(list.scale))
    }
}
