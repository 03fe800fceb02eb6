/// What a walk over two pictures leaves behind of the pixels that differ.
struct DifferingPlaces {
    /// Those with alpha in at least one picture.
    private(set) var places: PixelSet
    /// Their number.
    private(set) var count = 0
    /// Pixels that differ under alpha 0 only.
    private(set) var hidden = 0
    /// The largest CIEDE2000 difference of those with alpha, where a comparison has it.
    var perceived: Double?
    private var bounds = GrowingBox()

    /// Around the places; `nil` where there are none.
    var box: Box? { bounds.box }

    /// Of a part at the top left that both pictures have.
    init(width: Int, height: Int) { places = PixelSet(width: width, height: height) }

    @inline(__always)
    mutating func add(_ stretch: DifferingStretch) {
        let shown = stretch.shown
        hidden += stretch.hidden.nonzeroBitCount
        guard shown != 0 else { return }
        count += shown.nonzeroBitCount
        places.insert(shown, column: stretch.column, row: stretch.row)
        bounds.add(stretch.column * 64 + shown.trailingZeroBitCount, stretch.row)
        bounds.add(stretch.column * 64 + 63 - shown.leadingZeroBitCount, stretch.row)
    }
}
