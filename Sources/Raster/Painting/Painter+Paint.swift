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
        switch gradient.kind {
        case .linear(let start, let end):
            layer.canvas.setSource(try Pattern(linear: gradient.stops, start: start, end: end))
            body()
        case .radial(let center, let startRadius, let endRadius):
            layer.canvas.setSource(
                try Pattern(
                    radial: gradient.stops, center: center, startRadius: startRadius,
                    endRadius: endRadius))
            body()
        case .elliptical(let center, let frame, let startFraction, let endFraction):
            // A circle's gradient in a space where the frame is the unit square.
            let pattern = try Pattern(
                radial: gradient.stops, center: .zero, startRadius: startFraction,
                endRadius: endFraction)
            pattern.setTransform(
                CGAffineTransform(
                    a: 1 / frame.width, b: 0, c: 0, d: 1 / frame.height,
                    tx: -center.x / frame.width, ty: -center.y / frame.height))
            layer.canvas.setSource(pattern)
            body()
        case .angular(let center, let startAngle, let endAngle):
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
}

extension PaintGradient {
    /// Whether the ends are apart; where they are not, the last colour covers all.
    fileprivate var hasRoom: Bool {
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
    fileprivate var held: [GradientStop] {
        map { stop in
            GradientStop(
                color: stop.color, location: stop.location > 0 ? Swift.min(stop.location, 1) : 0)
        }
    }
}
