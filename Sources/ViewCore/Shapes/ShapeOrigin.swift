package import Drawing

/// What the trace says of a shape that was made of another: its base and the modifiers since.
///
/// Empty for a shape that stands for itself.
package func shapeOrigin<S: Shape>(_ shape: S) -> [TraceNode.Property] {
    switch shape {
    case let shape as DerivedShape: shape.origin()
    case let shape as any ShapeInset: [.init("base", shape.baseName)]
    default: []
    }
}

/// The origin of `shape` with further modifiers.
func shapeOrigin<S: Shape>(_ shape: S, _ changes: [(String, String)]) -> [TraceNode.Property] {
    let origin = shapeOrigin(shape)
    return (origin.isEmpty ? [.init("base", shapeDescription(shape))] : origin)
        + changes.map { .init($0.0, $0.1) }
}

/// A shape in a smaller frame, whose base people wrote.
private protocol ShapeInset {
    nonisolated var baseName: String { get }
}

extension InsetOf: ShapeInset {
    nonisolated fileprivate var baseName: String { typeName(Base.self) }
}
