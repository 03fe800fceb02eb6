import CPangoCairo
package import Drawing
import Foundation

/// Outlines of glyphs, for files that have shapes instead of pixels, and for glyphs that are turned.
package final class GlyphOutlines {
    private let context: RasterContext
    private let layer: Layer
    private var known: [Key: [PathElement]] = [:]

    private struct Key: Hashable {
        var glyph: UInt32
        var face: FontFace
    }
    /// Outlines are asked for in this size: Cairo rounds them to 256ths of a unit.
    private static let em: CGFloat = 1024

    package init(library: FontLibrary) throws(RasterError) {
        context = RasterContext(library: library)
        layer = try Layer(PixelBox(left: 0, top: 0, right: 1, bottom: 1), .alpha, pool: context.pool)
    }

    /// In em squares, y down from the baseline; empty for a blank. `nil` where the font's glyphs bring their own colours.
    package func outline(of glyph: UInt32, face: FontFace) throws(RasterError) -> [PathElement]? {
        let key = Key(glyph: glyph, face: face)
        if let outline = known[key] { return outline }
        let shape = CGAffineTransform(a: Self.em, b: 0, c: 0, d: Self.em, tx: 0, ty: 0)
        let font = try context.font(face, shape: shape)
        if font.hasColor { return nil }
        layer.canvas.clearPath()
        layer.canvas.addOutline(of: cairo_glyph_t(index: UInt(glyph), x: 0, y: 0), font: font)
        let elements = layer.canvas.pathElements(dividedBy: Self.em)
        layer.canvas.clearPath()
        try layer.canvas.check()
        // Past this number the text is one of very many letters, or hostile: start again rather than grow.
        if known.count >= 4096 { known = [:] }
        known[key] = elements
        return elements
    }
}

extension DrawingContext {
    fileprivate func addOutline(of glyph: cairo_glyph_t, font: ScaledFont) {
        var glyph = glyph
        unsafe withPointer { context in
            unsafe font.withPointer { unsafe cairo_set_scaled_font(context, $0) }
            unsafe cairo_glyph_path(context, &glyph, 1)
        }
    }

    fileprivate func pathElements(dividedBy em: CGFloat) -> [PathElement] {
        unsafe withPointer { context in
            guard let path = unsafe cairo_copy_path(context) else { return [] }
            defer { unsafe cairo_path_destroy(path) }
            guard unsafe path.pointee.status == CAIRO_STATUS_SUCCESS, let data = unsafe path.pointee.data
            else { return [] }
            var elements: [PathElement] = []
            var index = 0
            while unsafe index < Int(path.pointee.num_data) {
                let header = unsafe data[index].header
                func point(_ offset: Int) -> CGPoint {
                    let point = unsafe data[index + offset].point
                    return CGPoint(x: point.x / em, y: point.y / em)
                }
                switch header.type {
                case CAIRO_PATH_MOVE_TO: elements.append(.move(point(1)))
                case CAIRO_PATH_LINE_TO: elements.append(.line(point(1)))
                case CAIRO_PATH_CURVE_TO:
                    elements.append(.cubic(point(3), control1: point(1), control2: point(2)))
                default: elements.append(.close)
                }
                index += max(Int(header.length), 1)
            }
            // Cairo begins a new part after each closed one.
            if case .move = elements.last { elements.removeLast() }
            return elements
        }
    }
}
