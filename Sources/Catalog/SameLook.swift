package import ViewCore

/// What a tile draws, to be compared.
package struct TileLook<Digest: Hashable> {
    package var point: TilePoint
    package var digest: Digest
    /// The same without the ground that the scheme puts behind the view.
    package var inkDigest: Digest
    /// What nobody took of what the state asks for.
    package var unclaimed: StateRequests
    /// Whether the view is drawn in the scheme that it prefers, whatever the tile's is.
    package var prefersScheme = false

    package init(
        point: TilePoint, digest: Digest, inkDigest: Digest, unclaimed: StateRequests = [],
        prefersScheme: Bool = false
    ) {
        self.prefersScheme = prefersScheme
        self.point = point
        self.digest = digest
        self.inkDigest = inkDigest
        self.unclaimed = unclaimed
    }
}

/// A state, or the dark scheme, in which all tiles look as they do without it.
///
/// A reader cannot see whether a picture is right that shows nothing: this says that the style draws no difference.
package struct SameLook: Hashable, Sendable {
    /// `pressed`, `on+disabled`, `dark`.
    package var value: String
    /// What it looks like: `normal`, `on`, `light`.
    package var rest: String
    /// Whether nothing in the tile takes the state, which is no doing of the style.
    package var isUnclaimed = false

    package var words: String {
        "\(value) looks as \(rest): "
            + (isUnclaimed ? "nothing takes it" : "the style draws no difference")
    }

    /// States that an interaction makes; others are values, which a tile may have without being asked.
    private static let interactions: [ControlState] = [.pressed, .hovered, .focused, .disabled]

    /// What is the same among all tiles that can be compared, in the order of the states.
    package static func found<Digest>(among looks: [TileLook<Digest>]) -> [SameLook] {
        let known = Dictionary(looks.map { ($0.point, $0) }) { first, _ in first }
        var values: [TileState] = []
        for look in looks where !interactions.contains(where: look.point[.state].contains) {
            if !values.contains(look.point[.state]) { values.append(look.point[.state]) }
        }
        var order: [SameLook] = []
        var differ: Set<SameLook> = []
        var unclaimed: Set<SameLook> = []
        func compare(_ same: SameLook, isSame: Bool, isUnclaimed: Bool = false) {
            if !order.contains(same) { order.append(same) }
            if !isSame { differ.insert(same) }
            if isUnclaimed { unclaimed.insert(same) }
        }
        for look in looks {
            let state = look.point[.state]
            for part in interactions {
                guard let rest = state.leavingOut(part) else { continue }
                // A toggle is on or off: disabled, it looks as one of them.
                let isMissing = rest == .normal && known[look.point.with(rest)] == nil
                for rest in isMissing ? values : [rest] {
                    guard let other = known[look.point.with(rest)] else { continue }
                    compare(
                        SameLook(value: state.name, rest: rest.name), isSame: look.digest == other.digest,
                        isUnclaimed: !look.unclaimed.isDisjoint(with: StateRequests(state: part.rawValue)))
                }
            }
            if !look.prefersScheme, let light = look.point.inLight, let other = known[light] {
                compare(SameLook(value: "dark", rest: "light"), isSame: look.inkDigest == other.inkDigest)
            }
        }
        return order.filter { !differ.contains($0) }.map {
            SameLook(value: $0.value, rest: $0.rest, isUnclaimed: unclaimed.contains($0))
        }
    }
}
