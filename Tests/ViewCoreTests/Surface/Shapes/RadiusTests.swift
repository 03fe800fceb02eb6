import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct RadiusTests {
    @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude, 1e9])
    func `A radius past any side gives a capsule and no warning`(_ radius: CGFloat) {
        let rounded = RoundedRectangle(cornerRadius: radius)
        let views: [AnyView] = [
            AnyView(rounded.fill(.red)), AnyView(rounded.stroke(.red, lineWidth: 2)),
            AnyView(rounded.strokeBorder(.red)), AnyView(rounded.inset(by: 2)),
            AnyView(Color.red.cornerRadius(radius)),
            AnyView(Color.red.clipShape(.rect(cornerRadius: radius))),
            AnyView(AnyShape(rounded)),
            AnyView(UnevenRoundedRectangle(topLeadingRadius: radius)),
        ]
        for view in views {
            #expect(layOut(view.frame(width: 40, height: 20), 100, 100).warnings == [])
        }
        #expect(
            rounded.path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
                == RoundedRectangle(cornerRadius: 10).path(in: CGRect(x: 0, y: 0, width: 40, height: 20)))
    }

    @Test func `A radius that is no number is warned of through any shape`() {
        let shape = AnyShape(RoundedRectangle(cornerRadius: .nan))
        #expect(!layOut(shape.frame(width: 40, height: 20), 100, 100).warnings.isEmpty)
    }
}
