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
    let old: PictureGrid
    let new: PictureGrid
    /// The largest CIEDE2000 difference, where it is known already.
    private let perceived: Double?

    init(_ old: Pixmap, _ new: Pixmap, _ found: DifferingPlaces) {
        (count, hidden, box, places) = (found.count, found.hidden, found.box, found.places)
        perceived = found.perceived
        let (width, height) = (places.width, places.height)
        self.old = PictureGrid(old, width: width, height: height, hidingColors: hidden > 0)
        self.new = PictureGrid(new, width: width, height: height, hidingColors: hidden > 0)
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
        if let perceived { return perceived < limit ? perceived : nil }
        let measure = PerceivedDifference()
        // A look at some from all over, since most pictures have one above the limit soon.
        for y in stride(from: 0, to: places.height, by: max(1, places.height / 64)) {
            for column in 0..<places.rowWords {
                let bits = places.bits(column: column, row: y)
                let place = index(column * 64 + bits.trailingZeroBitCount, y)
                guard bits == 0 || measure(old[place], new[place]) < limit else { return nil }
            }
        }
        var judge = PerceivedJudge(threshold: limit.nextDown)
        for row in 0..<places.height {
            for column in 0..<places.rowWords {
                let bits = places.bits(column: column, row: row)
                let start = index(column * 64, row)
                guard bits == 0 || judge.above(bits, { (old[start + $0], new[start + $0]) }) == 0 else {
                    return nil
                }
            }
        }
        return judge.worst
    }
}
