import Drawing
import Foundation

/// A gradient around a point, worked out for each pixel: Cairo has none.
///
/// The arithmetic is plain additions, multiplications and divisions, so that no mathematics library can
/// change a picture. As SwiftUI documents it: a span over a full turn draws the last turn; under one, the
/// rest is filled with the end colours, changing over in the middle of the gap.
struct TurningGradient {
    private let center: CGPoint
    /// Where the colours start, in turns, 0..<1.
    private let start: Double
    /// The part of a turn that the colours cover.
    private let span: Double
    private let colors: [UInt32]
    /// The location at `start`: above 0 when earlier turns are hidden.
    private let first: Double

    private static let resolution = 4096

    init(stops: [GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat) {
        self.center = center
        var stops = stops
        var (from, to) = (Double(startAngle) / (2 * .pi), Double(endAngle) / (2 * .pi))
        if to < from {
            swap(&from, &to)
            stops = stops.reversed().map {
                GradientStop(color: $0.color, location: 1 - $0.location)
            }
        }
        let turns = to - from
        if turns > 1 { from = to - 1 }
        start = from - from.rounded(.down)
        span = min(turns, 1)
        first = turns > 1 ? 1 - 1 / turns : 0
        colors = TurningGradient.table(stops)
    }

    /// Fills the layer.
    func draw(on layer: Layer, under transform: CGAffineTransform) throws(RasterError) {
        let back = transform.inverted()
        let (width, height) = (layer.box.width, layer.box.height)
        try unsafe layer.surface.withPixels { pixels throws(RasterError) in
            let words = unsafe pixels.assumingMemoryBound(to: UInt32.self)
            for row in 0..<height {
                let y = CGFloat(layer.box.top + row) + 0.5
                for column in 0..<width {
                    let x = CGFloat(layer.box.left + column) + 0.5
                    let dx = back.a * x + back.c * y + back.tx - center.x
                    let dy = back.b * x + back.d * y + back.ty - center.y
                    unsafe words[row * width + column] = color(at: TurningGradient.turn(dx, dy))
                }
            }
        }
    }

    private func color(at turn: Double) -> UInt32 {
        var after = turn - start
        if after < 0 { after += 1 }
        let location: Double
        if span > 0, after <= span {
            location = first + (1 - first) * (after / span)
        } else {
            location = after - span < (1 - span) / 2 ? 1 : 0
        }
        return colors[Int(min(max(location, 0), 1) * Double(TurningGradient.resolution) + 0.5)]
    }

    /// The angle of a direction in turns, clockwise on screen from the right, 0..<1; 0 for no direction.
    private static func turn(_ dx: Double, _ dy: Double) -> Double {
        let (ax, ay) = (abs(dx), abs(dy))
        guard ax + ay > 0, ax.isFinite, ay.isFinite else { return 0 }
        // atan on 0…1 by Hastings' polynomial, error below 1e-5 radians: a tenth of a table step.
        let ratio = min(ax, ay) / max(ax, ay)
        let square = ratio * ratio
        var angle =
            ratio
            * (0.9998660
                + square
                * (-0.3302995 + square * (0.1801410 + square * (-0.0851330 + square * 0.0208351))))
        if ay > ax { angle = .pi / 2 - angle }
        if dx < 0 { angle = .pi - angle }
        if dy < 0 { angle = 2 * .pi - angle }
        let turn = angle / (2 * .pi)
        return turn < 1 ? turn : 0
    }

    /// Premultiplied pixels from the first stop to the last.
    private static func table(_ stops: [GradientStop]) -> [UInt32] {
        let sorted = stops.enumerated().sorted {
            ($0.element.location, $0.offset) < ($1.element.location, $1.offset)
        }.map(\.element)
        guard var low = sorted.first else { return [UInt32](repeating: 0, count: resolution + 1) }
        var next = 0
        return (0...resolution).map { step in
            let location = CGFloat(step) / CGFloat(resolution)
            while next < sorted.count, sorted[next].location <= location {
                low = sorted[next]
                next += 1
            }
            guard next < sorted.count, sorted[next].location > low.location, next > 0 else {
                return SolidSource(low.color).pixel
            }
            let high = sorted[next]
            let share = Double((location - low.location) / (high.location - low.location))
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
            return TurningGradient.pixel(
                red: mix(low.color.red, high.color.red), green: mix(low.color.green, high.color.green),
                blue: mix(low.color.blue, high.color.blue), alpha: mix(low.color.alpha, high.color.alpha))
        }
    }

    /// Multiplied by its alpha before it is rounded.
    private static func pixel(red: Double, green: Double, blue: Double, alpha: Double) -> UInt32 {
        func held(_ value: Double) -> Double { value > 0 ? min(value, 1) : 0 }
        let opacity = (held(alpha) * 255).rounded()
        func part(_ channel: Double) -> UInt32 { UInt32((held(channel) * opacity).rounded()) }
        return UInt32(opacity) << 24 | part(red) << 16 | part(green) << 8 | part(blue)
    }
}
