import Drawing
import SwiftUI
import Testing

/// Shadows of a canvas as their options say, each pixel against the Gaussian integral.
@MainActor struct CanvasShadowTests {
    private static let room = 40
    private static let square = CGRect(x: 12, y: 14, width: 16, height: 12)
    private let paint = ColorGrid.exact(10, 34, 51)
    private let shade = ColorGrid.exact(45, 5, 20, fifths: 4)
    private let clear = ColorGrid.exact(0, 0, 0, fifths: 0)

    /// The square's own share at the centre of a pixel, blurred and moved.
    private func share(_ x: Int, _ y: Int, _ sigma: Double, _ dx: Double, _ dy: Double) -> Double {
        let square = Self.square
        return GaussianIntegral.strip(
            square.minX + dx, square.maxX + dx, at: Double(x) + 0.5, sigma: sigma)
            * GaussianIntegral.strip(
                square.minY + dy, square.maxY + dy, at: Double(y) + 0.5, sigma: sigma)
    }

    private func isInside(_ x: Int, _ y: Int) -> Bool {
        Self.square.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
    }

    private func check(
        _ options: GraphicsContext.ShadowOptions, radius: Double, blend: GraphicsContext.BlendMode = .normal,
        at location: SourceLocation = #_sourceLocation,
        _ expected: (_ shadow: ProbedPixel, _ isInside: Bool) -> ProbedPixel
    ) throws {
        let (paint, shade) = (paint, shade)
        let canvas = Canvas { context, _ in
            context.addFilter(
                .shadow(
                    color: Color(shade), radius: radius, x: 3, y: -2, blendMode: blend, options: options))
            context.fill(Path(Self.square), with: .color(Color(paint)))
        }
        let drawn = try PixelProbe(canvas, CGFloat(Self.room), CGFloat(Self.room))
        let sigma = GaussianIntegral.sigma(radius: radius)
        var deviations = Deviations()
        for y in 0..<Self.room {
            for x in 0..<Self.room {
                let own = share(x, y, sigma, 3, -2)
                let shadow = shade.faded(by: options.contains(.invertsAlpha) ? 1 - own : own)
                deviations.compare(
                    drawn[x, y], with: expected(shadow, isInside(x, y)), within: 2, "\(x), \(y)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)", sourceLocation: location)
        #expect(drawn.warnings == [], sourceLocation: location)
    }

    @Test(arguments: [0, 2, 6])
    func `A shadow alone is all that is seen`(radius: Double) throws {
        try check(.shadowOnly, radius: radius) { shadow, _ in shadow }
    }

    @Test(arguments: [0, 2, 6])
    func `A shadow above lies over what casts it`(radius: Double) throws {
        try check(.shadowAbove, radius: radius) { shadow, isInside in
            isInside ? shadow.over(paint) : shadow
        }
    }

    @Test(arguments: [0, 2, 6])
    func `An inverted shadow is that of what is free`(radius: Double) throws {
        try check([.shadowOnly, .invertsAlpha], radius: radius) { shadow, _ in shadow }
    }

    /// The recipe that Apple's documentation of `invertsAlpha` gives.
    @Test(arguments: [0, 2, 6])
    func `Inverted, above and atop it is an inner shadow`(radius: Double) throws {
        try check([.shadowAbove, .invertsAlpha], radius: radius, blend: .sourceAtop) { shadow, isInside in
            isInside ? shadow.over(paint) : clear
        }
    }

    @Test(arguments: [[], .disablesGroup] as [GraphicsContext.ShadowOptions], [0, 2, 6])
    func `Inverted and above it leaves what casts it`(
        options: GraphicsContext.ShadowOptions, radius: Double
    ) throws {
        try check(options.union([.shadowAbove, .invertsAlpha]), radius: radius) { shadow, isInside in
            isInside ? shadow.over(paint) : shadow
        }
    }

    @Test(arguments: [0, 2, 6])
    func `Inverted, alone and without a group it leaves what is below`(radius: Double) throws {
        let canvas = Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.white))
            context.addFilter(
                .shadow(
                    color: .black, radius: radius, options: [.shadowOnly, .invertsAlpha, .disablesGroup]))
            context.fill(Path(Self.square.insetBy(dx: -8, dy: -10)), with: .color(.red))
        }
        #expect(try PixelProbe(canvas, 40, 40)[20, 20].alpha == 1)
    }

    @Test func `Without a group a shadow blends with what is below, with one it does not`() throws {
        func drawn(_ options: GraphicsContext.ShadowOptions) throws -> PixelProbe {
            let canvas = Canvas { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)), with: .color(Color(red: 1, green: 1, blue: 0)))
                context.addFilter(
                    .shadow(
                        color: Color(red: 0, green: 1, blue: 1), radius: 0, x: 20, blendMode: .multiply,
                        options: options))
                context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: 10)), with: .color(.white))
            }
            return try PixelProbe(canvas, 40, 10)
        }
        #expect(try drawn([])[25, 5] == ProbedPixel(red: 0, green: 1, blue: 1))
        #expect(try drawn(.disablesGroup)[25, 5] == ProbedPixel(red: 0, green: 1, blue: 0))
        #expect(try drawn(.disablesGroup)[5, 5] == ProbedPixel(red: 1, green: 1, blue: 1))
    }

    @Test func `Shadows of shadows end`() throws {
        let canvas = Canvas { context, _ in
            for _ in 0..<40 { context.addFilter(.shadow(radius: 1, x: 1, options: .shadowAbove)) }
            context.fill(Path(Self.square), with: .color(.red))
        }
        let drawn = try PixelProbe(canvas, 40, 40)
        #expect(drawn.warnings.contains { $0.contains("Filter.shadow(options:) is ignored") })
    }
}
