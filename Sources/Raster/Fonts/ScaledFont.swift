import CPangoCairo
import Drawing
import Foundation

/// A face at a size in device pixels, ready to draw: grey edges, no hinting, linear advances.
@safe final class ScaledFont {
    private let font: OpaquePointer
    private let face: FreeTypeFace
    var hasColor: Bool { face.hasColor }

    /// `shape` is the em square in device pixels; its translation is ignored.
    init(_ face: FreeTypeFace, shape: CGAffineTransform) throws(RasterError) {
        let options = unsafe cairo_font_options_create()
        defer { unsafe cairo_font_options_destroy(options) }
        unsafe cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
        unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
        unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
        var em = cairo_matrix_t(
            xx: shape.a * face.stretch, yx: shape.b * face.stretch, xy: shape.c, yy: shape.d, x0: 0, y0: 0)
        var identity = cairo_matrix_t(xx: 1, yx: 0, xy: 0, yy: 1, x0: 0, y0: 0)
        let font = unsafe face.withPointer {
            unsafe cairo_scaled_font_create($0, &em, &identity, options)
        }
        guard let font = unsafe font else {
            preconditionFailure("Cairo returned no scaled font, which it promises never to do")
        }
        let status = unsafe cairo_scaled_font_status(font)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_scaled_font_destroy(font)
            throw RasterError(status)
        }
        unsafe self.font = font
        self.face = face
    }

    deinit { unsafe cairo_scaled_font_destroy(font) }

    @unsafe func withPointer(_ body: (OpaquePointer) -> Void) { unsafe body(font) }
}
