public import Drawing
public import Foundation

/// A tile after layout: what to draw and how it came about.
public struct LaidOut: Sendable {
    public var list: DisplayList
    /// The resolved views with their values and frames.
    public var trace: Trace
    /// What a device would have done, such as `impact.medium`, in order.
    public var events: [String]
    public var warnings: [String]

    public init(list: DisplayList, trace: Trace, events: [String], warnings: [String]) {
        self.list = list
        self.trace = trace
        self.events = events
        self.warnings = warnings
    }
}

/// What to do to a view before its picture is taken, and how much room it has.
public struct TileOptions: Sendable {
    /// Presses, hovers or focuses the first control that takes it, coming from the normal state.
    public var isPressed = false
    public var isHovered = false
    public var isFocused = false
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

extension ViewGraph {
    /// Passes after which a view that still changes is drawn as it is, with a warning.
    public static let passLimit = 16

    /// Settles `view` and lays it out: normal state first, then the press, then whatever follows from
    /// `onAppear`, `onChange` and state, at most ``passLimit`` passes.
    public func layOut<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions = TileOptions()
    ) -> LaidOut {
        let root = settle(view, in: environment, options: options)
        return finish(root, in: environment, options: options)
    }

    private func settle<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions
    ) -> LayoutNode {
        let wants = options.isPressed || options.isHovered || options.isFocused
        press = Press()
        var root = pass(view, in: environment, options: options, needsLayout: !wants)
        var passes = 1
        var again = runEffects()
        // Without effects nothing can tell that the normal state was there first.
        if wants {
            press.wantsPress = options.isPressed
            press.wantsHover = options.isHovered
            press.wantsFocus = options.isFocused
            again = true
        }
        while again, passes < ViewGraph.passLimit {
            root = pass(view, in: environment, options: options, needsLayout: true)
            passes += 1
            again = runEffects()
        }
        if again {
            warn(
                "the view still changes after \(ViewGraph.passLimit) passes; it is drawn as it is then")
        }
        return root
    }

    private func pass<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions, needsLayout: Bool
    ) -> LayoutNode {
        beginPass()
        let outer = ViewGraph.enter(self)
        defer { ViewGraph.leave(outer) }
        var unfolding = Unfolding(graph: self, environment: environment)
        var root = unfolding.node(of: view, slot: 0)
        if environment.layoutDirection == .rightToLeft { root = MirrorNode(root) }
        if needsLayout || hasEffects { place(root, options: options) }
        return root
    }

    /// The size of the room that `root` gets, margins left out.
    private func place(_ root: LayoutNode, options: TileOptions) {
        let proposal = ProposedViewSize(width: options.width, height: options.height)
        let size = root.size(proposal)
        var origin = CGPoint(x: options.margin, y: options.margin)
        if options.fillsOffer {
            origin.x += ((options.width ?? size.width) - size.width) / 2
            origin.y += ((options.height ?? size.height) - size.height) / 2
        }
        root.place(at: origin, proposal: proposal)
    }

    private func finish(
        _ root: LayoutNode, in environment: EnvironmentValues, options: TileOptions
    ) -> LaidOut {
        var size = root.frame.size
        if options.fillsOffer {
            size.width = options.width ?? size.width
            size.height = options.height ?? size.height
        }
        size.width += 2 * options.margin
        size.height += 2 * options.margin
        var builder = DisplayBuilder(scale: environment.displayScale)
        let canvas = CGSize(
            width: up(size.width, builder.scale), height: up(size.height, builder.scale))
        if let background = options.background {
            builder.fill(
                .rectangle(CGRect(origin: .zero, size: canvas)), .solid(background))
        }
        root.draw(into: &builder)
        for warning in builder.warnings { warn(warning) }
        let trace =
            options.needsTrace
            ? Trace(roots: [root.traced(builder)]) : Trace()
        return LaidOut(
            list: DisplayList(size: canvas, scale: builder.scale, items: builder.items),
            trace: trace, events: journal.events,
            warnings: journal.warnings)
    }

    /// Whole pixels, at least one, a thousandth of a pixel of arithmetic noise forgiven.
    private func up(_ length: CGFloat, _ scale: CGFloat) -> CGFloat {
        max((length * scale - 0.001).rounded(.up), 1) / scale
    }
}

extension LayoutNode {
    /// This node and what is inside, frames on whole pixels.
    package func traced(_ builder: DisplayBuilder) -> TraceNode {
        TraceNode(
            name: traceName, owner: owner?.path ?? [], properties: traceProperties,
            identifier: identifier, proposedWidth: placedProposal.width,
            proposedHeight: placedProposal.height, frame: builder.snapped(frame),
            children: children.map { $0.traced(builder) })
    }
}
