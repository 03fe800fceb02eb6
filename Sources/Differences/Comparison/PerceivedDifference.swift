internal import Glibc

/// How far apart straight RGBA pixels look, by the whole formula.
///
/// Words have red in the lowest byte.
struct PerceivedDifference {
    private let curve = linearCurve
    private let channels = linearChannels

    /// The larger of the differences over white and over black.
    func callAsFunction(_ first: UInt32, _ second: UInt32) -> Double {
        if first == second { return 0 }
        let isOpaque = (first & second) >> 24 == 255
        if isOpaque { return ciede2000(lab(opaque: first), lab(opaque: second)) }
        return max(
            ciede2000(lab(first, ground: 255), lab(second, ground: 255)),
            ciede2000(lab(first, ground: 0), lab(second, ground: 0)))
    }

    private func lab(opaque word: UInt32) -> LabColor {
        LabColor(
            linearRed: channels[Int(word & 255)], green: channels[Int(word >> 8 & 255)],
            blue: channels[Int(word >> 16 & 255)])
    }

    private func lab(_ word: UInt32, ground: Double) -> LabColor {
        if word >> 24 == 255 { return lab(opaque: word) }
        let alpha = Double(word >> 24) / 255
        func channel(_ shift: UInt32) -> Double {
            let value = (ground + (Double(word >> shift & 255) - ground) * alpha) / 255
            return value <= 0.04045 ? value / 12.92 : curve(value)
        }
        return LabColor(linearRed: channel(0), green: channel(8), blue: channel(16))
    }
}

/// One pair alone.
func perceivedDifference(_ first: UInt32, _ second: UInt32) -> Double {
    PerceivedDifference()(first, second)
}

/// Whole channels without sRGB's curve.
private let linearChannels = (0...255).map { linear(Double($0) / 255) }

/// The bent part of sRGB's curve, taken off.
private let linearCurve = SmoothTable(over: 0...1, steps: 4096) {
    pow((max($0, 0) + 0.055) / 1.055, 2.4)
}

/// A smooth function by its values at even steps, cubic between them.
struct SmoothTable {
    private let start: Double
    private let scale: Double
    /// Four numbers a step: the cubic's coefficients.
    private let cubics: [SIMD4<Double>]

    /// Of `function` inside of `range`; places outside take what is at its end.
    init(over range: ClosedRange<Double>, steps: Int, _ function: (Double) -> Double) {
        let width = (range.upperBound - range.lowerBound) / Double(steps)
        start = range.lowerBound
        scale = 1 / width
        // Through the four values around each step, as Lagrange has it.
        cubics = (0..<steps).map { step in
            let left = range.lowerBound + Double(step) * width
            let values = (-1...2).map { function(left + Double($0) * width) }
            let (a, b, c, d) = (values[0], values[1], values[2], values[3])
            return SIMD4(
                b, c - a / 3 - b / 2 - d / 6, (a + c) / 2 - b, (d - a) / 6 + (b - c) / 2)
        }
    }

    @inline(__always)
    func callAsFunction(_ place: Double) -> Double {
        let steps = (place - start) * scale
        let step = min(max(Int(steps), 0), cubics.count - 1)
        let part = steps - Double(step)
        let cubic = cubics[step]
        return cubic[0] + part * (cubic[1] + part * (cubic[2] + part * cubic[3]))
    }
}
