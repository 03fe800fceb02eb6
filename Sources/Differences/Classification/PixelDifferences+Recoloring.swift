/// One colour for another.
extension PixelDifferences {
    /// The recolouring that explains every change, if there is one.
    ///
    /// The geometry must stay, else text that was rewritten would be a recolouring of its ground,
    /// and a shape that came or went one of what lies under it.
    func recolor(names: ColorNames) -> Classification.Fact? {
        guard let frequencies = pairs(atMost: 4096) else { return nil }
        let rim = places.rim
        guard let pair = filling(frequencies, rim) ?? thin(frequencies.keys, rim) else { return nil }
        return .recolor(
            from: Self.named(pair.from, names), to: Self.named(pair.to, names), pixels: count)
    }

    /// The recolouring that explains most changes, where no fact explains all: its edges may be mixed another way, as by
    /// another renderer or under colour management.
    ///
    /// The pair must be more than half of the changes, and the geometry must stay as for a recolouring, but for one
    /// pixel of fifty along its rim.
    func dominantRecolor(names: ColorNames) -> Classification.Fact? {
        guard let (pair, pixels) = majority, pixels * 2 > count else { return nil }
        let (from, to) = Self.pair(pair)
        let rim = places.rim
        guard keepsGeometry(from: from, to: to, rim, mostFaults: pixels / 50) else { return nil }
        return .dominantRecolor(
            from: Self.named(from, names), to: Self.named(to, names), pixels: pixels, of: count)
    }

    /// How often each pair of colours stands at a change; `nil` where there are more than `limit`, which no one
    /// mapping explains.
    private func pairs(atMost limit: Int) -> [UInt64: Int]? {
        var frequencies: [UInt64: Int] = [:]
        // Most are the same as the one before.
        var last: (pair: UInt64, count: Int) = (0, 0)
        let areFew = places.allSatisfy { x, y in
            let pair = UInt64(old[index(x, y)]) << 32 | UInt64(new[index(x, y)])
            if pair == last.pair {
                last.count += 1
                return true
            }
            if last.count > 0 { frequencies[last.pair, default: 0] += last.count }
            last = (pair, 1)
            return frequencies.count <= limit
        }
        guard areFew else { return nil }
        if last.count > 0 { frequencies[last.pair, default: 0] += last.count }
        return frequencies.count <= limit ? frequencies : nil
    }

    /// The only pair that can stand at more than half of the changes, and at how many it does: after Boyer and Moore, a
    /// vote in which each other pair takes one away, and a count. No vote where a sample has none that could.
    private var majority: (pair: UInt64, pixels: Int)? {
        guard mayHaveMajority else { return nil }
        func pair(_ x: Int, _ y: Int) -> UInt64 {
            UInt64(old[index(x, y)]) << 32 | UInt64(new[index(x, y)])
        }
        var leader: (pair: UInt64, votes: Int) = (0, 0)
        places.allSatisfy { x, y in
            let own = pair(x, y)
            if leader.votes == 0 {
                leader = (own, 1)
            } else {
                leader.votes += own == leader.pair ? 1 : -1
            }
            return true
        }
        guard leader.votes > 0 else { return nil }
        var pixels = 0
        places.allSatisfy { x, y in
            pixels += pair(x, y) == leader.pair ? 1 : 0
            return true
        }
        return (leader.pair, pixels)
    }

