import Pixels
import TestSupport

/// One small change that a person made, or one drawing by two formulas of coverage, on a ground of one colour.
struct SmallChange {
    typealias Color = SIMD4<Double>

    /// What became of a shape, and how much.
    enum Kind: CaseIterable { case moved, grown, pushed, stretched, recolored, paler }

    let kind: Kind
    /// Of a pixel, or of 255.
    let amount: Double
    let old: Pixmap
    let new: Pixmap

    /// Whether geometry changed by a quarter of a pixel or more.
    var isLarge: Bool { kind != .recolored && kind != .paler && amount >= 0.25 }

    /// Both are drawn by one formula, which is exact or counts samples.
    init(using generator: inout SeededGenerator) {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        let outlines = ExactOutlines.drawing(using: &generator)
        let (ink, ground) = Self.colors(using: &generator)
        let grid = [nil, (4, 4), (8, 8), (16, 15)].randomElement(using: &generator)!
        func shares(_ outlines: ExactOutlines) -> [Double] {
            grid.map { outlines.samples($0.0, $0.1) } ?? outlines.areas
        }
        let sign = Bool.random(using: &generator) ? 1.0 : -1
        kind = Kind.allCases.randomElement(using: &generator)!
        let step = [1.0 / 16, 1.0 / 8, 3.0 / 16, 1.0 / 4, 3.0 / 8, 1.0 / 2, 3.0 / 4, 1]
            .randomElement(using: &generator)!
        let before = shares(outlines)
        old = Self.picture(before, ink, on: ground)
        switch kind {
        case .moved:
            amount = step
            let way = [SIMD2(1.0, 0), SIMD2(0, 1), SIMD2(0.6, 0.8), SIMD2(0.8, -0.6), SIMD2(0.28, 0.96)]
                .randomElement(using: &generator)!
            new = Self.picture(shares(outlines.moved(by: way * step * sign)), ink, on: ground)
        case .grown:
            // To both sides, as a stroke's width does.
            amount = step
            new = Self.picture(shares(outlines.grown(by: step / 2 * sign)), ink, on: ground)
        case .pushed:
            amount = step
            let edge = outlines.longestEdge
            new = Self.picture(shares(outlines.pushed(edge: edge, by: step * sign)), ink, on: ground)
        case .stretched:
            amount = step
            let reach = 1 + sign * step / 16
            new = Self.picture(shares(outlines.stretched(by: SIMD2(reach, 1))), ink, on: ground)
        case .recolored:
            amount = Double(Int.random(in: 1...8, using: &generator))
            var other = ink
            for place in 0..<3 where place == 0 || Bool.random(using: &generator) {
                let next = ink[place] + sign * amount
                other[place] = next < 0 || next > 255 ? ink[place] - sign * amount : next
            }
            new = Self.picture(before, other, on: ground)
        case .paler:
            amount = [1, 2, 3, 5, 8, 13, 26].randomElement(using: &generator)!
            new = Self.picture(before, ink + (ground - ink) * (amount / 255), on: ground)
        }
    }

    /// The same outlines by two formulas.
    static func redrawn(using generator: inout SeededGenerator) -> (old: Pixmap, new: Pixmap) {
        let outlines = ExactOutlines.drawing(using: &generator)
        let (ink, ground) = colors(using: &generator)
        // Four and eight samples, fifteen scan lines with ends in fractions, and areas of 64 steps.
        let grids = [(4, 4), (8, 8), (16, 4), (16, 15)]
        var coverages = grids.map { outlines.samples($0.0, $0.1) }
        coverages.append(outlines.areas.map { ($0 * 64).rounded() / 64 })
        let one = Int.random(in: 0..<coverages.count, using: &generator)
        let other = Bool.random(using: &generator) ? outlines.areas : coverages[(one + 1) % coverages.count]
        return (picture(coverages[one], ink, on: ground), picture(other, ink, on: ground))
    }

    private static func colors(using generator: inout SeededGenerator) -> (Color, Color) {
        func channel() -> Double { Double(Int.random(in: 0...255, using: &generator)) }
        while true {
            let (one, other) = (
                Color(channel(), channel(), channel(), 255), Color(channel(), channel(), channel(), 255)
            )
            let step = one - other
            if max(step.max(), -step.min()) > 60 { return (one, other) }
        }
    }

    private static func picture(_ shares: [Double], _ color: Color, on ground: Color) -> Pixmap {
        Pixmap(
            width: ExactOutlines.side, height: ExactOutlines.side,
            bytes: shares.flatMap { share -> [UInt8] in
                let mixed = ground + share * (color - ground)
                return (0..<4).map { UInt8(mixed[$0].rounded()) }
            })
    }
}

extension ExactOutlines {
    /// Half of them shapes, half lines from half a pixel to three, some of which lie along the pixels.
    fileprivate static func drawing(using generator: inout SeededGenerator) -> Self {
        var outlines = ExactOutlines(using: &generator)
        if Bool.random(using: &generator) { return outlines }
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        outlines.loops = (0..<Int.random(in: 1...3, using: &generator)).map { index in
            let middle = SIMD2(number(24...40), 12 + 18 * Double(index) + number(0...4))
            let (half, width) = (number(8...20), number(0.25...1.5))
            let along =
                Bool.random(using: &generator) ? SIMD2(1.0, 0) : SIMD2(number(0.8...1), number(-0.4...0.4))
            let way = along / (along * along).sum().squareRoot()
            let (reach, side) = (way * half, SIMD2(-way.y, way.x) * width)
            return [
                middle - reach - side, middle + reach - side, middle + reach + side, middle - reach + side,
            ]
        }
        return outlines
    }

    fileprivate var longestEdge: Int {
        let loop = loops[0]
        func length(_ edge: Int) -> Double {
            let along = loop[(edge + 1) % loop.count] - loop[edge]
            return (along * along).sum()
        }
        return loop.indices.max { length($0) < length($1) } ?? 0
    }

    fileprivate func stretched(by factors: SIMD2<Double>) -> Self {
        var result = self
        let middle = SIMD2(32.0, 32)
        result.loops = loops.map { $0.map { middle + ($0 - middle) * factors } }
        return result
    }
}
