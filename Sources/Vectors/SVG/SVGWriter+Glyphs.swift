import Drawing
import Foundation

extension SVGWriter {
    /// A run as one path of its glyphs' outlines, with what it says beside it.
    func write(_ run: GlyphRun, at place: SVGPlace) throws {
        guard !run.isEmpty, !run.paint.isInvisible, run.size.isFinite, run.size > 0 else { return }
        var origins: [CGPoint] = []
        let inverse = place.transform.inverted()
        let isUpright = place.transform.isScaleAndTranslation
        for glyph in run.glyphs {
            var origin = CGPoint(x: glyph.x, y: glyph.y)
            // As pictures have it: origins are on whole device pixels unless the text is turned.
            if isUpright {
                let pixel = place.transform.apply(to: origin)
                origin = inverse.apply(to: CGPoint(x: pixel.x.rounded(), y: pixel.y.rounded()))
            }
            origins.append(origin)
        }
        if !run.face.isOfSymbols, try writeLetters(of: run, at: origins) { return }
        var path = SVGPath(grid)
        for (glyph, origin) in zip(run.glyphs, origins) {
            guard case .outline(let elements) = try source.glyph(glyph.id, run.face) else {
                return try writePicture(.glyphs(run), "glyphs with colors of their own", at: place)
            }
            path.add(elements) {
                CGPoint(x: origin.x + $0.x * run.size, y: origin.y + $0.y * run.size)
            }
        }
        guard !path.text.isEmpty else { return }
        guard let paint = paints.attributes(run.paint, as: "fill", &definitions) else {
            return try writePicture(.glyphs(run), "an angular gradient", at: place)
        }
        // A symbol's name is nothing that is said.
        let label =
            run.face.isOfSymbols || run.text.isEmpty || place.isSaid
            ? "" : " aria-label=\"\(SVGText.escaped(run.text))\""
        body += "<path\(label) d=\"\(path.text)\"\(paint)/>"
    }
}
