package import Drawing

/// The walk over a view tree that makes layout nodes: environment, identity and place so far.
///
/// Opaque to views that users write.
public struct Unfolding {
    package var environment: EnvironmentValues
    package var nodes: [LayoutNode] = []
    package var identity: Identity
    package var owner: Owner?
    package var depth: Int
    package let graph: ViewGraph
    package let engine: any TextEngine
    package let journal: Journal
    /// Whether a trace may be asked for, so that what only it tells is noted.
    package let keepsNotes: Bool
    /// What moves the tile's views; `nil` in a tile at rest.
    package let motion: UnfoldingMotion?
    /// How changes are carried out here; `nil` is at once.
    package var change: MotionChange?
    /// The axis of the nearest stack, which turns dividers and spacers; `nil` outside of one.
    package var stackAxis: Axis?
    /// Whether the requests of the tile's state get here.
    var reach = ClaimReach()
    package var gatherings = Gatherings()

    /// Weight of nested views after which a subtree is replaced by a warned placeholder.
    ///
    /// A unit is up to 0.8 kB of a debug build's stack in the walk that needs most (unfolding, sizing,
    /// placing, spacing or drawing). The limit is a thousand views of one's own around a stack each, and takes between 7.7
    /// and 7.8 of the 8 MiB that a main thread has, as `ulimit -s` around `DepthTests` tells.
    package static let depthLimit = 10_100

    /// How much deeper a level goes, in units of ``depthLimit``.
    package enum Weight: Int {
        /// A view in a place; by itself it makes no node.
        case place = 1
        /// A view with a body: 1.2 kB.
        case body = 2
        /// A modifier or stack, whose node measures, places and draws by recursion: up to 2.9 kB, and
        /// 3.2 kB where the content's place is counted on top.
        case node = 5
        /// A layout, built in or not: a grid needs 8.1 kB.
        case layout = 13
    }

    /// Views side by side after which the rest is left out with a warning.
    package static let widthLimit = 200_000

    @MainActor package init(graph: ViewGraph, environment: EnvironmentValues) {
        self.graph = graph
        engine = graph.engine
        journal = graph.journal
        keepsNotes = graph.keepsNotes
        motion = graph.motion as? UnfoldingMotion
        change = motion?.change
        self.environment = environment
        identity = Identity()
        depth = 0
    }

    /// Unfolds `view` as the child in place `slot` of what is being unfolded.
    @MainActor package mutating func unfold<V: View>(_ view: V, slot: Int) {
        guard enterLevel(V.self, .place) else { return }
        let parent = identity
        identity = parent.child(slot)
        view.unfold(into: &self)
        identity = parent
        leaveLevel(.place)
    }

    /// Counts a level; past the limit adds a placeholder and answers false.
    @MainActor package mutating func enterLevel(_ type: Any.Type, _ weight: Weight) -> Bool {
        guard depth <= Unfolding.depthLimit else {
            if !graph.reportedDepth {
                graph.reportedDepth = true
                warn(
                    "views are nested too deep at \(typeName(type)); what is deeper is drawn as a "
                        + "placeholder")
            }
            nodes.append(PlaceholderNode())
            return false
        }
        guard graph.countView() else {
            if !graph.reportedCount {
                graph.reportedCount = true
                warn("there are more than \(graph.viewLimit) views; the rest is left out")
                nodes.append(PlaceholderNode())
            }
            return false
        }
        depth += weight.rawValue
        return true
    }

    package mutating func leaveLevel(_ weight: Weight) { depth -= weight.rawValue }

    /// Evaluates the body of a view that users write, its dynamic properties connected first.
    @MainActor package mutating func unfoldBody<V: View>(of view: V) {
        descend(into: V.self) { unfolding in
            let start = unfolding.nodes.count
            let view = unfolding.moving(unfolding.installed(view))
            view.body.unfold(into: &unfolding)
            unfolding.addPropertyNotes(of: view, from: start)
        }
    }

