import Drawing
import Foundation

extension Painter {
    /// Draws a turned or slanted run as shapes; false where its glyphs bring their own colours.
    ///
    /// Cairo would put pictures of the glyphs side by side: version 1.16 on whole pixels, 1.18 on quarters of one. As
    /// shapes they are where they belong, and the same in both.
    ///
    /// - Parameter em: the em square in device pixels.
    func drawTurned(
        _ run: GlyphRun, em: CGAffineTransform, on layer: Layer, at place: Place
    ) throws(RasterError) -> Bool {
        let outlines = try context.outlines()
        let margin = max(abs(em.a), abs(em.b), abs(em.c), abs(em.d)) * 4
        let near = place.clip.expanded(by: Int(margin.rounded(.up)))
        var shapes: [(elements: [PathElement], square: CGAffineTransform)] = []
        for glyph in run.glyphs {
            guard let elements = try outlines.outline(of: glyph.id, face: run.face) else { return false }
            let origin = place.transform.apply(to: CGPoint(x: glyph.x, y: glyph.y))
            // Also false for what is no number.
            guard origin.x >= CGFloat(near.left), origin.x <= CGFloat(near.right),
                origin.y >= CGFloat(near.top), origin.y <= CGFloat(near.bottom)
            else { continue }
            var square = em
            (square.tx, square.ty) = (origin.x, origin.y)
            shapes.append((elements, layer.transform(square)))
        }
        guard !shapes.isEmpty else { return true }
        try withSource(run.paint, covering: nil, on: layer, at: place) {
            layer.canvas.clearPath()
            for shape in shapes {
                layer.canvas.setTransform(shape.square)
                layer.canvas.add(shape.elements)
            }
            layer.canvas.fill(.nonZero)
        }
        return true
    }
}
