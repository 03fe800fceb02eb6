import Drawing
import Foundation
import LayoutSupport
import Pixels
import Raster
import ViewCore

/// A view laid out in a room of a stated size and drawn, to be read pixel by pixel.
@MainActor struct PixelProbe {
    private static let library = FontLibrary()
    private static let engine = HarfBuzzTextEngine(library: library)

    let picture: Pixmap
    /// What layout and drawing had to say.
    let warnings: [String]

    /// Offers `width` × `height` points to `view`, centred in them; without a `ground` the picture is clear.
    init<V: View>(
        _ view: V, _ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1, ground: RGBA? = nil,
        scheme: ColorScheme = .light, in environment: EnvironmentValues = EnvironmentValues()
    ) throws {
        var environment = environment
        environment.colorScheme = scheme
        let laidOut = layOut(view, width, height, scale: scale, in: environment, engine: Self.engine) {
            $0.fillsOffer = true
            $0.background = ground
            $0.needsTrace = false
        }
        let context = RasterContext(library: Self.library)
        picture = try rasterize(laidOut.list, with: context)
        warnings = laidOut.warnings + context.warnings
    }

    var width: Int { picture.width }
    var height: Int { picture.height }

    /// The pixel `x` from the left and `y` from the top, in pixels.
    subscript(x: Int, y: Int) -> ProbedPixel {
        let (red, green, blue, alpha) = picture[x, y]
        return ProbedPixel(
            red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255,
            alpha: Double(alpha) / 255)
    }

    /// The pixel in the middle.
    var middle: ProbedPixel { self[width / 2, height / 2] }
}

/// A pixel in sRGB, 0…1, its colour not multiplied by its alpha.
struct ProbedPixel: Equatable, CustomStringConvertible {
    var red: Double
    var green: Double
    var blue: Double
    var alpha = 1.0

    /// Colour times alpha, and alpha: what the rasteriser wrote, to the bit.
    var premultiplied: [Double] {
        [red, green, blue].map { ($0 * alpha * 255).rounded() / 255 } + [alpha]
    }

    var straight: [Double] { [red, green, blue, alpha] }

    /// The largest difference of a channel from what was expected, colours multiplied by their alpha, in 255ths.
    func distance(to expected: ProbedPixel) -> Double {
        func apart(_ channel: Double, _ other: Double) -> Double {
            abs((channel * alpha * 255).rounded() - other * expected.alpha * 255)
        }
        return max(
            apart(red, expected.red), apart(green, expected.green), apart(blue, expected.blue),
            abs(alpha - expected.alpha) * 255)
    }

    /// Laid over an opaque pixel.
    func over(_ ground: ProbedPixel) -> ProbedPixel {
        func mix(_ a: Double, _ b: Double) -> Double { a * alpha + b * (1 - alpha) }
        return ProbedPixel(
            red: mix(red, ground.red), green: mix(green, ground.green), blue: mix(blue, ground.blue))
    }

    /// In 255ths, one decimal.
    var description: String {
        let list = straight.map { ($0 * 2550).rounded() / 10 }
        return "(\(list.map { "\($0)" }.joined(separator: ", ")))"
    }
}
