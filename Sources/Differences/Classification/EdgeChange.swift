/// What one changed pixel and those around it say, where it lies on an edge of two colours.
///
/// All of it along one line through the colours, in steps of 255: how far the colours beside the pixel lie apart, how they
/// rise, and how far its own came.
struct EdgeChange {
    /// Of the colours around, in both pictures.
    let contrast: Float
    let before: Float
    let after: Float
    /// Where `contrast` begins.
    let lowest: Float
    /// How much brighter the line's end is a pixel further, as an edge that lies in this pixel moves it: over both
    /// pixels beside it, and the mean of both pictures.
    let slope: SIMD2<Float>
    /// The change's part that lies along no colour of the edge.
    let rest: Float
    /// How far the colour lies outside of what the other picture has around it.
    let excess: Float
    /// The change itself, premultiplied.
    let step: SIMD4<Float>

    var change: Float { after - before }

    /// How much of the edge's second colour it has, in both pictures.
    var shares: SIMD2<Float> { (SIMD2(before, after) - lowest) / contrast }

    init(_ changes: PixelDifferences, _ x: Int, _ y: Int) {
        let (old, new) = (changes.old, changes.new)
        let (width, height) = (old.width, old.height)
        var first = InlineArray<9, SIMD4<Float>>(repeating: .zero)
        var second = first
        var number = 0
        for row in y - 1...y + 1 {
            let start = min(max(row, 0), height - 1) * width
            for column in x - 1...x + 1 {
                let place = start + min(max(column, 0), width - 1)
                first[number] = color(old[place])
                second[number] = color(new[place])
                number += 1
            }
        }
        let across = (first[5] + second[5] - first[3] - second[3]) / 2
        let down = (first[7] + second[7] - first[1] - second[1]) / 2
        step = second[4] - first[4]
        // The line is that of the steepest rise, or of the change where it is more than that, as on a dot.
        var line = (across * across).sum() > (down * down).sum() ? across : down
        if (line * line).sum() < (step * step).sum() { line = step }
        let length = (line * line).sum().squareRoot()
        line /= max(length, .leastNormalMagnitude)
        // The same edge has the same end of the line for its second colour wherever it is met; the numbers only have to
        // differ, so that no common pair of colours lies across.
        if (line * SIMD4(0.9, 1.1, 0.7, 1.3)).sum() < 0 { line = -line }
        before = (first[4] * line).sum()
        after = (second[4] * line).sum()
        var (oldEnds, newEnds) = (SIMD2(before, before), SIMD2(after, after))
        for number in 0..<9 {
            let (one, other) = ((first[number] * line).sum(), (second[number] * line).sum())
            oldEnds = SIMD2(min(oldEnds.x, one), max(oldEnds.y, one))
            newEnds = SIMD2(min(newEnds.x, other), max(newEnds.y, other))
        }
        lowest = min(oldEnds.x, newEnds.x)
        contrast = max(oldEnds.y, newEnds.y) - lowest
        slope = SIMD2((across * line).sum(), (down * line).sum())
        let off = step - (after - before) * line
        rest = max(off.max(), -off.min())
        excess = max(
            after - oldEnds.y, oldEnds.x - after, before - newEnds.y, newEnds.x - before)
    }
}

/// Premultiplied red, green, blue and alpha, 0 to 255.
@inline(__always)
private func color(_ word: UInt32) -> SIMD4<Float> {
    let color = SIMD4(Float(word & 255), Float(word &>> 8 & 255), Float(word &>> 16 & 255), 255)
    return color * (Float(word &>> 24) / 255)
}
