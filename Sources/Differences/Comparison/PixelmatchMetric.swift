/// The colour distance and the anti-aliasing rule of mapbox/pixelmatch, to the last bit.
///
/// The distance is Kotsarenko and Ramos' "Measuring perceived color difference using YIQ NTSC
/// transmission color space in mobile applications" (2010), the rule Vyšniauskas' "Anti-aliased
/// pixel and intensity slope detector" (2009). The arithmetic keeps pixelmatch's order of
/// operations, so that counts equal its own.
struct PixelmatchMetric {
    /// What shines through translucent pixels.
    enum Background {
        /// Up to version 6.
        case white
        /// From version 7 on: changes from pixel to pixel, so that no gray hides in it.
        case checkerboard
    }

    let background: Background

    /// Distances above this differ. 35215 is that of black and white.
    static func limit(threshold: Double) -> Double {
        35215 * threshold * threshold
    }

    /// The distance of the pixels at an index; negative where the second is darker.
    func difference(_ first: PictureGrid, _ second: PictureGrid, at index: Int) -> Double {
        let (a, b) = (first[index], second[index])
        if a == b { return 0 }
        switch background {
        case .white:
            let (p, q) = (overWhite(a), overWhite(b))
            let (y1, y2) = (luma(p.0, p.1, p.2), luma(q.0, q.1, q.2))
            let y = y1 - y2
            let i = inphase(p.0, p.1, p.2) - inphase(q.0, q.1, q.2)
            let quadrature = quadrature(p.0, p.1, p.2) - self.quadrature(q.0, q.1, q.2)
            let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * quadrature * quadrature
            return y1 > y2 ? -delta : delta
        case .checkerboard:
            let d = overCheckerboard(a, b, at: index)
            let y = luma(d.0, d.1, d.2)
            let i = inphase(d.0, d.1, d.2)
            let q = quadrature(d.0, d.1, d.2)
            let delta = 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
            return y > 0 ? -delta : delta
        }
    }

    /// Whether a pixel is likely part of anti-aliasing.
    ///
    /// It must lie between a darker and a brighter neighbour, have at most two that are as bright
    /// as itself, and the darkest or the brightest must be part of a plain area in both pictures.
    func isAntialiased(_ grid: PictureGrid, other: PictureGrid, x: Int, y: Int) -> Bool {
        var equal = grid.isRim(x, y) ? 1 : 0
        var (darkest, brightest) = (0.0, 0.0)
        var (dark, bright) = ((x: 0, y: 0), (x: 0, y: 0))
        let centre = y * grid.width + x
        let near = grid.neighbourhood(x, y)
        // Columns outside, rows inside: of equal extremes the first found counts.
        for column in near.x {
            for row in near.y where column != x || row != y {
                let delta = brightness(grid, of: centre, less: row * grid.width + column)
                if delta == 0 {
                    equal += 1
                    if equal > 2 { return false }
                } else if delta < darkest {
                    (darkest, dark) = (delta, (column, row))
                } else if delta > brightest {
                    (brightest, bright) = (delta, (column, row))
                }
            }
        }
        guard darkest != 0, brightest != 0 else { return false }
        return grid.hasManyEqualNeighbours(dark.x, dark.y)
            && other.hasManyEqualNeighbours(dark.x, dark.y)
            || grid.hasManyEqualNeighbours(bright.x, bright.y)
                && other.hasManyEqualNeighbours(bright.x, bright.y)
    }

    private func brightness(_ grid: PictureGrid, of index: Int, less other: Int) -> Double {
        let (a, b) = (grid[index], grid[other])
        if a == b { return 0 }
        switch background {
        case .white:
            let (p, q) = (overWhite(a), overWhite(b))
            return luma(p.0, p.1, p.2) - luma(q.0, q.1, q.2)
        case .checkerboard:
            let d = overCheckerboard(a, b, at: index)
            return luma(d.0, d.1, d.2)
        }
    }

    // MARK: - Colours

    typealias RGB = (Double, Double, Double)

    private func overWhite(_ word: UInt32) -> RGB {
        let (red, green, blue) = channels(word)
        let alpha = word >> 24
        guard alpha < 255 else { return (red, green, blue) }
        let part = Double(alpha) / 255
        return (
            255 + (red - 255) * part, 255 + (green - 255) * part, 255 + (blue - 255) * part
        )
    }

    /// The difference of two pixels over the board's colour at the first one's place.
    private func overCheckerboard(_ a: UInt32, _ b: UInt32, at index: Int) -> RGB {
        let (p, q) = (channels(a), channels(b))
        let (alphaA, alphaB) = (Double(a >> 24), Double(b >> 24))
        if alphaA == 255, alphaB == 255 { return (p.0 - q.0, p.1 - q.1, p.2 - q.2) }
        // The board is defined on byte offsets, which are always even: its red never changes.
        let offset = index * 4
        let red = 48.0
        let green = 48.0 + 159 * Double(Int(Double(offset) / 1.618033988749895) % 2)
        let blue = 48.0 + 159 * Double(Int(Double(offset) / 2.618033988749895) % 2)
        let alpha = alphaA - alphaB
        return (
            (p.0 * alphaA - q.0 * alphaB - red * alpha) / 255,
            (p.1 * alphaA - q.1 * alphaB - green * alpha) / 255,
            (p.2 * alphaA - q.2 * alphaB - blue * alpha) / 255
        )
    }

    private func channels(_ word: UInt32) -> RGB {
        (Double(word & 255), Double(word >> 8 & 255), Double(word >> 16 & 255))
    }

    private func luma(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    }

    private func inphase(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    }

    private func quadrature(_ red: Double, _ green: Double, _ blue: Double) -> Double {
        red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    }
}
