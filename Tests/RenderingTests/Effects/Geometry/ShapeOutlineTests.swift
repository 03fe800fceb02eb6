import Drawing
import SwiftUI
import Testing

/// The area of every shape, from what defines it.
@MainActor struct ShapeOutlineTests {
    /// Each kind of shape; the switches below have no default, so a new one needs its rule.
    enum Kind: CaseIterable {
        case rectangle, circularCorners, largeCircularCorners, unevenCorners, ellipticalCorners, capsule,
            uprightCapsule, circle, ellipse, containerRelative, any
    }

    private static let frame = CGRect(x: 5, y: 8, width: 30, height: 20)

    private func shape(_ kind: Kind) -> AnyShape {
        switch kind {
        case .rectangle: AnyShape(Rectangle())
        case .circularCorners: AnyShape(RoundedRectangle(cornerRadius: 6, style: .circular))
        case .largeCircularCorners: AnyShape(RoundedRectangle(cornerRadius: 50, style: .circular))
        case .unevenCorners:
            AnyShape(
                UnevenRoundedRectangle(
                    topLeadingRadius: 3, bottomLeadingRadius: 9, bottomTrailingRadius: 0,
                    topTrailingRadius: 6,
                    style: .circular))
        case .ellipticalCorners:
            AnyShape(RoundedRectangle(cornerSize: CGSize(width: 9, height: 5), style: .circular))
        case .capsule, .uprightCapsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        case .ellipse: AnyShape(Ellipse())
        case .containerRelative: AnyShape(ContainerRelativeShape())
        case .any: AnyShape(AnyShape(Circle()))
        }
    }

    private func frame(_ kind: Kind) -> CGRect {
        kind == .uprightCapsule ? CGRect(x: 12, y: 4, width: 13, height: 32) : Self.frame
    }

    /// A rectangle with elliptical corners, clockwise from the top left.
    private func rounded(_ frame: CGRect, _ radii: [(x: Double, y: Double)]) -> Region {
        let (l, t, r, b) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
        let centers = zip(radii, [(l, t, 1.0, 1.0), (r, t, -1, 1), (r, b, -1, -1), (l, b, 1, -1)]).map {
            (x: $1.0 + $0.x * $1.2, y: $1.1 + $0.y * $1.3, sx: $1.2, sy: $1.3, rx: $0.x, ry: $0.y)
        }
        return { x, y in
            guard x > l, x < r, y > t, y < b else { return false }
            for corner in centers where corner.rx > 0 {
                let (u, v) = ((corner.x - x) * corner.sx / corner.rx, (corner.y - y) * corner.sy / corner.ry)
                if u > 0, v > 0, u * u + v * v > 1 { return false }
            }
            return true
        }
    }

    private func region(_ kind: Kind) -> Region {
        let frame = frame(kind)
        func equal(_ radius: Double) -> Region {
            rounded(frame, Array(repeating: (radius, radius), count: 4))
        }
        return switch kind {
        case .rectangle, .containerRelative: equal(0)
        case .circularCorners: equal(6)
        // A radius is at most half of the shorter side.
        case .largeCircularCorners, .capsule: equal(10)
        case .uprightCapsule: equal(6.5)
        case .unevenCorners: rounded(frame, [(3, 3), (6, 6), (0, 0), (9, 9)])
        case .ellipticalCorners: rounded(frame, Array(repeating: (9, 5), count: 4))
        // As wide as the shorter side, in the middle.
        case .circle, .any: Regions.ellipse(20, 18, 10, 10)
        case .ellipse: Regions.ellipse(20, 18, 15, 10)
        }
    }

    @Test(arguments: Kind.allCases, [1, 2] as [CGFloat])
    func `A shape covers what its definition says`(kind: Kind, scale: CGFloat) throws {
        let frame = frame(kind)
        let probe = try PixelProbe(
            shape(kind).fill(.black).frame(width: frame.width, height: frame.height)
                .position(x: frame.midX, y: frame.midY), 40, 40, scale: scale)
        probe.expectCovers(scale: scale, region(kind))
    }

    @Test(arguments: Kind.allCases)
    func `A shape cuts what it clips`(kind: Kind) throws {
        let frame = frame(kind)
        let probe = try PixelProbe(
            // Larger than the clip, in two parts, so that neither is drawn as the shape itself.
            HStack(spacing: 0) {
                Color.black; Color.black
            }
            .frame(width: 40, height: 40).offset(x: 20 - frame.midX, y: 20 - frame.midY)
            .frame(width: frame.width, height: frame.height)
            .clipShape(shape(kind)).position(x: frame.midX, y: frame.midY), 40, 40)
        // Where the parts meet, the edge is smoothed once for both: they fill the clip.
        probe.expectCovers(tolerance: 0.2, region(kind))
    }

    @Test func `A shape's short name is drawn like the shape`() throws {
        let pairs: [(AnyShape, AnyShape)] = [
            (AnyShape(.rect), AnyShape(Rectangle())),
            (AnyShape(.rect(cornerRadius: 5)), AnyShape(RoundedRectangle(cornerRadius: 5))),
            (AnyShape(.capsule), AnyShape(Capsule())), (AnyShape(.circle), AnyShape(Circle())),
            (AnyShape(.ellipse), AnyShape(Ellipse())),
            (AnyShape(.containerRelative), AnyShape(ContainerRelativeShape())),
        ]
        for (short, long) in pairs {
            #expect(try PixelProbe(short, 30, 20).picture == PixelProbe(long, 30, 20).picture)
        }
    }
}
