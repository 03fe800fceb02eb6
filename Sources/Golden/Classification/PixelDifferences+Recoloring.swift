/// One colour for another.
extension PixelDifferences {
    /// The recolouring that explains every change, if there is one.
    ///
    /// The geometry must stay, else text that was rewritten would be a recolouring of its ground,
    /// and a shape that came or went one of what lies under it.
    func recolor(names: ColorNames) -> Classification.Fact? {
        var frequencies: [UInt64: Int] = [:]
        for place in places {
            let pair = UInt64(old[index(place)]) << 32 | UInt64(new[index(place)])
            frequencies[pair, default: 0] += 1
            // With this many pairs, one mapping does not explain them.
            if frequencies.count > 4096 { return nil }
        }
        guard let pair = filling(frequencies) ?? thin(frequencies.keys) else { return nil }
        return .recolor(
            from: Self.named(pair.from, names), to: Self.named(pair.to, names), pixels: count)
    }

    private typealias ColorPair = (from: UInt32, to: UInt32)

    /// Of areas that are filled, whatever lies behind their edges.
    ///
    /// The most frequent pair of colours is taken for it. Every change must be that pair or a
    /// mixture of it (`Recolouring.explains`): at every change the old colour became the new one,
    /// the new one stands nowhere that the old one did not, and neither borders on a change without
    /// being part of it.
    private func filling(_ frequencies: [UInt64: Int]) -> ColorPair? {
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
        guard isExplained, keepsGeometry(from: pair.from, to: pair.to) else { return nil }
        return pair
    }

    /// Whether the old colour was replaced where it stood, and not drawn elsewhere or cut off.
    private func keepsGeometry(from: UInt32, to: UInt32) -> Bool {
        // Single pixels and the steps of a soft edge have no run of one colour.
        var hasRun = false
        for place in places {
            let (x, y) = (Int(place.x), Int(place.y))
            let isDirect = old[index(place)] == from && new[index(place)] == to
            var run = 0
            let near = old.neighbourhood(x, y)
            for row in near.y {
                for column in near.x where column != x || row != y {
                    let neighbour = row * old.width + column
                    let (a, b) = (old[neighbour], new[neighbour])
                    if a == b, a == from || a == to { return false }
                    if isDirect, a == from, b == to { run += 1 }
                }
            }
            hasRun = hasRun || run >= 2
        }
        // The rows and columns of an edge have runs too.
        let around = colorsAround.prefix(8)
        return hasRun
            && !around.contains { one in
                around.contains { other in one < other && areMixtures(from, to, of: one, other) }
            }
    }

    /// Of shapes on plain ground that may be thinner than a pixel (`CoverageRecolouring`).
    ///
    /// Two of them in two pixels of one colour each are no shape, and whatever lies next to the
    /// changes must be the ground, or so thinly covered that both colours are rounded alike.
    private func thin(_ keys: some Collection<UInt64>) -> ColorPair? {
        let around = colorsAround
        guard places.count > 2, let ground = around.first else { return nil }
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
    private var colorsAround: [UInt32] {
        var counts: [UInt32: Int] = [:]
        // Most are the same as the one before.
        var last: (color: UInt32, count: Int) = (0, 0)
        for place in places {
            let (x, y) = (Int(place.x), Int(place.y))
            let near = old.neighbourhood(x, y)
            for row in near.y {
                for column in near.x {
                    let color = old[row * old.width + column]
                    guard color == new[row * old.width + column] else { continue }
                    if color != last.color {
                        if last.count > 0 { counts[last.color, default: 0] += last.count }
                        last = (color, 0)
                    }
                    last.count += 1
                }
            }
            if counts.count > 64 { return [] }
        }
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
