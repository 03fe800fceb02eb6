import Differences
import Pixels
import TestSupport
import Testing

/// What a classification says of pictures by a second generator: nothing reassures that is a change, and what is none is
/// mostly found.
@Suite struct ReassuranceTests {
    /// Of each kind of change, and shapes drawn anew by each pair of rasterisers; a release build looks at all.
    #if DEBUG
        private let changes = 12
        private let redrawings = 12
    #else
        private let changes = 300
        private let redrawings = 120
    #endif

    private typealias Color = SIMD4<Double>

    private func color(using generator: inout SeededGenerator) -> Color {
        func channel() -> Double { Double(Int.random(in: 0...255, using: &generator)) }
        return Color(channel(), channel(), channel(), 255)
    }

    /// Two that one can tell apart.
    private func colors(using generator: inout SeededGenerator) -> (Color, Color) {
        while true {
            let (one, other) = (color(using: &generator), color(using: &generator))
            let step = one - other
            if max(step.max(), -step.min()) > 60 { return (one, other) }
        }
    }

    private func picture(
        _ shares: [Double], _ color: Color, on ground: Color, side: Int = ExactOutlines.side
    ) -> Pixmap {
        Pixmap(
            width: side, height: side,
            bytes: shares.flatMap { share -> [UInt8] in
                let mixed = ground + share * (color - ground)
                return (0..<4).map { UInt8(mixed[$0].rounded()) }
            })
    }

    private func isCalledAntialiasing(_ old: Pixmap, _ new: Pixmap) -> Bool {
        classify(old, new).facts.contains { if case .antialiasingOnly = $0 { true } else { false } }
    }

    enum Change: CaseIterable {
        case moved, edgeMoved, recolored, paler, thickened, thinned, replaced, rotated, softened, hardened,
            speck,
            gone, notched
    }

