import Foundation

// Colours of other spaces as sRGB. Channels may leave 0…1, which says that sRGB has no such colour.
extension RGBA {
    /// The sRGB transfer function, IEC 61966-2-1.
    private static func encode(_ x: Double) -> Double {
        x <= 0.0031308 ? 12.92 * x : 1.055 * pow(x, 1 / 2.4) - 0.055
    }
    private static func decode(_ x: Double) -> Double {
        x <= 0.04045 ? x / 12.92 : pow((x + 0.055) / 1.055, 2.4)
    }

    /// Of linear light: the same colour with sRGB's transfer function applied.
    package var encodedFromLinear: RGBA {
        RGBA(
            red: RGBA.encode(red), green: RGBA.encode(green), blue: RGBA.encode(blue), alpha: alpha)
    }

    /// Of sRGB: the same colour as linear light.
    package var decodedToLinear: RGBA {
        RGBA(
            red: RGBA.decode(red), green: RGBA.decode(green), blue: RGBA.decode(blue), alpha: alpha)
    }

    /// Display P3 to sRGB; a colour that sRGB has not gets channels outside of 0…1.
    package var convertedFromDisplayP3: RGBA {
        let (r, g, b) = (RGBA.decode(red), RGBA.decode(green), RGBA.decode(blue))
        return RGBA(
            red: 1.2249401 * r - 0.2249404 * g, green: -0.0420569 * r + 1.0420571 * g,
            blue: -0.0196376 * r - 0.0786361 * g + 1.0982735 * b, alpha: alpha
        ).encodedFromLinear
    }

    /// Of OKLab (Ottosson 2020): lightness 0…1, and two axes of colour around 0.
    package init(oklabLightness lightness: Double, a: Double, b: Double, alpha: Double) {
        func cube(_ x: Double) -> Double { x * x * x }
        let l = cube(lightness + 0.3963377774 * a + 0.2158037573 * b)
        let m = cube(lightness - 0.1055613458 * a - 0.0638541728 * b)
        let s = cube(lightness - 0.0894841775 * a - 1.2914855480 * b)
        self =
            RGBA(
                red: 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
                green: -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
                blue: -0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s, alpha: alpha
            ).encodedFromLinear
    }

    /// Of CSS's HSL: hue in degrees, saturation and lightness 0…1.
    package init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
        let reach = saturation * min(lightness, 1 - lightness)
        func channel(_ n: Double) -> Double {
            let k = (n + hue / 30).truncatingRemainder(dividingBy: 12)
            return lightness - reach * max(-1, min(k - 3, 9 - k, 1))
        }
        self.init(red: channel(0), green: channel(8), blue: channel(4), alpha: alpha)
    }

    /// Of CSS's HWB: hue in degrees, whiteness and blackness 0…1.
    package init(hue: Double, whiteness: Double, blackness: Double, alpha: Double) {
        guard whiteness + blackness < 1 else {
            let gray = whiteness / (whiteness + blackness)
            self.init(red: gray, green: gray, blue: gray, alpha: alpha)
            return
        }
        let pure = RGBA(hue: hue, saturation: 1, lightness: 0.5, alpha: alpha)
        func channel(_ value: Double) -> Double { value * (1 - whiteness - blackness) + whiteness }
        self.init(
            red: channel(pure.red), green: channel(pure.green), blue: channel(pure.blue),
            alpha: alpha)
    }
}
