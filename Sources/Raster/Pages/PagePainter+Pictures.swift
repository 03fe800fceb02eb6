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
            // What is blurred is made of what lies around.
            let reach = reach(of: item, under: place.transform)
            let ground = try Layer(part.expanded(by: reach).intersection(box), .color, pool: context.pool)
            let root = Place(
                transform: CGAffineTransform(scaleX: list.scale, y: list.scale), clip: ground.box)
            try pixels.draw(here.upToHere([item])[...], on: ground, at: root)
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

    /// How many pixels around an item change how it looks.
    private func reach(of item: DisplayItem, under transform: CGAffineTransform) -> Int {
        var reach: CGFloat = 0
        _ = [item].walk { item, _ in
            guard case .group(let group) = item else { return .into }
            let bent = group.lens.map { $0.reach.magnitude + $0.width.magnitude } ?? 0
            reach += CGFloat(GaussianBlur.reach(transform.pixels(max(group.backdropBlur ?? 0, group.blur))))
            reach += transform.pixels(bent).value
            return .into
        }
        return reach.isFinite ? Int(min(reach.rounded(.up), 4096)) : 4096
    }
}
