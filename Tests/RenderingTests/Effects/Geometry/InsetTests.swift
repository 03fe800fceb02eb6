import Drawing
import SwiftUI
import Testing

/// `inset(by:)` and `strokeBorder`: shapes further in, their corners about the same centres.
@MainActor struct InsetTests {
    private static let frame = CGRect(x: 4, y: 6, width: 32, height: 26)

    private func probe(_ view: some View) throws -> PixelProbe {
        try PixelProbe(
            view.frame(width: Self.frame.width, height: Self.frame.height)
                .position(x: Self.frame.midX, y: Self.frame.midY), 40, 40)
    }

    /// A rectangle `inset` into the frame with quarter circles, clockwise from the top left.
    private func rounded(_ inset: Double, _ radii: [Double]) -> Region {
        let frame = Self.frame.insetBy(dx: inset, dy: inset)
        let corners: [(Double, Double, Double, Double)] = [
            (frame.minX, frame.minY, 1, 1), (frame.maxX, frame.minY, -1, 1), (frame.maxX, frame.maxY, -1, -1),
            (frame.minX, frame.maxY, 1, -1),
        ]
        return { x, y in
            guard x > frame.minX, x < frame.maxX, y > frame.minY, y < frame.maxY else { return false }
            for (corner, radius) in zip(corners, radii) where radius > 0 {
                let (u, v) = (corner.0 + corner.2 * radius - x, corner.1 + corner.3 * radius - y)
                if u * corner.2 > 0, v * corner.3 > 0, u * u + v * v > radius * radius { return false }
            }
            return true
        }
    }

    @Test(arguments: [0, 2, 5, 9, -2] as [Double])
    func `An inset shape is that much smaller on each side`(amount: Double) throws {
        let (midX, midY) = (Self.frame.midX, Self.frame.midY)
        try probe(Rectangle().inset(by: amount).fill(.black)).expectCovers(rounded(amount, [0, 0, 0, 0]))
        try probe(Circle().inset(by: amount).fill(.black))
            .expectCovers(Regions.ellipse(midX, midY, 13 - amount, 13 - amount))
        try probe(Ellipse().inset(by: amount).fill(.black))
            .expectCovers(Regions.ellipse(midX, midY, 16 - amount, 13 - amount))
        let end = 13 - amount
        try probe(Capsule().inset(by: amount).fill(.black)).expectCovers(
            rounded(amount, [end, end, end, end]))
        try probe(ContainerRelativeShape().inset(by: amount).fill(.black))
            .expectCovers(rounded(amount, [0, 0, 0, 0]))
    }

    @Test(arguments: [0, 3, 6, 8] as [Double])
    func `An inset corner keeps its centre until no radius is left`(amount: Double) throws {
        let radius = max(6 - amount, 0)
        try probe(RoundedRectangle(cornerRadius: 6, style: .circular).inset(by: amount).fill(.black))
            .expectCovers(rounded(amount, [radius, radius, radius, radius]))
    }

    @Test(arguments: [0, 3, 5] as [Double])
    func `Each uneven corner keeps its centre`(amount: Double) throws {
        let shape = UnevenRoundedRectangle(
            topLeadingRadius: 3, bottomLeadingRadius: 10, bottomTrailingRadius: 0, topTrailingRadius: 6,
            style: .circular)
        try probe(shape.inset(by: amount).fill(.black))
            .expectCovers(rounded(amount, [3, 6, 0, 10].map { max($0 - amount, 0) }))
        // In two steps as in one.
        let halves = shape.inset(by: amount / 2).inset(by: amount / 2)
        #expect(halves.path(in: Self.frame) == shape.inset(by: amount).path(in: Self.frame))
    }

    @Test func `Insets add up`() {
        func same<S: InsettableShape>(_ shape: S) -> Bool where S.InsetShape.InsetShape == S.InsetShape {
            shape.inset(by: 2).inset(by: 3).path(in: Self.frame) == shape.inset(by: 5).path(in: Self.frame)
        }
        #expect(same(Rectangle()) && same(Circle()) && same(Ellipse()) && same(Capsule()))
        #expect(same(RoundedRectangle(cornerRadius: 8)) && same(UnevenRoundedRectangle(topLeadingRadius: 9)))
    }

    /// A border's middle is half of its width inside, so that its outer edge is the shape's.
    @Test(arguments: [1, 4] as [Double])
    func `A border lies between the shape and the shape its width further in`(width: Double) throws {
        func ring(_ radii: [Double]) -> Region {
            Regions.without(rounded(0, radii), rounded(width, radii.map { max($0 - width, 0) }))
        }
        try probe(RoundedRectangle(cornerRadius: 8, style: .circular).strokeBorder(.black, lineWidth: width))
            .expectCovers(ring([8, 8, 8, 8]))
        try probe(
            UnevenRoundedRectangle(
                topLeadingRadius: 5, bottomLeadingRadius: 11, bottomTrailingRadius: 4, topTrailingRadius: 7,
                style: .circular
            ).strokeBorder(.black, lineWidth: width)
        ).expectCovers(ring([5, 7, 4, 11]))
        try probe(Capsule().strokeBorder(style: StrokeStyle(lineWidth: width)))
            .expectCovers(ring([13, 13, 13, 13]))
        try probe(Rectangle().strokeBorder(lineWidth: width)).expectCovers(ring([0, 0, 0, 0]))
    }
}
