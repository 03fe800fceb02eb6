package import Pixels

extension Pixmap {
    /// A picture of up to `colorCount` random colours in random rectangles, or noise.
    package static func random(
        using generator: inout SeededGenerator, maxSide: Int = 70
    ) -> Pixmap {
        let width = Int.random(in: 1...maxSide, using: &generator)
        let height = Int.random(in: 1...maxSide, using: &generator)
        return random(width: width, height: height, using: &generator)
    }

    package static func random(
        width: Int, height: Int, using generator: inout SeededGenerator
    ) -> Pixmap {
        let isOpaque = Bool.random(using: &generator)
        let colorCount = [1, 2, 3, 5, 16, 17, 200, 256, 257, 4000].randomElement(
            using: &generator)!
        let colors: [[UInt8]] = (0..<colorCount).map { _ in
            let word = UInt32.random(in: 0...(.max), using: &generator)
            return [
                UInt8(word >> 24), UInt8(word >> 16 & 255), UInt8(word >> 8 & 255),
                isOpaque ? 255 : UInt8(word & 255),
            ]
        }
        var picture = (0..<(width * height)).map { _ in colors[0] }
        if Bool.random(using: &generator) {
            for index in picture.indices {
                picture[index] = colors.randomElement(using: &generator)!
            }
        } else {
            for color in colors.prefix(40) {
                let left = Int.random(in: 0..<width, using: &generator)
                let top = Int.random(in: 0..<height, using: &generator)
                let right = Int.random(in: left..<width, using: &generator)
                let bottom = Int.random(in: top..<height, using: &generator)
                for y in top...bottom {
                    for x in left...right { picture[y * width + x] = color }
                }
            }
        }
        return Pixmap(width: width, height: height, bytes: picture.flatMap { $0 })
    }
}

extension Pixmap {
    /// This picture with some pixels in another colour.
    package func painted(_ places: [(Int, Int)], _ color: (UInt8, UInt8, UInt8, UInt8)) -> Pixmap {
        var bytes = bytes
        for (x, y) in places {
            let start = (y * width + x) * 4
            bytes.replaceSubrange(
                start..<(start + 4), with: [color.0, color.1, color.2, color.3])
        }
        return Pixmap(width: width, height: height, bytes: bytes)
    }
}

/// The same numbers in every run (SplitMix64).
package struct SeededGenerator: RandomNumberGenerator {
    package var state: UInt64

    package init(state: UInt64) { self.state = state }

    package mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
