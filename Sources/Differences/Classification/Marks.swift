/// A way that something may have moved.
struct Step: Hashable {
    var dx: Int
    var dy: Int

    var length: Int { abs(dx) + abs(dy) }
}

/// How many marks took which way.
struct StepVotes {
    private var votes: [Step: Int] = [:]

    /// The ways that each of some marks may have taken; those of marks that stand in many places do not count.
    mutating func add(_ ways: [[Step]], sign: Int) {
        for steps in ways where steps.count <= 4 {
            for step in steps { votes[Step(dx: sign * step.dx, dy: sign * step.dy), default: 0] += 1 }
        }
    }

    /// The four ways that most took, the shortest first of those that as many did.
    var likeliest: [Step] {
        votes.filter { $0.key.length > 0 }.sorted {
            ($1.value, $0.key.length, $0.key.dx, $0.key.dy)
                < ($0.value, $1.key.length, $1.key.dx, $1.key.dy)
        }.prefix(4).map(\.key)
    }
}

/// Those places of some whose surroundings in a picture have many colours, at most `most` from all over them.
func marks(among places: [(x: Int, y: Int)], in picture: PictureGrid, most: Int) -> [(x: Int, y: Int)] {
    let rated = places.compactMap { place -> (colors: Int, place: (x: Int, y: Int))? in
        // Not on the rim, and of more than one colour, else it is like many others.
        guard place.x > 0, place.y > 0, place.x < picture.width - 1, place.y < picture.height - 1 else {
            return nil
        }
        let colors = Set((0..<9).map { picture[near(place.x, place.y, $0, in: picture)] }).count
        return colors > 1 ? (colors, place) : nil
    }
    let richest = rated.map(\.colors).max() ?? 0
    let rich = rated.filter { $0.colors * 2 > richest }.map(\.place)
    let count = min(rich.count, most)
    return (0..<count).map { rich[$0 * rich.count / count] }
}

/// For each mark of one picture, the ways to the first five places where another one has it, of those in `places` if
/// they are given.
func steps(
    of marks: [(x: Int, y: Int)], _ from: PictureGrid, _ to: PictureGrid, among places: PixelSet? = nil
) -> [[Step]] {
    if marks.isEmpty { return [] }
    var result = [[Step]](repeating: [], count: marks.count)
    let centres = marks.map { from[$0.y * from.width + $0.x] }
    let kinds = ColorKinds(of: centres)
    func look(_ x: Int, _ y: Int) {
        let word = to[y * to.width + x]
        for (number, mark) in marks.enumerated()
        where centres[number] == word && result[number].count < 5 {
            let isAlike = (0..<9).allSatisfy {
                from[near(mark.x, mark.y, $0, in: from)] == to[near(x, y, $0, in: to)]
            }
            if isAlike { result[number].append(Step(dx: x - mark.x, dy: y - mark.y)) }
        }
    }
    if let places {
        places.allSatisfy { x, y in
            let isInside = x > 0 && y > 0 && x < to.width - 1 && y < to.height - 1
            if isInside, kinds.mayHold(to[y * to.width + x]) { look(x, y) }
            return true
        }
        return result
    }
    for y in 1..<max(to.height - 1, 1) {
        for x in 1..<max(to.width - 1, 1) where kinds.mayHold(to[y * to.width + x]) { look(x, y) }
    }
    return result
}

/// The index of one of nine: the pixel and its neighbours.
private func near(_ x: Int, _ y: Int, _ number: Int, in picture: PictureGrid) -> Int {
    (y + number / 3 - 1) * picture.width + x + number % 3 - 1
}

/// Which of 4,096 kinds some colours are of, a bit each: most pixels, even of noise, are of none that is looked for.
private struct ColorKinds {
    private var bits = [UInt64](repeating: 0, count: 64)

    init(of colors: [UInt32]) {
        for color in colors {
            let kind = Self.kind(of: color)
            bits[kind >> 6] |= 1 &<< UInt64(kind & 63)
        }
    }

    @inline(__always)
    func mayHold(_ color: UInt32) -> Bool {
        let kind = Self.kind(of: color)
        return bits[kind &>> 6] &>> UInt64(kind & 63) & 1 != 0
    }

    @inline(__always)
    private static func kind(of color: UInt32) -> Int { Int((color &* 0x9E37_79B1) &>> 20) }
}
