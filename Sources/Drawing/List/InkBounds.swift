package import Foundation

/// Where items leave colour that can be seen, in points of the picture.
package struct InkBounds {
    /// The ink box of a glyph at its origin, in points, y down: of a face at a size.
    package typealias GlyphBox = (UInt32, FontFace, CGFloat) -> CGRect
    /// The box around the ink of a run, in the run's own place; `nil` where it leaves none.
    package typealias RunBox = (GlyphRun) -> CGRect?

    private let glyphBox: GlyphBox
    private let runBox: RunBox
    /// Pixels per point.
    private let scale: CGFloat
    /// Less of a colour than this is none in 8 bits.
    private static let leastAlpha = 0.5 / 255

    package init(scale: CGFloat, glyphBox: @escaping GlyphBox) {
        self.scale = scale
        self.glyphBox = glyphBox
        runBox = { run in run.inkBox { glyphBox($0, run.face, run.size) } }
    }

    package init(scale: CGFloat, engine: any TextEngine) {
        self.scale = scale
        glyphBox = { glyph, face, size in
            engine.inkBounds(of: glyph, font: ResolvedFont(face: face, size: size))
        }
        runBox = engine.inkBounds
    }

    /// The boxes of what items leave, one for each that is drawn; too large rather than too small.
    package func boxes(of items: [DisplayItem]) -> [CGRect] {
        boxes(of: items, under: .identity, alpha: 1)
    }

    private func boxes(
        of items: [DisplayItem], under transform: CGAffineTransform, alpha: Double
    ) -> [CGRect] {
        var found: [CGRect] = []
        for item in items { add(item, under: transform, alpha: alpha, to: &found) }
        return found
    }

    private func add(
        _ item: DisplayItem, under transform: CGAffineTransform, alpha: Double, to found: inout [CGRect]
    ) {
        switch item {
        case .fill(let outline, let paint, _):
            guard paint.mostAlpha * alpha >= InkBounds.leastAlpha else { return }
            add(outline.curveBounds(under: transform), to: &found)
        case .stroke(let outline, let paint, let pen):
            guard paint.mostAlpha * alpha >= InkBounds.leastAlpha, pen.width > 0 else { return }
            add(outline.strokeBounds(pen, under: transform), to: &found)
        case .image(let image):
            guard image.opacity * alpha >= InkBounds.leastAlpha else { return }
            add(image.frame.applying(transform), to: &found)
        case .glyphs(let run):
            guard run.paint.mostAlpha * alpha >= InkBounds.leastAlpha else { return }
            // Upright boxes stay so: one around all is as tight as one for each.
            if transform.isScaleAndTranslation {
                return add(runBox(run)?.applying(transform), to: &found)
            }
            for glyph in run.glyphs {
                let box = glyphBox(glyph.id, run.face, run.size)
                add(box.offsetBy(dx: glyph.x, dy: glyph.y).applying(transform), to: &found)
            }
        case .shadow(let shadow):
            let casting = boxes(of: shadow.items, under: transform, alpha: alpha)
            let moved = CGPoint(
                x: transform.a * shadow.x + transform.c * shadow.y,
                y: transform.b * shadow.x + transform.d * shadow.y)
            let cast = casting.map { $0.offsetBy(dx: moved.x, dy: moved.y) }
            let sigma = shadow.radius * transform.lengthScale
            found += casting
            found += spread(cast, sigma: sigma, alpha: alpha * shadow.color.alpha)
        case .group(let group):
            // These paint where something is already, or take it away.
            if group.blend == .sourceAtop || group.blend == .destinationOut { return }
            let isPlain =
                group.opacity == 1 && group.clip == nil && group.transform == nil && group.mask == nil
                && group.blur <= 0
            guard isPlain else { return found += boxes(of: group, under: transform, alpha: alpha) }
            for item in group.items { add(item, under: transform, alpha: alpha, to: &found) }
        }
    }

    private func boxes(
        of group: DisplayGroup, under transform: CGAffineTransform, alpha: Double
    ) -> [CGRect] {
        let alpha = alpha * (group.opacity.isNaN ? 1 : min(max(group.opacity, 0), 1))
        guard alpha >= InkBounds.leastAlpha else { return [] }
        let clip = group.clip.map { $0.curveBounds(under: transform) ?? .zero }
        var found: [CGRect]
        if let clip, group.backdropBlur != nil || (group.filter?.values[19] ?? 0) > 0 {
            // These change every pixel of the clip.
            found = []
            add(clip, to: &found)
        } else if let change = group.transform {
            if let affine = change.affine {
                found = boxes(of: group.items, under: affine.concatenating(transform), alpha: alpha)
            } else {
                found = []
                for box in boxes(of: group.items, under: .identity, alpha: alpha) {
                    add(change.bounds(of: box)?.applying(transform), to: &found)
                }
            }
        } else {
            found = boxes(of: group.items, under: transform, alpha: alpha)
        }
        if group.blur > 0 {
            found = spread(found, sigma: group.blur * transform.lengthScale, alpha: alpha)
        }
        if let mask = group.mask {
            let stencil = PointBox(around: boxes(of: mask, under: transform, alpha: 1)).rect
            found = found.compactMap { box in stencil.flatMap { box.overlap(with: $0) } }
        }
        if let clip { found = found.compactMap { $0.overlap(with: clip) } }
        return found
    }

    /// Adds a box that has an area and a place.
    private func add(_ box: CGRect?, to found: inout [CGRect]) {
        guard let box, box.width > 0, box.height > 0, (box.minX + box.minY).isFinite else { return }
        found.append(box)
    }

    // MARK: - Blurs

    /// The boxes grown by how far a blur of what is in them can be seen.
    ///
    /// No shape inside of a box of w × h is seen farther than the box itself, filled. At a distance d from the
    /// middle of its left side that is, with Q the Gaussian's tail, Q(d) − Q(d + w) times 1 − 2Q(h/2), lengths
    /// in standard deviations.
    private func spread(_ boxes: [CGRect], sigma: CGFloat, alpha: Double) -> [CGRect] {
        guard let all = PointBox(around: boxes).rect, alpha >= InkBounds.leastAlpha else { return [] }
        // A sixth of a pixel is no blur when it is drawn.
        guard sigma * scale >= 1.0 / 6, sigma.isFinite else { return boxes }
        let deviation = Double(sigma)
        let dx = InkBounds.reach(deviation, along: all.width, across: all.height, alpha)
        let dy = InkBounds.reach(deviation, along: all.height, across: all.width, alpha)
        return boxes.map { $0.insetBy(dx: -dx, dy: -dy) }
    }

    private static func reach(
        _ sigma: Double, along: CGFloat, across: CGFloat, _ alpha: Double
    ) -> CGFloat {
        func tail(_ x: Double) -> Double { erfc(x / 2.0.squareRoot()) / 2 }
        let middle = 1 - 2 * tail(Double(across) / 2 / sigma)
        func seen(_ distance: Double) -> Bool {
            let share = tail(distance / sigma) - tail((distance + Double(along)) / sigma)
            return share * middle * alpha >= leastAlpha
        }
        // In steps of a sixteenth of a deviation, up to where drawing ends it.
        var distance = 0.0
        while distance < 3, seen(distance * sigma) { distance += 0.0625 }
        return CGFloat(distance * sigma)
    }
}

