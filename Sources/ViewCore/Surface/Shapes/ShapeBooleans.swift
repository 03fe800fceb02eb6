import Foundation

// Shapes made of the areas of two in one frame.

extension Shape {
    nonisolated private func combined<T: Shape>(
        _ name: String, _ other: T, _ combine: @escaping @Sendable (Path, Path) -> Path
    ) -> DerivedShape {
        DerivedShape(
            trace: { tracedShape(self, [(name, .shape(tracedShape(other)))]) },
            makePath: { combine(path(in: $0), other.path(in: $0)) },
            // Mirrored as a whole if one of both is, which is a guess: symmetric shapes are fixed and look the same.
            fit: { $0.replacingUnspecifiedDimensions() },
            layoutDirectionBehavior: layoutDirectionBehavior == .fixed
                ? other.layoutDirectionBehavior : layoutDirectionBehavior,
            unfoldedPen: nil, complaint: complaint(name, other))
    }

    /// Said where the shape is unfolded, of a frame of any size: paths are worked out later, when nobody listens.
    nonisolated private func complaint<T: Shape>(_ name: String, _ other: T) -> String? {
        let box = CGRect(x: 0, y: 0, width: 100, height: 100)
        return Path.canCombine(path(in: box), other.path(in: box))
            ? nil : Path.tooManyLines(String(name.dropFirst()))
    }

    /// What is inside of both shapes.
    nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> DerivedShape {
        combined(".intersection", other) { $0.intersection($1, eoFill: eoFill) }
    }
    /// What is inside of one shape or both.
    nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> DerivedShape {
        combined(".union", other) { $0.union($1, eoFill: eoFill) }
    }
    /// What is inside of this shape and not of the other.
    nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> DerivedShape {
        combined(".subtracting", other) { $0.subtracting($1, eoFill: eoFill) }
    }
    /// What is inside of one shape and not of both.
    nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> DerivedShape {
        combined(".symmetricDifference", other) { $0.symmetricDifference($1, eoFill: eoFill) }
    }
    /// The parts of this shape's line that are inside of the other.
    nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> DerivedShape {
        combined(".lineIntersection", other) { $0.lineIntersection($1, eoFill: eoFill) }
    }
    /// The parts of this shape's line that are outside of the other.
    nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> DerivedShape {
        combined(".lineSubtraction", other) { $0.lineSubtraction($1, eoFill: eoFill) }
    }
}
