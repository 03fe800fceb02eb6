import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Pair<Follower: View>: View {
    @Namespace private var space
    var isReversed = false
    var sourceAnchor = UnitPoint.center
    var follower: @MainActor (Namespace.ID) -> Follower

    var body: some View {
        let source = rect("source").matchedGeometryEffect(id: 1, in: space, anchor: sourceAnchor)
            .frame(width: 40, height: 30)
        HStack(spacing: 0) {
            if isReversed {
                follower(space)
                source
            } else {
                source
                follower(space)
            }
            box("end", 10, 10)
        }
    }
}

@MainActor struct MatchedGeometryTests {
    /// In a row 40 + 20 + 10 wide and 30 high.
    private func frames<V: View>(
        _ pair: Pair<V>, in environment: EnvironmentValues = EnvironmentValues()
    ) -> [String: CGRect] {
        let laid = Laid(pair, 200, 100, in: environment)
        let corner = laid.root.frame.origin
        return Dictionary(
            uniqueKeysWithValues: laid.named.map {
                ($0.name, $0.node.frame.offsetBy(dx: -corner.x, dy: -corner.y))
            })
    }

    private func follower(
        _ space: Namespace.ID, _ properties: MatchedGeometryProperties = .frame, anchor: UnitPoint = .center
    ) -> some View {
        rect("follower").matchedGeometryEffect(
            id: 1, in: space, properties: properties, anchor: anchor, isSource: false
        ).frame(width: 20, height: 10)
    }

    @Test(arguments: [false, true])
    func `A view takes the frame of the source, before and behind it`(isReversed: Bool) {
        let found = frames(Pair(isReversed: isReversed) { follower($0) })
        #expect(found["follower"] == found["source"])
        #expect(found["source"]?.size == CGSize(width: 40, height: 30))
    }

    @Test func `The views around stay where they are`() {
        let found = frames(Pair { follower($0) })
        #expect(found["end"] == CGRect(x: 60, y: 10, width: 10, height: 10))
    }

    @Test func `The size alone leaves the middle, the position alone the size`() {
        let size = frames(Pair { follower($0, .size) })
        #expect(size["follower"] == CGRect(x: 30, y: 0, width: 40, height: 30))
        let position = frames(Pair { follower($0, .position) })
        #expect(position["follower"] == CGRect(x: 10, y: 10, width: 20, height: 10))
    }

    @Test func `Anchors lie on each other`() {
        let found = frames(
            Pair(sourceAnchor: .topLeading) { follower($0, .position, anchor: .bottomTrailing) })
        #expect(found["follower"] == CGRect(x: -20, y: -10, width: 20, height: 10))
    }

    @Test func `A view of a fixed size keeps it`() {
        let found = frames(
            Pair { box("follower", 20, 10).matchedGeometryEffect(id: 1, in: $0, isSource: false) })
        #expect(found["follower"] == CGRect(x: 10, y: 10, width: 20, height: 10))
    }

    @Test func `Without a source a view keeps its own frame`() {
        let found = frames(
            Pair {
                rect("follower").matchedGeometryEffect(id: 2, in: $0, isSource: false).frame(
                    width: 20, height: 10)
            })
        #expect(found["follower"] == CGRect(x: 40, y: 10, width: 20, height: 10))
    }

    @Test func `From right to left the frames are those of a mirror`() {
        let content = { @MainActor @Sendable (space: Namespace.ID) in
            HStack(spacing: 0) {
                box("a", 5, 5)
                rect("b")
            }.matchedGeometryEffect(id: 1, in: space, isSource: false).frame(width: 20, height: 10)
        }
        let found = frames(Pair(follower: content))
        let mirrored = frames(Pair(follower: content), in: .rightToLeft)
        for name in ["source", "a", "b", "end"] {
            let (one, other) = (found[name] ?? .zero, mirrored[name] ?? .zero)
            #expect(
                other == CGRect(x: 70 - one.maxX, y: one.minY, width: one.width, height: one.height),
                "\(name)")
        }
    }

    @Test func `Nothing is said of it`() {
        #expect(Laid(Pair { follower($0) }, 200, 100).warnings == [])
    }
}
