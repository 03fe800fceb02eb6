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
    /// The file's own measures. Those of the line are `hhea`'s, as Core Text reads them, also where `OS/2` asks to be
    /// used instead (USE_TYPO_METRICS speaks to other systems: Google Fonts' guide to vertical metrics); a variable font changes
    /// them from place to place. A file that has none of these has what its `OS/2` says.
    func metrics(size: CGFloat) -> FontMetrics {
        let scale = size / unitsPerEm
        func measure(_ tag: hb_ot_metrics_tag_t, _ fallback: CGFloat) -> CGFloat {
            (self.measure(tag) ?? fallback * unitsPerEm) * scale
        }
        func lineMeasure(
            _ tag: hb_ot_metrics_tag_t, _ own: Int16?, _ fallback: CGFloat
        ) -> CGFloat {
            guard let own else { return measure(tag, fallback) }
            return (CGFloat(own) + variation(tag)) * scale
        }
        let header = horizontalHeader
        return FontMetrics(
            ascent: lineMeasure(HB_OT_METRICS_TAG_HORIZONTAL_ASCENDER, header?.ascender, 0.8),
            descent: -lineMeasure(HB_OT_METRICS_TAG_HORIZONTAL_DESCENDER, header?.descender, -0.2),
            leading: max(lineMeasure(HB_OT_METRICS_TAG_HORIZONTAL_LINE_GAP, header?.lineGap, 0), 0),
            capHeight: measure(HB_OT_METRICS_TAG_CAP_HEIGHT, 0.7),
            xHeight: measure(HB_OT_METRICS_TAG_X_HEIGHT, 0.5))
    }
}
