import Drawing
import Foundation

extension SVGWriter {
    func write(_ group: DisplayGroup, at place: SVGPlace) throws {
        guard place.depth < Self.deepest else { return }
        let opacity = group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
        guard opacity > 0 else { return }
        if let reason = group.unspeakable {
            return try writePicture(.group(group), reason, at: place, seesBackdrop: group.seesBackdrop)
        }
        // What sees the ground of a picture of its own sees nothing else: it becomes a picture with its group.
        if group.isApart, let reason = group.items.firstWords(ofBackdrops: \.unspeakable) {
            return try writePicture(.group(group), reason, at: place, seesBackdrop: group.blend != .normal)
        }
        var inner = place
        inner.depth += 1
        inner.upToHere = { items in
            var part = group
            part.items = items
            return place.upToHere([.group(part)])
        }
        var transform = ""
        if let affine = group.transform?.affine, !affine.isIdentity {
            guard affine.determinant != 0, affine.determinant.isFinite else { return }
            inner.transform = affine.concatenating(place.transform)
            transform = " transform=\"\(SVGTransform.text(affine))\""
        }
        let attributes = try self.attributes(of: group, opacity, inner, at: place)
        // One element where only the transform is there to say.
        let outer = body
        body = ""
        try write(group.items, at: inner)
        let contents = body
        body = outer
        guard !contents.isEmpty else { return }
        let moved = transform.isEmpty ? contents : "<g\(transform)>\(contents)</g>"
        body += attributes.isEmpty ? moved : "<g\(attributes)>\(moved)</g>"
    }

    /// What happens to the items as one, in the coordinates of what is around: filter, clip, mask, opacity, blend.
    private func attributes(
        of group: DisplayGroup, _ opacity: Double, _ inner: SVGPlace, at place: SVGPlace
    ) throws -> String {
        var text = ""
        if let filter = filter(of: group) { text += " filter=\"url(#\(filter))\"" }
        if let clip = group.clip {
            let rule = group.clipRule == .evenOdd ? " clip-rule=\"evenodd\"" : ""
            let edge = group.clipAntialiased ? "" : " shape-rendering=\"crispEdges\""
            let name = definitions.name("clipPath", "", shape(clip, rule + edge))
            text += " clip-path=\"url(#\(name))\""
        }
        if let mask = group.mask {
            let outer = body
            body = ""
            var apart = place
            apart.depth += 1
            apart.upToHere = { $0 }
            // What changes what lies below it finds nothing of that in a mask.
            if let reason = mask.firstWords(ofBackdrops: \.unspeakable) {
                try writePicture(.group(DisplayGroup(items: mask)), reason, at: apart)
            } else {
                try write(mask, at: apart)
            }
            let box = around(mask)
            let region = " maskUnits=\"userSpaceOnUse\"" + (box.isEmpty ? "" : region(box))
            let name = definitions.name("mask", region + " mask-type=\"alpha\"", body)
            body = outer
            text += " mask=\"url(#\(name))\""
        }
        text += paints.opacity(opacity, as: "opacity")
        if let blend = group.blend.css {
            text += " style=\"mix-blend-mode:\(blend)\""
        } else if group.flattens, opacity == 1, !group.items.onlyPaintOver() {
            text += " style=\"isolation:isolate\""
        }
        return text
    }

    private func filter(of group: DisplayGroup) -> String? {
        var steps = ""
        if let filter = group.filter {
            let values = filter.values.map { SVGGrid.plain($0) }.joined(separator: " ")
            steps += "<feColorMatrix values=\"\(values)\"/>"
        }
        if group.blur > 0 { steps += "<feGaussianBlur stdDeviation=\"\(SVGGrid.plain(group.blur))\"/>" }
        guard !steps.isEmpty else { return nil }
        var moved = DisplayGroup(items: group.items)
        moved.transform = group.transform
        return filterName(
            steps, around([.group(moved)]), reach: group.blur * 3, inLight: group.linear == .filters)
    }

