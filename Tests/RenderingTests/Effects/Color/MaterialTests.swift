import Drawing
import Foundation
import SwiftUI
import Testing

/// Materials over black, white and a picture: the published layers over a backdrop blurred by 25 points.
@MainActor struct MaterialTests {
    struct Thickness: Sendable, CustomStringConvertible {
        var description: String
        var material: Material
    }

    /// Those that are published.
    private nonisolated static let published = [
        Thickness(description: "ultraThin", material: .ultraThin),
        Thickness(description: "thin", material: .thin),
        Thickness(description: "regular", material: .regular),
        Thickness(description: "thick", material: .thick),
    ]

    /// What the two layers make of one channel of a backdrop.
    private func level(_ backdrop: Double, under thickness: Thickness, _ scheme: ColorScheme) throws -> Double
    {
        var layers = try #require(PublishedColors.material(thickness.description, scheme))
        let isDark = scheme == .dark
        // Dark and thick, a little more than the kit's gray, which on black is that of thin: Material says so.
        if isDark, thickness.description == "thick" { layers.second = 136.0 / 255 }
        let first = backdrop * (1 - layers.alpha) + layers.gray * layers.alpha
        // A dodge, and an overlay on what is darker than the middle. Only the thinnest over nearly white passes
        // that, and goes on straight there, 3/255 above an overlay's other half.
        return min(isDark ? 2 * first * layers.second : first / (1 - layers.second), 1)
    }

    @Test(arguments: published, ColorScheme.allCases)
    func `A material over one colour is its two layers`(thickness: Thickness, scheme: ColorScheme) throws {
        for backdrop in ColorGrid.opaque {
            let view = Color(backdrop).overlay(thickness.material)
            let found = try PixelProbe(view, 6, 6, scheme: scheme).middle
            let levels = try backdrop.channels.map { try level($0, under: thickness, scheme) }
            let expected = ProbedPixel(red: levels[0], green: levels[1], blue: levels[2])
            // Gray and alpha of what both layers come to are whole bytes each.
            #expect(found.distance(to: expected) <= 1.5, "\(thickness) over \(backdrop): \(found)")
        }
    }

    @Test(arguments: published, ColorScheme.allCases)
    func `A material blurs an edge below it by 25 points`(thickness: Thickness, scheme: ColorScheme) throws {
        let edge = HStack(spacing: 0) {
            Color.black
            Color.white
        }
        let drawn = try PixelProbe(edge.overlay(Rectangle().fill(thickness.material)), 200, 2, scheme: scheme)
        for x in 0..<200 {
            let backdrop = GaussianIntegral.below(Double(x) + 0.5 - 100, sigma: 25)
            let gray = try level(backdrop, under: thickness, scheme)
            let expected = ProbedPixel(red: gray, green: gray, blue: gray)
            #expect(drawn[x, 1].distance(to: expected) <= 1.5, "\(thickness) at \(x): \(drawn[x, 1])")
        }
    }

