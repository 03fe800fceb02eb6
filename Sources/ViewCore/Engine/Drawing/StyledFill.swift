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
            grouped({
                $0.clip = outline
                $0.clipRule = rule
                $0.clipAntialiased = fill.isAntialiased
                $0.backdropBlur = layers.blur
            }) { builder in
                for color in layers.colors { builder.fill(around, .solid(color), rule: rule) }
            }
            return
        }
        withShadow(of: style) { builder in
            let paint = style.paint(in: rect)
            guard !fill.isAntialiased else { return builder.fill(outline, paint, rule: rule) }
            builder.clipped(to: outline, rule: rule, antialiased: false) { $0.fill(around, paint) }
        }
    }

    mutating func withShadow(of style: ResolvedStyle, _ draw: (inout DisplayBuilder) -> Void) {
        guard let shadow = style.shadow else { return draw(&self) }
        guard !shadow.isInner else {
            warnings.append(".shadow(.inner(…)) is not supported; the style is drawn without it")
            return draw(&self)
        }
        shadowed(
            color: shadow.color, radius: shadow.radius, x: shadow.x, y: shadow.y, draw)
    }
}
