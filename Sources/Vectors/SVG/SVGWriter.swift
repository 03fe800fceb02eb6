package import Drawing
package import Foundation

/// Writes a display list as an SVG file: text as outlines, shapes as shapes, and a picture of what the format has no
/// words for.
///
/// Equal lists give equal bytes: nothing of the file comes from a clock, a version or an address. Nothing in it runs or
/// refers to anything outside of it.
package final class SVGWriter {
    let grid: SVGGrid
    let source: VectorSource
    let list: DisplayList
    let elements: [VectorElement]
    let parts: [CGRect]
    /// Those that are written.
    var named: Set<Int> = []
    /// Ids of elements.
    var names: Set<String> = []
    var definitions = SVGDefinitions()
    var fonts = SVGFonts()
    var body = ""
    private(set) var pictured: [String] = []
    var paints: SVGPaint { SVGPaint(grid: grid) }

    /// Groups in groups; deeper ones are left out, as they are in pictures.
    static let deepest = 256

    private init(_ picture: Picture, _ definitions: SVGDefinitions, _ source: VectorSource) {
        var list = picture.list
        if !(list.scale.isFinite && list.scale > 0) { list.scale = 1 }
        self.list = list
        elements = picture.elements
        parts = picture.parts
        self.definitions = definitions
        self.source = source
        grid = SVGGrid(scale: list.scale)
    }

    /// What a file shows.
    package struct Picture {
        package var list: DisplayList
        /// What stands where, for people and programs that do not see it.
        package var elements: [VectorElement] = []
        /// Areas that are pictures by themselves, in points: what covers one is nobody's alone.
        package var parts: [CGRect] = []

        package init(_ list: DisplayList, elements: [VectorElement] = [], parts: [CGRect] = []) {
            (self.list, self.elements, self.parts) = (list, elements, parts)
        }
    }

    /// - Parameters:
    ///   - title: what is shown, for people who do not see it.
    ///   - dark: what is shown instead where the reader prefers dark colours; `nil` for the same.
    /// - Throws: what the source throws, where a glyph or a picture cannot be had.
    package static func file(
        of picture: Picture, dark: Picture? = nil, title: String, _ source: VectorSource
    ) throws -> VectorFile {
        let writer = SVGWriter(picture, SVGDefinitions(), source)
        try writer.write()
        var (body, definitions, pictured) = (writer.body, writer.definitions, writer.pictured)
        var (style, fonts) = ("", writer.fonts)
        var sizes = [writer.size]
        if let dark {
            let other = SVGWriter(dark, definitions, source)
            // Both are in one file, and each id is there once.
            other.names = writer.names
            other.fonts = fonts
            try other.write()
            (definitions, fonts) = (other.definitions, other.fonts)
            pictured += other.pictured.filter { !pictured.contains($0) }
            sizes.append(other.size)
            body = "<g class=\"light\">\(body)</g><g class=\"dark\">\(other.body)</g>"
            style =
                ".dark{display:none}@media(prefers-color-scheme:dark){.light{display:none}.dark{display:inline}}"
        }
        if let letters = source.letters { style += try fonts.rules(letters.font) }
        if !style.isEmpty { style = "<style>\(style)</style>" }
        let width = writer.grid.text(sizes.map(\.width).max() ?? 0)
        let height = writer.grid.text(sizes.map(\.height).max() ?? 0)
        // What is a picture as a whole has no parts to be read.
        let role = picture.elements.isEmpty ? "img" : "group"
        let text =
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" role=\"\(role)\">"
            + (title.isEmpty ? "" : "<title>\(SVGText.escaped(title))</title>") + style
            + (definitions.text.isEmpty ? "" : "<defs>\(definitions.text)</defs>") + body + "</svg>\n"
        return VectorFile(bytes: Array(text.utf8), pictured: pictured)
    }

    /// In points.
    private var size: CGSize {
        let pixels = list.pixelSize
        return CGSize(width: CGFloat(pixels.width) / list.scale, height: CGFloat(pixels.height) / list.scale)
    }

    private func write() throws {
        let place = SVGPlace(
            transform: CGAffineTransform(a: list.scale, b: 0, c: 0, d: list.scale, tx: 0, ty: 0), depth: 0,
            upToHere: { $0 })
        try write(list.items, at: place)
    }

    func notes(_ reason: String) { if !pictured.contains(reason) { pictured.append(reason) } }

    // MARK: - Items

    func write(_ items: [DisplayItem], at place: SVGPlace) throws {
        for run in runs(of: items, at: place) {
            var here = place
            if let element = run.element {
                here.isNamed = true
                here.isSaid = place.isSaid || elements[element].label != nil
                try write(element: element) { try write(items, run.items, at: here) }
            } else {
                try write(items, run.items, at: here)
            }
        }
    }

    private func write(_ items: [DisplayItem], _ range: Range<Int>, at place: SVGPlace) throws {
        for index in range {
            // What lies below an item is all that was drawn before it.
            var here = place
            here.upToHere = { place.upToHere(Array(items[..<index]) + $0) }
            try write(items[index], at: here)
        }
    }

    private func write(_ item: DisplayItem, at place: SVGPlace) throws {
        switch item {
        case .fill(let outline, let paint, let rule):
            guard isDrawable(outline), !paint.isInvisible else { return }
            guard let attributes = paints.attributes(paint, as: "fill", &definitions) else {
                return try writePicture(item, "an angular gradient", at: place)
            }
            body += shape(outline, attributes + (rule == .evenOdd ? " fill-rule=\"evenodd\"" : ""))
        case .stroke(let outline, let paint, let pen):
            guard isDrawable(outline), !paint.isInvisible, pen.width > 0 else { return }
            guard let attributes = paints.attributes(paint, as: "stroke", &definitions) else {
                return try writePicture(item, "an angular gradient", at: place)
            }
            body += shape(outline, " fill=\"none\"" + attributes + self.attributes(pen))
        case .glyphs(let run): try write(run, at: place)
        case .image(let image): try write(image)
        case .shadow(let shadow): try write(shadow, at: place)
        case .group(let group): try write(group, at: place)
        }
    }

    private func isDrawable(_ outline: Outline) -> Bool {
        let box = outline.bounds
        return (box.minX + box.minY + box.maxX + box.maxY).isFinite
    }

    /// An element of its own kind where there is one.
    func shape(_ outline: Outline, _ attributes: String) -> String {
        switch outline {
        case .rectangle(let rect): return "<rect\(self.attributes(rect))\(attributes)/>"
        case .roundedRectangle(let rect, let radii, .circular) where radii.isUniform:
            return "<rect\(self.attributes(rect)) rx=\"\(grid.text(radii.topLeft))\"\(attributes)/>"
        case .ellipse(let rect):
            let radii = " rx=\"\(grid.text(rect.width / 2))\" ry=\"\(grid.text(rect.height / 2))\""
            return
                "<ellipse cx=\"\(grid.text(rect.midX))\" cy=\"\(grid.text(rect.midY))\"\(radii)\(attributes)/>"
        case .roundedRectangle, .path:
            var path = SVGPath(grid)
            path.add(outline.elements)
            return path.text.isEmpty ? "" : "<path d=\"\(path.text)\"\(attributes)/>"
        }
    }

    func attributes(_ rect: CGRect) -> String {
        // Sides are rounded, not lengths, so that what touched still does.
        let (left, top) = (grid.steps(rect.minX), grid.steps(rect.minY))
        let (right, bottom) = (grid.steps(rect.maxX), grid.steps(rect.maxY))
        return (left == 0 ? "" : " x=\"\(grid.text(left))\"") + (top == 0 ? "" : " y=\"\(grid.text(top))\"")
            + " width=\"\(grid.text(right - left))\" height=\"\(grid.text(bottom - top))\""
    }

    private func attributes(_ pen: StrokePen) -> String {
        var text = pen.width == 1 ? "" : " stroke-width=\"\(grid.text(pen.width))\""
        if pen.cap != .butt { text += " stroke-linecap=\"\(pen.cap.rawValue)\"" }
        if pen.join != .miter { text += " stroke-linejoin=\"\(pen.join.rawValue)\"" }
        if pen.join == .miter, pen.miterLimit != 4 {
            text += " stroke-miterlimit=\"\(SVGGrid.plain(max(pen.miterLimit, 1)))\""
        }
        let isDashed =
            pen.dash.contains { $0 > 0 } && pen.dash.allSatisfy { $0 >= 0 && $0.isFinite }
        if isDashed {
            text += " stroke-dasharray=\"\(pen.dash.map { grid.text($0) }.joined(separator: " "))\""
            if pen.dashPhase != 0 { text += " stroke-dashoffset=\"\(grid.text(pen.dashPhase))\"" }
        }
        return text
    }
}

/// Where items are written.
struct SVGPlace {
    /// From the items' coordinates to device pixels.
    var transform: CGAffineTransform
    /// Groups and shadows around.
    var depth: Int
    /// Whether an element of the picture is around.
    var isNamed = false
    /// Whether what texts say is said around.
    var isSaid = false
    /// The picture's items up to here, with others at the end.
    var upToHere: ([DisplayItem]) -> [DisplayItem]
}
