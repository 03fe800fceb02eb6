import Drawing
import Testing

@testable import ViewCore

/// Places of a mesh against the definition of a Coons patch.
struct ColorMeshTests {
    private typealias Place = SIMD2<Float>

    /// A cubic Bézier curve by de Casteljau's construction.
    private func curve(_ points: [Place], _ t: Float) -> Place {
        var points = points
        while points.count > 1 { points = zip(points, points.dropFirst()).map { $0 + ($1 - $0) * t } }
        return points[0]
    }

    private let corners = [
        ColorMesh.Corner([0.1, 0], leading: [0, 0], top: [0, 0], trailing: [0.3, 0.2], bottom: [0, 0.4]),
        ColorMesh.Corner(
            [1, 0.2], leading: [0.7, -0.1], top: [0, 0], trailing: [0, 0], bottom: [1.2, 0.5]),
        ColorMesh.Corner(
            [0, 0.9], leading: [0, 0], top: [0.2, 0.7], trailing: [0.4, 1.1], bottom: [0, 0]),
        ColorMesh.Corner(
            [0.9, 1], leading: [0.6, 0.8], top: [0.8, 0.6], trailing: [0, 0], bottom: [0, 0]),
    ]

    private func mesh(isSmooth: Bool = true) throws -> ColorMesh {
        try #require(
            ColorMesh(
                columns: 2, rows: 2, corners: corners, colors: Array(repeating: .black, count: 4),
                background: .clear, isSmooth: isSmooth, isPerceptual: false))
    }

    /// The two ruled surfaces of opposite sides, less the bilinear one of the corners (S. A. Coons, 1967).
    @Test func `A patch is the Coons patch of its sides`() throws {
        let mesh = try mesh()
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        for v in stride(from: Float(0), through: 1, by: 0.125) {
            for u in stride(from: Float(0), through: 1, by: 0.125) {
                let top = curve([a.place, a.trailing, b.leading, b.place], u)
                let bottom = curve([c.place, c.trailing, d.leading, d.place], u)
                let left = curve([a.place, a.bottom, c.top, c.place], v)
                let right = curve([b.place, b.bottom, d.top, d.place], v)
                let down = top + (bottom - top) * v
                let across = left + (right - left) * u
                let upper = a.place + (b.place - a.place) * u
                let lower = c.place + (d.place - c.place) * u
                let expected = down + across - (upper + (lower - upper) * v)
                let found = mesh.place(column: 0, row: 0, u: u, v: v)
                #expect(abs(found.x - expected.x) < 1e-5 && abs(found.y - expected.y) < 1e-5, "\(u), \(v)")
            }
        }
    }

    @Test func `Control points that are not given are those of a Catmull-Rom spline`() throws {
        let places: [Place] = [[0, 0], [0.4, 0.1], [1, 0], [0, 1], [0.5, 0.8], [1, 1]]
        let found = try #require(ColorMesh.corners(at: places, columns: 3, rows: 2))
        // In the middle a sixth of the way between the neighbours, at the rim a third of the way to the one.
        func isNear(_ a: Place, _ b: Place) -> Bool { abs(a.x - b.x) < 1e-6 && abs(a.y - b.y) < 1e-6 }
        #expect(
            isNear(found[1].trailing, [0.4 + 1.0 / 6, 0.1]) && isNear(found[1].leading, [0.4 - 1.0 / 6, 0.1]))
        #expect(isNear(found[0].trailing, [0.4 / 3, 0.1 / 3]))
        #expect(isNear(found[1].bottom, [0.4 + 0.1 / 3, 0.1 + 0.7 / 3]))
        #expect(ColorMesh.corners(at: places, columns: 4, rows: 2) == nil)
        #expect(ColorMesh.corners(at: places, columns: .max, rows: .max) == nil)
        #expect(ColorMesh.corners(at: places, columns: -3, rows: -2) == nil)
    }
}
