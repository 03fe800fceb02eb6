import Drawing
import Vectors

/// What an SVG file says beside its shapes.
struct VectorWords: Sendable {
    /// What stands where in the picture.
    var elements: [VectorElement] = []
    /// What is shown where the reader prefers dark colours.
    var dark: DarkPicture?
}

struct DarkPicture: Sendable {
    let list: DisplayList
    let elements: [VectorElement]
}
