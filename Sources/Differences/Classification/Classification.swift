package import Pixels

/// What kind of change leads from one picture to another, as measured facts.
package struct Classification: Hashable, Sendable {
    /// All that hold, the most harmless first; the first one is the headline. Never empty.
    package var facts: [Fact]
    /// Rectangles around the changes, top to bottom, at most `clusterLimit`; changes less than
    /// 10 pixels apart share one.
    package var boxes: [Box]

    package init(facts: [Fact], boxes: [Box]) {
        precondition(!facts.isEmpty, "a classification has at least one fact")
        self.facts = facts
        self.boxes = boxes
    }

    package enum Fact: Hashable, Sendable {
        /// The files are the same byte for byte, as the caller found.
        case identicalBytes
        case equalPixels
        /// Only colours of pixels that have no alpha in either picture.
        case onlyUnderAlphaZero(pixels: Int)
        /// The same beside changes that one can see, of which alone the other facts speak.
        case alsoUnderAlphaZero(pixels: Int)
        /// Every difference is below a CIEDE2000 of 1, the just noticeable.
        case belowJustNoticeable(pixels: Int, maxDifference: Double)
        /// Edges alone differ, and these stayed: by so many of 255, and none moved further than a part of a pixel.
        case antialiasingOnly(pixels: Int, levels: Int, step: Double)
        /// What changed is the same as before in another place, on the same plain ground.
        case translation(dx: Int, dy: Int)
        /// Rows that are new from row `at` on; what was below moved down, or out.
        case insertedRows(at: Int, count: Int)
        /// Rows that are gone from row `at` on; what was below moved up.
        case removedRows(at: Int, count: Int)
        case insertedColumns(at: Int, count: Int)
        case removedColumns(at: Int, count: Int)
        /// One colour became another; mixtures of it with others, on edges, followed.
        case recolor(from: NamedColor, to: NamedColor, pixels: Int)
        /// Of a change that nothing explains whole, the recolouring that is more than half of it.
        case dominantRecolor(from: NamedColor, to: NamedColor, pixels: Int, of: Int)
        case sizeChange(fromWidth: Int, fromHeight: Int, toWidth: Int, toHeight: Int)
        /// Something else; also said when none of the facts before it explains all changes.
        case content(pixels: Int)
    }

    /// A straight colour, with its name in the palette.
    package struct NamedColor: Hashable, Sendable, CustomStringConvertible {
        package var red: UInt8
        package var green: UInt8
        package var blue: UInt8
        package var alpha: UInt8
        package var name: String?

        /// `#RRGGBB` with the name before it, and two digits of alpha where it is translucent.
        package var description: String { (name.map { $0 + " " } ?? "") + hex }

        var hex: String {
            let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
            return "#"
                + channels.map { ($0 < 16 ? "0" : "") + String($0, radix: 16, uppercase: true) }
                .joined()
        }
    }
}

/// Measures what kind of change leads from `old` to `new`.
///
/// `names` are for the colours of recolourings. `filesAreIdentical` is what a caller who has the
/// files found.
package func classify(
    _ old: Pixmap, _ new: Pixmap, names: ColorNames = .none, filesAreIdentical: Bool = false
) -> Classification {
    if filesAreIdentical { return Classification(facts: [.identicalBytes], boxes: []) }
    if old == new {
        return Classification(facts: [.equalPixels], boxes: [])
    }
    return classify(old, new, names: names, gathered: nil)
}

