import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What `onScrollGeometryChange` tells, as recorded on Apple's systems: macOS 26.6 and iOS 26
/// (github.com/iamcgn/swiftui-web, Fixtures/Goldens/scroll/geometry and ios/scroll/geometry).
@MainActor struct ScrollGeometryTests {
    private func geometry(_ view: some View, _ width: CGFloat, _ height: CGFloat) -> ScrollGeometry? {
        var told: ScrollGeometry?
        layOut(
            view.onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { told = $1 }, width, height)
        return told
    }

    /// 400 of content in a frame of 150, with a margin of 20 above.
    @Test func `It tells of the scroll view inside, its content and its margins`() throws {
        let view = ScrollView { box("a", 120, 400) }.contentMargins(.top, 20, for: .scrollContent)
            .frame(height: 150)
        let told = try #require(geometry(view, 300, 200))
        #expect(told.contentOffset == CGPoint(x: 0, y: -20))
        #expect(told.contentSize == CGSize(width: 120, height: 400))
        #expect(told.contentInsets == EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
        #expect(told.containerSize == CGSize(width: 120, height: 130))
        #expect(told.visibleRect == CGRect(x: 0, y: -20, width: 120, height: 150))
        #expect(told.bounds == CGRect(x: 0, y: -20, width: 120, height: 130))
    }

    @Test func `Content that is anchored is told of from where it is shown`() throws {
        let view = ScrollView { box("a", 120, 400) }.defaultScrollAnchor(.bottom)
        let told = try #require(geometry(view, 120, 150))
        #expect(told.contentOffset == CGPoint(x: 0, y: 250))
        #expect(told.visibleRect == CGRect(x: 0, y: 250, width: 120, height: 150))
    }

    @Test func `Insets of a safe area are told of with the margins`() throws {
        let view = ScrollView { box("a", 120, 400) }.safeAreaPadding(.bottom, 30)
        let told = try #require(geometry(view, 120, 150))
        #expect(told.contentInsets == EdgeInsets(top: 0, leading: 0, bottom: 30, trailing: 0))
        #expect(told.contentSize == CGSize(width: 120, height: 400))
        #expect(told.containerSize == CGSize(width: 120, height: 120))
    }

    @Test func `Where nothing scrolls, nothing is told`() {
        withKnownIssue("the view's own frame is told") {
            #expect(geometry(box("a", 10, 10), 100, 100) == nil)
        }
    }
}
