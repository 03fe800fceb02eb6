import Drawing
import SwiftUI
import Testing

/// Blurred edges against the Gaussian integral, at every pixel, within a 255th.
@MainActor struct BlurTests {
    /// From less than a pixel to wider than the squares of pixels that wide blurs are made of.
    private nonisolated static let blurs: [(radius: Double, scale: Double)] =
        [0.5, 1, 2, 3, 5, 8, 9, 13, 20, 31].map { ($0, 1) } + [0.5, 1.5, 8, 17].map { ($0, 2) }
        + [0.5, 3, 6].map { ($0, 3) }

    @Test(arguments: blurs)
    func `A blurred edge is the Gaussian integral`(radius: Double, scale: Double) throws {
        let sigma = GaussianIntegral.sigma(radius: radius) * scale
        // The bar's edges stand on pixels, at places with a different rest for each size of square.
        let (room, left, width) = (8 * radius + 50, 4 * radius.rounded() + 7, 37.0)
        let bar = Color.black.frame(width: width).padding(.leading, left)
            .frame(maxWidth: .infinity, alignment: .leading)
        let height = 3 + 12 * radius.rounded()
        let drawn = try PixelProbe(bar.blur(radius: radius), room.rounded(), height, scale: scale)
        let (low, high) = (left * scale, (left + width) * scale)
        let middle = Double(drawn.height / 2) + 0.5
        var deviations = Deviations()
        for x in 0..<drawn.width {
            let share =
                GaussianIntegral.strip(low, high, at: Double(x) + 0.5, sigma: sigma)
                * GaussianIntegral.strip(0, Double(drawn.height), at: middle, sigma: sigma)
            let expected = ProbedPixel(red: 0, green: 0, blue: 0, alpha: share)
            deviations.compare(
                drawn[x, drawn.height / 2], with: expected, within: 1, "radius \(radius) at \(x)")
        }
        #expect(deviations.isEmpty, "\(deviations)")
    }

    @Test(arguments: [1.5, 4, 9, 24])
    func `A blurred corner is the product of both edges, in colour`(radius: Double) throws {
        let (sigma, side) = (GaussianIntegral.sigma(radius: radius), 2 * (2 * radius).rounded() + 30)
        let color = ColorGrid.exact(10, 34, 51, fifths: 4)
        let view = Color(color).frame(width: 30, height: 30).blur(radius: radius)
        let drawn = try PixelProbe(view, side, side)
        let low = (side - 30) / 2
        var deviations = Deviations()
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                let share =
                    GaussianIntegral.strip(low, low + 30, at: Double(x) + 0.5, sigma: sigma)
                    * GaussianIntegral.strip(low, low + 30, at: Double(y) + 0.5, sigma: sigma)
                deviations.compare(
                    drawn[x, y], with: color.faded(by: share), within: 1, "radius \(radius) at \(x), \(y)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)")
    }

    /// Only what is inside of the frame counts, at full alpha.
    @Test(arguments: [2.0, 6, 16])
    func `An opaque blur is the mean of what its frame has`(radius: Double) throws {
        let sigma = GaussianIntegral.sigma(radius: radius)
        let view = HStack(spacing: 0) {
            Color.white
            Color.black
        }
        .frame(width: 60, height: 60).blur(radius: radius, opaque: true)
        let drawn = try PixelProbe(view, 100, 100)
        var deviations = Deviations()
        for x in 20..<80 {
            let at = Double(x) + 0.5
            let white = GaussianIntegral.strip(20, 50, at: at, sigma: sigma)
            let level = white / GaussianIntegral.strip(20, 80, at: at, sigma: sigma)
            // A colour near the frame's edge is divided by an alpha down to a half, and its rounding with it.
            deviations.compare(
                drawn[x, 50], with: ProbedPixel(red: level, green: level, blue: level), within: 2,
                "radius \(radius) at \(x)")
        }
        #expect(deviations.isEmpty, "\(deviations)")
        #expect(drawn[19, 50].alpha == 0 && drawn[80, 50].alpha == 0 && drawn[50, 19].alpha == 0)
    }

    @Test func `A blur of no radius changes nothing`() throws {
        for radius in [0, -3, CGFloat.nan] {
            let view = Color.red.frame(width: 4, height: 4)
            let (plain, blurred) = (
                try PixelProbe(view, 8, 8), try PixelProbe(view.blur(radius: radius), 8, 8)
            )
            #expect(plain.picture == blurred.picture, "\(radius)")
        }
    }
}
