public import Foundation

/// What the finger of a pressed tile does until the picture is taken.
///
/// It goes down at one place, rests for so long, and then has moved so far, at once. Numbers that mean nothing are
/// those of the usual touch.
public struct TileTouch: Hashable, Sendable {
    /// Where it goes down, in the frame of the view that is touched.
    public let place: UnitPoint
    /// How long it rests, in seconds.
    public let duration: Double
    /// How far it has moved then, in points.
    public let translation: CGSize

    /// In seconds: not long enough for the usual long press.
    public static let usualDuration = 0.49

    public init(
        at place: UnitPoint = .center, for duration: Double = TileTouch.usualDuration,
        movedBy translation: CGSize = .zero
    ) {
        self.place = place.x.isFinite && place.y.isFinite ? place : .center
        self.duration = duration >= 0 && duration.isFinite ? duration : TileTouch.usualDuration
        self.translation =
            translation.width.isFinite && translation.height.isFinite ? translation : .zero
    }

    /// How far it is from where it went down, in points.
    var distance: CGFloat { hypot(translation.width, translation.height) }
}
