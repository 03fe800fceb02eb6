import SwiftUI
import Testing

/// What fading makes of members that lie over each other, alone and as a group.
@MainActor struct OpacityTests {
    private nonisolated static let white = ProbedPixel(red: 1, green: 1, blue: 1)
    private nonisolated static let low = ColorGrid.exact(45, 5, 20)
    private nonisolated static let high = ColorGrid.exact(10, 34, 51, fifths: 4)

    /// `low` on the left two thirds, `high` on the right two thirds.
    private var overlapping: some View {
        ZStack {
            Color(Self.low).frame(width: 6, height: 3).offset(x: -1.5)
            Color(Self.high).frame(width: 6, height: 3).offset(x: 1.5)
        }
    }

    private func pixels(_ view: some View) throws -> [ProbedPixel] {
        let drawn = try PixelProbe(view, 9, 3, ground: .white)
        return [drawn[1, 1], drawn[4, 1], drawn[7, 1]]
    }

    private func expect(
        _ found: [ProbedPixel], _ expected: [ProbedPixel], sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for (found, expected) in zip(found, expected) {
            #expect(
                found.distance(to: expected) <= 1, "\(found) is not \(expected)",
                sourceLocation: sourceLocation)
        }
    }

    /// Decisions/0004-opacity.md: each member is faded, so the lower one shows through the upper one.
    @Test(arguments: [1, 0.85, 0.5, 0.2, 0])
    func `Opacity fades each member by itself`(amount: Double) throws {
        let (low, high) = (Self.low.faded(by: amount), Self.high.faded(by: amount))
        expect(
            try pixels(overlapping.opacity(amount)),
            [low.over(Self.white), high.over(low.over(Self.white)), high.over(Self.white)])
    }

    @Test(arguments: [1, 0.85, 0.5, 0.2, 0])
    func `Opacity of a group fades what its members come to`(amount: Double) throws {
        let all = [Self.low, Self.high.over(Self.low), Self.high]
        let expected = all.map { $0.faded(by: amount).over(Self.white) }
        expect(try pixels(overlapping.compositingGroup().opacity(amount)), expected)
        expect(try pixels(overlapping.drawingGroup().opacity(amount)), expected)
    }

    @Test func `Opacities inside each other multiply`() throws {
        let once = try pixels(overlapping.opacity(0.3))
        expect(try pixels(overlapping.opacity(0.6).opacity(0.5)), once)
        expect(try pixels(overlapping.opacity(0.5).padding(0).opacity(0.6)), once)
    }

    @Test func `Opacity ends at none and all, and no number counts as all`() throws {
        let whole = try pixels(overlapping)
        expect(try pixels(overlapping.opacity(1.7)), whole)
        expect(try pixels(overlapping.opacity(.nan)), whole)
        expect(try pixels(overlapping.opacity(-0.5)), [Self.white, Self.white, Self.white])
    }

    @Test func `A group by itself changes nothing`() throws {
        let plain = try PixelProbe(overlapping, 9, 3, ground: .white).picture
        #expect(try PixelProbe(overlapping.compositingGroup(), 9, 3, ground: .white).picture == plain)
        #expect(try PixelProbe(overlapping.drawingGroup(), 9, 3, ground: .white).picture == plain)
        #expect(try PixelProbe(overlapping.geometryGroup(), 9, 3, ground: .white).picture == plain)
    }

    @Test func `An opaque drawing group lies on black`() throws {
        let view = Color(Self.high).frame(width: 3, height: 3).drawingGroup(opaque: true)
        let found = try PixelProbe(view, 9, 3, ground: .white)
        #expect(found.middle.distance(to: Self.high.over(ProbedPixel(red: 0, green: 0, blue: 0))) <= 1)
        #expect(found[1, 1] == Self.white)
    }

    /// In linear light half of white over black is (0.5 + 0.055)… of sRGB's curve, 1.055 · 0.5^(1/2.4) − 0.055 = 0.7354.
    @Test func `A drawing group in linear light mixes light`() throws {
        func level(_ mode: ColorRenderingMode) throws -> Double {
            let view = ZStack {
                Color.black
                Color.white.opacity(0.5)
            }.frame(width: 3, height: 3).drawingGroup(opaque: false, colorMode: mode)
            return try PixelProbe(view, 9, 3, ground: .white).middle.red
        }
        #expect(abs(try level(.nonLinear) - 0.5) < 0.004)
        #expect(abs(try level(.linear) - 0.7354) < 0.004)
    }

    @Test func `A background and an overlay are faded with their view, each by itself`() throws {
        let view = Color(Self.low).overlay(Color(Self.high)).background(Color.black).opacity(0.5)
        let half = (Self.low.faded(by: 0.5), Self.high.faded(by: 0.5))
        let black = ProbedPixel(red: 0, green: 0, blue: 0, alpha: 0.5)
        let found = try PixelProbe(view, 3, 3, ground: .white).middle
        #expect(found.distance(to: half.1.over(half.0.over(black.over(Self.white)))) <= 1.5)
    }

    @Test func `What is hidden leaves nothing`() throws {
        expect(try pixels(overlapping.hidden()), [Self.white, Self.white, Self.white])
    }
}
