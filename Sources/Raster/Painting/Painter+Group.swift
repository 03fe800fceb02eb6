import CPangoCairo
import Drawing
import Foundation

extension RasterContext {
    /// How opaque a group is drawn, above 0; `nil` for one that nothing is drawn of, which is said if it is at fault.
    func opacity(of group: DisplayGroup, depth: Int) -> Double? {
        guard depth < Painter.deepest else {
            warn("Items more than \(Painter.deepest) groups deep were left out.")
            return nil
        }
        let opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
        guard opacity > 0 else { return nil }
        guard group.clip?.isFinite ?? true else {
            warn("A group was left out: its clip has coordinates that are not numbers.")
            return nil
        }
        return opacity
    }
}

extension Painter {
    func draw(_ group: DisplayGroup, on layer: Layer, at place: Place) throws(RasterError) {
        guard let opacity = context.opacity(of: group, depth: place.depth) else { return }
        var inner = place
        inner.depth += 1
        var projection: ProjectiveTransform?
        if let transform = group.transform {
            guard transform.isFinite else {
                return context.warn(
                    "A group was left out: its transform has values that are not numbers.")
            }
            if let affine = transform.affine {
                inner.transform = affine.concatenating(place.transform)
            } else {
                projection = transform
            }
        }
        if let clip = group.clip {
            inner.clip = inner.clip.intersection(clipBox(clip, place.transform))
        }
        guard !inner.clip.isEmpty, inner.transform.isUsable else { return }
        if let blur = group.backdropBlur {
            try blurBackdrop(by: blur, of: group, opacity, on: layer, at: place, within: inner.clip)
        }
        if group.linear == .everything { inner.isLinear = true }
        let foldsOpacity = opacity == 1 || Painter.isSingleLeaf(group.items)
        // In linear light the smooth edge of a clip is mixed as everything is; a group that sees what is below it is none.
        let cutsInLight =
            place.isLinear && group.clip != nil && group.items.onlyPaintOver(upTo: Painter.deepest)
        guard foldsOpacity, projection == nil, !group.needsLayer, !cutsInLight else {
            return try drawFlattened(
                group, opacity, projection, on: layer, at: place, inside: inner)
        }
        inner.alpha *= opacity
        try clipped(to: group, on: layer, at: place) { () throws(RasterError) in
            try draw(group.items[...], on: layer, at: inner)
        }
    }

    /// Runs `body` with the canvas clipped to the group's outline.
    private func clipped(
        to group: DisplayGroup, on layer: Layer, at place: Place,
        _ body: () throws(RasterError) -> Void
    ) throws(RasterError) {
        guard let clip = group.clip else { return try body() }
        layer.canvas.save()
        layer.use(place.transform)
        layer.canvas.trace(clip, limit: Painter.limit(at: place))
        layer.canvas.clip(group.clipRule, antialiased: group.clipAntialiased)
        try body()
        layer.canvas.restore()
    }

    /// Draws the group into a layer of its own: items → matrix → blur → mask, then clip, opacity, blend.
    private func drawFlattened(
        _ group: DisplayGroup, _ opacity: Double, _ projection: ProjectiveTransform?,
        on layer: Layer, at place: Place, inside: Place
    ) throws(RasterError) {
        let blur = place.transform.pixels(group.blur)
        let reach = GaussianBlur.reach(blur)
        // What blur brings in from outside the visible part has to be drawn too.
        let seen = inside.clip.intersection(layer.box).expanded(by: reach)
        var box = seen
        let coversAll =
            projection != nil || (group.filter?.values[19] ?? 0) > 0 || group.compositing != nil
        if !coversAll {
            box = bounds(of: group.items, under: inside.transform, depth: inside.depth)
                .expanded(by: reach).intersection(seen)
        } else if group.compositing != nil, let mask = group.mask {
            box = bounds(of: mask, under: place.transform, depth: inside.depth).intersection(seen)
        }
        guard !box.isEmpty else { return }
        let child = try Layer(box, .color, pool: context.pool)
        var childPlace = inside
        childPlace.clip = box
        childPlace.alpha = 1
        if let projection {
            try drawProjected(group.items, projection, on: child, at: childPlace)
        } else {
            try draw(group.items[...], on: child, at: childPlace)
        }
        try child.canvas.check()
        let inLight = inside.isLinear || group.linear != nil
        if let filter = group.filter { try filter.apply(to: child.surface, inLight: inLight) }
        if reach > 0 {
            if inLight {
                try GaussianBlur(sigma: blur, inLight: true).apply(to: child.surface)
            } else {
                try context.blurs.blur(child.surface, sigma: blur)
            }
        }
        var cover: Layer?
        if let mask = group.mask {
            let stencil = try Layer(box, .alpha, pool: context.pool)
            var maskPlace = childPlace
            maskPlace.transform = place.transform
            maskPlace.isLinear = false
            try draw(mask[...], on: stencil, at: maskPlace)
            try stencil.canvas.check()
            cut(child, to: stencil)
            cover = stencil
        }
        try combine(child, cover, of: group, opacity * place.alpha, onto: layer, at: place)
    }

