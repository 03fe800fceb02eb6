/// Content that moved in two directions and left or entered the picture.
extension PixelDifferences {
    /// How far all that changed moved, if that is what happened.
    ///
    /// Marks of each picture, a pixel with its neighbours, are looked for in the other one; the steps
    /// that most of them took are tried. Every change must be what stood a step before,
    /// and what stood there must be a step further; only what lies beyond the rim is not asked,
    /// and that may be half of the changes at most.
    func translation() -> (dx: Int, dy: Int)? {
        var votes = StepVotes()
        // From all over the changes, since some will have left the other picture, or not come yet.
        let samples = sampled(every: max(1, count / 256))
        for (sign, from, to) in [(1, old, new), (-1, new, old)] {
            votes.add(
                steps(of: marks(among: samples, in: from, most: 12), from, to, among: places), sign: sign)
        }
        return votes.likeliest.first { isExplained(by: $0) }.map { ($0.dx, $0.dy) }
    }

    private func isExplained(by step: Step) -> Bool {
        let distance = step.dy * old.width + step.dx
        var (came, went) = (0, 0)
        let areMoved = places.allSatisfy { x, y in
            let here = index(x, y)
            if contains(x - step.dx, y - step.dy) {
                guard new[here] == old[here - distance] else { return false }
                came += 1
            }
            if contains(x + step.dx, y + step.dy) {
                guard old[here] == new[here + distance] else { return false }
                went += 1
            }
            return true
        }
        return areMoved && min(came, went) * 2 >= count
    }

    private func contains(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && x < old.width && y >= 0 && y < old.height
    }

    /// Each `step`-th change, the first one included.
    private func sampled(every step: Int) -> [(x: Int, y: Int)] {
        var result: [(x: Int, y: Int)] = []
        // How many are to be passed over before the next one.
        var wait = 0
        for row in 0..<places.height {
            for column in 0..<places.rowWords {
                var left = places.bits(column: column, row: row)
                while left != 0 {
                    guard wait < left.nonzeroBitCount else {
                        wait -= left.nonzeroBitCount
                        break
                    }
                    while wait > 0 {
                        left &= left - 1
                        wait -= 1
                    }
                    result.append((column * 64 + left.trailingZeroBitCount, row))
                    wait = step
                }
            }
        }
        return result
    }
}
