import CPangoCairo
import Drawing
import Foundation

/// A Cairo drawing context; its errors stick, and `check` throws the first.
@safe struct DrawingContext: ~Copyable {
    private let context: OpaquePointer

    init(_ surface: borrowing ImageSurface) throws(RasterError) {
        unsafe try self.init(surface.withPointer { unsafe cairo_create($0) })
    }

    /// Draws on the pages of a file.
    init(_ surface: borrowing PDFSurface) throws(RasterError) {
        unsafe try self.init(surface.withPointer { unsafe cairo_create($0) })
    }

    @unsafe private init(_ made: OpaquePointer?) throws(RasterError) {
        guard let context = unsafe made else {
            preconditionFailure("Cairo returned no context, which it promises never to do")
        }
        let status = unsafe cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_destroy(context)
            throw RasterError(status)
        }
        unsafe self.context = context
    }

    deinit { unsafe cairo_destroy(context) }

    func check() throws(RasterError) {
        let status = unsafe cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw RasterError(status) }
    }

    /// For what stands in other files; good as long as this is.
    @unsafe var borrowed: OpaquePointer { unsafe context }

    @unsafe borrowing func withPointer<R>(_ body: (OpaquePointer) -> R) -> R { unsafe body(context) }

    func save() { unsafe cairo_save(context) }
    func restore() { unsafe cairo_restore(context) }

    /// From now on coordinates are those that `transform` takes to the surface's pixels.
    func setTransform(_ transform: CGAffineTransform) {
        var matrix = cairo_matrix_t(transform)
        unsafe cairo_set_matrix(context, &matrix)
    }

    /// What the clip lets through, in the surface's pixels; `nil` for a clip that is no rectangle of whole pixels.
    func clipBox() -> PixelBox? {
        var matrix = cairo_matrix_t()
        unsafe cairo_get_matrix(context, &matrix)
        unsafe cairo_identity_matrix(context)
        defer { unsafe cairo_set_matrix(context, &matrix) }
        guard let list = unsafe cairo_copy_clip_rectangle_list(context) else { return nil }
        defer { unsafe cairo_rectangle_list_destroy(list) }
        guard unsafe list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        guard unsafe list.pointee.num_rectangles == 1, let first = unsafe list.pointee.rectangles?.pointee
        else {
            return unsafe list.pointee.num_rectangles == 0 ? .empty : nil
        }
        let sides = [first.x, first.y, first.width, first.height]
        guard sides.allSatisfy({ $0 == $0.rounded() && $0.magnitude < 1e6 }) else { return nil }
        return PixelBox(
            left: Int(first.x), top: Int(first.y), right: Int(first.x + first.width),
            bottom: Int(first.y + first.height))
    }

    // MARK: - Path

    func move(_ x: CGFloat, _ y: CGFloat) { unsafe cairo_move_to(context, x, y) }
    func line(_ x: CGFloat, _ y: CGFloat) { unsafe cairo_line_to(context, x, y) }
    func curve(
        _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat, _ x: CGFloat, _ y: CGFloat
    ) {
        unsafe cairo_curve_to(context, x1, y1, x2, y2, x, y)
    }
    /// Cairo has cubics only; a quadratic is one of them.
    func quadratic(_ cx: CGFloat, _ cy: CGFloat, _ x: CGFloat, _ y: CGFloat) {
        var (x0, y0) = (0.0, 0.0)
        if unsafe cairo_has_current_point(context) != 0 {
            unsafe cairo_get_current_point(context, &x0, &y0)
        } else {
            (x0, y0) = (cx, cy)
        }
        curve(
            x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3, x + (cx - x) * 2 / 3,
            y + (cy - y) * 2 / 3, x, y)
    }
    func rectangle(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        unsafe cairo_rectangle(context, x, y, width, height)
    }
    func closePath() { unsafe cairo_close_path(context) }
    func clearPath() { unsafe cairo_new_path(context) }

    // MARK: - Source

    /// Straight components; exact in 8 bits, see `SolidSource`.
    func setSource(_ color: SolidSource) {
        unsafe cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
    }

    func setSource(_ pattern: borrowing Pattern) {
        unsafe pattern.withPointer { unsafe cairo_set_source(context, $0) }
    }

    /// A surface with its corner at (x, y) of the current coordinates, pixel on pixel.
    func setSource(
        _ surface: borrowing ImageSurface, x: CGFloat, y: CGFloat,
        filter: cairo_filter_t = CAIRO_FILTER_NEAREST
    ) {
        unsafe surface.withPointer { unsafe cairo_set_source_surface(context, $0, x, y) }
        unsafe cairo_pattern_set_filter(cairo_get_source(context), filter)
    }

    func setOperator(_ mode: cairo_operator_t) { unsafe cairo_set_operator(context, mode) }

    // MARK: - Drawing

    func fill(_ rule: FillRule) {
        setRule(rule)
        unsafe cairo_fill(context)
    }

    func clip(_ rule: FillRule, antialiased: Bool = true) {
        setRule(rule)
        if !antialiased { unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_NONE) }
        unsafe cairo_clip(context)
        if !antialiased { unsafe cairo_set_antialias(context, CAIRO_ANTIALIAS_DEFAULT) }
    }

    func stroke(_ pen: StrokePen) {
        unsafe cairo_set_line_width(context, pen.width)
        let cap =
            switch pen.cap {
            case .butt: CAIRO_LINE_CAP_BUTT
            case .round: CAIRO_LINE_CAP_ROUND
            case .square: CAIRO_LINE_CAP_SQUARE
            }
        unsafe cairo_set_line_cap(context, cap)
        let join =
            switch pen.join {
            case .miter: CAIRO_LINE_JOIN_MITER
            case .round: CAIRO_LINE_JOIN_ROUND
            case .bevel: CAIRO_LINE_JOIN_BEVEL
            }
        unsafe cairo_set_line_join(context, join)
        unsafe cairo_set_miter_limit(context, max(pen.miterLimit, 1))
        let dash = pen.dash.map { Double($0) }
        unsafe cairo_set_dash(context, dash, Int32(dash.count), pen.dashPhase)
        unsafe cairo_stroke(context)
    }

    func paint(alpha: Double = 1) {
        if alpha == 1 {
            unsafe cairo_paint(context)
        } else {
            unsafe cairo_paint_with_alpha(context, alpha)
        }
    }

    /// Draws the source through the alpha of a surface with its corner at (x, y).
    func mask(_ surface: borrowing ImageSurface, x: CGFloat, y: CGFloat) {
        unsafe surface.withPointer { unsafe cairo_mask_surface(context, $0, x, y) }
    }

    func showGlyphs(_ glyphs: [cairo_glyph_t], font: ScaledFont) {
        unsafe font.withPointer { unsafe cairo_set_scaled_font(context, $0) }
        unsafe cairo_show_glyphs(context, glyphs, Int32(glyphs.count))
    }

    private func setRule(_ rule: FillRule) {
        unsafe cairo_set_fill_rule(
            context, rule == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD)
    }
}

extension cairo_matrix_t {
    init(_ transform: CGAffineTransform) {
        self.init(
            xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d, x0: transform.tx,
            y0: transform.ty)
    }
}
