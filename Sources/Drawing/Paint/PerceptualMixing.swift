import Foundation

/// A colour in OKLab (Björn Ottosson, "A perceptual color space for image processing", 2020), with straight alpha.
package struct OKLab: Hashable, Sendable {
    /// 0 for black, 1 for white.
    package var lightness: Double
    /// From green to red.
    package var a: Double
    /// From blue to yellow.
    package var b: Double
    package var alpha: Double

    package init(lightness: Double, a: Double, b: Double, alpha: Double) {
        (self.lightness, self.a, self.b, self.alpha) = (lightness, a, b, alpha)
    }

    package init(_ color: RGBA) {
        let light = color.decodedToLinear
        let (red, green, blue) = (light.red, light.green, light.blue)
        let l = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        self.init(
            lightness: 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            a: 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            b: 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s, alpha: color.alpha)
    }

    /// As sRGB, channels within 0…1.
    package var rgba: RGBA {
        func clamped(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, 0), 1) }
        let color = RGBA(oklabLightness: lightness, a: a, b: b, alpha: alpha)
        return RGBA(
            red: clamped(color.red), green: clamped(color.green), blue: clamped(color.blue),
            alpha: clamped(alpha))
    }

    /// `fraction` of the way to another colour.
    package func mixed(with other: OKLab, by fraction: Double) -> OKLab {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
        return OKLab(
            lightness: mix(lightness, other.lightness), a: mix(a, other.a), b: mix(b, other.b),
            alpha: mix(alpha, other.alpha))
    }
}

extension [GradientStop] {
    /// Parts of the way between two stops, straight in sRGB each. That is a step of 8 bits off at most, but for the part in
    /// which a channel comes up from 0, whose curve is steepest there.
    private static let parts = 32

    /// The same ends, with stops between them that follow a straight line in OKLab.
    package var perceptual: [GradientStop] {
        guard var last = first else { return self }
        var stops = [last]
        for stop in dropFirst() {
            if stop.location > last.location, stop.color != last.color {
                let (from, to) = (OKLab(last.color), OKLab(stop.color))
                for part in 1..<Self.parts {
                    let share = Double(part) / Double(Self.parts)
                    stops.append(
                        GradientStop(
                            color: from.mixed(with: to, by: share).rgba,
                            location: last.location + (stop.location - last.location) * CGFloat(share)))
                }
            }
            stops.append(stop)
            last = stop
        }
        return stops
    }
}
