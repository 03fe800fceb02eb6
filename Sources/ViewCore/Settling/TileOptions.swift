public import Drawing
public import Foundation

/// What to do to a view before its picture is taken, and how much room it has.
public struct TileOptions: Sendable {
    /// What the controls are asked to be in, coming from the normal state.
    public var requests: StateRequests = []
    /// The identifier of the view in which a control is to take the requests; `nil` leaves them to the
    /// first one that does.
    public var target: String?
    /// What has been asked for by other means than controls, and is not put to them.
    public var reads: StateReads?
    /// Room offered to the view, in points; `nil` lets it have its ideal length.
    public var width: CGFloat?
    public var height: CGFloat?
    /// Room around the view, in points.
    public var margin: CGFloat = 0
    /// Fills the picture behind the view; `nil` leaves it transparent.
    public var background: RGBA?
    public var needsTrace = true
    /// Gives the picture the offered size, the view centred in it, as a window does.
    public var fillsOffer = false

    public init() {}
}
