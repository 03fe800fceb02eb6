public import Drawing
public import Foundation

/// The whole frame.
public struct Rectangle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Rectangle> {
        InsetOf(shape: self, amount: amount)
    }
}

/// A rectangle with four equal round corners.
public struct RoundedRectangle: InsettableShape {
    public var cornerSize: CGSize
    public var style: RoundedCornerStyle

    nonisolated public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }
    nonisolated public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(
            cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerSize: cornerSize, style: style)
    }
    /// The inset corner is concentric: its radius shrinks with the rectangle.
    nonisolated public func inset(by amount: CGFloat) -> InsetRoundedRectangle {
        InsetRoundedRectangle(base: self, amount: amount)
    }
}

/// A rounded rectangle drawn further in.
public struct InsetRoundedRectangle: InsettableShape {
    var base: RoundedRectangle
    var amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path {
        let size = CGSize(
            width: max(base.cornerSize.width - amount, 0),
            height: max(base.cornerSize.height - amount, 0))
        return Path(
            roundedRect: rect.insetSafely(by: amount), cornerSize: size, style: base.style)
    }
    nonisolated public func inset(by more: CGFloat) -> InsetRoundedRectangle {
        InsetRoundedRectangle(base: base, amount: amount + more)
    }
}

/// A rectangle with corners of their own.
public struct UnevenRoundedRectangle: InsettableShape {
    public var cornerRadii: RectangleCornerRadii
    public var style: RoundedCornerStyle

    nonisolated public init(
        cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self.cornerRadii = cornerRadii
        self.style = style
    }
    nonisolated public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
        bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
        style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadii: cornerRadii, style: style)
    }
    /// The inset corners are concentric: their radii shrink with the rectangle.
    nonisolated public func inset(by amount: CGFloat) -> InsetUnevenRoundedRectangle {
        InsetUnevenRoundedRectangle(base: self, amount: amount)
    }
}

/// A rectangle with corners of their own drawn further in.
public struct InsetUnevenRoundedRectangle: InsettableShape {
    var base: UnevenRoundedRectangle
    var amount: CGFloat

    nonisolated public func path(in rect: CGRect) -> Path {
        var radii = base.cornerRadii
        radii.topLeading = max(radii.topLeading - amount, 0)
        radii.topTrailing = max(radii.topTrailing - amount, 0)
        radii.bottomLeading = max(radii.bottomLeading - amount, 0)
        radii.bottomTrailing = max(radii.bottomTrailing - amount, 0)
        return Path(roundedRect: rect.insetSafely(by: amount), cornerRadii: radii, style: base.style)
    }
    nonisolated public func inset(by more: CGFloat) -> InsetUnevenRoundedRectangle {
        InsetUnevenRoundedRectangle(base: base, amount: amount + more)
    }
}

/// A rectangle whose shorter sides are half circles.
public struct Capsule: InsettableShape {
    public var style: RoundedCornerStyle
    nonisolated public init(style: RoundedCornerStyle = .continuous) { self.style = style }
    /// A capsule's radius is half the shorter side, where the continuous curve has no room left and is
    /// the circle (Documentation/Rules/metrics.json, `buttonBorderShape`,
    /// `continuousCorner.overlargeRadius`).
    nonisolated public func path(in rect: CGRect) -> Path {
        Path(
            Path.rounded(
                rect, CornerRadii(all: min(rect.width, rect.height) / 2), .circular))
    }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Capsule> {
        InsetOf(shape: self, amount: amount)
    }
}

/// A circle in the middle of the frame.
public struct Circle: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        let side = min(rect.width, rect.height)
        return Path(
            ellipseIn: CGRect(
                x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
    /// Square: the shorter side of what is offered (Documentation/Rules/layout-rules.md, section 1).
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let side = min(size.width, size.height)
        return CGSize(width: side, height: side)
    }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Circle> {
        InsetOf(shape: self, amount: amount)
    }
}

/// An ellipse that touches the sides of the frame.
public struct Ellipse: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<Ellipse> {
        InsetOf(shape: self, amount: amount)
    }
}

/// The shape of the container, a rectangle where none was set.
public struct ContainerRelativeShape: InsettableShape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path {
        ContainerOutline.current?.path(in: rect) ?? Path(rect)
    }
    nonisolated public func inset(by amount: CGFloat) -> InsetOf<ContainerRelativeShape> {
        InsetOf(shape: self, amount: amount)
    }
}

/// A shape in a smaller frame.
public struct InsetOf<Base: Shape>: InsettableShape {
    var shape: Base
    var amount: CGFloat
    nonisolated public func path(in rect: CGRect) -> Path {
        shape.path(in: rect.insetSafely(by: amount))
    }
    nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior {
        shape.layoutDirectionBehavior
    }
    nonisolated public func inset(by more: CGFloat) -> InsetOf<Base> {
        InsetOf(shape: shape, amount: amount + more)
    }
}