/// The same of pictures that are not equal, of which a comparison may have gathered what differs.
func classify(
    _ old: Pixmap, _ new: Pixmap, names: ColorNames, gathered: DifferingPlaces?
) -> Classification {
    guard (old.width, old.height) == (new.width, new.height) else {
        return classifySizes(old, new, gathered)
    }
    let changes = gathered.map { PixelDifferences(old, new, $0) } ?? PixelDifferences(old, new)
    guard let box = changes.box else {
        return Classification(
            facts: [.onlyUnderAlphaZero(pixels: changes.hidden)], boxes: [])
    }
    var facts: [Classification.Fact] = []
    if let difference = changes.maxPerceivedDifference(below: 1) {
        facts.append(.belowJustNoticeable(pixels: changes.count, maxDifference: difference))
    }
    if let edges = changes.edges {
        facts.append(.antialiasingOnly(pixels: changes.count, levels: edges.levels, step: edges.step))
    }
    let lines = movedLines(changes.old, changes.new, box: box)
    if let (dx, dy) = translation(changes.old, changes.new, within: box)
        ?? wholeTranslation(changes.old, changes.new, lines: lines)
        ?? (facts.isEmpty && lines.isEmpty ? changes.translation() : nil)
    {
        facts.append(.translation(dx: dx, dy: dy))
    }
    facts += lines
    if let recolor = changes.recolor(names: names) { facts.append(recolor) }
    if facts.isEmpty {
        facts.append(.content(pixels: changes.count))
        if let recolor = changes.dominantRecolor(names: names) { facts.append(recolor) }
    }
    if changes.hidden > 0 { facts.append(.alsoUnderAlphaZero(pixels: changes.hidden)) }
    return Classification(facts: facts, boxes: changes.places.clusters(limit: clusterLimit))
}

/// What leads from one size to another: lines that came in or went, if they explain all else.
private func classifySizes(
    _ old: Pixmap, _ new: Pixmap, _ gathered: DifferingPlaces?
) -> Classification {
    let size = Classification.Fact.sizeChange(
        fromWidth: old.width, fromHeight: old.height, toWidth: new.width, toHeight: new.height)
    let hides = old.hasHiddenColors || new.hasHiddenColors
    let (first, second) = (
        PictureGrid(old, hidingColors: hides), PictureGrid(new, hidingColors: hides)
    )
    var lines = movedLines(first, second, box: nil)
    if lines.isEmpty { lines = bands(first, second) }
    if lines.isEmpty { lines = margins(first, second) }
    guard !lines.isEmpty else {
        return Classification(facts: [size], boxes: alignedChanges(old, new, gathered))
    }
    let hidden = hides ? hiddenChanges(old, new, lines: lines) : 0
    return Classification(
        facts: lines + [size] + (hidden > 0 ? [.alsoUnderAlphaZero(pixels: hidden)] : []),
        boxes: lines.compactMap { $0.box(old, new) })
}

/// Clusters of what differs where both pictures are, aligned at their top left corners, and then
/// what only one of them has: a part on the right and one below.
private func alignedChanges(
    _ old: Pixmap, _ new: Pixmap, _ gathered: DifferingPlaces?
) -> [Box] {
    let (width, height) = (min(old.width, new.width), min(old.height, new.height))
    let (wider, taller) = (old.width > new.width ? old : new, old.height > new.height ? old : new)
    let right = Box(x: width, y: 0, width: wider.width - width, height: wider.height)
    // Where one picture is both, the corner is the right part's.
    let below = Box(x: 0, y: height, width: min(width, taller.width), height: taller.height - height)
    let changes = gathered.map { PixelDifferences(old, new, $0) } ?? PixelDifferences(old, new)
    return changes.places.clusters(limit: clusterLimit - 2)
        + [right, below].filter { $0.width > 0 && $0.height > 0 }
}

extension Classification.Fact {
    /// The lines that came in, where the new picture has them, or went, where the old one had them.
    fileprivate func box(_ old: Pixmap, _ new: Pixmap) -> Box? {
        switch self {
        case .insertedRows(let row, let count):
            Box(x: 0, y: row, width: new.width, height: count)
        case .removedRows(let row, let count):
            Box(x: 0, y: row, width: old.width, height: count)
        case .insertedColumns(let column, let count):
            Box(x: column, y: 0, width: count, height: new.height)
        case .removedColumns(let column, let count):
            Box(x: column, y: 0, width: count, height: old.height)
        default: nil
        }
    }
}
