import Drawing
import Pixels
import SwiftUI
import Testing

/// The four kinds of gradients against straight interpolation, at every pixel.
@MainActor struct GradientTests {
    /// A name, for the messages, and stops whose colours 8 bits hold exactly.
    struct Colors: Sendable, CustomStringConvertible {
        var description: String
        var stops: [GradientRules.Stop]

        @MainActor var gradient: Gradient {
            Gradient(stops: stops.map { Gradient.Stop(color: Color($0.color), location: $0.at) })
        }
    }

    private nonisolated static let (a, b, c) = (
        ColorGrid.exact(51, 0, 10), ColorGrid.exact(3, 40, 51), ColorGrid.exact(20, 51, 5)
    )

    nonisolated static let all = [
        Colors(description: "two", stops: [(a, 0), (b, 1)]),
        Colors(description: "uneven", stops: [(a, 0), (b, 0.2), (c, 0.7), (a, 1)]),
        Colors(description: "inside of the ends", stops: [(a, 0.3), (b, 0.6)]),
        Colors(description: "hard", stops: [(a, 0), (b, 0.4), (c, 0.4), (a, 1)]),
        Colors(
            description: "translucent",
            stops: [(a, 0), (b.faded(by: 0.2), 0.5), (c.faded(by: 0), 0.8), (c, 1)]),
        Colors(description: "one", stops: [(c.faded(by: 0.6), 0.5)]),
    ]

    private static let (width, height) = (60.0, 40.0)