    /// Outside of the picture its edge goes on.
    @Test(arguments: published, ColorScheme.allCases)
    func `A material over a photograph is laid over its blur`(thickness: Thickness, scheme: ColorScheme)
        throws
    {
        let photograph = Photograph(width: 60, height: 40)
        let drawn = try PixelProbe(photograph.image.overlay(thickness.material), 60, 40, scheme: scheme)
        let blurred = photograph.blurred(sigma: 25)
        var deviations = Deviations()
        for y in stride(from: 0, to: 40, by: 3) {
            for x in stride(from: 0, to: 60, by: 3) {
                let levels = try blurred[y][x].map { try level($0, under: thickness, scheme) }
                deviations.compare(
                    drawn[x, y], with: ProbedPixel(red: levels[0], green: levels[1], blue: levels[2]),
                    within: 1.5, "\(thickness) at \(x), \(y)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)")
    }

    @Test(arguments: ColorScheme.allCases)
    func `The thickest lets least through, and the bar is as thick as thick`(scheme: ColorScheme) throws {
        func span(_ material: Material) throws -> Double {
            let black = try PixelProbe(Color.black.overlay(material), 4, 4, scheme: scheme).middle
            let white = try PixelProbe(Color.white.overlay(material), 4, 4, scheme: scheme).middle
            return white.red - black.red
        }
        let spans = try [Material.ultraThin, .thin, .regular, .thick, .ultraThick].map(span)
        #expect(spans == spans.sorted(by: >))
        #expect(spans[4] < 0.05)
        #expect(try span(.bar) == spans[3])
    }

    /// No more is known of that setting than that materials become solid.
    @Test(arguments: ColorScheme.allCases)
    func `Where transparency is reduced nothing shows through`(scheme: ColorScheme) throws {
        var environment = EnvironmentValues()
        environment.reducesTransparency = true
        for material in [Material.ultraThin, .regular, .ultraThick] {
            let seen = try [Color.black, .white].map {
                try PixelProbe($0.overlay(material), 4, 4, scheme: scheme, in: environment).middle
            }
            #expect(seen[0] == seen[1] && seen[0].alpha == 1)
        }
    }

    @Test func `A material fills its shape and blurs nothing outside`() throws {
        let stripes = HStack(spacing: 0) {
            Color.black
            Color.white
        }
        let view = stripes.overlay {
            Color.clear.background(.thinMaterial, in: Rectangle()).frame(width: 20, height: 20)
        }
        let drawn = try PixelProbe(view, 60, 60)
        #expect(drawn[29, 10].red == 0 && drawn[30, 10].red == 1)
        #expect(abs(drawn[29, 30].red - drawn[30, 30].red) < 0.05)
    }

    /// Each is a line 10 wide around 40 by 40 in the middle of black and white stripes, inside of its edge.
    private static let lines: [AnyView] = [
        AnyView(Rectangle().inset(by: 5).stroke(.thinMaterial, lineWidth: 10)),
        AnyView(Rectangle().strokeBorder(.thinMaterial, lineWidth: 10)),
        AnyView(Rectangle().inset(by: 5).stroke(lineWidth: 10).fill(.thinMaterial)),
        AnyView(Color.clear.border(.thinMaterial, width: 10)),
        AnyView(
            Color.clear.background(.thinMaterial, in: Rectangle().inset(by: 5).stroke(lineWidth: 10))),
    ]

    @Test(arguments: 0..<5)
    func `A line of a material blurs what is below it and nothing else`(index: Int) throws {
        let stripes = HStack(spacing: 0) {
            Color.black
            Color.white
        }
        let drawn = try PixelProbe(stripes.overlay { Self.lines[index].frame(width: 40, height: 40) }, 60, 60)
        for y in [5, 30, 55] { #expect(drawn[29, y].red == 0 && drawn[30, y].red == 1, "\(y)") }
        for y in [15, 45] { #expect(abs(drawn[29, y].red - drawn[30, y].red) < 0.05, "\(y)") }
        // As a fill of the same places.
        let filled = try PixelProbe(
            stripes.overlay { Rectangle().fill(.thinMaterial).frame(width: 40, height: 40) }, 60, 60)
        #expect(drawn[29, 15] == filled[29, 15] && drawn[15, 30] == filled[15, 30])
        #expect(drawn.warnings == [])
    }

    @Test func `A line of a material without a width is nothing`() throws {
        let plain = try PixelProbe(Color.red, 20, 20)
        let line = try PixelProbe(
            Color.red.overlay { Circle().stroke(.thinMaterial, lineWidth: 0) }, 20, 20)
        #expect(line.picture == plain.picture)
    }
}

/// Random rows and columns of colour with an edge through them: as uneven as a photograph.
@MainActor private struct Photograph {
    let width: Int
    let height: Int
    private var bytes: [UInt8] = []

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        var seed: UInt64 = 12
        func random() -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33)
        }
        for y in 0..<height {
            for x in 0..<width {
                let isSky = y * width < (height - x / 3) * width / 2
                let light = isSky ? 150 + y : 20 + x
                for channel in 0..<3 {
                    bytes.append(
                        UInt8(min(max(light + (isSky ? 20 * channel : -10) + random() % 60, 0), 255)))
                }
                bytes.append(255)
            }
        }
    }

    var image: Image { Image(.pixels(bytes, width: width, height: height, scale: 1)) }

    /// Rows of pixels of three channels, convolved one way and then the other; the edges go on outwards.
    func blurred(sigma: Double) -> [[[Double]]] {
        let reach = Int(4 * sigma)
        let weights = (-reach...reach).map { GaussianIntegral.strip(-0.5, 0.5, at: Double($0), sigma: sigma) }
        let sum = weights.reduce(0, +)
        func blurred(_ values: [Double]) -> [Double] {
            values.indices.map { at in
                var mean = 0.0
                for (offset, weight) in weights.enumerated() {
                    mean += weight * values[min(max(at + offset - reach, 0), values.count - 1)]
                }
                return mean / sum
            }
        }
        var result = [[[Double]]](repeating: .init(repeating: [0, 0, 0], count: width), count: height)
        for channel in 0..<3 {
            let rows = (0..<height).map { y in
                blurred((0..<width).map { Double(bytes[(y * width + $0) * 4 + channel]) / 255 })
            }
            for x in 0..<width {
                for (y, value) in blurred(rows.map { $0[x] }).enumerated() { result[y][x][channel] = value }
            }
        }
        return result
    }
}
