import Drawing
import Foundation

// A mirror shows nothing else of these five, so their paths run the same way in both directions, and a part of a path
// begins in the same place: `fixed` in OpenSwiftUI's audited Shapes.swift and InsettableShape.swift.

extension Rectangle {
    /// A part of the path begins at the upper left in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension RoundedRectangle {
    /// A part of the path begins in the same place in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension InsetRoundedRectangle {
    /// That of the rounded rectangle.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Capsule {
    /// A part of the path begins in the same place in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Ellipse {
    /// A part of the path begins on the right in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
extension Circle {
    /// A part of the path begins on the right in both directions.
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}

extension Shape {
    nonisolated var looksTheSameMirrored: Bool {
        (self as? any MaybeSymmetricShape)?.isSymmetric ?? false
    }

    /// The shape's path as it is drawn in an environment: mirrored in its frame where the shape asks for that.
    ///
    /// Documentation/Rules/layout-rules.md, section 16 (`x' = W - x - w`), and Apple's page on
    /// `Shape.layoutDirectionBehavior`, whose standard value is `mirrors`.
    nonisolated func drawnPath(
        in environment: EnvironmentValues
    ) -> @Sendable (CGRect) -> Path {
        guard isMirrored(in: environment) else { return { unfoldedMiddle(in: $0) } }
        return { unfoldedMiddle(in: $0).mirrored(in: $0) }
    }

    nonisolated func isMirrored(in environment: EnvironmentValues) -> Bool {
        layoutDirectionBehavior == .mirrors(in: environment.layoutDirection) && !looksTheSameMirrored
    }
}

extension Path {
    /// The path seen in a mirror that stands upright in the middle of `rect`.
    func mirrored(in rect: CGRect) -> Path {
        let sum = rect.minX + rect.maxX
        func mirrored(_ box: CGRect) -> CGRect {
            // What is as wide as the frame stays where it is, to the last bit.
            box.minX == rect.minX && box.maxX == rect.maxX
                ? box
                : CGRect(x: sum - box.maxX, y: box.minY, width: box.width, height: box.height)
        }
        switch outline {
        case .rectangle(let box): return Path(.rectangle(mirrored(box)))
        case .ellipse(let box) where mirrored(box) == box: return self
        case .roundedRectangle(let box, let radii, let curve):
            return Path(
                .roundedRectangle(
                    mirrored(box),
                    CornerRadii(
                        topLeft: radii.topRight, topRight: radii.topLeft,
                        bottomRight: radii.bottomLeft, bottomLeft: radii.bottomRight), curve))
        case .ellipse(let box): return Path(.ellipse(mirrored(box)))
        case .path:
            return applying(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: sum, ty: 0))
        }
    }
}

/// A shape that may look the same in a mirror; then it is not drawn through one.
protocol MaybeSymmetricShape {
    nonisolated var isSymmetric: Bool { get }
}

extension ContainerRelativeShape: MaybeSymmetricShape {
    nonisolated var isSymmetric: Bool { true }
}
extension InsetOf: MaybeSymmetricShape {
    nonisolated var isSymmetric: Bool {
        shape.looksTheSameMirrored
    }
}
extension AnyShape: MaybeSymmetricShape {}
