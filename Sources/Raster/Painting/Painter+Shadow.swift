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
        sigma = max(transform.pixels(shadow.radius), .zero)
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
        guard shadow.color.alpha > 0 else {
            var inner = place
            inner.depth += 1
            return try draw(shadow.items[...], on: layer, at: inner)
        }
        let isInLight = place.isLinear && layer.surface.format == .color
        let seen = place.clip.intersection(layer.box)
        guard let child = try shadowed(shadow, seen: seen, at: place) else { return }
        let box = child.box
        if let cover = try cover(of: shadow, child, seen: seen, at: place) {
            let color = SolidSource(shadow.color.multiplyingAlpha(by: place.alpha))
            if isInLight {
                let cast = try Layer(cover.box, .color, pool: context.pool)
                cast.usePixels()
                cast.canvas.setSource(color)
                cast.canvas.mask(cover.surface, x: 0, y: 0)
                try mixInLight(cast, onto: layer)
            } else {
                layer.usePixels()
                layer.canvas.setSource(color)
                layer.canvas.mask(
                    cover.surface, x: CGFloat(cover.box.left - layer.box.left),
                    y: CGFloat(cover.box.top - layer.box.top))
            }
        }
        if isInLight { return try mixInLight(child, .normal, place.alpha, onto: layer) }
        layer.usePixels()
        layer.canvas.setSource(
            child.surface, x: CGFloat(box.left - layer.box.left),
            y: CGFloat(box.top - layer.box.top))
        layer.canvas.paint(alpha: place.alpha)
    }

    /// The items on a layer of their own, as far as they or their shadow are seen; `nil` where nothing is.
    private func shadowed(
        _ shadow: DisplayShadow, seen: PixelBox, at place: Place
    ) throws(RasterError) -> Layer? {
        let extent = ShadowExtent(shadow, under: place.transform)
        var inner = place
        inner.depth += 1
        let needed = seen.expanded(by: extent.reach + max(abs(extent.x), abs(extent.y)))
        let box = bounds(of: shadow.items, under: place.transform, depth: inner.depth)
            .intersection(needed)
        guard !box.isEmpty else { return nil }
        let child = try Layer(box, .color, pool: context.pool)
        inner.clip = box
        inner.alpha = 1
        try draw(shadow.items[...], on: child, at: inner)
        try child.canvas.check()
        return child
    }

    /// How much of each pixel the shadow of a layer covers; `nil` where none of it is seen.
    private func cover(
        of shadow: DisplayShadow, _ child: Layer, seen: PixelBox, at place: Place
    ) throws(RasterError) -> Layer? {
        let extent = ShadowExtent(shadow, under: place.transform)
        let box = child.box.moved(x: extent.x, y: extent.y).expanded(by: extent.reach)
            .intersection(seen.expanded(by: extent.reach))
        guard !box.isEmpty else { return nil }
        let cover = try Layer(box, .alpha, pool: context.pool)
        cover.usePixels()
        cover.canvas.setSource(
            child.surface, x: CGFloat(child.box.left + extent.x - box.left),
            y: CGFloat(child.box.top + extent.y - box.top))
        cover.canvas.paint()
        if extent.reach > 0 { try context.blurs.blur(cover.surface, sigma: extent.sigma) }
        return cover
    }

    /// The shadow alone, in its colour, without what casts it; `nil` where none of it is seen.
    func cast(of shadow: DisplayShadow, at place: Place) throws(RasterError) -> Layer? {
        guard let child = try shadowed(shadow, seen: place.clip, at: place),
            let cover = try cover(of: shadow, child, seen: place.clip, at: place)
        else { return nil }
        let cast = try Layer(cover.box, .color, pool: context.pool)
        cast.usePixels()
        cast.canvas.setSource(SolidSource(shadow.color.multiplyingAlpha(by: place.alpha)))
        cast.canvas.mask(cover.surface, x: 0, y: 0)
        try cast.canvas.check()
        return cast
    }
}
