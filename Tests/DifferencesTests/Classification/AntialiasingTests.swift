import Differences
import Pixels
import Testing
import TestSupport

/// "Anti-aliasing only" reassures, so it must never be said of a change, and be said where it is true.
@Suite struct AntialiasingTests {
    private typealias Color = SeededShapes.Color

    /// How many of each kind; a release build, where each takes a tenth of the time, looks at all 3,000 and 400.
    #if DEBUG
        private let changes = 25
        private let redrawings = 40
    #else
        private let changes = 500
        private let redrawings = 400
    #endif

    private func isCalledAntialiasing(_ old: Pixmap, _ new: Pixmap) -> Bool {
        classify(old, new).facts.contains { if case .antialiasingOnly = $0 { true } else { false } }
    }

    private func colors(using generator: inout SeededGenerator) -> (Color, Color) {
        func channel() -> Double { Double(Int.random(in: 0...255, using: &generator)) }
        while true {
            let (a, b) = ((channel(), channel(), channel()), (channel(), channel(), channel()))
            let contrast = max(abs(a.0 - b.0), abs(a.1 - b.1), abs(a.2 - b.2))
            if contrast > 60 { return (a, b) }
        }
    }

    /// One that a person should look at.
    enum Change: CaseIterable { case moved, recolored, thickened, replaced, pixel, dent }

    private func changed(
        _ shape: SeededShapes, _ change: Change, _ color: Color, _ ground: Color,
        using generator: inout SeededGenerator
    ) -> (Pixmap, Pixmap) {
        func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
        let before = shape.coverage(grid: 8)
        let old = SeededShapes.picture(before, color, on: ground)
        func drawn(_ shape: SeededShapes, _ color: Color, grown: Double = 0) -> Pixmap {
            SeededShapes.picture(shape.coverage(grid: 8, grown: grown), color, on: ground)
        }
        var other = shape
        switch change {
        case .moved:
            let step = [(1.0, 0.0), (0, 1), (0.7, 0.7), (-0.7, 0.7)].randomElement(using: &generator)!
            let length = number(0.25...2) * (Bool.random(using: &generator) ? 1 : -1)
            other.centre = (shape.centre.x + step.0 * length, shape.centre.y + step.1 * length)
            other.corners = shape.corners.map { ($0.x + step.0 * length, $0.y + step.1 * length) }
            return (old, drawn(other, color))
        case .recolored:
            let part = number(0.06...0.5)
            func toward(_ a: Double, _ b: Double) -> Double { (a + part * (b - a)).rounded() }
            let paler = (toward(color.0, ground.0), toward(color.1, ground.1), toward(color.2, ground.2))
            return (old, drawn(shape, paler))
        case .thickened:
            let grown = number(0.25...1.5) * (Bool.random(using: &generator) ? 1 : -1)
            return (old, drawn(shape, color, grown: grown))
        case .replaced:
            other = SeededShapes(using: &generator)
            return (old, drawn(other, color))
        case .pixel:
            // One pixel of an edge, or of the ground or the shape where no pixel is mixed.
            let mixed = before.indices.filter { before[$0] > 0 && before[$0] < 1 }
            let place = mixed.randomElement(using: &generator) ?? 0
            var shares = before
            shares[place] += shares[place] > 0.5 ? -0.5 : 0.5
            return (old, SeededShapes.picture(shares, color, on: ground))
        case .dent:
            // A few pixels beside each other lose a part of what they have.
            var shares = before
            let mixed = before.indices.filter { before[$0] > 0.3 && before[$0] < 1 }
            let place = mixed.randomElement(using: &generator) ?? 0
            for offset in [0, 1, SeededShapes.side] where place + offset < shares.count {
                shares[place + offset] *= 0.6
            }
            return (old, SeededShapes.picture(shares, color, on: ground))
        }
    }

    @Test(arguments: Change.allCases)
    func `No change that matters is called anti-aliasing`(change: Change) {
        var generator = SeededGenerator(state: 1600)
        var (said, count) = (0, 0)
        while count < changes {
            let shape = SeededShapes(using: &generator)
            let (color, ground) = colors(using: &generator)
            let (old, new) = changed(shape, change, color, ground, using: &generator)
            if old == new { continue }
            count += 1
            if isCalledAntialiasing(old, new) { said += 1 }
        }
        #expect(said == 0, "\(change): \(said) of \(count)")
    }

    /// Not of shapes along the pixels: there a raster of few samples puts each edge elsewhere, up to an eighth of a pixel,
    /// as moving or resizing the shape does. The samples lie off by a hundredth, since one that has them further off moves
    /// all that it draws.
    @Test func `Of shapes drawn with other samples nine of ten are called so, where no edge lies along them`()
    {
        var generator = SeededGenerator(state: 1700)
        var (said, count) = (0, 0)
        while count < redrawings {
            let shape = SeededShapes(using: &generator)
            let (color, ground) = colors(using: &generator)
            let grids = [(4, 16), (5, 16), (8, 16), (4, 8), (16, 5), (15, 6)].randomElement(
                using: &generator)!
            if shape.liesAlongPixels { continue }
            let off = (0.006 * Double(grids.1), -0.008 * Double(grids.1))
            let old = SeededShapes.picture(shape.coverage(grid: grids.0), color, on: ground)
            let new = SeededShapes.picture(shape.coverage(grid: grids.1, jitter: off), color, on: ground)
            if old == new { continue }
            count += 1
            if isCalledAntialiasing(old, new) { said += 1 }
        }
        #expect(said * 10 >= count * 9, "\(said) of \(count)")
    }
}
