import Drawing
import Foundation

/// How much larger a picture is than its view and margins, so that nothing of what is drawn is cut off.
struct InkRoom {
    /// In points, whole pixels and, where a pixel is a whole part of a point, whole points.
    private(set) var left: CGFloat = 0
    private(set) var top: CGFloat = 0
    private(set) var right: CGFloat = 0
    private(set) var bottom: CGFloat = 0
    /// Whether something would be seen past the farthest that a picture reaches.
    private(set) var cutsInk = false

    /// No room more than the picture has.
    init() {}

    /// - Parameters:
    ///   - boxes: where there is ink, in the picture's points.
    ///   - canvas: the picture as its view and margins make it.
    ///   - limit: the rectangle that the picture does not leave.
    init(for boxes: [CGRect], canvas: CGSize, limit: CGRect, grid: PixelGrid) {
        var ink = CGRect(origin: .zero, size: canvas)
        for box in boxes {
            let seen = box.overlap(with: limit)
            // A hundredth of a point is arithmetic noise, or too faint to be seen.
            if seen.map({ $0.width < box.width - 0.01 || $0.height < box.height - 0.01 }) ?? true {
                cutsInk = true
            }
            guard let seen else { continue }
            let (x, y) = (min(ink.minX, seen.minX), min(ink.minY, seen.minY))
            ink = CGRect(
                x: x, y: y, width: max(ink.maxX, seen.maxX) - x, height: max(ink.maxY, seen.maxY) - y)
        }
        // A point more than the ink takes: an edge that shows ground shows that nothing is cut.
        func room(_ length: CGFloat) -> CGFloat {
            guard length > 0.01 else { return 0 }
            let isWhole = grid.scale == grid.scale.rounded()
            return isWhole ? (length + 0.99).rounded(.up) : grid.roundedUp(length + 0.99)
        }
        left = room(-ink.minX)
        top = room(-ink.minY)
        right = room(ink.maxX - canvas.width)
        bottom = room(ink.maxY - canvas.height)
    }

    /// Items made for the picture without the room, where they belong in the one with it.
    func moved(_ items: [DisplayItem]) -> [DisplayItem] {
        guard left > 0 || top > 0, !items.isEmpty else { return items }
        let move = CGAffineTransform(translationX: left, y: top)
        return [.group(DisplayGroup(items: items, transform: ProjectiveTransform(move)))]
    }

    func added(to size: CGSize) -> CGSize {
        CGSize(width: size.width + left + right, height: size.height + top + bottom)
    }
}
