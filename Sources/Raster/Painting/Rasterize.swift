public import Drawing
import Foundation
public import Pixels

/// Draws a display list: straight 8-bit sRGB, the same bytes for equal lists on one stack.
///
/// What cannot be drawn (coordinates that are no numbers, pixel arrays of the wrong length) is left out
/// and named in `context.warnings`.
public func rasterize(
    _ list: DisplayList, with context: RasterContext
) throws(RasterError) -> Pixmap {
    try unsafe withRasterized(list, context: context) { pixels, width, height, _, isOpaque in
        let bytes = unsafe straightBytes(of: pixels, isOpaque: isOpaque)
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}

/// Draws a display list and hands out the pixels as they are drawn, without converting them.
///
/// The bytes are Cairo's: premultiplied words of alpha, red, green and blue in native order (on a
/// little-endian machine blue comes first), good until `body` returns. `isOpaque` says that every alpha is 255.
@unsafe package func withRasterized<R>(
    _ list: DisplayList, context: RasterContext,
    _ body: (
        _ pixels: UnsafeRawBufferPointer, _ width: Int, _ height: Int, _ stride: Int,
        _ isOpaque: Bool
    ) throws(RasterError) -> R
) throws(RasterError) -> R {
    context.clearWarnings()
    let box = PixelBox(list.pixelSize)
    let scale = list.scale.isFinite ? list.scale : 1
    let background = opaqueBackground(of: list, scale: scale, box: box)
    let layer = try Layer(box, .color, pixel: background ?? 0, pool: context.pool)
    let painter = Painter(context: context)
    let place = Place(transform: CGAffineTransform(scaleX: scale, y: scale), clip: box)
    try painter.draw(list.items[(background == nil ? 0 : 1)...], on: layer, at: place)
    try layer.canvas.check()
    // An opaque ground stays opaque under what only goes over it; else every pixel has to be asked.
    let staysOpaque = background != nil && list.items.onlyPaintOver(upTo: Painter.deepest)
    return try unsafe layer.surface.withPixels { start throws(RasterError) in
        let pixels = unsafe UnsafeRawBufferPointer(start: start, count: box.width * box.height * 4)
        return try unsafe body(
            pixels, box.width, box.height, box.width * 4,
            staysOpaque || isOpaque(pixels))
    }
}

/// The pixel of a first item that paints the whole picture in one opaque colour.
///
/// Setting the memory to it gives the same bytes as drawing it over nothing, in a tenth of the time.
private func opaqueBackground(of list: DisplayList, scale: CGFloat, box: PixelBox) -> UInt32? {
    guard case .fill(.rectangle(let rect), .solid(let color), _) = list.items.first,
        rect.minX * scale <= 0, rect.minY * scale <= 0, rect.maxX * scale >= CGFloat(box.width),
        rect.maxY * scale >= CGFloat(box.height)
    else { return nil }
    let source = SolidSource(color)
    return source.isOpaque ? source.pixel : nil
}
