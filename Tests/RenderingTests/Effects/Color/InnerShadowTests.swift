import Drawing
import LayoutSupport
import SwiftUI
import Testing

/// Inner shadows against the Gaussian integral: that of all that is not painted, seen where something is.
@MainActor struct InnerShadowTests {
    private static let side = 30.0
    private static let room = 40.0

    /// What is left of the square's own share, moved, at the centre of a pixel.
    private func share(_ x: Int, _ y: Int, sigma: Double, dx: Double, dy: Double) -> Double {
        let (low, high) = ((Self.room - Self.side) / 2, (Self.room + Self.side) / 2)
        return 1
            - GaussianIntegral.strip(low + dx, high + dx, at: Double(x) + 0.5, sigma: sigma)
            * GaussianIntegral.strip(low + dy, high + dy, at: Double(y) + 0.5, sigma: sigma)
    }

    private func check(
        _ style: some ShapeStyle, _ paint: ProbedPixel, shadow: ProbedPixel, radius: Double, dx: Double = 0,
        dy: Double = 0, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let view = Rectangle().fill(style).frame(width: Self.side, height: Self.side)
        let drawn = try PixelProbe(view, Self.room, Self.room)
        let sigma = GaussianIntegral.sigma(radius: radius)
        let square = Int((Self.room - Self.side) / 2)..<Int((Self.room + Self.side) / 2)
        var deviations = Deviations()
        for y in 0..<drawn.height {
            for x in 0..<drawn.width {
                let isInside = square.contains(x) && square.contains(y)
                let expected =
                    isInside
                    ? shadow.faded(by: share(x, y, sigma: sigma, dx: dx, dy: dy)).over(paint)
                    : paint.faded(by: 0)
                deviations.compare(drawn[x, y], with: expected, within: 2, "radius \(radius) at \(x), \(y)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)", sourceLocation: sourceLocation)
        #expect(drawn.warnings == [], sourceLocation: sourceLocation)
    }

    private let paint = ColorGrid.exact(10, 34, 51)

    @Test(arguments: [0, 1, 3, 6, 12])
    func `An inner shadow is as soft as its radius says`(radius: Double) throws {
        let shadow = ShadowStyle.inner(color: .black, radius: radius)
        try check(
            Color(paint).shadow(shadow), paint, shadow: ProbedPixel(red: 0, green: 0, blue: 0), radius: radius
        )
    }

    @Test func `An inner shadow has its colour, alpha and offset`() throws {
        let color = ColorGrid.exact(45, 5, 20, fifths: 3)
        let shadow = ShadowStyle.inner(color: Color(color), radius: 5, x: 4, y: -6)
        try check(Color(paint).shadow(shadow), paint, shadow: color, radius: 5, dx: 4, dy: -6)
    }

    /// As SwiftUI declares it.
    @Test func `An inner shadow without a colour is black, 0.55 opaque`() throws {
        let color = ProbedPixel(red: 0, green: 0, blue: 0, alpha: 0.55)
        try check(Color(paint).shadow(.inner(radius: 4)), paint, shadow: color, radius: 4)
    }

    @Test func `Two inner shadows lie on each other, the later above`() throws {
        let style = Color(paint).shadow(.inner(color: .white, radius: 0, x: 6)).shadow(
            .inner(color: .black, radius: 0, y: 6))
        let drawn = try PixelProbe(Rectangle().fill(style), 30, 30)
        #expect(drawn[2, 15] == ProbedPixel(red: 1, green: 1, blue: 1))
        #expect(drawn[15, 2] == ProbedPixel(red: 0, green: 0, blue: 0))
        #expect(drawn[2, 2] == ProbedPixel(red: 0, green: 0, blue: 0))
        #expect(drawn[15, 15] == paint)
    }

    /// The shadow that is cast is that of the whole, so the order does not matter.
    @Test func `A drop shadow goes with an inner one, in either order`() throws {
        let (drop, inner) = (ShadowStyle.drop(radius: 3, y: 2), ShadowStyle.inner(radius: 3, y: 2))
        let one = try PixelProbe(Circle().fill(Color(paint).shadow(inner).shadow(drop)).padding(8), 40, 40)
        let other = try PixelProbe(Circle().fill(Color(paint).shadow(drop).shadow(inner)).padding(8), 40, 40)
        #expect(one.picture == other.picture)
        #expect(one[20, 35].alpha > 0 && one[20, 9] != paint)
    }

    @Test func `Nothing of an inner shadow is seen around letters and lines`() throws {
        let style = Color.white.shadow(.inner(color: .red, radius: 2, x: 1, y: 1))
        let plain = try PixelProbe(
            Text(verbatim: "Hg").font(.system(size: 40)).foregroundStyle(.white), 80, 60)
        let shaded = try PixelProbe(
            Text(verbatim: "Hg").font(.system(size: 40)).foregroundStyle(style), 80, 60)
        var changed = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width {
                #expect(abs(plain[x, y].alpha - shaded[x, y].alpha) * 255 <= 1)
                if shaded[x, y].alpha == 1, shaded[x, y].green < 0.9 { changed += 1 }
            }
        }
        #expect(changed > 50)
        let ring = try PixelProbe(Circle().strokeBorder(style, lineWidth: 8), 40, 40)
        #expect(ring[20, 20].alpha == 0 && ring[20, 4].alpha == 1)
    }

    @Test func `A style's blend mode is the view's`() {
        let box = CGSize(width: 9, height: 9)
        func list(_ view: some View) -> DisplayList {
            layOut(view.frame(width: box.width, height: box.height)).list
        }
        for mode in BlendMode.allCases {
            #expect(
                list(Rectangle().fill(.red.blendMode(mode))) == list(Rectangle().fill(.red).blendMode(mode)))
        }
        #expect(
            list(Rectangle().fill(.blendMode(.multiply)).foregroundStyle(.blue))
                == list(Rectangle().fill(.blue).blendMode(.multiply)))
    }
}
