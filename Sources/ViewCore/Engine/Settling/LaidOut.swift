public import Drawing
public import Foundation

/// A tile after layout: what to draw and how it came about.
public struct LaidOut: Sendable {
    public var list: DisplayList
    /// Where the view's layout frame stands in the picture, in points on whole pixels.
    public var frame = CGRect.zero
    /// The height that was offered to a view without one of its own.
    public var flexibleHeight: CGFloat?
    /// The resolved views with their values and frames.
    public var trace: Trace
    /// What a device would have done, such as `impact.medium`, in order.
    public var events: [String]
    public var warnings: [String]
    /// What controls took of the requests, and what the specimen's own code asked for.
    public var claimed: StateRequests = []
    /// What nobody took; a warning says so too.
    public var unclaimed: StateRequests = []
    /// Whose styles its controls are drawn in, and how these stand.
    package var lookMakers: LookMakers = []
    /// The scheme that the view prefers and is drawn in, where it says one.
    package var preferredScheme: ColorScheme?
    /// By which animations something has moved in a tile with a moment, in their order.
    package var animations: [Animation] = []

    /// Makes the trace of what was laid out without one; keeps the views alive for as long as it is there.
    package var makeTrace: @MainActor () -> Trace

    public init(list: DisplayList, trace: Trace, events: [String], warnings: [String]) {
        self.list = list
        self.trace = trace
        self.events = events
        self.warnings = warnings
        makeTrace = { trace }
    }
}
