import CPangoCairo
import Drawing
import Foundation

extension PagePainter {
    /// A run with its origins where pictures have them: on whole device pixels, except where it is turned or slanted.
    func draw(_ run: GlyphRun, at here: PagePlace) throws(RasterError) {
        let place = here.place
        let em = CGAffineTransform(scaleX: run.size, y: run.size).concatenating(place.transform)
        let largest = max(abs(em.a), abs(em.b), abs(em.c), abs(em.d))
        guard largest <= Painter.largestGlyph, run.face.weight.isFinite, run.face.opticalSize.isFinite,
            run.face.width.isFinite
        else {
            return context.warn("'\(run.text)' was left out: its size \(run.size) cannot be drawn.")
        }
        guard em.determinant != 0, !run.isEmpty else { return }
        var shape = em.concatenating(toPage)
        (shape.tx, shape.ty) = (0, 0)
        let font = try context.font(run.face, shape: shape)
        if font.hasColor {
            return try drawPicture(.glyphs(run), "glyphs with colors of their own", at: here)
        }
        let glyphs = origins(of: run, at: place)
        guard !glyphs.isEmpty else { return }
        // A symbol's name is nothing that is said.
        if hasLiveText, !run.face.isOfSymbols, !run.text.isEmpty, !run.text.utf8.contains(0) {
            let count = run.text.unicodeScalars.count
            // Glyphs that stand for one character each in the text's order: of scripts from left to right.
            let isEach = count == glyphs.count && run.text.unicodeScalars.allSatisfy { $0.value < 0x0300 }
            return try withSource(run.paint, of: .glyphs(run), at: here) {
                canvas.setTransform(.identity)
                canvas.show(glyphs, saying: run.text, isEach: isEach, font: font)
            }
        }
        var shapes: [[PathElement]] = []
        for glyph in glyphs {
            shapes.append(try outlines.outline(of: UInt32(glyph.index), face: run.face) ?? [])
        }
        try withSource(run.paint, of: .glyphs(run), at: here) {
            canvas.clearPath()
            for (glyph, elements) in zip(glyphs, shapes) {
                var square = shape
                (square.tx, square.ty) = (glyph.x, glyph.y)
                canvas.setTransform(square)
                canvas.add(elements)
            }
            canvas.fill(.nonZero)
        }
    }

    /// The glyphs that may be seen, in points of the page.
    private func origins(of run: GlyphRun, at place: Place) -> [cairo_glyph_t] {
        let isUpright = place.transform.isScaleAndTranslation
        let farthest = limit(at: place)
        return run.glyphs.compactMap { glyph in
            guard (glyph.x + glyph.y).isFinite, max(glyph.x.magnitude, glyph.y.magnitude) < farthest else {
                return nil
            }
            var origin = place.transform.apply(to: CGPoint(x: glyph.x, y: glyph.y))
            if isUpright { origin = CGPoint(x: origin.x.rounded(), y: origin.y.rounded()) }
            let onPage = toPage.apply(to: origin)
            return cairo_glyph_t(index: UInt(glyph.id), x: onPage.x, y: onPage.y)
        }
    }
}
