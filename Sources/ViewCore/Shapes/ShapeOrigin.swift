package import Drawing
import Foundation

/// What the trace says of a shape that was made of another: its base and the modifiers since.
///
/// Empty for a shape that stands for itself.
package func shapeOrigin<S: Shape>(_ shape: S) -> [TraceNode.Property] {
    switch shape {
    case let shape as DerivedShape: shape.origin()
    case let shape as any ShapeInset:
        [.init("base", shape.baseName), .init(".inset(by:)", shortNumber(shape.amount))]
    case let shape as InsetRoundedRectangle: [.init(".inset(by:)", shortNumber(shape.amount))]
    default: shapeParameters(shape).filter { $0.name != "cornerStyle" }
    }
}

/// The origin of `shape` with further modifiers.
func shapeOrigin<S: Shape>(_ shape: S, _ changes: [(String, String)]) -> [TraceNode.Property] {
    var origin = shapeOrigin(shape)
    if origin.first?.name != "base" { origin.insert(.init("base", shapeDescription(shape)), at: 0) }
    return origin
        + changes.map { .init($0.0, $0.1) }
}

/// A shape in a smaller frame, whose base people wrote.
private protocol ShapeInset {
    nonisolated var baseName: String { get }
    nonisolated var amount: CGFloat { get }
}

extension InsetOf: ShapeInset {
    nonisolated fileprivate var baseName: String { typeName(Base.self) }
}
