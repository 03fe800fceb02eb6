internal import Digests
internal import Pixels

/// Bands of rows and columns that explain all that differs between pictures of two sizes, top to
/// bottom and then left to right; empty where they do not.
///
/// First plain bands: those that repeat the line before them, as when a padding grows or a filled
/// shape is stretched. They are found in both directions at once. Else bands of any content, in
/// the one direction in which the sizes differ.
func bands(_ old: Pixmap, _ new: Pixmap) -> [Classification.Fact] {
    let plain = stretched(old, new)
    if !plain.isEmpty { return plain }
    if old.width == new.width { return putIn(rows(old), rows(new)).map(\.asRows) }
    if old.height == new.height { return putIn(columns(old), columns(new)).map(\.asColumns) }
    return []
}

/// More of them in one direction are another layout, and nothing that one can picture from words.
private let mostBands = 4

/// Lines that came in, or went where `count` is negative.
private struct Band {
    /// In the new picture, or in the old one where lines went.
    var at: Int
    var count: Int

    var asRows: Classification.Fact {
        count > 0 ? .insertedRows(at: at, count: count) : .removedRows(at: at, count: -count)
    }

    var asColumns: Classification.Fact {
        count > 0 ? .insertedColumns(at: at, count: count) : .removedColumns(at: at, count: -count)
    }
}

// MARK: - Plain bands

/// Lines of one kind that follow each other.
private struct Run {
    var start: Int
    var count: Int
}

/// With each run of equal lines made into one, both pictures are the same if only runs changed
/// their lengths.
private func stretched(_ old: Pixmap, _ new: Pixmap) -> [Classification.Fact] {
    let (oldRows, newRows) = (runs(rows(old)), runs(rows(new)))
    guard let rowBands = lengthened(oldRows, newRows) else { return [] }
    let (oldColumns, newColumns) = (runs(columns(old)), runs(columns(new)))
    guard let columnBands = lengthened(oldColumns, newColumns) else { return [] }
    let (a, b) = (PixelGrid(old), PixelGrid(new))
    for (first, second) in zip(oldRows, newRows) {
        for (left, right) in zip(oldColumns, newColumns)
        where a[first.start * a.width + left.start] != b[second.start * b.width + right.start] {
            return []
        }
    }
    return rowBands.map(\.asRows) + columnBands.map(\.asColumns)
}

private func runs(_ lines: [ContentDigest]) -> [Run] {
    var result: [Run] = []
    for (index, line) in lines.enumerated() {
        if index > 0, line == lines[index - 1] {
            result[result.count - 1].count += 1
        } else {
            result.append(Run(start: index, count: 1))
        }
    }
    return result
}

/// Where runs became longer or shorter; `nil` where that is no explanation.
///
/// Where all of several runs did, the picture has another scale.
private func lengthened(_ old: [Run], _ new: [Run]) -> [Band]? {
    guard old.count == new.count else { return nil }
    let bands = zip(old, new).compactMap { before, after -> Band? in
        let step = after.count - before.count
        if step == 0 { return nil }
        return step > 0
            ? Band(at: after.start + before.count, count: step)
            : Band(at: before.start + after.count, count: step)
    }
    guard bands.count <= mostBands, bands.count < max(old.count, 2) else { return nil }
    return bands
}

// MARK: - Bands of any content

/// Lines that came in or went at several places, with nothing redrawn at any of them.
///
/// Wherever the pictures part, that band is taken after which they go together the longest.
private func putIn(_ old: [ContentDigest], _ new: [ContentDigest]) -> [Band] {
    // More is a change of layout; it also bounds the search.
    let mostLines = 512
    var bands: [Band] = []
    var (i, j) = (0, 0)
    while true {
        let same = zip(old[i...], new[j...]).prefix { $0 == $1 }.count
        (i, j) = (i + same, j + same)
        if i == old.count, j == new.count { return bands }
        guard bands.count < mostBands else { return [] }
        var best = (count: 0, together: 0)
        func weigh(_ count: Int, _ first: ArraySlice<ContentDigest>, _ second: ArraySlice<ContentDigest>) {
            let isEnd = first.isEmpty && second.isEmpty
            let together = isEnd ? Int.max : zip(first, second).prefix { $0 == $1 }.count
            if together > best.together { best = (count, together) }
        }
        for count in 1...mostLines {
            if j + count <= new.count { weigh(count, old[i...], new[(j + count)...]) }
            if i + count <= old.count { weigh(-count, old[(i + count)...], new[j...]) }
        }
        // A line or two are alike by chance, after lines that were redrawn.
        guard best.together > 2 else { return [] }
        bands.append(Band(at: best.count > 0 ? j : i, count: best.count))
        if best.count > 0 { j += best.count } else { i -= best.count }
    }
}
