import Drawing
import Foundation

extension ViewGraph {
    /// Passes after which a view that still changes is drawn as it is, with a warning.
    public static let passLimit = 16

    /// Settles `view` and lays it out: normal state first, then what the tile's state asks for, then
    /// whatever follows from `onAppear`, `onChange` and state, at most ``passLimit`` passes.
    public func layOut<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions = TileOptions()
    ) -> LaidOut {
        let options = usable(options, environment)
        let root = settle(view, in: environment, options: options)
        return finish(root, in: environment, options: options)
    }

    /// The settled root node, frames absolute and not yet on whole pixels.
    package func placed<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions = TileOptions()
    ) -> LayoutNode {
        settle(view, in: environment, options: usable(options, environment))
    }

    /// As `layOut(_:in:options:)`, and lets `.task` actions go on to their end on a virtual clock: a
    /// sleeping task costs no time. What never ends is cancelled, with a warning.
    public func layOut<V: View>(
        settling view: V, in environment: EnvironmentValues, options: TileOptions = TileOptions()
    ) async -> LaidOut {
        let options = usable(options, environment)
        var passes = 0
        tasks.isDriven = true
        var root = settleUntouched(view, in: environment, options: options, passes: &passes)
        // What began before the finger came down has seen the normal state.
        if !claims.isEmpty, tasks.isWaiting { await tasks.begin() }
        root = settleTouched(root, of: view, in: environment, options: options, passes: &passes)
        if tasks.isWaiting {
            while !journal.isLayoutCut, await tasks.goOn(in: self), passes < ViewGraph.passLimit {
                root = follow(
                    root, of: view, in: environment, options: options, passes: &passes)
            }
            await tasks.end(in: self)
        }
        warnIfRestless(passes)
        return finish(root, in: environment, options: options)
    }

    private func settle<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions
    ) -> LayoutNode {
        var passes = 0
        let root = settleNow(view, in: environment, options: options, passes: &passes)
        tasks.abandon(in: self)
        warnIfRestless(passes)
        return root
    }

    func usable(_ options: TileOptions, _ environment: EnvironmentValues) -> TileOptions {
        environment.checkScale(journal)
        setting = environment
        return options.usable(journal)
    }

    func warnIfRestless(_ passes: Int) {
        guard passes >= ViewGraph.passLimit, isRestless || journal.isDirty else { return }
        warn(
            "the view still changes after \(ViewGraph.passLimit) passes; it is drawn as it is then")
    }

    /// Settles as far as that is possible without waiting.
    private func settleNow<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions, passes: inout Int
    ) -> LayoutNode {
        let root = settleUntouched(view, in: environment, options: options, passes: &passes)
        return settleTouched(root, of: view, in: environment, options: options, passes: &passes)
    }

    /// The first pass, before the tile's state asks for anything.
    private func settleUntouched<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions, passes: inout Int
    ) -> LayoutNode {
        claims = Claims(options.requests, target: options.target, reads: options.reads)
        (touch, touchPoint) = (options.touch, nil)
        keepsNotes = options.needsTrace || options.mayNeedTrace
        tellsSpoken = options.tellsSpoken
        let root = pass(view, in: environment, options: options, needsLayout: claims.isEmpty)
        passes = 1
        _ = runEffects()
        return root
    }

    private func settleTouched<V: View>(
        _ root: LayoutNode, of view: V, in environment: EnvironmentValues, options: TileOptions,
        passes: inout Int
    ) -> LayoutNode {
        var root = root
        // Without effects nothing can tell that the normal state was there first.
        if !claims.isEmpty {
            _ = claims.advance(placed: nil)
            // What the finger starts has only as long as it is down.
            if options.requests.contains(.press) { tasks.limit(to: .seconds(touch.duration)) }
            root = pass(view, in: environment, options: options, needsLayout: true)
            passes += 1
            _ = runEffects()
        }
        return follow(root, of: view, in: environment, options: options, passes: &passes)
    }

    /// Repeats passes while something has changed; answers the last one's root.
    func follow<V: View>(
        _ root: LayoutNode, of view: V, in environment: EnvironmentValues, options: TileOptions,
        passes: inout Int
    ) -> LayoutNode {
        var root = root
        while true {
            isRestless = claims.advance(placed: root) || journal.isDirty
            // What took too long once would again.
            guard isRestless, !journal.isLayoutCut, passes < ViewGraph.passLimit else { return root }
            root = pass(view, in: environment, options: options, needsLayout: true)
            passes += 1
            _ = runEffects()
        }
    }

    func pass<V: View>(
        _ view: V, in environment: EnvironmentValues, options: TileOptions, needsLayout: Bool
    ) -> LayoutNode {
        beginPass()
        let outer = ViewGraph.enter(self)
        defer { ViewGraph.leave(outer) }
        return journal.observed.tracking {
            var unfolding = Unfolding(graph: self, environment: environment)
            var root = unfolding.column(of: view)
            // Alone it stands in no column.
            if let spacer = root as? SpacerNode { spacer.axis = nil }
            let insets = environment.rootSafeAreaInsets
            if insets != EdgeInsets() {
                root = SafeAreaNode(root, insets: insets, unfolding.journal)
            }
            if environment.layoutDirection == .rightToLeft {
                root = MirrorNode(root, journal.placement)
            }
            if needsLayout || hasEffects || motion != nil {
                LayoutWork.limited(by: journal) { place(root, options: options) }
                record(placed: root)
                if motion?.endPass() ?? false { journal.isDirty = true }
                collectActions(root)
            }
            return root
        }
    }

    /// Queues what geometry and preferences of the placed tree ask for.
    private func collectActions(_ root: LayoutNode) {
        effects += journal.placement.actions
        journal.placement.actions = []
        guard journal.observesPreferences else { return }
        var collector = PreferenceCollector(observing: true)
        root.preferences(&collector)
        effects += collector.actions ?? []
    }

    /// The size of the room that `root` gets, margins left out.
    private func place(_ root: LayoutNode, options: TileOptions) {
        var proposal = ProposedViewSize(width: options.width, height: options.height)
        journal.placement.begin(offer: proposal)
        flexibleHeight = nil
        if let height = options.flexibleHeight, options.height == nil,
            root.isFlexibleDown(width: options.width, upTo: options.flexibleRest)
        {
            flexibleHeight = height
            proposal.height = height
            journal.placement.begin(offer: proposal)
        }
        let size = root.size(proposal)
        var origin = CGPoint(x: options.margin, y: options.margin)
        if options.fillsOffer {
            origin.x += ((options.width ?? size.width) - size.width) / 2
            origin.y += ((options.height ?? size.height) - size.height) / 2
        }
        root.place(at: origin, proposal: proposal)
        if tellsSpoken { placeAsides() }
        journal.placement.finish()
    }

    func finish(
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
        journal.drawnLabel = nil
        // A canvas runs its commands now, with values that may have something to say.
        let outer = ViewGraph.enter(self)
        root.draw(into: &builder)
        ViewGraph.leave(outer)
        for warning in builder.warnings { warn(warning) }
        if let complaint = claims.complaint { warn(complaint) }
        if environment.labelOverride != nil, let warning = journal.labelWarning { warn(warning) }
        var canvas = builder.grid.picture(around: size)
        let room = room(for: builder.items, around: root.frame, canvas: canvas, builder.grid, options)
        canvas = room.added(to: canvas)
        var items = room.moved(builder.items)
        if let background = options.background, background.alpha > 0 {
            let ground = Outline.rectangle(CGRect(origin: .zero, size: canvas))
            items.insert(.fill(ground, .solid(background), .nonZero), at: 0)
        }
        if let filter = options.filter {
            var group = DisplayGroup(items: items, filter: filter)
            group.linear = .filters
            items = [.group(group)]
        }
        var list = DisplayList(size: canvas, scale: builder.grid.scale, items: items)
        list.missingImages = builder.missingImages
        assert(list.offPixels == nil, "\(list.offPixels ?? "") is not on whole pixels")
        let makeTrace = { @MainActor [builder] in Trace(roots: [root.traced(builder)]) }
        var laidOut = LaidOut(
            list: list, trace: options.needsTrace ? makeTrace() : Trace(), events: journal.events,
            warnings: journal.warnings)
        if !options.needsTrace { laidOut.makeTrace = makeTrace }
        laidOut.frame = builder.snapped(root.frame).offsetBy(dx: room.left, dy: room.top)
        laidOut.flexibleHeight = flexibleHeight
        laidOut.claimed = claims.claimed
        laidOut.unclaimed = claims.unclaimed
        laidOut.lookMakers = lookMakers
        return laidOut
    }

    /// What the picture needs past its margins for what is drawn there.
    private func room(
        for items: [DisplayItem], around frame: CGRect, canvas: CGSize, _ grid: PixelGrid,
        _ options: TileOptions
    ) -> InkRoom {
        guard let limit = options.inkLimit else { return InkRoom() }
        let ink = InkBounds(scale: grid.scale, engine: engine)
        let room = InkRoom(
            for: ink.boxes(of: items), canvas: canvas, limit: frame.insetBy(dx: -limit, dy: -limit),
            grid: grid)
        if room.cutsInk {
            warn(
                "something is drawn more than \(printed(limit)) points outside of the view's frame; the "
                    + "picture ends there")
        }
        return room
    }
}

extension LayoutNode {
    /// Whether the view has no height of its own, as a shape: next to nothing without an offer, and what is
    /// offered with one.
    fileprivate func isFlexibleDown(width: CGFloat?, upTo rest: CGFloat) -> Bool {
        func height(_ offer: CGFloat?) -> CGFloat {
            size(ProposedViewSize(width: width, height: offer)).height
        }
        return height(nil) <= rest && height(100) == 100 && height(200) == 200
    }
}
