import Drawing
import Foundation

extension Outline {
    /// A box that a stroke cannot leave.
    func strokeBounds(_ pen: StrokePen) -> CGRect {
        let corner =
            switch pen.join {
            case .miter: max(pen.miterLimit, 1.5)
            case .round, .bevel: 1.5
            }
        return bounds.insetBy(dx: -pen.width / 2 * corner, dy: -pen.width / 2 * corner)
    }
}

extension Painter {
    /// A box of pixels outside of which the items leave nothing; it may be too large, never too small.
    func bounds(
        of items: [DisplayItem], under transform: CGAffineTransform, depth: Int = 0
    ) -> PixelBox {
        guard depth < Painter.deepest else { return .empty }
        var box = PixelBox.empty
        for item in items {
            box = box.union(bounds(of: item, under: transform, depth: depth))
        }
        return box
    }

    private func bounds(
        of item: DisplayItem, under transform: CGAffineTransform, depth: Int
    ) -> PixelBox {
        switch item {
        case .fill(let outline, _, _): return pixels(outline.bounds, transform)
        case .stroke(let outline, _, let pen): return pixels(outline.strokeBounds(pen), transform)
        case .image(let image): return pixels(image.frame, transform)
        case .glyphs(let run): return bounds(of: run, under: transform)
        case .shadow(let shadow):
            let extent = ShadowExtent(shadow, under: transform)
            let box = bounds(of: shadow.items, under: transform, depth: depth + 1)
            return box.union(box.moved(x: extent.x, y: extent.y).expanded(by: extent.reach))
        case .group(let group): return bounds(of: group, under: transform, depth: depth)
        }
    }

    private func bounds(
        of group: DisplayGroup, under transform: CGAffineTransform, depth: Int
    ) -> PixelBox {
        var box: PixelBox
        if let matrix = group.filter, matrix.values[19] > 0 {
            box = .everything
        } else if let projection = group.transform {
            box =
                projection.affine.map {
                    bounds(
                        of: group.items, under: $0.concatenating(transform), depth: depth + 1)
                } ?? .everything
        } else {
            box = bounds(of: group.items, under: transform, depth: depth + 1)
        }
        box = box.expanded(by: GaussianBlur.reach(transform.pixels(group.blur)))
        guard let clip = group.clip else { return group.backdropBlur == nil ? box : .everything }
        let clipBox = clipBox(clip, transform)
        return group.backdropBlur == nil ? box.intersection(clipBox) : clipBox
    }

    private func bounds(of run: GlyphRun, under transform: CGAffineTransform) -> PixelBox {
        guard let first = run.glyphs.first, let face = try? context.face(run.face) else {
            return .empty
        }
        var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
        for glyph in run.glyphs {
            left = min(left, glyph.x)
            right = max(right, glyph.x)
            top = min(top, glyph.y)
            bottom = max(bottom, glyph.y)
        }
        let reach = abs(run.size) * face.reach
        return pixels(
            CGRect(
                x: left - reach, y: top - reach, width: right - left + 2 * reach,
                height: bottom - top + 2 * reach), transform)
    }

    /// The pixels that a clip may leave: of a rectangle on whole pixels those inside, no more, so that a
    /// layer made for it ends where it ends.
    func clipBox(_ clip: Outline, _ transform: CGAffineTransform) -> PixelBox {
        guard case .rectangle(let rect) = clip, transform.isScaleAndTranslation else {
            return pixels(clip.bounds, transform)
        }
        let edges = rect.applying(transform)
        let whole = CGRect(
            x: edges.minX.rounded(), y: edges.minY.rounded(),
            width: edges.maxX.rounded() - edges.minX.rounded(),
            height: edges.maxY.rounded() - edges.minY.rounded())
        func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 1e-6 }
        guard isNear(whole.minX, edges.minX), isNear(whole.minY, edges.minY),
            isNear(whole.maxX, edges.maxX), isNear(whole.maxY, edges.maxY)
        else { return pixels(rect, transform) }
        return PixelBox(around: whole, under: .identity)
    }

    /// One pixel of margin, for edges that are smoothed.
    func pixels(_ rect: CGRect, _ transform: CGAffineTransform) -> PixelBox {
        PixelBox(around: rect, under: transform).expanded(by: 1)
    }
}

extension PixelBox {
    /// Larger than any picture.
    static let everything = PixelBox(
        left: -1_000_000, top: -1_000_000, right: 1_000_000, bottom: 1_000_000)
}
