import CPangoCairo
import Digests
import Drawing
import Foundation

extension Painter {
    /// Draws a bitmap into its frame; its edge pixels reach the frame's edge whatever the filter.
    func draw(_ image: DisplayImage, on layer: Layer, at place: Place) throws(RasterError) {
        let (width, height) = (image.size.width, image.size.height)
        guard width > 0, height > 0, width <= RasterLimits.side, height <= RasterLimits.side,
            image.pixels.count == width * height * 4, image.frame.isFinite
        else {
            return context.warn(
                "An image of \(width) × \(height) pixels was left out: its data or frame does not fit."
            )
        }
        let opacity = (image.opacity.isNaN ? 1 : min(max(image.opacity, 0), 1)) * place.alpha
        guard opacity > 0, image.frame.width > 0, image.frame.height > 0 else { return }
        let source = try context.source(of: image)
        let frame = image.frame
        let shrinks =
            max(CGFloat(width) / frame.width, CGFloat(height) / frame.height) > place.lengthScale
        let pattern = try Pattern(
            source.surface, filter: image.interpolation.cairoFilter(shrinking: shrinks))
        let (sx, sy) = (CGFloat(width) / frame.width, CGFloat(height) / frame.height)
        pattern.setTransform(
            CGAffineTransform(
                a: sx, b: 0, c: 0, d: sy, tx: -frame.minX * sx, ty: -frame.minY * sy))
        layer.use(place.transform)
        layer.canvas.save()
        layer.canvas.trace(.rectangle(frame), limit: Painter.limit(at: place))
        layer.canvas.setSource(pattern)
        if opacity == 1 {
            layer.canvas.fill(.nonZero)
        } else {
            layer.canvas.clip(.nonZero)
            layer.canvas.paint(alpha: opacity)
        }
        layer.canvas.restore()
    }
}

/// What tells a bitmap from all others.
struct ImageKey: Hashable {
    var content: ContentDigest
    var width: Int
    var height: Int
}

extension RasterContext {
    /// A bitmap as Cairo wants it, kept for the pictures that show it again.
    func source(of image: DisplayImage) throws(RasterError) -> Layer {
        let (width, height) = (image.size.width, image.size.height)
        let key = ImageKey(
            content: ContentDigest(of: image.pixels), width: width, height: height)
        if let known = images.value(for: key, cost: image.pixels.count) { return known }
        let source = try Layer(
            PixelBox(left: 0, top: 0, right: width, bottom: height), .color, pool: pool)
        try unsafe source.surface.withPixels { pixels throws(RasterError) in
            let words = unsafe pixels.assumingMemoryBound(to: UInt32.self)
            unsafe image.pixels.withUnsafeBytes { bytes in
                for index in 0..<width * height {
                    let (r, g, b, a) = unsafe (
                        bytes[index * 4], bytes[index * 4 + 1], bytes[index * 4 + 2],
                        bytes[index * 4 + 3]
                    )
                    let straight = UInt32(a) << 24 | UInt32(r) << 16 | UInt32(g) << 8 | UInt32(b)
                    unsafe words[index] = premultiplied(straight)
                }
            }
        }
        images.insert(source, for: key, cost: image.pixels.count)
        return source
    }
}

extension DisplayImage.Interpolation {
    /// Cairo's best filter draws an enlarged pixel as a square; between pixels is smoother.
    func cairoFilter(shrinking: Bool) -> cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: shrinking ? CAIRO_FILTER_BEST : CAIRO_FILTER_BILINEAR
        }
    }
}
