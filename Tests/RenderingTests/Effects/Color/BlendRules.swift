import Drawing

/// What each blend mode makes of a source over a backdrop, as W3C's Compositing and Blending Level 1 has it.
///
/// Of the modes that are not there, `plusLighter` is Level 2's plus-lighter. `plusDarker` is Core Graphics'
/// R = max(0, 1 − ((1 − D) + (1 − S))), whose 1s, where colours are translucent, are the alphas: what is missing
/// of the backdrop's colour and of the source's is missing of the sum of their alphas.
enum BlendRules {
    /// Straight colours in and out.
    static func result(_ mode: BlendMode, _ source: ProbedPixel, over backdrop: ProbedPixel) -> ProbedPixel {
        let (sa, ba) = (source.alpha, backdrop.alpha)
        let (cs, cb) = (source.channels, backdrop.channels)
        func each(_ rule: (Double, Double) -> Double) -> [Double] { zip(cs, cb).map(rule) }
        /// Blending, then source-over.
        func mixed(_ blended: [Double]) -> ProbedPixel {
            let colors = (0..<3).map {
                sa * (1 - ba) * cs[$0] + sa * ba * blended[$0] + (1 - sa) * ba * cb[$0]
            }
            return ProbedPixel(premultiplied: colors, alpha: sa + ba * (1 - sa))
        }
        switch mode {
        case .normal: return mixed(cs)
        case .multiply: return mixed(each { $0 * $1 })
        case .screen: return mixed(each { $0 + $1 - $0 * $1 })
        case .overlay: return mixed(each { hardLight($1, $0) })
        case .darken: return mixed(each { min($0, $1) })
        case .lighten: return mixed(each { max($0, $1) })
        case .colorDodge: return mixed(each { $1 == 0 ? 0 : $0 == 1 ? 1 : min(1, $1 / (1 - $0)) })
        case .colorBurn: return mixed(each { $1 == 1 ? 1 : $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) })
        case .softLight: return mixed(each(softLight))
        case .hardLight: return mixed(each(hardLight))
        case .difference: return mixed(each { abs($0 - $1) })
        case .exclusion: return mixed(each { $0 + $1 - 2 * $0 * $1 })
        case .hue: return mixed(setLuminosity(setSaturation(cs, saturation(cb)), luminosity(cb)))
        case .saturation: return mixed(setLuminosity(setSaturation(cb, saturation(cs)), luminosity(cb)))
        case .color: return mixed(setLuminosity(cs, luminosity(cb)))
        case .luminosity: return mixed(setLuminosity(cb, luminosity(cs)))
        case .sourceAtop:
            return ProbedPixel(premultiplied: each { sa * ba * $0 + ba * $1 * (1 - sa) }, alpha: ba)
        case .destinationOver:
            return ProbedPixel(
                premultiplied: each { sa * $0 * (1 - ba) + ba * $1 }, alpha: ba + sa * (1 - ba))
        case .destinationOut:
            return ProbedPixel(premultiplied: each { ba * $1 * (1 - sa) }, alpha: ba * (1 - sa))
        case .plusLighter:
            return ProbedPixel(
                premultiplied: each { min(1, sa * $0 + ba * $1) }, alpha: min(1, sa + ba))
        case .plusDarker:
            let alpha = min(1, sa + ba)
            return ProbedPixel(
                premultiplied: each { max(0, alpha - ((ba - ba * $1) + (sa - sa * $0))) }, alpha: alpha)
        }
    }

    private static func hardLight(_ s: Double, _ b: Double) -> Double {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func softLight(_ s: Double, _ b: Double) -> Double {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
        return b + (2 * s - 1) * (d - b)
    }

    // MARK: Modes that do not take the channels apart

    static func luminosity(_ c: [Double]) -> Double { 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2] }

    private static func saturation(_ c: [Double]) -> Double { c.max()! - c.min()! }

    private static func setLuminosity(_ c: [Double], _ l: Double) -> [Double] {
        let d = l - luminosity(c)
        return clipped(c.map { $0 + d })
    }

    private static func clipped(_ c: [Double]) -> [Double] {
        let (l, n, x) = (luminosity(c), c.min()!, c.max()!)
        var c = c
        if n < 0 { c = c.map { l + ($0 - l) * l / (l - n) } }
        if x > 1 { c = c.map { l + ($0 - l) * (1 - l) / (x - l) } }
        return c
    }

    private static func setSaturation(_ c: [Double], _ s: Double) -> [Double] {
        let (n, x) = (c.min()!, c.max()!)
        return x > n ? c.map { ($0 - n) * s / (x - n) } : [0, 0, 0]
    }
}

extension ProbedPixel {
    var channels: [Double] { [red, green, blue] }

    init(premultiplied c: [Double], alpha: Double) {
        let by = alpha > 0 ? 1 / alpha : 0
        self.init(red: c[0] * by, green: c[1] * by, blue: c[2] * by, alpha: alpha)
    }
}
