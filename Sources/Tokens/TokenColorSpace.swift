import Drawing
import Foundation

/// The colour spaces of the Design Tokens Color Module 2025.10.
enum TokenColorSpace: String, CaseIterable {
    case srgb
    case srgbLinear = "srgb-linear"
    case hsl, hwb, lab, lch, oklab, oklch
    case displayP3 = "display-p3"
    case a98RGB = "a98-rgb"
    case prophotoRGB = "prophoto-rgb"
    case rec2020
    case xyzD65 = "xyz-d65"
    case xyzD50 = "xyz-d50"

    /// What each component may be; where the specification sets no end, far beyond any colour.
    var ranges: [ClosedRange<Double>] {
        let any = -1e6...1e6
        let (degrees, percent, unit) = (0.0...360.0, 0.0...100.0, 0.0...1.0)
        return switch self {
        case .hsl, .hwb: [degrees, percent, percent]
        case .lab: [percent, any, any]
        case .lch: [percent, 0...1e6, degrees]
        case .oklab: [unit, any, any]
        case .oklch: [unit, 0...1e6, degrees]
        default: [unit, unit, unit]
        }
    }

    /// The colour in sRGB; `nil` where sRGB has no such colour, or where nothing here draws in the
    /// space and so nothing could show the colour exactly.
    func color(_ parts: [Double], alpha: Double) -> RGBA? {
        let (x, y, z) = (parts[0], parts[1], parts[2])
        switch self {
        case .srgb: return RGBA(red: x, green: y, blue: z, alpha: alpha)
        case .srgbLinear: return RGBA(red: x, green: y, blue: z, alpha: alpha).encodedFromLinear
        case .hsl:
            return RGBA(hue: x, saturation: y / 100, lightness: z / 100, alpha: alpha)
        case .hwb: return RGBA(hue: x, whiteness: y / 100, blackness: z / 100, alpha: alpha)
        case .oklab: return RGBA(oklabLightness: x, a: y, b: z, alpha: alpha).ifShown
        case .oklch:
            let angle = z * .pi / 180
            return RGBA(oklabLightness: x, a: y * cos(angle), b: y * sin(angle), alpha: alpha)
                .ifShown
        case .displayP3:
            return RGBA(red: x, green: y, blue: z, alpha: alpha).convertedFromDisplayP3.ifShown
        case .lab, .lch, .a98RGB, .prophotoRGB, .rec2020, .xyzD65, .xyzD50: return nil
        }
    }
}

extension RGBA {
    /// The colour, if sRGB has it to within half a step of 8 bits.
    fileprivate var ifShown: RGBA? {
        let range = -0.5 / 255...1 + 0.5 / 255
        return [red, green, blue].allSatisfy(range.contains) ? self : nil
    }
}