    /// Items with their shadow, which the format has a filter for.
    func write(_ shadow: DisplayShadow, at place: SVGPlace) throws {
        guard place.depth < Self.deepest else { return }
        var inner = place
        inner.depth += 1
        guard shadow.color.alpha > 0 else { return try write(shadow.items, at: inner) }
        if let reason = shadow.items.firstWords(ofBackdrops: \.unspeakable) {
            return try writePicture(.shadow(shadow), reason, at: place)
        }
        inner.upToHere = { $0 }
        let outer = body
        body = ""
        try write(shadow.items, at: inner)
        let contents = body
        body = outer
        guard !contents.isEmpty else { return }
        // As pictures have it: a shadow moves by whole pixels.
        let pixel = place.transform
        let moved = CGPoint(
            x: (pixel.a * shadow.x + pixel.c * shadow.y).rounded(),
            y: (pixel.b * shadow.x + pixel.d * shadow.y).rounded())
        var straight = pixel.inverted()
        (straight.tx, straight.ty) = (0, 0)
        let offset = straight.apply(to: moved)
        // In steps that every reader knows: `feDropShadow` is younger.
        let deviation = SVGGrid.plain(max(shadow.radius, 0))
        let step =
            "<feGaussianBlur in=\"SourceAlpha\" stdDeviation=\"\(deviation)\"/>"
            + "<feOffset dx=\"\(SVGGrid.plain(offset.x))\" dy=\"\(SVGGrid.plain(offset.y))\" result=\"s\"/>"
            + "<feFlood flood-color=\"\(SVGPaint.text(shadow.color))\""
            + paints.opacity(shadow.color.alpha, as: "flood-opacity") + "/>"
            + "<feComposite in2=\"s\" operator=\"in\"/>"
            + "<feMerge><feMergeNode/><feMergeNode in=\"SourceGraphic\"/></feMerge>"
        let reach = max(shadow.radius, 0) * 3 + max(offset.x.magnitude, offset.y.magnitude)
        let name = filterName(step, around(shadow.items), reach: reach)
        body += "<g filter=\"url(#\(name))\">\(contents)</g>"
    }

    private func filterName(
        _ steps: String, _ box: CGRect, reach: CGFloat, inLight: Bool = false
    ) -> String {
        let space =
            " color-interpolation-filters=\"\(inLight ? "linearRGB" : "sRGB")\" filterUnits=\"userSpaceOnUse\""
        return definitions.name("filter", space + region(box.insetBy(dx: -reach - 1, dy: -reach - 1)), steps)
    }

    private func region(_ box: CGRect) -> String {
        // Outwards, so that nothing is cut.
        let (left, top) = (box.minX.rounded(.down), box.minY.rounded(.down))
        let (right, bottom) = (box.maxX.rounded(.up), box.maxY.rounded(.up))
        return
            " x=\"\(grid.text(left))\" y=\"\(grid.text(top))\" width=\"\(grid.text(right - left))\" height=\"\(grid.text(bottom - top))\""
    }

    /// The box around what items leave.
    func around(_ items: [DisplayItem]) -> CGRect {
        source.bounds(items).map { $0.placed(.identity) }.filter { !$0.isEmpty }.reduce(CGRect.null) {
            $0.union($1)
        }
    }
}

extension BlendMode {
    /// What CSS calls it; `nil` for `normal`, and for what it has no name for.
    fileprivate var css: String? {
        switch self {
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation,
            .color, .luminosity:
            rawValue
        case .colorDodge: "color-dodge"
        case .colorBurn: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        default: nil
        }
    }
}

extension DisplayGroup {
    /// What of the group the format has no words for.
    fileprivate var unspeakable: String? {
        if backdropBlur != nil { return "a blurred backdrop" }
        if lens != nil { return "a lens" }
        if linear == .everything { return "linear light" }
        if let compositing { return "the operator \(compositing.rawValue)" }
        if blend != .normal, blend.css == nil { return "the blend mode \(blend.rawValue)" }
        if transform != nil, transform?.affine == nil { return "a projection" }
        if cutsBlur { return "a hard edge of a blur" }
        return nil
    }

    /// Whether the filter makes small differences of a blur large ones. Readers blur with boxes, so that such an edge
    /// would be each reader's own.
    private var cutsBlur: Bool {
        guard let filter, filter.values[18].magnitude > 8 else { return false }
        return !items.walk { item, _ in
            switch item {
            case .group(let group) where group.blur > 0: .stop
            case .shadow(let shadow) where shadow.radius > 0: .stop
            default: .into
            }
        }
    }

    /// Whether its items are drawn as a picture of their own, so that what they see of the ground is theirs alone.
    fileprivate var isApart: Bool {
        mask != nil || filter != nil || blur > 0 || blend != .normal || flattens || opacity < 1
    }
}
