import SwiftUI
import Testing
import ViewCore

extension IntegerCase {
    private static let places: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
    private static let colors: [Color] = [.red, .blue, .green, .white]

    /// A mesh of four corners that says it has others is its background.
    static let meshCases: [IntegerCase] =
        [
            IntegerCase("ViewCore MeshGradient.width value: Int") { number in
                var mesh = MeshGradient(width: 2, height: 2, points: places, colors: colors)
                mesh.width = number
                pictured(mesh.frame(width: 9, height: 9))
            },
            IntegerCase("ViewCore MeshGradient.height value: Int") { number in
                var mesh = MeshGradient(width: 2, height: 2, points: places, colors: colors)
                mesh.height = number
                pictured(mesh.frame(width: 9, height: 9))
            },
        ]
        + each(
            [
                "locations:colors:", "points:colors:", "points:resolvedColors:", "bezierPoints:colors:",
                "bezierPoints:resolvedColors:",
            ].flatMap { labels in
                ["width", "height"].map {
                    "ViewCore MeshGradient.init(width:height:\(labels)background:smoothsColors:colorSpace:) \($0): Int"
                }
            }
        ) { number in
            let curved = places.map {
                MeshGradient.BezierPoint(
                    position: $0, leadingControlPoint: $0, topControlPoint: $0, trailingControlPoint: $0,
                    bottomControlPoint: $0)
            }
            let resolved = colors.map { $0.resolve(in: EnvironmentValues()) }
            let meshes = [
                MeshGradient(width: number, height: 2, points: places, colors: colors),
                MeshGradient(width: 2, height: number, points: places, resolvedColors: resolved),
                MeshGradient(width: number, height: number, bezierPoints: curved, colors: colors),
                MeshGradient(width: number, height: 2, bezierPoints: curved, resolvedColors: resolved),
                MeshGradient(width: number, height: 2, locations: .points(places), colors: .colors(colors)),
            ]
            for mesh in meshes { pictured(mesh.frame(width: 9, height: 9)) }
        }
}