    /// Draws `view` and compares each pixel with the colour at the place that `place` says, if it says one.
    private func check(
        _ view: some View, _ colors: Colors, jump: Double = 0.01,
        at place: (_ x: Double, _ y: Double) -> Double?, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let drawn = try PixelProbe(view, Self.width, Self.height)
        var deviations = Deviations()
        // Every second row, as a colour more or less tells nothing new.
        for y in stride(from: 0, to: drawn.height, by: 2) {
            for x in 0..<drawn.width {
                guard let t = place(Double(x) + 0.5, Double(y) + 0.5),
                    !GradientRules.isAtJump(t, colors.stops, within: jump)
                else { continue }
                deviations.compare(
                    drawn[x, y], with: GradientRules.color(at: t, colors.stops), within: 1,
                    "\(colors) at \(x), \(y)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)", sourceLocation: sourceLocation)
        #expect(deviations.count > 500, sourceLocation: sourceLocation)
    }

    @Test(
        arguments: all,
        [
            (UnitPoint.leading, UnitPoint.trailing), (.top, .bottom), (.bottomTrailing, .topLeading),
            (UnitPoint(x: 0.2, y: 0.3), UnitPoint(x: 0.7, y: 0.9)),
        ])
    func `A linear gradient runs along its line`(colors: Colors, ends: (from: UnitPoint, to: UnitPoint))
        throws
    {
        let (fx, fy) = (ends.from.x * Self.width, ends.from.y * Self.height)
        let (dx, dy) = (ends.to.x * Self.width - fx, ends.to.y * Self.height - fy)
        let view = LinearGradient(gradient: colors.gradient, startPoint: ends.from, endPoint: ends.to)
        try check(view, colors) { x, y in ((x - fx) * dx + (y - fy) * dy) / (dx * dx + dy * dy) }
    }

    @Test(arguments: all, [(0.0, 25.0), (8, 30), (28, 6), (5, 5.5)])
    func `A radial gradient runs between its radii`(colors: Colors, radii: (from: Double, to: Double)) throws
    {
        let view = RadialGradient(
            gradient: colors.gradient, center: UnitPoint(x: 0.4, y: 0.55), startRadius: radii.from,
            endRadius: radii.to)
        // Where all colours lie within half a point, a pixel is as good as a jump.
        let jump = 0.3 / abs(radii.to - radii.from)
        try check(view, colors, jump: jump) { x, y in
            let t = (hypot(x - 24, y - 22) - radii.from) / (radii.to - radii.from)
            return jump < 0.1 || !(-0.5...1.5).contains(t) ? t : nil
        }
    }

    @Test(arguments: all, [(0.0, 0.5), (0.1, 0.4), (0.6, 0.2)])
    func `An elliptical gradient runs between shares of its frame`(
        colors: Colors, shares: (from: Double, to: Double)
    ) throws {
        let view = EllipticalGradient(
            gradient: colors.gradient, center: UnitPoint(x: 0.4, y: 0.55), startRadiusFraction: shares.from,
            endRadiusFraction: shares.to)
        try check(view, colors, jump: 0.02) { x, y in
            (hypot((x - 24) / Self.width, (y - 22) / Self.height) - shares.from) / (shares.to - shares.from)
        }
    }

    /// Angles go clockwise from the right. Over a full turn the last turn is seen; under one the end colours
    /// fill the rest, meeting opposite of the middle.
    @Test(
        arguments: all,
        [
            (0.0, 360.0), (-90, 270), (30, 200), (200, 30), (100, 460), (0, 900), (45, 45.5),
        ])
    func `An angular gradient runs around its centre`(
        colors: Colors, angles: (from: Double, to: Double)
    ) throws {
        let view = AngularGradient(
            gradient: colors.gradient, center: UnitPoint(x: 0.4, y: 0.55), startAngle: .degrees(angles.from),
            endAngle: .degrees(angles.to))
        let span = angles.to - angles.from
        try check(view, colors) { x, y in
            // Near the centre a pixel holds many colors.
            guard hypot(x - 24, y - 22) > 4 else { return nil }
            let direction = atan2(y - 22, x - 24) * 180 / .pi
            // The last turn before the end, or what is less of it.
            let turned = span > 0 ? direction - angles.to : angles.to - direction
            let back = turned - (turned / 360).rounded(.up) * 360
            let t = 1 + back / abs(span)
            let gap = 360 - abs(span)
            // The gap's middle and ends are jumps of their own.
            for jump in [-360, -abs(span), -abs(span) - gap / 2, 0] where abs(back - jump) < 2 { return nil }
            guard gap > 0, -back > abs(span) else { return t }
            return -back - abs(span) < gap / 2 ? 0 : 1
        }
    }

    // MARK: - Other ways to say them

    private var colors: Colors { Self.all[1] }

    private func picture(_ view: some View) throws -> [UInt8] { try PixelProbe(view, 60, 40).picture.bytes }

    @Test func `Colours without places are spaced evenly`() throws {
        let (a, b, c) = (Self.a, Self.b, Self.c)
        let even = Colors(description: "even", stops: [(a, 0), (b, 0.5), (c, 1)])
        let view = LinearGradient(
            colors: [Color(a), Color(b), Color(c)], startPoint: .leading, endPoint: .trailing)
        try check(view, even) { x, _ in x / Self.width }
    }

    @Test func `A gradient as a style runs down`() throws {
        try check(Rectangle().fill(colors.gradient), colors) { _, y in y / Self.height }
        try check(Rectangle().fill(AnyGradient(colors.gradient)), colors) { _, y in y / Self.height }
    }

    @Test func `A gradient is the same as a view, a fill, a background and a foreground`() throws {
        let gradient = LinearGradient(gradient: colors.gradient, startPoint: .topLeading, endPoint: .bottom)
        let plain = try picture(gradient)
        #expect(try picture(Rectangle().fill(gradient)) == plain)
        #expect(try picture(Color.clear.background(gradient)) == plain)
        #expect(try picture(Color.clear.overlay(gradient, in: Rectangle())) == plain)
        #expect(try picture(Rectangle().foregroundStyle(gradient)) == plain)
        #expect(try picture(Rectangle().fill(AnyShapeStyle(gradient))) == plain)
        #expect(
            try picture(
                Rectangle().fill(
                    .linearGradient(colors.gradient, startPoint: .topLeading, endPoint: .bottom))) == plain)
    }

    @Test func `An angular gradient without angles makes a full turn`() throws {
        let full = AngularGradient(
            gradient: colors.gradient, center: .center, startAngle: .zero, endAngle: .degrees(360))
        #expect(
            try picture(AngularGradient(gradient: colors.gradient, center: .center)) == (try picture(full)))
        let turned = AngularGradient(
            gradient: colors.gradient, center: .center, startAngle: .degrees(50), endAngle: .degrees(410))
        #expect(
            try picture(AngularGradient(gradient: colors.gradient, center: .center, angle: .degrees(50)))
                == (try picture(turned)))
    }

    @Test func `An elliptical gradient reaches the middle of the sides by itself`() throws {
        try check(EllipticalGradient(gradient: colors.gradient), colors) { x, y in
            hypot((x - 30) / Self.width, (y - 20) / Self.height) * 2
        }
    }

    /// Places before 0 and after 1 are the ends, and a place before the one ahead of it moves up to that.
    @Test func `Places outside of the ends and out of order are held`() throws {
        let (a, b, c) = (Self.a, Self.b, Self.c)
        let view = LinearGradient(
            stops: [
                .init(color: Color(a), location: -0.5), .init(color: Color(b), location: 0.6),
                .init(color: Color(c), location: 0.2), .init(color: Color(a), location: 1.5),
            ], startPoint: .leading, endPoint: .trailing)
        let held = Colors(description: "held", stops: [(a, 0), (b, 0.6), (c, 0.6), (a, 1)])
        try check(view, held) { x, _ in x / Self.width }
    }

    @Test func `A gradient's style can be faded`() throws {
        let stops = colors.stops.map { (color: $0.color.faded(by: 0.4), at: $0.at) }
        let view = Rectangle().fill(
            LinearGradient(gradient: colors.gradient, startPoint: .leading, endPoint: .trailing).opacity(0.4))
        try check(view, Colors(description: "faded", stops: stops)) { x, _ in x / Self.width }
    }

    /// The lighter end is a fifth white: chosen by eye, as AnyGradient says.
    @Test func `A colour's gradient begins a fifth lighter and ends as the colour`() throws {
        let color = ColorGrid.exact(10, 34, 51, fifths: 4)
        func lighter(_ channel: Double) -> Double { channel + (1 - channel) / 5 }
        let top = ProbedPixel(
            red: lighter(color.red), green: lighter(color.green), blue: lighter(color.blue),
            alpha: color.alpha)
        try check(
            Rectangle().fill(Color(color).gradient),
            Colors(description: "own", stops: [(top, 0), (color, 1)])
        ) { _, y in y / Self.height }
    }

    /// `.clear` is transparent black, and each channel goes its way by itself: halfway there is half of a gray.
    @Test func `A gradient to clear passes through gray`() throws {
        let fade = LinearGradient(colors: [.white, .clear], startPoint: .leading, endPoint: .trailing)
        let drawn = try PixelProbe(Color.white.overlay { Rectangle().fill(fade) }, 101, 3)
        #expect(abs(drawn[50, 1].red - 0.75) < 0.01)
        let plain = LinearGradient(
            colors: [.white, .white.opacity(0)], startPoint: .leading, endPoint: .trailing)
        #expect(try PixelProbe(Color.white.overlay { Rectangle().fill(plain) }, 101, 3)[50, 1].red == 1)
    }
}
