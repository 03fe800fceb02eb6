import CPangoCairo
import Drawing
import Foundation

/// Draws a list on a page as `Painter` draws it on pixels: what Cairo has words for as shapes, all else as a picture of
/// that part alone.
final class PagePainter {
    let context: RasterContext
    let outlines: GlyphOutlines
    let list: DisplayList
    let canvas: DrawingContext
    let hasLiveText: Bool
    /// From device pixels to the page's points.
    let toPage: CGAffineTransform
    /// All of the page.
    let box: PixelBox
    /// The page in points. Cairo is told of whole points, since of half a one at an edge it draws nothing; `PDFObjects`
    /// says how much of its page is shown.
    let size: CGSize
    private(set) var pictured: [String] = []
    var pixels: Painter { Painter(context: context) }

    init(
        _ list: DisplayList, on surface: borrowing PDFSurface, context: RasterContext,
        outlines: GlyphOutlines,
        hasLiveText: Bool
    ) throws(RasterError) {
        var list = list
        if !(list.scale.isFinite && list.scale > 0) { list.scale = 1 }
        self.list = list
        self.context = context
        self.outlines = outlines
        self.hasLiveText = hasLiveText
        toPage = CGAffineTransform(scaleX: 1 / list.scale, y: 1 / list.scale)
        box = PixelBox(list.pixelSize)
        size = CGSize(width: CGFloat(box.width) / list.scale, height: CGFloat(box.height) / list.scale)
        surface.setSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
        canvas = try DrawingContext(surface)
    }

    /// The name of a page's bookmark in the file.
    static func place(_ page: Int, _ bookmark: Int) -> String { "p\(page)b\(bookmark)" }
    /// The name of a page in the file.
    static func place(_ page: Int) -> String { "p\(page)" }

    /// - Parameter number: of the page, from 0.
    func draw(_ page: PDFPage, number: Int) throws(RasterError) {
        // Without a clip Cairo forgets what was drawn before a fill of the whole page, and with it where the figure began.
        canvas.save()
        use(.identity)
        canvas.trace(
            .rectangle(CGRect(x: 0, y: 0, width: box.width, height: box.height)), limit: limit(at: root.place)
        )
        canvas.clip(.nonZero)
        try canvas.tagged("Figure") { () throws(RasterError) in
            try draw(list.items, at: root)
        }
        canvas.restore()
        canvas.setTransform(.identity)
        mark(PagePainter.place(number), y: 0)
        for (index, bookmark) in page.bookmarks.enumerated() {
            mark(PagePainter.place(number, index), y: bookmark.y)
        }
        for link in page.links where link.area.isFinite {
            // A rectangle in the page's points, whole since Cairo reads no exponents.
            let sides = [link.area.minX, link.area.minY, link.area.width, link.area.height]
            let rectangle = sides.map { String(PagePainter.whole($0)) }.joined(separator: " ")
            let words = "rect=[\(rectangle)] dest='\(PagePainter.place(link.page))'"
            canvas.tagged(CAIRO_TAG_LINK, words) {}
        }
        try canvas.check()
    }

    private func mark(_ name: String, y: CGFloat) {
        canvas.tagged(CAIRO_TAG_DEST, "name='\(name)' x=0 y=\(PagePainter.whole(y))") {}
    }

    private static func whole(_ length: CGFloat) -> Int {
        length.isNaN ? 0 : Int(min(max(length, 0), 1_000_000).rounded())
    }

    private var root: PagePlace {
        PagePlace(
            place: Place(transform: CGAffineTransform(scaleX: list.scale, y: list.scale), clip: box),
            upToHere: { $0 })
    }

    func notes(_ reason: String) { if !pictured.contains(reason) { pictured.append(reason) } }

    // MARK: - Items

    func draw(_ items: [DisplayItem], at here: PagePlace) throws(RasterError) {
        for (index, item) in items.enumerated() {
            // What lies below an item is all that was drawn before it.
            var inner = here
            inner.upToHere = { here.upToHere(Array(items[..<index]) + $0) }
            try draw(item, at: inner)
        }
    }

