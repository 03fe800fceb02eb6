import CPangoCairo
import Drawing
import Foundation

extension PagePainter {
    func draw(_ group: DisplayGroup, at here: PagePlace) throws(RasterError) {
        let place = here.place
        guard let opacity = context.opacity(of: group, depth: place.depth) else { return }
        guard group.transform?.isFinite ?? true else {
            return context.warn("A group was left out: its transform has values that are not numbers.")
        }
        if let reason = group.unspeakable {
            return try drawPicture(.group(group), reason, at: here, seesBackdrop: group.seesBackdrop)
        }
        // What sees the ground of a picture of its own sees nothing else: it becomes a picture with its group.
        if group.isApart, let reason = group.items.firstWords(ofBackdrops: \.unspeakable) {
            return try drawPicture(.group(group), reason, at: here, seesBackdrop: group.blend != .normal)
        }
        var inner = here
        inner.place.depth += 1
        inner.upToHere = { items in
            var part = group
            part.items = items
            return here.upToHere([.group(part)])
        }
        if let affine = group.transform?.affine {
            inner.place.transform = affine.concatenating(place.transform)
        }
        if let clip = group.clip {
            inner.place.clip = place.clip.intersection(pixels.clipBox(clip, place.transform))
        }
        guard !inner.place.clip.isEmpty, inner.place.transform.isUsable else { return }
        canvas.save()
        if let clip = group.clip {
            use(place.transform)
            canvas.trace(clip, limit: limit(at: place))
            canvas.clip(group.clipRule)
        }
        if group.isDrawnApart(at: opacity) {
            try drawApart(group, opacity, at: here, inside: inner)
        } else {
            inner.place.alpha *= opacity
            try draw(group.items, at: inner)
        }
        canvas.restore()
    }

    /// Draws the items as one picture, which is then masked, faded and blended.
    private func drawApart(
        _ group: DisplayGroup, _ opacity: Double, at here: PagePlace, inside inner: PagePlace
    ) throws(RasterError) {
        var inner = inner
        let alpha = inner.place.alpha * opacity
        inner.place.alpha = 1
        var picture = try grouped { () throws(RasterError) in try draw(group.items, at: inner) }
        if let mask = group.mask {
            var apart = here
            apart.place.depth += 1
            apart.place.alpha = 1
            apart.upToHere = { $0 }
            let stencil = try grouped { () throws(RasterError) in
                // What changes what lies below it finds nothing of that in a mask.
                if let reason = mask.firstWords(ofBackdrops: \.unspeakable) {
                    try drawPicture(.group(DisplayGroup(items: mask)), reason, at: apart)
                } else {
                    try draw(mask, at: apart)
                }
            }
            picture = try grouped { () throws(RasterError) in
                canvas.setSource(picture)
                canvas.mask(stencil)
            }
        }
        canvas.setSource(picture)
        canvas.setOperator(group.blend.pageOperator ?? CAIRO_OPERATOR_OVER)
        canvas.paint(alpha: alpha)
        canvas.setOperator(CAIRO_OPERATOR_OVER)
    }

    private func grouped(_ body: () throws(RasterError) -> Void) throws(RasterError) -> Pattern {
        canvas.pushGroup()
        do { try body() } catch {
            _ = try? canvas.popGroup()
            throw error
        }
        return try canvas.popGroup()
    }

    /// Items with their shadow: the items as shapes, over a picture of the shadow, which PDF has no blur for.
    func draw(_ shadow: DisplayShadow, at here: PagePlace) throws(RasterError) {
        guard here.place.depth < Painter.deepest else {
            return context.warn("Items more than \(Painter.deepest) groups deep were left out.")
        }
        var inner = here
        inner.place.depth += 1
        guard shadow.color.alpha > 0 else { return try draw(shadow.items, at: inner) }
        if let reason = shadow.items.firstWords(ofBackdrops: \.unspeakable) {
            return try drawPicture(.shadow(shadow), reason, at: here)
        }
        inner.upToHere = { $0 }
        let extent = ShadowExtent(shadow, under: here.place.transform)
        if extent.reach > 0 {
            if let cast = try pixels.cast(of: shadow, at: here.place) {
                notes("a blurred shadow")
                paint(cast)
            }
        } else {
            var moved = inner
            moved.place.alpha = 1
            moved.place.transform.tx += CGFloat(extent.x)
            moved.place.transform.ty += CGFloat(extent.y)
            let stencil = try grouped { () throws(RasterError) in try draw(shadow.items, at: moved) }
            canvas.setSource(SolidSource(shadow.color.multiplyingAlpha(by: here.place.alpha)))
            canvas.mask(stencil)
        }
        if shadow.items.onlyPaintOver(), here.place.alpha == 1 { return try draw(shadow.items, at: inner) }
        inner.place.alpha = 1
        let picture = try grouped { () throws(RasterError) in try draw(shadow.items, at: inner) }
        canvas.setSource(picture)
        canvas.paint(alpha: here.place.alpha)
    }
}

extension BlendMode {
    /// What Cairo writes as a blend mode of PDF; `nil` for what it would draw as a picture itself.
    fileprivate var pageOperator: cairo_operator_t? {
        switch self {
        case .normal: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop, .destinationOver, .destinationOut, .plusDarker, .plusLighter: nil
        }
    }
}

extension DisplayGroup {
    /// What of the group PDF has no words for.
    fileprivate var unspeakable: String? {
        if backdropBlur != nil { return "a blurred backdrop" }
        if lens != nil { return "a lens" }
        if linear == .everything { return "linear light" }
        if let compositing { return "the operator \(compositing.rawValue)" }
        if blend.pageOperator == nil { return "the blend mode \(blend.rawValue)" }
        if transform != nil, transform?.affine == nil { return "a projection" }
        if filter != nil { return "a color filter" }
        if blur > 0 { return "a blur" }
        return nil
    }

    /// Whether its items are drawn as a picture of their own, so that what they see of the ground is theirs alone.
    fileprivate var isApart: Bool { mask != nil || blend != .normal || flattens || opacity < 1 }

    /// Whether something happens to the items as one that cannot happen to each of them.
    fileprivate func isDrawnApart(at opacity: Double) -> Bool {
        mask != nil || blend != .normal || opacity < 1 && !Painter.isSingleLeaf(items)
            || flattens && !items.onlyPaintOver()
    }
}
