package import Drawing
package import Foundation

/// Collects display items from placed nodes; rounds to device pixels, folds opacity and scaling in.
///
/// Rounding happens once, to absolute frames, by the rules of `PixelGrid`.
package struct DisplayBuilder {
    package private(set) var items: [DisplayItem] = []
    package let grid: PixelGrid
    /// Of all groups around, multiplied into each leaf.
    private(set) var opacity: Double = 1
    /// Scaling and translation of the groups around; anything else becomes a group of its own.
    private var transform = CGAffineTransform.identity
    /// Whether a turned group is around, where whole pixels mean nothing.
    private var isTurned = false
    package var warnings: [String] = []
    /// Of images that squares stand for.
    package private(set) var missingImages: [String] = []

    package init(scale: CGFloat) {
        self.init(grid: PixelGrid(scale: scale))
    }

    private init(grid: PixelGrid) { self.grid = grid }

    // MARK: Rounding

    package func snap(_ value: CGFloat) -> CGFloat { grid.nearest(value) }

    package func snapped(_ rect: CGRect) -> CGRect { grid.nearest(rect) }

    /// The nearest place where glyphs can begin: what stands beside them begins there, too.
    func placeOfGlyphs(nearest point: CGPoint) -> CGPoint {
        guard !isTurned, transform.a != 0, transform.d != 0 else { return point }
        let place = transform.apply(to: point)
        return transform.inverted().apply(to: CGPoint(x: snap(place.x), y: snap(place.y)))
    }

    // MARK: Leaves

    /// Makes room for as many items as will come next, with what growing by and by would take.
    package mutating func reserve(_ count: Int) {
        guard count > 1, items.capacity - items.count < count else { return }
        items.reserveCapacity(max(items.count + count, 2 * items.capacity))
    }

    package mutating func fill(_ outline: Outline, _ paint: Paint, rule: FillRule = .nonZero) {
        let paint = resolved(paint)
        guard !paint.isInvisible, isDrawable(outline) else { return }
        items.append(.fill(outline.applying(transform), paint, rule))
    }

    package mutating func stroke(_ outline: Outline, _ paint: Paint, _ pen: StrokePen) {
        let paint = resolved(paint)
        guard !paint.isInvisible, pen.width > 0, pen.width.isFinite, isDrawable(outline) else {
            return
        }
        var pen = pen
        pen.width *= transform.a
        pen.dash = pen.dash.map { $0 * transform.a }
        pen.dashPhase *= transform.a
        items.append(.stroke(outline.applying(transform), paint, pen))
    }

    package mutating func image(_ image: DisplayImage) {
        assert(grid.isOnPixels(image.frame), "an image's frame is rounded before it is drawn")
        var image = image
        image.frame = Outline.rectangle(image.frame).applying(transform).bounds
        image.opacity *= opacity
        guard image.opacity > 0, image.frame.width > 0, image.frame.height > 0 else { return }
        items.append(.image(image))
    }

    /// Glyphs with origins in points; they are rounded here.
    package mutating func glyphs(_ run: consuming GlyphRun) {
        if opacity != 1 || !run.paint.isSolid { run.paint = resolved(run.paint) }
        guard !run.paint.isInvisible, !run.isEmpty else { return }
        run.size *= transform.a
        if isTurned {
            run.move { transform.apply(to: $0) }
        } else {
            run.move {
                let place = transform.apply(to: $0)
                return CGPoint(x: snap(place.x), y: snap(place.y))
            }
        }
        items.append(.glyphs(run))
    }

    /// Notes the name of an image that a square stands for.
    package mutating func missingImage(_ name: String) { missingImages.append(name) }

    private mutating func isDrawable(_ outline: Outline) -> Bool {
        if outline.isDrawable { return true }
        warnings.append("a shape has coordinates that are no usable numbers; it is left out")
        return false
    }

    private mutating func resolved(_ paint: Paint) -> Paint {
        guard case .gradient(let gradient) = paint else { return paint.multiplyingAlpha(by: opacity) }
        guard gradient.isUsable else {
            warnings.append(
                "a gradient has points that are no usable numbers; its first colour is drawn")
            return .solid(paint.firstColor.multiplyingAlpha(by: opacity))
        }
        let moved = transform.isIdentity ? gradient : gradient.applying(transform)
        return Paint.gradient(moved).multiplyingAlpha(by: opacity)
    }

    // MARK: Groups

    package mutating func faded(_ factor: Double, _ draw: (inout DisplayBuilder) -> Void) {
        let outer = opacity
        opacity *= factor.isNaN ? 1 : min(max(factor, 0), 1)
        if opacity > 0 { draw(&self) }
        opacity = outer
    }

    /// Draws with `change` between the group's coordinates and these.
    package mutating func transformed(
        _ change: ProjectiveTransform, _ draw: (inout DisplayBuilder) -> Void
    ) {
        if let affine = change.affine, affine.isScaleAndTranslation, affine.a == affine.d,
            affine.a > 0
        {
            let outer = transform
            transform = affine.concatenating(outer)
            draw(&self)
            transform = outer
            return
        }
        let outer = ProjectiveTransform(transform)
        var inner = self.inner()
        inner.isTurned = true
        inner.opacity = opacity
        draw(&inner)
        adopt(&inner)
        guard !inner.items.isEmpty else { return }
        items.append(
            .group(DisplayGroup(items: inner.items, transform: change.concatenating(outer))))
    }

    private func inner() -> DisplayBuilder {
        var inner = DisplayBuilder(grid: grid)
        inner.isTurned = isTurned
        return inner
    }

    private mutating func adopt(_ inner: inout DisplayBuilder) {
        warnings += inner.warnings
        if !inner.missingImages.isEmpty { missingImages += inner.missingImages }
    }

    /// Draws inside of `outline`.
    package mutating func clipped(
        to outline: Outline, rule: FillRule = .nonZero, antialiased: Bool = true,
        _ draw: (inout DisplayBuilder) -> Void
    ) {
        var inner = inner()
        inner.opacity = opacity
        inner.transform = transform
        draw(&inner)
        add(clipped: &inner, to: outline, rule: rule, antialiased: antialiased)
    }

    /// What draws by recursion leaves what comes after it to a function of its own: a debug build keeps room for all of a
    /// function on the stack, at each level of views in each other.
    private mutating func add(
        clipped inner: inout DisplayBuilder, to outline: Outline, rule: FillRule, antialiased: Bool
    ) {
        adopt(&inner)
        guard !inner.items.isEmpty else { return }
        let clip = outline.applying(transform)
        if antialiased, rule == .nonZero {
            for index in inner.items.indices {
                if let whole = inner.items[index].absorbing(clip: clip) { inner.items[index] = whole }
            }
            if inner.items.allSatisfy({ $0.isInside(clip) }) {
                items += inner.items
                return
            }
        }
        items.append(
            .group(
                DisplayGroup(
                    items: inner.items, clip: clip, clipRule: rule, clipAntialiased: antialiased)))
    }

    /// Draws into a picture of its own, changed by `configure` before it joins the rest.
    ///
    /// Opacity around the group applies to it as a whole. Without items it is left out, but for one that
    /// blurs what is below.
    package mutating func grouped(
        _ configure: (inout DisplayGroup) -> Void, _ draw: (inout DisplayBuilder) -> Void
    ) {
        var inner = inner()
        inner.transform = transform
        draw(&inner)
        add(grouped: &inner, configure)
    }

    private mutating func add(
        grouped inner: inout DisplayBuilder, _ configure: (inout DisplayGroup) -> Void
    ) {
        adopt(&inner)
        var group = DisplayGroup(items: inner.items, opacity: opacity)
        configure(&group)
        let changesGround = group.backdropBlur != nil || group.compositing != nil
        guard !group.items.isEmpty || changesGround && opacity > 0 else { return }
        group.clip = group.clip?.applying(transform)
        group.blur *= transform.a
        group.backdropBlur = group.backdropBlur.map { $0 * transform.a }
        group.lens = group.lens.map {
            BackdropLens(width: $0.width * transform.a, reach: $0.reach * transform.a)
        }
        items.append(.group(group))
    }

    package mutating func shadowed(
        color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat,
        _ draw: (inout DisplayBuilder) -> Void
    ) {
        var inner = inner()
        inner.transform = transform
        inner.opacity = opacity
        draw(&inner)
        adopt(&inner)
        guard !inner.items.isEmpty else { return }
        func clean(_ value: CGFloat) -> CGFloat {
            value.isFinite ? min(max(value, -10_000), 10_000) : 0
        }
        let k = transform.a
        guard color.alpha > 0 else {
            items += inner.items
            return
        }
        items.append(
            .shadow(
                DisplayShadow(
                    color: color, radius: max(clean(radius), 0) * k, x: clean(x) * k,
                    y: clean(y) * k, items: inner.items)))
    }

    /// A picture that is already final, with its corner at `origin`, which is on whole pixels.
    package mutating func embed(_ list: DisplayList, at origin: CGPoint) {
        guard !list.items.isEmpty else { return }
        missingImages += list.missingImages
        let move = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(transform)
        items.append(list.embedded(move))
    }

    /// An empty builder in the same coordinates, for items that are added later.
    func layer() -> DisplayBuilder {
        var inner = inner()
        inner.transform = transform
        return inner
    }

    /// Adds what a layer of this builder has collected, with its warnings.
    mutating func add(_ layer: DisplayBuilder) {
        items += layer.items
        warnings += layer.warnings
        missingImages += layer.missingImages
    }

    /// Adds items that are final.
    mutating func append(_ items: [DisplayItem]) { self.items += items }

    /// Adds the items of a layer a second time, whose warnings have been heard.
    mutating func add(copy layer: DisplayBuilder) { items += layer.items }

    /// The same, moved by lengths in the coordinates of this builder.
    mutating func add(copy layer: DisplayBuilder, movedBy x: CGFloat, _ y: CGFloat) {
        guard x != 0 || y != 0, !layer.items.isEmpty else { return add(copy: layer) }
        let move = CGAffineTransform(translationX: x * transform.a, y: y * transform.d)
        items.append(.group(DisplayGroup(items: layer.items, transform: ProjectiveTransform(move))))
    }

    /// The items that `draw` makes, without adding them.
    package mutating func collected(_ draw: (inout DisplayBuilder) -> Void) -> [DisplayItem] {
        var inner = inner()
        inner.transform = transform
        draw(&inner)
        adopt(&inner)
        return inner.items
    }
}

extension PaintGradient {
    /// Whether every place and distance can be computed with.
    var isUsable: Bool {
        func isPoint(_ point: CGPoint) -> Bool { point.x.isUsable && point.y.isUsable }
        return switch kind {
        case .linear(let start, let end): isPoint(start) && isPoint(end)
        case .radial(let center, let start, let end), .angular(let center, let start, let end):
            isPoint(center) && start.isUsable && end.isUsable
        case .elliptical(let center, _, let start, let end):
            isPoint(center) && start.isUsable && end.isUsable
        }
    }
}
