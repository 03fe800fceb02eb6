public import Drawing
import Foundation
import Synchronization

/// Everything one tile remembers between passes: state, what has appeared, events and warnings.
///
/// Two tiles never share a graph.
@MainActor public final class ViewGraph {
    package let engine: any TextEngine
    package let journal = Journal()
    /// Views of one pass after which the rest is left out with a warning: a body that contains itself
    /// twice would double them at every level.
    package static let usualViewLimit = 2_000_000
    package var reportedDepth = false
    package var reportedCount = false
    /// Views that a pass may have; tests lower it.
    package var viewLimit = ViewGraph.usualViewLimit

    /// Work that waits for the end of the pass, in tree order.
    package var effects: [() -> Void] = []
    package let tasks = TileTasks()
    /// Whether a pass registered anything that could tell a first pass from a second one.
    package var hasEffects = false

    private var locations: [Identity: Location] = [:]
    private var pass = 0
    /// Places that this pass has asked for.
    private var visits = 0
    /// Whether the pass went through the whole tree; content built on placement is known only then.
    package var isPlaced = false
    /// What the last pass placed.
    private(set) var placedRoot: LayoutNode?

    /// What the tile is laid out in; `nil` before.
    package internal(set) var setting: EnvironmentValues?

    /// What the finger of a pressed tile does.
    package var touch = TileTouch()
    /// The scheme that a view prefers; the outermost view that says one decides, since it is unfolded first.
    package private(set) var preferredScheme: ColorScheme?
    /// Whether what only traces tell is noted.
    var keepsNotes = true
    /// Whether views tell what assistive technology is told of them.
    package internal(set) var tellsSpoken = false
    /// Views that only assistive technology meets, each with the node that they stand for.
    var asides: [(around: LayoutNode, nodes: [LayoutNode])] = []
    /// Where it went down in the picture; `nil` until somebody is told of it.
    var touchPoint: CGPoint?

    /// What a view remembers, and the pass that asked for it last.
    private struct Location {
        let object: AnyObject
        var pass: Int
    }
    private var slots: [AnyHashable: Int] = [:]
    private var typeSlots: [ObjectIdentifier: Int] = [:]

    /// Who shows what the tile's state asks for.
    package var claims = Claims()
    private var looks = LookGathering()
    /// Whose styles the last pass drew controls in, and how these stood.
    var lookMakers: LookMakers { looks.makers }
    package let lastRead = LastReadControl()
    /// Whether the last pass left something that another one would change.
    var isRestless = false
    /// What the last pass offered to a view without a height of its own.
    var flexibleHeight: CGFloat?

    /// What moves the views of a tile that is drawn at a moment.
    package var motion: MotionRecorder? {
        didSet { journal.changes = motion?.changes }
    }
    /// What waits for the end of what moves, in the order in which it was asked for.
    private var completions: [() -> Void] = []

    public init(engine: any TextEngine) {
        self.engine = engine
        ValueWarnings.hear = { Journal.current?.warn($0) }
    }

    /// Notes that a control is drawn in a style around `content`, which unfolds what the style makes of it.
    ///
    /// - Parameter configuration: what the style is given; `nil` where the control in it draws nothing of its own.
    package func noteLook(
        _ style: Any.Type, of configuration: Any.Type?, in environment: EnvironmentValues,
        around content: () -> Void = {}
    ) {
        let configuration = configuration.map { ObjectIdentifier($0) }
        let begun = looks.record(style, of: configuration, in: environment)
        content()
        if let begun { looks.endWritten(begun, of: configuration) }
    }

    func prefer(_ scheme: ColorScheme) { preferredScheme = preferredScheme ?? scheme }

    /// The graph whose actions are running, for shims that record what a device would do.
    package private(set) static var current: ViewGraph? {
        get { working ?? TaskOwner.graph }
        set {
            working = newValue
            ValueWarnings.listeningThread.store(
                newValue == nil ? 0 : UInt(pthread_self()), ordering: .relaxed)
        }
    }
    /// Whether whoever asks runs inside of a pass or an action, and so on the main actor: what has no actor of its own
    /// may be made anywhere.
    nonisolated package static var isWorkingHere: Bool {
        ValueWarnings.isHeardHere
    }
    private static var working: ViewGraph?
    /// Starts tasks as the tile's own, and all that they start.
    func owning(_ start: () -> Void) {
        TaskOwner.$graph.withValue(self, operation: start)
    }

