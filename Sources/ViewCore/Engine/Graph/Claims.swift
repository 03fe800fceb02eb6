import Foundation

/// Which controls show what the state of a tile asks for.
///
/// A request goes to the first control that takes it, in the order in which controls end: one inside of
/// another, in what its style draws or in its label, is asked before it. Controls offer to take requests
/// while a pass unfolds them; the pass after it shows them. Who has a request keeps it while it is
/// there, as what a finger is down on keeps the touch. Values come first and interactions second, since
/// what can be pressed may depend on whether a toggle is on.
package struct Claims {
    /// A control and a request that it shows in this pass.
    private struct Holder {
        let control: Identity
        let request: StateRequests
        /// Whether this pass came to the control, and it can take the request still.
        var isMet = false

        func isSame(as other: Holder) -> Bool { control == other.control && request == other.request }
    }

    /// A control of this pass that would take requests.
    private struct Offer {
        let control: Identity
        let requests: StateRequests
        let start: ClaimPlace
        let end: ClaimPlace
        /// What the control draws first; where there is nothing, it cannot be seen that it is left out.
        let node: LayoutNode?
    }

    /// What is left for the controls to take.
    private(set) var wanted: StateRequests
    /// What they are asked for so far.
    private var asked: StateRequests
    private let requests: StateRequests
    private let reads: StateReads?
    package let target: String?
    private var isTargetMet = false

    private var holders: [Holder] = []
    private var offers: [Offer] = []
    /// Requests for which there is an offer.
    private var offered: StateRequests = []
    /// Requests that a control would take if it were enabled and in reach.
    private var refused: StateRequests = []
    /// Requests that this pass told somebody of who lets others have them.
    private var heard: StateRequests = []
    /// Requests whose holder this pass has come to.
    package private(set) var met: StateRequests = []
    /// How often this pass has come to what shows the focus: once, and again where its style makes it from its
    /// configuration.
    package private(set) var focusMeetings = 0
    private var places = 0
    /// Whether a container of this pass unfolds more views than it shows.
    package var hasAlternatives = false
    /// Controls that are unfolded and not shown.
    private var leftOut: Set<Identity> = []

    package init(_ requests: StateRequests = [], target: String? = nil, reads: StateReads? = nil) {
        self.requests = requests
        self.target = target
        self.reads = reads
        wanted = requests
        let values = requests.intersection(.values)
        asked = values.isEmpty ? requests : values
    }

    /// Whether the tile's state asks for nothing, so that no control need say what it takes.
    package var isEmpty: Bool { requests.isEmpty }

    /// What somebody shows or the specimen's own code has asked for.
    package var claimed: StateRequests {
        requests.intersection((reads?.requests ?? []).union(met).union(heard))
    }

    package var unclaimed: StateRequests { requests.subtracting(claimed) }

    package mutating func beginPass() {
        guard !isEmpty else { return }
        offers.removeAll(keepingCapacity: true)
        for index in holders.indices { holders[index].isMet = false }
        (offered, refused, met, heard) = ([], [], [], [])
        (isTargetMet, hasAlternatives) = (false, false)
        (places, focusMeetings) = (0, 0)
    }

    /// A new last place in the pass.
    package mutating func place() -> Int {
        places += 1
        return places
    }

    package mutating func meetTarget() { isTargetMet = true }

    /// Notes that what shows the focus is here.
    package mutating func meetFocus() { focusMeetings += 1 }

    /// What the control shows in this pass of what it is `able` to take.
    mutating func shown(by control: Identity, able: StateRequests) -> StateRequests {
        var shown: StateRequests = []
        for index in holders.indices
        where holders[index].control == control && able.contains(holders[index].request) {
            holders[index].isMet = true
            shown.formUnion(holders[index].request)
        }
        met.formUnion(shown)
        return shown
    }

    /// Notes that what gets here of `takes` is heard and not kept from others: `able`.
    mutating func hear(_ able: StateRequests, of takes: StateRequests) {
        heard.formUnion(able.intersection(requests))
        refused.formUnion(takes.subtracting(able))
    }

    /// Notes that a control would take `able` of what it takes at all.
    mutating func offer(
        _ able: StateRequests, of takes: StateRequests, by control: Identity, from start: ClaimPlace,
        to end: ClaimPlace, node: LayoutNode?
    ) {
        let isLeftOut = leftOut.contains(control)
        refused.formUnion(isLeftOut ? takes : takes.subtracting(able))
        guard !isLeftOut else { return }
        var accepted: StateRequests = []
        var rest = able.intersection(wanted)
        while let request = rest.popFirst() {
            guard accepts(request, from: start, to: end) else { continue }
            accepted.formUnion(request)
            // A control shows one value at a time.
            for alternatives in StateRequests.alternatives where alternatives.contains(request) {
                rest.subtract(alternatives)
            }
        }
        guard !accepted.isEmpty else { return }
        offered.formUnion(accepted)
        offers.append(
            Offer(control: control, requests: accepted, start: start, end: end, node: node))
    }

    /// Whether nobody before has offered, or for a pointer, only somebody inside.
    private func accepts(
        _ request: StateRequests, from start: ClaimPlace, to end: ClaimPlace
    ) -> Bool {
        guard offered.contains(request), let first = first(request) else { return true }
        return end < first.end || (request == .hover && start < first.end)
    }

    private func first(_ request: StateRequests) -> Offer? {
        var first: Offer?
        for offer in offers where offer.requests.contains(request) {
            if let known = first, known.end < offer.end { continue }
            first = offer
        }
        return first
    }

    /// Gives the requests to those that the next pass is to show them in; answers whether that changes
    /// anything.
    ///
    /// - Parameter root: the tree of the last pass if it was placed.
    mutating func advance(placed root: LayoutNode?) -> Bool {
        guard !isEmpty else { return false }
        let isLess = root.map { leaveOut(from: $0) } ?? false
        wanted = requests.subtracting(reads?.requests ?? [])
        while true {
            let asking = asked.intersection(wanted)
            // Mostly all that is asked for is being shown.
            if met != asking || !holders.allSatisfy(\.isMet) {
                let next = holders(of: asking)
                guard next.count == holders.count, zip(next, holders).allSatisfy({ $0.isSame(as: $1) })
                else {
                    holders = next
                    return true
                }
            }
            guard asked != requests else { return isLess }
            asked = requests
        }
    }

    /// Those that have the request and are still there; else the first one that offers. A pointer is
    /// also over everything around that.
    private func holders(of requests: StateRequests) -> [Holder] {
        var result: [Holder] = []
        var rest = requests
        while let request = rest.popFirst() {
            let count = result.count
            for holder in holders where holder.request == request && holder.isMet {
                result.append(holder)
            }
            guard result.count == count, let first = first(request) else { continue }
            for offer in offers where offer.requests.contains(request) {
                let isAround = offer.start < first.end && first.end < offer.end
                guard offer.end == first.end || isAround else { continue }
                result.append(Holder(control: offer.control, request: request))
            }
        }
        return result
    }

    /// Forgets the controls whose views were unfolded and not placed, or have no area that a finger could touch, for
    /// good: they offer no more, and others may. Answers whether there are such.
    private mutating func leaveOut(from root: LayoutNode) -> Bool {
        guard hasAlternatives || offers.contains(where: { $0.node?.hasArea == false }) else { return false }
        let placed = root.identifiersInside
        let before = leftOut.count
        for offer in offers {
            guard let node = offer.node else { continue }
            // What a container that shows all it unfolds draws from another tree has no place here.
            if placed.contains(ObjectIdentifier(node)) ? !node.hasArea : hasAlternatives {
                leftOut.insert(offer.control)
            }
        }
        guard leftOut.count > before else { return false }
        offers.removeAll { leftOut.contains($0.control) }
        holders.removeAll { leftOut.contains($0.control) }
        met = holders.filter(\.isMet).reduce(into: []) { $0.formUnion($1.request) }
        return true
    }

    /// What to say of requests that nobody takes; `nil` if there are none.
    var complaint: String? {
        let unclaimed = unclaimed
        guard !unclaimed.isEmpty else { return nil }
        let names = unclaimed.states.map { "'\($0)'" }.joined(separator: " and ")
        if let target, !isTargetMet {
            return "nothing takes \(names): no view in this tile has the identifier '\(target)' that the "
                + "specimen's target names; give it to the control with .accessibilityIdentifier or .id"
        }
        let place = target.map { "the target '\($0)'" } ?? "this tile"
        if !unclaimed.isDisjoint(with: refused) {
            return "nothing in \(place) takes \(names): the control that could is disabled, hidden, "
                + "left out, or outside of what takes touches; enable it, or take the state off the "
                + "specimen's axes"
        }
        return "nothing in \(place) takes \(names), so it is drawn without; take the state off the "
            + "specimen's axes, or let the specimen's content read it from 'state' of its context"
    }
}