extension PointBox {
    fileprivate init(around boxes: [CGRect]) {
        self.init()
        for box in boxes {
            add(CGPoint(x: box.minX, y: box.minY))
            add(CGPoint(x: box.maxX, y: box.maxY))
        }
    }
}

extension CGRect {
    /// What two rectangles share, if that has an area.
    package func overlap(with other: CGRect) -> CGRect? {
        let (left, top) = (max(minX, other.minX), max(minY, other.minY))
        let (right, bottom) = (min(maxX, other.maxX), min(maxY, other.maxY))
        guard left < right, top < bottom else { return nil }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}

extension Paint {
    /// The alpha of a plain colour, or the largest of a gradient's.
    fileprivate var mostAlpha: Double {
        switch self {
        case .solid(let color): color.alpha
        case .gradient(let gradient): gradient.stops.map(\.color.alpha).max() ?? 0
        }
    }
}

extension CGAffineTransform {
    /// The same for a turned place; for lengths without a direction.
    fileprivate var lengthScale: CGFloat { (a * d - b * c).magnitude.squareRoot() }
}

extension ProjectiveTransform {
    /// Around where a rectangle goes, or `nil` where a part of it is behind the viewer.
    fileprivate func bounds(of rect: CGRect) -> CGRect? {
        var box = PointBox()
        for (x, y) in [
            (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
        ] {
            let w = x * m13 + y * m23 + m33
            guard w > 1e-6 else { return nil }
            box.add(CGPoint(x: (x * m11 + y * m21 + m31) / w, y: (x * m12 + y * m22 + m32) / w))
        }
        return box.rect
    }
}
