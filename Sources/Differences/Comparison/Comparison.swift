package import Drawing
package import Pixels

/// What a comparison found.
package struct Comparison: Hashable, Sendable {
    package enum Verdict: String, Codable, Hashable, Sendable {
        /// Every pixel is the same in both.
        case identical
        /// There are differences, all of them within what the options allow.
        case equal
        case different
        /// The pictures have different sizes, which no option allows.
        case size
    }

    package var verdict: Verdict
    /// Pixels that differ by more than the threshold; with `ssim`, all that differ at all in a
    /// picture that fails. Where sizes differ, every pixel that only one picture has.
    package var pixels: Int
    /// `pixels` as a part of those that at least one picture has: 0 to 1.
    package var fraction: Double
    /// Pixels that both pictures have and that differ at all, those below the threshold included.
    package var differing = 0
    /// Pixels that differ under alpha 0 only, which nobody sees. The exact mode counts them too.
    package var hidden = 0
    /// The largest difference of a channel, 0 to 255, over all pixels that both have; without those
    /// under alpha 0 where others differ too.
    package var maxDelta: Int
    /// Pixels above the threshold that look like anti-aliasing and were not counted.
    package var antialiased: Int
    /// The smallest rectangle around the counted pixels, without those under alpha 0 where others
    /// differ too.
    package var box: Box?
    /// Rectangles around clusters of them, top to bottom, when the options ask for them.
    package var clusters: [Box] = []
    package var mode: ComparisonMode
    /// What was allowed, on the mode's own scale.
    package var threshold = 0.0
    /// With `ciede2000` the largest ΔE, with `ssim` one less the similarity.
    package var score: Double?
    /// Pixels that at least one picture has; 0 where files were the same byte for byte.
    package var canvas: Int
    /// Drawn when the options ask for it, on a canvas that holds both pictures.
    package var difference: Pixmap?

    /// Whether the pictures pass for the same.
    package var passes: Bool { verdict == .identical || verdict == .equal }
}

/// A rectangle of whole pixels.
package struct Box: Hashable, Sendable {
    package var x: Int
    package var y: Int
    package var width: Int
    package var height: Int

    package init(x: Int, y: Int, width: Int, height: Int) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// x, y, width, height.
    package var numbers: [Int] { [x, y, width, height] }

    /// The smallest rectangle around this one and another.
    func union(_ other: Box) -> Box {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Box(
            x: left, y: top, width: max(x + width, other.x + other.width) - left,
            height: max(y + height, other.y + other.height) - top)
    }

    /// Whether less than `gap` pixels lie between two rectangles in both directions.
    func isNear(_ other: Box, gap: Int) -> Bool {
        x < other.x + other.width + gap && other.x < x + width + gap
            && y < other.y + other.height + gap && other.y < y + height + gap
    }
}

// MARK: - JSON

extension Box: Codable {
    /// Four numbers: x, y, width, height.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        for number in numbers { try container.encode(number) }
    }

    package init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        x = try container.decode(Int.self)
        y = try container.decode(Int.self)
        width = try container.decode(Int.self)
        height = try container.decode(Int.self)
    }
}

extension Comparison: Encodable {
    private enum Key: String, CodingKey {
        case verdict, pixels, fraction, maxDelta, antialiased, box, mode, score
    }

    /// The numbers without the picture; a missing box is `null`, a missing score is left out.
    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(verdict, forKey: .verdict)
        try container.encode(pixels, forKey: .pixels)
        try container.encode(fraction, forKey: .fraction)
        try container.encode(maxDelta, forKey: .maxDelta)
        try container.encode(antialiased, forKey: .antialiased)
        try container.encode(box, forKey: .box)
        try container.encode(mode, forKey: .mode)
        try container.encodeIfPresent(score, forKey: .score)
    }
}
