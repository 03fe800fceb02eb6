/// Content that moved in two directions and left or entered the picture.
extension PixelDifferences {
    /// How far all that changed moved, if that is what happened.
    ///
    /// Marks of each picture, a pixel with its neighbours, are looked for in the other one; the steps
    /// that most of them took are tried. Every change must be what stood a step before,
    /// and what stood there must be a step further; only what lies beyond the rim is not asked,
    /// and that may be half of the changes at most.
    func translation() -> (dx: Int, dy: Int)? {
        var votes: [Step: Int] = [:]
        for (sign, from, to) in [(1, old, new), (-1, new, old)] {
            for steps in steps(of: marks(in: from), from, to) where steps.count <= 4 {
                for step in steps { votes[Step(dx: sign * step.dx, dy: sign * step.dy), default: 0] += 1 }
            }
        }
        votes[Step(dx: 0, dy: 0)] = nil
        let likeliest = votes.sorted {
            ($1.value, $0.key.length, $0.key.dx, $0.key.dy)
                < ($0.value, $1.key.length, $1.key.dx, $1.key.dy)
        }
        return likeliest.prefix(4).first { isExplained(by: $0.key) }.map { ($0.key.dx, $0.key.dy) }
    }

    private struct Step: Hashable {
        var dx: Int
        var dy: Int

        var length: Int { abs(dx) + abs(dy) }
    }

    private func isExplained(by step: Step) -> Bool {
        let distance = step.dy * old.width + step.dx
        var (came, went) = (0, 0)
        for place in places {
            let (x, y) = (Int(place.x), Int(place.y))
            let here = index(place)
            if contains(x - step.dx, y - step.dy) {
                guard new[here] == old[here - distance] else { return false }
                came += 1
            }
            if contains(x + step.dx, y + step.dy) {
                guard old[here] == new[here + distance] else { return false }
                went += 1
            }
        }
        return min(came, went) * 2 >= count
    }

    private func contains(_ x: Int, _ y: Int) -> Bool {
        x >= 0 && x < old.width && y >= 0 && y < old.height
    }

    // MARK: - Marks

    /// At most 12 changed places whose surroundings in a picture have many colours, from all over the
    /// changes, since some will have left the other picture, or not come yet.
    private func marks(in picture: PixelGrid) -> [Int] {
        let stride = max(1, places.count / 256)
        let rated = Swift.stride(from: 0, to: places.count, by: stride).compactMap {
            sample -> (colors: Int, index: Int)? in
            let (x, y) = (Int(places[sample].x), Int(places[sample].y))
            // Not on the rim, and of more than one colour, else it is like many others.
            guard x > 0, y > 0, x < old.width - 1, y < old.height - 1 else { return nil }
            let colors = Set((0..<9).map { picture[near(index(places[sample]), $0)] }).count
            return colors > 1 ? (colors, index(places[sample])) : nil
        }
        let most = rated.map(\.colors).max() ?? 0
        let rich = rated.filter { $0.colors * 2 > most }.map(\.index)
        return (0..<min(rich.count, 12)).map { rich[$0 * rich.count / min(rich.count, 12)] }
    }

    /// One of nine: the pixel and its neighbours.
    private func near(_ index: Int, _ number: Int) -> Int {
        index + (number / 3 - 1) * old.width + number % 3 - 1
    }

    private func looksAlike(_ from: PixelGrid, _ mark: Int, _ to: PixelGrid, _ place: Int) -> Bool {
        for number in 0..<9 where from[near(mark, number)] != to[near(place, number)] { return false }
        return true
    }

    /// For each mark of one picture, the ways to the first five places where another one has it.
    private func steps(of marks: [Int], _ from: PixelGrid, _ to: PixelGrid) -> [[Step]] {
        var result = [[Step]](repeating: [], count: marks.count)
        if marks.isEmpty { return [] }
        let centres = marks.map { from[$0] }
        // One bit for each of 64 kinds of colours: most pixels are of none that is looked for.
        func kind(_ word: UInt32) -> UInt64 { 1 << UInt64((word &* 0x9E37_79B1) >> 26) }
        let kinds = centres.reduce(0) { $0 | kind($1) }
        for y in 1..<max(old.height - 1, 1) {
            for x in 1..<max(old.width - 1, 1) {
                let word = to[y * old.width + x]
                guard kinds & kind(word) != 0 else { continue }
                for (number, mark) in marks.enumerated()
                where centres[number] == word && result[number].count < 5 {
                    guard looksAlike(from, mark, to, y * old.width + x) else { continue }
                    result[number].append(
                        Step(dx: x - mark % old.width, dy: y - mark / old.width))
                }
            }
        }
        return result
    }
}