    private func changed(_ change: Change, using generator: inout SeededGenerator) -> (Pixmap, Pixmap) {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        let outlines = ExactOutlines(using: &generator)
        let (ink, ground) = colors(using: &generator)
        let before = outlines.areas
        let old = picture(before, ink, on: ground)
        func drawn(_ other: ExactOutlines) -> Pixmap { picture(other.areas, ink, on: ground) }
        let side = ExactOutlines.side
        switch change {
        case .moved:
            let way = [SIMD2(1.0, 0), SIMD2(0, 1), SIMD2(0.71, 0.71), SIMD2(0.71, -0.71), SIMD2(0.92, 0.39)]
                .randomElement(using: &generator)!
            return (old, drawn(outlines.moved(by: way * number(0.25...2.5))))
        case .edgeMoved:
            // A side that is long enough to be one.
            let loop = outlines.loops[0]
            let edges = loop.indices.filter { index in
                let along = loop[(index + 1) % loop.count] - loop[index]
                return (along * along).sum() > 25
            }
            guard let edge = edges.randomElement(using: &generator) else {
                return (old, drawn(outlines.moved(by: SIMD2(number(0.3...2), 0))))
            }
            let sign = Bool.random(using: &generator) ? 1.0 : -1
            return (old, drawn(outlines.pushed(edge: edge, by: number(0.3...2) * sign)))
        case .recolored: return (old, picture(before, color(using: &generator), on: ground))
        case .paler: return (old, picture(before, ink + (ground - ink) * number(0.05...0.6), on: ground))
        case .thickened: return (old, drawn(outlines.grown(by: number(0.25...1.2))))
        case .thinned: return (old, drawn(outlines.grown(by: -number(0.25...1.2))))
        case .replaced: return (old, drawn(ExactOutlines(using: &generator)))
        case .rotated: return (old, drawn(outlines.rotated(by: number(0.06...0.5))))
        case .softened, .hardened:
            let shares = before.indices.map { index -> Double in
                if change == .hardened { return before[index] >= 0.5 ? 1 : 0 }
                let (x, y) = (index % side, index / side)
                let near = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)].map { dx, dy in
                    before[min(max(y + dy, 0), side - 1) * side + min(max(x + dx, 0), side - 1)]
                }
                return near.reduce(0, +) / 5
            }
            return (old, picture(shares, ink, on: ground))
        case .speck:
            var shares = before
            let mixed = before.indices.filter { before[$0] > 0 && before[$0] < 1 }
            let place = mixed.randomElement(using: &generator) ?? 700
            shares[place] += (shares[place] > 0.5 ? -1 : 1) * number(0.25...0.5)
            return (old, picture(shares, ink, on: ground))
        case .gone: return (old, picture(before.map { _ in 0 }, ink, on: ground))
        case .notched:
            // A square of the shape has gone.
            var shares = before
            let inside = before.indices.filter {
                before[$0] > 0.9 && $0 % side < side - 3 && $0 / side < side - 3
            }
            let place = inside.randomElement(using: &generator) ?? 0
            for offset in [0, 1, 2, side, side + 1, 2 * side] { shares[place + offset] = 0 }
            return (old, picture(shares, ink, on: ground))
        }
    }

    @Test(arguments: Change.allCases)
    func `Of other shapes, too, no change that matters is called anti-aliasing`(change: Change) {
        var generator = SeededGenerator(state: 20_261_123)
        var (said, count) = (0, 0)
        while count < changes {
            let (old, new) = changed(change, using: &generator)
            if old == new { continue }
            count += 1
            if isCalledAntialiasing(old, new) { said += 1 }
        }
        #expect(said == 0, "\(change): \(said) of \(count)")
    }

    /// Two ways to draw the same outlines.
    enum Rasterizers: CaseIterable {
        case fourBesideExact, fiveBesideExact, eightBesideExact, exactBesideSixteen, linesBesideExact, levels
    }

    private func drawn(_ outlines: ExactOutlines, by way: Rasterizers) -> ([Double], [Double]) {
        switch way {
        case .fourBesideExact: (outlines.samples(4, 4), outlines.areas)
        case .fiveBesideExact: (outlines.samples(5, 5), outlines.areas)
        case .eightBesideExact: (outlines.areas, outlines.samples(8, 8))
        case .exactBesideSixteen: (outlines.areas, outlines.samples(16, 16))
        // Scan lines with ends in fractions of a pixel.
        case .linesBesideExact: (outlines.samples(16, 4), outlines.areas)
        // Of 16 steps.
        case .levels: (outlines.areas, outlines.areas.map { ($0 * 16).rounded() / 16 })
        }
    }

    @Test(arguments: Rasterizers.allCases)
    func `Of other shapes, too, three of four that were drawn anew are called so`(way: Rasterizers) {
        var generator = SeededGenerator(state: 20_261_124)
        var (said, count) = (0, 0)
        while count < redrawings {
            let outlines = ExactOutlines(using: &generator)
            let (ink, ground) = colors(using: &generator)
            let (one, other) = drawn(outlines, by: way)
            let (old, new) = (picture(one, ink, on: ground), picture(other, ink, on: ground))
            if old == new { continue }
            count += 1
            if isCalledAntialiasing(old, new) { said += 1 }
        }
        #expect(said * 4 >= count * 3, "\(way): \(said) of \(count)")
    }

    // MARK: - Sizes and recolourings

    /// The same with other colours under alpha 0, and more or fewer lines at each side.
    private func resized(
        _ shares: [Double], _ ink: Color, _ sides: (top: Int, left: Int, bottom: Int, right: Int),
        using generator: inout SeededGenerator
    ) -> Pixmap {
        let side = ExactOutlines.side
        let (width, height) = (side + sides.left + sides.right, side + sides.top + sides.bottom)
        return Pixmap(
            width: width, height: height,
            bytes: (0..<(width * height)).flatMap { index -> [UInt8] in
                let (x, y) = (index % width - sides.left, index / width - sides.top)
                let isInside = x >= 0 && y >= 0 && x < side && y < side
                let alpha = isInside ? UInt8((255 * shares[y * side + x]).rounded()) : 0
                func channel(_ place: Int) -> UInt8 {
                    alpha == 0 ? UInt8.random(in: 0...255, using: &generator) : UInt8(ink[place])
                }
                return [channel(0), channel(1), channel(2), alpha]
            })
    }

    /// Lines that came less those that went.
    private func growth(_ facts: [Classification.Fact]) -> SIMD2<Int> {
        facts.reduce(SIMD2(0, 0)) { sum, fact in
            switch fact {
            case .insertedRows(_, let count): sum &+ SIMD2(0, count)
            case .removedRows(_, let count): sum &- SIMD2(0, count)
            case .insertedColumns(_, let count): sum &+ SIMD2(count, 0)
            case .removedColumns(_, let count): sum &- SIMD2(count, 0)
            default: sum
            }
        }
    }

    @Test func `Crops and paddings are told on any sides, whatever colours lie under alpha 0`() {
        var generator = SeededGenerator(state: 20_261_125)
        var (told, count) = (0, 0)
        while count < changes * 4 {
            let outlines = ExactOutlines(using: &generator)
            let (ink, shares) = (color(using: &generator), outlines.areas)
            func some(_ most: Int) -> Int {
                Bool.random(using: &generator) ? 0 : .random(in: 1...most, using: &generator)
            }
            let before = (top: some(9), left: some(9), bottom: some(9), right: some(9))
            // Lines came in both directions, or went, or one of each; more went than there are beside the shape.
            let signs = SIMD2(
                Bool.random(using: &generator) ? 1 : -1, Bool.random(using: &generator) ? 1 : -1)
            let after = (
                top: before.top + signs.y * some(18), left: before.left + signs.x * some(18),
                bottom: before.bottom + signs.y * some(18), right: before.right + signs.x * some(18)
            )
            let old = resized(shares, ink, before, using: &generator)
            let new = resized(shares, ink, after, using: &generator)
            let step = SIMD2(new.width - old.width, new.height - old.height)
            if step == SIMD2(0, 0) { continue }
            count += 1
            let facts = classify(old, new).facts
            let hasLines = growth(facts) != SIMD2(0, 0)
            if hasLines { told += 1 }
            #expect(!hasLines || growth(facts) == step, "\(facts)")
            #expect(facts.contains { if case .sizeChange = $0 { true } else { false } })
        }
        #expect(told == count, "\(told) of \(count)")
    }

    @Test func `A recolouring is told with its share, however its edges are mixed`() {
        var generator = SeededGenerator(state: 20_261_126)
        var (told, count) = (0, 0)
        while count < changes * 4 {
            let outlines = ExactOutlines(using: &generator)
            let (ink, ground) = colors(using: &generator)
            let next = color(using: &generator)
            let shares = outlines.areas
            let others = [
                outlines.samples(4, 4), outlines.samples(8, 8), shares.map { $0 * $0 },
                shares.map { $0.squareRoot() },
            ]
            let other = others.randomElement(using: &generator)!
            let (old, new) = (picture(shares, ink, on: ground), picture(other, next, on: ground))
            func hex(_ color: Color) -> String {
                "#"
                    + (0..<3).map { place in
                        let value = Int(color[place])
                        return String(value / 16, radix: 16) + String(value % 16, radix: 16)
                    }.joined().uppercased()
            }
            let (inked, inkedAnew) = (
                picture([1], ink, on: ground, side: 1), picture([1], next, on: ground, side: 1)
            )
            let direct = shares.indices.count {
                old[$0 % 64, $0 / 64] == inked[0, 0] && new[$0 % 64, $0 / 64] == inkedAnew[0, 0]
            }
            let all = shares.indices.count { old[$0 % 64, $0 / 64] != new[$0 % 64, $0 / 64] }
            // Where most of the shape is its edge, nothing is most of the change; near colours are none.
            let steps = [ink - ground, next - ground, next - ink].map { max($0.max(), -$0.min()) }
            guard direct * 10 > all * 6, steps.allSatisfy({ $0 > 40 }) else { continue }
            count += 1
            for fact in classify(old, new).facts {
                switch fact {
                case .recolor(let from, let to, _), .dominantRecolor(let from, let to, _, _):
                    told += 1
                    #expect("\(from) \(to)" == "\(hex(ink)) \(hex(next))")
                    if case .dominantRecolor(_, _, let pixels, let total) = fact {
                        #expect(pixels == direct && total == all)
                    }
                default: break
                }
            }
        }
        #expect(told * 20 >= count * 19, "\(told) of \(count)")
    }
}
