import Drawing
import Foundation

/// A plain background under `clipShape` is the shape itself: `fill(rectangle)` clipped to a capsule is
/// `fill(capsule)`. Done when the list is made, so that drawing needs no clip for the common button.
extension DisplayItem {
    /// The item as a fill of `clip`, when it is a fill of a rectangle that covers it.
    func absorbing(clip: Outline) -> DisplayItem? {
        guard case .fill(.rectangle(let rect), let paint, _) = self, rect.covers(clip.bounds)
        else { return nil }
        return .fill(clip, paint, .nonZero)
    }

    /// Whether the clip certainly cuts nothing off this item.
    func isInside(_ clip: Outline) -> Bool {
        switch self {
        case .fill(let outline, _, _):
            return outline == clip || clip.innerBox.covers(outline.bounds)
        case .glyphs(let run):
            return clip.innerBox.covers(run.generousBounds)
        default:
            return false
        }
    }
}

extension GlyphRun {
    /// A box that no glyph of the run leaves: an em and a half around the origins.
    ///
    /// Latin glyphs of an interface font stay well inside; faces with large ornaments are not text faces
    /// of the manifest.
    var generousBounds: CGRect {
        guard let first = glyphs.first else { return .zero }
        var (left, right) = (first.x, first.x)
        var (top, bottom) = (first.y, first.y)
        for glyph in glyphs {
            left = min(left, glyph.x)
            right = max(right, glyph.x)
            top = min(top, glyph.y)
            bottom = max(bottom, glyph.y)
        }
        return CGRect(
            x: left - 0.2 * size, y: top - 1.1 * size, width: right - left + 1.4 * size,
            height: bottom - top + 1.5 * size)
    }
}

extension Outline {
    /// A rectangle that lies wholly inside: of a rounded one the box between its corners.
    var innerBox: CGRect {
        switch self {
        case .rectangle(let rect): return rect
        case .roundedRectangle(let rect, let radii, _):
            // A corner of radius r touches the square's diagonal (1 - 1/√2) r from the vertex; the
            // continuous curve stays outside of the circular one there.
            let r = max(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
            let inset = r * 0.3
            return rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        case .ellipse(let rect):
            return rect.insetBy(dx: rect.width * 0.15, dy: rect.height * 0.15)
        case .path: return .null
        }
    }

    /// Whether every coordinate is a usable number.
    var isDrawable: Bool {
        let box = bounds
        return box.minX.isFinite && box.minY.isFinite && box.width.isFinite && box.height.isFinite
            && abs(box.minX) < 1e7 && abs(box.minY) < 1e7 && box.width < 1e7 && box.height < 1e7
    }
}
