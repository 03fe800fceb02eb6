import Foundation

/// Where the numbers of outlines stand in a picture: beside their outlines, on no other number, and on nothing that is
/// outlined where there is another place.
struct MarkPlaces {
    /// Of the picture, in points.
    let size: CGSize

    /// Of a number's ground, in points.
    static let height = 11.0

    /// The grounds of the numbers, in the outlines' order.
    ///
    /// - Parameter outlines: with how wide their numbers are.
    func labels(of outlines: [(line: CGRect, width: Double)]) -> [CGRect] {
        var placed: [CGRect] = []
        for (line, width) in outlines {
            let places = MarkPlaces.places(beside: line, width).map(inside)
            let free = places.filter { place in !placed.contains { $0.intersects(place) } }
            let clear = free.first { place in !outlines.contains { $0.line.intersects(place) } }
            placed.append(clear ?? free.first ?? places[0])
        }
        return placed
    }

    /// Over the corners, below them, and beside the sides; the upper left one first.
    private static func places(beside line: CGRect, _ width: Double) -> [CGRect] {
        let (left, right) = (line.minX, max(line.maxX - width, line.minX))
        // The line is drawn half outside of the outline.
        let (above, below) = (line.minY - height - 0.5, line.maxY + 0.5)
        let corners = [(left, above), (right, above), (left, below), (right, below)]
        let sides = [
            (line.minX - width - 0.5, line.minY), (line.maxX + 0.5, line.minY),
            (line.minX - width - 0.5, line.maxY - height), (line.maxX + 0.5, line.maxY - height),
        ]
        return (corners + sides).map { CGRect(x: $0.0, y: $0.1, width: width, height: height) }
    }

    private func inside(_ place: CGRect) -> CGRect {
        var place = place
        place.origin.x = min(max(place.minX, 0), max(size.width - place.width, 0))
        place.origin.y = min(max(place.minY, 0), max(size.height - place.height, 0))
        return place
    }
}
