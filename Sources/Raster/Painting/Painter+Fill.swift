import Drawing
import Foundation

extension Painter {
    func fill(
        _ outline: Outline, _ paint: Paint, _ rule: FillRule, on layer: Layer, at place: Place
    ) throws(RasterError) {
        guard outline.isFinite else {
            return context.warn(
                "A fill was left out: its outline has coordinates that are no numbers.")
        }
        guard case .solid(let color) = paint, outline.hasCurves else {
            return try fillAnew(outline, paint, rule, on: layer, at: place)
        }
        let source = SolidSource(color.multiplyingAlpha(by: place.alpha))
        let box = PixelBox(around: outline.bounds, under: layer.transform(place.transform))
        // What a clip cuts off Cairo cuts off the outline, whose new corners are rounded to its own grid.
        guard source.pixel >> 24 > 0, layer.surface.format == .color, !box.isEmpty,
            let clip = layer.canvas.clipBox(), box.intersection(clip) == box
        else {
            return try fillAnew(outline, paint, rule, on: layer, at: place)
        }
        let key = FillKey(outline, rule, layer.transform(place.transform), isOpaque: source.isOpaque)
        switch context.fills.value(for: key) {
        case .spans(let spans):
            context.keptFills += 1
            try unsafe layer.surface.withPixels { start in
                unsafe spans.draw(
                    source.pixel, on: start.assumingMemoryBound(to: UInt32.self), width: layer.box.width,
                    clip: box, as: key)
            }
        case .other: try fillAnew(outline, paint, rule, on: layer, at: place)
        case nil:
            context.fills.insert(.seen, for: key, cost: 256)
            try fillAnew(outline, paint, rule, on: layer, at: place)
        case .seen: try fillAndKeep(outline, source, rule, as: key, in: box, on: layer, at: place)
        }
    }

    private func fillAnew(
        _ outline: Outline, _ paint: Paint, _ rule: FillRule, on layer: Layer, at place: Place
    ) throws(RasterError) {
        layer.use(place.transform)
        layer.canvas.trace(outline, limit: Painter.limit(at: place))
        try withSource(paint, covering: outline.bounds, on: layer, at: place) {
            layer.canvas.fill(rule)
        }
    }

    /// Fills as ever, and keeps what the fill covers if mixing that gives the same bytes.
    private func fillAndKeep(
        _ outline: Outline, _ source: SolidSource, _ rule: FillRule, as key: FillKey, in box: PixelBox,
        on layer: Layer, at place: Place
    ) throws(RasterError) {
        func fill(on layer: Layer) {
            layer.use(place.transform)
            layer.canvas.trace(outline, limit: Painter.limit(at: place))
            layer.canvas.setSource(source)
            layer.canvas.fill(rule)
        }
        let mask = try Layer(
            box.moved(x: layer.box.left, y: layer.box.top), .alpha, pool: context.pool)
        let white = SolidSource(RGBA(red: 1, green: 1, blue: 1))
        mask.use(place.transform)
        mask.canvas.trace(outline, limit: Painter.limit(at: place))
        mask.canvas.setSource(white)
        mask.canvas.fill(rule)
        try mask.canvas.check()
        let spans = try unsafe mask.surface.withPixels { start in
            unsafe FillSpans(
                mask: start.assumingMemoryBound(to: UInt8.self), stride: mask.surface.stride, box: box,
                of: key)
        }
        let count = layer.box.width * layer.box.height
        let mixed = try unsafe layer.surface.withPixels { start in
            var words = unsafe [UInt32](
                UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: count))
            unsafe words.withUnsafeMutableBufferPointer { words in
                guard let base = words.baseAddress else { return }
                unsafe spans.draw(source.pixel, on: base, width: layer.box.width, clip: box, as: key)
            }
            return words
        }
        fill(on: layer)
        let isEqual = try unsafe layer.surface.withPixels { start in
            unsafe mixed.elementsEqual(
                UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt32.self), count: count))
        }
        context.fills.insert(isEqual ? .spans(spans) : .other, for: key, cost: isEqual ? spans.cost : 256)
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
