import Drawing
import Foundation

extension Painter {
    /// Bends `picture`, a copy of what is below, at the rim of a group's clip, as `BackdropLens` says.
    ///
    /// Returns the picture as it is where nothing would be seen of it.
    func bent(
        _ picture: Layer, by lens: BackdropLens, of group: DisplayGroup, at place: Place, within box: PixelBox
    ) throws(RasterError) -> Layer {
        let width = Float(place.transform.pixels(lens.width).value)
        let reach = Float(place.transform.pixels(lens.reach).value)
        guard let outline = group.clip, outline.isFinite, width > 0, reach.magnitude >= 0.25, width < 2000,
            reach.magnitude < 2000
        else { return picture }
        // Past the picture's edge a rim is far enough away to bend nothing in it.
        let margin = Int(width.rounded(.up)) + 2
        let whole = pixels(outline.bounds, place.transform).intersection(box.expanded(by: margin))
        guard !whole.isEmpty else { return picture }
        let distance = try rimDistance(outline, group, in: whole, at: place)
        let result = try Layer(box, .color, pool: context.pool)
        try unsafe picture.surface.withPixels { source throws(RasterError) in
            try unsafe result.surface.withPixels { target throws(RasterError) in
                let from = unsafe source.assumingMemoryBound(to: UInt32.self)
                let to = unsafe target.assumingMemoryBound(to: UInt32.self)
                let sampler = unsafe EdgeSampler(words: from, box: picture.box)
                for y in box.top..<box.bottom {
                    for x in box.left..<box.right {
                        let (column, row) = (x - whole.left, y - whole.top)
                        let far = distance.value(column, row)
                        var (u, v) = (Float(x), Float(y))
                        if far < width, let way = distance.inward(column, row) {
                            let left = 1 - far / width
                            let step = reach * left * left
                            u += way.x * step
                            v += way.y * step
                        }
                        unsafe to[(y - box.top) * box.width + x - box.left] = sampler.sample(u, v)
                    }
                }
            }
        }
        return result
    }

    private func rimDistance(
        _ outline: Outline, _ group: DisplayGroup, in box: PixelBox, at place: Place
    ) throws(RasterError) -> RimDistance {
        let stencil = try Layer(box, .alpha, pool: context.pool)
        stencil.use(place.transform)
        stencil.canvas.setSource(SolidSource(.black))
        stencil.canvas.trace(outline, limit: Painter.limit(at: place))
        stencil.canvas.fill(group.clipRule)
        try stencil.canvas.check()
        var cover = [Float](repeating: 0, count: box.width * box.height)
        try unsafe stencil.surface.withPixels { start throws(RasterError) in
            let bytes = unsafe start.assumingMemoryBound(to: UInt8.self)
            for row in 0..<box.height {
                for column in 0..<box.width {
                    cover[row * box.width + column] =
                        unsafe Float(bytes[row * stencil.surface.stride + column]) / 255
                }
            }
        }
        return RimDistance(cover: cover, width: box.width, height: box.height)
    }
}

/// Reads between the pixels of a picture, whose last pixels go on outside of it.
@unsafe private struct EdgeSampler {
    let words: UnsafeMutablePointer<UInt32>
    let box: PixelBox

    /// The colour at the middle of a pixel, or between those of four.
    func sample(_ u: Float, _ v: Float) -> UInt32 {
        let (left, top) = (u.rounded(.down), v.rounded(.down))
        let (fx, fy) = (u - left, v - top)
        let (column, row) = (Int(left), Int(top))
        if fx == 0, fy == 0 { return unsafe pixel(column, row) }
        let upper = unsafe mixed(wide(column, row), wide(column + 1, row), fx)
        let lower = unsafe mixed(wide(column, row + 1), wide(column + 1, row + 1), fx)
        let parts = unsafe SIMD4<UInt32>(mixed(upper, lower, fy).rounded(.toNearestOrAwayFromZero))
        return parts.w << 24 | parts.x << 16 | parts.y << 8 | parts.z
    }

    private func mixed(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ part: Float) -> SIMD4<Float> {
        a + (b - a) * part
    }

    private func wide(_ column: Int, _ row: Int) -> SIMD4<Float> {
        let word = unsafe pixel(column, row)
        return SIMD4(
            Float(word >> 16 & 0xFF), Float(word >> 8 & 0xFF), Float(word & 0xFF), Float(word >> 24))
    }

    private func pixel(_ column: Int, _ row: Int) -> UInt32 {
        let x = unsafe min(max(column, box.left), box.right - 1) - box.left
        let y = unsafe min(max(row, box.top), box.bottom - 1) - box.top
        return unsafe words[y * box.width + x]
    }
}
