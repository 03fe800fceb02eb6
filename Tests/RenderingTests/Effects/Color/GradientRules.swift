import Foundation

/// A gradient's colour at a place between its ends.
enum GradientRules {
    typealias Stop = (color: ProbedPixel, at: Double)

    /// Straight colour and alpha change evenly from stop to stop; past the outermost stops theirs go on.
    static func color(at t: Double, _ stops: [Stop]) -> ProbedPixel {
        guard let first = stops.first, let last = stops.last else {
            return ProbedPixel(red: 0, green: 0, blue: 0, alpha: 0)
        }
        if t < first.at { return first.color }
        for (low, high) in zip(stops, stops.dropFirst()) where t >= low.at && t < high.at {
            let share = (t - low.at) / (high.at - low.at)
            func mixed(_ a: Double, _ b: Double) -> Double { a + (b - a) * share }
            let (a, b) = (low.color, high.color)
            return ProbedPixel(
                red: mixed(a.red, b.red), green: mixed(a.green, b.green), blue: mixed(a.blue, b.blue),
                alpha: mixed(a.alpha, b.alpha))
        }
        return last.color
    }

    /// Whether a place is so near to where colours jump that either is right.
    static func isAtJump(_ t: Double, _ stops: [Stop], within distance: Double) -> Bool {
        zip(stops, stops.dropFirst()).contains { $0.at == $1.at && abs(t - $0.at) <= distance }
    }
}
