import Drawing
import Lint
import Testing

/// APCA's contrast, held to the test values that stand in the README of apca-w3.
@Suite struct LightnessContrastTests {
    private static let published: [(text: String, background: String, contrast: Double)] = [
        ("#888888", "#FFFFFF", 63.056469930209424), ("#FFFFFF", "#888888", -68.54146436644962),
        ("#000000", "#AAAAAA", 58.146262578561334), ("#AAAAAA", "#000000", -56.24113336839742),
        ("#112233", "#DDEEFF", 91.66830811481631), ("#DDEEFF", "#112233", -93.06770049484275),
        ("#112233", "#444444", 8.32326136957393), ("#444444", "#112233", -7.526878460278154),
    ]

    @Test(arguments: published)
    func `Lc is the published one`(_ pair: (text: String, background: String, contrast: Double)) throws {
        let found = lightnessContrast(
            text: try #require(RGBA(hex: pair.text)), background: try #require(RGBA(hex: pair.background)))
        #expect(abs(found - pair.contrast) < 1e-9)
    }

    @Test func `Equal colours have none`() {
        #expect(lightnessContrast(text: .white, background: .white) == 0)
    }
}
