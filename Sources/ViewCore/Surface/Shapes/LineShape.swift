import Drawing
import Foundation

/// A shape whose area is the line along its path: what `stroke(style:)` makes, and what is made of that.
///
/// Its path is the line's middle. So what fills it, clips to it or lies behind it draws the line.
protocol LineShape {
    /// The pen, or `nil` where the shape is made of one that is no line.
    nonisolated var line: StrokeStyle? { get }
}

/// The pen of a shape that is a line.
nonisolated func linePen<S: Shape>(of shape: S) -> StrokeStyle? { (shape as? any LineShape)?.line }

extension StrokedShape: LineShape {
    nonisolated var line: StrokeStyle? { style }
}

extension AnyShape: LineShape {}
extension DerivedShape: LineShape {}

extension StrokeStyle {
    /// The pen of a line that is scaled: by the mean of both directions, since a pen is round.
    func scaled(by transform: CGAffineTransform) -> StrokeStyle {
        let factor = transform.determinant.magnitude.squareRoot()
        guard factor != 1, factor.isFinite else { return self }
        var style = self
        style.lineWidth *= factor
        style.dash = dash.map { $0 * factor }
        style.dashPhase *= factor
        return style
    }
}
