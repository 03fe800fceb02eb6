import Foundation

/// For what an anchor counts.
public struct ScrollAnchorRole: Hashable, Sendable {
    private let name: String
    /// From where content is shown at first.
    public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
    /// What stays where it is when sizes change; a tile shows content as it begins.
    public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
    /// Where content stands that is shorter than its scroll view.
    public static let alignment = ScrollAnchorRole(name: "alignment")
}

/// Which point of scrolling content lies at the same point of its scroll view.
struct ScrollAnchors {
    private var all: UnitPoint?
    private var roles: [ScrollAnchorRole: UnitPoint] = [:]

    var isEmpty: Bool { all == nil && roles.isEmpty }

    /// A role's own anchor counts before the one for all.
    mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole?) {
        if let role { roles[role] = anchor } else { all = anchor }
    }

    /// How far content of `length` begins after a scroll view of `room`: before it where it is longer.
    func start(_ length: CGFloat, in room: CGFloat, along axis: Axis) -> CGFloat {
        guard let anchor = roles[length > room ? .initialOffset : .alignment] ?? all else { return 0 }
        let share = axis == .horizontal ? anchor.x : anchor.y
        let start = (room - length) * min(max(share.isNaN ? 0 : share, 0), 1)
        return start.isFinite ? start : 0
    }
}

private struct ScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: ScrollAnchors { ScrollAnchors() }
}

extension EnvironmentValues {
    var scrollAnchors: ScrollAnchors {
        get { self[ScrollAnchorsKey.self] }
        set { self[ScrollAnchorsKey.self] = newValue }
    }
}
