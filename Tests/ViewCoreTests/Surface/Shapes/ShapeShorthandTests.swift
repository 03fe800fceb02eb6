import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct ShapeShorthandTests {
    private let box = CGRect(x: 0, y: 0, width: 40, height: 20)

    private func path<S: Shape>(_ shape: S) -> Path { shape.path(in: box) }

    @Test func `A shape's short name is the shape`() {
        #expect(path(.rect) == path(Rectangle()))
        #expect(path(.rect(cornerRadius: 5)) == path(RoundedRectangle(cornerRadius: 5)))
        #expect(
            path(.rect(cornerSize: CGSize(width: 4, height: 4), style: .circular))
                == path(RoundedRectangle(cornerSize: CGSize(width: 4, height: 4), style: .circular)))
        #expect(path(.capsule) == path(Capsule()))
        #expect(path(.capsule(style: .circular)) == path(Capsule(style: .circular)))
        #expect(path(.circle) == path(Circle()))
        #expect(path(.ellipse) == path(Ellipse()))
    }

    @Test func `Corners of their own have two short names`() {
        let radii = RectangleCornerRadii(topLeading: 3, topTrailing: 6)
        #expect(path(.rect(cornerRadii: radii)) == path(UnevenRoundedRectangle(cornerRadii: radii)))
        #expect(
            path(.rect(topLeadingRadius: 3, topTrailingRadius: 6))
                == path(UnevenRoundedRectangle(cornerRadii: radii)))
    }
}
