package import Drawing
import Foundation

extension ColorMesh {
    /// Parts of a patch's sides, fewer where there are many patches: each part is drawn as two triangles with straight
    /// colours.
    private var parts: Int { min(max(96 / max(columns - 1, rows - 1), 4), 32) }

    /// The mesh over a picture of a size: straight RGBA rows. Later patches lie on those before them.
    package func pixels(_ size: PixelSize) -> [UInt8] {
        let mixer = ColorMixer(self)
        var canvas = MeshCanvas(size, background: mixer.mixable(background))
        let parts = parts
        for row in 0..<rows - 1 {
            for column in 0..<columns - 1 {
                let patch = patch(column, row)
                var above: [MeshCanvas.Point] = []
                for down in 0...parts {
                    let v = Float(down) / Float(parts)
                    let line = (0...parts).map { across in
                        let u = Float(across) / Float(parts)
                        let place = patch.place(u, v)
                        return MeshCanvas.Point(
                            x: place.x * Float(size.width), y: place.y * Float(size.height),
                            color: mixer.color(column, row, u, v))
                    }
                    for index in 0..<above.count - (above.isEmpty ? 0 : 1) {
                        canvas.fill(above[index], above[index + 1], line[index])
                        canvas.fill(above[index + 1], line[index + 1], line[index])
                    }
                    above = line
                }
            }
        }
        return canvas.straight(mixer.straight)
    }

    /// The place of a patch at shares of its sides, 0…1; `column` and `row` are those of its upper left corner.
    package func place(column: Int, row: Int, u: Float, v: Float) -> SIMD2<Float> {
        patch(column, row).place(u, v)
    }

    private func patch(_ column: Int, _ row: Int) -> MeshPatch {
        let first = row * columns + column
        return MeshPatch(
            corners[first], corners[first + 1], corners[first + columns], corners[first + columns + 1])
    }
}

/// A bicubic Bézier patch: its sides from control points, the four inside such that it is a Coons patch.
private struct MeshPatch {
    private let points: [SIMD2<Float>]

    init(
        _ topLeft: ColorMesh.Corner, _ topRight: ColorMesh.Corner, _ bottomLeft: ColorMesh.Corner,
        _ bottomRight: ColorMesh.Corner
    ) {
        var p = [SIMD2<Float>](repeating: .zero, count: 16)
        (p[0], p[1], p[2], p[3]) = (topLeft.place, topLeft.trailing, topRight.leading, topRight.place)
        (p[4], p[7]) = (topLeft.bottom, topRight.bottom)
        (p[8], p[11]) = (bottomLeft.top, bottomRight.top)
        (p[12], p[13], p[14], p[15]) = (
            bottomLeft.place, bottomLeft.trailing, bottomRight.leading, bottomRight.place
        )
        // A Coons patch as a tensor product: ISO 32000-1, 8.7.4.5.8, the equations of the inner control points. With c the
        // near corner, s and t its two neighbours on the sides, e and g the corners beside it, q and r the points across
        // from s and t, and o the far corner.
        func inner(_ c: Int, _ s: Int, _ t: Int, _ e: Int, _ g: Int, _ q: Int, _ r: Int, _ o: Int) -> SIMD2<
            Float
        > {
            let near: SIMD2<Float> = 6 * (p[s] + p[t]) - 4 * p[c]
            let beside: SIMD2<Float> = 3 * (p[q] + p[r]) - 2 * (p[e] + p[g])
            return (near + beside - p[o]) / 9
        }
        p[5] = inner(0, 1, 4, 3, 12, 7, 13, 15)
        p[6] = inner(3, 2, 7, 0, 15, 4, 14, 12)
        p[9] = inner(12, 8, 13, 0, 15, 1, 11, 3)
        p[10] = inner(15, 14, 11, 12, 3, 8, 2, 0)
        points = p
    }

    func place(_ u: Float, _ v: Float) -> SIMD2<Float> {
        let (across, down) = (MeshPatch.weights(u), MeshPatch.weights(v))
        var sum = SIMD2<Float>.zero
        for row in 0..<4 {
            for column in 0..<4 { sum += points[4 * row + column] * (across[column] * down[row]) }
        }
        return sum
    }

    /// Bernstein's polynomials of degree 3.
    private static func weights(_ t: Float) -> [Float] {
        let s = 1 - t
        return [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t]
    }
}

/// Mixes the colours of a mesh: premultiplied, in sRGB or in OKLab.
private struct ColorMixer {
    private let mesh: ColorMesh
    private let colors: [SIMD4<Float>]

    init(_ mesh: ColorMesh) {
        self.mesh = mesh
        colors = mesh.colors.map { ColorMixer.mixable($0, mesh.isPerceptual) }
    }

    /// A colour as they are mixed.
    func mixable(_ color: RGBA) -> SIMD4<Float> { ColorMixer.mixable(color, mesh.isPerceptual) }

    private static func mixable(_ color: RGBA, _ isPerceptual: Bool) -> SIMD4<Float> {
        let alpha = Float(color.alpha)
        guard isPerceptual else {
            return SIMD4(Float(color.red), Float(color.green), Float(color.blue), 1) * alpha
        }
        let lab = OKLab(color)
        return SIMD4(Float(lab.lightness), Float(lab.a), Float(lab.b), 1) * alpha
    }

    /// A mixed colour in straight sRGB.
    func straight(_ mixed: SIMD4<Float>) -> SIMD4<Float> {
        let alpha = min(max(mixed.w, 0), 1)
        guard alpha > 0 else { return .zero }
        let color = mixed / alpha
        guard mesh.isPerceptual else { return SIMD4(color.x, color.y, color.z, alpha) }
        let found = OKLab(
            lightness: Double(color.x), a: Double(color.y), b: Double(color.z), alpha: 1
        ).rgba
        return SIMD4(Float(found.red), Float(found.green), Float(found.blue), alpha)
    }

    /// Of a patch at shares of its sides, as they are mixed.
    func color(_ column: Int, _ row: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
        if mesh.isSmooth {
            let lines = (-1...2).map { down in
                ColorMixer.spline((-1...2).map { at(column + $0, row + down) }, u)
            }
            return ColorMixer.spline(lines, v)
        } else {
            let top = at(column, row) + (at(column + 1, row) - at(column, row)) * u
            let bottom = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * u
            return top + (bottom - top) * v
        }
    }

    /// Past the rim colours go on as they come: 2a − b, so that a mesh of two colours is straight between them.
    private func at(_ column: Int, _ row: Int) -> SIMD4<Float> {
        if column < 0 { return 2 * at(0, row) - at(1, row) }
        if column >= mesh.columns { return 2 * at(mesh.columns - 1, row) - at(mesh.columns - 2, row) }
        if row < 0 { return 2 * at(column, 0) - at(column, 1) }
        if row >= mesh.rows { return 2 * at(column, mesh.rows - 1) - at(column, mesh.rows - 2) }
        return colors[row * mesh.columns + column]
    }

    /// The Catmull-Rom spline from the second of four values to the third.
    private static func spline(_ p: [SIMD4<Float>], _ t: Float) -> SIMD4<Float> {
        let first: SIMD4<Float> = (p[2] - p[0]) * t
        let second: SIMD4<Float> = (2 * p[0] - 5 * p[1] + 4 * p[2] - p[3]) * (t * t)
        let third: SIMD4<Float> = (3 * p[1] - p[0] - 3 * p[2] + p[3]) * (t * t * t)
        return p[1] + (first + second + third) * 0.5
    }
}
