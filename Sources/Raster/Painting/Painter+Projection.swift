import Drawing
import Foundation

extension Painter {
    /// How far from the origin, in device pixels, items under a perspective transform are drawn.
    private static let farthest = 3900

    /// Draws the items flat, then looks each pixel of `layer` up in that picture through the transform.
    func drawProjected(
        _ items: [DisplayItem], _ projection: ProjectiveTransform, on layer: Layer, at place: Place
    ) throws(RasterError) {
        let scale = place.lengthScale
        let flat = CGAffineTransform(scaleX: scale, y: scale)
        let limit = Painter.farthest
        let box = bounds(of: items, under: flat, depth: place.depth)
            .intersection(PixelBox(left: -limit, top: -limit, right: limit, bottom: limit))
        // From flat pixels to the picture's, and back.
        let forward = ProjectiveTransform(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
            .concatenating(projection).concatenating(ProjectiveTransform(place.transform))
        guard !box.isEmpty, let back = forward.inverse else { return }
        let picture = try Layer(box, .color, pool: context.pool)
        var inner = place
        inner.transform = flat
        inner.clip = box
        try draw(items[...], on: picture, at: inner)
        try picture.canvas.check()
        try unsafe picture.surface.withPixels { source throws(RasterError) in
            try unsafe layer.surface.withPixels { target throws(RasterError) in
                let words = unsafe target.assumingMemoryBound(to: UInt32.self)
                let sampler = unsafe BilinearSampler(
                    words: source.assumingMemoryBound(to: UInt32.self), width: box.width,
                    height: box.height)
                for row in 0..<layer.box.height {
                    let y = CGFloat(layer.box.top + row) + 0.5
                    for column in 0..<layer.box.width {
                        let x = CGFloat(layer.box.left + column) + 0.5
                        let w = x * back.m13 + y * back.m23 + back.m33
                        // w is 1 / w of the way there: points behind the viewer have a negative one.
                        guard w > 0 else { continue }
                        let u = (x * back.m11 + y * back.m21 + back.m31) / w - CGFloat(box.left)
                        let v = (x * back.m12 + y * back.m22 + back.m32) / w - CGFloat(box.top)
                        unsafe words[row * layer.box.width + column] = sampler.sample(u, v)
                    }
                }
            }
        }
    }
}

/// Reads between the pixels of a premultiplied picture; outside it is clear.
@unsafe private struct BilinearSampler {
    let words: UnsafePointer<UInt32>
    let width: Int
    let height: Int

    init(words: UnsafeMutablePointer<UInt32>, width: Int, height: Int) {
        unsafe self.words = UnsafePointer(words)
        unsafe self.width = width
        unsafe self.height = height
    }

    /// The colour at a place in pixels, weights in 1/256.
    func sample(_ u: CGFloat, _ v: CGFloat) -> UInt32 {
        let (x, y) = (u - 0.5, v - 0.5)
        guard x > -1, y > -1, unsafe x < CGFloat(width), unsafe y < CGFloat(height)
        else { return 0 }
        let (column, row) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
        let fx = UInt32((x - CGFloat(column)) * 256)
        let fy = UInt32((y - CGFloat(row)) * 256)
        func pixel(_ column: Int, _ row: Int) -> UInt32 {
            unsafe column >= 0 && row >= 0 && column < width && row < height
                ? words[row * width + column] : 0
        }
        let (a, b) = (pixel(column, row), pixel(column + 1, row))
        let (c, d) = (pixel(column, row + 1), pixel(column + 1, row + 1))
        if a | b | c | d == 0 { return 0 }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            func part(_ pixel: UInt32) -> UInt32 { pixel >> shift & 0xFF }
            let upper = part(a) * (256 - fx) + part(b) * fx
            let lower = part(c) * (256 - fx) + part(d) * fx
            result |= ((upper * (256 - fy) + lower * fy + 32768) >> 16) << shift
        }
        return result
    }
}

extension ProjectiveTransform {
    /// The transform back, or `nil` where the plane is seen edge-on.
    fileprivate var inverse: ProjectiveTransform? {
        let c11 = m22 * m33 - m23 * m32
        let c12 = m23 * m31 - m21 * m33
        let c13 = m21 * m32 - m22 * m31
        let determinant = m11 * c11 + m12 * c12 + m13 * c13
        guard determinant != 0, determinant.isFinite else { return nil }
        let k = 1 / determinant
        return ProjectiveTransform(
            m11: c11 * k, m12: (m13 * m32 - m12 * m33) * k, m13: (m12 * m23 - m13 * m22) * k,
            m21: c12 * k, m22: (m11 * m33 - m13 * m31) * k, m23: (m13 * m21 - m11 * m23) * k,
            m31: c13 * k, m32: (m12 * m31 - m11 * m32) * k, m33: (m11 * m22 - m12 * m21) * k)
    }
}
