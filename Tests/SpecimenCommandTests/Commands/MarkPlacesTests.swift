import Foundation
import Testing

@testable import SpecimenCommand

/// Numbers of findings in a picture of them.
@Suite struct MarkPlacesTests {
    private let places = MarkPlaces(size: CGSize(width: 200, height: 200))

    @Test func `A number stands over the corner of its outline`() {
        let line = CGRect(x: 40, y: 60, width: 50, height: 20)
        #expect(places.labels(of: [(line, 8)]) == [CGRect(x: 40, y: 48.5, width: 8, height: 11)])
    }

    @Test func `Numbers lie on no number and on no outline where there is another place`() {
        let lines = [
            CGRect(x: 40, y: 60, width: 50, height: 20), CGRect(x: 40, y: 60, width: 70, height: 40),
            CGRect(x: 40, y: 30, width: 50, height: 28), CGRect(x: 44, y: 64, width: 10, height: 10),
        ]
        let labels = places.labels(of: lines.map { ($0, 8) })
        for (index, label) in labels.enumerated() {
            for other in labels[(index + 1)...] { #expect(!label.intersects(other)) }
        }
        #expect(!lines.contains { $0.intersects(labels[2]) })
    }

    @Test func `A number stays inside of the picture, of whatever size that is`() {
        let line = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(places.labels(of: [(line, 8)])[0].minY == 0)
        let tiny = MarkPlaces(size: CGSize(width: 2, height: 2)).labels(of: [(line, 8)])
        #expect(tiny.count == 1)
        #expect(tiny[0].minX == 0)
    }
}
