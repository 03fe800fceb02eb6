import Drawing
import Foundation

/// Draws items on layers: one `switch`, a file for each case that needs more than a few lines.
struct Painter {
    let context: RasterContext

    /// Deeper groups are left out: each level costs stack, and no view is nested this far.
    static let deepest = 256

    func draw(
        _ items: ArraySlice<DisplayItem>, on layer: Layer, at place: Place
    ) throws(RasterError) {
        for item in items { try draw(item, on: layer, at: place) }
    }

    func draw(_ item: DisplayItem, on layer: Layer, at place: Place) throws(RasterError) {
        if place.isLinear, item.isLeaf { return try drawInLight(item, on: layer, at: place) }
        switch item {
        case .group(let group): try draw(group, on: layer, at: place)
        case .fill(let outline, let paint, let rule):
            try fill(outline, paint, rule, on: layer, at: place)
        case .stroke(let outline, let paint, let pen):
            try stroke(outline, paint, pen, on: layer, at: place)
        case .glyphs(let run): try draw(run, on: layer, at: place)
        case .image(let image): try draw(image, on: layer, at: place)
        case .shadow(let shadow): try draw(shadow, on: layer, at: place)
        }
    }

    /// Draws a leaf on a layer of its own, since Cairo mixes colours as they are written.
    private func drawInLight(_ item: DisplayItem, on layer: Layer, at place: Place) throws(RasterError) {
        var inner = place
        inner.isLinear = false
        guard layer.surface.format == .color else { return try draw(item, on: layer, at: inner) }
        let box = bounds(of: [item], under: place.transform).intersection(place.clip).intersection(layer.box)
        guard !box.isEmpty else { return }
        let child = try Layer(box, .color, pool: context.pool)
        inner.clip = box
        try draw(item, on: child, at: inner)
        try child.canvas.check()
        try mixInLight(child, onto: layer)
    }

    private func stroke(
        _ outline: Outline, _ paint: Paint, _ pen: StrokePen, on layer: Layer, at place: Place
    ) throws(RasterError) {
        guard outline.isFinite, pen.width.isFinite, pen.miterLimit.isFinite, pen.dashPhase.isFinite
        else {
            return context.warn(
                "A stroke was left out: its outline or pen has values that are not numbers.")
        }
        guard pen.width > 0 else { return }
        var pen = pen
        pen.width = min(pen.width, Painter.limit(at: place))
        if !pen.dash.isEmpty { pen.dash = usableDash(pen, along: outline) }
        try cover(outline, paint, .stroke(pen), on: layer, at: place)
    }

    /// The pen's dashes, or none where they would stop Cairo (negative, all zero) or keep it for ever.
    func usableDash(_ pen: StrokePen, along outline: Outline) -> [CGFloat] {
        let period = pen.dash.reduce(0, +)
        let bounds = outline.bounds
        guard period.isFinite, period > 0, pen.dash.allSatisfy({ $0 >= 0 }),
            (bounds.width + bounds.height) / period < 100_000
        else {
            context.warn(
                "A line was drawn without its dashes: the pattern \(pen.dash) cannot be drawn.")
            return []
        }
        return pen.dash
    }

    /// The farthest coordinate at a place that is still safely inside Cairo's 24 bits of pixels.
    static func limit(at place: Place) -> CGFloat {
        let scale = max(
            abs(place.transform.a) + abs(place.transform.c),
            abs(place.transform.b) + abs(place.transform.d))
        return scale > 0 ? 2_000_000 / scale : 2_000_000
    }
}

extension DisplayItem {
    fileprivate var isLeaf: Bool {
        switch self {
        case .fill, .stroke, .glyphs, .image: true
        case .group, .shadow: false
        }
    }
}
