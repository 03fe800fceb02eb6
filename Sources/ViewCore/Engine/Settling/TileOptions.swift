public import Drawing
public import Foundation

/// What to do to a view before its picture is taken, and how much room it has.
public struct TileOptions: Sendable {
    /// What the controls are asked to be in, coming from the normal state.
    public var requests: StateRequests = []
    /// The identifier of the view in which a control is to take the requests; `nil` leaves them to the
    /// first one that does.
    public var target: String?
    /// What the finger does where a press is requested.
    public var touch = TileTouch()
    /// What has been asked for by other means than controls, and is not put to them.
    public var reads: StateReads?
    /// Room offered to the view, in points; `nil` lets it have its ideal length, and so, with a warning, does what
    /// is no length up to ten million.
    public var width: CGFloat?
    public var height: CGFloat?
    /// Offered down, in points, to a view that has no height of its own; `nil` leaves it as it is.
    ///
    /// That is a view at most 10 points high without an offer, and exactly as high as offered at 100 and at
    /// 200 points. `height` goes before.
    public var flexibleHeight: CGFloat?
    /// As high as such a view may be without an offer, in points: one of words in front of a shape is as high as the
    /// words then.
    package var flexibleRest: CGFloat = 10
    /// Room around the view, in points; none, with a warning, where it is no length.
    public var margin: CGFloat = 0
    /// How far past the view's frame the picture may grow for what is drawn there, in points; what is farther
    /// is cut off, with a warning. `nil` keeps to the margin.
    ///
    /// So does, with a warning, what is no length.
    public var inkLimit: CGFloat?
    /// Fills the picture behind the view; `nil` leaves it transparent.
    public var background: RGBA?
    public var needsTrace = true
    /// Whether a trace may be asked for later; else nothing is noted for it, which saves time.
    package var mayNeedTrace = true
    /// Whether the trace also has what assistive technology is told, as ``SpokenNote`` says.
    package var tellsSpoken = false
    /// What the whole picture is seen through, its ground too, in linear light.
    package var filter: ColorFilter?
    /// The moment that is drawn; `nil` where all has come to rest.
    package var moment: TileMoment?
    /// Gives the picture the offered size, the view centred in it, as a window does.
    public var fillsOffer = false

    public init() {}
}
