import CPangoCairo
import Drawing
import Foundation

extension FontMetrics {
    /// San Francisco's vertical measures, so that Inter stands in lines as tall as on an Apple screen.
    ///
    /// From Documentation/Rules/typography.json, `fontMetrics`: unitsPerEm 2048, ascender 1950, descender
    /// 494, no gap; 17 pt is a line of 20.29, which rounds up to 20.5 at 2x and 20.33 at 3x.
    static func sanFrancisco(size: CGFloat) -> FontMetrics {
        FontMetrics(
            ascent: 0.95214844 * size, descent: 0.24121094 * size, leading: 0,
            capHeight: 0.7046 * size, xHeight: 0.526 * size)
    }
}

extension HarfBuzzFont {
    /// The file's own measures; `OS/2` counts instead of `hhea` where it asks to (USE_TYPO_METRICS).
    func metrics(size: CGFloat) -> FontMetrics {
        let scale = size / unitsPerEm
        func measure(_ tag: hb_ot_metrics_tag_t, _ fallback: CGFloat) -> CGFloat {
            (self.measure(tag) ?? fallback * unitsPerEm) * scale
        }
        return FontMetrics(
            ascent: measure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, 0.8),
            descent: -measure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, -0.2),
            leading: measure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, 0),
            capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, 0.7),
            xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, 0.5))
    }
}
