import Drawing
import SwiftUI
import Testing
import ViewCore

/// Porter and Duff's operators in a canvas, by their formulas: S and D premultiplied, of alphas s and d.
private enum Operators {
    static let all: [(GraphicsContext.BlendMode, String)] = [
        (.clear, "clear"), (.copy, "copy"), (.sourceIn, "sourceIn"), (.sourceOut, "sourceOut"),
        (.sourceAtop, "sourceAtop"), (.destinationOver, "destinationOver"),
        (.destinationIn, "destinationIn"), (.destinationOut, "destinationOut"),
        (.destinationAtop, "destinationAtop"), (.xor, "xor"),
    ]

    /// The shares that stay of the source and of what is below it.
    static func shares(_ mode: GraphicsContext.BlendMode, _ s: Double, _ d: Double) -> (Double, Double) {
        switch mode {
        case .clear: (0, 0)
        case .copy: (1, 0)
        case .sourceIn: (d, 0)
        case .sourceOut: (1 - d, 0)
        case .sourceAtop: (d, 1 - s)
        case .destinationOver: (1 - d, 1)
        case .destinationIn: (0, s)
        case .destinationOut: (0, 1 - s)
        case .destinationAtop: (1 - d, s)
        default: (1 - d, 1 - s)
        }
    }

    static func result(
        _ mode: GraphicsContext.BlendMode, _ source: ProbedPixel, over below: ProbedPixel
    ) -> ProbedPixel {
        let (a, b) = shares(mode, source.alpha, below.alpha)
        let channels = zip(source.channels, below.channels).map {
            $0 * source.alpha * a + $1 * below.alpha * b
        }
        return ProbedPixel(premultiplied: channels, alpha: source.alpha * a + below.alpha * b)
    }
}

private let brown = ProbedPixel(red: 0.6, green: 0.4, blue: 0.2)
private let green = ProbedPixel(red: 0, green: 0.8, blue: 0.4)

@MainActor struct CompositingTests {
    private static let colors = ColorGrid.translucent

    private func line(_ place: Int, _ side: CGFloat, isRow: Bool) -> Path {
        let place = CGFloat(place)
        return Path(
            isRow
                ? CGRect(x: 0, y: place, width: side, height: 1)
                : CGRect(x: place, y: 0, width: 1, height: side))
    }

    private func grid(_ mode: GraphicsContext.BlendMode, _ colorMode: ColorRenderingMode) throws -> PixelProbe
    {
        let side = CGFloat(Self.colors.count)
        return try PixelProbe(
            Canvas(colorMode: colorMode) { context, _ in
                for (index, color) in Self.colors.enumerated() {
                    context.fill(line(index, side, isRow: false), with: .color(Color(color)))
                }
                context.blendMode = mode
                for (index, color) in Self.colors.enumerated() {
                    context.fill(line(index, side, isRow: true), with: .color(Color(color)))
                }
            }, side, side)
    }

