import Drawing
package import Pixels

/// Holds two pictures against each other. The order does not matter but for the ground of the
/// difference picture, which shows the first.
///
/// Pictures of different sizes are aligned at their top left corners: the part that both have is
/// compared, and every pixel that only one of them has counts as different. Where one is wider and the
/// other taller, neither has the corner that both leave free: it is no part of anything.
package func compare(
    _ old: Pixmap, _ new: Pixmap, options: ComparisonOptions = ComparisonOptions()
) throws(ComparisonError) -> Comparison {
    var nothing: DifferingPlaces?
    return try compare(old, new, options: options, gathering: &nothing)
}

/// The same; where `changes` is not `nil`, all that differs in the part that both have is added to it on the way,
/// whatever is judged about it.
func compare(
    _ old: Pixmap, _ new: Pixmap, options: ComparisonOptions,
    gathering changes: inout DifferingPlaces?
) throws(ComparisonError) -> Comparison {
    let threshold = try options.validated()
    try options.validateMask(for: old, new)
    let width = max(old.width, new.width)
    let height = max(old.height, new.height)
    let hasOneSize = (old.width, old.height) == (new.width, new.height)
    var drawing =
        options.drawsDifference
        ? DifferencePicture(width: width, height: height, ground: old, options: options) : nil
    if old == new {
        return Comparison(
            verdict: .identical, pixels: 0, fraction: 0, maxDelta: 0, antialiased: 0, box: nil,
            mode: options.mode, threshold: threshold, score: nil, canvas: width * height,
            difference: drawing?.pixmap)
    }
    let shared = (width: min(old.width, new.width), height: min(old.height, new.height))
    var tally = Tally(
        old, new, shared: shared, canvas: (width, height), options: options, threshold: threshold)
    tally.changes = changes.take()
    tally.count(drawing: &drawing)
    changes = tally.changes.take()
    // Of each row, what the longer of the two has beyond the shared part.
    for y in 0..<(hasOneSize ? 0 : height) {
        let end = max(y < old.height ? old.width : 0, y < new.height ? new.width : 0)
        for x in min(y < shared.height ? shared.width : 0, end)..<end {
            tally.add(x, y)
            drawing?.mark(x, y, options.differenceColor)
        }
    }
    tally.finish()
    let total =
        old.width * old.height + new.width * new.height - shared.width * shared.height
    let verdict: Comparison.Verdict =
        if !hasOneSize {
            .size
        } else if tally.pixels <= options.allowed.limit(of: total) {
            .equal
        } else {
            .different
        }
    return Comparison(
        verdict: verdict, pixels: tally.pixels,
        fraction: total == 0 ? 0 : Double(tally.pixels) / Double(total),
        differing: tally.differing, hidden: tally.hidden, maxDelta: tally.maxDelta,
        antialiased: tally.antialiased,
        box: tally.box.box,
        clusters: tally.places?.clusters(limit: clusterLimit) ?? [],
        mode: options.mode, threshold: threshold, score: tally.score, canvas: total,
        difference: drawing?.pixmap)
}

/// Counts while it walks over the pixels that differ.
private struct Tally {
    var pixels = 0
    /// Pixels that differ at all, whatever is judged about them.
    var differing = 0
    var hidden = 0
    var maxDelta = 0
    var antialiased = 0
    var box = GrowingBox()
    /// Of the counted pixels, where clusters are asked for.
    var places: PixelSet?
    /// Of all that differ, if that was asked for.
    var changes: DifferingPlaces?
    var score: Double?

    private var hiddenBox = GrowingBox()
    private var hiddenDelta = 0
    private let old: Pixmap
    private let new: Pixmap
    private let shared: (width: Int, height: Int)
    private let options: ComparisonOptions
    private let threshold: Double

    /// What is to be done about one pixel.
    private enum PixelVerdict {
        case same
        case antialiased
        case different(becameDarker: Bool)
    }

    init(
        _ old: Pixmap, _ new: Pixmap, shared: (width: Int, height: Int),
        canvas: (width: Int, height: Int), options: ComparisonOptions, threshold: Double
    ) {
        self.old = old
        self.new = new
        self.shared = shared
        if options.findsClusters { places = PixelSet(width: canvas.width, height: canvas.height) }
        self.options = options
        self.threshold = threshold
    }

    /// Takes the box and the largest difference from what was hidden, if nothing else differs.
    mutating func finish() {
        guard box.box == nil, maxDelta == 0 else { return }
        (box, maxDelta) = (hiddenBox, hiddenDelta)
    }

