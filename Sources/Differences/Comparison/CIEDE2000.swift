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
        self.init(
            linearRed: linear(red / 255), green: linear(green / 255), blue: linear(blue / 255))
    }

    /// Of channels of 0 to 1 without sRGB's curve.
    @inline(__always)
    init(linearRed r: Double, green g: Double, blue b: Double) {
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
    let meanChroma = (length(p.a, p.b) + length(q.a, q.b)) / 2
    let g = 0.5 * (1 - chromaRatio(meanChroma))
    let (a1, a2) = ((1 + g) * p.a, (1 + g) * q.a)
    let (c1, c2) = (length(a1, p.b), length(a2, q.b))

    // (8)–(11): with the hues' step s, ΔH = 2 √(c₁c₂) sin(s/2); c₁c₂ sin s and c₁c₂ cos s are products of the
    // colours, and half of the angle follows from these without loss of digits.
    let product = c1 * c2
    let (along, across) = (a1 * a2 + p.b * q.b, a1 * q.b - a2 * p.b)
    let (dL, dC) = (q.lightness - p.lightness, c2 - c1)
    var dH = 0.0
    if product != 0 {
        if along >= 0 {
            dH = 2 * across / (2 * (product + along)).squareRoot()
        } else {
            let isPositive = across == 0 ? hue(a2, q.b) > hue(a1, p.b) : across > 0
            dH = (2 * (product - along)).squareRoot() * (isPositive ? 1 : -1)
        }
    }

    // (12)–(14): the mean hue lies on the shorter way round; without chroma there is no hue.
    let (lightness, chroma) = ((p.lightness + q.lightness) / 2, (c1 + c2) / 2)
    let hue = Direction(meanOf: (a1, p.b, c1), (a2, q.b, c2))

    // (15)–(22)
    let fromGray = (lightness - 50) * (lightness - 50)
    let sL = 1 + 0.015 * fromGray / (20 + fromGray).squareRoot()
    let sC = 1 + 0.045 * chroma
    let sH = 1 + 0.015 * chroma * hue.weight
    let rotation = -hue.blueTurn * 2 * chromaRatio(chroma)
    let (l, c, h) = (dL / sL, dC / sC, dH / sH)
    return (l * l + c * c + h * h + rotation * c * h).squareRoot()
}

/// A hue as cosine and sine, since its multiples and what stands near blue follow from them.
private struct Direction {
    private let cosine: Double
    private let sine: Double

    /// The mean of two hues on the shorter way round; that of the one colour that has any, or 0.
    init(
        meanOf first: (a: Double, b: Double, chroma: Double), _ second: (a: Double, b: Double, chroma: Double)
    ) {
        guard first.chroma * second.chroma != 0 else {
            let (a, b) = (first.a + second.a, first.b + second.b)
            let size = length(a, b)
            (cosine, sine) = size == 0 ? (1, 0) : (a / size, b / size)
            return
        }
        let a = first.a / first.chroma + second.a / second.chroma
        let b = first.b / first.chroma + second.b / second.chroma
        let size = length(a, b)
        // Hues opposite of each other have two means, of which the angles decide.
        guard size > 1e-6 else {
            let (h1, h2) = (hue(first.a, first.b), hue(second.a, second.b))
            var mean = h1 + h2
            if abs(h1 - h2) > 180 { mean += mean < 360 ? 360 : -360 }
            (cosine, sine) = (cos(radians(mean / 2)), sin(radians(mean / 2)))
            return
        }
        (cosine, sine) = (a / size, b / size)
    }

    /// T: 1 − 0.17 cos(h − 30°) + 0.24 cos 2h + 0.32 cos(3h + 6°) − 0.20 cos(4h − 63°), by the sums of angles.
    var weight: Double {
        let (cos2, sin2) = (cosine * cosine - sine * sine, 2 * sine * cosine)
        let (cos3, sin3) = (cos2 * cosine - sin2 * sine, sin2 * cosine + cos2 * sine)
        let (cos4, sin4) = (cos2 * cos2 - sin2 * sin2, 2 * sin2 * cos2)
        return 1 - 0.17 * (cosine * 0.8660254037844387 + sine * 0.5)
            + 0.24 * cos2 + 0.32 * (cos3 * 0.9945218953682733 - sin3 * 0.10452846326765347)
            - 0.20 * (cos4 * 0.45399049973954675 + sin4 * 0.8910065241883679)
    }

    /// sin(2 · 30° · exp(−((h − 275°) / 25°)²)), which is nothing for hues far from blue.
    var blueTurn: Double {
        // Cosine and sine of h − 275°.
        let along = cosine * 0.08715574274765817 - sine * 0.9961946980917455
        let across = sine * 0.08715574274765817 + cosine * 0.9961946980917455
        // Six deviations away. Hues are 0° to 360° in (21), so that a red past 0° is far from blue, and one before 360°
        // is near.
        guard along > -0.8660254, !(cosine >= 0 && sine >= 0) else { return 0 }
        return blueTurns(across / (1 + along))
    }
}

/// `Direction.blueTurn` by tan((h − 275°) / 2).
private let blueTurns = SmoothTable(over: -3.74...3.74, steps: 8192) { tangent in
    let deviation = 2 * atan(tangent) * 180 / .pi / 25
    return sin(radians(60 * exp(-deviation * deviation)))
}

// MARK: - Terms

private func length(_ a: Double, _ b: Double) -> Double { (a * a + b * b).squareRoot() }

/// √(c⁷ / (c⁷ + 25⁷))
private func chromaRatio(_ chroma: Double) -> Double {
    let cube = chroma * chroma * chroma
    let power = cube * cube * chroma
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
func linear(_ value: Double) -> Double {
    value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
}

/// CIE's cube root with a straight start.
private func compressed(_ value: Double) -> Double {
    value > 216.0 / 24389 ? cubeRoot(value) : (24389.0 / 27 * value + 16) / 116
}

/// Of a positive number: a third of its exponent, then two steps of Halley's, each of which has three times the digits
/// of the one before.
private func cubeRoot(_ value: Double) -> Double {
    var root = Double(bitPattern: value.bitPattern / 3 + 0x2A9F_7893_782D_A1CE)
    for _ in 0..<2 {
        let cube = root * root * root
        root *= (cube + 2 * value) / (2 * cube + value)
    }
    return root
}