    /// Multiplies a layer by the alpha of another, which has the same box.
    private func cut(_ child: Layer, to stencil: Layer) {
        child.usePixels()
        child.canvas.setOperator(CAIRO_OPERATOR_DEST_IN)
        child.canvas.setSource(stencil.surface, x: 0, y: 0)
        child.canvas.paint()
        child.canvas.setOperator(CAIRO_OPERATOR_OVER)
    }

    /// Mixes a layer into the one below it in linear light, as far as the canvas' clip goes.
    func mixInLight(
        _ child: Layer, _ mode: BlendMode = .normal, _ opacity: Double = 1, onto layer: Layer
    ) throws(RasterError) {
        try blend(mode, child, opacity, over: layer, inLight: true)
        layer.usePixels()
        layer.replace(child.box, with: child)
    }

    private func combine(
        _ child: Layer, _ cover: Layer?, of group: DisplayGroup, _ opacity: Double, onto layer: Layer,
        at place: Place
    ) throws(RasterError) {
        let inLight = place.isLinear && layer.surface.format == .color
        if let operation = group.compositing {
            try composite(operation, child, opacity, covering: cover, over: layer, inLight: inLight)
            return try clipped(to: group, on: layer, at: place) {
                layer.usePixels()
                layer.replace(child.box, with: child)
            }
        }
        if inLight {
            if group.clip != nil {
                let stencil = try Layer(child.box, .alpha, pool: context.pool)
                try clipped(to: group, on: stencil, at: place) {
                    stencil.usePixels()
                    stencil.canvas.setSource(SolidSource(.black))
                    stencil.canvas.paint()
                }
                cut(child, to: stencil)
            }
            return try mixInLight(child, group.blend, opacity, onto: layer)
        }
        if group.blend.cairoOperator == nil, layer.surface.format == .color {
            // What the blend makes of the ground takes the ground's place. The canvas puts it there, so that
            // every clip around holds.
            try blend(group.blend, child, opacity, over: layer)
            return try clipped(to: group, on: layer, at: place) {
                layer.usePixels()
                layer.replace(child.box, with: child)
            }
        }
        try clipped(to: group, on: layer, at: place) { () throws(RasterError) in
            layer.usePixels()
            layer.canvas.setSource(
                child.surface, x: CGFloat(child.box.left - layer.box.left),
                y: CGFloat(child.box.top - layer.box.top))
            layer.canvas.setOperator(group.blend.nearestOperator)
            layer.canvas.paint(alpha: opacity)
            layer.canvas.setOperator(CAIRO_OPERATOR_OVER)
        }
    }

    /// Whether a list is one fill, stroke, run or image, so that opacity may go into its paint.
    static func isSingleLeaf(_ items: [DisplayItem]) -> Bool {
        guard items.count == 1 else { return items.isEmpty }
        switch items[0] {
        case .fill, .stroke, .glyphs, .image: return true
        case .shadow: return false
        case .group(let group):
            return !group.hasEffect && group.backdropBlur == nil
                && (group.transform == nil || group.transform?.affine != nil)
                && isSingleLeaf(group.items)
        }
    }
}

extension DisplayGroup {
    /// Whether the items must be a picture of their own before they go onto what is below.
    fileprivate var needsLayer: Bool { hasEffect || flattens && needsFlattening }

    /// Whether anything but transform, clip and opacity happens to the items as one picture.
    fileprivate var hasEffect: Bool {
        mask != nil || filter != nil || blur > 0 || blend != .normal || compositing != nil || linear != nil
    }

    /// Opacity would show what is covered; a clip would smooth each item's edge instead of that of
    /// all; a blend that is not `normal` would see what is below the group.
    private var needsFlattening: Bool {
        !Painter.isSingleLeaf(items)
            && (opacity < 1 || clip != nil || !items.onlyPaintOver(upTo: Painter.deepest))
    }
}

extension ProjectiveTransform {
    var isFinite: Bool {
        (m11 + m12 + m13 + m21 + m22 + m23 + m31 + m32 + m33).isFinite
    }
}

extension CGAffineTransform {
    /// Whether it maps to an area that can be drawn: finite, not flat.
    var isUsable: Bool {
        (a + b + c + d + tx + ty).isFinite && determinant.isFinite && determinant != 0
    }
}
