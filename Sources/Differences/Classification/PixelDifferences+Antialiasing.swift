/// Other anti-aliasing of the same shapes.
///
/// Who reads "anti-aliasing only" looks no further, so all of this must hold of each change:
/// - It lies between two colours that stand unchanged in plain areas beside it, before and after it is a mixture of these
///   two, and its share of the second changed by a quarter at most.
/// - In both pictures the share falls to one side and rises to another: thin lines, dots and ends of lines have no such
///   pixels, and whether these kept their colour cannot be told.
/// - It is not alone: where a share changed by more than a sixteenth, more than half of the mixed pixels around it did.
/// - The edge stayed: no step in any direction and no even growth explains the changes around it that is longer than
///   `Self.longestStep`.
/// - All edges together are as soft as they were, or about so.
extension PixelDifferences {
    /// Of a pixel. A raster of four by four samples has edges an eighth from where they should be, and shares rise less
    /// than the edge that they are measured by.
    private static let longestStep = 0.22
    private static let mostChange = 0.25

    var areAntialiasing: Bool {
        // What was found around a place holds for those beside it.
        var seen: Set<Place> = []
        var softness = SIMD2(0.0, 0)
        let areEdges = places.allSatisfy { x, y in
            guard let edge = edge(at: x, y), edge.isPlausible(self, x, y) else { return false }
            softness += SIMD2(edge.softness(old[index(x, y)]), edge.softness(new[index(x, y)]))
            let place = Place(x: x / 3, y: y / 3, edge: edge)
            return !seen.insert(place).inserted || edge.stays(self, x, y)
        }
        // Samples make edges up to half as soft again; a blur of a pixel makes them at least three quarters softer. One
        // pixel more is left to few changes.
        return areEdges && softness.max() - softness.min() <= 0.35 * softness.max() + 1
    }

    private struct Place: Hashable {
        let x: Int
        let y: Int
        let edge: Edge
    }

    /// The two plain colours that a change is a mixture of before and after; `nil` where there are none.
    private func edge(at x: Int, _ y: Int) -> Edge? {
        // At the tip of a shape its own colour is further away.
        for distance in [2, 4, 7] {
            let colors = plainColors(around: x, y, distance)
            for (number, one) in colors.enumerated() {
                for other in colors[..<number] {
                    let edge = Edge(from: min(one, other), to: max(one, other))
                    guard let edge, edge.share(old[index(x, y)]) != nil,
                        edge.share(new[index(x, y)]) != nil
                    else { continue }
                    return edge
                }
            }
        }
        return nil
    }

    /// Colours of unchanged pixels with two neighbours of their own colour, at most six.
    private func plainColors(around x: Int, _ y: Int, _ distance: Int) -> [UInt32] {
        var colors: [UInt32] = []
        for row in max(y - distance, 0)...min(y + distance, old.height - 1) {
            for column in max(x - distance, 0)...min(x + distance, old.width - 1) {
                let color = old[index(column, row)]
                guard colors.last != color, !places.contains(column, row), !colors.contains(color) else {
                    continue
                }
                let near = old.neighbourhood(column, row)
                var equal = -1
                for nextRow in near.y {
                    for nextColumn in near.x
                    where old[index(nextColumn, nextRow)] == color && !places.contains(nextColumn, nextRow) {
                        equal += 1
                    }
                }
                if equal >= 2 { colors.append(color) }
                if colors.count == 6 { return colors }
            }
        }
        return colors
    }

