import Drawing
import SwiftUI
import Testing

/// View transforms by where the corners go.
@MainActor struct TransformTests {
    /// A view of 20 × 12, centred in 60 × 60: corners at 20, 24 and 40, 36.
    private func probe(_ change: (AnyView) -> some View, scale: CGFloat = 1) throws -> PixelProbe {
        try PixelProbe(change(AnyView(Color.black.frame(width: 20, height: 12))), 60, 60, scale: scale)
    }

    private func moved(_ change: (Double, Double) -> (Double, Double)) -> Region {
        Regions.polygon([change(20, 24), change(40, 24), change(40, 36), change(20, 36)])
    }

    /// Where an anchor is in the view.
    private func place(_ anchor: UnitPoint) -> (Double, Double) { (20 + 20 * anchor.x, 24 + 12 * anchor.y) }

    private nonisolated static let anchors: [UnitPoint] = [
        .center, .topLeading, .top, .topTrailing, .leading, .trailing, .bottomLeading, .bottom,
        .bottomTrailing,
        UnitPoint(x: -0.5, y: 0.3),
    ]

    @Test(arguments: anchors)
    func `A rotation turns clockwise about its anchor`(anchor: UnitPoint) throws {
        let (x0, y0) = place(anchor)
        let (c, s) = (cos(35 * Double.pi / 180), sin(35 * Double.pi / 180))
        let found = try probe { $0.rotationEffect(.degrees(35), anchor: anchor) }
        found.expectCovers(
            moved { x, y in (x0 + (x - x0) * c - (y - y0) * s, y0 + (x - x0) * s + (y - y0) * c) })
    }

    @Test(arguments: anchors)
    func `A scale moves corners away from its anchor`(anchor: UnitPoint) throws {
        let (x0, y0) = place(anchor)
        for (kx, ky) in [(1.25, 1.25), (0.5, 1.5), (-0.75, 1), (1, -1.25), (-0.5, -0.5)] as [(Double, Double)]
        {
            let found = try probe { $0.scaleEffect(x: kx, y: ky, anchor: anchor) }
            found.expectCovers(moved { (x0 + ($0 - x0) * kx, y0 + ($1 - y0) * ky) })
        }
    }

    @Test func `The three forms of a scale agree`() throws {
        let forms = [
            try probe { $0.scaleEffect(1.5) }, try probe { $0.scaleEffect(x: 1.5, y: 1.5) },
            try probe { $0.scaleEffect(CGSize(width: 1.5, height: 1.5)) },
        ]
        for form in forms { form.expectCovers(moved { (30 + ($0 - 30) * 1.5, 30 + ($1 - 30) * 1.5) }) }
        let uneven = try probe { $0.scaleEffect(CGSize(width: 0.5, height: 2), anchor: .top) }
        uneven.expectCovers(moved { (30 + ($0 - 30) * 0.5, 24 + ($1 - 24) * 2) })
    }

    @Test func `A scale of nothing leaves nothing`() throws {
        for found in [try probe { $0.scaleEffect(0) }, try probe { $0.scaleEffect(x: 0, y: 1) }] {
            found.expectCovers { _, _ in false }
        }
    }

    /// The matrix's origin is the view's top left corner.
    @Test func `A transform maps the corners by its matrix`() throws {
        let found = try probe {
            $0.transformEffect(CGAffineTransform(a: 0.9, b: 0.4, c: -0.6, d: 0.8, tx: 6, ty: -3))
        }
        found.expectCovers(
            moved { x, y in
                let (u, v) = (x - 20, y - 24)
                return (20 + 0.9 * u - 0.6 * v + 6, 24 + 0.4 * u + 0.8 * v - 3)
            })
    }

    @Test(arguments: [1, 2] as [CGFloat])
    func `An offset and a position move the view`(scale: CGFloat) throws {
        try probe({ $0.offset(x: 7, y: -9.5) }, scale: 2).expectCovers(scale: 2, moved { ($0 + 7, $1 - 9.5) })
        try probe({ $0.offset(CGSize(width: -4, height: 3)) }, scale: scale)
            .expectCovers(scale: scale, moved { ($0 - 4, $1 + 3) })
        try probe({ $0.position(x: 16, y: 44) }, scale: scale)
            .expectCovers(scale: scale, moved { ($0 - 14, $1 + 14) })
        try probe({ $0.position(CGPoint(x: 44, y: 12)) }, scale: scale)
            .expectCovers(scale: scale, moved { ($0 + 14, $1 - 18) })
    }

    @Test func `The inner of two transforms comes first`() throws {
        // Stretched, then turned: the corners of an upright bar.
        let found = try probe { $0.scaleEffect(x: 1.5, y: 0.5).rotationEffect(.degrees(60)) }
        let (c, s) = (cos(Double.pi / 3), sin(Double.pi / 3))
        found.expectCovers(
            moved { x, y in
                let (u, v) = ((x - 30) * 1.5, (y - 30) * 0.5)
                return (30 + u * c - v * s, 30 + u * s + v * c)
            })
        let other = try probe { $0.rotationEffect(.degrees(60)).scaleEffect(x: 1.5, y: 0.5) }
        other.expectCovers(
            moved { x, y in
                let (u, v) = (x - 30, y - 30)
                return (30 + (u * c - v * s) * 1.5, 30 + (u * s + v * c) * 0.5)
            })
    }

