import CPangoCairo
import Drawing

extension BlendMode {
    /// Cairo's operator, where it has one that rounds once; `nil` is worked out by `Painter.blend`.
    var cairoOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        case .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
            .hardLight, .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusDarker:
            nil
        }
    }

    /// Cairo's operator, or the one that does the same to alpha, which is all that a picture without colours has.
    var nearestOperator: cairo_operator_t {
        self == .plusDarker ? CAIRO_OPERATOR_ADD : cairoOperator ?? CAIRO_OPERATOR_OVER
    }
}

extension Painter {
    /// Makes of `child`, faded by `opacity`, what a blend mode makes of it and the ground, rounded once.
    func blend(
        _ mode: BlendMode, _ child: Layer, _ opacity: Double, over ground: Layer, inLight: Bool = false
    ) throws(RasterError) {
        let box = child.box.intersection(ground.box)
        let opacity = Float(min(max(opacity, 0), 1))
        // Flat pictures repeat pixels: the last answer is right most of the time.
        var last: (below: UInt32, above: UInt32, result: UInt32)?
        try unsafe ground.surface.withPixels { source throws(RasterError) in
            try unsafe child.surface.withPixels { target throws(RasterError) in
                for row in box.top..<box.bottom {
                    let from = unsafe source.advanced(
                        by: (row - ground.box.top) * ground.surface.stride
                    ).assumingMemoryBound(to: UInt32.self)
                    let to = unsafe target.advanced(
                        by: (row - child.box.top) * child.surface.stride
                    ).assumingMemoryBound(to: UInt32.self)
                    for column in box.left..<box.right {
                        let at = column - child.box.left
                        let (below, above) = unsafe (from[column - ground.box.left], to[at])
                        if let last, last.below == below, last.above == above {
                            unsafe to[at] = last.result
                            continue
                        }
                        let result = Painter.blended(mode, below, above, opacity, inLight)
                        unsafe to[at] = result
                        last = (below, above, result)
                    }
                }
            }
        }
    }

    /// One pixel, all three premultiplied.
    ///
    /// Where source and backdrop, of alphas s and b, cover each other they blend: s·b of the result, beside
    /// (1 − b) of the source and (1 − s) of the backdrop. `plusDarker` is Core Graphics'
    /// R = max(0, 1 − ((1 − D) + (1 − S))), where the 1s are the alphas: with A = min(1, b + s), each channel is
    /// max(0, A − ((b − D) + (s − S))).
    private static func blended(
        _ mode: BlendMode, _ below: UInt32, _ above: UInt32, _ opacity: Float, _ inLight: Bool
    ) -> UInt32 {
        if above == 0 { return below }
        let source = WidePixel(above, inLight: inLight, times: opacity)
        let backdrop = WidePixel(below, inLight: inLight)
        return blended(mode, source.color, source.alpha, over: backdrop.color, backdrop.alpha)
            .word(inLight: inLight)
    }

    private static func blended(
        _ mode: BlendMode, _ source: SIMD3<Float>, _ sa: Float, over backdrop: SIMD3<Float>, _ ba: Float
    ) -> WidePixel {
        switch mode {
        case .plusDarker:
            let alpha = min(ba + sa, 1)
            let missing = (ba - backdrop) + (sa - source)
            return WidePixel(pointwiseMax(alpha - missing, SIMD3()), alpha)
        case .plusLighter:
            return WidePixel(pointwiseMin(source + backdrop, SIMD3(repeating: 1)), min(ba + sa, 1))
        case .sourceAtop: return WidePixel(source * ba + backdrop * (1 - sa), ba)
        case .destinationOver: return WidePixel(source * (1 - ba) + backdrop, ba + sa * (1 - ba))
        case .destinationOut: return WidePixel(backdrop * (1 - sa), ba * (1 - sa))
        default:
            guard ba > 0, sa > 0 else { return WidePixel(source + backdrop, sa + ba) }
            // Full alpha is 1 to the bit, and dividing by it changes nothing.
            let both = BlendFormula.blended(mode, source / sa, over: backdrop / ba)
            return WidePixel(
                source * (1 - ba) + backdrop * (1 - sa) + both * (sa * ba), sa + ba - sa * ba)
        }
    }
}