/// Where in a pass a control begins or ends.
package struct ClaimPlace: Comparable {
    /// Places of the containers around that unfold their content late, when they are placed.
    let containers: [Int]
    let index: Int

    package static func < (a: ClaimPlace, b: ClaimPlace) -> Bool {
        if a.containers.isEmpty, b.containers.isEmpty { return a.index < b.index }
        return (a.containers + [a.index]).lexicographicallyPrecedes(b.containers + [b.index])
    }
}

extension LayoutNode {
    /// This node and all inside.
    fileprivate var identifiersInside: Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        var rest = [self]
        while let node = rest.popLast() {
            found.insert(ObjectIdentifier(node))
            rest += node.children
        }
        return found
    }

    /// Whether it or something inside takes room in both directions.
    fileprivate var hasArea: Bool {
        var rest = [self]
        while let node = rest.popLast() {
            if node.frame.width > 0, node.frame.height > 0 { return true }
            rest += node.children
        }
        return false
    }
}

/// A control among those of its tile, and what it shows of the tile's state.
///
/// A configuration carries it to a style's body, so that the same control made again from the
/// configuration is asked in its place.
package struct ControlClaim: Sendable {
    let control: Identity
    package internal(set) var shown: StateRequests = []
}

/// The control whose value was read last through its configuration.
package final class LastReadControl {
    package var claim: ControlClaim?
}