    @Test func `A line's width is stretched with its view`() throws {
        let found = try PixelProbe(
            Path { path in path.addLines([CGPoint(x: 10, y: 5), CGPoint(x: 10, y: 15)]) }
                .stroke(.black, lineWidth: 4).frame(width: 20, height: 20).scaleEffect(x: 2, y: 1), 60, 60)
        found.expectCovers(Regions.rectangle(26, 25, 34, 35))
        let even = try PixelProbe(
            Path { path in path.addLines([CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 20)]) }
                .stroke(.black, style: StrokeStyle(lineWidth: 4, dash: [3, 5], dashPhase: 1))
                .frame(width: 20, height: 20).scaleEffect(2), 60, 60)
        even.expectCovers(
            Regions.any(
                [(10.0, 14.0), (24, 30), (40, 46)].map { Regions.rectangle(26, $0.0, 34, $0.1) }))
    }

    // MARK: - In space

    /// A corner turned about the axis through the anchor, then seen from a distance of the larger side over
    /// `perspective`, straight above the anchor: x and y over 1 − z / distance. Depth is counted from the anchor,
    /// behind which by `anchorZ` the view lies (OpenSwiftUI's `_Rotation3DEffect`, which retells SwiftUI's).
    private func seen(
        _ x: Double, _ y: Double, _ degrees: Double, _ axis: (Double, Double, Double),
        anchor: (Double, Double),
        anchorZ: Double = 0, perspective: Double
    ) -> (Double, Double) {
        let length = (axis.0 * axis.0 + axis.1 * axis.1 + axis.2 * axis.2).squareRoot()
        let k = [axis.0 / length, axis.1 / length, axis.2 / length]
        let p = [x - anchor.0, y - anchor.1, -anchorZ]
        let (c, s) = (cos(degrees * .pi / 180), sin(degrees * .pi / 180))
        // Rodrigues: p cos + (k × p) sin + k (k · p)(1 − cos).
        let cross = [k[1] * p[2] - k[2] * p[1], k[2] * p[0] - k[0] * p[2], k[0] * p[1] - k[1] * p[0]]
        let dot = k[0] * p[0] + k[1] * p[1] + k[2] * p[2]
        let turned = (0..<3).map { p[$0] * c + cross[$0] * s + k[$0] * dot * (1 - c) }
        let depth = 1 - turned[2] * perspective / 20
        return (anchor.0 + turned[0] / depth, anchor.1 + turned[1] / depth)
    }

    @Test(
        arguments: [
            (30, (1, 0, 0), UnitPoint.center, 0, 1), (50, (0, 1, 0), .center, 0, 1),
            (50, (0, 1, 0), .leading, 0, 0.5),
            (-40, (0, 1, 0), .topTrailing, 0, 0.3), (25, (0, 0, 1), .bottom, 0, 1),
            (60, (1, 0, 0), .center, 0, 0),
            (35, (1, 2, 0.5), .center, 0, 0.6), (150, (0, 3, 0), .center, 0, 0.5),
            (30, (0, 1, 0), .center, 6, 1),
            (0, (0, 1, 0), .center, 8, 1), (-60, (1, 0, 0), .center, -7, 0.8), (40, (1, 1, 0), .top, 5, 0),
            (20, (0, 1, 0), .center, 0, -0.7),
        ] as [(Double, (Double, Double, Double), UnitPoint, Double, Double)])
    func `A view turned in space is the quad of its projected corners`(
        degrees: Double, axis: (Double, Double, Double), anchor: UnitPoint, anchorZ: Double,
        perspective: Double
    ) throws {
        let found = try probe {
            $0.rotation3DEffect(
                .degrees(degrees), axis: (x: axis.0, y: axis.1, z: axis.2), anchor: anchor, anchorZ: anchorZ,
                perspective: perspective)
        }
        #expect(found.warnings.isEmpty)
        // The picture is looked up between its pixels, which softens its edges by half a pixel.
        found.expectCovers(
            tolerance: 0.45, bias: 0.15,
            moved { x, y in
                seen(x, y, degrees, axis, anchor: place(anchor), anchorZ: anchorZ, perspective: perspective)
            })
    }

    @Test func `One is the perspective where none is said`() throws {
        let said = try probe { $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0), perspective: 1) }
        let unsaid = try probe { $0.rotation3DEffect(.degrees(50), axis: (x: 0, y: 1, z: 0)) }
        #expect(said.picture == unsaid.picture)
    }

    @Test func `Seen from its side a view is gone, and moved off the axis it is not`() throws {
        let edge = try probe { $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0)) }
        edge.expectCovers { _, _ in false }
        let beside = try probe {
            $0.rotation3DEffect(.degrees(90), axis: (x: 0, y: 1, z: 0), anchorZ: 10, perspective: 1)
        }
        beside.expectCovers(
            tolerance: 0.45, bias: 0.15,
            moved { seen($0, $1, 90, (0, 1, 0), anchor: (30, 30), anchorZ: 10, perspective: 1) })
    }

    @Test func `What is inside of a turned view goes where its corners lead it`() throws {
        // The right half of the view, by its own corners.
        let found = try probe { _ in
            HStack(spacing: 0) {
                Color.clear
                Color.black
            }.frame(width: 20, height: 12).rotation3DEffect(.degrees(40), axis: (x: 0, y: 1, z: 0))
        }
        let corners = [(30.0, 24.0), (40, 24), (40, 36), (30, 36)].map {
            seen($0.0, $0.1, 40, (0, 1, 0), anchor: (30, 30), perspective: 1)
        }
        found.expectCovers(tolerance: 0.45, bias: 0.15, Regions.polygon(corners))
    }
}
