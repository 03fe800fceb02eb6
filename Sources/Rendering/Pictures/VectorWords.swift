import Drawing
import Foundation
import Vectors

/// What an SVG file says beside its shapes.
struct VectorWords: Sendable {
    /// What stands where in the picture.
    var elements: [VectorElement] = []
    /// Areas that are pictures by themselves, as the tiles of a sheet, in points.
    var parts: [CGRect] = []
    /// What is shown where the reader prefers dark colours.
    var dark: DarkPicture?
}

struct DarkPicture: Sendable {
    let list: DisplayList
    let elements: [VectorElement]
}
