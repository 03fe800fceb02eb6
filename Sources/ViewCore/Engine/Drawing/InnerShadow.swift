package import Drawing
package import Foundation

extension DisplayBuilder {
    /// Draws with the shadow of all that is not painted, which is seen only where something is.
    ///
    /// Of a shape's coverage s, the shadow is the Gaussian of 1 − s, moved by `x` and `y`, in `color` over the paint
    /// (Apple's documentation of `ShadowStyle.inner`). As for other shadows the standard deviation is the radius
    /// (Decisions/0008-blur-radius.md).
    ///
    /// - Parameters:
    ///   - casting: draws the shape, opaque.
    ///   - draw: draws it in its paint.
    package mutating func innerShadowed(
        color: RGBA, radius: CGFloat, x: CGFloat, y: CGFloat, casting: (inout DisplayBuilder) -> Void,
        _ draw: (inout DisplayBuilder) -> Void
    ) {
        func clean(_ value: CGFloat) -> CGFloat {
            value.isFinite ? min(max(value, -10_000), 10_000) : 0
        }
        let (dx, dy) = (clean(x), clean(y))
        let sigma = max(clean(radius), 0)
        guard color.alpha > 0 else { return draw(&self) }
        grouped({ $0.flattens = true }) { builder in
            draw(&builder)
            let shape = builder.boundsOfItems { casting(&$0) }
            guard let shape else { return }
            // As wide as the blur reaches, so that its own edge is not seen.
            let reach = 3 * sigma + 1
            let around = shape.insetBy(dx: -(reach + abs(dx)), dy: -(reach + abs(dy)))
            builder.grouped({
                $0.blend = .sourceAtop
                $0.clip = .rectangle(shape.insetBy(dx: -1, dy: -1))
                $0.blur = sigma
            }) { builder in
                builder.fill(.rectangle(around), .solid(color))
                builder.grouped({ $0.blend = .destinationOut }) {
                    $0.transformed(ProjectiveTransform(CGAffineTransform(translationX: dx, y: dy)), casting)
                }
            }
        }
    }
}

extension DisplayItem {
    /// A box that nothing of the item leaves, rather too large; `nil` where nothing can be said.
    fileprivate var roomyBox: CGRect? {
        switch self {
        case .fill(let outline, _, _): return outline.bounds
        case .stroke(let outline, _, let pen):
            let reach = pen.width * max(1, pen.miterLimit)
            return outline.bounds.insetBy(dx: -reach, dy: -reach)
        case .glyphs(let run): return run.generousBounds
        case .image(let image): return image.frame
        case .shadow(let shadow): return DisplayItem.roomyBox(of: shadow.items)
        case .group(let group):
            let box = DisplayItem.roomyBox(of: group.items)
            guard let transform = group.transform else { return box }
            guard let affine = transform.affine else { return nil }
            return box?.applying(affine)
        }
    }

    fileprivate static func roomyBox(of items: [DisplayItem]) -> CGRect? {
        var all: CGRect?
        for item in items {
            guard let box = item.roomyBox else { continue }
            all = all?.union(box) ?? box
        }
        return all
    }
}

extension DisplayBuilder {
    /// Around what `draw` would draw, in the coordinates of this builder.
    fileprivate func boundsOfItems(_ draw: (inout DisplayBuilder) -> Void) -> CGRect? {
        var plain = DisplayBuilder(scale: grid.scale)
        draw(&plain)
        return DisplayItem.roomyBox(of: plain.items)
    }
}
