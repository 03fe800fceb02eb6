import Drawing

/// What a blend mode makes of two opaque colours, as W3C's Compositing and Blending Level 1 has it.
enum BlendFormula {
    typealias Color = SIMD3<Float>

    /// The source's own colour for the modes that only choose how two pictures cover each other.
    static func blended(_ mode: BlendMode, _ s: Color, over b: Color) -> Color {
        switch mode {
        case .multiply: s * b
        case .screen: s + b - s * b
        case .overlay: each(s, b) { hardLight($1, $0) }
        case .darken: pointwiseMin(s, b)
        case .lighten: pointwiseMax(s, b)
        case .colorDodge: each(s, b) { $1 == 0 ? 0 : $0 >= 1 ? 1 : min(1, $1 / (1 - $0)) }
        case .colorBurn: each(s, b) { $1 >= 1 ? 1 : $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) }
        case .softLight: each(s, b, softLight)
        case .hardLight: each(s, b, hardLight)
        case .difference: pointwiseMax(s, b) - pointwiseMin(s, b)
        case .exclusion: s + b - 2 * s * b
        case .hue: s.withSaturation(b.saturation).withLuminosity(b.luminosity)
        case .saturation: b.withSaturation(s.saturation).withLuminosity(b.luminosity)
        case .color: s.withLuminosity(b.luminosity)
        case .luminosity: b.withLuminosity(s.luminosity)
        case .normal, .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: s
        }
    }

    private static func each(_ s: Color, _ b: Color, _ rule: (Float, Float) -> Float) -> Color {
        Color(rule(s.x, b.x), rule(s.y, b.y), rule(s.z, b.z))
    }

    private static func hardLight(_ s: Float, _ b: Float) -> Float {
        s <= 0.5 ? 2 * s * b : 1 - 2 * (1 - s) * (1 - b)
    }

    private static func softLight(_ s: Float, _ b: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let lit = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (lit - b)
    }
}

extension SIMD3<Float> {
    fileprivate var luminosity: Float { 0.3 * x + 0.59 * y + 0.11 * z }

    fileprivate var saturation: Float { self.max() - self.min() }

    /// The same hue and saturation, as light as asked for, moved towards that gray where it would leave 0…1.
    fileprivate func withLuminosity(_ wanted: Float) -> SIMD3<Float> {
        var color = self + (wanted - luminosity)
        let (least, most) = (color.min(), color.max())
        if least < 0 { color = wanted + (color - wanted) * (wanted / (wanted - least)) }
        if most > 1 { color = wanted + (color - wanted) * ((1 - wanted) / (most - wanted)) }
        return color
    }

    /// From 0 to as much as asked for; gray has no hue to give it to.
    fileprivate func withSaturation(_ wanted: Float) -> SIMD3<Float> {
        let (least, most) = (self.min(), self.max())
        return most > least ? (self - least) * (wanted / (most - least)) : SIMD3()
    }
}
