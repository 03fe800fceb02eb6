internal import Pixels

/// The pixels that differ in a way one can see, of two pictures of one size.
struct PixelDifferences {
    /// Pixels that differ and have alpha in at least one picture.
    let count: Int
    /// Pixels that differ under alpha 0 only.
    let hidden: Int
    let box: Box?
    let places: PixelSet
    /// Both hide colours under alpha 0 where such differ.
    let old: PixelGrid
    let new: PixelGrid

    init(_ old: Pixmap, _ new: Pixmap, _ found: DifferingPlaces) {
        (count, hidden, box, places) = (found.count, found.hidden, found.box, found.places)
        let (width, height) = (places.width, places.height)
        self.old = PixelGrid(old, width: width, height: height, hidingColors: hidden > 0)
        self.new = PixelGrid(new, width: width, height: height, hidingColors: hidden > 0)
    }

    /// Of the part at the top left that both pictures have, all of it where they have one size.
    init(_ old: Pixmap, _ new: Pixmap) {
        let (width, height) = (min(old.width, new.width), min(old.height, new.height))
        var found = DifferingPlaces(width: width, height: height)
        forEachDifferingStretch(old, new, width: width, height: height) { found.add($0) }
        self.init(old, new, found)
    }

    /// Rows count first, as in both grids.
    @inline(__always)
    func index(_ x: Int, _ y: Int) -> Int { y &* old.width &+ x }

    /// The largest CIEDE2000 difference when all are below `limit`.
    func maxPerceivedDifference(below limit: Double) -> Double? {
        var measure = PerceivedDifference()
        func difference(_ x: Int, _ y: Int) -> Double { measure(old[index(x, y)], new[index(x, y)]) }
        // A look at some from all over, since most pictures have one above the limit soon.
        for y in stride(from: 0, to: places.height, by: max(1, places.height / 64)) {
            for column in 0..<places.rowWords {
                let bits = places.bits(column: column, row: y)
                guard bits == 0 || difference(column * 64 + bits.trailingZeroBitCount, y) < limit else {
                    return nil
                }
            }
        }
        var worst = 0.0
        let areBelow = places.allSatisfy { x, y in
            let difference = difference(x, y)
            worst = max(worst, difference)
            return difference < limit
        }
        return areBelow ? worst : nil
    }
}