    @Test(arguments: Operators.all)
    func `An operator follows its formula on a grid of colours and alphas`(
        mode: GraphicsContext.BlendMode, name: String
    ) throws {
        let drawn = try grid(mode, .nonLinear)
        var deviations = Deviations()
        for (x, below) in Self.colors.enumerated() {
            for (y, source) in Self.colors.enumerated() {
                deviations.compare(
                    drawn[x, y], with: Operators.result(mode, source, over: below), within: 1,
                    "\(name) of \(source) over \(below)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)")
        #expect(drawn.warnings == [])
    }

    @Test(arguments: Operators.all)
    func `In a linear canvas an operator mixes light`(mode: GraphicsContext.BlendMode, name: String) throws {
        let drawn = try grid(mode, .linear)
        var deviations = Deviations()
        for (x, below) in Self.colors.enumerated() {
            for (y, source) in Self.colors.enumerated() {
                let light = Operators.result(mode, source.decoded, over: below.decoded)
                deviations.compare(
                    drawn[x, y], with: light.encoded, within: 1.1, "\(name) of \(source) over \(below)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)")
    }

    @Test(arguments: Drawing.BlendMode.allCases)
    func `In a linear canvas a blend mode works on light`(mode: Drawing.BlendMode) throws {
        let index = Int32(Drawing.BlendMode.allCases.firstIndex(of: mode)!)
        // The modes of views stand in the order of the canvas's, without the operators between them.
        let raw: Int32 = [16: 20, 17: 21, 18: 23, 19: 26, 20: 27][index] ?? index
        let drawn = try grid(GraphicsContext.BlendMode(rawValue: raw), .linear)
        var deviations = Deviations()
        for (x, below) in Self.colors.enumerated() {
            for (y, source) in Self.colors.enumerated() {
                let light = BlendRules.result(mode, source.decoded, over: below.decoded)
                deviations.compare(
                    drawn[x, y], with: light.encoded, within: 1.1, "\(mode) of \(source) over \(below)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)")
        #expect(drawn.warnings == [])
    }

    @Test(arguments: Operators.all)
    func `An operator changes nothing outside of the shape and of clips`(
        mode: GraphicsContext.BlendMode, name: String
    ) throws {
        let drawn = try PixelProbe(
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(Color(brown)))
                context.blendMode = mode
                context.clip(to: Path(CGRect(x: 0, y: 0, width: 30, height: 20)))
                context.clip(to: Path(CGRect(x: 20, y: 0, width: 20, height: 20)), options: .inverse)
                context.fill(
                    Path(CGRect(x: 10, y: 0, width: 25, height: 20)), with: .color(Color(green).opacity(0.4)))
            }, 40, 20)
        for x in [5, 25, 32, 38] { #expect(drawn[x, 10] == brown, "\(name) at \(x)") }
        let expected = Operators.result(mode, green.faded(by: 0.4), over: brown)
        #expect(drawn[15, 10].distance(to: expected) <= 1, "\(name)")
    }

    @Test(arguments: Operators.all)
    func `A pixel that the edge halves is half of either`(mode: GraphicsContext.BlendMode, name: String)
        throws
    {
        let drawn = try PixelProbe(
            Canvas { context, _ in
                context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 20)), with: .color(Color(brown)))
                context.blendMode = mode
                context.fill(
                    Path(CGRect(x: 0, y: 0, width: 10.5, height: 20)), with: .color(Color(green).opacity(0.4))
                )
            }, 40, 20)
        let inside = Operators.result(mode, green.faded(by: 0.4), over: brown)
        let channels = zip(inside.channels, brown.channels).map { ($0 * inside.alpha + $1) / 2 }
        let expected = ProbedPixel(premultiplied: channels, alpha: (inside.alpha + 1) / 2)
        #expect(drawn[10, 10].distance(to: expected) <= 2, "\(name): \(drawn[10, 10]) for \(expected)")
    }

    @Test func `What a canvas takes away is its own, not what lies behind it`() throws {
        let canvas = Canvas { context, _ in
            context.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 20)), with: .color(Color(green)))
            context.blendMode = .xor
            context.fill(Path(CGRect(x: 10, y: 0, width: 20, height: 20)), with: .color(Color(brown)))
        }
        let drawn = try PixelProbe(canvas, 40, 20, ground: .white)
        let white = ProbedPixel(red: 1, green: 1, blue: 1)
        for (x, color) in [(5, green), (15, white), (25, brown), (35, white)] {
            #expect(drawn[x, 10] == color, "\(x)")
        }
    }

    @Test func `A layer is as large as the canvas and an image as its frame`() throws {
        func canvas(_ draw: @escaping (inout GraphicsContext) -> Void) throws -> PixelProbe {
            try PixelProbe(
                Canvas { context, _ in
                    context.fill(Path(CGRect(x: 0, y: 0, width: 40, height: 40)), with: .color(Color(brown)))
                    context.blendMode = .destinationIn
                    draw(&context)
                }, 40, 40)
        }
        let layer = try canvas { context in
            context.drawLayer {
                $0.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: .color(.black))
            }
        }
        #expect(layer[20, 20] == brown)
        #expect(layer[5, 5].alpha == 0)
        let image = try canvas { context in
            context.draw(Image(systemName: "circle.fill"), in: CGRect(x: 10, y: 10, width: 20, height: 20))
        }
        #expect(image[20, 20] == brown)
        #expect(image[10, 10].alpha == 0)
        #expect(image[5, 5] == brown)
    }

    @Test func `Letters are a hole, a clip and a mask`() throws {
        let frame = CGRect(x: 0, y: 0, width: 60, height: 60)
        func count(_ view: some View) throws -> Int {
            let drawn = try PixelProbe(view, 60, 60, ground: .white)
            var count = 0
            for y in 0..<60 { for x in 0..<60 where drawn[x, y] == brown { count += 1 } }
            return count
        }
        let text = Text("H").font(.system(size: 50, weight: .black))
        let clip = try count(
            Canvas { context, _ in
                context.clipToLayer { $0.draw(text, at: CGPoint(x: 30, y: 30)) }
                context.fill(Path(frame), with: .color(Color(brown)))
            })
        let hole = try count(
            Canvas { context, _ in
                context.fill(Path(frame), with: .color(Color(brown)))
                context.blendMode = .clear
                context.draw(text, at: CGPoint(x: 30, y: 30))
            })
        let mask = try count(Color(brown).mask { text })
        #expect(clip > 500 && clip < 1500)
        #expect(abs(clip - mask) < 60)
        #expect(hole > 3600 - clip - 300 && hole < 3600 - clip)
    }

    @Test func `A filter in linear colour works on light`() throws {
        let side = CGFloat(ColorGrid.opaque.count)
        func drawn(_ mode: ColorRenderingMode, _ options: GraphicsContext.FilterOptions) throws -> PixelProbe
        {
            try PixelProbe(
                Canvas(colorMode: mode) { context, _ in
                    context.addFilter(.brightness(0.2), options: options)
                    for (index, color) in ColorGrid.opaque.enumerated() {
                        context.fill(line(index, side, isRow: false), with: .color(Color(color)))
                    }
                }, side, 1)
        }
        let (asked, whole) = try (drawn(.nonLinear, .linearColor), drawn(.linear, []))
        for (x, color) in ColorGrid.opaque.enumerated() {
            let expected = FilterRules.brightness(0.2)(color.decoded).encoded
            #expect(asked[x, 0].distance(to: expected) <= 1, "\(color)")
            #expect(whole[x, 0].distance(to: expected) <= 1, "\(color)")
        }
        #expect(asked.warnings == [])
    }

    @Test func `A blur in linear colour spreads light`() throws {
        let drawn = try PixelProbe(
            Canvas { context, _ in
                context.addFilter(.blur(radius: 4), options: .linearColor)
                context.drawLayer { layer in
                    layer.fill(Path(CGRect(x: -60, y: -60, width: 100, height: 200)), with: .color(.black))
                    layer.fill(Path(CGRect(x: 40, y: -60, width: 100, height: 200)), with: .color(.white))
                }
            }, 80, 20)
        for x in 25..<55 {
            let light = 1 - GaussianIntegral.below(40 - (Double(x) + 0.5), sigma: 4)
            // Three deviations of the Gaussian leave out a thousandth, and half a step of white is as much again.
            #expect(abs(drawn[x, 10].decoded.red - light) <= 0.006, "\(x): \(drawn[x, 10]) for \(light)")
        }
    }
}

extension ProbedPixel {
    /// As linear light, by sRGB's own curve (IEC 61966-2-1).
    fileprivate var decoded: ProbedPixel {
        changed { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    }
    /// Of linear light.
    fileprivate var encoded: ProbedPixel {
        changed { $0 <= 0.0031308 ? $0 * 12.92 : 1.055 * pow($0, 1 / 2.4) - 0.055 }
    }
    private func changed(_ change: (Double) -> Double) -> ProbedPixel {
        func held(_ value: Double) -> Double { change(min(max(value, 0), 1)) }
        return ProbedPixel(red: held(red), green: held(green), blue: held(blue), alpha: alpha)
    }
}
