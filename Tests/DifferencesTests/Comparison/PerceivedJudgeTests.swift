import Drawing
import Pixels
import TestSupport
import Testing

@testable import Differences

/// Shortcuts to CIEDE2000 change no answer: not a count, not a mark, and not the last bit of the largest difference.
@Suite struct PerceivedJudgeTests {
    /// How the pixels of two pictures are told from each other.
    enum Kind: CaseIterable {
        case noise, translucentNoise, brighter, brighterThanThreshold, nearby, grays, blues, alphaOnly, few,
            hidden
    }

    private func words(_ kind: Kind, _ count: Int, using generator: inout SeededGenerator) -> [(
        UInt32, UInt32
    )] {
        let few = (0..<40).map { _ in UInt32.random(in: 0...(.max), using: &generator) }
        return (0..<count).map { _ in
            let (a, b) = (
                UInt32.random(in: 0...(.max), using: &generator),
                UInt32.random(in: 0...(.max), using: &generator)
            )
            let opaque: UInt32 = 0xFF00_0000
            func near(_ shift: UInt32) -> UInt32 {
                let step = Int.random(in: -3...3, using: &generator)
                return UInt32(min(max(Int(a >> shift & 255) + step, 0), 255)) << shift
            }
            switch kind {
            case .noise: return (a | opaque, b | opaque)
            case .translucentNoise: return (a, b)
            case .brighter, .brighterThanThreshold:
                let step: UInt32 = kind == .brighter ? 0x01_0101 : 0x04_0404
                let dark = a & 0x7F_7F7F
                return (dark | opaque, (dark + step) | opaque)
            case .nearby: return (a | opaque, near(0) | near(8) | near(16) | opaque)
            case .grays: return (a & 255 &* 0x01_0101 | opaque, b & 255 &* 0x01_0101 | opaque)
            case .blues: return (a & 0xFF_3F3F | 0x80_0000 | opaque, b & 0xFF_3F3F | 0x80_0000 | opaque)
            case .alphaOnly: return (a, a & 0xFF_FFFF | b & opaque)
            case .few: return (few[Int(a % 40)], few[Int(b % 40)])
            case .hidden: return (a & (b & 1 == 0 ? 0xFF_FFFF : .max), b & (a & 1 == 0 ? 0xFF_FFFF : .max))
            }
        }
    }

    private func picture(_ words: [UInt32], width: Int) -> Pixmap {
        Pixmap(
            width: width, height: words.count / width,
            bytes: words.flatMap { word in [0, 8, 16, 24].map { UInt8(word >> $0 & 255) } })
    }

    @Test(arguments: Kind.allCases)
    func `Every answer is the formula's, pixel by pixel`(kind: Kind) throws {
        var generator = SeededGenerator(state: 2600)
        // More pixels than it takes for a step to be the usual one.
        let isStep = kind == .brighter || kind == .brighterThanThreshold
        for (width, height) in isStep ? [(150, 60)] : [(1, 1), (3, 2), (70, 9), (131, 20)] {
            let pairs = words(kind, width * height, using: &generator)
            let (old, new) = (picture(pairs.map(\.0), width: width), picture(pairs.map(\.1), width: width))
            let plain = pairs.map { a, b in (a | b) >> 24 == 0 ? 0 : perceivedDifference(a, b) }
            for threshold in isStep ? [0.25, 1, 1.5] : [0, 0.4, 1, 30] {
                var options = ComparisonOptions(mode: .ciede2000, threshold: threshold)
                options.drawsDifference = true
                options.drawsMaskOnly = true
                let found = try compare(old, new, options: options)
                if old == new { continue }
                #expect(found.score == plain.max(), "\(kind) \(threshold)")
                #expect(found.pixels == plain.count { $0 > threshold }, "\(kind) \(threshold)")
                let marks = try #require(found.difference)
                for index in plain.indices {
                    let isMarked = marks[index % width, index / width].3 != 0
                    #expect(isMarked == (plain[index] > threshold), "\(kind) \(threshold) at \(index)")
                }
            }
        }
    }

