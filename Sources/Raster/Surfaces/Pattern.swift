import CPangoCairo
import Drawing
import Foundation

/// A Cairo source that is more than one colour.
@safe struct Pattern: ~Copyable {
    private let pattern: OpaquePointer

    /// Between two points; the end colours go on past them.
    init(linear stops: [GradientStop], start: CGPoint, end: CGPoint) throws(RasterError) {
        try unsafe self.init(cairo_pattern_create_linear(start.x, start.y, end.x, end.y))
        add(stops)
    }

    /// Between two circles about one centre.
    init(
        radial stops: [GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat
    ) throws(RasterError) {
        try unsafe self.init(
            cairo_pattern_create_radial(
                center.x, center.y, max(startRadius, 0), center.x, center.y, max(endRadius, 0)))
        add(stops)
    }

    /// A picture whose edge pixels go on outside it.
    init(_ surface: borrowing ImageSurface, filter: cairo_filter_t) throws(RasterError) {
        try unsafe self.init(
            surface.withPointer { unsafe cairo_pattern_create_for_surface($0) })
        unsafe cairo_pattern_set_filter(pattern, filter)
        unsafe cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    }

    /// Takes a pattern that Cairo has made, such as what was drawn into a group.
    @unsafe init(_ pattern: OpaquePointer?) throws(RasterError) {
        guard let pattern = unsafe pattern else {
            preconditionFailure("Cairo returned no pattern, which it promises never to do")
        }
        let status = unsafe cairo_pattern_status(pattern)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_pattern_destroy(pattern)
            throw RasterError(status)
        }
        unsafe self.pattern = pattern
    }

    deinit { unsafe cairo_pattern_destroy(pattern) }

    /// Maps the coordinates that are drawn in to the pattern's own.
    func setTransform(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        unsafe cairo_pattern_set_matrix(pattern, &matrix)
    }

    @unsafe borrowing func withPointer(_ body: (OpaquePointer) -> Void) {
        unsafe body(pattern)
    }

    /// Past their ends Cairo's gradients go on of themselves; only pictures have to be told.
    private func add(_ stops: [GradientStop]) {
        for stop in stops {
            let (r, g, b, a) = stop.color.bytes
            unsafe cairo_pattern_add_color_stop_rgba(
                pattern, stop.location, Double(r) / 255, Double(g) / 255, Double(b) / 255,
                Double(a) / 255)
        }
    }
}
