import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Corners about the centres of the container's: its radius less the distance.
@MainActor struct ConcentricRectangleTests {
    private func list<S: Shape>(_ shape: S) -> DisplayList {
        layOut(
            shape.fill(.red).padding(6).frame(width: 60, height: 40)
                .containerShape(RoundedRectangle(cornerRadius: 16, style: .circular))
        ).list
    }

    private func corners(_ topLeading: CGFloat, _ others: CGFloat) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeading, bottomLeadingRadius: others, bottomTrailingRadius: others,
            topTrailingRadius: others, style: .circular)
    }

    @Test func `A radius is the container's less the distance`() {
        #expect(list(ConcentricRectangle()) == list(RoundedRectangle(cornerRadius: 10, style: .circular)))
        #expect(list(.rect(corners: .concentric)) == list(ConcentricRectangle()))
        #expect(
            list(ConcentricRectangle().inset(by: 4))
                == list(RoundedRectangle(cornerRadius: 10, style: .circular).inset(by: 4)))
    }

    @Test func `Corners can be fixed, or no rounder than a minimum`() {
        #expect(
            list(
                ConcentricRectangle(
                    topLeadingCorner: .fixed(2), topTrailingCorner: .concentric,
                    bottomLeadingCorner: .concentric(minimum: .fixed(4)), bottomTrailingCorner: .concentric))
                == list(corners(2, 10)))
        #expect(
            list(ConcentricRectangle(corners: .concentric(minimum: 12)))
                == list(RoundedRectangle(cornerRadius: 12, style: .circular)))
        #expect(
            list(ConcentricRectangle(topLeadingCorner: 13)) == list(corners(13, 10)))
    }

    @Test func `Without a container corners have their least radius`() {
        func alone<S: Shape>(_ shape: S) -> DisplayList {
            layOut(shape.fill(.red).frame(width: 60, height: 40)).list
        }
        #expect(alone(ConcentricRectangle()) == alone(Rectangle()))
        #expect(alone(ConcentricRectangle(corners: .fixed(8))) == alone(RoundedRectangle(cornerRadius: 8)))
        #expect(
            alone(ConcentricRectangle(corners: .concentric(minimum: 8)))
                == alone(RoundedRectangle(cornerRadius: 8)))
        #expect(
            alone(ConcentricRectangle(corners: .fixed(.nan))) == alone(Rectangle()))
    }

    @Test func `Uniform corners are as round as the roundest`() {
        let shape = ConcentricRectangle(corners: .concentric(minimum: 3), isUniform: true)
        let found = layOut(
            shape.fill(.red).padding(6).frame(width: 60, height: 40).containerShape(corners(20, 8))
        ).list
        let expected = layOut(
            RoundedRectangle(cornerRadius: 14, style: .circular).fill(.red).padding(6).frame(
                width: 60, height: 40)
        ).list
        #expect(found == expected)
    }

    @Test func `Corners of a side are mirrored with the layout`() {
        let shape = ConcentricRectangle(topLeadingCorner: .fixed(1), topTrailingCorner: .fixed(9))
        let mirrored = ConcentricRectangle(topLeadingCorner: .fixed(9), topTrailingCorner: .fixed(1))
        let flipped = layOut(
            shape.fill(.red).frame(width: 60, height: 40)
                .containerShape(RoundedRectangle(cornerRadius: 5)).environment(
                    \.layoutDirection, .rightToLeft)
        ).list
        let expected = layOut(
            mirrored.fill(.red).frame(width: 60, height: 40).containerShape(RoundedRectangle(cornerRadius: 5))
        ).list
        #expect(flipped == expected)
    }
}
