import SwiftUI
import Testing

/// Colour filters on views against maps made of their published definitions.
@MainActor struct ColorFilterTests {
    private let colors = ColorGrid.translucent

    /// Every colour of the grid, filtered as one view, within half a 255th of rounding twice.
    private func check<V: View>(
        _ name: String, _ rule: FilterRules.Rule, _ filtered: (AnyView) -> V,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let view = filtered(AnyView(ColorGrid.columns(colors)))
        let drawn = try PixelProbe(view, CGFloat(colors.count), 1)
        var deviations = Deviations()
        for (x, color) in colors.enumerated() {
            deviations.compare(drawn[x, 0], with: rule(color), within: 1, "\(name) of \(color)")
        }
        #expect(deviations.isEmpty, "\(deviations)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [-1.5, -0.4, 0, 0.25, 0.7, 1])
    func `Brightness is added to each channel`(amount: Double) throws {
        try check("brightness(\(amount))", FilterRules.brightness(amount)) { $0.brightness(amount) }
    }

    @Test(arguments: [-1, 0, 0.3, 1, 1.8, 4])
    func `Contrast pulls away from middle gray`(amount: Double) throws {
        try check("contrast(\(amount))", FilterRules.contrast(amount)) { $0.contrast(amount) }
    }

    @Test(arguments: [-0.5, 0, 0.4, 1, 1.7, 3])
    func `Saturation follows the matrix of saturate`(amount: Double) throws {
        try check("saturation(\(amount))", FilterRules.saturation(amount)) { $0.saturation(amount) }
    }

    @Test(arguments: [-1, 0, 0.3, 0.8, 1, 2])
    func `Grayscale follows the matrix of grayscale`(amount: Double) throws {
        try check("grayscale(\(amount))", FilterRules.grayscale(amount)) { $0.grayscale(amount) }
    }

    @Test(arguments: [0, 30, 90, 137.5, 180, 250, -45, 360, 720])
    func `Hue rotation follows the matrix of hue-rotate`(degrees: Double) throws {
        try check("hueRotation(\(degrees))", FilterRules.hueRotation(degrees: degrees)) {
            $0.hueRotation(.degrees(degrees))
        }
    }

    @Test func `Colour multiplication multiplies each channel by its own`() throws {
        for color in ColorGrid.translucent {
            try check("colorMultiply(\(color))", FilterRules.multiply(color)) {
                $0.colorMultiply(Color(color))
            }
        }
    }

    @Test func `Colour inversion complements each channel and leaves alpha`() throws {
        try check("colorInvert", FilterRules.invert) { $0.colorInvert() }
    }

    @Test func `Luminance becomes alpha by its published weights`() throws {
        try check("luminanceToAlpha", FilterRules.luminanceToAlpha) { $0.luminanceToAlpha() }
    }

    @Test func `Filters follow each other, each ending at 0 and 1`() throws {
        let (bright, turned) = (FilterRules.brightness(0.5), FilterRules.hueRotation(degrees: 70))
        try check("brightness, hueRotation", { turned(bright($0)) }) {
            $0.brightness(0.5).hueRotation(.degrees(70))
        }
        try check("hueRotation, brightness", { bright(turned($0)) }) {
            $0.hueRotation(.degrees(70)).brightness(0.5)
        }
    }

    @Test func `A filter sees what its views come to together`() throws {
        let (under, over) = (ColorGrid.exact(45, 5, 20), ColorGrid.exact(10, 34, 51, fifths: 2))
        let view = ZStack {
            Color(under)
            Color(over)
        }
        let drawn = try PixelProbe(view.contrast(2), 3, 3).middle
        #expect(drawn.distance(to: FilterRules.contrast(2)(over.over(under))) <= 2)
    }

    /// Nothing is drawn where nothing was.
    @Test func `A filter does not colour what is clear`() throws {
        let view = Color.clear.frame(width: 4, height: 4).brightness(1).contrast(0).colorInvert()
        #expect(try PixelProbe(view, 4, 4).middle.alpha == 0)
    }
}
