import Drawing
import Foundation

/// A rectangle of whole device pixels, half open; all boxes without area are `empty`.
struct PixelBox: Hashable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelBox(left: 0, top: 0, right: 0, bottom: 0)

    init(left: Int, top: Int, right: Int, bottom: Int) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }

    /// All of a picture.
    init(_ size: PixelSize) {
        self.init(left: 0, top: 0, right: size.width, bottom: size.height)
    }

    /// Every pixel that `rect`, in points, touches after `transform`; far coordinates are clamped, no number
    /// is empty.
    init(around rect: CGRect, under transform: CGAffineTransform) {
        let rect = rect.applying(transform)
        func clamped(_ value: CGFloat) -> Int { Int(min(max(value, -1e6), 1e6)) }
        let (l, t, r, b) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        guard !(l + t + r + b).isNaN else {
            self = .empty
            return
        }
        self.init(
            left: clamped(l.rounded(.down)), top: clamped(t.rounded(.down)),
            right: clamped(r.rounded(.up)), bottom: clamped(b.rounded(.up)))
    }

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { right <= left || bottom <= top }

    func intersection(_ other: PixelBox) -> PixelBox {
        let box = PixelBox(
            left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
            bottom: min(bottom, other.bottom))
        return box.isEmpty ? .empty : box
    }

    /// The smallest box around both; an empty one adds nothing.
    func union(_ other: PixelBox) -> PixelBox {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelBox(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    func moved(x: Int, y: Int) -> PixelBox {
        isEmpty
            ? self : PixelBox(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
    }

    /// Grown on all sides; an empty box stays empty.
    func expanded(by margin: Int) -> PixelBox {
        isEmpty || margin == 0
            ? self
            : PixelBox(
                left: left - margin, top: top - margin, right: right + margin,
                bottom: bottom + margin)
    }
}

/// A length in device pixels, where bare numbers are points.
struct PixelLength: Hashable, Comparable {
    var value: CGFloat

    init(_ value: CGFloat) { self.value = value }

    static let zero = PixelLength(0)

    static func < (a: PixelLength, b: PixelLength) -> Bool { a.value < b.value }
}

extension CGAffineTransform {
    /// A length in points as it is on the device; none where it is no number.
    ///
    /// Of a transform that stretches one way more than the other, the mean.
    func pixels(_ points: CGFloat) -> PixelLength {
        points.isFinite ? PixelLength(points * determinant.magnitude.squareRoot()) : .zero
    }
}
