import CPangoCairo
import Drawing
import Foundation

/// A face at one place of its design space, measured in font units, so that advances stay linear.
@safe final class HarfBuzzFont {
    private let font: OpaquePointer
    private let face: HarfBuzzFace
    let unitsPerEm: Double
    /// How much wider than drawn by the file glyphs are, so that they have the width that was asked for.
    let stretch: CGFloat
    /// Ink boxes of glyphs that were asked for: working one out takes as long as shaping a word.
    private var boxes: [UInt32: CGRect] = [:]

    /// Axes the file lacks are ignored and values past an axis' end are clamped, both by HarfBuzz.
    init(_ face: HarfBuzzFace, at place: FontFace) {
        guard let font = unsafe face.makeFont() else {
            preconditionFailure("HarfBuzz returned no font, which it promises never to do")
        }
        var variations = [
            hb_variation_t(tag: HarfBuzzFont.tag("wght"), value: Float(place.weight)),
            hb_variation_t(tag: HarfBuzzFont.tag("opsz"), value: Float(place.opticalSize)),
        ]
        // The usual width is that of the file, whatever its axis calls it.
        if place.width != 100 {
            variations.append(hb_variation_t(tag: HarfBuzzFont.tag("wdth"), value: Float(place.width)))
        }
        unsafe variations.withUnsafeBufferPointer { values in
            unsafe hb_font_set_variations(font, values.baseAddress, UInt32(values.count))
        }
        unsafe hb_font_make_immutable(font)
        unsafe self.font = font
        self.face = face
        unitsPerEm = face.unitsPerEm
        stretch = place.stretch(axis: face.axis(HarfBuzzFont.tag("wdth")))
    }

    deinit { unsafe hb_font_destroy(font) }

    func glyph(for scalar: UInt32) -> UInt32? {
        var glyph: hb_codepoint_t = 0
        return unsafe hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 ? glyph : nil
    }

    /// The ink box in points at a size, y down from the baseline; empty for a blank glyph.
    func inkBounds(of glyph: UInt32, size: CGFloat) -> CGRect {
        let scale = size / unitsPerEm
        let box = inkBounds(of: glyph)
        return CGRect(
            x: box.minX * scale * stretch, y: box.minY * scale, width: box.width * scale * stretch,
            height: box.height * scale)
    }

    /// The same in font units.
    private func inkBounds(of glyph: UInt32) -> CGRect {
        if let known = boxes[glyph] { return known }
        var extents = hb_glyph_extents_t()
        let isThere = unsafe hb_font_get_glyph_extents(font, glyph, &extents) != 0
        let box =
            isThere
            ? CGRect(
                x: CGFloat(extents.x_bearing), y: -CGFloat(extents.y_bearing),
                width: CGFloat(extents.width), height: -CGFloat(extents.height))
            : .zero
        boxes[glyph] = box
        return box
    }

    /// A measure of the whole font in units, or `nil` where it has none.
    func measure(_ tag: hb_ot_metrics_tag_t) -> CGFloat? {
        var position: hb_position_t = 0
        return unsafe hb_ot_metrics_get_position(font, tag, &position) != 0
            ? CGFloat(position) : nil
    }

    /// How much more a measure is here than at the default place of the design space, in units.
    func variation(_ tag: hb_ot_metrics_tag_t) -> CGFloat {
        CGFloat(unsafe hb_ot_metrics_get_variation(font, tag))
    }

    /// The measures of a line in the `hhea` table; `nil` where they leave a line no height.
    var horizontalHeader: HarfBuzzFace.HorizontalHeader? { face.horizontalHeader }

    var features: Set<String> { face.features }

    func shape(_ buffer: borrowing HarfBuzzBuffer, features: [hb_feature_t]) {
        unsafe buffer.withPointer { buffer in
            unsafe features.withUnsafeBufferPointer { list in
                unsafe hb_shape(font, buffer, list.baseAddress, UInt32(list.count))
            }
        }
    }

    /// Widths of a glyph in points are its units times this.
    func horizontalScale(size: CGFloat) -> CGFloat { size / unitsPerEm * stretch }

    static func tag(_ text: StaticString) -> hb_tag_t {
        text.withUTF8Buffer { bytes in
            unsafe bytes.prefix(4).reduce(0) { $0 << 8 | hb_tag_t($1) }
        }
    }
}

extension FontFace {
    /// What is left of the width beside what an axis gives: all of it in a face without one.
    func stretch(axis: ClosedRange<Double>?) -> CGFloat {
        guard width.isFinite, width != 100 else { return 1 }
        let wanted = min(max(width, 1), 1000)
        guard let axis else { return wanted / 100 }
        let given = min(max(wanted, axis.lowerBound), axis.upperBound)
        return given > 0 ? wanted / given : 1
    }
}
