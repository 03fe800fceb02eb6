import Drawing
import Foundation

extension DisplayBuilder {
    /// Fills with a style: gradients follow `rect`, materials blur what is below, shadows are cast.
    mutating func fill(
        _ outline: Outline, _ style: ResolvedStyle, in rect: CGRect, rule: FillRule = .nonZero
    ) {
        assert(grid.isOnPixels(rect), "a frame is rounded before it is filled")
        if case .material(let layers) = style.kind {
            grouped({
                $0.clip = outline
                $0.backdropBlur = layers.blur
            }) { builder in
                for color in layers.colors { builder.fill(outline, .solid(color), rule: rule) }
            }
            return
        }
        withShadow(of: style) { $0.fill(outline, style.paint(in: rect), rule: rule) }
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
