import Drawing
import Foundation

extension Painter {
    /// Replaces what is drawn under the group's clip by a blurred and bent copy, faded in by `opacity`.
    ///
    /// At the layer's border the last pixels go on outwards, so that a material does not darken there.
    func blurBackdrop(
        by radius: CGFloat, of group: DisplayGroup, _ opacity: Double, on layer: Layer,
        at place: Place, within clip: PixelBox
    ) throws(RasterError) {
        let sigma = place.transform.pixels(radius)
        let reach = GaussianBlur.reach(sigma)
        let box = clip.intersection(layer.box)
        guard reach > 0 || group.lens != nil, layer.surface.format == .color, !box.isEmpty else { return }
        var copy = try Layer(box.expanded(by: reach), .color, pool: context.pool)
        try unsafe layer.surface.withPixels { source throws(RasterError) in
            try unsafe copy.surface.withPixels { target throws(RasterError) in
                unsafe extendEdges(of: source, layer.box, into: target, copy.box)
            }
        }
        if reach > 0 { try context.blurs.blur(copy.surface, sigma: sigma) }
        if let lens = group.lens { copy = try bent(copy, by: lens, of: group, at: place, within: box) }
        layer.canvas.save()
        if let outline = group.clip {
            layer.use(place.transform)
            layer.canvas.trace(outline, limit: Painter.limit(at: place))
            layer.canvas.clip(group.clipRule, antialiased: group.clipAntialiased)
        }
        layer.usePixels()
        layer.replace(box, with: copy, opacity: opacity)
        layer.canvas.restore()
    }

    /// Copies words for `to`; outside `from` the nearest word inside counts.
    @unsafe private func extendEdges(
        of source: UnsafeMutableRawPointer, _ from: PixelBox,
        into target: UnsafeMutableRawPointer, _ to: PixelBox
    ) {
        let source = unsafe source.assumingMemoryBound(to: UInt32.self)
        let target = unsafe target.assumingMemoryBound(to: UInt32.self)
        for y in to.top..<to.bottom {
            let row = (min(max(y, from.top), from.bottom - 1) - from.top) * from.width
            for x in to.left..<to.right {
                let column = min(max(x, from.left), from.right - 1) - from.left
                unsafe target[(y - to.top) * to.width + x - to.left] = source[row + column]
            }
        }
    }
}
