internal import Pixels

/// The pixels that differ in a way one can see, of two pictures of one size.
struct PixelDifferences {
    /// Pixels that differ and have alpha in at least one picture.
    let count: Int
    /// Pixels that differ under alpha 0 only.
    let hidden: Int
    let box: Box?
    let places: [(x: Int32, y: Int32)]
    let old: PixelGrid
    let new: PixelGrid

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

    func index(_ place: (x: Int32, y: Int32)) -> Int {
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

    // MARK: - Clusters

    /// At most `limit` rectangles that hold all changes and lie at least 10 pixels apart.
    func clusters(limit: Int) -> [Box] {
        cluster(places.lazy.map { (Int($0.x), Int($0.y)) }, width: old.width, limit: limit)
    }
}
