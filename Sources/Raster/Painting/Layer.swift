import CPangoCairo
import Drawing
import Foundation

/// A picture in the making: pixels for a box of the device plane, and the means to draw on them.
final class Layer {
    let canvas: DrawingContext
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
        canvas = try DrawingContext(surface)
        self.surface = surface
        self.buffer = buffer
        self.box = box
        self.pool = pool
    }

    deinit { pool.give(buffer) }

    /// Makes the canvas take coordinates that `transform` maps to the picture's pixels.
    func use(_ transform: CGAffineTransform) { canvas.setTransform(self.transform(transform)) }

    /// To the layer's own pixels, of a transform to the picture's.
    func transform(_ transform: CGAffineTransform) -> CGAffineTransform {
        var moved = transform
        moved.tx -= CGFloat(box.left)
        moved.ty -= CGFloat(box.top)
        return moved
    }

    /// Makes the canvas take the layer's own pixels as coordinates.
    func usePixels() { canvas.setTransform(.identity) }

    /// Puts the pixels of `other` inside of `box` in the place of these, as far as the canvas' clip goes.
    ///
    /// Wants the layer's own pixels as coordinates. At a clip's smoothed edge, and where `opacity` is less
    /// than 1, the two are mixed.
    func replace(_ box: PixelBox, with other: Layer, opacity: Double = 1) {
        canvas.save()
        canvas.rectangle(
            CGFloat(box.left - self.box.left), CGFloat(box.top - self.box.top), CGFloat(box.width),
            CGFloat(box.height))
        canvas.clip(.nonZero)
        canvas.setSource(
            other.surface, x: CGFloat(other.box.left - self.box.left),
            y: CGFloat(other.box.top - self.box.top))
        canvas.setOperator(CAIRO_OPERATOR_SOURCE)
        canvas.paint(alpha: opacity)
        canvas.restore()
    }
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
    /// Whether what is drawn here is mixed in linear light with what is below it.
    var isLinear = false

    /// Pixels per unit, the same for a turned place; for lengths without a direction.
    var lengthScale: CGFloat { transform.determinant.magnitude.squareRoot() }
}
