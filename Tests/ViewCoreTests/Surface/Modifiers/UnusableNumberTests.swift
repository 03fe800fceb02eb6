import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A number that cannot be used is named once, and the nearest one used.
@MainActor struct UnusableNumberTests {
    private func expect(
        _ view: some View, says warning: String?, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        #expect(
            layOut(view, 60, 60).warnings == (warning.map { [$0] } ?? []), sourceLocation: sourceLocation)
    }

    private var box: some View { Color.red.frame(width: 20, height: 20) }

    @Test func `Frames`() {
        expect(Color.red.frame(width: -1), says: ".frame(width: -1.0) is no length; it is ignored")
        expect(Color.red.frame(height: .infinity), says: ".frame(height: inf) is no length; it is ignored")
        expect(Color.red.frame(width: 0, height: 0), says: nil)
        expect(
            Color.red.frame(minWidth: -1),
            says: ".frame(minWidth: -1.0) is no usable bound; the nearest one is used")
        expect(
            Color.red.frame(idealHeight: .infinity),
            says: ".frame(idealHeight: inf) is no usable bound; the nearest one is used")
        expect(
            Color.red.frame(maxHeight: .nan),
            says: ".frame(maxHeight: nan) is no usable bound; the nearest one is used")
        expect(Color.red.frame(minWidth: 0, maxWidth: .infinity), says: nil)
    }

    @Test func `Paddings`() {
        for edge in Edge.allCases {
            expect(box.padding(Edge.Set(edge), .nan), says: ".padding(nan) is no usable length; 0 is used")
            expect(
                box.padding(Edge.Set(edge), -1e8),
                says: ".padding(-100000000.0) is no usable length; 0 is used")
        }
        expect(box.padding(-5), says: nil)
    }

    @Test func `Ratios, places and orders`() {
        expect(box.aspectRatio(0, contentMode: .fit), says: ".aspectRatio(0.0) is no ratio; it is ignored")
        expect(
            box.aspectRatio(.infinity, contentMode: .fit),
            says: ".aspectRatio(inf) is no ratio; it is ignored")
        expect(box.aspectRatio(2, contentMode: .fit), says: nil)
        expect(box.aspectRatio(contentMode: .fit), says: nil)
        expect(box.offset(x: .nan), says: ".offset(x: nan, y: 0.0) is no distance; 0 is used")
        expect(box.offset(y: .infinity), says: ".offset(x: 0.0, y: inf) is no distance; 0 is used")
        expect(box.position(x: .nan, y: 1), says: ".position(x: nan, y: 1.0) is no point; 0 is used")
        expect(box.position(x: 1, y: .nan), says: ".position(x: 1.0, y: nan) is no point; 0 is used")
        expect(box.offset(x: 3, y: -4).position(x: 1, y: 1), says: nil)
        expect(box.layoutPriority(.nan), says: ".layoutPriority(nan) counts as 0")
        expect(box.zIndex(.nan), says: ".zIndex(nan) counts as 0")
        expect(box.layoutPriority(1).zIndex(-1), says: nil)
        expect(
            box.containerRelativeFrame(.horizontal, count: 0, spacing: 0),
            says: ".containerRelativeFrame(count: 0, span: 1) has a count below 1; 1 is used")
        expect(
            box.containerRelativeFrame(.horizontal, count: 2, span: 0, spacing: 0),
            says: ".containerRelativeFrame(count: 2, span: 0) has a count below 1; 1 is used")
        expect(box.containerRelativeFrame(.horizontal, count: 2, spacing: 0), says: nil)
    }

    @Test func `Text and lines`() {
        expect(box.lineSpacing(.nan), says: ".lineSpacing( nan) is no usable number; 0 is used")
        expect(box.minimumScaleFactor(.nan), says: ".minimumScaleFactor( nan) is no usable number; 1 is used")
        expect(box.lineSpacing(2).minimumScaleFactor(0.5), says: nil)
        expect(box.allowsTightening(true), says: nil)
        expect(
            box.lineHeight(.multiple(factor: .infinity)),
            says: ".lineHeight( infinity) is no usable number; it is ignored")
        expect(box.lineHeight(.multiple(factor: 2)), says: nil)
        expect(box.headerProminence(.increased), says: nil)
        expect(
            Rectangle().stroke(.red, lineWidth: -1), says: ".stroke(lineWidth: -1) draws nothing")
        expect(Rectangle().stroke(.red, lineWidth: 1), says: nil)
        expect(
            Rectangle().stroke(.red, style: StrokeStyle(lineWidth: 1, dash: [1, -1])),
            says: ".stroke(dash: -1) is no usable number; 0 is used; the line is solid")
        expect(
            RoundedRectangle(cornerRadius: -1),
            says: nil)
        expect(
            RoundedRectangle(cornerRadius: .nan),
            says: "RoundedRectangle(cornerRadius: nan) is no usable number; 0 is used")
    }

    @Test func `Options of a tile`() {
        func warnings(_ change: (inout TileOptions) -> Void) -> [String] {
            layOut(box, options: change).warnings
        }
        #expect(
            warnings { $0.width = -1 } == ["width: -1 is no usable length; the view is as wide as it wants"])
        #expect(
            warnings { $0.height = .nan } == [
                "height: nan is no usable length; the view is as high as it wants"
            ])
        #expect(
            warnings { $0.flexibleHeight = .infinity } == [
                "flexibleHeight: infinity is no usable length; a view without a height of its own is left as it is"
            ])
        #expect(warnings { $0.margin = -1 } == ["margin: -1 is no usable length; there is none"])
        #expect(
            warnings { $0.inkLimit = -1 } == [
                "inkLimit: -1 is no usable length; the picture ends at its margins"
            ])
        #expect(warnings { $0.width = 30 } == [])
        var environment = EnvironmentValues()
        environment.displayScale = .nan
        #expect(layOut(box, 60, 60, in: environment).warnings.count == 1)
    }
}
