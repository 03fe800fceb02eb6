import Drawing
import Foundation

extension CGRect {
    /// The outline of a shape in this frame.
    ///
    /// A shape is asked for its path in a frame of this size at the origin, as SwiftUI asks it: a path in numbers,
    /// and a shape that takes no notice of its frame's corner, are in the view's own coordinates.
    func outline(of path: (CGRect) -> Path) -> Outline {
        path(CGRect(origin: .zero, size: size)).outline
            .applying(CGAffineTransform(translationX: minX, y: minY))
    }
}
