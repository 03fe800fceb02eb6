import Drawing
import SwiftUI
import Testing

/// Shadows against the Gaussian integral, within a 255th.
@MainActor struct ShadowTests {
    private static let side = 24.0

    /// A square in the middle of a room, its shadow's share at the centre of a pixel.
    private func share(_ x: Int, _ y: Int, room: Double, sigma: Double, dx: Double, dy: Double) -> Double {
        let low = (room - Self.side) / 2
        return GaussianIntegral.strip(
            low + dx, low + dx + Self.side, at: Double(x) + 0.5, sigma: sigma)
            * GaussianIntegral.strip(low + dy, low + dy + Self.side, at: Double(y) + 0.5, sigma: sigma)
    }

    private func check(
        _ view: some View, color: ProbedPixel, radius: Double, dx: Double = 0, dy: Double = 0,
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let room = Self.side + 2 * (2 * radius + max(abs(dx), abs(dy))).rounded(.up)
        let sigma = GaussianIntegral.sigma(radius: radius)
        let drawn = try PixelProbe(view, room, room)
        let square = Int((room - Self.side) / 2)..<Int((room + Self.side) / 2)
        var deviations = Deviations()
        for y in 0..<drawn.height {
            for x in 0..<drawn.width where !(square.contains(x) && square.contains(y)) {
                let expected = color.faded(
                    by: share(x, y, room: room, sigma: sigma, dx: dx, dy: dy))
                deviations.compare(drawn[x, y], with: expected, within: 1, "radius \(radius) at \(x), \(y)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)", sourceLocation: sourceLocation)
        #expect(drawn.middle == ProbedPixel(red: 1, green: 1, blue: 1), sourceLocation: sourceLocation)
    }

    private var square: some View { Color.white.frame(width: Self.side, height: Self.side) }

    @Test(arguments: [1, 2, 3.5, 6, 10, 16, 30])
    func `A shadow is as soft as its radius says`(radius: Double) throws {
        try check(
            square.shadow(color: .black, radius: radius), color: ProbedPixel(red: 0, green: 0, blue: 0),
            radius: radius)
    }

    @Test func `A shadow has its colour, alpha and offset`() throws {
        let color = ColorGrid.exact(45, 5, 20, fifths: 3)
        try check(
            square.shadow(color: Color(color), radius: 7, x: 5, y: -9), color: color, radius: 7, dx: 5, dy: -9
        )
    }

    /// As SwiftUI declares it: black in linear sRGB, a third opaque.
    @Test func `A shadow without a colour is a third of black`() throws {
        let color = ProbedPixel(red: 0, green: 0, blue: 0, alpha: 0.33)
        try check(square.shadow(radius: 5), color: color, radius: 5)
    }

    @Test func `A shadow without a radius is a copy`() throws {
        let color = ColorGrid.exact(10, 34, 51, fifths: 4)
        try check(
            square.shadow(color: Color(color), radius: 0, x: 9, y: 4), color: color, radius: 0, dx: 9, dy: 4)
    }

    @Test func `A style's drop shadow is the view's`() throws {
        let color = ColorGrid.exact(2, 49, 26, fifths: 4)
        let shadow = ShadowStyle.drop(color: Color(color), radius: 6, x: 3, y: 2)
        try check(
            Rectangle().fill(.white.shadow(shadow)).frame(width: Self.side, height: Self.side), color: color,
            radius: 6, dx: 3, dy: 2)
        try check(
            Rectangle().foregroundStyle(.white.shadow(shadow)).frame(width: Self.side, height: Self.side),
            color: color, radius: 6, dx: 3, dy: 2)
    }

    /// A shadow has the alpha of what casts it, and is seen through it.
    @Test func `What is translucent casts a lighter shadow, seen through it`() throws {
        let (over, shadow) = (ColorGrid.exact(51, 51, 51, fifths: 2), ColorGrid.exact(0, 0, 0, fifths: 4))
        let view = Color(over).frame(width: 60, height: 60).shadow(color: Color(shadow), radius: 3)
        let drawn = try PixelProbe(view, 80, 80, ground: .white)
        let ground = ProbedPixel(red: 1, green: 1, blue: 1)
        #expect(drawn.middle.distance(to: over.over(shadow.faded(by: 0.4).over(ground))) <= 1)
    }

    /// Each shadow is cast by the view with the shadows inside of it.
    @Test func `Shadows follow each other`() throws {
        let view = Color.white.frame(width: 10, height: 10)
            .shadow(color: .red, radius: 0, x: 10).shadow(color: .blue, radius: 0, y: 10)
        let drawn = try PixelProbe(view, 40, 40)
        let environment = EnvironmentValues()
        #expect(drawn[30, 20] == ProbedPixel(SystemColor.red.resolve(in: environment)))
        #expect(drawn[20, 30] == ProbedPixel(SystemColor.blue.resolve(in: environment)))
        #expect(drawn[30, 30] == ProbedPixel(SystemColor.blue.resolve(in: environment)))
    }

    @Test(arguments: [2.0, 3])
    func `A shadow grows with the scale`(scale: Double) throws {
        let view = Color.white.frame(width: 20, height: 400).shadow(color: .black, radius: 4, x: 6)
        let drawn = try PixelProbe(view, 60, 3, scale: scale)
        let sigma = GaussianIntegral.sigma(radius: 4) * scale
        for x in Int(40 * scale)..<drawn.width {
            let share = GaussianIntegral.strip(26 * scale, 46 * scale, at: Double(x) + 0.5, sigma: sigma)
            let expected = ProbedPixel(red: 0, green: 0, blue: 0, alpha: share)
            #expect(drawn[x, 3].distance(to: expected) <= 1, "\(x)")
        }
    }

}
