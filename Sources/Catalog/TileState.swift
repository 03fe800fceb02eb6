public import ViewCore

/// One thing a control can be in.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
    case normal, on, off, mixed, empty, filled, selected, expanded, loading, pressed, hovered, focused
    case disabled
}

/// The states of a tile, such as `normal` or `on+pressed`.
///
/// One that a specimen's content reads from its context remembers what was asked for.
public struct TileState: Sendable {
    let inOrder: [ControlState]
    /// Found once: every tile is laid out by it.
    private let asked: StateRequests
    private var reads: StateReads?

    /// In the order of ``ControlState``, so that a combination has one name.
    public var parts: [ControlState] {
        reads?.record(.all)
        return inOrder
    }

    public init(_ parts: ControlState...) { self.init(parts) }

    public init(_ parts: [ControlState]) {
        let set = Set(parts).subtracting([.normal])
        inOrder = set.isEmpty ? [.normal] : ControlState.allCases.filter(set.contains)
        asked = StateRequests(inOrder.map { StateRequests(state: $0.rawValue) })
    }

    /// `on+pressed` and the like; `nil` if a part is no state.
    public init?(name: String) {
        if let single = ControlState(rawValue: name) {
            self.init([single])
            return
        }
        let parts = name.split(separator: "+", omittingEmptySubsequences: false)
            .map { ControlState(rawValue: String($0)) }
        guard !parts.isEmpty, !parts.contains(nil) else { return nil }
        self.init(parts.compactMap(\.self))
    }

    public func contains(_ state: ControlState) -> Bool {
        reads?.record(state.asked)
        return inOrder.contains(state)
    }

    /// What the state asks of the controls in its tile.
    public var requests: StateRequests {
        reads?.record(.all)
        return asked
    }

    public var name: String {
        parts.count == 1 ? parts[0].rawValue : parts.map(\.rawValue).joined(separator: "+")
    }

    /// The state without this part; `nil` where it has no such part.
    func leavingOut(_ part: ControlState) -> TileState? {
        inOrder.contains(part) ? TileState(inOrder.filter { $0 != part }) : nil
    }

    /// The same state, which notes in `reads` what is asked of it.
    func noting(in reads: StateReads) -> TileState {
        var state = self
        state.reads = reads
        return state
    }

    public static let normal = TileState(.normal)
    public static let pressed = TileState(.pressed)
    public static let disabled = TileState(.disabled)
}

// MARK: - Hashable

extension TileState: Hashable {
    public static func == (a: TileState, b: TileState) -> Bool { a.parts == b.parts }
    public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}

extension TileState: SelfWriting {
    func written(by writer: ValueWriter) -> ValueWriter.Written { .init(text: name) }
}

extension ControlState {
    /// What is asked for by asking for this state: content that draws a field filled or else empty has
    /// decided about both with one question.
    fileprivate var asked: StateRequests {
        switch self {
        case .on, .off: [.on, .off]
        case .empty, .filled: [.empty, .filled]
        default: StateRequests(state: rawValue)
        }
    }
}

/// What became of what a tile's state asks for.
package struct StateOutcome: Equatable, Sendable {
    /// What nobody took; the tile warns of it.
    package var unclaimed: StateRequests
    /// What was taken and cannot be seen: the tile looks as it does without it.
    package var notShown: StateRequests

    package init(unclaimed: StateRequests = [], notShown: StateRequests = []) {
        self.unclaimed = unclaimed
        self.notShown = notShown
    }

    /// - Parameter rest: the tile's digest without a request of its state; `nil` where that is not known.
    package init<Digest: Equatable>(
        claimed: StateRequests, unclaimed: StateRequests, digest: Digest,
        without rest: (StateRequests) -> Digest?
    ) {
        self.unclaimed = unclaimed
        notShown = StateRequests(
            StateRequests.each.filter { claimed.contains($0) && rest($0) == digest })
    }
}
