package import Drawing
package import Foundation

/// A part of a bitmap, repeated from the upper left of a frame.
package struct RepeatedPixels: Hashable, Sendable, CustomStringConvertible {
    /// Straight RGBA rows.
    var bytes: [UInt8]
    var size: PixelSize
    /// The part that is repeated, in the unit square.
    var part: CGRect
    /// Of one tile, in points.
    var tile: CGSize
    /// For the trace.
    var name: String

    package init(bytes: [UInt8], size: PixelSize, part: CGRect, tile: CGSize, name: String) {
        self.bytes = bytes
        self.size = size
        self.part = part
        self.tile = tile
        self.name = name
    }

    package var description: String {
        "image(\(name), \(shortNumber(tile.width)) × \(shortNumber(tile.height)))"
    }

    /// Whether there is something to repeat.
    package var isDrawable: Bool {
        size.width > 0 && size.height > 0 && bytes.count == 4 * size.width * size.height
            && (tile.width + tile.height).isFinite && tile.width > 0.01 && tile.height > 0.01
            && (part.minX + part.minY + part.width + part.height).isFinite && part.width > 0
            && part.height > 0
    }

    /// - Parameter pixelsAPoint: across and down.
    func pixels(_ target: PixelSize, pixelsAPoint: (x: CGFloat, y: CGFloat)) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: 4 * target.width * target.height)
        guard isDrawable else { return result }
        // Where each column and row looks into the bitmap, in its pixels.
        func places(
            _ count: Int, _ density: CGFloat, _ tile: CGFloat, _ start: CGFloat, _ length: CGFloat,
            _ side: Int
        )
            -> [CGFloat]
        {
            (0..<count).map { index in
                let point = (CGFloat(index) + 0.5) / density
                let share = point / tile - (point / tile).rounded(.down)
                return (start + share * length) * CGFloat(side) - 0.5
            }
        }
        let columns = places(target.width, pixelsAPoint.x, tile.width, part.minX, part.width, size.width)
        let rows = places(target.height, pixelsAPoint.y, tile.height, part.minY, part.height, size.height)
        var at = 0
        for row in rows {
            for column in columns {
                let color = sample(column, row)
                for channel in 0..<4 { result[at + channel] = color[channel] }
                at += 4
            }
        }
        return result
    }

    /// Between the four nearest pixels of the part, weighted by alpha.
    private func sample(_ x: CGFloat, _ y: CGFloat) -> SIMD4<UInt8> {
        let (left, top) = (x.rounded(.down), y.rounded(.down))
        let (right, down) = (Float(x - left), Float(y - top))
        var sum = SIMD4<Float>.zero
        for (dx, dy, weight) in [
            (0, 0, (1 - right) * (1 - down)), (1, 0, right * (1 - down)), (0, 1, (1 - right) * down),
            (1, 1, right * down),
        ] where weight > 0 {
            let color = pixel(Int(left) + dx, Int(top) + dy)
            let alpha = color.w * weight
            sum += SIMD4(color.x * alpha, color.y * alpha, color.z * alpha, alpha)
        }
        guard sum.w > 0 else { return .zero }
        let straight = SIMD4(sum.x / sum.w, sum.y / sum.w, sum.z / sum.w, sum.w)
        return SIMD4<UInt8>(
            straight.rounded(.toNearestOrAwayFromZero).clamped(
                lowerBound: .zero, upperBound: SIMD4(repeating: 255)))
    }

    /// Past the edge of the bitmap its last pixel goes on.
    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let column = min(max(x, 0), size.width - 1)
        let row = min(max(y, 0), size.height - 1)
        let at = 4 * (row * size.width + column)
        return SIMD4(Float(bytes[at]), Float(bytes[at + 1]), Float(bytes[at + 2]), Float(bytes[at + 3]))
    }
}
