package import Drawing
package import Foundation

extension Ground {
    /// How what is drawn in a frame stands out: its lightest part against its darkest, with what is around it.
    package struct Form: Hashable, Sendable {
        /// Of the lightest hundredth to the darkest.
        package var ratio: Double
        package var lighter: RGBA
        package var darker: RGBA
        package var frame: CGRect
    }

    /// How far around a frame its surroundings are looked at, in points.
    private static let around = 3.0

    /// The parts of a frame with its surroundings, without glyphs; `nil` where nothing is seen there, or something can be
    /// seen through.
    ///
    /// The two parts may lie apart: what is told is the most that any two neighbours have.
    package func form(in frame: CGRect) -> Form? {
        guard frame.width >= 1, frame.height >= 1, frame.width < 1e5, frame.height < 1e5 else { return nil }
        let all = frame.insetBy(dx: -Ground.around, dy: -Ground.around)
        let (columns, rows) = (count(all.width), count(all.height))
        var samples: [(light: Double, place: Int)] = []
        samples.reserveCapacity(columns * rows)
        for row in 0..<rows {
            for column in 0..<columns {
                let point = CGPoint(
                    x: all.minX + all.width * (Double(column) + 0.5) / Double(columns),
                    y: all.minY + all.height * (Double(row) + 0.5) / Double(rows))
                // Past the picture's rim there is nothing to look at.
                guard let place = opaquePlace(at: point) else { continue }
                samples.append((luminance(at: place), place))
            }
        }
        guard samples.count >= columns * rows / 2 else { return nil }
        samples.sort { $0.light < $1.light }
        let spare = samples.count / 100
        let (dark, light) = (samples[spare], samples[samples.count - 1 - spare])
        let ratio = contrastRatio(dark.light, light.light)
        guard ratio >= 1.05 else { return nil }
        return Form(
            ratio: ratio, lighter: color(at: light.place), darker: color(at: dark.place), frame: frame)
    }

    /// Pixels along a length, as many as tell.
    private func count(_ length: CGFloat) -> Int { min(max(Int((length * scale).rounded()), 1), 128) }
}
