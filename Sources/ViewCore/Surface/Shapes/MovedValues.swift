import Drawing
import Foundation

// What modifiers are made with, as it is shown at the time: each of these asks for one value of the view that is being
// unfolded. In a tile without a moment it is the value itself.

extension EdgeInsets {
    func moved(in unfolding: Unfolding) -> EdgeInsets {
        guard unfolding.motion != nil else { return self }
        let shown = unfolding.moved(
            AnimatablePair(AnimatablePair(top, leading), AnimatablePair(bottom, trailing)))
        return EdgeInsets(
            top: shown.first.first, leading: shown.first.second, bottom: shown.second.first,
            trailing: shown.second.second)
    }
}

extension FrameLimits {
    /// Each bound by itself; one without end is there at once.
    func moved(in unfolding: Unfolding) -> FrameLimits {
        guard unfolding.motion != nil else { return self }
        return FrameLimits(
            unfolding.moved(minimum), unfolding.moved(ideal), unfolding.moved(maximum))
    }
}

extension Unfolding {
    /// Two numbers that move together.
    func moved(_ x: CGFloat, _ y: CGFloat) -> (x: CGFloat, y: CGFloat) {
        guard motion != nil else { return (x, y) }
        let shown = moved(AnimatablePair(x, y))
        return (shown.first, shown.second)
    }

    func moved(_ angle: Angle) -> Angle {
        guard motion != nil else { return angle }
        return .radians(moved(angle.radians))
    }

    package func moved(_ point: UnitPoint) -> UnitPoint {
        guard motion != nil else { return point }
        let shown = moved(point.x, point.y)
        return UnitPoint(x: shown.x, y: shown.y)
    }

    /// A colour on its way through linear light, each channel as much as there is of the colour.
    ///
    /// `Color.Resolved` is "a set of RGBA values in the linear sRGB color space" (Apple's documentation). That channels
    /// count by the opacity is a guess: else a colour that comes from nothing would be darkened by black.
    package func moved(_ color: RGBA) -> RGBA {
        guard motion != nil else { return color }
        let target = MovedColor(color)
        let shown = moved(target.vector)
        return shown == target.vector ? color : MovedColor(shown).rgba
    }

    /// A shape on its way.
    func moved<S: Shape>(_ shape: S) -> S {
        guard motion != nil else { return shape }
        if let own = shape as? any SelfMovingShape { return own.shown(in: self) as? S ?? shape }
        if S.AnimatableData.self == EmptyAnimatableData.self { return shape }
        var shown = shape
        shown.animatableData = moved(shape.animatableData)
        return shown
    }
}

/// A colour as numbers that can be on their way.
struct MovedColor {
    typealias Pair = AnimatablePair<Double, Double>
    typealias Vector = AnimatablePair<Pair, Pair>

    let vector: Vector

    init(_ vector: Vector) { self.vector = vector }

    init(_ color: RGBA) {
        let light = color.decodedToLinear
        vector = Vector(
            Pair(light.red * color.alpha, light.green * color.alpha),
            Pair(light.blue * color.alpha, color.alpha))
    }

    var rgba: RGBA {
        let alpha = min(max(vector.second.second, 0), 1)
        guard alpha > 0 else { return RGBA(red: 0, green: 0, blue: 0, alpha: 0) }
        func channel(_ light: Double) -> Double { min(max(light / alpha, 0), 1) }
        return RGBA(
            red: channel(vector.first.first), green: channel(vector.first.second),
            blue: channel(vector.second.first), alpha: alpha
        ).encodedFromLinear
    }
}
