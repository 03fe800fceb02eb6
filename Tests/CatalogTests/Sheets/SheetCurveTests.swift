import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@testable import Catalog

/// The curves of animations on a sheet.
@MainActor struct SheetCurveTests {
    private func list(_ animation: Animation, _ moments: [Double]) -> String {
        layOut(SheetCurve(animation, moments: moments)).list.description
    }

    @Test func `A line goes from corner to corner, with a dot at each moment`() {
        let list = list(.linear(duration: 0.2), [0, 0.1, 0.2, 0.5])
        // 150 by 56 points below the words; a moment after the end has no dot.
        #expect(list.components(separatedBy: "ellipse").count - 1 == 3, "\(list)")
        #expect(list.contains("200 ms") && list.contains(".linear 0.2 s"))
    }

    @Test func `A curve that goes over its end has room for that`() throws {
        let spring = Animation.spring(response: 0.3, dampingFraction: 0.3)
        // A swing that is damped by ζ goes over its end by e^(-πζ/√(1-ζ²)), which is 0.372 here.
        let curve = SheetCurve(spring, moments: [])
        #expect(abs(curve.range.highest - 1.372) < 0.01 && curve.range.lowest == 0)
        #expect(SheetCurve(.linear(duration: 0.2), moments: []).range.highest == 1)
        #expect(list(spring, []).contains(".spring response 0.3 damping 0.3"))
    }

    @Test func `What repeats for ever is shown as far as there is room`() {
        let list = list(.linear(duration: 0.2).repeatForever(), [0.1])
        #expect(list.contains("4000") && list.contains("on"), "\(list)")
    }

    @Test func `A sheet has each animation once, the most usual first`() {
        let specimen = Specimen("A/b", style: Never.self, axes: Axes()) { _ in Color.red }
        var plan = SheetPlan(specimen, tiles: [])
        plan.addCurves(of: [[.linear(duration: 1), .bouncy], [.bouncy], []])
        #expect(plan.curves.map(\.words) == [".bouncy", ".linear 1 s"])
        plan.addCurves(of: (1...9).map { [.linear(duration: Double($0))] })
        #expect(plan.curves.count == 6)
        #expect(plan.note?.contains("3 more animations") ?? false)
    }
}
