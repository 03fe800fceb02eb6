internal import Pixels

/// The pixels that differ in a way one can see, of two pictures of one size.
struct Changes {
    /// Pixels that differ and have alpha in at least one picture.
    let count: Int
    /// Pixels that differ under alpha 0 only.
    let hidden: Int
    let box: Box?
    private let places: [(x: Int32, y: Int32)]
    private let old: PixelGrid
    private let new: PixelGrid

    init(_ old: Pixmap, _ new: Pixmap) {
        let (a, b) = (PixelGrid(old), PixelGrid(new))
        var places: [(x: Int32, y: Int32)] = []
        var hidden = 0
        var box = GrowingBox()
        forEachDifferingPixel(old, new) { x, y, offset in
            if (a[offset / 4] | b[offset / 4]) >> 24 == 0 {
                hidden += 1
            } else {
                places.append((Int32(truncatingIfNeeded: x), Int32(truncatingIfNeeded: y)))
                box.add(x, y)
            }
        }
        count = places.count
        self.hidden = hidden
        self.box = box.box
        self.places = places
        self.old = a
        self.new = b
    }

    private func index(_ place: (x: Int32, y: Int32)) -> Int {
        Int(place.y) * old.width + Int(place.x)
    }

    /// The largest CIEDE2000 difference when all are below `limit`; stops at the first that is not.
    func maxPerceivedDifference(below limit: Double) -> Double? {
        var worst = 0.0
        for place in places {
            let difference = perceivedDifference(old[index(place)], new[index(place)])
            guard difference < limit else { return nil }
            worst = max(worst, difference)
        }
        return worst
    }

    /// Whether every change looks like anti-aliasing in one of the pictures.
    var areAntialiasing: Bool {
        let metric = PixelmatchMetric(background: .checkerboard)
        return places.allSatisfy { place in
            let (x, y) = (Int(place.x), Int(place.y))
            return metric.isAntialiased(old, other: new, x: x, y: y)
                || metric.isAntialiased(new, other: old, x: x, y: y)
        }
    }

    // MARK: - One colour for another

    /// The recolouring that explains every change, if there is one.
    ///
    /// The most frequent pair of colours is taken for it. Every change must be that pair or a
    /// mixture of it (`Recolouring.explains`), and the geometry must stay: at every change the old
    /// colour became the new one, the new one stands nowhere that the old one did not, and neither
    /// borders on a change without being part of it. Else text that was rewritten would be a
    /// recolouring of its ground, and a shape that came or went one of what lies under it.
    func recolour(names: ColorNames) -> Classification.Fact? {
        var frequencies: [UInt64: Int] = [:]
        for place in places {
            let pair = UInt64(old[index(place)]) << 32 | UInt64(new[index(place)])
            frequencies[pair, default: 0] += 1
            // With this many pairs, one mapping does not explain them.
            if frequencies.count > 4096 { return nil }
        }
        // Ties are broken by the colours, never by the dictionary's order.
        guard let best = frequencies.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else {
            return nil
        }
        let (from, to) = (UInt32(best.key >> 32), UInt32(best.key & 0xFFFF_FFFF))
        let recolouring = Recolouring(from: from, to: to)
        let isExplained = frequencies.keys.allSatisfy { pair in
            recolouring.explains(UInt32(pair >> 32), UInt32(pair & 0xFFFF_FFFF))
        }
        guard isExplained, keepsGeometry(from: from, to: to) else { return nil }
        return .recolour(
            from: Self.named(from, names), to: Self.named(to, names), pixels: count)
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
        return hasRun
    }

    private static func named(
        _ word: UInt32, _ names: ColorNames
    ) -> Classification.NamedColour {
        func channel(_ shift: UInt32) -> UInt8 { UInt8(word >> shift & 255) }
        var colour = Classification.NamedColour(
            red: channel(0), green: channel(8), blue: channel(16), alpha: channel(24))
        colour.name = names.name(of: colour.hex)
        return colour
    }

    // MARK: - Clusters

    /// At most `limit` rectangles that hold all changes and lie at least 10 pixels apart.
    func clusters(limit: Int) -> [Box] {
        cluster(places.lazy.map { (Int($0.x), Int($0.y)) }, width: old.width, limit: limit)
    }
}
