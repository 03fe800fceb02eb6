package import Drawing
public import Foundation

extension CGRect {
    /// Inset on all sides, never turning inside out.
    package func insetSafely(by amount: CGFloat) -> CGRect {
        guard amount.isFinite else { return self }
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(
            x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }

    /// The rectangle with its sides moved outwards.
    package func extended(by insets: EdgeInsets) -> CGRect {
        CGRect(
            x: minX - insets.leading, y: minY - insets.top, width: width + insets.horizontal,
            height: height + insets.vertical)
    }

    func covers(_ other: CGRect) -> Bool {
        origin.x <= other.origin.x && origin.y <= other.origin.y
            && origin.x + size.width >= other.origin.x + other.size.width
            && origin.y + size.height >= other.origin.y + other.size.height
    }
}

extension CGAffineTransform {
    /// `change` about a point of `rect`.
    package static func about(
        _ anchor: UnitPoint, in rect: CGRect, _ change: CGAffineTransform
    ) -> CGAffineTransform {
        let (x, y) = (rect.minX + anchor.x * rect.width, rect.minY + anchor.y * rect.height)
        return CGAffineTransform(translationX: -x, y: -y).concatenating(change)
            .concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

// As C spells them.

public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}
