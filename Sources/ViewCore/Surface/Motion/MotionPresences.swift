import Foundation

/// A view that may be there or not: whether it is, and how it comes and goes.
final class MotionPresence {
    /// Whether the view was there in the last pass.
    var isThere = false
    /// Whether it has come in this pass and is to be seen coming.
    var appears = false
    /// Whether it is gone and still seen.
    var isGoing = false
    /// Whether it is still on its way in.
    var isComing = false
    /// Whether a transition in it says how it comes and goes.
    var hasTransition = false
    /// Unfolds the view as it was last.
    var unfold: (@MainActor (inout Unfolding) -> Void)?
    /// The turn in which something has moved it.
    var wasCarried: Int?
    /// Grows with each change, so that what waits for the end of an earlier one does nothing.
    var turn = 0

    var phase: TransitionPhase { isGoing ? .didDisappear : .identity }
}

/// The elements of a list in the last pass, in their order, with those on their way out.
private final class MotionElements {
    var slots: [Int] = []
}

/// The optional views that are being unfolded, the innermost last.
final class MotionPresences {
    private var around: [MotionPresence] = []

    /// Unfolds a view that comes or goes with a transition that stands around it.
    typealias Offer =
        @MainActor (
            _ unfolding: inout Unfolding, _ content: @escaping @MainActor (inout Unfolding) -> Void
        ) -> Void
    /// The transition around, of which no view has come or gone yet: what does so right inside of it does so by it, as
    /// `view.id(number).transition(.slide)`.
    private var offer: Offer?

    /// The nearest one whose transition nobody has taken in this pass.
    var nearest: MotionPresence? { around.last }

    func within(_ presence: MotionPresence, _ action: () -> Void) {
        around.append(presence)
        action()
        around.removeLast()
    }

    /// What is inside of a transition's view has nothing to do with that.
    func outside(_ action: () -> Void) {
        let (presences, outer) = (around, offer)
        (around, offer) = ([], nil)
        action()
        (around, offer) = (presences, outer)
    }

    func offering(_ offer: @escaping Offer, _ action: () -> Void) {
        let outer = self.offer
        self.offer = offer
        action()
        self.offer = outer
    }

    /// The transition that is offered, which is nobody else's while `action` runs.
    func takingOffer(_ action: (Offer?) -> Void) {
        let taken = offer
        offer = nil
        action(taken)
        offer = taken
    }
}

extension MotionTracks {
    /// The view comes, goes, or stays as it is.
    @MainActor func unfoldPresence(
        slot: Int, into unfolding: inout Unfolding, isListed: Bool = false,
        _ content: (@MainActor (inout Unfolding) -> Void)?
    ) {
        let place = unfolding.identity.child(slot).child(-11)
        let (presence, isNew) = memory(of: place) { MotionPresence() }
        presence.appears = false
        presence.hasTransition = false
        if let content {
            if !presence.isThere {
                let isSeen = (!isNew || isListed) && !isSettling && !presence.isGoing
                presence.appears = isSeen
                presence.turn += 1
            }
            (presence.isThere, presence.isGoing) = (true, false)
            presence.unfold = content
        } else {
            if presence.isThere {
                presence.isThere = false
                presence.turn += 1
                (presence.isGoing, presence.isComing) = (!isSettling, false)
            }
            guard presence.isGoing else {
                presence.unfold = nil
                return
            }
        }
        guard let unfold = presence.unfold else { return }
        let start = unfolding.nodes.count
        presences.within(presence) { unfold(&unfolding) }
        if !presence.hasTransition { fade(presence, at: place.child(-12), from: start, &unfolding) }
        guard presence.isGoing else { return }
        for node in unfolding.nodes[start...] {
            node.isLeaving = true
            var inner: LayoutNode? = node
            while let current = inner {
                (current as? MatchedNode)?.isGoing = true
                inner = (current as? WrapperNode)?.child
            }
        }
    }

    /// The elements of a list, and those that were in it and are on their way out, each behind those it stood behind.
    @MainActor func unfoldElements(
        _ elements: [(slot: Int, unfold: @MainActor (inout Unfolding) -> Void)],
        into unfolding: inout Unfolding
    ) {
        presences.takingOffer { offer in
            guard let offer else { return unfoldList(elements, into: &unfolding) }
            let offered = elements.map { slot, unfold in
                (
                    slot,
                    { @MainActor (unfolding: inout Unfolding) in
                        // What the transition moves is each element's own.
                        let place = unfolding.identity
                        unfolding.identity = place.child(slot).child(-19)
                        offer(&unfolding, unfold)
                        unfolding.identity = place
                    }
                )
            }
            unfoldList(offered, into: &unfolding)
        }
    }

