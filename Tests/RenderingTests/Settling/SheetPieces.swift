import Rendering
import Catalog
import Drawing
import Foundation
import ViewCore

/// What stands where on a sheet: the tiles' pictures and the captions.
@MainActor struct SheetPieces {
    let sheet: DisplayList
    private(set) var tiles: [(id: String, frame: CGRect)] = []
    private(set) var captions: [(text: String, frame: CGRect)] = []

    init(
        _ specimen: Specimen, in settler: TileSettler, scale: Double = 2, isFolded: Bool = true
    ) {
        sheet =
            settler.sheet(
                specimen, tiles: specimen.tiles, scale: scale, isFolded: isFolded
            ).pages[0].list
        var pictures: [[DisplayItem]: (ids: [String], size: CGSize)] = [:]
        for tile in specimen.tiles {
            let list = settler.layOut(tile, needsTrace: false).list
            pictures[list.items, default: ([], list.size)].ids.append(tile.id)
        }
        for item in sheet.items { add(item, at: .zero, &pictures) }
    }

    private mutating func add(
        _ item: DisplayItem, at corner: CGPoint,
        _ pictures: inout [[DisplayItem]: (ids: [String], size: CGSize)]
    ) {
        switch item {
        case .group(let group):
            let move = group.transform?.affine
            if let move, let found = pictures[group.items], let id = found.ids.first {
                let origin = CGPoint(x: corner.x + move.tx, y: corner.y + move.ty)
                tiles.append((id, CGRect(origin: origin, size: found.size)))
                pictures[group.items]?.ids.removeFirst()
            } else {
                let inner = CGPoint(x: corner.x + (move?.tx ?? 0), y: corner.y + (move?.ty ?? 0))
                for item in group.items { add(item, at: inner, &pictures) }
            }
        case .glyphs(let run):
            guard let first = run.glyphs.first, let last = run.glyphs.last else { return }
            // Cap height above the baseline, a descender below it, most of an em behind the last glyph.
            captions.append(
                (
                    run.text,
                    CGRect(
                        x: first.x, y: first.y - 0.73 * run.size,
                        width: last.x - first.x + 0.5 * run.size, height: 0.95 * run.size)
                ))
        case .fill, .stroke, .image, .shadow: break
        }
    }

    /// Every pair of pieces that share room, and every piece outside of the canvas.
    var faults: [String] {
        let pieces = tiles.map { ("tile \($0.id)", $0.frame) } + captions.map { ("'\($0.text)'", $0.frame) }
        let canvas = CGRect(origin: .zero, size: sheet.size)
        var faults = pieces.filter { !canvas.contains($0.1) }.map { "\($0.0) leaves the sheet" }
        for (index, a) in pieces.enumerated() {
            for b in pieces[(index + 1)...] where a.1.insetBy(dx: 0.01, dy: 0.01).intersects(b.1) {
                faults.append("\(a.0) overlaps \(b.0)")
            }
        }
        return faults
    }
}
