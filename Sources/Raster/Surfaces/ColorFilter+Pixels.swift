import Drawing

extension ColorFilter {
    /// Applies the matrix to each pixel as straight colour, clamped to 0…1, and rounds to nearest.
    ///
    /// - Parameter inLight: whether the colour that the matrix takes and makes is linear light.
    func apply(to surface: borrowing ImageSurface, inLight: Bool = false) throws(RasterError) {
        guard surface.format == .color, values.allSatisfy(\.isFinite) else { return }
        let v = values.map { Float($0) }
        func column(_ index: Int) -> SIMD4<Float> {
            SIMD4(v[index], v[5 + index], v[10 + index], v[15 + index])
        }
        let (red, green, blue, alpha) = (column(0), column(1), column(2), column(3))
        let added = column(4) * 255
        let count = surface.width * surface.height
        // Flat pictures repeat pixels: the last answer is right most of the time.
        var last: (from: UInt32, to: UInt32)?
        try unsafe surface.withPixels { pixels throws(RasterError) in
            let words = unsafe pixels.assumingMemoryBound(to: UInt32.self)
            for index in 0..<count {
                let pixel = unsafe words[index]
                if let last, last.from == pixel {
                    unsafe words[index] = last.to
                    continue
                }
                // Rounded once, at the end: what is translucent is divided and multiplied by its alpha.
                let a = Float(pixel >> 24)
                let straight = a > 0 ? 255 / a : 0
                var color = SIMD3(
                    Float(pixel >> 16 & 0xFF) * straight, Float(pixel >> 8 & 0xFF) * straight,
                    Float(pixel & 0xFF) * straight)
                if inLight { color = TransferFunction.decode(color / 255) * 255 }
                let sum =
                    (((red * color.x + green * color.y) + blue * color.z) + alpha * a) + added
                var held = sum.clamped(
                    lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 255))
                if inLight {
                    let encoded = TransferFunction.encode(SIMD3(held.x, held.y, held.z) / 255) * 255
                    held = SIMD4(encoded, held.w)
                }
                let opacity = held.w.rounded(.toNearestOrAwayFromZero)
                let weight = SIMD4(opacity / 255, opacity / 255, opacity / 255, 1)
                let whole = SIMD4<UInt32>((held * weight).rounded(.toNearestOrAwayFromZero))
                let to = whole.w << 24 | whole.x << 16 | whole.y << 8 | whole.z
                unsafe words[index] = to
                last = (pixel, to)
            }
        }
    }
}
