import Drawing
import Foundation
import Testing
import ViewCore

/// Every way to write a gradient resolves to the same places and colours.
@MainActor struct GradientFormTests {
    private let environment = EnvironmentValues()
    private let colors: [Color] = [.red, .green, .blue]
    private let stops = [
        Gradient.Stop(color: .red, location: 0), .init(color: .green, location: 0.5),
        .init(color: .blue, location: 1),
    ]
    private var resolved: [Drawing.GradientStop] {
        zip(colors, [0, 0.5, 1]).map { color, place in
            Drawing.GradientStop(color: color.resolved(for: environment).color, location: place)
        }
    }

    private func expect(
        _ styles: [any ShapeStyle], are geometry: ResolvedStyle.GradientGeometry,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (index, style) in styles.enumerated() {
            #expect(
                style.resolved(for: environment).kind == .gradient(resolved, geometry), "form \(index)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func `Along a line from its start to its end`() {
        let gradient = Gradient(colors: colors)
        let (start, end) = (UnitPoint(x: 0.1, y: 0.2), UnitPoint(x: 0.7, y: 0.9))
        expect(
            [
                LinearGradient(gradient: gradient, startPoint: start, endPoint: end),
                LinearGradient(colors: colors, startPoint: start, endPoint: end),
                LinearGradient(stops: stops, startPoint: start, endPoint: end),
                .linearGradient(gradient, startPoint: start, endPoint: end) as LinearGradient,
                .linearGradient(colors: colors, startPoint: start, endPoint: end) as LinearGradient,
                .linearGradient(stops: stops, startPoint: start, endPoint: end) as LinearGradient,
            ], are: .linear(start, end))
        expect([gradient, AnyGradient(gradient)], are: .linear(.top, .bottom))
    }

    @Test func `Around a point from a radius to another`() {
        let center = UnitPoint(x: 0.1, y: 0.2)
        let gradient = Gradient(stops: stops)
        expect(
            [
                RadialGradient(gradient: gradient, center: center, startRadius: 3, endRadius: 9),
                RadialGradient(colors: colors, center: center, startRadius: 3, endRadius: 9),
                RadialGradient(stops: stops, center: center, startRadius: 3, endRadius: 9),
            ], are: .radial(center, 3, 9))
        expect(
            [
                EllipticalGradient(
                    gradient: gradient, center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.4),
                EllipticalGradient(
                    colors: colors, center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.4),
                EllipticalGradient(
                    stops: stops, center: center, startRadiusFraction: 0.1, endRadiusFraction: 0.4),
            ], are: .elliptical(center, 0.1, 0.4))
        expect(
            [
                EllipticalGradient(gradient: gradient), EllipticalGradient(colors: colors),
                EllipticalGradient(stops: stops),
            ], are: .elliptical(.center, 0, 0.5))
    }

    @Test func `Around a point from an angle to another, or all the way round`() {
        let center = UnitPoint(x: 0.1, y: 0.2)
        let gradient = Gradient(stops: stops)
        let (start, end) = (Angle.radians(1), Angle.radians(2))
        expect(
            [
                AngularGradient(gradient: gradient, center: center, startAngle: start, endAngle: end),
                AngularGradient(colors: colors, center: center, startAngle: start, endAngle: end),
                AngularGradient(stops: stops, center: center, startAngle: start, endAngle: end),
            ], are: .angular(center, 1, 2))
        expect(
            [
                AngularGradient(gradient: gradient, center: center, angle: start),
                AngularGradient(colors: colors, center: center, angle: start),
                AngularGradient(stops: stops, center: center, angle: start),
            ], are: .angular(center, 1, 1 + 2 * .pi))
    }

    @Test func `Places are held from 0 to 1, and none lies before the one before it`() {
        func places(_ locations: CGFloat...) -> [CGFloat] {
            let gradient = Gradient(stops: locations.map { .init(color: .red, location: $0) })
            guard case .gradient(let stops, _) = gradient.resolved(for: environment).kind else { return [] }
            return stops.map(\.location)
        }
        #expect(places(-1, 0.5, 0.25, 2, 0) == [0, 0.5, 0.5, 1, 1])
        #expect(places(.nan, 0.5, .infinity) == [0, 0.5, 0.5])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: [.red, .blue]).stops.map(\.location) == [0, 1])
    }

    /// A fifth of white at the top.
    @Test func `A colour's own gradient ends in the colour, and is lighter above`() {
        let color = Color(red: 0.5, green: 0, blue: 1).opacity(0.5)
        guard case .gradient(let stops, let geometry) = color.gradient.resolved(for: environment).kind else {
            Issue.record("no gradient")
            return
        }
        #expect(geometry == .linear(.top, .bottom) && stops.map(\.location) == [0, 1])
        #expect(stops.last?.color == color.resolved(for: environment).color)
        let top = stops.first?.color
        #expect(top.map { abs($0.green - 0.2) < 1e-6 && abs($0.red - 0.6) < 1e-6 && $0.alpha == 0.5 } == true)
    }
}
