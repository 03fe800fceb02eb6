public import ViewCore

/// One thing a control can be in.
public enum ControlState: String, CaseIterable, Hashable, Sendable {
    case normal, on, off, mixed, empty, filled, selected, expanded, loading, pressed, hovered, focused
    case disabled
}

/// The states of a tile, such as `normal` or `on+pressed`.
public struct TileState: Hashable, Sendable {
    /// In the order of ``ControlState``, so that a combination has one name.
    public let parts: [ControlState]

    public init(_ parts: ControlState...) { self.init(parts) }

    public init(_ parts: [ControlState]) {
        if parts.count == 1 {
            self.parts = parts
            return
        }
        let set = Set(parts).subtracting([.normal])
        self.parts = set.isEmpty ? [.normal] : ControlState.allCases.filter(set.contains)
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

    public func contains(_ state: ControlState) -> Bool { parts.contains(state) }

    /// What the state asks of the controls in its tile.
    public var requests: StateRequests {
        StateRequests(parts.map { StateRequests(state: $0.rawValue) })
    }

    public var name: String {
        parts.count == 1 ? parts[0].rawValue : parts.map(\.rawValue).joined(separator: "+")
    }

    public static let normal = TileState(.normal)
    public static let pressed = TileState(.pressed)
    public static let disabled = TileState(.disabled)
}
