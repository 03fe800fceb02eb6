import Drawing
import Foundation
import Pixels
import TestSupport
import Testing

@testable import Golden

private let golden = GoldenFile(path: "g.png", bytes: sampleGolden())

/// A tile one step of green away from the golden, with what its specimen states.
private func tile(
    shade: UInt8 = 0x7B, padding: CGFloat = 16, _ mode: ComparisonMode,
    allowing tolerance: Tolerance.Allowance = .none
) throws -> TileEvidence {
    var tile = sampleTile(shade: shade, padding: padding)
    tile.tolerance = Tolerance(.init(mode), allowing: tolerance, because: "a test")
    return tile
}

struct ToleranceTests {
    @Test func `A difference within the tolerance passes, with what was measured`() async throws {
        let judgement = judge(try tile(.maxDelta), golden: golden)
        guard case .passed(.tolerated(let toleration), _) = judgement else {
            Issue.record("it is \(judgement)")
            return
        }
        #expect((toleration.mode, toleration.pixels, toleration.allowed) == ("max-delta", 0, 0))
        #expect(toleration.differing > 1000 && toleration.maxDelta == 1)
        #expect(toleration.reason == "a test" && judgement.exitCode == 0)
    }

    @Test func `As many pixels as stated may differ, and not one more`() async throws {
        let exact = try compare(samplePixmap(), samplePixmap(shade: 0x7B))
        for (spare, passes) in [(0, true), (-1, false)] {
            let tile = try tile(.exact, allowing: .pixels(exact.pixels + spare))
            #expect(judge(tile, golden: golden).isPassed == passes)
        }
    }

    @Test func `What exceeds the tolerance is compared by its mode, and says so`() async throws {
        let judgement = judge(try tile(shade: 0x90, .maxDelta), golden: golden)
        guard case .different(let difference) = judgement else {
            Issue.record("it is \(judgement)")
            return
        }
        #expect(difference.comparison.mode == .maxDelta && difference.exceeded?.threshold == 1)
        #expect(difference.extent.contains("more than the stated tolerance: "))
    }

    @Test func `A difference picture is drawn only for what fails`() throws {
        let (old, new) = (samplePixmap(), samplePixmap(shade: 0x7B))
        let passing = try tile(.maxDelta).compared(old, new, drawing: true).0
        #expect(passing.passes && passing.difference == nil && passing.clusters.isEmpty)
        let failing = try tile(.exact).compared(old, new, drawing: true).0
        #expect(!failing.passes && failing.difference != nil && !failing.clusters.isEmpty)
    }

    @Test func `Another size passes no tolerance`() async throws {
        let tile = try tile(padding: 20, .exact, allowing: .fraction(1))
        let judgement = judge(tile, golden: golden)
        #expect(!judgement.isPassed && judgement.exitCode == 1)
    }

    @Test(arguments: ["", " ", "\n"])
    func `No reason, no tolerance`(reason: String) {
        #expect(throws: ComparisonError.noReason) {
            try ComparisonOptions(Tolerance(.maxDelta(1), because: reason))
        }
    }

    @Test func `The difference has clusters with a box each, top to bottom`() throws {
        var options = ComparisonOptions()
        options.findsClusters = true
        let old = Pixmap(width: 100, height: 40, filledWith: (255, 255, 255, 255))
        let new = old.painted([(5, 5), (80, 30), (83, 33)], (205, 255, 255, 255))
        let result = try compare(old, new, options: options)
        #expect(result.clusters.map(\.numbers) == [[5, 5, 1, 1], [80, 30, 4, 4]])
        #expect(result.box?.numbers == [5, 5, 79, 29])
        #expect(try compare(old, new).clusters.isEmpty)
    }

    @Test func `Rows that only one picture has are a cluster`() throws {
        var options = ComparisonOptions()
        options.findsClusters = true
        let old = Pixmap(width: 40, height: 20, filledWith: (9, 9, 9, 255))
        let new = Pixmap(width: 40, height: 30, filledWith: (9, 9, 9, 255))
        for (a, b) in [(old, new), (new, old)] {
            #expect(
                try compare(a, b, options: options).clusters.map(\.numbers) == [[0, 20, 40, 10]])
        }
    }
}
