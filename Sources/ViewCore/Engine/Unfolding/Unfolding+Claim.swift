/// Whether the tile's requests get to a view, beside what the environment says of that.
struct ClaimReach {
    /// Hidden views take nothing.
    var isHidden = false
    /// Faded out: no touch begins there, and one that has begun goes on.
    var isUnseen = false
    var isInTarget = false
    /// A gesture around keeps the touch from what is inside.
    var isPressTaken = false
    /// Whether the nearest control around that can be pressed is; `nil` where there is none.
    var isPressedAround: Bool?
    /// Places of the containers around that unfold their content late.
    var containers: [Int] = []
}

extension Unfolding {
    /// Unfolds a control that can take `requests`; `content` learns which of them it shows.
    ///
    /// A control that is disabled or out of reach takes no interaction, a hidden one nothing at all;
    /// focus needs no touches. This is all that a new control has to call.
    ///
    /// - Parameter whole: the control that this one is, made again from its configuration.
    @MainActor package mutating func claim(
        _ requests: StateRequests, as whole: ControlClaim? = nil,
        _ content: (ControlClaim, inout Unfolding) -> Void
    ) {
        let own = identity
        var claim = whole ?? ControlClaim(control: own)
        // Content that is a control itself has another identity.
        identity = own.child(-4)
        let around = reach.isPressedAround
        defer {
            identity = own
            reach.isPressedAround = around
        }
        guard !graph.claims.isEmpty else { return content(claim, &self) }
        let able = self.able(requests)
        let (start, firstNode) = (claimPlace(), nodes.count)
        if whole == nil { claim.shown = graph.claims.shown(by: own, able: able) }
        if requests.contains(.press) { reach.isPressedAround = claim.shown.contains(.press) }
        if claim.shown.contains(.focus) {
            graph.claims.meetFocus()
            let outer = environment
            environment.focused = true
            content(claim, &self)
            environment = outer
        } else {
            content(claim, &self)
        }
        graph.claims.offer(
            beginning(able), of: reach.isInTarget || graph.claims.target == nil ? requests : [],
            by: claim.control, from: start, to: claimPlace(),
            node: nodes.count > firstNode ? nodes[firstNode] : nil)
    }

    /// Notes that a view here hears of `requests` and lets others have them.
    @MainActor mutating func hear(_ requests: StateRequests) {
        let isAsked = reach.isInTarget || graph.claims.target == nil
        graph.claims.hear(beginning(able(requests)), of: isAsked ? requests : [])
    }

    /// What a control here can take of `requests`.
    @MainActor private func able(_ requests: StateRequests) -> StateRequests {
        if reach.isHidden || (graph.claims.target != nil && !reach.isInTarget) { return [] }
        var able = requests
        if !environment.isEnabled { able.subtract(.interactions) }
        if !environment.allowsHitTesting { able.subtract([.press, .hover]) }
        if reach.isPressTaken { able.subtract(.press) }
        return able
    }

    /// What of `able` can begin here.
    private func beginning(_ able: StateRequests) -> StateRequests {
        reach.isUnseen ? able.subtracting([.press, .hover]) : able
    }

    @MainActor private func claimPlace() -> ClaimPlace {
        ClaimPlace(containers: reach.containers, index: graph.claims.place())
    }

    /// Unfolds a view with a name, which may be that of the tile's target.
    @MainActor mutating func named(
        _ name: @autoclosure () -> String, _ content: (inout Unfolding) -> Void
    ) {
        guard let target = graph.claims.target, target == name() else { return content(&self) }
        graph.claims.meetTarget()
        let isInTarget = reach.isInTarget
        reach.isInTarget = true
        content(&self)
        reach.isInTarget = isInTarget
    }
}

extension Unfolding {
    /// Whether the tile's label, if it has one, takes the place of the words of the control here: of the tile's target,
    /// else of the first control that has some.
    @MainActor package func takesLabel() -> Bool {
        guard graph.claims.target == nil || reach.isInTarget else { return false }
        if journal.labelled == nil { journal.labelled = identity.value }
        return journal.labelled == identity.value
    }
}
