import CPangoCairo
import Drawing
import Foundation

extension DrawingContext {
    /// Draws what follows into a picture of its own, which `popGroup` hands out.
    func pushGroup() { unsafe cairo_push_group(borrowed) }

    func popGroup() throws(RasterError) -> Pattern { try unsafe Pattern(cairo_pop_group(borrowed)) }

    /// Draws the source through the alpha of a pattern.
    func mask(_ pattern: borrowing Pattern) {
        unsafe pattern.withPointer { unsafe cairo_mask(borrowed, $0) }
    }

    /// Adds elements to the path, in the current coordinates.
    func add(_ elements: [PathElement]) {
        for element in elements {
            switch element {
            case .move(let p): move(p.x, p.y)
            case .line(let p): line(p.x, p.y)
            case .quadratic(let p, let control): quadratic(control.x, control.y, p.x, p.y)
            case .cubic(let p, let c1, let c2): curve(c1.x, c1.y, c2.x, c2.y, p.x, p.y)
            case .close: closePath()
            }
        }
    }

    /// Shows glyphs that say a text, which readers of the file can search and copy.
    ///
    /// - Parameter isEach: whether each glyph says one character, in the order of the text; else all say it together.
    func show(_ glyphs: [cairo_glyph_t], saying text: String, isEach: Bool, font: ScaledFont) {
        var text = text
        let clusters =
            isEach
            ? text.unicodeScalars.map { cairo_text_cluster_t(num_bytes: Int32($0.utf8.count), num_glyphs: 1) }
            : [cairo_text_cluster_t(num_bytes: Int32(text.utf8.count), num_glyphs: Int32(glyphs.count))]
        unsafe font.withPointer { unsafe cairo_set_scaled_font(borrowed, $0) }
        text.withUTF8 { bytes in
            unsafe bytes.withMemoryRebound(to: CChar.self) { characters in
                unsafe cairo_show_text_glyphs(
                    borrowed, characters.baseAddress, Int32(characters.count), glyphs, Int32(glyphs.count),
                    clusters, Int32(clusters.count), cairo_text_cluster_flags_t(0))
            }
        }
    }

    /// Marks what `body` draws, for readers that ask what it is.
    ///
    /// - Parameters:
    ///   - name: a role that PDF knows, or one of Cairo's for links and their ends.
    ///   - attributes: as Cairo spells them.
    func tagged<Failure: Error>(
        _ name: String, _ attributes: String = "", _ body: () throws(Failure) -> Void
    ) throws(Failure) {
        unsafe cairo_tag_begin(borrowed, name, attributes)
        try body()
        unsafe cairo_tag_end(borrowed, name)
    }
}
