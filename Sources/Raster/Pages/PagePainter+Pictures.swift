import CPangoCairo
import Drawing
import Foundation

extension PagePainter {
    /// Draws a bitmap into its frame.
    func draw(_ image: DisplayImage, at here: PagePlace) throws(RasterError) {
        let (width, height) = (image.size.width, image.size.height)
        guard width > 0, height > 0, width <= RasterLimits.side, height <= RasterLimits.side,
            image.pixels.count == width * height * 4, image.frame.isFinite
        else {
            return context.warn(
                "An image of \(width) × \(height) pixels was left out: its data or frame does not fit.")
        }
        let opacity = (image.opacity.isNaN ? 1 : min(max(image.opacity, 0), 1)) * here.place.alpha
        let frame = image.frame
        let limit = limit(at: here.place)
        guard opacity > 0, frame.width > 0, frame.height > 0,
            max(frame.minX.magnitude, frame.minY.magnitude, frame.maxX.magnitude, frame.maxY.magnitude)
                < limit
        else { return }
        let source = try context.source(of: image)
        let onFrame = CGAffineTransform(
            a: frame.width / CGFloat(width), b: 0, c: 0, d: frame.height / CGFloat(height), tx: frame.minX,
            ty: frame.minY)
        let transform = onFrame.concatenating(here.place.transform)
        guard transform.isUsable else { return }
        canvas.save()
        use(transform)
        canvas.setSource(
            source.surface, x: 0, y: 0,
            filter: image.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
        canvas.paint(alpha: opacity)
        canvas.restore()
    }

    /// An item as a picture at the list's own scale, pixel on pixel.
    ///
    /// - Parameter seesBackdrop: whether it shows what is below it. The picture then has that, too, and covers it.
    func drawPicture(
        _ item: DisplayItem, _ reason: String, at here: PagePlace, seesBackdrop: Bool = false
    ) throws(RasterError) {
        var place = here.place
        let part = pixels.bounds(of: [item], under: place.transform, depth: place.depth)
            .intersection(place.clip).intersection(box)
        guard !part.isEmpty else { return }
        let picture: Layer
        if seesBackdrop {
            picture = try Layer(part, .color, pool: context.pool)
            let root = Place(
                transform: CGAffineTransform(scaleX: list.scale, y: list.scale), clip: box)
            let items = here.upToHere([item])
            let ground = try Layer(
                ground(of: part, items, under: root.transform), .color, pool: context.pool)
            var whole = root
            whole.clip = ground.box
            try pixels.draw(items[...], on: ground, at: whole)
            try ground.canvas.check()
            picture.usePixels()
            picture.replace(part, with: ground)
        } else {
            place.clip = part
            picture = try Layer(part, .color, pool: context.pool)
            try pixels.draw([item], on: picture, at: place)
        }
        try picture.canvas.check()
        notes(reason)
        paint(picture)
    }

    /// Puts a picture where its pixels belong.
    func paint(_ picture: Layer) {
        canvas.save()
        use(.identity)
        canvas.setSource(
            picture.surface, x: CGFloat(picture.box.left), y: CGFloat(picture.box.top))
        canvas.paint()
        canvas.restore()
    }

    /// What of the page has to be drawn so that a part of it looks as it does in the whole.
    private func ground(of part: PixelBox, _ items: [DisplayItem], under transform: CGAffineTransform)
        -> PixelBox
    {
        let area = items.ground(of: CGRect(part), under: transform) { item, transform in
            CGRect(pixels.bounds(of: [item], under: transform))
        }
        guard !area.isInfinite else { return box }
        let whole = area.intersection(CGRect(box))
        guard !whole.isNull else { return box }
        return PixelBox(
            left: Int(whole.minX.rounded(.down)), top: Int(whole.minY.rounded(.down)),
            right: Int(whole.maxX.rounded(.up)), bottom: Int(whole.maxY.rounded(.up)))
    }
}

extension CGRect {
    fileprivate init(_ box: PixelBox) {
        self.init(
            x: CGFloat(box.left), y: CGFloat(box.top), width: CGFloat(box.right) - CGFloat(box.left),
            height: CGFloat(box.bottom) - CGFloat(box.top))
    }
}
