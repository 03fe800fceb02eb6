import Drawing
import Foundation
import ViewCore

/// The room around the corner of a view that the largest of several pictures has, so that the view stays in its place
/// whatever is drawn around it.
struct MotionRoom {
    private var before: CGFloat = 0
    private var above: CGFloat = 0
    private var after: CGFloat = 0
    private var below: CGFloat = 0

    mutating func add(_ picture: LaidOut) {
        before = max(before, picture.frame.minX)
        above = max(above, picture.frame.minY)
        after = max(after, picture.list.size.width - picture.frame.minX)
        below = max(below, picture.list.size.height - picture.frame.minY)
    }

    /// The picture with all of the room. It must have been added.
    func filled(with picture: LaidOut) -> DisplayList {
        picture.list.widened(
            left: before - picture.frame.minX, top: above - picture.frame.minY,
            right: after - (picture.list.size.width - picture.frame.minX),
            bottom: below - (picture.list.size.height - picture.frame.minY))
    }
}
