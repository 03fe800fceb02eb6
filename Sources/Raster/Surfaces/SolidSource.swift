import Drawing

/// A colour as the numbers that make Cairo's own conversions come out exact.
///
/// Cairo multiplies colour by alpha and keeps the upper 8 of 16 bits, which cuts instead of rounding.
/// Asking for the middle of the wanted step, (p + ½) / 256, makes the cut land on p.
struct SolidSource {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double
    /// The premultiplied pixel, alpha in the upper byte.
    let pixel: UInt32

    init(_ color: RGBA) {
        let (r, g, b, a) = color.bytes
        func premultiplied(_ c: UInt8) -> UInt32 { (UInt32(c) * UInt32(a) + 127) / 255 }
        let (pr, pg, pb) = (premultiplied(r), premultiplied(g), premultiplied(b))
        pixel = UInt32(a) << 24 | pr << 16 | pg << 8 | pb
        guard a < 255 else {
            (red, green, blue, alpha) = (Double(r) / 255, Double(g) / 255, Double(b) / 255, 1)
            return
        }
        let middle = Double(a) + 0.5
        red = (Double(pr) + 0.5) / middle
        green = (Double(pg) + 0.5) / middle
        blue = (Double(pb) + 0.5) / middle
        alpha = middle / 256
    }

    var isOpaque: Bool { pixel >> 24 == 255 }
}
