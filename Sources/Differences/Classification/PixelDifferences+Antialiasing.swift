/// Other anti-aliasing of the same shapes.
///
/// Two rasterisers' edges differ by what each of them rounds, once up and once down: along an edge the changes add up to
/// little, and no motion explains them. A shape that moved by s changes each pixel of an edge by s of its contrast; one that
/// grew or has another colour changes all of them in one direction. So all of this must hold:
/// - Each pixel that differs lies on an edge: its colour lies between those around it, in both pictures and by those of
///   either one, and changed by a quarter of their contrast at most.
/// - No step, growth, stretching or turning explains what changed, of all edges together or of those of one area.
/// - The edges of no small area moved further than `Limit.step`.
/// - The changes take about as much as they give.
/// - All edges together are as soft as they were, or about so.
extension PixelDifferences {
    /// What differs where edges alone do.
    struct Edges {
        /// The largest change of a channel, with premultiplied colours.
        var levels = 0
        /// How far the edges of 16 × 16 pixels moved, as a mean over these, where that is the most.
        var step = 0.0
    }

    private enum Limit {
        /// Of the contrast: a raster of four by four samples has edges up to an eighth off, and corners up to a quarter.
        static let share: Float = 0.25
        /// Of 255: between nearer colours rounding is all that can be seen.
        static let contrast: Float = 12
        /// Of 255, beside parts of the contrast: where three colours meet, none lies on the line of two.
        static let rounding: (excess: Float, rest: Float) = (2, 3)
    }

    /// What differs, where that is the anti-aliasing of edges that stayed; `nil` where something else does.
    var edges: Edges? {
        var found = EdgeTally(width: old.width)
        let areEdges = places.allSatisfy { x, y in
            let change = EdgeChange(self, x, y)
            guard change.contrast >= Limit.contrast,
                abs(change.change) <= Limit.share * change.contrast,
                change.excess <= Limit.rounding.excess + change.contrast / 4,
                change.rest <= Limit.rounding.rest + change.contrast / 4
            else { return false }
            return found.add(change, x, y)
        }
        guard areEdges, found.finish() else { return nil }
        return Edges(levels: Int(found.levels.rounded()), step: found.longest)
    }
}
