import CPangoCairo
import Drawing
import Foundation

extension Painter {
    /// Larger glyphs, in device pixels, are left out: one alone would cover the largest picture.
    static let largestGlyph: CGFloat = 10_000

    /// Draws a run with its origins on whole device pixels, except where it is turned or slanted.
    ///
    /// The em square carries the whole scale, and the canvas draws in pixels: a scaled font then depends
    /// on nothing but face and size, and its glyphs are kept from picture to picture.
    func draw(_ run: GlyphRun, on layer: Layer, at place: Place) throws(RasterError) {
        let transform = place.transform
        let em = CGAffineTransform(
            a: transform.a * run.size, b: transform.b * run.size, c: transform.c * run.size,
            d: transform.d * run.size, tx: 0, ty: 0)
        let largest = max(abs(em.a), abs(em.b), abs(em.c), abs(em.d))
        guard largest <= Painter.largestGlyph, run.face.weight.isFinite,
            run.face.opticalSize.isFinite, run.face.width.isFinite
        else {
            return context.warn("'\(run.text)' was left out: its size \(run.size) cannot be drawn.")
        }
        guard em.determinant != 0, !run.glyphs.isEmpty else { return }
        if !transform.isScaleAndTranslation, try drawTurned(run, em: em, on: layer, at: place) { return }
        let font = try context.font(run.face, shape: em)
        position(run.glyphs, under: transform, on: layer, visible: place.clip, margin: largest * 4)
        if font.hasColor {
            if try context.library.face(named: run.face.name).isOtherThanManifest {
                context.warn(
                    "'\(run.face.name)' has other bytes here than the manifest says, because releases of Debian "
                        + "differ: this picture may differ on another machine")
            }
            try showColored(font, alpha: run.paint.typicalAlpha * place.alpha, on: layer, at: place)
            return
        }
        try withSource(run.paint, covering: nil, on: layer, at: place) {
            layer.usePixels()
            layer.canvas.showGlyphs(context.glyphs, font: font)
        }
    }

    /// Puts the glyphs that may be seen into `context.glyphs`, in the layer's pixels.
    private func position(
        _ glyphs: [GlyphRun.Glyph], under transform: CGAffineTransform, on layer: Layer,
        visible: PixelBox, margin: CGFloat
    ) {
        let isUpright = transform.isScaleAndTranslation
        let (left, top) = (CGFloat(layer.box.left), CGFloat(layer.box.top))
        let (minX, maxX) = (CGFloat(visible.left) - margin, CGFloat(visible.right) + margin)
        let (minY, maxY) = (CGFloat(visible.top) - margin, CGFloat(visible.bottom) + margin)
        context.glyphs.removeAll(keepingCapacity: true)
        for glyph in glyphs {
            var x = transform.a * glyph.x + transform.c * glyph.y + transform.tx
            var y = transform.b * glyph.x + transform.d * glyph.y + transform.ty
            // Also false for what is no number.
            guard x >= minX, x <= maxX, y >= minY, y <= maxY else { continue }
            if isUpright { (x, y) = (x.rounded(), y.rounded()) }
            context.glyphs.append(
                cairo_glyph_t(index: UInt(glyph.id), x: Double(x - left), y: Double(y - top)))
        }
    }

    /// Emoji bring their colours; of the paint only its alpha counts, which Cairo would ignore.
    private func showColored(
        _ font: ScaledFont, alpha: Double, on layer: Layer, at place: Place
    ) throws(RasterError) {
        let box = place.clip.intersection(layer.box)
        guard alpha > 0, !box.isEmpty else { return }
        layer.usePixels()
        if alpha >= 1, layer.surface.format == .color {
            layer.canvas.setSource(SolidSource(.black))
            layer.canvas.showGlyphs(context.glyphs, font: font)
            return
        }
        let child = try Layer(box, .color, pool: context.pool)
        let (dx, dy) = (Double(layer.box.left - box.left), Double(layer.box.top - box.top))
        for index in context.glyphs.indices {
            context.glyphs[index].x += dx
            context.glyphs[index].y += dy
        }
        child.usePixels()
        child.canvas.setSource(SolidSource(.black))
        child.canvas.showGlyphs(context.glyphs, font: font)
        try child.canvas.check()
        layer.canvas.setSource(child.surface, x: -dx, y: -dy)
        layer.canvas.paint(alpha: min(alpha, 1))
    }
}

extension Paint {
    /// The alpha of a plain colour, or the largest of a gradient's.
    fileprivate var typicalAlpha: Double {
        switch self {
        case .solid(let color): color.alpha
        case .gradient(let gradient): gradient.stops.map(\.color.alpha).max() ?? 0
        }
    }
}
