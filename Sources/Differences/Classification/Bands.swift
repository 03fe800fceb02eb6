internal import Digests

/// Bands of rows and columns that explain all that differs between pictures of two sizes, top to
/// bottom and then left to right; empty where they do not.
///
/// First plain bands: those that repeat the line before them, as when a padding grows or a filled
/// shape is stretched. They are found in both directions at once. Else bands of any content, in
/// the one direction in which the sizes differ.
// Not inlined, here and where it is said below: each is called from several places or is long, and in line these of
// three files took the module 8 % more processor time to compile (50.7 s, 54.7 s).
@inline(never)
func bands(_ old: PictureGrid, _ new: PictureGrid) -> [Classification.Fact] {
    let plain = stretched(old, new)
    if !plain.isEmpty { return plain }
    if old.width == new.width { return putInRows(old, new) }
    if old.height == new.height { return putInColumns(old, new) }
    return []
}

@inline(never)
private func putInRows(_ old: PictureGrid, _ new: PictureGrid) -> [Classification.Fact] {
    putIn(rows(old), rows(new)).map(\.asRows)
}

@inline(never)
private func putInColumns(_ old: PictureGrid, _ new: PictureGrid) -> [Classification.Fact] {
    putIn(columns(old), columns(new)).map(\.asColumns)
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
@inline(never)
private func stretched(_ old: PictureGrid, _ new: PictureGrid) -> [Classification.Fact] {
    let (oldRows, newRows) = (runs(rows(old)), runs(rows(new)))
    guard let rowBands = lengthened(oldRows, newRows) else { return [] }
    let (oldColumns, newColumns) = (runs(columns(old)), runs(columns(new)))
    guard let columnBands = lengthened(oldColumns, newColumns) else { return [] }
    for (first, second) in zip(oldRows, newRows) {
        for (left, right) in zip(oldColumns, newColumns)
        where old[first.start * old.width + left.start] != new[second.start * new.width + right.start] {
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
@inline(never)
private func putIn(_ old: [ContentDigest], _ new: [ContentDigest]) -> [Band] {
    var bands: [Band] = []
    var (i, j) = (0, 0)
    // One more for the lines after the last band.
    for _ in 0...mostBands {
        let same = sameLines(old, i, new, j)
        (i, j) = (i + same, j + same)
        if i == old.count, j == new.count { return bands }
        guard bands.count < mostBands else { break }
        let count = likeliestBand(old, i, new, j)
        if count == 0 { break }
        bands.append(Band(at: count > 0 ? j : i, count: count))
        if count > 0 { j += count } else { i -= count }
    }
    return []
}

/// More lines in a band are a change of layout; it also bounds the search.
private let mostLines = 512

/// The lines to put in, or to take out where it is negative, after which both go together the longest; 0 where that is not
/// long enough.
@inline(never)
private func likeliestBand(_ old: [ContentDigest], _ i: Int, _ new: [ContentDigest], _ j: Int) -> Int {
    var best = (count: 0, together: 0)
    for count in 1...mostLines {
        for (step, from, to) in [(count, i, j + count), (-count, i + count, j)] {
            guard from <= old.count, to <= new.count else { continue }
            let isEnd = from == old.count && to == new.count
            let together = isEnd ? Int.max : sameLines(old, from, new, to)
            if together > best.together { best = (step, together) }
        }
    }
    // A line or two are alike by chance, after lines that were redrawn.
    return best.together > 2 ? best.count : 0
}

/// How many lines from there on are the same.
@inline(never)
func sameLines(_ old: [ContentDigest], _ i: Int, _ new: [ContentDigest], _ j: Int) -> Int {
    var count = 0
    while i + count < old.count, j + count < new.count, old[i + count] == new[j + count] { count += 1 }
    return count
}
