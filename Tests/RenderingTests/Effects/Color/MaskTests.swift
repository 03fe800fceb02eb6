import SwiftUI
import Testing

/// A mask's alpha, and nothing else of it, multiplies its view's.
@MainActor struct MaskTests {
    private let color = ColorGrid.exact(45, 5, 20, fifths: 4)

    @Test func `A mask multiplies alphas, whatever its colours`() throws {
        for mask in ColorGrid.translucent {
            let view = Color(color).mask { Color(mask) }
            let found = try PixelProbe(view, 3, 3).middle
            #expect(found.distance(to: color.faded(by: mask.alpha)) <= 1, "\(mask)")
        }
    }

    @Test func `A gradient's alpha fades a view along its way`() throws {
        let fade = LinearGradient(
            colors: [.black, .clear, .black.opacity(0.5)], startPoint: .leading, endPoint: .trailing)
        let drawn = try PixelProbe(Color(color).mask(fade), 80, 3)
        for x in 0..<80 {
            let t = (Double(x) + 0.5) / 80
            let alpha = t < 0.5 ? 1 - 2 * t : t - 0.5
            #expect(drawn[x, 1].distance(to: color.faded(by: alpha)) <= 1, "\(x)")
        }
    }

    @Test(arguments: [
        (Alignment.topLeading, 0, 0), (.top, 3, 0), (.trailing, 6, 4), (.bottom, 3, 8), (.center, 3, 4),
    ])
    func `A mask smaller than its view stands where it is aligned`(
        alignment: Alignment, left: Int, top: Int
    ) throws {
        let view = Color(color).mask(alignment: alignment) { Rectangle().frame(width: 4, height: 2) }
        let drawn = try PixelProbe(view, 10, 10)
        for y in 0..<10 {
            for x in 0..<10 {
                let isInside = (left..<left + 4).contains(x) && (top..<top + 2).contains(y)
                #expect(
                    drawn[x, y].distance(to: isInside ? color : color.faded(by: 0)) <= 0.5, "\(x), \(y)")
            }
        }
    }

    @Test func `Members of a mask that lie over each other add up as they are drawn`() throws {
        let view = Color(color).mask {
            ZStack {
                Color.red.opacity(0.6)
                Color.blue.opacity(0.4)
            }
        }
        let found = try PixelProbe(view, 3, 3).middle
        #expect(found.distance(to: color.faded(by: 0.4 + 0.6 * 0.6)) <= 1)
    }

    /// The usual way to cut a hole.
    @Test func `A mask with a part drawn in destinationOut has a hole there`() throws {
        for amount in [1, 0.4] {
            let view = Color(color).mask {
                Rectangle()
                    .overlay(
                        Rectangle().opacity(amount).frame(width: 4, height: 4).blendMode(.destinationOut))
            }
            let drawn = try PixelProbe(view, 10, 10)
            #expect(drawn.middle.distance(to: color.faded(by: 1 - amount)) <= 1)
            #expect(drawn[1, 1].distance(to: color) <= 0.5)
        }
    }

    @Test func `A blurred mask fades along the Gaussian integral`() throws {
        let view = Color(color).mask { Rectangle().padding(20).blur(radius: 4) }
        let drawn = try PixelProbe(view, 80, 80)
        let sigma = GaussianIntegral.sigma(radius: 4)
        for x in 0..<80 {
            let share = GaussianIntegral.strip(20, 60, at: Double(x) + 0.5, sigma: sigma)
            #expect(drawn[x, 40].distance(to: color.faded(by: share)) <= 1, "\(x)")
        }
    }

    @Test func `A mask cuts all members as one`() throws {
        let (low, high) = (ColorGrid.exact(10, 34, 51), ColorGrid.exact(51, 40, 3))
        let view = ZStack {
            Color(low)
            Color(high)
        }.mask { Color.black.opacity(0.4) }
        #expect(try PixelProbe(view, 3, 3).middle.distance(to: high.faded(by: 0.4)) <= 1)
    }

    @Test func `Masks inside each other multiply`() throws {
        let view = Color(color).mask { Color.black.opacity(0.6) }.mask(Color.white.opacity(0.5))
        #expect(try PixelProbe(view, 3, 3).middle.distance(to: color.faded(by: 0.3)) <= 1.5)
    }
}
