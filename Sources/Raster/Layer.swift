import Drawing
import Foundation

/// A picture in the making: pixels for a box of the device plane, and the means to draw on them.
final class Layer {
    let canvas: Canvas
    let surface: ImageSurface
    /// Where the pixels lie in the picture; drawing coordinates are the picture's.
    let box: PixelBox
    private let buffer: PixelBuffer
    private let pool: PixelBufferPool

    /// A layer with every pixel set to `pixel`; its buffer goes back to `pool` at the end.
    init(
        _ box: PixelBox, _ format: ImageSurface.Format, pixel: UInt32 = 0, pool: PixelBufferPool
    ) throws(RasterError) {
        try RasterLimits.check(width: box.width, height: box.height)
        let stride = ImageSurface.stride(format: format, width: box.width)
        let count = stride * box.height
        guard let buffer = pool.take(count) else {
            throw .tooLarge(width: box.width, height: box.height)
        }
        buffer.fill((count + 3) / 4, with: pixel)
        let surface = try ImageSurface(
            format: format, width: box.width, height: box.height, in: buffer)
        canvas = try Canvas(surface)
        self.surface = surface
        self.buffer = buffer
        self.box = box
        self.pool = pool
    }

    deinit { pool.give(buffer) }

    /// Makes the canvas take coordinates that `transform` maps to the picture's pixels.
    func use(_ transform: CGAffineTransform) {
        var moved = transform
        moved.tx -= CGFloat(box.left)
        moved.ty -= CGFloat(box.top)
        canvas.setTransform(moved)
    }

    /// Makes the canvas take the layer's own pixels as coordinates.
    func usePixels() { canvas.setTransform(.identity) }
}

/// Where and how items are drawn, down the tree.
struct Place {
    /// From the items' coordinates to the picture's pixels.
    var transform: CGAffineTransform
    /// What can be seen, for skipping; the canvas clips exactly.
    var clip: PixelBox
    /// Opacity of a group with one leaf, folded into that leaf.
    var alpha: Double = 1
    /// Groups above this place.
    var depth = 0

    /// Pixels per unit, the same for a turned place; for lengths without a direction.
    var lengthScale: CGFloat { transform.determinant.magnitude.squareRoot() }
}
