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
        if case .solid(let color) = paint {
            guard color.alpha > 0 else { return }
            layer.canvas.setSource(SolidSource(color.multiplyingAlpha(by: place.alpha)))
            return body()
        }
        layer.use(place.transform)
        switch paint.multiplyingAlpha(by: place.alpha).usable {
        case .none:
            context.warn(
                "A gradient was left out: it has no colours, or places that are no numbers.")
        case .solid(let color):
            layer.canvas.setSource(SolidSource(color))
            body()
        case .linear(let stops, let start, let end):
            layer.canvas.setSource(try Pattern(linear: stops, start: start, end: end))
            body()
        case .radial(let stops, let center, let startRadius, let endRadius):
            layer.canvas.setSource(
                try Pattern(
                    radial: stops, center: center, startRadius: startRadius, endRadius: endRadius))
            body()
        case .elliptical(let stops, let center, let frame, let startFraction, let endFraction):
            // A circle's gradient in a space where the frame is the unit square.
            let pattern = try Pattern(
                radial: stops, center: .zero, startRadius: startFraction, endRadius: endFraction)
            pattern.setTransform(
                CGAffineTransform(
                    a: 1 / frame.width, b: 0, c: 0, d: 1 / frame.height,
                    tx: -center.x / frame.width, ty: -center.y / frame.height))
            layer.canvas.setSource(pattern)
            body()
        case .angular(let stops, let center, let startAngle, let endAngle):
            var box = place.clip.intersection(layer.box)
            if let extent { box = box.intersection(pixels(extent, place.transform)) }
            guard !box.isEmpty else { return layer.canvas.clearPath() }
            let gradient = AngularGradient(
                stops: stops, center: center, startAngle: startAngle, endAngle: endAngle)
            let picture = try Layer(box, .color, pool: context.pool)
            try gradient.draw(on: picture, under: place.transform)
            layer.usePixels()
            layer.canvas.setSource(
                picture.surface, x: CGFloat(box.left - layer.box.left),
                y: CGFloat(box.top - layer.box.top))
            layer.use(place.transform)
            body()
        }
    }
}

extension Paint {
    /// The paint with stops in 0…1, or a plain colour where a gradient has no room, or `nil` if hopeless.
    fileprivate var usable: Paint? {
        switch self {
        case .solid: return self
        case .linear(let stops, let start, let end):
            guard (start.x + start.y + end.x + end.y).isFinite, let last = stops.last else {
                return nil
            }
            if start == end { return .solid(last.color) }
            return .linear(stops.held, start: start, end: end)
        case .radial(let stops, let center, let startRadius, let endRadius):
            guard (center.x + center.y + startRadius + endRadius).isFinite, let last = stops.last
            else { return nil }
            if max(startRadius, 0) == max(endRadius, 0) { return .solid(last.color) }
            return .radial(
                stops.held, center: center, startRadius: startRadius, endRadius: endRadius)
        case .angular(let stops, let center, let startAngle, let endAngle):
            guard (center.x + center.y + startAngle + endAngle).isFinite, !stops.isEmpty else {
                return nil
            }
            return .angular(
                stops.held, center: center, startAngle: startAngle, endAngle: endAngle)
        case .elliptical(let stops, let center, let frame, let startFraction, let endFraction):
            guard frame.isFinite, (center.x + center.y + startFraction + endFraction).isFinite,
                let last = stops.last
            else { return nil }
            if frame.width <= 0 || frame.height <= 0
                || max(startFraction, 0) == max(endFraction, 0)
            {
                return .solid(last.color)
            }
            return .elliptical(
                stops.held, center: center, frame: frame, startFraction: startFraction,
                endFraction: endFraction)
        }
    }
}

extension [GradientStop] {
    /// Locations held inside 0…1; one that is no number counts as 0.
    fileprivate var held: [GradientStop] {
        map { stop in
            GradientStop(
                color: stop.color, location: stop.location > 0 ? Swift.min(stop.location, 1) : 0)
        }
    }
}
