/// One colour for another in shapes that are too thin to be covered whole, such as small text.
///
/// On plain ground every pixel of such a shape is old = g + t·(from − g), and after the change
/// new = g + t·(to − g), with the same coverage t: the shape stayed, only its colour is another.
/// All with premultiplied channels, so that transparent ground is a ground like others.
struct CoverageRecoloring {
    /// Of 255: both pictures are rounded, and so are the two colours that t is measured by.
    private static let slack = 2.0
    /// Of 255: with less contrast to the ground, rounding leaves nothing of a shape to compare.
    /// The shape must show in one of the pictures, and in the other not be lost.
    private static let contrasts = (shown: 16.0, kept: 8.0)

    private let ground: [Double]
    private let from: [Double]
    private let to: [Double]
    /// Where `from` and `to` differ most from the ground, which tells coverage best.
    private let main: (isNew: Bool, channel: Int)

    /// `nil` where one of the colours cannot be told from the ground.
    init?(from: UInt32, to: UInt32, ground: UInt32) {
        let ground = premultiplied(ground)
        let before = zip(premultiplied(from), ground).map { $0 - $1 }
        let after = zip(premultiplied(to), ground).map { $0 - $1 }
        guard let first = before.indices.max(by: { abs(before[$0]) < abs(before[$1]) }),
            let second = after.indices.max(by: { abs(after[$0]) < abs(after[$1]) }),
            max(abs(before[first]), abs(after[second])) >= Self.contrasts.shown,
            min(abs(before[first]), abs(after[second])) >= Self.contrasts.kept
        else { return nil }
        self.ground = ground
        self.from = before
        self.to = after
        main = abs(before[first]) < abs(after[second]) ? (true, second) : (false, first)
    }

    /// Whether one coverage makes both pixels.
    func explains(_ old: UInt32, _ new: UInt32) -> Bool {
        let a = zip(premultiplied(old), ground).map { $0 - $1 }
        let b = zip(premultiplied(new), ground).map { $0 - $1 }
        let part =
            main.isNew ? b[main.channel] / to[main.channel] : a[main.channel] / from[main.channel]
        return a.indices.allSatisfy { channel in
            abs(a[channel] - part * from[channel]) <= Self.slack
                && abs(b[channel] - part * to[channel]) <= Self.slack
        }
    }
}

/// Whether both colours are mixtures of the same two others.
///
/// An edge between these, which came to lie a part of a pixel further, has such colours.
func areMixtures(_ first: UInt32, _ second: UInt32, of one: UInt32, _ other: UInt32) -> Bool {
    let start = premultiplied(one)
    let step = zip(premultiplied(other), start).map { $0 - $1 }
    guard let main = step.indices.max(by: { abs(step[$0]) < abs(step[$1]) }), step[main] != 0 else {
        return false
    }
    return [first, second].allSatisfy { word in
        let color = zip(premultiplied(word), start).map { $0 - $1 }
        let part = color[main] / step[main]
        return part >= 0 && part <= 1
            && color.indices.allSatisfy { abs(color[$0] - part * step[$0]) <= 2 }
    }
}
