import Pixels
import Testing

@testable import Differences

/// Rectangles around places that lie less than ten pixels apart.
@Suite struct ClusterTests {
    private func boxes(_ places: [(Int, Int)], limit: Int = 32) -> [Box] {
        cluster(places, width: 200, limit: limit)
    }

    @Test func `Places nearer than ten share a box`() {
        let apart = boxes([(5, 5), (16, 5)])
        #expect(apart == [Box(x: 5, y: 5, width: 1, height: 1), Box(x: 16, y: 5, width: 1, height: 1)])
        #expect(boxes([(5, 5), (14, 5)]) == [Box(x: 5, y: 5, width: 10, height: 1)])
        #expect(boxes([(5, 5), (5, 14)]) == [Box(x: 5, y: 5, width: 1, height: 10)])
        #expect(boxes([(14, 5), (5, 14)]) == [Box(x: 5, y: 5, width: 10, height: 10)])
        #expect(boxes([]) == [])
    }

    @Test func `Boxes that come near each other by their places are one`() {
        let chain = (0..<10).map { ($0 * 9, 3) }
        #expect(boxes(chain) == [Box(x: 0, y: 3, width: 82, height: 1)])
    }

    @Test func `Boxes stand from top to bottom, then from left to right`() {
        let found = boxes([(100, 2), (0, 2), (50, 40), (0, 80)])
        #expect(found.map(\.x) == [0, 100, 50, 0] && found.map(\.y) == [2, 2, 40, 80])
    }

    @Test func `Of too many boxes the largest stay and one holds the rest`() {
        var places = [(0, 0), (1, 0), (2, 0), (50, 0), (51, 0), (100, 0), (150, 0)]
        places.sort { ($0.1, $0.0) < ($1.1, $1.0) }
        #expect(boxes(places, limit: 4).count == 4)
        let three = boxes(places, limit: 3)
        #expect(
            three == [
                Box(x: 0, y: 0, width: 3, height: 1), Box(x: 50, y: 0, width: 2, height: 1),
                Box(x: 100, y: 0, width: 51, height: 1),
            ])
    }

    @Test func `A growing box holds what was added`() {
        var box = GrowingBox()
        #expect(box.box == nil)
        box.add(5, 7)
        #expect(box.box == Box(x: 5, y: 7, width: 1, height: 1))
        box.add(2, 9)
        box.add(8, 9)
        #expect(box.box == Box(x: 2, y: 7, width: 7, height: 3))
    }
}
