/// One colour in place of another, and what becomes of mixtures of it.
struct Recoloring {
    /// Of 255, for rounding.
    private static let slack = 2.0

    private let fromWord: UInt32
    private let toWord: UInt32
    private let from: [Double]
    private let step: [Double]
    /// The channel that changes most, which tells parts best.
    private let main: Int

    init(from: UInt32, to: UInt32) {
        fromWord = from
        toWord = to
        let start = premultiplied(from)
        let step = zip(premultiplied(to), start).map { $0 - $1 }
        self.from = start
        self.step = step
        main = step.indices.max { abs(step[$0]) < abs(step[$1]) } ?? 0
    }

    /// Whether one pixel's change is this recolouring, or that of a mixture with the same coverage.
    ///
    /// With premultiplied channels, if old = t·from + (1−t)·other and new = t·to + (1−t)·other,
    /// then new − old = t·(to − from), with one t for all channels. What remains, old − t·from, is
    /// (1−t)·other and must be a colour; a pixel that only has the old colour's tint has none.
    func explains(_ old: UInt32, _ new: UInt32) -> Bool {
        if old == fromWord, new == toWord { return true }
        let (a, b) = (premultiplied(old), premultiplied(new))
        guard step[main] != 0 else { return false }
        let part = (b[main] - a[main]) / step[main]
        let slack = Self.slack
        // Of a small step, rounding can make more than all.
        guard part * abs(step[main]) >= -slack, (part - 1) * abs(step[main]) <= slack else {
            return false
        }
        let isSame = a.indices.allSatisfy { abs(b[$0] - a[$0] - part * step[$0]) <= slack }
        guard isSame else { return false }
        // The old colour as a whole becomes the new one, and the new one is made of nothing else.
        if old == fromWord { return isNear(new, toWord) }
        if new == toWord { return isNear(old, fromWord) }
        // How far off the part can be, since both ends of the step were rounded.
        let doubt = min(1, 1.5 / abs(step[main]))
        let (least, most) = (max(0, part - doubt), min(1, part + doubt))
        return a.indices.allSatisfy { channel in
            let rest = (a[channel] - most * from[channel], a[channel] - least * from[channel])
            return rest.1 >= -slack && rest.0 <= (1 - least) * 255 + slack
        }
    }

    private func isNear(_ word: UInt32, _ other: UInt32) -> Bool {
        zip(premultiplied(word), premultiplied(other)).allSatisfy { abs($0 - $1) <= Self.slack }
    }
}

/// Red, green, blue and alpha, 0 to 255.
func premultiplied(_ word: UInt32) -> [Double] {
    let alpha = Double(word >> 24)
    return [0, 8, 16].map { Double(word >> $0 & 255) * alpha / 255 } + [alpha]
}
