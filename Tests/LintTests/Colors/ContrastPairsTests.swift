import Foundation
import Lint
import Testing

/// 10,000 pairs of colours against wcag-contrast-ratio of PyPI, an implementation that nobody here wrote
/// (scripts/tools/contrast-pairs.py).
@Suite struct ContrastPairsTests {
    @Test func `Ten thousand pairs have the ratios that another implementation gives them`() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Fixtures/contrast-pairs.txt")
        let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap {
            Double($0)
        }
        #expect(lines.count == 10_000)
        var state: UInt64 = 1
        func byte() -> UInt8 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return UInt8(state >> 56)
        }
        func luminance() -> Double {
            let (red, green, blue) = (byte(), byte(), byte())
            return relativeLuminance(red: red, green: green, blue: blue)
        }
        var worst = 0.0
        for line in lines {
            let (first, second) = (luminance(), luminance())
            worst = max(worst, abs(contrastRatio(first, second) - line / 1e6))
        }
        // The file has millionths.
        #expect(worst <= 0.51e-6)
    }
}
