import Drawing
import Foundation

/// A shape that is a line, as the area of that.
struct AreaOfLine<Line: Shape>: Shape {
    let shape: Line

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

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
