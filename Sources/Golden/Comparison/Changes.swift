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
    /// The most frequent pair of colours is taken for it. A pixel that mixes the old colour with
    /// another must have gone the same part of the way in every channel, to within 2 of 255 for
    /// rounding: if old = t·from + (1−t)·other and new = t·to + (1−t)·other, then
    /// new − old = t·(to − from).
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
        let (from, to) = (Self.channels(best.key >> 32), Self.channels(best.key & 0xFFFF_FFFF))
        let step = zip(from, to).map { $1 - $0 }
        let isExplained = frequencies.keys.allSatisfy { pair in
            let (a, b) = (Self.channels(pair >> 32), Self.channels(pair & 0xFFFF_FFFF))
            return Self.isPart(zip(a, b).map { $1 - $0 }, of: step)
        }
        guard isExplained else { return nil }
        return .recolour(
            from: Self.named(from, names), to: Self.named(to, names), pixels: count)
    }

    private static func channels(_ word: UInt64) -> [Int] {
        (0..<4).map { Int(word >> UInt64($0 * 8) & 255) }
    }

    private static func isPart(_ change: [Int], of step: [Int]) -> Bool {
        guard let main = step.indices.max(by: { abs(step[$0]) < abs(step[$1]) }) else {
            return false
        }
        let part = Double(change[main]) / Double(step[main])
        guard part >= 0, part <= 1 else { return false }
        return step.indices.allSatisfy {
            abs(Double(change[$0]) - part * Double(step[$0])) <= 2
        }
    }

    private static func named(
        _ channels: [Int], _ names: ColorNames
    ) -> Classification.NamedColour {
        let bytes = channels.map { UInt8($0) }
        var colour = Classification.NamedColour(
            red: bytes[0], green: bytes[1], blue: bytes[2], alpha: bytes[3])
        colour.name = names.name(of: colour.hex)
        return colour
    }

    // MARK: - Clusters

    /// At most `limit` rectangles that hold all changes and lie at least 10 pixels apart.
    func clusters(limit: Int) -> [Box] {
        cluster(places.lazy.map { (Int($0.x), Int($0.y)) }, width: old.width, limit: limit)
    }
}
