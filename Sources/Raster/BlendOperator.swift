import CPangoCairo
import Drawing

extension BlendMode {
    /// Cairo's operator; `plusDarker` has none and is worked out by `darken` on coloured layers.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusDarker, .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}

extension Painter {
    /// Makes of `child`, faded by `opacity`, what Core Graphics' `plusDarker` makes of it and the ground:
    /// R = max(0, 1 − ((1 − D) + (1 − S))), here for premultiplied colour.
    ///
    /// With A = min(1, Da + Sa), each channel is max(0, A − ((Da − D) + (Sa − S))).
    func darken(_ child: Layer, _ opacity: Double, over ground: Layer) throws(RasterError) {
        let box = child.box.intersection(ground.box)
        let weight = Int((min(max(opacity, 0), 1) * 255).rounded())
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
                        unsafe to[at] = Painter.darker(from[column - ground.box.left], to[at], weight)
                    }
                }
            }
        }
    }

    private static func darker(_ below: UInt32, _ above: UInt32, _ weight: Int) -> UInt32 {
        if above == 0 { return below }
        func channel(_ pixel: UInt32, _ shift: UInt32) -> Int { Int(pixel >> shift & 0xFF) }
        func faded(_ shift: UInt32) -> Int { (channel(above, shift) * weight + 127) / 255 }
        let (da, sa) = (channel(below, 24), faded(24))
        let alpha = min(da + sa, 255)
        var result = UInt32(alpha) << 24
        for shift: UInt32 in [0, 8, 16] {
            let missing = da - channel(below, shift) + sa - faded(shift)
            result |= UInt32(max(alpha - missing, 0)) << shift
        }
        return result
    }
}
