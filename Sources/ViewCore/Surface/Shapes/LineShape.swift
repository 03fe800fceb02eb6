import Drawing
import Foundation

/// A shape whose area is the line along its path: what `stroke(style:)` makes, and what is made of that.
///
/// What fills it, clips to it or lies behind it draws the line along its middle. Its path, for style code that asks and
/// for shapes made of the areas of two, is the outline of that line.
protocol LineShape {
    /// The pen, or `nil` where the shape is made of one that is no line.
    nonisolated var line: StrokeStyle? { get }
    /// What the pen follows; where there is none, the shape's path.
    nonisolated func middle(in rect: CGRect) -> Path
}

extension LineShape {
    nonisolated func outline(in rect: CGRect) -> Path {
        let middle = middle(in: rect)
        return line.map(middle.strokedPath) ?? middle
    }
}

extension Shape {
    /// What is drawn with the shape's pen, if it is a line, and filled if it is none.
    nonisolated func drawnMiddle(in rect: CGRect) -> Path {
        (self as? any LineShape)?.middle(in: rect) ?? path(in: rect)
    }
}

/// The pen of a shape that is a line.
nonisolated func linePen<S: Shape>(of shape: S) -> StrokeStyle? { (shape as? any LineShape)?.line }

/// A shape that is a line, as the area of that.
struct AreaOfLine<Line: Shape>: Shape {
    let shape: Line

    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

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
