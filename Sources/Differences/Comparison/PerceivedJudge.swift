/// Says which pixels look further apart than a threshold, and how far those do that are furthest apart.
///
/// The formula is worked out only where it could matter: for a pair of colours that was not judged before, and whose
/// bounds (`PerceivedBounds`) leave open on which side of the threshold it lies or whether it is the furthest so far. So
/// every answer is the formula's own.
struct PerceivedJudge {
    /// The largest difference so far, whether above the threshold or not.
    private(set) var worst = 0.0
    private let threshold: Double
    private let measure = PerceivedDifference()
    private var bounds = PerceivedBounds()
    private var judged = JudgedPairs()
    /// Pairs that wait for their bounds.
    private var first = [UInt32](repeating: 0, count: PerceivedBounds.most)
    private var second = [UInt32](repeating: 0, count: PerceivedBounds.most)
    private var places = [UInt8](repeating: 0, count: PerceivedBounds.most)

    /// Bounds of fewer take as long as the formula.
    private static let fewest = 3

    init(threshold: Double) { self.threshold = threshold }

    /// Which of up to 64 pixels are above the threshold; `words` are a place's two pixels.
    @inline(__always)
    mutating func above(_ bits: UInt64, _ words: (_ place: Int) -> (UInt32, UInt32)) -> UInt64 {
        var (above, waiting): (UInt64, Int) = (0, 0)
        var left = bits
        while left != 0 {
            let place = left.trailingZeroBitCount
            left &= left &- 1
            let (one, other) = words(place)
            switch judged.verdict(one, other) {
            case .below: break
            case .above: above |= 1 &<< UInt64(truncatingIfNeeded: place)
            case .unknown:
                first[waiting] = one
                second[waiting] = other
                places[waiting] = UInt8(truncatingIfNeeded: place)
                waiting &+= 1
            }
        }
        return waiting == 0 ? above : above | decide(waiting)
    }

    /// Those that wait; which of them are above the threshold.
    @inline(never)
    private mutating func decide(_ count: Int) -> UInt64 {
        let hasBounds = count >= Self.fewest
        if hasBounds { bounds.measure(first, second, count: count) }
        var above: UInt64 = 0
        for index in 0..<count {
            let isAbove: Bool
            if hasBounds, bounds.upper(index) <= worst, bounds.upper(index) <= threshold {
                isAbove = false
            } else if hasBounds, bounds.upper(index) <= worst, bounds.lower(index) > threshold {
                isAbove = true
            } else {
                let difference = measure(first[index], second[index])
                worst = max(worst, difference)
                isAbove = difference > threshold
            }
            judged.record(first[index], second[index], isAbove: isAbove)
            if isAbove { above |= 1 &<< UInt64(places[index]) }
        }
        return above
    }
}

/// Verdicts about pairs of colours, as many as fit.
///
/// Pictures have few pairs; or, where one became brighter, each of very many colours took the same step. So there are slots
/// for any pairs, of which each takes the place of another, and a bit for each opaque colour that took the usual step and
/// is below the threshold.
private struct JudgedPairs {
    enum Verdict { case unknown, below, above }

    private static let slotBits: UInt64 = 13
    private var pairs = [UInt64](repeating: 0, count: 1 << Int(slotBits))
    private var isAbove = [Bool](repeating: false, count: 1 << Int(slotBits))

    /// From one word to the other, as numbers; 0 while there is no usual step.
    private var step: UInt32 = 0
    private var colors: [UInt64] = []
    /// The step that may become the usual one, and how many more took it than others since.
    private var candidate: UInt32 = 0
    private var votes = 0
    private static let enoughVotes = 4096

    @inline(__always)
    func verdict(_ first: UInt32, _ second: UInt32) -> Verdict {
        if second &- first == step, first >> 24 == 255, step != 0 {
            let color = Int(first & 0xFF_FFFF)
            return colors[color &>> 6] &>> UInt64(color & 63) & 1 != 0 ? .below : .unknown
        }
        // A slot that was never used holds the pair of two clear blacks, which nobody asks for.
        let slot = Self.slot(first, second)
        return pairs[slot] != Self.pair(first, second) ? .unknown : isAbove[slot] ? .above : .below
    }

    @inline(__always)
    mutating func record(_ first: UInt32, _ second: UInt32, isAbove: Bool) {
        if second &- first == step, first >> 24 == 255 {
            let color = Int(first & 0xFF_FFFF)
            if !isAbove { colors[color &>> 6] |= 1 &<< UInt64(color & 63) }
            return
        }
        let slot = Self.slot(first, second)
        pairs[slot] = Self.pair(first, second)
        self.isAbove[slot] = isAbove
        if !isAbove, first >> 24 == 255 { vote(second &- first) }
    }

    private mutating func vote(_ own: UInt32) {
        if votes == 0 { candidate = own }
        votes += own == candidate ? 1 : -1
        guard votes == Self.enoughVotes else { return }
        step = candidate
        votes = 0
        colors = [UInt64](repeating: 0, count: 1 << 18)
    }

    @inline(__always)
    private static func pair(_ first: UInt32, _ second: UInt32) -> UInt64 {
        UInt64(first) << 32 | UInt64(second)
    }

    @inline(__always)
    private static func slot(_ first: UInt32, _ second: UInt32) -> Int {
        Int((pair(first, second) &* 0x9E37_79B9_7F4A_7C15) &>> (64 - slotBits))
    }
}