    /// Runs `action` one level down, with `type` as the owner of what it unfolds.
    @MainActor package mutating func descend(
        into type: Any.Type, _ action: (inout Unfolding) -> Void
    ) {
        guard enterLevel(type, .body) else { return }
        let (parent, outer) = (identity, owner)
        identity = parent.child(-1)
        owner = Owner(type: type, parent: outer)
        action(&self)
        identity = parent
        owner = outer
        leaveLevel(.body)
    }

    /// Runs `action` as if written where the current owner itself is: labels and modified content
    /// belong to the call site, not to the style that places them.
    @MainActor package mutating func leaveOwner(_ action: (inout Unfolding) -> Void) {
        let inner = owner
        owner = inner?.parent
        action(&self)
        owner = inner
    }

    /// Runs `action` as if written by `owner`: the label of a control, however deep a style places it.
    @MainActor package mutating func owned(by owner: Owner?, _ action: (inout Unfolding) -> Void) {
        let inner = self.owner
        self.owner = owner
        action(&self)
        self.owner = inner
    }

    /// Unfolds `content` with a changed environment.
    @MainActor package mutating func unfold<V: View>(
        _ content: V, changing change: (inout EnvironmentValues) -> Void
    ) {
        let outer = environment
        change(&environment)
        content.unfold(into: &self)
        environment = outer
    }

    /// The nodes of `content` alone, in place `slot`.
    @MainActor package mutating func nodes<V: View>(of content: V, slot: Int) -> [LayoutNode] {
        let outer = nodes
        nodes = []
        if gatherings.enterView != nil {
            unfoldEntering(content, slot: slot)
        } else if motion != nil {
            unfoldMovingContent(content, slot: slot)
        } else {
            unfold(content, slot: slot)
        }
        let inner = nodes
        nodes = outer
        return inner
    }

    /// Unfolds what is put into one view of a container that changes what such content inherits.
    ///
    /// A function of its own, so that all other content needs less stack.
    @inline(never) @MainActor private mutating func unfoldEntering<V: View>(_ content: V, slot: Int) {
        let (outer, enter) = (environment, gatherings.enterView)
        gatherings.enterView = nil
        enter?(&environment)
        unfold(content, slot: slot)
        (environment, gatherings.enterView) = (outer, enter)
    }

    @inline(never) @MainActor private mutating func unfoldMovingContent<V: View>(_ content: V, slot: Int) {
        let motion = motion
        motion?.unfoldContent(of: &self) { $0.unfold(content, slot: slot) }
    }

    /// Replaces each node that `content` adds by `wrap` of it.
    @MainActor package mutating func wrapNodes<V: View>(
        of content: V, _ wrap: (LayoutNode) -> LayoutNode
    ) {
        let start = nodes.count
        content.unfold(into: &self)
        for index in start..<nodes.count {
            let node = wrap(nodes[index])
            node.owner = owner
            wrapNode(at: index, in: node)
        }
    }

    /// Puts a node in the place of the one that it is laid around.
    package mutating func wrapNode(at index: Int, in node: LayoutNode) {
        if motion != nil { follow(node, around: nodes[index]) }
        nodes[index] = node
    }

    package mutating func append(_ node: LayoutNode) {
        node.owner = owner
        if motion != nil { follow(node, around: nil) }
        nodes.append(node)
    }

    // Functions of their own, so that what moves takes no stack of what does not.

    @inline(never) package func follow(_ node: LayoutNode, around inner: LayoutNode?) {
        if inner?.isLeaving ?? false { node.isLeaving = true }
        motion?.follow(node, around: inner, in: self)
    }

    /// The view as it is shown at the time.
    @inline(__always) package func moving<T>(_ value: T) -> T {
        guard let motion else { return value }
        return motion.moved(partsOf: value, in: self)
    }

    package func warn(_ message: String) { journal.warn(message) }
}
