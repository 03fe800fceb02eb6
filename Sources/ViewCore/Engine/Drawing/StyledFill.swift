import Drawing
import Foundation

extension DisplayBuilder {
    /// Fills with a style: gradients follow `rect`, materials blur what is below, shadows are cast.
    ///
    /// A fill whose edge is not smoothed is a larger one, cut by a clip whose edge is not.
    mutating func fill(
        _ outline: Outline, _ style: ResolvedStyle, in rect: CGRect, by fill: FillStyle = FillStyle()
    ) {
        assert(grid.isOnPixels(rect), "a frame is rounded before it is filled")
        let rule: FillRule = fill.isEOFilled ? .evenOdd : .nonZero
        let around = fill.isAntialiased ? outline : .rectangle(outline.bounds.insetBy(dx: -1, dy: -1))
        if case .material(let layers) = style.kind {
            if !style.shadows.isEmpty || style.blend != .normal {
                warnings.append("a material is drawn without the shadows and the blend mode of its style")
            }
            grouped({
                $0.clip = outline
                $0.clipRule = rule
                $0.clipAntialiased = fill.isAntialiased
                $0.backdropBlur = layers.blur
                $0.lens = layers.lens
            }) { builder in
                for color in layers.colors { builder.fill(around, .solid(color), rule: rule) }
            }
            return
        }
        painted(with: style, in: rect) { builder, stencil in
            let paint = stencil ?? style.paint(in: rect)
            guard !fill.isAntialiased else { return builder.fill(outline, paint, rule: rule) }
            builder.clipped(to: outline, rule: rule, antialiased: false) { $0.fill(around, paint) }
        }
    }

    /// Draws a line with a style. In a material it is the area of the line, which blurs what is below: a stroke is a shape
    /// that is filled (Apple's documentation of `Shape.stroke(style:)`).
    mutating func stroke(_ outline: Outline, _ style: ResolvedStyle, _ stroke: StrokeStyle, in rect: CGRect) {
        if style.isMaterial, outline.isDrawable {
            let area = Path(outline).strokedPath(stroke)
            if !area.isEmpty { fill(area.outline, style, in: rect) }
            return
        }
        painted(with: style, in: rect) { $0.stroke(outline, $1 ?? style.paint(in: rect), stroke.pen) }
    }

    /// Draws with all that a style has beside paint: its shadows, its blend mode, its picture.
    ///
    /// - Parameters:
    ///   - rect: what the style follows, on whole pixels.
    ///   - draw: draws in a paint that it is given, which is opaque, or in the style's own where that is `nil`.
    mutating func painted(
        with style: ResolvedStyle, in rect: CGRect, _ draw: (inout DisplayBuilder, Paint?) -> Void
    ) {
        guard !style.isPlainPaint else { return draw(&self, nil) }
        var rest = style
        if style.blend != .normal {
            rest.blend = .normal
            return grouped({ $0.blend = style.blend }) { $0.painted(with: rest, in: rect, draw) }
        }
        // What is cast around comes last, since it is cast by all of it.
        if let index = style.shadows.lastIndex(where: { !$0.isInner }) {
            let shadow = rest.shadows.remove(at: index)
            return shadowed(color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y) {
                $0.painted(with: rest, in: rect, draw)
            }
        }
        if let shadow = rest.shadows.popLast() {
            return innerShadowed(
                color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y,
                casting: { draw(&$0, .solid(.black)) },
                { $0.painted(with: rest, in: rect, draw) })
        }
        guard case .picture(let picture) = style.kind else { return draw(&self, nil) }
        let stencil = collected { draw(&$0, .solid(.black)) }
        guard !stencil.isEmpty else { return }
        grouped({ $0.mask = stencil }) { builder in
            if let image = picture.image(for: rect, scale: builder.grid.scale) { builder.image(image) }
        }
    }
}
