import Foundation

/// Colour filters by their published definitions, as maps of straight colour.
///
/// W3C's Filter Effects Module Level 1 defines `hue-rotate`, `saturate`, `grayscale` and `luminanceToAlpha` by
/// matrices. Brightness, contrast, inversion and multiplication are SwiftUI's own words: brightness is added to
/// each channel, contrast pulls away from middle gray, inversion complements each channel, multiplication
/// multiplies each channel, alpha with it.
enum FilterRules {
    typealias Rule = @Sendable (ProbedPixel) -> ProbedPixel

    static func brightness(_ amount: Double) -> Rule { channels { $0 + amount } }

    static func contrast(_ amount: Double) -> Rule { channels { ($0 - 0.5) * amount + 0.5 } }

    static let invert: Rule = channels { 1 - $0 }

    static func multiply(_ color: ProbedPixel) -> Rule {
        {
            ProbedPixel(
                red: $0.red * color.red, green: $0.green * color.green, blue: $0.blue * color.blue,
                alpha: $0.alpha * color.alpha)
        }
    }

    /// Each colour's distance from its gray, times `amount`: the matrix of `saturate`, seen as a map.
    static func saturation(_ amount: Double) -> Rule {
        towardsGray(amount, weights: [0.213, 0.715, 0.072])
    }

    static func grayscale(_ amount: Double) -> Rule {
        towardsGray(1 - min(max(amount, 0), 1), weights: [0.2126, 0.7152, 0.0722])
    }

    private static func towardsGray(_ share: Double, weights: [Double]) -> Rule {
        {
            let gray = zip($0.channels, weights).map(*).reduce(0, +)
            return held($0.channels.map { gray + ($0 - gray) * share }, $0.alpha)
        }
    }

    /// Constant, cosine and sine part of the matrix of `hue-rotate`, as printed there.
    static func hueRotation(degrees: Double) -> Rule {
        let constant = [[0.213, 0.715, 0.072], [0.213, 0.715, 0.072], [0.213, 0.715, 0.072]]
        let cosine = [[0.787, -0.715, -0.072], [-0.213, 0.285, -0.072], [-0.213, -0.715, 0.928]]
        let sine = [[-0.213, -0.715, 0.928], [0.143, 0.140, -0.283], [-0.787, 0.715, 0.072]]
        let (c, s) = (cos(degrees / 180 * .pi), sin(degrees / 180 * .pi))
        return { pixel in
            let rows = (0..<3).map { row in
                (0..<3).map { column in
                    (constant[row][column] + cosine[row][column] * c + sine[row][column] * s)
                        * pixel.channels[column]
                }.reduce(0, +)
            }
            return held(rows, pixel.alpha)
        }
    }

    /// Black, with the luminance as its alpha.
    static let luminanceToAlpha: Rule = {
        ProbedPixel(
            red: 0, green: 0, blue: 0, alpha: 0.2126 * $0.red + 0.7152 * $0.green + 0.0722 * $0.blue)
    }

    private static func channels(_ change: @escaping @Sendable (Double) -> Double) -> Rule {
        { held($0.channels.map(change), $0.alpha) }
    }

    /// Channels end at 0 and 1; where there is no alpha there is no colour to change.
    private static func held(_ c: [Double], _ alpha: Double) -> ProbedPixel {
        let c = c.map { min(max($0, 0), 1) }
        return ProbedPixel(red: c[0], green: c[1], blue: c[2], alpha: alpha)
    }
}
