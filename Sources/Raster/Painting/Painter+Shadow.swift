import CPangoCairo
import Drawing
import Foundation

/// A shadow's offset and spread in whole device pixels.
///
/// The offset is rounded: at the scales of real screens it is whole already.
struct ShadowExtent {
    let x: Int
    let y: Int
    let sigma: PixelLength
    let reach: Int

    init(_ shadow: DisplayShadow, under transform: CGAffineTransform) {
        func held(_ value: CGFloat) -> Int {
            value.isFinite ? Int(min(max(value, -100_000), 100_000).rounded()) : 0
        }
        x = held(transform.a * shadow.x + transform.c * shadow.y)
        y = held(transform.b * shadow.x + transform.d * shadow.y)
        sigma = max(transform.pixels(shadow.radius / 2), .zero)
        reach = GaussianBlur.reach(sigma)
    }
}

extension Painter {
    /// Draws the items once, on a layer of their own, then the blurred copy of its alpha, then the layer.
    ///
    /// Once, because shadows inside shadows would otherwise double the work at each level.
    func draw(_ shadow: DisplayShadow, on layer: Layer, at place: Place) throws(RasterError) {
        guard place.depth < Painter.deepest else {
            return context.warn("Items more than \(Painter.deepest) groups deep were left out.")
        }
        var inner = place
        inner.depth += 1
        guard shadow.color.alpha > 0 else {
            return try draw(shadow.items[...], on: layer, at: inner)
        }
        let isInLight = place.isLinear && layer.surface.format == .color
        let extent = ShadowExtent(shadow, under: place.transform)
        let seen = place.clip.intersection(layer.box)
        let needed = seen.expanded(by: extent.reach + max(abs(extent.x), abs(extent.y)))
        let box = bounds(of: shadow.items, under: place.transform, depth: inner.depth)
            .intersection(needed)
        guard !box.isEmpty else { return }
        let child = try Layer(box, .color, pool: context.pool)
        inner.clip = box
        inner.alpha = 1
        try draw(shadow.items[...], on: child, at: inner)
        try child.canvas.check()

        let shadowBox = box.moved(x: extent.x, y: extent.y).expanded(by: extent.reach)
            .intersection(seen.expanded(by: extent.reach))
        if !shadowBox.isEmpty {
            let cover = try Layer(shadowBox, .alpha, pool: context.pool)
            cover.usePixels()
            cover.canvas.setSource(
                child.surface, x: CGFloat(box.left + extent.x - shadowBox.left),
                y: CGFloat(box.top + extent.y - shadowBox.top))
            cover.canvas.paint()
            if extent.reach > 0 { try context.blurs.blur(cover.surface, sigma: extent.sigma) }
            let color = SolidSource(shadow.color.multiplyingAlpha(by: place.alpha))
            if isInLight {
                let cast = try Layer(shadowBox, .color, pool: context.pool)
                cast.usePixels()
                cast.canvas.setSource(color)
                cast.canvas.mask(cover.surface, x: 0, y: 0)
                try mixInLight(cast, onto: layer)
            } else {
                layer.usePixels()
                layer.canvas.setSource(color)
                layer.canvas.mask(
                    cover.surface, x: CGFloat(shadowBox.left - layer.box.left),
                    y: CGFloat(shadowBox.top - layer.box.top))
            }
        }
        if isInLight { return try mixInLight(child, .normal, place.alpha, onto: layer) }
        layer.usePixels()
        layer.canvas.setSource(
            child.surface, x: CGFloat(box.left - layer.box.left),
            y: CGFloat(box.top - layer.box.top))
        layer.canvas.paint(alpha: place.alpha)
    }
}
