import Drawing
import Foundation

extension Painter {
    /// Sets the paint, at the place's alpha, as the canvas's source and calls `body`, which draws with it.
    ///
    /// `extent` bounds what `body` touches, in the place's coordinates; `nil` means all that is visible.
    /// The canvas is in the place's coordinates when `body` starts, and keeps its path.
    func withSource(
        _ paint: Paint, covering extent: CGRect?, on layer: Layer, at place: Place,
        _ body: () -> Void
    ) throws(RasterError) {
        switch paint {
        case .solid(let color):
            guard color.alpha > 0 else { return }
            layer.canvas.setSource(SolidSource(color.multiplyingAlpha(by: place.alpha)))
            body()
        case .gradient(var gradient):
            layer.use(place.transform)
            gradient.stops = gradient.stops.multiplyingAlpha(by: place.alpha).held
            guard gradient.isFinite, let last = gradient.stops.last else {
                return context.warn(
                    "A gradient was left out: it has no colours, or places that are not numbers.")
            }
            guard gradient.hasRoom else {
                layer.canvas.setSource(SolidSource(last.color))
                return body()
            }
            try withSource(gradient, covering: extent, on: layer, at: place, body)
        }
    }

    private func withSource(
        _ gradient: PaintGradient, covering extent: CGRect?, on layer: Layer, at place: Place,
        _ body: () -> Void
    ) throws(RasterError) {
        if let pattern = try Pattern(gradient) {
            layer.canvas.setSource(pattern)
            return body()
        }
        guard case .angular(let center, let startAngle, let endAngle) = gradient.kind else { return }
        var box = place.clip.intersection(layer.box)
        if let extent { box = box.intersection(pixels(extent, place.transform)) }
        guard !box.isEmpty else { return layer.canvas.clearPath() }
        let turning = TurningGradient(
            stops: gradient.stops, center: center, startAngle: startAngle, endAngle: endAngle)
        let picture = try Layer(box, .color, pool: context.pool)
        try turning.draw(on: picture, under: place.transform)
        layer.usePixels()
        layer.canvas.setSource(
            picture.surface, x: CGFloat(box.left - layer.box.left),
            y: CGFloat(box.top - layer.box.top))
        layer.use(place.transform)
        // While the picture is there: its memory goes to the next layer.
        body()
    }
}

extension Pattern {
    /// What Cairo makes of a gradient; `nil` for an angular one, which it has nothing for.
    init?(_ gradient: PaintGradient) throws(RasterError) {
        switch gradient.kind {
        case .linear(let start, let end):
            try self.init(linear: gradient.stops, start: start, end: end)
        case .radial(let center, let startRadius, let endRadius):
            try self.init(
                radial: gradient.stops, center: center, startRadius: startRadius, endRadius: endRadius)
        case .elliptical(let center, let frame, let startFraction, let endFraction):
            // A circle's gradient in a space where the frame is the unit square.
            try self.init(
                radial: gradient.stops, center: .zero, startRadius: startFraction, endRadius: endFraction)
            setTransform(
                CGAffineTransform(
                    a: 1 / frame.width, b: 0, c: 0, d: 1 / frame.height,
                    tx: -center.x / frame.width, ty: -center.y / frame.height))
        case .angular: return nil
        }
    }
}

extension PaintGradient {
    /// Whether the ends are apart; where they are not, the last colour covers all.
    var hasRoom: Bool {
        switch kind {
        case .linear(let start, let end): start != end
        case .radial(_, let start, let end): max(start, 0) != max(end, 0)
        case .angular: true
        case .elliptical(_, let frame, let start, let end):
            frame.width > 0 && frame.height > 0 && max(start, 0) != max(end, 0)
        }
    }
}

extension [GradientStop] {
    /// Locations held inside 0…1; one that is no number counts as 0.
    var held: [GradientStop] {
        map { stop in
            GradientStop(
                color: stop.color, location: stop.location > 0 ? Swift.min(stop.location, 1) : 0)
        }
    }
}
