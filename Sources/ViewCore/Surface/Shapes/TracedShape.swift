package import Drawing
import Foundation

/// What the trace says of a shape: its kind with the numbers that make it, and what its printed form leaves
/// out: the style of its corners, the values of a shape that people wrote, modifiers with their numbers.
package func tracedShape<S: Shape>(_ shape: S) -> TraceValue.Record {
    let kind = publicName(of: S.self)
    switch shape {
    case let shape as AnyShape: return shape.trace()
    case let shape as DerivedShape: return shape.trace()
    case let shape as any ShapeInset: return shape.tracedInset
    case let shape as InsetRoundedRectangle:
        return tracedShape(shape.base, [(".inset(by:)", .length(shape.amount))])
    case let shape as InsetUnevenRoundedRectangle:
        return tracedShape(shape.base, [(".inset(by:)", .length(shape.amount))])
    case let shape as RoundedRectangle:
        let size = shape.cornerSize
        return .init(
            kind,
            [
                size.width == size.height
                    ? .init("cornerRadius", .length(size.width))
                    : .init("cornerSize", .lengths([size.width, size.height])),
                shape.style.traced,
            ])
    case let shape as UnevenRoundedRectangle:
        let radii = shape.cornerRadii
        return .init(
            kind,
            [
                .init("topLeadingRadius", .length(radii.topLeading)),
                .init("topTrailingRadius", .length(radii.topTrailing)),
                .init("bottomTrailingRadius", .length(radii.bottomTrailing)),
                .init("bottomLeadingRadius", .length(radii.bottomLeading)), shape.style.traced,
            ])
    case let shape as Path:
        return .init(kind, [.init("\(kind).elements", .name(pathSummary(shape)), isPrinted: false)])
    case is any BuiltInShape: return .init(kind)
    default:
        // Without them, a change of one could only be told as another outline, which no view is known of.
        return .init(
            kind,
            storedValues(of: shape).map { .init("\(kind).\($0.name)", $0.value, isPrinted: false) })
    }
}

/// The same of `shape` with further modifiers.
func tracedShape<S: Shape>(_ shape: S, _ changes: [(String, TraceValue)]) -> TraceValue.Record {
    var record = tracedShape(shape)
    record.members += changes.map { .init($0.0, $0.1, isPrinted: false) }
    return record
}

/// Shapes whose stored values are known from elsewhere or no one's business.
private protocol BuiltInShape {}
extension Rectangle: BuiltInShape {}
extension Circle: BuiltInShape {}
extension Ellipse: BuiltInShape {}
extension Capsule: BuiltInShape {}
extension ContainerRelativeShape: BuiltInShape {}
extension StrokedShape: BuiltInShape {}

/// A shape in a smaller frame, whose base people wrote.
private protocol ShapeInset {
    nonisolated var tracedInset: TraceValue.Record { get }
}

extension InsetOf: ShapeInset {
    nonisolated fileprivate var tracedInset: TraceValue.Record {
        tracedShape(shape, [(".inset(by:)", .length(amount))])
    }
}

extension RoundedCornerStyle {
    fileprivate var traced: TraceValue.Record.Member {
        .init(
            "cornerStyle", .name(self == .continuous ? "continuous" : "circular"), isPrinted: false)
    }
}

/// A short path point by point; a long one would only fill goldens.
private func pathSummary(_ path: Path) -> String {
    let elements = path.outline.description
    if elements.count <= 120 { return elements }
    let box = path.boundingRect
    return "\(elements.count) characters in \(shortNumber(box.width))×\(shortNumber(box.height))"
}
