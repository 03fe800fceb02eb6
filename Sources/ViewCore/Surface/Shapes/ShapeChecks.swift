package import Foundation

/// A shape made with numbers that may be none; it draws the nearest thing, and says so when asked.
protocol CheckedShape {
    /// What is wrong with its numbers, if anything.
    var complaint: String? { get }
}

extension Unfolding {
    /// The shape's path as it is drawn here, with a warning where its numbers cannot be used.
    package func drawnPath<S: Shape>(of shape: S) -> @Sendable (CGRect) -> Path {
        if let complaint = (shape as? any CheckedShape)?.complaint { warn(complaint) }
        let shape = moved(shape)
        if let other = shape.unfoldedShape(in: environment) { return drawnPath(of: other) }
        guard let container = environment.containerOutline else { return shape.drawnPath(in: environment) }
        if let relative = shape as? any ContainerRelative {
            let drawn: @Sendable (CGRect) -> Path = { relative.path(in: $0, insetBy: 0, of: container) }
            guard shape.isMirrored(in: environment) else { return drawn }
            return { drawn($0).mirrored(in: $0) }
        }
        let drawn = shape.drawnPath(in: environment)
        return { rect in ContainerOutline.$current.withValue(container) { drawn(rect) } }
    }
}

extension CGFloat {
    /// A radius without end, or past any side, is a usual way to say half the side.
    nonisolated fileprivate var isUsableRadius: Bool { isUsable || self > 0 }
}

extension AnyShape: CheckedShape {}
extension DerivedShape: CheckedShape {}

extension RoundedRectangle: CheckedShape {
    nonisolated var complaint: String? {
        for radius in [cornerSize.width, cornerSize.height] where !radius.isUsableRadius {
            return unusableNumber(radius, "RoundedRectangle(cornerRadius:")
        }
        return nil
    }
}

extension InsetRoundedRectangle: CheckedShape {
    nonisolated var complaint: String? {
        amount.isUsable ? base.complaint : unusableNumber(amount, ".inset(by:")
    }
}

extension InsetUnevenRoundedRectangle: CheckedShape {
    nonisolated var complaint: String? {
        amount.isUsable ? base.complaint : unusableNumber(amount, ".inset(by:")
    }
}

extension InsetOf: CheckedShape {
    nonisolated var complaint: String? {
        amount.isUsable
            ? (shape as? any CheckedShape)?.complaint : unusableNumber(amount, ".inset(by:")
    }
}

extension UnevenRoundedRectangle: CheckedShape {
    nonisolated var complaint: String? {
        let radii = cornerRadii
        for radius in [radii.topLeading, radii.topTrailing, radii.bottomLeading, radii.bottomTrailing]
        where !radius.isUsableRadius {
            return unusableNumber(radius, "UnevenRoundedRectangle(radius:")
        }
        return nil
    }
}

extension StrokeStyle {
    /// The style with lengths that can be drawn.
    func checked(_ unfolding: Unfolding) -> StrokeStyle {
        var style = self
        style.lineWidth = unfolding.usable(lineWidth, ".stroke(lineWidth:")
        if style.lineWidth < 0 {
            unfolding.warn(".stroke(lineWidth: \(shortNumber(lineWidth))) draws nothing")
        }
        for length in dash where !(length.isUsable && length >= 0) {
            unfolding.warn(unusableNumber(length, ".stroke(dash:") + "; the line is solid")
            style.dash = []
        }
        style.dashPhase = unfolding.usable(dashPhase, ".stroke(dashPhase:")
        guard unfolding.motion != nil else { return style }
        style.lineWidth = unfolding.moved(style.lineWidth)
        style.dashPhase = unfolding.moved(style.dashPhase)
        return style
    }
}
