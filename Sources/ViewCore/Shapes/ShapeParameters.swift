package import Drawing
import Foundation

/// What the trace of a modifier says of the shape it was given: its name with the numbers that make it, the
/// style of its corners, and the values of a shape that people wrote.
package func shapeTrace<S: Shape>(_ shape: S) -> [TraceNode.Property] {
    if let any = shape as? AnyShape { return any.trace() }
    return [.init("shape", shapeDescription(shape))] + shapeParameters(shape)
}

/// A shape's name with the numbers that make it, for the trace.
package func shapeDescription<S: Shape>(_ shape: S) -> String {
    let name = typeName(S.self)
    switch shape {
    case let shape as AnyShape: return shape.trace().first?.value ?? name
    case let shape as DerivedShape: return shape.origin().first?.value ?? name
    case let shape as RoundedRectangle:
        return "\(name)(cornerRadius: \(shortNumber(shape.cornerSize.width)))"
    case let shape as UnevenRoundedRectangle:
        let radii = shape.cornerRadii
        return "\(name)("
            + [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
            .map(shortNumber).joined(separator: ", ") + ")"
    default: return name
    }
}

/// The values behind a shape that its name does not tell.
///
/// Of shapes that people write, the stored values as `Wave.amplitude`: without them, a change of one could only
/// be told as another outline, which no view is known of.
func shapeParameters<S: Shape>(_ shape: S) -> [TraceNode.Property] {
    switch shape {
    case let shape as RoundedRectangle: return [.init("cornerStyle", shape.style.traced)]
    case let shape as UnevenRoundedRectangle: return [.init("cornerStyle", shape.style.traced)]
    case let shape as AnyShape: return Array(shape.trace().dropFirst())
    case let shape as DerivedShape: return Array(shape.origin().dropFirst())
    case let shape as Path: return [.init("Path.elements", pathSummary(shape))]
    case is any BuiltInShape: return []
    default:
        let name = typeName(S.self)
        return storedValues(of: shape).map { .init("\(name).\($0.name)", $0.text) }
    }
}

/// Shapes whose stored values are known from elsewhere or no one's business.
private protocol BuiltInShape {}
extension Rectangle: BuiltInShape {}
extension Circle: BuiltInShape {}
extension Ellipse: BuiltInShape {}
extension Capsule: BuiltInShape {}
extension ContainerRelativeShape: BuiltInShape {}
extension InsetOf: BuiltInShape {}
extension InsetRoundedRectangle: BuiltInShape {}
extension StrokedShape: BuiltInShape {}

extension RoundedCornerStyle {
    /// As `CornerCurve` prints, which traces have of shapes that are drawn themselves.
    fileprivate var traced: String { self == .continuous ? "continuous" : "circular" }
}

/// A short path point by point; a long one would only fill goldens.
private func pathSummary(_ path: Path) -> String {
    let elements = path.outline.description
    if elements.count <= 120 { return elements }
    let box = path.boundingRect
    return "\(elements.count) characters in \(shortNumber(box.width))×\(shortNumber(box.height))"
}
