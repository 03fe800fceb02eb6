import Foundation

/// A shape made with numbers that may be none; it draws the nearest thing, and says so when asked.
protocol CheckedShape {
    /// What is wrong with its numbers, if anything.
    var complaint: String? { get }
}

extension Unfolding {
    /// Warns of a shape whose numbers cannot be used.
    func check<S: Shape>(_ shape: S) {
        if let complaint = (shape as? any CheckedShape)?.complaint { warn(complaint) }
    }
}

extension RoundedRectangle: CheckedShape {
    nonisolated var complaint: String? {
        for radius in [cornerSize.width, cornerSize.height] where !radius.isUsable {
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
        where !radius.isUsable {
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
        return style
    }
}
