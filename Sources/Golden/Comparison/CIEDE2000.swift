internal import Glibc

/// A colour in CIE L*a*b*, for the white that its RGB space has (D65 for sRGB).
package struct LabColor: Hashable, Sendable {
    package var lightness: Double
    package var a: Double
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
        self.lightness = lightness
        self.a = a
        self.b = b
    }

    /// An opaque sRGB colour with channels of 0 to 255, which need not be whole.
    package init(red: Double, green: Double, blue: Double) {
        let (r, g, b) = (linear(red / 255), linear(green / 255), linear(blue / 255))
        // IEC 61966-2-1, each row divided by the white's X, Y, Z, so that grays are neutral.
        let x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
        let y = 0.2126 * r + 0.7152 * g + 0.0722 * b
        let z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.0890
        let (fx, fy, fz) = (compressed(x), compressed(y), compressed(z))
        self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
    }
}

/// The CIEDE2000 difference of two colours with all weights 1; exactly symmetric.
///
/// After Sharma, Wu and Dalal, "The CIEDE2000 Color-Difference Formula: Implementation Notes,
/// Supplementary Test Data, and Mathematical Observations" (2005), whose equation numbers these
/// are.
package func ciede2000(_ first: LabColor, _ second: LabColor) -> Double {
    // One order for both, since sums of rounded terms depend on it in the last bit.
    let isOrdered =
        (first.lightness, first.a, first.b) <= (second.lightness, second.a, second.b)
    let (p, q) = isOrdered ? (first, second) : (second, first)

    // (2)–(7)
    let meanChroma = (hypot(p.a, p.b) + hypot(q.a, q.b)) / 2
    let g = 0.5 * (1 - chromaRatio(meanChroma))
    let (a1, a2) = ((1 + g) * p.a, (1 + g) * q.a)
    let (c1, c2) = (hypot(a1, p.b), hypot(a2, q.b))
    let (h1, h2) = (hue(a1, p.b), hue(a2, q.b))

    // (8)–(11)
    var hueStep = 0.0
    if c1 * c2 != 0 {
        hueStep = h2 - h1
        if hueStep > 180 { hueStep -= 360 } else if hueStep < -180 { hueStep += 360 }
    }
    let (dL, dC) = (q.lightness - p.lightness, c2 - c1)
    let dH = 2 * (c1 * c2).squareRoot() * sin(radians(hueStep / 2))

    // (12)–(14): the mean hue lies on the shorter way round; without chroma there is no hue.
    let (lightness, chroma) = ((p.lightness + q.lightness) / 2, (c1 + c2) / 2)
    var meanHue = h1 + h2
    if c1 * c2 != 0 {
        if abs(h1 - h2) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
        meanHue /= 2
    }

    // (15)–(22)
    let t =
        1 - 0.17 * cos(radians(meanHue - 30)) + 0.24 * cos(radians(2 * meanHue))
        + 0.32 * cos(radians(3 * meanHue + 6)) - 0.20 * cos(radians(4 * meanHue - 63))
    let turn = 30 * exp(-((meanHue - 275) / 25) * ((meanHue - 275) / 25))
    let fromGray = (lightness - 50) * (lightness - 50)
    let sL = 1 + 0.015 * fromGray / (20 + fromGray).squareRoot()
    let sC = 1 + 0.045 * chroma
    let sH = 1 + 0.015 * chroma * t
    let rotation = -sin(radians(2 * turn)) * 2 * chromaRatio(chroma)
    let (l, c, h) = (dL / sL, dC / sC, dH / sH)
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
}

/// How far apart two straight RGBA pixels look: the larger of the differences over white and over
/// black. Words have red in the lowest byte.
func perceivedDifference(_ first: UInt32, _ second: UInt32) -> Double {
    if first == second { return 0 }
    let isOpaque = first >> 24 == 255 && second >> 24 == 255
    let overWhite = ciede2000(lab(first, ground: 255), lab(second, ground: 255))
    return isOpaque
        ? overWhite : max(overWhite, ciede2000(lab(first, ground: 0), lab(second, ground: 0)))
}

// MARK: - Terms

private func lab(_ word: UInt32, ground: Double) -> LabColor {
    let alpha = Double(word >> 24) / 255
    func channel(_ shift: UInt32) -> Double {
        ground + (Double(word >> shift & 255) - ground) * alpha
    }
    return LabColor(red: channel(0), green: channel(8), blue: channel(16))
}

/// √(c⁷ / (c⁷ + 25⁷))
private func chromaRatio(_ chroma: Double) -> Double {
    let power = pow(chroma, 7)
    return (power / (power + 6_103_515_625)).squareRoot()
}

/// Degrees from 0 up to 360; 0 for neutral colours.
private func hue(_ a: Double, _ b: Double) -> Double {
    if a == 0 && b == 0 { return 0 }
    let angle = atan2(b, a) * 180 / .pi
    return angle < 0 ? angle + 360 : angle
}

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

/// sRGB's curve, taken off.
private func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// CIE's cube root with a straight start.
private func compressed(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
}
