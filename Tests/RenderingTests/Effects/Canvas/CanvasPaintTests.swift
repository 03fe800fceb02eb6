import Drawing
import SwiftUI
import Testing
import ViewCore

/// What fills and filters of a canvas make of each pixel, by their definitions.
@MainActor struct CanvasPaintTests {
    private static let ends = (from: ColorGrid.exact(51, 0, 10), to: ColorGrid.exact(0, 40, 51))

    /// sRGB's own curve (IEC 61966-2-1).
    private func light(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    private func written(_ light: Double) -> Double {
        light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
    }

    @Test func `A gradient in linear colour adds up as light does`() throws {
        let canvas = Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .linearGradient(
                    Gradient(colors: [Color(Self.ends.from), Color(Self.ends.to)]), startPoint: .zero,
                    endPoint: CGPoint(x: 100, y: 0), options: .linearColor))
        }
        let drawn = try PixelProbe(canvas, 100, 1)
        var deviations = Deviations()
        for x in 0..<100 {
            let share = (Double(x) + 0.5) / 100
            func mix(_ a: Double, _ b: Double) -> Double { written(light(a) + (light(b) - light(a)) * share) }
            let (from, to) = Self.ends
            let expected = ProbedPixel(
                red: mix(from.red, to.red), green: mix(from.green, to.green), blue: mix(from.blue, to.blue))
            deviations.compare(drawn[x, 0], with: expected, within: 1.5, "\(x)")
        }
        #expect(deviations.isEmpty, "\(deviations)")
        #expect(drawn.warnings == [])
    }

    @Test func `An opaque blur divides each pixel by its alpha`() throws {
        func canvas(_ options: GraphicsContext.BlurOptions) -> some View {
            Canvas { context, _ in
                context.addFilter(.blur(radius: 6, options: options))
                context.drawLayer { layer in
                    layer.fill(
                        Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(Self.ends.from)))
                    layer.fill(
                        Path(CGRect(x: 20, y: 0, width: 20, height: 20)), with: .color(Color(Self.ends.to)))
                }
            }
        }
        let plain = try PixelProbe(canvas([]), 40, 20)
        let opaque = try PixelProbe(canvas(.opaque), 40, 20)
        #expect(plain[0, 0].alpha < 0.5)
        for y in 0..<20 {
            for x in 0..<40 {
                #expect(opaque[x, y].alpha == 1)
                // What 8 bits keep of a colour at a quarter of its alpha is four steps wide.
                for (channel, other) in zip(opaque[x, y].straight.prefix(3), plain[x, y].straight.prefix(3)) {
                    #expect(abs(channel - other) <= 5.0 / 255, "\(x), \(y)")
                }
            }
        }
        #expect(opaque.warnings == [])
    }

    @Test func `A threshold leaves what is between its ends`() throws {
        let canvas = Canvas { context, _ in
            context.addFilter(.alphaThreshold(min: 0.25, max: 0.75, color: .white))
            for step in 0...10 {
                context.fill(
                    Path(CGRect(x: step, y: 0, width: 1, height: 1)),
                    with: .color(.black.opacity(Double(step) / 10)))
            }
        }
        let drawn = try PixelProbe(canvas, 11, 1)
        for step in 0...10 {
            let isBetween = (3...7).contains(step)
            #expect(drawn[step, 0].alpha == (isBetween ? 1 : 0), "\(step)")
            if isBetween { #expect(drawn[step, 0].red == 1) }
        }
    }

    @Test func `A part of an image is repeated by itself`() throws {
        let colors = [
            ColorGrid.exact(51, 0, 0), ColorGrid.exact(0, 51, 0), ColorGrid.exact(0, 0, 51),
            ColorGrid.exact(51, 51, 0), ColorGrid.exact(10, 20, 30), ColorGrid.exact(0, 51, 51),
        ]
        let bytes = colors.flatMap { pixel in pixel.straight.map { UInt8(($0 * 255).rounded()) } }
        let image = Image(.pixels(bytes, width: 3, height: 2, scale: 1)).interpolation(.none)
        let canvas = Canvas { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .tiledImage(image, sourceRect: CGRect(x: 1.0 / 3, y: 0.5, width: 2.0 / 3, height: 0.5)))
        }
        let drawn = try PixelProbe(canvas, 6, 4)
        for y in 0..<4 { for x in 0..<6 { #expect(drawn[x, y] == colors[4 + x % 2], "\(x), \(y)") } }
        #expect(drawn.warnings == [])
    }

    @Test func `The backdrop is what was drawn before, under the filters of now`() throws {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.white))
            context.fill(
                Path(CGRect(x: 10, y: 0, width: 10, height: 10)), with: .color(Color(Self.ends.from)))
            var inverted = context
            inverted.addFilter(.colorInvert())
            inverted.fill(Path(CGRect(x: 5, y: 0, width: 10, height: 5)), with: .backdrop)
        }
        let drawn = try PixelProbe(canvas, 20, 10)
        let color = Self.ends.from
        let other = ProbedPixel(red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue)
        #expect(drawn[7, 2] == ProbedPixel(red: 0, green: 0, blue: 0))
        #expect(drawn[12, 2].distance(to: other) <= 1)
        #expect(drawn[7, 7] == ProbedPixel(red: 1, green: 1, blue: 1))
        #expect(drawn[17, 2] == color)
        #expect(drawn[2, 2] == ProbedPixel(red: 1, green: 1, blue: 1))
    }

    @Test func `A backdrop on a backdrop ends`() throws {
        let canvas = Canvas { context, size in
            context.opacity = 0.5
            for _ in 0..<200 { context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red)) }
            for _ in 0..<200 { context.fill(Path(CGRect(origin: .zero, size: size)), with: .backdrop) }
        }
        let drawn = try PixelProbe(canvas, 4, 4)
        #expect(drawn.warnings.contains { $0.contains("Shading.backdrop is ignored") })
    }

    @Test func `Commands of Core Graphics draw under the context's state`() throws {
        func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) -> some View {
            Canvas { context, _ in
                context.translateBy(x: 4, y: 2)
                context.opacity = 0.5
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 8, height: 8)))
                draw(&context)
            }
        }
        let box = CGRect(x: 2, y: 1, width: 10, height: 4)
        let commands = try PixelProbe(
            canvas { context in
                context.withCGContext { cg in
                    cg.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
                    cg.fill(box)
                }
            }, 20, 12)
        let written = try PixelProbe(
            canvas { $0.fill(Path(box), with: .color(Color(red: 1, green: 0, blue: 0))) }, 20, 12)
        #expect(commands.picture == written.picture)
        #expect(commands[7, 4] == ProbedPixel(red: 1, green: 0, blue: 0, alpha: commands[7, 4].alpha))
        #expect(abs(commands[7, 4].alpha - 0.5) < 0.01)
    }
}
