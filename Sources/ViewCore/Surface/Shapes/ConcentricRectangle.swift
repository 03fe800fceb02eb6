import Drawing
public import Foundation

extension Edge {
    /// Where two edges meet.
    public enum Corner: CaseIterable, Hashable, Sendable {
        case topLeading, topTrailing, bottomLeading, bottomTrailing

        /// How round a corner is; a number is a radius in points.
        public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
            /// `nil` where the radius follows from the container.
            let radius: CGFloat?
            /// The least radius, in points.
            let minimum: CGFloat

            /// A radius in points.
            nonisolated public static func fixed(_ radius: CGFloat) -> Style {
                Style(radius: radius, minimum: 0)
            }
            /// About the same centre as the container's corner, no less round than `minimum`.
            nonisolated public static func concentric(minimum: Style? = nil) -> Style {
                Style(radius: nil, minimum: minimum.map { $0.radius ?? $0.minimum } ?? 0)
            }
            /// About the same centre as the container's corner.
            nonisolated public static var concentric: Style { Style(radius: nil, minimum: 0) }

            private nonisolated init(radius: CGFloat?, minimum: CGFloat) {
                self.radius = radius
                self.minimum = minimum
            }
            nonisolated public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
            nonisolated public init(integerLiteral value: Double) { self = .fixed(CGFloat(value)) }
        }
    }
}

/// A rectangle whose corners have their centres where those of the container's shape have theirs: a radius is the
/// container's less the distance between the two.
///
/// The shape is not told where it is: it counts as in the container's middle, as for `ContainerRelativeShape`. Without a
/// container it has the corners that are fixed, and the least radius of the others.
public struct ConcentricRectangle: InsettableShape {
    let topLeading: Edge.Corner.Style
    let topTrailing: Edge.Corner.Style
    let bottomLeading: Edge.Corner.Style
    let bottomTrailing: Edge.Corner.Style
    /// Whether all concentric corners take the largest radius of them.
    let isUniform: Bool

    private nonisolated init(
        _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
        _ bottomTrailing: Edge.Corner.Style, isUniform: Bool = false
    ) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.isUniform = isUniform
    }

    nonisolated public init() { self.init(corners: .concentric) }
    nonisolated public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
        self.init(corners, corners, corners, corners, isUniform: isUniform)
    }
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner) }
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) { self.init(uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners) }
    nonisolated public init(
        uniformTopCorners: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
        bottomTrailingCorner: Edge.Corner.Style
    ) { self.init(uniformTopCorners, uniformTopCorners, bottomLeadingCorner, bottomTrailingCorner) }
    nonisolated public init(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        uniformBottomCorners: Edge.Corner.Style
    ) { self.init(topLeadingCorner, topTrailingCorner, uniformBottomCorners, uniformBottomCorners) }
    nonisolated public init(
        uniformLeadingCorners: Edge.Corner.Style, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        self.init(
            uniformLeadingCorners, uniformTrailingCorners, uniformLeadingCorners, uniformTrailingCorners)
    }

    nonisolated public func path(in rect: CGRect) -> Path {
        ContainerOutline.current.map { path(in: rect, insetBy: 0, of: $0) }
            ?? path(in: rect, insetBy: 0, around: nil)
    }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<ConcentricRectangle> {
        InsetOf(shape: self, amount: amount)
    }

    /// - Parameter container: the corners of the container's shape drawn in to the rectangle, which are concentric.
    nonisolated private func path(
        in rect: CGRect, insetBy amount: CGFloat, around container: (radii: CornerRadii, curve: CornerCurve)?
    ) -> Path {
        let around = container?.radii ?? CornerRadii(all: 0)
        func radius(_ style: Edge.Corner.Style, _ concentric: CGFloat) -> CGFloat {
            let value = style.radius.map { $0 - amount } ?? max(concentric, style.minimum - amount)
            return value.isNaN ? 0 : max(value, 0)
        }
        var radii = RectangleCornerRadii(
            topLeading: radius(topLeading, around.topLeft),
            bottomLeading: radius(bottomLeading, around.bottomLeft),
            bottomTrailing: radius(bottomTrailing, around.bottomRight),
            topTrailing: radius(topTrailing, around.topRight))
        if isUniform {
            let most = max(radii.topLeading, radii.bottomLeading, radii.bottomTrailing, radii.topTrailing)
            radii = RectangleCornerRadii(
                topLeading: most, bottomLeading: most, bottomTrailing: most, topTrailing: most)
        }
        return Path(
            roundedRect: rect.insetSafely(by: amount), cornerRadii: radii,
            style: container?.curve == .circular ? .circular : .continuous)
    }
}

extension ConcentricRectangle: ContainerRelative {
    nonisolated func path(in rect: CGRect, insetBy amount: CGFloat, of container: ContainerOutline) -> Path {
        let inside = rect.insetSafely(by: amount)
        switch container.path(in: inside).outline {
        case .roundedRectangle(_, let radii, let curve):
            return path(in: rect, insetBy: amount, around: (radii, curve))
        case .ellipse:
            // A circle's corners are as round as the sides have room for.
            let most = min(inside.width, inside.height) / 2
            return path(in: rect, insetBy: amount, around: (CornerRadii(all: most), .circular))
        case .rectangle, .path: return path(in: rect, insetBy: amount, around: nil)
        }
    }
}

extension Shape where Self == ConcentricRectangle {
    nonisolated public static func rect(
        corners: Edge.Corner.Style, isUniform: Bool = false
    ) -> ConcentricRectangle { ConcentricRectangle(corners: corners, isUniform: isUniform) }
    nonisolated public static func rect(
        topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style,
        bottomLeadingCorner: Edge.Corner.Style, bottomTrailingCorner: Edge.Corner.Style
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }
}

extension RectangleCornerRadii {
    public subscript(corner: Edge.Corner) -> CGFloat {
        switch corner {
        case .topLeading: topLeading
        case .bottomLeading: bottomLeading
        case .bottomTrailing: bottomTrailing
        case .topTrailing: topTrailing
        }
    }
}