/// A shape changed by a function of its path.
public struct DerivedShape: Shape {
    /// The shape it was made of and how it was changed, for the trace.
    let trace: @Sendable () -> TraceValue.Record
    let makePath: @Sendable (CGRect) -> Path
    let fit: @Sendable (ProposedViewSize) -> CGSize
    public let layoutDirectionBehavior: LayoutDirectionBehavior
    /// The pen of the shape it was made of, if that is a line.
    public nonisolated let unfoldedPen: StrokeStyle?
    var complaint: String? = nil
    nonisolated public func unfoldedMiddle(in rect: CGRect) -> Path { makePath(rect) }
    /// The same of what is shown of its numbers at the time.
    nonisolated var moving: (@Sendable (Unfolding) -> DerivedShape)?
    nonisolated public func path(in rect: CGRect) -> Path { outlineOfLine(in: rect) }
    nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { fit(proposal) }
}

extension Path: Shape {
    nonisolated public func path(in rect: CGRect) -> Path { self }
}

extension Shape {
    /// A shape of this one's outline, in what it is offered: of a circle, too, which only a part of its line keeps square
    /// (Documentation/Rules/layout-rules.md, section 1).
    ///
    /// Mirrored where this one is (`layoutDirectionBehavior` in OpenSwiftUI's audited TrimmedShape.swift; that others hand it
    /// on as well is taken from there). `changes` are modifiers with their values, such as `.trim(to:)` and `0.5`.
    nonisolated private func derived(
        _ changes: @autoclosure @escaping @Sendable () -> [(String, TraceValue)],
        scale: CGAffineTransform = .identity, fit: (@Sendable (ProposedViewSize) -> CGSize)? = nil,
        _ change: @escaping @Sendable (Path, CGRect) -> Path
    ) -> DerivedShape {
        DerivedShape(
            trace: { tracedShape(self, changes()) }, makePath: { change(unfoldedMiddle(in: $0), $0) },
            fit: fit ?? { $0.replacingUnspecifiedDimensions() },
            layoutDirectionBehavior: layoutDirectionBehavior, unfoldedPen: unfoldedPen?.scaled(by: scale))
    }

    nonisolated public func offset(_ offset: CGSize) -> DerivedShape {
        self.offset(x: offset.width, y: offset.height)
    }
    nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> DerivedShape {
        derived([(".offset(x:)", .length(x)), (".offset(y:)", .length(y))]) { path, _ in
            path.offsetBy(dx: x, dy: y)
        }
        .moving {
            let shown = $0.moved(x, y)
            return $0.moved(self).offset(x: shown.x, y: shown.y)
        }
    }
    nonisolated public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> DerivedShape {
        derived([(".rotation", .angle(degrees: angle.degrees))]) { path, rect in
            path.applying(
                .about(anchor, in: rect, CGAffineTransform(rotationAngle: angle.radians)))
        }
        .moving {
            let (angle, anchor) = ($0.moved(angle), $0.moved(anchor))
            return $0.moved(self).rotation(angle, anchor: anchor)
        }
    }
    nonisolated public func scale(
        x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
    ) -> DerivedShape {
        derived(
            [(".scale(x:)", .number(x)), (".scale(y:)", .number(y))],
            scale: CGAffineTransform(scaleX: x, y: y)
        ) { path, rect in
            path.applying(.about(anchor, in: rect, CGAffineTransform(scaleX: x, y: y)))
        }
        .moving {
            let (shown, anchor) = ($0.moved(x, y), $0.moved(anchor))
            return $0.moved(self).scale(x: shown.x, y: shown.y, anchor: anchor)
        }
    }
    nonisolated public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> DerivedShape {
        self.scale(x: scale, y: scale, anchor: anchor)
    }
    nonisolated public func transform(_ transform: CGAffineTransform) -> DerivedShape {
        derived([(".transform", .record(transform.traced))], scale: transform) { path, _ in
            path.applying(transform)
        }
        .moving { $0.moved(self).transform(transform) }
    }
    nonisolated public func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> DerivedShape {
        derived(
            [(".trim(from:)", .number(start)), (".trim(to:)", .number(end))], fit: { sizeThatFits($0) }
        ) { path, _ in
            path.trimmedPath(from: start, to: end)
        }
        .moving {
            let shown = $0.moved(start, end)
            return $0.moved(self).trim(from: shown.x, to: shown.y)
        }
    }
    nonisolated public func stroke(style: StrokeStyle) -> StrokedShape<Self> {
        StrokedShape(shape: self, style: style)
    }
    nonisolated public func stroke(lineWidth: CGFloat = 1) -> StrokedShape<Self> {
        StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}
