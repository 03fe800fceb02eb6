import Drawing
import Foundation
import Glibc

extension Painter {
    func fill(
        _ outline: Outline, _ paint: Paint, _ rule: FillRule, on layer: Layer, at place: Place
    ) throws(RasterError) {
        guard outline.isFinite else {
            return context.warn(
                "A fill was left out: its outline has coordinates that are not numbers.")
        }
        try cover(outline, paint, .fill(rule), on: layer, at: place)
    }

    /// Paints what the ink covers, from what is kept of it where it was drawn before.
    func cover(
        _ outline: Outline, _ paint: Paint, _ ink: OutlineInk, on layer: Layer, at place: Place
    ) throws(RasterError) {
        guard case .solid(let color) = paint, outline.hasCurves else {
            return try coverAnew(outline, paint, ink, on: layer, at: place)
        }
        let source = SolidSource(color.multiplyingAlpha(by: place.alpha))
        let box = PixelBox(around: ink.bounds(of: outline), under: layer.transform(place.transform))
        // What a clip cuts off Cairo cuts off the outline, whose new corners are rounded to its own grid.
        guard source.pixel >> 24 > 0, layer.surface.format == .color, !box.isEmpty,
            let clip = layer.canvas.clipBox(), box.intersection(clip) == box
        else {
            return try coverAnew(outline, paint, ink, on: layer, at: place)
        }
        let key = FillKey(outline, ink, layer.transform(place.transform), isOpaque: source.isOpaque)
        let known = context.fills.value(for: key, costing: \.cost)
        switch known {
        case .spans(let spans):
            context.keptFills += 1
            try unsafe layer.surface.withPixels { start in
                unsafe spans.draw(
                    source.pixel, on: start.assumingMemoryBound(to: UInt32.self), width: layer.box.width,
                    clip: clip, as: key)
            }
        case .other: try coverAnew(outline, paint, ink, on: layer, at: place)
        case nil, .seen(times: 1):
            let seen = KnownFill.seen(times: known == nil ? 1 : 2)
            context.fills.insert(seen, for: key, cost: seen.cost)
            try coverAnew(outline, paint, ink, on: layer, at: place)
        case .seen: try coverAndKeep(outline, source, ink, as: key, in: box, clip, on: layer, at: place)
        }
    }

    private func coverAnew(
        _ outline: Outline, _ paint: Paint, _ ink: OutlineInk, on layer: Layer, at place: Place
    ) throws(RasterError) {
        layer.use(place.transform)
        layer.canvas.trace(outline, limit: Painter.limit(at: place))
        try withSource(paint, covering: ink.bounds(of: outline), on: layer, at: place) {
            layer.canvas.draw(ink)
        }
    }

    /// Draws as ever, and keeps what is covered if mixing that gives the same bytes.
    private func coverAndKeep(
        _ outline: Outline, _ source: SolidSource, _ ink: OutlineInk, as key: FillKey, in box: PixelBox,
        _ clip: PixelBox, on layer: Layer, at place: Place
    ) throws(RasterError) {
        func draw(_ source: SolidSource, on layer: Layer) {
            layer.use(place.transform)
            layer.canvas.trace(outline, limit: Painter.limit(at: place))
            layer.canvas.setSource(source)
            layer.canvas.draw(ink)
        }
        draw(source, on: layer)
        // Cairo's own steps along a curve may lie a part of a pixel outside of it.
        let box = box.expanded(by: 1)
        let mask = try Layer(
            box.moved(x: layer.box.left, y: layer.box.top), .alpha, pool: context.pool)
        draw(SolidSource(RGBA(red: 1, green: 1, blue: 1)), on: mask)
        try mask.canvas.check()
        let spans = try unsafe mask.surface.withPixels { start in
            unsafe FillSpans(
                mask: start.assumingMemoryBound(to: UInt8.self), stride: mask.surface.stride, box: box,
                of: key)
        }
        // White over no red shows each step of coverage, over the other channels how the ground is mixed in.
        let white = SolidSource(RGBA(red: 1, green: 1, blue: 1, alpha: source.isOpaque ? 1 : 254.0 / 255))
        let (byCairo, mixed) = try (trialGround(of: layer), trialGround(of: layer))
        draw(white, on: byCairo)
        try byCairo.canvas.check()
        let isEqual = try unsafe byCairo.surface.withPixels { cairo throws(RasterError) in
            try unsafe mixed.surface.withPixels { own in
                unsafe spans.draw(
                    white.pixel, on: own.assumingMemoryBound(to: UInt32.self), width: layer.box.width,
                    clip: clip, as: key)
                return unsafe memcmp(cairo, own, layer.box.width * layer.box.height * 4) == 0
            }
        }
        let known = isEqual ? KnownFill.spans(spans) : .other
        context.fills.insert(known, for: key, cost: known.cost)
    }

    private func trialGround(of layer: Layer) throws(RasterError) -> Layer {
        try Layer(layer.box, .color, pixel: 0xFF00_55AA, pool: context.pool)
    }
}

extension Outline {
    /// Straight ones take Cairo little, and it draws those that lie on whole pixels in a way of its own.
    fileprivate var hasCurves: Bool {
        switch self {
        case .rectangle: false
        case .ellipse: true
        case .roundedRectangle(_, let radii, _): radii.topLeft > 0
        case .path(let elements):
            elements.contains { element in
                switch element {
                case .quadratic, .cubic: true
                case .move, .line, .close: false
                }
            }
        }
    }
}

extension DrawingContext {
    fileprivate func draw(_ ink: OutlineInk) {
        switch ink {
        case .fill(let rule): fill(rule)
        case .stroke(let pen): stroke(pen)
        }
    }
}
