package import Foundation

/// The values of a tile that move, by the places of their views, and what happens by itself.
final class MotionTracks: UnfoldingMotion {
    /// What is remembered of a place, and the pass that asked for it last.
    private struct Kept {
        let object: AnyObject
        var pass: Int
    }
    private var kept: [Identity: Kept] = [:]
    private var pass = 0
    /// How many values each place has asked for in this pass: modifiers on one view share its place.
    private var counts: [Identity: Int] = [:]

    /// What actions have said of the changes that the next passes show.
    private let pending = PendingChanges()
    /// The transaction in whose body an action is.
    private var enclosing: TransactionChange?
    /// Whether an object of Observation has told of a change since the last pass.
    private var haveObjectsTold = false
    /// The frames of this pass's nodes.
    let frames = MotionFrames()
    /// What happens by itself, the earliest first; of two at a time the one that was asked for first.
    private var due: [(time: TimeInterval, action: () -> Void)] = []
    /// Optional views with a transition, that are there or on their way out.
    let presences = MotionPresences()

    override func beginPass() {
        pass += 1
        counts.removeAll(keepingCapacity: true)
        frames.beginPass()
        haveObjectsTold = false
        change = isAdvancing ? nil : pending.begin(changes, isSettling: isSettling)
    }

    override func endPass() -> Bool {
        frames.endPass(at: time, self)
        kept = kept.filter { $0.value.pass == pass }
        // What nothing has been moved for is over at once.
        if let change = change as? TransactionChange, !pending.holds(change) {
            finish(change.transaction)
        }
        return pending.putBack()
    }

    override func showFrames() { frames.show(at: time) }

    // MARK: Values

    override func count(at place: Identity) -> Int { counts[place, default: 0] }
    override func setCount(_ count: Int, at place: Identity) { counts[place] = count }

    /// The next value of the view that is being unfolded.
    func nextPlace(in unfolding: Unfolding) -> Identity {
        let number = counts[unfolding.identity, default: 0]
        counts[unfolding.identity] = number + 1
        return unfolding.identity.child(-1000 - number)
    }

    /// What is remembered of a place, made when it is first asked for.
    func memory<Object: AnyObject>(of place: Identity, make: () -> Object) -> (object: Object, isNew: Bool) {
        if let index = kept.index(forKey: place), let object = kept.values[index].object as? Object {
            kept.values[index].pass = pass
            return (object, false)
        }
        let made = make()
        kept[place] = Kept(object: made, pass: pass)
        return (made, true)
    }

    override func moved<Data: VectorArithmetic>(_ data: Data, in unfolding: Unfolding) -> Data {
        let track = memory(of: nextPlace(in: unfolding)) { MotionTrack(data) }.object
        let change = change(in: unfolding)
        if let end = track.set(data, by: change, at: time, in: unfolding.environment) {
            note(end, of: change)
        }
        return track.value(at: time)
    }

    override func moved<T>(partsOf value: T, in unfolding: Unfolding) -> T {
        guard let animatable = value as? any Animatable else { return value }
        return moved(opened: animatable, in: unfolding) as? T ?? value
    }

    private func moved<A: Animatable>(opened value: A, in unfolding: Unfolding) -> A {
        if A.AnimatableData.self == EmptyAnimatableData.self { return value }
        var shown = value
        shown.animatableData = moved(value.animatableData, in: unfolding)
        return shown
    }

    override func follow(_ node: LayoutNode, around inner: LayoutNode?, in unfolding: Unfolding) {
        frames.follow(node, around: inner, in: unfolding, self)
    }

    @MainActor override func unfold(
        slot: Int, into unfolding: inout Unfolding, _ content: (@MainActor (inout Unfolding) -> Void)?
    ) {
        unfoldPresence(slot: slot, into: &unfolding, content)
    }

    @MainActor override func unfold(
        elements: [(slot: Int, unfold: @MainActor (inout Unfolding) -> Void)], into unfolding: inout Unfolding
    ) {
        unfoldElements(elements, into: &unfolding)
    }

    @MainActor override func unfoldContent(
        of unfolding: inout Unfolding, _ content: (inout Unfolding) -> Void
    ) {
        presences.outside { content(&unfolding) }
    }

    override func lastPlace(of node: LayoutNode) -> (origin: CGPoint, proposal: ProposedViewSize)? {
        frames.place(of: node).map { ($0.frame.origin, $0.proposal) }
    }

    /// Where a pass is: how many values and frames it has asked for.
    var mark: (counts: [Identity: Int], frames: Int) { (counts, frames.count) }

