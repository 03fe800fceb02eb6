import Drawing
import Foundation
import LayoutSupport
import Testing

@testable import ViewCore

/// The arithmetic of rectangles, edges, points and angles.
struct GeometryValueTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: x, y: y, width: width, height: height)
    }

    @Test func `A rectangle is inset up to its middle`() {
        #expect(rect(10, 20, 100, 40).insetSafely(by: 5) == rect(15, 25, 90, 30))
        #expect(rect(10, 20, 100, 40).insetSafely(by: 30) == rect(40, 40, 40, 0))
        #expect(rect(10, 20, 40, 100).insetSafely(by: 30) == rect(30, 50, 0, 40))
        #expect(rect(10, 20, 100, 40).insetSafely(by: -5) == rect(5, 15, 110, 50))
        #expect(rect(10, 20, 100, 40).insetSafely(by: .nan) == rect(10, 20, 100, 40))
    }

    @Test func `Sides move outwards by their insets`() {
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 4, trailing: 8)
        #expect(rect(10, 20, 100, 40).extended(by: insets) == rect(8, 19, 110, 45))
        #expect((insets.horizontal, insets.vertical) == (10, 5))
    }

    @Test func `A rectangle covers what lies inside of it, edges included`() {
        let outer = rect(1, 2, 10, 20)
        #expect(outer.covers(outer) && outer.covers(rect(2, 3, 9, 19)))
        #expect(!outer.covers(rect(0.9, 2, 1, 1)) && !outer.covers(rect(1, 1.9, 1, 1)))
        #expect(!outer.covers(rect(2, 3, 9.1, 1)) && !outer.covers(rect(2, 3, 1, 19.1)))
    }

    @Test func `A change about a point leaves that point where it is`() {
        let double = CGAffineTransform(scaleX: 2, y: 3)
        let about = CGAffineTransform.about(UnitPoint(x: 0.25, y: 1), in: rect(10, 20, 100, 40), double)
        #expect(about == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: -35, ty: -120))
    }

    @Test func `Edges are named one by one`() {
        for (edge, insets) in [
            (Edge.Set.top, EdgeInsets(top: 3, leading: 0, bottom: 0, trailing: 0)),
            (.leading, EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0)),
            (.bottom, EdgeInsets(top: 0, leading: 0, bottom: 3, trailing: 0)),
            (.trailing, EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 3)),
            (.horizontal, EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 3)),
            (.vertical, EdgeInsets(top: 3, leading: 0, bottom: 3, trailing: 0)),
            (.all, EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)),
        ] {
            #expect(EdgeInsets(edge, 3) == insets)
            #expect(insets.edges == edge)
            let traced = insets.traced(edge)
            #expect(traced.top == (edge.contains(.top) ? 3 : nil))
            #expect(traced.leading == (edge.contains(.leading) ? 3 : nil))
            #expect(traced.bottom == (edge.contains(.bottom) ? 3 : nil))
            #expect(traced.trailing == (edge.contains(.trailing) ? 3 : nil))
        }
        #expect(EdgeInsets() == EdgeInsets(.all, 0) && EdgeInsets().edges == [])
        #expect(HorizontalEdge.Set.all == [.leading, .trailing] && VerticalEdge.Set.all == [.top, .bottom])
        #expect(!HorizontalEdge.Set.leading.contains(.trailing) && !VerticalEdge.Set.top.contains(.bottom))
    }

    @Test func `Unit points stand at their side`() {
        let names: [(UnitPoint, CGFloat, CGFloat)] = [
            (.zero, 0, 0), (.center, 0.5, 0.5), (.leading, 0, 0.5), (.trailing, 1, 0.5), (.top, 0.5, 0),
            (.bottom, 0.5, 1), (.topLeading, 0, 0), (.topTrailing, 1, 0), (.bottomLeading, 0, 1),
            (.bottomTrailing, 1, 1), (UnitPoint(), 0, 0),
        ]
        for (point, x, y) in names { #expect(point == UnitPoint(x: x, y: y)) }
        #expect(UnitPoint(x: 0.25, y: 1).description == "(0.25 1)")
    }

    @Test func `Angles are turned into each other and reckoned with`() {
        #expect(Angle(degrees: 180).radians == .pi && abs(Angle(radians: .pi / 2).degrees - 90) < 1e-9)
        #expect(Angle.degrees(90).radians == .pi / 2 && Angle.radians(2).radians == 2)
        #expect(Angle.zero.radians == 0 && Angle().radians == 0)
        let (a, b) = (Angle.radians(3), Angle.radians(2))
        #expect((a + b).radians == 5 && (a - b).radians == 1 && (-a).radians == -3)
        #expect((a * 2).radians == 6 && (a / 2).radians == 1.5 && b < a && !(a < b))
        var sum = a
        sum += b
        #expect(sum.radians == 5)
        sum -= a
        #expect(sum.radians == 2)
        sum.degrees = 180
        #expect(sum.radians == .pi)
    }

    @Test func `An offer has a length along each axis`() {
        var offer = ProposedViewSize(.vertical, major: 3, minor: nil)
        #expect(offer == ProposedViewSize(width: nil, height: 3))
        #expect(ProposedViewSize(.horizontal, major: 3, minor: 4) == ProposedViewSize(width: 3, height: 4))
        offer[.horizontal] = 7
        #expect(offer.width == 7 && offer[.vertical] == 3)
        offer[.vertical] = 8
        #expect(offer.height == 8 && offer[.horizontal] == 7)
        #expect(CGSize(.vertical, major: 3, minor: 4) == CGSize(width: 4, height: 3))
        #expect(CGSize(.horizontal, major: 3, minor: 4) == CGSize(width: 3, height: 4))
        var size = CGSize(width: 1, height: 2)
        size[.vertical] = 5
        size[.horizontal] = 6
        #expect(size == CGSize(width: 6, height: 5) && size[.vertical] == 5 && size[.horizontal] == 6)
        #expect(Axis.horizontal.other == .vertical && Axis.vertical.other == .horizontal)
        #expect(Axis.Set(.horizontal) == .horizontal && Axis.Set(.vertical) == .vertical)
    }

    @Test func `An offer without a length is 10 points or what is said, and none is less than nothing`() {
        let half = ProposedViewSize(width: 3, height: nil)
        #expect(half.replacingUnspecifiedDimensions() == CGSize(width: 3, height: 10))
        #expect(
            half.replacingUnspecifiedDimensions(by: CGSize(width: 1, height: 2))
                == CGSize(width: 3, height: 2))
        #expect(
            ProposedViewSize.unspecified.replacingUnspecifiedDimensions() == CGSize(width: 10, height: 10))
        #expect(ProposedViewSize(width: -1, height: .nan).sanitized == .zero)
        #expect(ProposedViewSize(width: 4, height: nil).sanitized == ProposedViewSize(width: 4, height: nil))
        #expect(ProposedViewSize.infinity.sanitized == .infinity)
        #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
    }

    @Test(arguments: [
        (0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (1.25, "1.25"), (0.001, "0.001"), (0.0004, "0"),
        (-0.05, "-0.05"), (12.3456, "12.346"), (.infinity, "infinity"), (-.infinity, "-infinity"),
        (.nan, "nan"),
        (999_999, "999999"), (1e12, "1000000000000.0"), (-12.5, "-12.5"),
    ])
    func `A number is written with up to three decimals`(value: CGFloat, text: String) {
        #expect(shortNumber(value) == text)
    }

    @Test func `A length is usable up to ten million`() {
        #expect(CGFloat(1e7).isUsable && CGFloat(-1e7).isUsable && !CGFloat(10_000_001).isUsable)
        #expect(!CGFloat.nan.isUsable && !CGFloat.infinity.isUsable)
        #expect(
            unusableNumber(.nan, ".blur(radius:", 2) == ".blur(radius: nan) is no usable number; 2 is used")
    }

    @Test func `An alignment is written as people write it`() {
        let names: [(Alignment, String)] = [
            (.center, "center"), (.leading, "leading"), (.trailing, "trailing"), (.top, "top"),
            (.bottom, "bottom"), (.topLeading, "topLeading"), (.topTrailing, "topTrailing"),
            (.bottomLeading, "bottomLeading"), (.bottomTrailing, "bottomTrailing"),
            (.leadingFirstTextBaseline, "leadingFirstTextBaseline"),
            (.centerLastTextBaseline, "centerLastTextBaseline"),
        ]
        for (alignment, name) in names { #expect(alignment.traced == .name(name)) }
        #expect(Alignment.center.tracedUnlessCentered.isEmpty)
        #expect(Alignment.top.tracedUnlessCentered.first?.name == "alignment")
    }

    @Test func `An anchor is where it was, as seen from elsewhere`() {
        let frame = rect(10, 20, 100, 40)
        let origin = CGPoint(x: 4, y: 5)
        let points: [(Anchor<CGPoint>.Source, CGFloat, CGFloat)] = [
            (.point(CGPoint(x: 1, y: 2)), 7, 17), (.unitPoint(UnitPoint(x: 0.25, y: 0.75)), 31, 45),
            (.topLeading, 6, 15), (.top, 56, 15), (.topTrailing, 106, 15), (.leading, 6, 35),
            (.center, 56, 35),
            (.trailing, 106, 35), (.bottomLeading, 6, 55), (.bottom, 56, 55), (.bottomTrailing, 106, 55),
        ]
        for (source, x, y) in points {
            #expect(source.anchor(of: frame).value(from: origin) == CGPoint(x: x, y: y))
        }
        #expect(Anchor<CGRect>.Source.bounds.anchor(of: frame).value(from: origin) == rect(6, 15, 100, 40))
        #expect(
            Anchor<CGRect>.Source.rect(rect(1, 2, 3, 4)).anchor(of: frame).value(from: origin)
                == rect(7, 17, 3, 4))
        let all = Anchor<[CGPoint]>.Source([.topLeading, .bottom]).anchor(of: frame)
        #expect(all.value(from: origin) == [CGPoint(x: 6, y: 15), CGPoint(x: 56, y: 55)])
        let none = Anchor<CGPoint?>.Source(nil as Anchor<CGPoint>.Source?).anchor(of: frame)
        #expect(none.value(from: origin) == nil)
    }

    @Test func `A path in a mirror has its sides and corners exchanged`() {
        let frame = rect(10, 0, 100, 40)
        let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
        let mirrored = CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3)
        #expect(
            Path(.rectangle(rect(15, 1, 20, 5))).mirrored(in: frame).outline == .rectangle(rect(85, 1, 20, 5))
        )
        #expect(
            Path(.ellipse(rect(15, 1, 20, 5))).mirrored(in: frame).outline == .ellipse(rect(85, 1, 20, 5)))
        #expect(
            Path(.roundedRectangle(rect(15, 1, 20, 5), radii, .circular)).mirrored(in: frame).outline
                == .roundedRectangle(rect(85, 1, 20, 5), mirrored, .circular))
        #expect(Path(.rectangle(frame)).mirrored(in: frame).outline == .rectangle(frame))
        #expect(
            Path(.path([.move(CGPoint(x: 15, y: 1)), .line(CGPoint(x: 20, y: 9))])).mirrored(in: frame)
                .outline
                == .path([.move(CGPoint(x: 105, y: 1)), .line(CGPoint(x: 100, y: 9))]))
    }
}
