import Drawing
import Foundation

/// Pixels that triangles are filled in, with colours that run straight between their corners.
struct MeshCanvas {
    struct Point {
        /// In pixels.
        var x: Float
        var y: Float
        /// Premultiplied, in whatever space colours are mixed in.
        var color: SIMD4<Float>
    }

    private let size: PixelSize
    private var pixels: [SIMD4<Float>]

    init(_ size: PixelSize, background: SIMD4<Float>) {
        self.size = size
        pixels = Array(repeating: background, count: size.width * size.height)
    }

    /// Fills each pixel whose middle is in the triangle or on its edge; which way it turns does not matter.
    mutating func fill(_ a: Point, _ b: Point, _ c: Point) {
        let area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)
        guard abs(area) > 1e-9 else { return }
        let low = (min(a.y, b.y, c.y) - 0.5).rounded(.up)
        let high = (max(a.y, b.y, c.y) - 0.5).rounded(.down)
        guard high >= 0, low <= Float(size.height - 1), low <= high else { return }
        for row in Int(max(low, 0))...Int(min(high, Float(size.height - 1))) {
            let y = Float(row) + 0.5
            let left = (min(a.x, b.x, c.x) - 0.5).rounded(.up)
            let right = (max(a.x, b.x, c.x) - 0.5).rounded(.down)
            guard right >= 0, left <= Float(size.width - 1), left <= right else { continue }
            for column in Int(max(left, 0))...Int(min(right, Float(size.width - 1))) {
                let x = Float(column) + 0.5
                let ofB = ((x - a.x) * (c.y - a.y) - (c.x - a.x) * (y - a.y)) / area
                let ofC = ((b.x - a.x) * (y - a.y) - (x - a.x) * (b.y - a.y)) / area
                let ofA = 1 - ofB - ofC
                // A little past the edge, so that no pixel between two triangles is in neither.
                guard min(ofA, ofB, ofC) >= -1e-4 else { continue }
                let mixed: SIMD4<Float> = a.color * ofA + b.color * ofB + c.color * ofC
                pixels[row * size.width + column] = mixed
            }
        }
    }

    /// Straight RGBA rows, of colours that `convert` makes straight sRGB.
    func straight(_ convert: (SIMD4<Float>) -> SIMD4<Float>) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(4 * pixels.count)
        for pixel in pixels {
            let color = convert(pixel)
            for channel in 0..<4 { bytes.append(UInt8((min(max(color[channel], 0), 1) * 255).rounded())) }
        }
        return bytes
    }
}