    func goBack(to mark: (counts: [Identity: Int], frames: Int)) {
        counts = mark.counts
        frames.cut(to: mark.frames)
    }

    @MainActor override func fading(_ node: TextNode, in unfolding: Unfolding) -> LayoutNode {
        fadingWords(node, in: unfolding)
    }

    @MainActor override func poseSymbol(at index: Int, in unfolding: inout Unfolding) {
        posed(at: index, in: &unfolding)
    }

    // MARK: Changes

    /// How a change is carried out where a view stands; nothing moves before the tile's change.
    func change(in unfolding: Unfolding) -> TransactionChange? {
        isSettling ? nil : unfolding.change as? TransactionChange
    }

    /// Notes that a change moves a value until then.
    func note(_ end: MotionEnds, of change: TransactionChange?) {
        guard let change else { return }
        change.note(end)
        // A value that is set on each step of the way adds nothing; more than these nobody could look at.
        guard let animation = change.animation, animations.count < 16, !animations.contains(animation) else {
            return
        }
        animations.append(animation)
    }

    /// Runs `body`, and shows what it has changed as the transaction says.
    func within<Result>(
        _ transaction: Transaction, _ journal: Journal, _ body: () throws -> Result
    ) rethrows -> Result {
        let (outer, wasDirty) = (enclosing, journal.isDirty)
        hearObjects(journal)
        pending.close(changes, as: outer)
        let own = TransactionChange(transaction)
        enclosing = own
        journal.isDirty = false
        defer {
            // Until the next pass objects tell of their first change alone: where nothing is heard, it may be another.
            if haveObjectsTold, !journal.isDirty { changes.noteObject() }
            hearObjects(journal)
            pending.close(changes, as: own)
            if !own.isPending { finish(transaction) }
            if !isSettling, pending.isMixed {
                journal.warn(
                    "an action changes an object in one way and more in another; the last one moves all"
                )
            }
            enclosing = outer
            if wasDirty { journal.isDirty = true }
        }
        return try body()
    }

    /// Notes a change of an object that the last pass has read, once.
    private func hearObjects(_ journal: Journal) {
        guard journal.observed.any else { return }
        journal.observed.reset()
        journal.noteObject()
        haveObjectsTold = true
    }

    /// Lets what waits for a change run when all of it has come to its end.
    private func finish(_ transaction: Transaction) {
        for completion in transaction.completions {
            // What repeats for ever has no end.
            if isSettling, transaction.animation?.repeatsForever ?? false { continue }
            let end = isSettling ? time : completion.end ?? time
            guard end.isFinite else { continue }
            schedule(at: end, completion.action)
        }
    }

    // MARK: What happens by itself

    /// Runs an action at a time; one that has passed is now.
    func schedule(at time: TimeInterval, _ action: @escaping () -> Void) {
        let place = due.firstIndex { $0.time > time } ?? due.endIndex
        due.insert((time, action), at: place)
    }

    override var nextTime: TimeInterval? { due.first?.time }

    override func runDue() {
        while let first = due.first, first.time <= time {
            due.removeFirst()
            first.action()
        }
    }
}

/// A transaction in force in a part of a tree.
final class TransactionChange: MotionChange {
    private(set) var transaction = Transaction()
    /// Whether something waits for a pass to show it so.
    var isPending = false

    convenience init(_ transaction: Transaction) {
        self.init()
        self.transaction = transaction
    }

    var animation: Animation? { transaction.animation }

    /// Whether what changes by `other` can be shown together with this, which then has its completions, too.
    func takes(_ other: TransactionChange?) -> Bool {
        guard let other, other === self || transaction.isCarriedOut(as: other.transaction) else {
            return false
        }
        add(other.transaction.completions)
        return true
    }

    /// Lets more wait for its end.
    func add(_ completions: [MotionCompletion]) {
        transaction.completions += completions.filter { new in
            !transaction.completions.contains { $0 === new }
        }
    }

    /// Notes when a value will have come to its end.
    func note(_ end: MotionEnds) {
        for completion in transaction.completions {
            let own = completion.criteria == .removed ? end.removed : end.logical
            completion.end = max(completion.end ?? own, own)
        }
    }
}

extension TileMoment {
    /// - Parameter time: seconds after the change.
    package init(at time: TimeInterval) { self.init(time: time) { MotionTracks() } }
}

extension MotionSession {
    /// A tile over time.
    package convenience init(_ stage: MotionStage<V>, engine graph: ViewGraph) {
        self.init(stage, in: graph, MotionTracks())
    }
}
