public import Foundation

/// What the finger of a pressed tile does until the picture is taken.
///
/// It goes down at one place, rests for so long, and then has moved so far, at once. Numbers that mean nothing, or are
/// larger than `largest`, are those of the usual touch.
public struct TileTouch: Hashable, Sendable {
    /// Where it goes down, in the frame of the view that is touched.
    public let place: UnitPoint
    /// How long it rests, in seconds.
    public let duration: Double
    /// How far it has moved then, in points.
    public let translation: CGSize

    /// In seconds: not long enough for the usual long press.
    public static let usualDuration = 0.49

    /// No place, time or way of a finger needs more, and what is made of them stays a number.
    static let largest = 1e9

    public init(
        at place: UnitPoint = .center, for duration: Double = TileTouch.usualDuration,
        movedBy translation: CGSize = .zero
    ) {
        self.place = TileTouch.isUsable(place.x, place.y) ? place : .center
        self.duration =
            duration >= 0 && TileTouch.isUsable(duration) ? duration : TileTouch.usualDuration
        self.translation = TileTouch.isUsable(translation.width, translation.height) ? translation : .zero
    }

    private static func isUsable(_ numbers: CGFloat...) -> Bool { numbers.allSatisfy { abs($0) <= largest } }

    /// How far it is from where it went down, in points.
    var distance: CGFloat { hypot(translation.width, translation.height) }
}
