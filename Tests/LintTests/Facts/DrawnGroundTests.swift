import Catalog
import Drawing
import Foundation
import Lint
import Pixels
import Raster
import Rendering
import SwiftUI
import Testing
import ViewCore

/// Readings over drawn gradients, pictures and materials, against every pixel of pictures that are drawn and read here in
/// another way: the letters' colour is known, and the ground is the same view without letters.
@MainActor @Suite struct DrawnGroundTests {
    private static let settler = TileSettler(library: FontLibrary())

    private func light(_ byte: UInt8) -> Double {
        let value = Double(byte) / 255
        return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private func luminance(_ pixels: Pixmap, _ x: Int, _ y: Int) -> Double {
        let place = (y * pixels.width + x) * 4
        return 0.2126 * light(pixels.bytes[place]) + 0.7152 * light(pixels.bytes[place + 1])
            + 0.0722 * light(pixels.bytes[place + 2])
    }

    /// Draws the view without its letters, and counts the ratios of `color` with every pixel in the letters' boxes.
    private func check<Ground: SwiftUI.View>(
        _ color: String, @ViewBuilder over ground: @escaping @MainActor @Sendable () -> Ground
    ) async throws {
        let sample = Sample(width: 300) {
            Text("The quick brown fox").font(.system(size: 30, weight: .bold))
                .foregroundStyle(Color(hex: color)).frame(width: 280, height: 60).background { ground() }
        }
        let facts = try #require(try await sample.facts().first)
        let plain = Specimen(
            "Button/ground", style: Never.self,
            axes: Axes(states: [.normal], sizes: [.regular], schemes: [.light]), width: 300
        ) { Color.clear.frame(width: 280, height: 60).background { ground() } }
        let laidOut = await DrawnGroundTests.settler.settle(plain.tiles[0])
        let pixels = try rasterize(
            laidOut.list, with: RasterContext(library: DrawnGroundTests.settler.library))
        let letters = try #require(RGBA(hex: color))
        let own = relativeLuminance(letters)
        var ratios: [Double] = []
        let ink = try #require(facts.ink.first { $0.text.contains("quick") || $0.text.contains("The") })
        let scale = Double(laidOut.list.scale)
        for box in ink.boxes {
            for y in Int((box.minY * scale).rounded(.up))..<Int((box.maxY * scale).rounded(.down)) {
                for x in Int((box.minX * scale).rounded(.up))..<Int((box.maxX * scale).rounded(.down)) {
                    let other = luminance(pixels, x, y)
                    ratios.append((max(own, other) + 0.05) / (min(own, other) + 0.05))
                }
            }
        }
        ratios.sort()
        let place = try #require(facts.ink.firstIndex { $0.box == ink.box })
        let reading = try #require(facts.readings[place])
        #expect(reading.count == ratios.count)
        // A letter's colour is drawn as bytes, and so is the ground.
        #expect(abs(reading.ratio - ratios[ratios.count * 5 / 100]) < 1e-9)
        #expect(ratios[ratios.count - 1] - ratios[0] > 0.5, "the ground is to have several colours")
    }

    @Test(arguments: ["#FFFFFF", "#1A1A1A", "#007AFF"])
    func `Over a linear gradient the ratio is that of a twentieth of all pixels`(_ color: String) async throws
    {
        try await check(color) {
            LinearGradient(
                colors: [.yellow, .purple, .black], startPoint: .leading, endPoint: .bottomTrailing)
        }
    }

    @Test func `Over a radial and an angular gradient`() async throws {
        try await check("#FFFFFF") {
            RadialGradient(colors: [.white, .red, .blue], center: .center, startRadius: 0, endRadius: 150)
        }
        try await check("#222222") { AngularGradient(colors: [.red, .green, .blue, .red], center: .center) }
    }

    @Test func `Over a picture of noise`() async throws {
        // Each pixel of the picture is a square of its own in the letters' boxes.
        try await check("#FFFFFF") {
            Canvas { context, size in
                var state: UInt64 = 7
                for y in 0..<Int(size.height) {
                    for x in 0..<Int(size.width) {
                        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                        let color = Color(white: Double(state >> 56) / 255)
                        context.fill(
                            Path(CGRect(x: x, y: y, width: 1, height: 1)), with: .color(color))
                    }
                }
            }
        }
    }
}
