import Drawing
import Lint
import Testing

/// WCAG's contrast, held to numbers that the W3C and WebAIM publish.
@Suite struct ContrastRatioTests {
    private static let published: [(String, String, Double)] = [
        // The largest and the least that there is.
        ("#000000", "#FFFFFF", 21), ("#777777", "#777777", 1),
        // Understanding 1.4.3: a ratio is not rounded up, so that #777777 does not pass on white and #767676 does.
        ("#777777", "#FFFFFF", 4.47), ("#767676", "#FFFFFF", 4.54),
        // Understanding 1.4.11: the lightest gray that passes for a border.
        ("#949494", "#FFFFFF", 3.03), ("#959595", "#FFFFFF", 2.99),
        // WebAIM's article on contrast: pure red, green and blue on white.
        ("#FF0000", "#FFFFFF", 3.99), ("#00FF00", "#FFFFFF", 1.37), ("#0000FF", "#FFFFFF", 8.59),
    ]

    @Test(arguments: published)
    func `The ratio is the published one, cut off to hundredths`(
        _ first: String, _ second: String, _ ratio: Double
    ) throws {
        let found = contrastRatio(try #require(RGBA(hex: first)), try #require(RGBA(hex: second)))
        #expect((found * 100 + 1e-9).rounded(.down) / 100 == ratio)
    }

    @Test func `The order of the colours does not matter`() {
        let (blue, gray) = (RGBA(red: 0, green: 0.2, blue: 0.9), RGBA(red: 0.7, green: 0.7, blue: 0.7))
        #expect(contrastRatio(blue, gray) == contrastRatio(gray, blue))
    }

    @Test func `A ratio just below a limit is never written as the limit`() {
        #expect(ratioWords(4.4999) == "4.49:1")
        #expect(ratioWords(4.5) == "4.5:1")
        #expect(ratioWords(21) == "21:1")
        #expect(ratioWords(1.05) == "1.05:1")
        #expect(ratioWords(3) == "3:1")
    }

    @Test(arguments: [("#8E8E93", "#FFFFFF"), ("#FFFFFF", "#34C759"), ("#123123", "#000000")])
    func `The colour that is offered has the contrast, and one step before it has not`(
        _ text: String, _ ground: String
    ) throws {
        let (color, background) = (try #require(RGBA(hex: text)), try #require(RGBA(hex: ground)))
        let mended = try #require(sufficientColor(for: color, on: background, ratio: 4.5))
        #expect(contrastRatio(mended, background) >= 4.5)
        #expect(contrastRatio(color, background) < 4.5)
    }

    @Test func `No colour is offered that there is not`() {
        let gray = RGBA(red: 0.46, green: 0.46, blue: 0.46)
        #expect(sufficientColor(for: .white, on: gray, ratio: 7) == nil)
    }
}
