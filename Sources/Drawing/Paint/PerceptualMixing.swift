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
    /// The same ends, with stops between them that follow a straight line in OKLab: so near to each other that a straight
    /// line in sRGB between two of them is no step of 8 bits off.
    package var perceptual: [GradientStop] {
        mixed { start, end in
            let (from, to) = (OKLab(start), OKLab(end))
            return { from.mixed(with: to, by: $0).rgba }
        }
    }

    /// The same with a straight line in linear light, as light adds up.
    package var mixedInLight: [GradientStop] {
        mixed { start, end in
            let (from, to) = (start.decodedToLinear, end.decodedToLinear)
            return { share in
                func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
                return RGBA(
                    red: mix(from.red, to.red), green: mix(from.green, to.green),
                    blue: mix(from.blue, to.blue),
                    alpha: mix(from.alpha, to.alpha)
                ).encodedFromLinear
            }
        }
    }

    /// - Parameter mixing: for two colours, what lies at a share of the way between them.
    private func mixed(_ mixing: (RGBA, RGBA) -> (Double) -> RGBA) -> [GradientStop] {
        guard var last = first else { return self }
        var stops = [last]
        for stop in dropFirst() {
            if stop.location > last.location, stop.color != last.color {
                let way = ColorWay(start: last, end: stop, mix: mixing(last.color, stop.color))
                for part in 0..<8 {
                    way.add(from: Double(part) / 8, to: Double(part + 1) / 8, depth: 0, to: &stops)
                }
            } else {
                stops.append(stop)
            }
            last = stop
        }
        return stops
    }
}

/// What lies between two stops.
private struct ColorWay {
    let start: GradientStop
    let end: GradientStop
    let mix: (Double) -> RGBA

    private func stop(_ share: Double) -> GradientStop {
        // The ends are as they were written.
        if share <= 0 { return start }
        if share >= 1 { return end }
        return GradientStop(
            color: mix(share),
            location: start.location + (end.location - start.location) * CGFloat(share))
    }

    /// Adds stops behind `from` up to `to`, halving what is not straight enough: seven times at the most, since a channel
    /// that comes up from 0 is never straight there.
    func add(from: Double, to: Double, depth: Int, to stops: inout [GradientStop]) {
        let middle = (from + to) / 2
        let (a, b, half) = (stop(from).color, stop(to).color, stop(middle).color)
        let off = [
            (a.red + b.red) / 2 - half.red, (a.green + b.green) / 2 - half.green,
            (a.blue + b.blue) / 2 - half.blue,
        ]
        guard depth < 7, off.contains(where: { abs($0) > 0.5 / 255 }) else { return stops.append(stop(to)) }
        add(from: from, to: middle, depth: depth + 1, to: &stops)
        add(from: middle, to: to, depth: depth + 1, to: &stops)
    }
}
