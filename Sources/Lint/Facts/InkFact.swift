package import Drawing
package import Foundation

/// Glyphs of one look as they stand in the picture; lengths in points.
package struct InkFact: Sendable {
    /// What they say: a piece of a text, or a symbol's name.
    package let text: String
    package let isSymbol: Bool
    /// Whether it has colours of its own, whatever its paint says: emoji.
    let hasOwnColors: Bool
    /// Of the letters, with what transforms make of it.
    package let size: Double
    /// As it was set, without transforms.
    package let setSize: Double
    /// 100 to 900.
    package let weight: Double
    package let paint: Paint
    /// Of all groups around, without the paint's own.
    package let opacity: Double
    /// Around the ink of each glyph.
    package let boxes: [CGRect]
    package let box: CGRect
    /// The box around every clip that it is in; `nil` for none.
    package let clip: CGRect?
    /// Whether nothing turns or moves it.
    package let isInPlace: Bool
    /// Whether its boxes stand as its letters do: what is turned fills no upright box.
    package let isUpright: Bool
    /// Whether it is drawn as its mirror image.
    package let isMirrored: Bool
    /// The text or image that it belongs to.
    package var view: Int?

    /// Whether nothing is seen through it.
    var isOpaque: Bool {
        if case .solid(let color) = paint { color.alpha * opacity > 0.999 } else { false }
    }

    /// WCAG's large text, 18 points or 14 in bold, of 4/3 CSS pixels each; a point here is a CSS pixel, as in Safari.
    package var isLarge: Bool { size >= 24 || (size >= 14 * 4.0 / 3 && weight >= 700) }
}

extension DisplayList {
    /// The box of a glyph's ink at its origin.
    package typealias GlyphBox = (UInt32, FontFace, CGFloat) -> CGRect

    /// All glyphs that leave ink. Those that are cut out of others are none.
    package func ink(_ glyphBox: @escaping GlyphBox) -> [InkFact] {
        var found: [InkFact] = []
        InkGathering(glyphBox: glyphBox).add(items, InkPlace(), to: &found)
        return found
    }
}

private struct InkPlace {
    var transform = CGAffineTransform.identity
    var opacity = 1.0
    var clip: CGRect?
}

private struct InkGathering {
    let glyphBox: DisplayList.GlyphBox

    func add(_ items: [DisplayItem], _ place: InkPlace, to found: inout [InkFact]) {
        for item in items {
            switch item {
            case .glyphs(let run): if let fact = fact(run, place) { found.append(fact) }
            case .shadow(let shadow): add(shadow.items, place, to: &found)
            case .group(let group): add(group, place, to: &found)
            case .fill, .stroke, .image: break
            }
        }
    }

    private func add(_ group: DisplayGroup, _ place: InkPlace, to found: inout [InkFact]) {
        // What is turned in depth has no upright boxes, and what is cut out is no ink.
        guard group.blend != .destinationOut, group.blur <= 0 else { return }
        var inner = place
        inner.opacity *= group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1)
        if let clip = group.clip?.curveBounds(under: place.transform) {
            inner.clip = inner.clip.map { $0.overlap(with: clip) ?? .zero } ?? clip
        }
        if let mask = group.mask { add(mask, inner, to: &found) }
        if let change = group.transform {
            guard let affine = change.affine else { return }
            inner.transform = affine.concatenating(place.transform)
        }
        add(group.items, inner, to: &found)
    }

    private func fact(_ run: GlyphRun, _ place: InkPlace) -> InkFact? {
        let boxes = run.glyphs.compactMap { glyph -> CGRect? in
            let box = glyphBox(glyph.id, run.face, run.size)
            guard box.width > 0, box.height > 0 else { return nil }
            return box.offsetBy(dx: glyph.x, dy: glyph.y).applying(place.transform)
        }
        guard let first = boxes.first else { return nil }
        let transform = place.transform
        let scale = (transform.a * transform.d - transform.b * transform.c).magnitude.squareRoot()
        return InkFact(
            text: run.text, isSymbol: run.face.isOfSymbols,
            hasOwnColors: run.face.name.contains("Color Emoji"), size: run.size * scale, setSize: run.size,
            weight: run.face.weight, paint: run.paint, opacity: place.opacity, boxes: boxes,
            box: boxes.dropFirst().reduce(first) { $0.union($1) }, clip: place.clip,
            isInPlace: transform.isIdentity, isUpright: transform.isScaleAndTranslation,
            isMirrored: transform.a * transform.d - transform.b * transform.c < 0)
    }
}
