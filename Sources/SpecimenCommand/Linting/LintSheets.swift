internal import Catalog
internal import Drawing
import Foundation
internal import Golden
internal import Lint
internal import Pixels
internal import Raster
internal import Rendering
internal import SourceMode

/// Pictures of tiles with what was found in them: outlined, with the number that its line has in the legend.
struct LintSheets {
    let engine: EngineOptions

    private static let red = RGBA(red: 0.85, green: 0.05, blue: 0.1)

    /// One picture for each tile that stands for a finding, and a page of all findings with these.
    @MainActor func write(
        _ groups: [PlacedFinding], of run: LintRun, _ sum: String, _ parts: [CatalogPart],
        _ invocation: Invocation, _ console: Console, to folder: String
    ) async throws {
        try Folder.make(folder)
        var pictures: [String: String] = [:]
        try await draw(groups, of: run, parts, invocation, console) { tile, bytes in
            let name = tile.replacing("/", with: "_") + ".png"
            try writeAtomically(bytes, to: FilePlace(name, inside: folder), durable: false)
            pictures[tile] = name
        }
        let page = LintPage(groups: groups, pictures: pictures, sum: sum)
        try writeAtomically(Array(page.text.utf8), to: FilePlace("lint.html", inside: folder), durable: false)
        console.note("\(counted(pictures.count, "picture")) and lint.html in \(folder)")
    }

    /// Draws each tile that stands for a finding, and hands out the PNG with the tile's id.
    @MainActor func draw(
        _ groups: [PlacedFinding], of run: LintRun, _ parts: [CatalogPart], _ invocation: Invocation,
        _ console: Console, _ take: (_ tile: String, _ bytes: [UInt8]) throws -> Void
    ) async throws {
        var marks: [String: [(number: Int, box: CGRect)]] = [:]
        var order: [String] = []
        for (index, group) in groups.enumerated() {
            let box = group.finding.box
            guard let tile = group.tiles.first, run.tilesByID[tile] != nil, box.count == 4 else { continue }
            if marks[tile] == nil { order.append(tile) }
            marks[tile, default: []].append(
                (index + 1, CGRect(x: box[0], y: box[1], width: box[2], height: box[3])))
        }
        for part in parts {
            let own = order.compactMap { run.tilesByID[$0] }.filter { tile in
                part.catalog.specimens.contains { $0.id == tile.specimen.id }
            }
            if own.isEmpty { continue }
            let pool = try engine.pool(
                of: part, invocation, console, engine.settings(of: part), expecting: own.count)
            let answers = try await TileRequests().answers(
                to: own, of: part.source?.session, from: pool, { .picture($0, to: nil) }
            ) { $1 }
            let library = try engine.library()
            let text = HarfBuzzTextEngine(library: library)
            let renderer = ListRenderer(library: library)
            for (tile, answer) in zip(own, answers) {
                guard case .picture(let written) = answer, let bytes = written.bytes else {
                    console.warning("\(tile.id): its findings have no picture")
                    continue
                }
                let scale = tile.point[.scale]
                let list = marked(try decodePNG(bytes, name: tile.id), scale, marks[tile.id] ?? [], text)
                var png: [UInt8] = []
                try unsafe renderer.withPNG(of: list) { (bytes) throws(RasterError) in
                    png = unsafe Array(bytes)
                }
                try take(tile.id, png)
            }
        }
    }

    /// The picture below outlines and numbers, with room around for those at its rim.
    private func marked(
        _ pixmap: Pixmap, _ scale: Double, _ marks: [(number: Int, box: CGRect)], _ text: HarfBuzzTextEngine
    ) -> DisplayList {
        let margin = MarkPlaces.height + 3
        let picture = CGRect(
            x: margin, y: margin, width: Double(pixmap.width) / scale, height: Double(pixmap.height) / scale)
        let size = CGSize(width: picture.width + 2 * margin, height: picture.height + 2 * margin)
        var items: [DisplayItem] = [
            .fill(.rectangle(CGRect(origin: .zero, size: size)), .solid(.white), .nonZero),
            .image(
                DisplayImage(
                    pixels: pixmap.bytes, size: PixelSize(width: pixmap.width, height: pixmap.height),
                    frame: picture, interpolation: .none)),
        ]
        let font = ResolvedFont(face: FontFace(name: "Inter", weight: 600), size: 9)
        func snap(_ length: Double) -> Double { (length * scale).rounded() / scale }
        var outlines: [(words: String, line: CGRect)] = []
        for (number, box) in marks {
            // What has no area is an outline of its own all the same.
            let line = CGRect(
                x: snap(box.minX + margin) - 1, y: snap(box.minY + margin) - 1,
                width: snap(max(box.width, 2)) + 2, height: snap(max(box.height, 2)) + 2)
            // Findings of one place share a label.
            if let same = outlines.firstIndex(where: { $0.line == line }) {
                outlines[same].words += ", \(number)"
            } else {
                outlines.append(("\(number)", line))
            }
        }
        let shaped = outlines.map { text.shape($0.words, font: font, rightToLeft: false) }
        let labels = MarkPlaces(size: size).labels(
            of: zip(outlines, shaped).map { ($0.line, snap($1.width + 4)) })
        for outline in outlines {
            items.append(.stroke(.rectangle(outline.line), .solid(LintSheets.red), StrokePen(width: 1)))
        }
        for (index, label) in labels.enumerated() {
            items.append(.fill(.rectangle(label), .solid(LintSheets.red), .nonZero))
            var x = label.minX + 2
            let glyphs = shaped[index].glyphs.map { glyph in
                defer { x += glyph.advance }
                return GlyphRun.Glyph(
                    id: glyph.id, x: snap(x + glyph.dx), y: snap(label.maxY - 2.5 + glyph.dy))
            }
            items.append(
                .glyphs(
                    GlyphRun(
                        face: font.face, size: font.size, glyphs: glyphs, paint: .solid(.white),
                        text: outlines[index].words)))
        }
        return DisplayList(size: size, scale: scale, items: items)
    }
}