    /// Makes `graph` the one that events and warnings without an address go to.
    package static func enter(_ graph: ViewGraph) -> ViewGraph? {
        let outer = current
        current = graph
        return outer
    }

    package static func leave(_ outer: ViewGraph?) { current = outer }

    package func warn(_ message: String) { journal.warn(message) }

    /// Adds to the events of the tile whose action is running; without one, nothing happens.
    package static func record(_ event: String) {
        current?.journal.events.append(event)
    }

    /// A number for an id, the same for equal ids of this tile.
    package func slot(for id: AnyHashable) -> Int {
        if let slot = slots[id] { return slot }
        let slot = 0x10_0000 + slots.count
        slots[id] = slot
        return slot
    }

    package func typeSlot(_ type: Any.Type) -> Int {
        let key = ObjectIdentifier(type)
        if let slot = typeSlots[key] { return slot }
        let slot = 0x4000_0000 + typeSlots.count
        typeSlots[key] = slot
        return slot
    }

    /// What is stored at `identity`, made on first use.
    package func location<T: AnyObject>(_ identity: Identity, make: () -> T) -> T {
        if let index = locations.index(forKey: identity),
            let found = locations.values[index].object as? T
        {
            if locations.values[index].pass != pass {
                locations.values[index].pass = pass
                visits += 1
            }
            return found
        }
        let made = make()
        locations[identity] = Location(object: made, pass: pass)
        visits += 1
        return made
    }

    /// A view that was not there in the last pass has lost what it remembered, as in SwiftUI.
    private func forgetAbsent() {
        if isPlaced, visits < locations.count {
            locations = locations.filter { $0.value.pass == pass }
        }
        pass += 1
        visits = 0
        isPlaced = false
    }

    /// Counts a view of this pass; false past the limit.
    package func countView() -> Bool {
        journal.countView() <= viewLimit
    }

    /// Notes that the pass has placed `root`.
    func record(placed root: LayoutNode) {
        isPlaced = true
        placedRoot = root
    }

    package func beginPass() {
        forgetAbsent()
        placedRoot = nil
        journal.viewCount = 0
        journal.isDirty = false
        journal.observesPreferences = false
        journal.labelled = nil
        hasEffects = false
        effects.removeAll(keepingCapacity: true)
        claims.beginPass()
        looks.beginPass()
        if tellsSpoken { asides.removeAll() }
        motion?.beginPass()
    }

    /// Gives the views that nobody sees the place of those that they stand for.
    func placeAsides() {
        // Views that are made while others are placed may bring more of them.
        var index = 0
        while index < asides.count {
            let frame = asides[index].around.frame
            for node in asides[index].nodes {
                node.place(at: frame.origin, proposal: ProposedViewSize(frame.size))
            }
            index += 1
        }
    }

    /// Runs what the pass collected; answers whether another pass is needed.
    package func runEffects() -> Bool {
        let outer = ViewGraph.current
        ViewGraph.current = self
        defer { ViewGraph.current = outer }
        let due = effects
        effects.removeAll()
        for effect in due { effect() }
        if !completions.isEmpty { runCompletions() }
        owning(tasks.start)
        return journal.isDirty
    }

    /// Runs `action` once the pass that shows what was changed is over, in a tile that is at rest.
    package func complete(_ action: @escaping () -> Void) {
        completions.append(action)
        journal.isDirty = true
    }

    @inline(never) private func runCompletions() {
        let due = completions
        completions = []
        for action in due { action() }
    }

    /// Runs `action` as the tile's own, so that what it would do to a device is recorded.
    package func perform(_ action: () -> Void) {
        let outer = ViewGraph.current
        ViewGraph.current = self
        defer { ViewGraph.current = outer }
        action()
    }
}

extension Journal {
    /// That of the tile whose pass or actions are running, for what has no way to its own.
    @MainActor package static var current: Journal? { ViewGraph.current?.journal }
}