    /// Two colours, and how much of the second a mixture has.
    fileprivate struct Edge: Hashable {
        /// Of 255, for rounding; nearer colours tell no shares.
        private static let slack = 2.0
        private static let contrast = 24.0

        private let from: UInt32
        private let to: UInt32
        private let start: SIMD4<Double>
        private let step: SIMD4<Double>

        static func == (one: Edge, other: Edge) -> Bool { (one.from, one.to) == (other.from, other.to) }

        func hash(into hasher: inout Hasher) {
            hasher.combine(from)
            hasher.combine(to)
        }

        init?(from: UInt32, to: UInt32) {
            (self.from, self.to) = (from, to)
            start = Self.vector(from)
            step = Self.vector(to) - start
            guard max(step.max(), -step.min()) >= Self.contrast else { return nil }
        }

        /// 0 for the first colour to 1 for the second; `nil` for what is no mixture of these.
        func share(_ word: UInt32) -> Double? {
            if word == from { return 0 }
            if word == to { return 1 }
            let color = Self.vector(word) - start
            let part = (color * step).sum() / (step * step).sum()
            guard part > -0.02, part < 1.02 else { return nil }
            let rest = color - part * step
            return max(rest.max(), -rest.min()) <= Self.slack ? min(max(part, 0), 1) : nil
        }

        /// 0 for a plain colour, 1 for as much of the one as of the other.
        func softness(_ word: UInt32) -> Double {
            let share = share(word) ?? 0
            return 4 * share * (1 - share)
        }

        private static func vector(_ word: UInt32) -> SIMD4<Double> {
            let color = premultiplied(word)
            return SIMD4(color[0], color[1], color[2], color[3])
        }

        /// Whether one change alone may be anti-aliasing.
        func isPlausible(_ changes: PixelDifferences, _ x: Int, _ y: Int) -> Bool {
            let place = changes.index(x, y)
            guard let before = share(changes.old[place]), let after = share(changes.new[place]),
                abs(after - before) <= mostChange + 0.01
            else { return false }
            return isBetween(changes.old, before, x, y) && isBetween(changes.new, after, x, y)
        }

        /// Whether the share falls and rises around a place; at the end of its range, whether it changes at all.
        private func isBetween(_ grid: PixelGrid, _ own: Double, _ x: Int, _ y: Int) -> Bool {
            let near = grid.neighbourhood(x, y)
            var (least, most) = (own, own)
            for row in near.y {
                for column in near.x {
                    guard let share = share(grid[row * grid.width + column]) else { continue }
                    (least, most) = (min(least, share), max(most, share))
                }
            }
            let noise = 0.004
            return (least < own - noise || own <= 0.02) && (most > own + noise || own >= 0.98)
                && most - least > noise
        }

        /// Whether the edge around a change stayed where it was, and enough of it changed.
        func stays(_ changes: PixelDifferences, _ x: Int, _ y: Int) -> Bool {
            let (old, new) = (changes.old, changes.new)
            let reach = 5
            let (left, top) = (max(x - reach, 0), max(y - reach, 0))
            let (right, bottom) = (min(x + reach, old.width - 1), min(y + reach, old.height - 1))
            let width = right - left + 1
            // Shares of both pictures; those of colours that are no mixtures are not numbers.
            var before = [Double](repeating: .nan, count: width * (bottom - top + 1))
            var after = before
            for row in top...bottom {
                for column in left...right {
                    let (place, here) = ((row - top) * width + column - left, changes.index(column, row))
                    before[place] = share(old[here]) ?? .nan
                    after[place] =
                        changes.places.contains(column, row) ? share(new[here]) ?? .nan : before[place]
                }
            }
            var fit = StepFit()
            var (mixed, changed, largest) = (0, 0, 0.0)
            for row in (top + 1)..<max(bottom, top + 1) {
                for column in (left + 1)..<max(right, left + 1) {
                    let place = (row - top) * width + column - left
                    let change = after[place] - before[place]
                    guard !change.isNaN else { continue }
                    let isMixed =
                        before[place] > 0.02 && before[place] < 0.98
                        || after[place] > 0.02 && after[place] < 0.98
                    if isMixed, abs(column - x) <= 3, abs(row - y) <= 3 {
                        mixed += 1
                        changed += change != 0 ? 1 : 0
                        largest = max(largest, abs(change))
                    }
                    func mean(_ offset: Int) -> Double {
                        (before[place + offset] + after[place + offset]) / 2
                    }
                    let acrossX = (mean(1) - mean(-1)) / 2
                    let acrossY = (mean(width) - mean(-width)) / 2
                    guard !acrossX.isNaN, !acrossY.isNaN else { continue }
                    fit.add(change, acrossX, acrossY)
                }
            }
            return (largest <= 1.0 / 16 || changed * 2 > mixed) && fit.longest <= longestStep
        }
    }
}

/// The step, in each of four directions and as even growth, that explains changes of shares best: where shares rise
/// by g a pixel, a step of s takes g·s away, so that s is −Σ(change · g) / Σ g².
private struct StepFit {
    private var sums = [(product: Double, square: Double)](repeating: (0, 0), count: 5)

    mutating func add(_ change: Double, _ acrossX: Double, _ acrossY: Double) {
        let half = 0.5.squareRoot()
        let slopes = [
            acrossX, acrossY, (acrossX + acrossY) * half, (acrossX - acrossY) * half,
            (acrossX * acrossX + acrossY * acrossY).squareRoot(),
        ]
        for (number, slope) in slopes.enumerated() {
            sums[number].product += change * slope
            sums[number].square += slope * slope
        }
    }

    /// In pixels; of directions in which hardly anything rises, none.
    var longest: Double {
        let most = sums.map(\.square).max() ?? 0
        return sums.reduce(0) { longest, sum in
            sum.square < most / 16 || sum.square == 0 ? longest : max(longest, abs(sum.product / sum.square))
        }
    }
}
