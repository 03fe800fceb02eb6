import Drawing
import SwiftUI
import Testing

/// Every blend mode against its published formula, for every pair of a grid of colours and alphas.
@MainActor struct BlendModeTests {
    private nonisolated static let colors = ColorGrid.translucent

    @Test(arguments: Drawing.BlendMode.allCases)
    func `A blend mode follows its formula on a grid of colours and alphas`(mode: Drawing.BlendMode) throws {
        let side = CGFloat(Self.colors.count)
        let view = ZStack {
            ColorGrid.columns(Self.colors)
            ColorGrid.rows(Self.colors).blendMode(mode)
        }
        let drawn = try PixelProbe(view, side, side)
        var deviations = Deviations()
        for (x, backdrop) in Self.colors.enumerated() {
            for (y, source) in Self.colors.enumerated() {
                deviations.compare(
                    drawn[x, y], with: BlendRules.result(mode, source, over: backdrop), within: 1,
                    "\(mode) of \(source) over \(backdrop)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)")
        #expect(deviations.count == Self.colors.count * Self.colors.count)
    }

    @Test(arguments: Drawing.BlendMode.allCases)
    func `Opacity fades a blend's source`(mode: Drawing.BlendMode) throws {
        let side = CGFloat(ColorGrid.opaque.count)
        let view = ZStack {
            ColorGrid.columns(ColorGrid.opaque)
            ColorGrid.rows(ColorGrid.opaque).compositingGroup().opacity(0.6).blendMode(mode)
        }
        let drawn = try PixelProbe(view, side, side)
        var deviations = Deviations()
        for (x, backdrop) in ColorGrid.opaque.enumerated() {
            for (y, source) in ColorGrid.opaque.enumerated() {
                deviations.compare(
                    drawn[x, y], with: BlendRules.result(mode, source.faded(by: 0.6), over: backdrop),
                    within: 1, "\(mode) of \(source) over \(backdrop)")
            }
        }
        #expect(deviations.isEmpty, "\(deviations)")
    }

    /// In a group of its own a source finds no backdrop; what the group makes goes onto the ground as it is.
    @Test(arguments: Drawing.BlendMode.allCases)
    func `A compositing group keeps a blend from what lies below it`(mode: Drawing.BlendMode) throws {
        let side = CGFloat(ColorGrid.opaque.count)
        let clear = ProbedPixel(red: 0, green: 0, blue: 0, alpha: 0)
        let inner = ColorGrid.exact(40, 20, 10, fifths: 4)
        let view = ZStack {
            ColorGrid.columns(ColorGrid.opaque)
            Color(inner).blendMode(mode).compositingGroup()
        }
        let drawn = try PixelProbe(view, side, 1)
        for (x, ground) in ColorGrid.opaque.enumerated() {
            let made = BlendRules.result(mode, inner, over: clear)
            #expect(drawn[x, 0].distance(to: made.over(ground)) <= 1, "\(mode) over \(ground)")
        }
    }

    @Test func `A hole is cut by what is drawn in destinationOut`() throws {
        let view = Color.red.overlay(Circle().blendMode(.destinationOut)).compositingGroup()
        let drawn = try PixelProbe(view, 9, 9, ground: .white)
        #expect(drawn.middle == ProbedPixel(red: 1, green: 1, blue: 1))
        #expect(drawn[0, 0] == ProbedPixel(SystemColor.red.resolve(in: EnvironmentValues())))
    }
}
