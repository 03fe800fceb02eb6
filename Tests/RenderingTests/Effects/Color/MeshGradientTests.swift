import Drawing
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

/// Meshes and repeated images against the rules that they state.
@MainActor struct MeshGradientTests {
    private static func grid(_ columns: Int, _ rows: Int) -> [SIMD2<Float>] {
        (0..<rows).flatMap { row in
            (0..<columns).map { SIMD2(Float($0) / Float(columns - 1), Float(row) / Float(rows - 1)) }
        }
    }

    private func mixed(_ a: ProbedPixel, _ b: ProbedPixel, _ t: Double) -> ProbedPixel {
        let list = zip(a.straight, b.straight).map { $0 + ($1 - $0) * t }
        return ProbedPixel(red: list[0], green: list[1], blue: list[2], alpha: list[3])
    }

    @Test func `Straight colours run bilinearly over a plain grid`() throws {
        let corners = [
            ColorGrid.exact(51, 0, 0), ColorGrid.exact(0, 40, 10), ColorGrid.exact(5, 5, 51),
            ColorGrid.exact(51, 51, 30),
        ]
        let mesh = MeshGradient(
            width: 2, height: 2, points: Self.grid(2, 2), colors: corners.map { Color($0) },
            smoothsColors: false)
        let drawn = try PixelProbe(mesh, 30, 20)
        var deviations = Deviations()
        for y in 0..<20 {
            for x in 0..<30 {
                let (u, v) = ((Double(x) + 0.5) / 30, (Double(y) + 0.5) / 20)
                let expected = mixed(mixed(corners[0], corners[1], u), mixed(corners[2], corners[3], u), v)
                deviations.compare(drawn[x, y], with: expected, within: 1, "\(x), \(y)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)")
        #expect(drawn.warnings == [])
    }

    /// Between p1 and p2 the spline of Catmull and Rom is
    /// (2 p1 + (p2 − p0) t + (2 p0 − 5 p1 + 4 p2 − p3) t² + (3 p1 − p0 − 3 p2 + p3) t³) / 2.
    @Test func `Smooth colours run as Catmull-Rom splines`() throws {
        let values = [0.2, 0.8, 0.4, 0.6]
        let mesh = MeshGradient(
            width: 4, height: 2, points: Self.grid(4, 2),
            colors: (values + values).map { Color(white: $0) })
        let drawn = try PixelProbe(mesh, 60, 4)
        let all = [2 * values[0] - values[1]] + values + [2 * values[3] - values[2]]
        var deviations = Deviations()
        for x in 0..<60 {
            let place = (Double(x) + 0.5) / 20
            let (part, t) = (Int(place), place - place.rounded(.down))
            let p = Array(all[part...part + 3])
            let (square, cube) = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3], 3 * p[1] - p[0] - 3 * p[2] + p[3])
            let value = (2 * p[1] + (p[2] - p[0]) * t + square * t * t + cube * t * t * t) / 2
            let expected = ProbedPixel(red: value, green: value, blue: value)
            deviations.compare(drawn[x, 1], with: expected, within: 1, "\(x)")
        }
        #expect(deviations.isEmpty, "\(deviations)")
    }

    @Test func `Perceptual colours are those of a perceptual gradient`() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: Self.grid(2, 2), colors: [.red, .blue, .red, .blue],
            smoothsColors: false, colorSpace: .perceptual)
        let drawn = try PixelProbe(mesh, 40, 2)
        let gradient = Gradient(colors: [.red, .blue]).colorSpace(.perceptual)
        let line = try PixelProbe(
            Rectangle().fill(.linearGradient(gradient, startPoint: .leading, endPoint: .trailing)), 40, 2)
        for x in 0..<40 {
            let share = (Double(x) + 0.5) / 40
            let expected = ProbedPixel(
                Color.red.mix(with: .blue, by: share).rgba(in: EnvironmentValues()))
            #expect(drawn[x, 1].distance(to: expected) <= 1.5, "mesh at \(x)")
            #expect(line[x, 1].distance(to: expected) <= 1.5, "gradient at \(x)")
        }
    }

    @Test func `Outside of its patches a mesh has its background`() throws {
        let places: [SIMD2<Float>] = [[0.25, 0.25], [0.75, 0.25], [0.25, 0.75], [0.75, 0.75]]
        let mesh = MeshGradient(
            width: 2, height: 2, points: places, colors: [.red, .red, .red, .red], background: .blue)
        let drawn = try PixelProbe(mesh, 20, 20)
        let environment = EnvironmentValues()
        #expect(drawn[10, 10].distance(to: ProbedPixel(SystemColor.red.resolve(in: environment))) <= 0.5)
        for (x, y) in [(0, 0), (4, 10), (15, 10), (10, 4), (10, 15)] {
            #expect(drawn[x, y].distance(to: ProbedPixel(SystemColor.blue.resolve(in: environment))) <= 0.5)
        }
        #expect(
            drawn[5, 5].distance(to: drawn.middle) <= 0.5 && drawn[14, 14].distance(to: drawn.middle) <= 0.5)
    }

    @Test func `A mesh fills shapes, lines and letters, in their outlines alone`() throws {
        let mesh = MeshGradient(
            width: 2, height: 2, points: Self.grid(2, 2), colors: [.red, .red, .red, .red])
        for (view, plain) in [
            (AnyView(Circle().fill(mesh)), AnyView(Circle().fill(.red))),
            (
                AnyView(Circle().strokeBorder(mesh, lineWidth: 6)),
                AnyView(Circle().strokeBorder(.red, lineWidth: 6))
            ),
            (
                AnyView(Text(verbatim: "g").foregroundStyle(mesh)),
                AnyView(Text(verbatim: "g").foregroundStyle(.red))
            ),
            (
                AnyView(Image(systemName: "star").foregroundStyle(mesh.opacity(0.5))),
                AnyView(Image(systemName: "star").foregroundStyle(.red.opacity(0.5)))
            ),
        ] {
            let (found, expected) = (try PixelProbe(view, 30, 30), try PixelProbe(plain, 30, 30))
            var deviations = Deviations()
            for y in 0..<30 {
                for x in 0..<30 {
                    deviations.compare(found[x, y], with: expected[x, y], within: 2, "\(x), \(y)")
                }
            }
            #expect(deviations.isEmpty, "\(deviations)")
        }
    }

    @Test func `A mesh whose numbers do not fit together is its background, and says so`() throws {
        let places = Self.grid(2, 2)
        let colors = [Color](repeating: .red, count: 4)
        let meshes = [
            MeshGradient(width: 3, height: 2, points: places, colors: colors, background: .blue),
            MeshGradient(width: 2, height: 2, points: places, colors: [.red], background: .blue),
            MeshGradient(width: 0, height: 0, points: [], colors: [], background: .blue),
            MeshGradient(width: -2, height: -2, points: places, colors: colors, background: .blue),
            MeshGradient(width: .max, height: .max, points: places, colors: colors, background: .blue),
            MeshGradient(
                width: 2, height: 2, points: [[.nan, 0]] + places.dropFirst(), colors: colors,
                background: .blue),
            MeshGradient(
                width: 2, height: 2, points: [[1e30, 0]] + places.dropFirst(), colors: colors,
                background: .blue),
        ]
        for mesh in meshes {
            let drawn = try PixelProbe(mesh, 4, 4)
            #expect(drawn.warnings.contains { $0.contains("MeshGradient(width: \(mesh.width)") })
            #expect(drawn.middle == ProbedPixel(SystemColor.blue.resolve(in: EnvironmentValues())))
        }
    }
}
