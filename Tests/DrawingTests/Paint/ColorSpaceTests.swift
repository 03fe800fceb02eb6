import Drawing
import Foundation
import Testing

/// Against the published values of the spaces: CSS Color 4, and Ottosson's table of OKLab.
@Suite struct ColorSpaceTests {
    private func isNear(_ a: RGBA, _ red: Double, _ green: Double, _ blue: Double, within: Double) -> Bool {
        abs(a.red - red) < within && abs(a.green - green) < within && abs(a.blue - blue) < within
    }

    @Test(
        arguments: [
            (0.6279554, 0.2248631, 0.1258463, 1, 0, 0), (0.8664396, -0.2338874, 0.1794985, 0, 1, 0),
            (0.4520137, -0.0324569, -0.3115281, 0, 0, 1), (1, 0, 0, 1, 1, 1), (0, 0, 0, 0, 0, 0),
        ] as [(Double, Double, Double, Double, Double, Double)])
    func `OKLab's primaries are sRGB's`(
        lightness: Double, a: Double, b: Double, red: Double, green: Double, blue: Double
    ) {
        let color = RGBA(oklabLightness: lightness, a: a, b: b, alpha: 0.5)
        #expect(isNear(color, red, green, blue, within: 2e-4), "\(color.red) \(color.green) \(color.blue)")
        #expect(color.alpha == 0.5)
    }

    /// The transfer function: 12.92·x up to 0.0031308, then 1.055·x^(1/2.4) − 0.055.
    @Test func `Linear light is encoded by sRGB's function`() {
        let color = RGBA(red: 0.002, green: 0.5, blue: 0.00314, alpha: 0.25).encodedFromLinear
        #expect(
            isNear(
                color, 0.02584, 0.7353569830524495, 1.055 * pow(0.00314, 1 / 2.4) - 0.055, within: 1e-12))
        #expect(color.alpha == 0.25)
    }

    /// Display P3's corners in sRGB, as CSS Color 4's sample code converts them.
    @Test(
        arguments: [
            (1, 0, 0, 1.0930663624, -0.2267418356, -0.1501349243),
            (0, 1, 0, -0.5116049825, 1.0182656579, -0.3106769),
            (0, 0, 1, 0, 0, 1.0420216), (1, 1, 1, 1, 1, 1),
        ] as [(Double, Double, Double, Double, Double, Double)])
    func `Display P3's corners lie outside of sRGB where they should`(
        r: Double, g: Double, b: Double, red: Double, green: Double, blue: Double
    ) {
        // Outside of 0…1 the curve is that of CSS: on the other side of zero mirrored, which ours leaves linear.
        func linear(_ x: Double) -> Double {
            let size = abs(x)
            return (x < 0 ? -1 : 1) * (size <= 0.04045 ? size / 12.92 : pow((size + 0.055) / 1.055, 2.4))
        }
        func encoded(_ x: Double) -> Double {
            let light = linear(x)
            return light <= 0.0031308 ? 12.92 * light : x
        }
        let color = RGBA(red: r, green: g, blue: b, alpha: 0.75).convertedFromDisplayP3
        #expect(
            isNear(color, encoded(red), encoded(green), encoded(blue), within: 2e-4),
            "\(color.red) \(color.green) \(color.blue)")
        #expect(color.alpha == 0.75)
    }

    @Test(
        arguments: [
            (0, 1, 0.5, 1, 0, 0), (120, 1, 0.25, 0, 0.5, 0), (240, 0.5, 0.75, 0.625, 0.625, 0.875),
            (30, 0.6, 0.7, 0.88, 0.7, 0.52), (300, 0.25, 0.2, 0.25, 0.15, 0.25), (77, 0, 0.3, 0.3, 0.3, 0.3),
        ] as [(Double, Double, Double, Double, Double, Double)])
    func `HSL is as CSS works it out`(
        hue: Double, saturation: Double, lightness: Double, red: Double, green: Double, blue: Double
    ) {
        let color = RGBA(hue: hue, saturation: saturation, lightness: lightness, alpha: 0.5)
        #expect(isNear(color, red, green, blue, within: 1e-9), "\(color.red) \(color.green) \(color.blue)")
        #expect(color.alpha == 0.5)
    }

    @Test(
        arguments: [
            (90, 0.2, 0.4, 0.4, 0.6, 0.2), (0, 0, 0, 1, 0, 0), (200, 0.75, 0.75, 0.5, 0.5, 0.5),
            (10, 0.3, 0.9, 0.25, 0.25, 0.25), (240, 0.25, 0.75, 0.25, 0.25, 0.25),
        ] as [(Double, Double, Double, Double, Double, Double)])
    func `HWB is as CSS works it out`(
        hue: Double, whiteness: Double, blackness: Double, red: Double, green: Double, blue: Double
    ) {
        let color = RGBA(hue: hue, whiteness: whiteness, blackness: blackness, alpha: 0.5)
        #expect(isNear(color, red, green, blue, within: 1e-9), "\(color.red) \(color.green) \(color.blue)")
        #expect(color.alpha == 0.5)
    }
}
