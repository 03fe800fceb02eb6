/// What the changes of edges come to, from row to row of pixels, and whether all of these edges may have stayed.
struct EdgeTally {
    /// The largest change of a channel.
    private(set) var levels: Float = 0
    /// How far the edges of a cell moved, of those that moved furthest.
    private(set) var longest = 0.0

    private var softness = SIMD2<Double>.zero
    /// The sum of all changes along their edges' colours, that of their lengths, and both of the changes themselves.
    private var sums = (signed: 0.0, length: 0.0)
    private var colors = (signed: SIMD4<Double>.zero, length: 0.0)
    /// Of the row of cells at hand, of the row of blocks, and of the picture.
    private var cells: [EdgeSteps?]
    private var blocks: [EdgeSteps?]
    private var all = EdgeSteps()
    /// Of cells.
    private var row = 0

    /// Small enough that what moved alone is not lost among other edges, and large enough for a mean.
    private static let cell = 16
    /// About as large as what a motion has all of.
    private static let block = 128

    private enum Limit {
        /// Of a pixel. Four lines of samples a pixel put an edge along them up to an eighth off, and the slope of an edge is
        /// measured a third too low at most.
        static let step = 0.2
        /// The part of the changes that a motion of that length or longer may explain. Of shapes redrawn by another rasteriser
        /// a step explains less than 0.2 in nine of ten; of moves by a sixteenth of a pixel, in nine of ten more than 0.55.
        /// A line that moved along itself differs at its ends alone, which is less.
        static let motions: [(EdgeSteps.Motion, part: Double, length: Double)] = [
            (.step, 0.25, 0.015), (.any, 0.45, 0.04), (.any, 0.65, 0.02), (.any, 0.75, 0.01),
        ]
        /// The part of all changes that may point one way; recolourings of thin lines and of text have 0.9.
        static let bias = 0.7
        /// Samples make edges up to half as soft again; a blur of a pixel makes them at least three quarters softer. One
        /// pixel more is left to few changes.
        static let softness = (part: 0.35, pixels: 1.0)
    }

    init(width: Int) {
        cells = Array(repeating: nil, count: width / Self.cell + 1)
        blocks = Array(repeating: nil, count: width / Self.block + 1)
    }

    /// Takes one change, of a row of pixels that is none before the last one's; whether the edges may have stayed.
    mutating func add(_ change: EdgeChange, _ x: Int, _ y: Int) -> Bool {
        while row < y / Self.cell {
            guard closeCells() else { return false }
        }
        levels = max(levels, change.step.max(), -change.step.min())
        let shares = SIMD2<Double>(change.shares)
        softness += 4 * shares * (1 - shares)
        sums.signed += Double(change.change)
        sums.length += Double(abs(change.change))
        colors.signed += SIMD4<Double>(change.step)
        colors.length += Double((change.step * change.step).sum().squareRoot())
        let column = x / Self.cell
        if cells[column] == nil { cells[column] = EdgeSteps() }
        cells[column]?.add(change, x % Self.cell, y % Self.cell)
        return true
    }

    /// Whether the edges stayed, after the last change.
    mutating func finish() -> Bool {
        guard closeCells(), closeBlocks(), stays(all) else { return false }
        let way = (colors.signed * colors.signed).sum().squareRoot()
        let isEven = abs(sums.signed) <= Limit.bias * sums.length && way <= Limit.bias * colors.length
        let (least, most) = (softness.min(), softness.max())
        return isEven && most - least <= Limit.softness.part * most + Limit.softness.pixels
    }

    private func stays(_ steps: EdgeSteps) -> Bool {
        Limit.motions.allSatisfy { motion, part, length in
            let found = steps.likeliest(motion)
            return found.part <= part || found.length <= length
        }
    }

    private mutating func closeCells() -> Bool {
        let (perBlock, top) = (Self.block / Self.cell, row * Self.cell % Self.block)
        for column in cells.indices {
            guard let steps = cells[column].take() else { continue }
            longest = max(longest, steps.likeliest(.stepAndGrowth).length)
            guard longest <= Limit.step else { return false }
            let block = column / perBlock
            if blocks[block] == nil { blocks[block] = EdgeSteps() }
            blocks[block]?.add(steps, x: column % perBlock * Self.cell, y: top)
        }
        row += 1
        return row % perBlock != 0 || closeBlocks()
    }

    private mutating func closeBlocks() -> Bool {
        for column in blocks.indices {
            guard let steps = blocks[column].take() else { continue }
            guard stays(steps) else { return false }
            all.add(steps, x: column * Self.block, y: (row - 1) / (Self.block / Self.cell) * Self.block)
        }
        return true
    }
}