    /// Whether any pair stands at a quarter of a thousand changes, or there are few.
    ///
    /// One at half of all changes misses that about once in 10⁵⁰ pictures: the places are drawn from a fixed sequence
    /// that no pattern of a picture follows.
    private var mayHaveMajority: Bool {
        guard count > 100_000 else { return true }
        var frequencies: [UInt64: Int] = [:]
        var (state, drawn) = (UInt64(0x9E37_79B9_7F4A_7C15), 0)
        // Pictures with sparse changes have none at most places.
        for _ in 0..<1_000_000 where drawn < 1000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            let place = Int((state &>> 33) % UInt64(places.width * places.height))
            let (x, y) = (place % places.width, place / places.width)
            guard places.contains(x, y) else { continue }
            frequencies[UInt64(old[place]) << 32 | UInt64(new[place]), default: 0] += 1
            drawn += 1
        }
        return drawn < 1000 || frequencies.values.contains { $0 * 4 >= drawn }
    }

    private typealias ColorPair = (from: UInt32, to: UInt32)

    /// Of areas that are filled, whatever lies behind their edges.
    ///
    /// The most frequent pair of colours is taken for it. Every change must be that pair or a
    /// mixture of it (`Recolouring.explains`): at every change the old colour became the new one,
    /// the new one stands nowhere that the old one did not, and neither borders on a change without
    /// being part of it.
    private func filling(_ frequencies: [UInt64: Int], _ rim: PixelSet) -> ColorPair? {
        // Ties are broken by the colours, never by the dictionary's order.
        guard let best = frequencies.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
            return nil
        }
        let pair = Self.pair(best.key)
        let recoloring = Recoloring(from: pair.from, to: pair.to)
        let isExplained = frequencies.keys.allSatisfy { key in
            let (old, new) = Self.pair(key)
            return recoloring.explains(old, new)
        }
        guard isExplained, keepsGeometry(from: pair.from, to: pair.to, rim, mostFaults: 0) else { return nil }
        return pair
    }

    /// Whether the old colour was replaced where it stood, and not drawn elsewhere or cut off.
    ///
    /// Only changes at the rim have neighbours that stayed.
    private func keepsGeometry(
        from: UInt32, to: UInt32, _ rim: PixelSet, mostFaults: Int
    ) -> Bool {
        var faults = 0
        let isKept = rim.allSatisfy { x, y in
            let near = old.neighbourhood(x, y)
            for row in near.y {
                for column in near.x where !places.contains(column, row) {
                    let color = old[index(column, row)]
                    guard color == from || color == to else { continue }
                    faults += 1
                    return faults <= mostFaults
                }
            }
            return true
        }
        guard isKept, hasRun(from: from, to: to) else { return false }
        // The rows and columns of an edge have runs too.
        let around = colorsAround(rim).prefix(8)
        return !around.contains { one in
            around.contains { other in one < other && areMixtures(from, to, of: one, other) }
        }
    }

    /// Whether one of the pixels that became the new colour has two neighbours that did: single pixels and the steps
    /// of a soft edge have no run of one colour.
    private func hasRun(from: UInt32, to: UInt32) -> Bool {
        !places.allSatisfy { x, y in
            guard old[index(x, y)] == from, new[index(x, y)] == to else { return true }
            var run = -1
            let near = old.neighbourhood(x, y)
            for row in near.y {
                for column in near.x
                where old[index(column, row)] == from && new[index(column, row)] == to { run += 1 }
            }
            return run < 2
        }
    }

    /// Of shapes on plain ground that may be thinner than a pixel (`CoverageRecolouring`).
    ///
    /// Two of them in two pixels of one colour each are no shape, and whatever lies next to the
    /// changes must be the ground, or so thinly covered that both colours are rounded alike.
    private func thin(_ keys: some Collection<UInt64>, _ rim: PixelSet) -> ColorPair? {
        let around = colorsAround(rim)
        guard count > 2, let ground = around.first else { return nil }
        // The pixel that is covered most; ties are broken by the colours.
        let most = keys.max { first, second in
            (contrast(first, to: ground), first) < (contrast(second, to: ground), second)
        }
        guard let most else { return nil }
        let pair = Self.pair(most)
        guard
            let recoloring = CoverageRecoloring(from: pair.from, to: pair.to, ground: ground),
            around.allSatisfy({ recoloring.explains($0, $0) })
        else { return nil }
        let isExplained = keys.allSatisfy { key in
            let (old, new) = Self.pair(key)
            return recoloring.explains(old, new)
        }
        return isExplained ? pair : nil
    }

    private func contrast(_ key: UInt64, to ground: UInt32) -> Double {
        let (old, new) = Self.pair(key)
        let under = premultiplied(ground)
        return zip(premultiplied(old) + premultiplied(new), under + under)
            .reduce(0) { $0 + abs($1.0 - $1.1) }
    }

    /// Colours that stand unchanged next to changes, the most frequent first; empty where there
    /// are more than 64, since that is no plain ground.
    private func colorsAround(_ rim: PixelSet) -> [UInt32] {
        var counts: [UInt32: Int] = [:]
        // Most are the same as the one before.
        var last: (color: UInt32, count: Int) = (0, 0)
        let areFew = rim.allSatisfy { x, y in
            let near = old.neighbourhood(x, y)
            for row in near.y {
                for column in near.x where !places.contains(column, row) {
                    let color = old[index(column, row)]
                    if color != last.color {
                        if last.count > 0 { counts[last.color, default: 0] += last.count }
                        last = (color, 0)
                    }
                    last.count += 1
                }
            }
            return counts.count <= 64
        }
        guard areFew else { return [] }
        if last.count > 0 { counts[last.color, default: 0] += last.count }
        return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    }

    private static func pair(_ key: UInt64) -> ColorPair {
        (UInt32(key >> 32), UInt32(key & 0xFFFF_FFFF))
    }

    private static func named(
        _ word: UInt32, _ names: ColorNames
    ) -> Classification.NamedColor {
        func channel(_ shift: UInt32) -> UInt8 { UInt8(word >> shift & 255) }
        var color = Classification.NamedColor(
            red: channel(0), green: channel(8), blue: channel(16), alpha: channel(24))
        color.name = names.name(of: color.hex)
        return color
    }
}