    private func draw(_ item: DisplayItem, at here: PagePlace) throws(RasterError) {
        let place = here.place
        switch item {
        case .fill(let outline, let paint, let rule):
            guard outline.isFinite else {
                return context.warn("A fill was left out: its outline has coordinates that are not numbers.")
            }
            try withSource(paint, of: item, at: here) {
                use(place.transform)
                canvas.trace(outline, limit: limit(at: place))
                canvas.fill(rule)
            }
        case .stroke(let outline, let paint, var pen):
            guard outline.isFinite, pen.width.isFinite, pen.miterLimit.isFinite, pen.dashPhase.isFinite
            else {
                return context.warn(
                    "A stroke was left out: its outline or pen has values that are not numbers.")
            }
            guard pen.width > 0 else { return }
            pen.width = min(pen.width, limit(at: place))
            // Poppler moves a line of up to one pixel onto whole pixels; a hair more, and it stays where it is.
            let onePixel = 1 / place.lengthScale
            if abs(pen.width - onePixel) < onePixel * 0.001 { pen.width = onePixel * 1.002 }
            if !pen.dash.isEmpty { pen.dash = pixels.usableDash(pen, along: outline) }
            try withSource(paint, of: item, at: here) {
                use(place.transform)
                canvas.trace(outline, limit: limit(at: place))
                canvas.stroke(pen)
            }
        case .glyphs(let run): try draw(run, at: here)
        case .image(let image): try draw(image, at: here)
        case .shadow(let shadow): try draw(shadow, at: here)
        case .group(let group): try draw(group, at: here)
        }
    }

    /// Makes the canvas take coordinates that `transform` maps to device pixels.
    func use(_ transform: CGAffineTransform) { canvas.setTransform(transform.concatenating(toPage)) }

    func limit(at place: Place) -> CGFloat {
        var onPage = place
        onPage.transform = place.transform.concatenating(toPage)
        return Painter.limit(at: onPage)
    }

    /// Sets a paint as the source and calls `body`; draws the item as a picture where Cairo has no such paint.
    func withSource(
        _ paint: Paint, of item: DisplayItem, at here: PagePlace, _ body: () -> Void
    ) throws(RasterError) {
        let place = here.place
        switch paint {
        case .solid(let color):
            guard color.alpha > 0 else { return }
            canvas.setSource(SolidSource(color.multiplyingAlpha(by: place.alpha)))
            body()
        case .gradient(var gradient):
            guard !paint.isInvisible else { return }
            gradient.stops = gradient.stops.multiplyingAlpha(by: place.alpha).held
            guard gradient.isFinite, let last = gradient.stops.last else {
                return context.warn(
                    "A gradient was left out: it has no colours, or places that are not numbers.")
            }
            guard gradient.hasRoom, gradient.stops.count > 1 else {
                canvas.setSource(SolidSource(last.color))
                return body()
            }
            guard !gradient.stops.meetHard else {
                return try drawPicture(item, "a hard edge in a gradient", at: here)
            }
            guard let pattern = try Pattern(gradient) else {
                return try drawPicture(item, "an angular gradient", at: here)
            }
            use(place.transform)
            canvas.setSource(pattern)
            body()
        }
    }
}

/// Where items are drawn on a page.
struct PagePlace {
    var place: Place
    /// The page's items up to here, with others at the end.
    var upToHere: ([DisplayItem]) -> [DisplayItem]
}

extension [GradientStop] {
    /// Whether two colours meet in one place.
    ///
    /// PDF has such a gradient. But readers take samples of it, Poppler 256, and find the edge, and what lies past the
    /// last stop, each elsewhere.
    fileprivate var meetHard: Bool {
        zip(self, dropFirst()).contains { $1.location - $0.location < 1.0 / 256 && $0.color != $1.color }
    }
}