    @MainActor private func unfoldList(
        _ elements: [(slot: Int, unfold: @MainActor (inout Unfolding) -> Void)],
        into unfolding: inout Unfolding
    ) {
        let (list, isNew) = memory(of: unfolding.identity.child(-13)) { MotionElements() }
        let present = Set(elements.map(\.slot))
        var gone = list.slots[...]
        var slots: [Int] = []
        func leave(upTo slot: Int?) {
            while let first = gone.first, first != slot {
                gone.removeFirst()
                guard !present.contains(first) else { continue }
                unfoldPresence(slot: first, into: &unfolding, nil)
                let place = unfolding.identity.child(first).child(-11)
                if memory(of: place, make: { MotionPresence() }).object.isGoing { slots.append(first) }
            }
            if slot != nil { gone = gone.dropFirst() }
        }
        for element in elements {
            if gone.contains(element.slot) { leave(upTo: element.slot) }
            slots.append(element.slot)
            unfoldPresence(slot: element.slot, into: &unfolding, isListed: !isNew, element.unfold)
        }
        leave(upTo: nil)
        list.slots = slots
    }

    /// Without another transition a view fades in and out, as in SwiftUI.
    @MainActor private func fade(
        _ presence: MotionPresence, at place: Identity, from start: Int, _ unfolding: inout Unfolding
    ) {
        carry(presence, animation: nil, in: &unfolding) { unfolding, phase, _ in
            let outer = unfolding.identity
            unfolding.identity = place
            let opacity = unfolding.moved(phase.isIdentity ? 1.0 : 0)
            unfolding.identity = outer
            guard opacity < 1, unfolding.nodes.count > start else { return }
            for index in start..<unfolding.nodes.count {
                let node = EffectNode(unfolding.nodes[index], .opacity(opacity))
                node.owner = unfolding.owner
                unfolding.follow(node, around: unfolding.nodes[index])
                unfolding.nodes[index] = node
            }
        }
    }

    /// Unfolds a view as it is on its way in or out.
    ///
    /// - Parameters:
    ///   - animation: the transition's own, in place of that of the change.
    ///   - unfold: in a phase; first of all as before the view is there, where it comes. Nothing of that is drawn: it says
    ///     from where the values come.
    @MainActor func carry(
        _ presence: MotionPresence, animation: Animation??, in unfolding: inout Unfolding,
        _ unfold: (inout Unfolding, TransitionPhase, _ isDrawn: Bool) -> Void
    ) {
        let outer = unfolding.change
        let turn = presence.turn
        var transaction = change(in: unfolding)?.transaction
        if let animation, !isSettling, presence.appears || !presence.isThere {
            transaction = transaction ?? Transaction()
            transaction?.animation = animation
        }
        var end: MotionCompletion?
        if var own = transaction {
            let completion = MotionCompletion(.removed) {}
            own.completions.append(completion)
            unfolding.change = TransactionChange(own)
            end = completion
        }
        if presence.appears, transaction?.animation != nil {
            let change = unfolding.change
            unfolding.change = nil
            probe(&unfolding) { unfold(&$0, .willAppear, false) }
            unfolding.change = change
        }
        unfold(&unfolding, presence.phase, true)
        unfolding.change = outer
        if let end = end?.end {
            if presence.isThere { presence.isComing = true }
            let journal = unfolding.journal
            guard end.isFinite else { return }
            schedule(at: end) {
                guard presence.turn == turn else { return }
                (presence.isGoing, presence.isComing) = (false, false)
                journal.isDirty = true
            }
            presence.wasCarried = turn
        } else if presence.isGoing, presence.wasCarried != turn {
            // Nothing moves it out: it is gone at once.
            presence.isGoing = false
            let journal = unfolding.journal
            schedule(at: time) { journal.isDirty = true }
        }
    }

    /// Unfolds something for the values that it asks for.
    @MainActor private func probe(
        _ unfolding: inout Unfolding, _ unfold: (inout Unfolding) -> Void
    ) {
        let (start, effects) = (unfolding.nodes.count, unfolding.graph.effects.count)
        let mark = mark
        unfold(&unfolding)
        unfolding.nodes.removeSubrange(start...)
        unfolding.graph.effects.removeSubrange(effects...)
        goBack(to: mark)
    }
}