    /// Counts a pixel that only the exact mode looks at.
    mutating func addHidden(_ x: Int, _ y: Int, delta: Int) {
        pixels += 1
        hiddenBox.add(x, y)
        hiddenDelta = max(hiddenDelta, delta)
        places?.insert(x, y)
    }

    mutating func add(_ x: Int, _ y: Int) {
        pixels += 1
        box.add(x, y)
        places?.insert(x, y)
    }

    mutating func count(drawing: inout DifferencePicture?) {
        switch options.mode {
        case .exact: walk(&drawing) { _, _, _ in .different(becameDarker: false) }
        case .maxDelta:
            let limit = Int(threshold)
            walk(&drawing) { _, _, delta in
                delta > limit ? .different(becameDarker: false) : .same
            }
        case .pixelmatch6: countPixelmatch(background: .white, drawing: &drawing)
        case .pixelmatch7: countPixelmatch(background: .checkerboard, drawing: &drawing)
        case .ciede2000: countPerceived(drawing: &drawing)
        case .ssim: countStructure(drawing: &drawing)
        }
    }

    private mutating func countPixelmatch(
        background: PixelmatchMetric.Background, drawing: inout DifferencePicture?
    ) {
        let metric = PixelmatchMetric(background: background)
        let limit = PixelmatchMetric.limit(threshold: threshold)
        let (a, b) = grids
        let includesAll = options.includesAntialiased
        walk(&drawing) { x, y, _ in
            let delta = metric.difference(a, b, at: y * a.width + x)
            guard abs(delta) > limit else { return .same }
            if !includesAll,
                metric.isAntialiased(a, other: b, x: x, y: y)
                    || metric.isAntialiased(b, other: a, x: x, y: y)
            {
                return .antialiased
            }
            return .different(becameDarker: delta < 0)
        }
    }

    private mutating func countPerceived(drawing: inout DifferencePicture?) {
        var judge = PerceivedJudge(threshold: threshold)
        var above: UInt64 = 0
        walk(&drawing) { stretch, bits in
            above = judge.above(bits) { stretch.words(at: $0) }
        } verdict: { x, _, _ in
            above &>> UInt64(x & 63) & 1 != 0 ? .different(becameDarker: false) : .same
        }
        score = judge.worst
        if options.ignored == nil { changes?.perceived = judge.worst }
    }

    /// The picture passes or fails as a whole; when it fails, all that differs is counted.
    private mutating func countStructure(drawing: inout DifferencePicture?) {
        let (a, b) = grids
        let loss = 1 - structuralSimilarity(a, b, ignoring: options.ignored)
        let fails = !(loss <= threshold)
        score = loss
        walk(&drawing) { _, _, _ in fails ? .different(becameDarker: false) : .same }
    }

    /// The part that both pictures have.
    private var grids: (PictureGrid, PictureGrid) {
        (
            PictureGrid(old, width: shared.width, height: shared.height),
            PictureGrid(new, width: shared.width, height: shared.height)
        )
    }

    /// Takes each pixel that differs and is not under the mask; those of a stretch that have alpha are shown to `prepare`
    /// first.
    @inline(__always)
    private mutating func walk(
        _ drawing: inout DifferencePicture?,
        prepare: (_ stretch: DifferingStretch, _ shown: UInt64) -> Void = { _, _ in },
        verdict: (_ x: Int, _ y: Int, _ delta: Int) -> PixelVerdict
    ) {
        // Only `exact` looks at colours that nobody can see.
        let seesHidden = options.mode == .exact
        forEachDifferingStretch(old, new, width: shared.width, height: shared.height) { stretch in
            changes?.add(stretch)
            let ignored = options.ignored.map { stretch.places(coveredBy: $0) } ?? 0
            prepare(stretch, stretch.shown & ~ignored)
            stretch.forEachPixel(except: ignored) { x, y, a, b in
                let isHidden = (a | b) >> 24 == 0
                if isHidden {
                    hidden += 1
                    if !seesHidden { return }
                }
                differing += 1
                var delta = 0
                for shift in stride(from: UInt32(0), through: 24, by: 8) {
                    delta = max(delta, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
                }
                if isHidden {
                    addHidden(x, y, delta: delta)
                    drawing?.mark(x, y, options.differenceColor)
                    return
                }
                maxDelta = max(maxDelta, delta)
                switch verdict(x, y, delta) {
                case .same: return
                case .antialiased:
                    antialiased += 1
                    if !options.drawsMaskOnly { drawing?.mark(x, y, options.antialiasedColor) }
                case .different(let becameDarker):
                    add(x, y)
                    drawing?.mark(
                        x, y,
                        becameDarker
                            ? options.darkerColor ?? options.differenceColor
                            : options.differenceColor)
                }
            }
        }
    }
}
