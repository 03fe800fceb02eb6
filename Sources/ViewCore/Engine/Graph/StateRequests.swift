/// What the state of a tile asks the controls in it to be in.
///
/// `normal` asks for nothing, and neither does `disabled`, which the environment carries.
public struct StateRequests: OptionSet, Hashable, Sendable {
    public let rawValue: UInt16

    public init(rawValue: UInt16) { self.rawValue = rawValue }

    public static let on = StateRequests(rawValue: 1 << 0)
    public static let off = StateRequests(rawValue: 1 << 1)
    public static let mixed = StateRequests(rawValue: 1 << 2)
    public static let empty = StateRequests(rawValue: 1 << 3)
    public static let filled = StateRequests(rawValue: 1 << 4)
    public static let selected = StateRequests(rawValue: 1 << 5)
    public static let expanded = StateRequests(rawValue: 1 << 6)
    public static let loading = StateRequests(rawValue: 1 << 7)
    public static let press = StateRequests(rawValue: 1 << 8)
    public static let hover = StateRequests(rawValue: 1 << 9)
    public static let focus = StateRequests(rawValue: 1 << 10)

    /// Every request with the name that ids have for its state, in their order.
    private static let named: [(request: StateRequests, state: String)] = [
        (.on, "on"), (.off, "off"), (.mixed, "mixed"), (.empty, "empty"), (.filled, "filled"),
        (.selected, "selected"), (.expanded, "expanded"), (.loading, "loading"),
        (.press, "pressed"), (.hover, "hovered"), (.focus, "focused"),
    ]

    /// Each request alone, in the order of ids.
    public static let each = named.map(\.request)
    /// All requests.
    public static let all = StateRequests(each)

    /// Takes the first request out, in the order of ids.
    mutating func popFirst() -> StateRequests? {
        guard rawValue != 0 else { return nil }
        let first = StateRequests(rawValue: rawValue & (~rawValue &+ 1))
        subtract(first)
        return first
    }

    /// The request of the state with this name; nothing for `normal`, `disabled` and names of no state.
    public init(state name: String) {
        self = StateRequests.named.first { $0.state == name }?.request ?? []
    }

    /// The names of the states that are asked for, in the order of ids.
    public var states: [String] {
        StateRequests.named.filter { contains($0.request) }.map(\.state)
    }
}

extension StateRequests {
    /// What events ask for.
    static let interactions: StateRequests = [.press, .hover, .focus]
    /// What is true of a control before anybody touches it.
    static let values = all.subtracting(interactions)
    /// Values of which a control shows one.
    static let alternatives: [StateRequests] = [[.on, .off, .mixed], [.empty, .filled]]
}