    @Test(arguments: [Kind.brighter, .nearby, .grays, .few])
    func `The largest difference of a change that nobody sees is the formula's`(kind: Kind) throws {
        var generator = SeededGenerator(state: 2700)
        var pairs = words(kind, 9000, using: &generator)
        for index in pairs.indices where perceivedDifference(pairs[index].0, pairs[index].1) >= 1 {
            pairs[index].1 = pairs[index].0
        }
        // One that differs, so that there is a change whatever is left.
        pairs[77] = (0xFF80_8080, 0xFF81_8181)
        func kindOfChange() -> Double? {
            let (old, new) = (picture(pairs.map(\.0), width: 150), picture(pairs.map(\.1), width: 150))
            for case .belowJustNoticeable(_, let most) in classify(old, new).facts { return most }
            return nil
        }
        #expect(kindOfChange() == pairs.map { perceivedDifference($0.0, $0.1) }.max())
        // Of all pixels the last one could be seen.
        pairs[8999] = (0xFF00_0000, 0xFF10_1010)
        #expect(kindOfChange() == nil)
    }

    @Test func `What a mask covers is in no answer`() throws {
        var generator = SeededGenerator(state: 2800)
        let pairs = words(.noise, 70 * 9, using: &generator)
        let (old, new) = (picture(pairs.map(\.0), width: 70), picture(pairs.map(\.1), width: 70))
        let isCovered = pairs.indices.map { _ in Bool.random(using: &generator) }
        var options = ComparisonOptions(mode: .ciede2000, threshold: 20)
        options.ignored = picture(isCovered.map { $0 ? 0xFF00_0000 : 0xFF_FFFF }, width: 70)
        let found = try compare(old, new, options: options)
        let seen = pairs.indices.filter { !isCovered[$0] }.map {
            perceivedDifference(pairs[$0].0, pairs[$0].1)
        }
        #expect(found.score == seen.max() && found.pixels == seen.count { $0 > 20 })
        #expect(found.differing == seen.count)
    }

    @Test(arguments: Kind.allCases)
    func `The formula lies within its bounds`(kind: Kind) {
        var generator = SeededGenerator(state: 2900)
        #if DEBUG
            let rounds = 30
        #else
            let rounds = 3000
        #endif
        var bounds = PerceivedBounds()
        for round in 0..<rounds {
            let pairs = words(kind, 1 + round % PerceivedBounds.most, using: &generator)
            bounds.measure(pairs.map(\.0), pairs.map(\.1), count: pairs.count)
            for (index, pair) in pairs.enumerated() where pair.0 != pair.1 {
                let exact = perceivedDifference(pair.0, pair.1)
                let range = (bounds.lower(index), bounds.upper(index))
                #expect(range.0 <= exact && exact <= range.1, "\(kind) \(pair): \(exact) of \(range)")
            }
        }
    }

    /// So that most of a photograph that became brighter needs no more than the bounds.
    @Test func `Of small steps the bounds are near`() {
        var generator = SeededGenerator(state: 3000)
        var bounds = PerceivedBounds()
        let pairs = words(.brighter, 64, using: &generator)
        bounds.measure(pairs.map(\.0), pairs.map(\.1), count: 64)
        let wide = pairs.indices.count {
            bounds.upper($0) > 1.3 * perceivedDifference(pairs[$0].0, pairs[$0].1) + 0.01
        }
        #expect(wide <= 6, "\(wide) of 64")
    }

    @Test func `The weight of a hue lies within the range that stands for it`() {
        func cosine(_ degrees: Double) -> Double {
            // By its series, which ends after a few turns.
            let turn = (degrees * .pi / 180).remainder(dividingBy: 2 * .pi)
            var (term, sum) = (1.0, 1.0)
            for power in stride(from: 2.0, through: 40, by: 2) {
                term *= -turn * turn / (power * (power - 1))
                sum += term
            }
            return sum
        }
        for step in 0..<3600 {
            let hue = Double(step) / 10
            let weight =
                1 - 0.17 * cosine(hue - 30) + 0.24 * cosine(2 * hue) + 0.32 * cosine(3 * hue + 6)
                - 0.20 * cosine(4 * hue - 63)
            let range = Double(PerceivedBounds.leastWeight)...Double(PerceivedBounds.mostWeight)
            #expect(range.contains(weight), "\(hue)")
        }
    }
}
