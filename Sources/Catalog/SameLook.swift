package import ViewCore

/// What a tile draws, to be compared.
package struct TileLook<Digest: Hashable> {
    package var point: TilePoint
    package var digest: Digest
    /// The same without the ground that the scheme puts behind the view.
    package var inkDigest: Digest
    /// What nobody took of what the state asks for.
    package var unclaimed: StateRequests
    /// Whose styles its controls are drawn in, and how these stand.
    package var makers: LookMakers
    /// Whether the view is drawn in the scheme that it prefers, whatever the tile's is.
    package var prefersScheme = false

    package init(
        point: TilePoint, digest: Digest, inkDigest: Digest, unclaimed: StateRequests = [],
        makers: LookMakers = .writtenStyle, prefersScheme: Bool = false
    ) {
        self.makers = makers
        self.prefersScheme = prefersScheme
        self.point = point
        self.digest = digest
        self.inkDigest = inkDigest
        self.unclaimed = unclaimed
    }
}

/// A state, or the dark scheme, in which all tiles look as they do without it.
///
/// A reader cannot see whether a picture is right that shows nothing: this says whose doing it is, the style's only where
/// one that people wrote draws a control.
package struct SameLook: Hashable, Sendable {
    /// Why nothing differs, as documents spell it.
    package enum Cause: String, Sendable {
        case style
        /// Controls in the library's own looks alone, which on this platform draw none.
        case control
        /// No control at all.
        case view
        /// What is written around the controls has them disabled, or in one scheme, whatever is asked for.
        case environment
        /// Nothing in the tile takes the state.
        case unclaimed

        fileprivate var words: String {
            switch self {
            case .style: "the style draws no difference"
            case .control: "the built-in control draws no difference"
            case .view: "the view draws no difference"
            case .environment: "the view sets it itself"
            case .unclaimed: "no control takes it"
            }
        }
    }

    /// `pressed`, `on+disabled`, `dark`.
    package var value: String
    /// What it looks like: `normal`, `on`, `light`.
    package var rest: String
    package var cause = Cause.style

    package var words: String { "\(value) looks like \(rest): \(cause.words)" }

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
        // In some tiles it may be another's doing than in others: the first of these is said.
        let ranks: [Cause] = [.unclaimed, .style, .control, .view, .environment]
        var causes: [SameLook: Int] = [:]
        func compare(_ same: SameLook, isSame: Bool, _ cause: Cause) {
            if !order.contains(same) { order.append(same) }
            if !isSame { differ.insert(same) }
            let rank = ranks.firstIndex(of: cause) ?? 0
            causes[same] = min(causes[same] ?? rank, rank)
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
                        look.unclaimed.isDisjoint(with: StateRequests(state: part.rawValue))
                            ? look.cause(isFixed: part == .disabled && !other.makers.contains(.enabled))
                            : .unclaimed)
                }
            }
            if !look.prefersScheme, let light = look.point.inLight, let other = known[light] {
                compare(
                    SameLook(value: "dark", rest: "light"), isSame: look.inkDigest == other.inkDigest,
                    look.cause(isFixed: !look.makers.contains(.dark)))
            }
        }
        return order.filter { !differ.contains($0) }.map {
            SameLook(value: $0.value, rest: $0.rest, cause: causes[$0].map { ranks[$0] } ?? .style)
        }
    }
}

extension TileLook {
    /// Why it may look as another tile does.
    ///
    /// - Parameter isFixed: whether no control of the tiles stands as one of them asks.
    fileprivate func cause(isFixed: Bool) -> SameLook.Cause {
        let drawn = makers.intersection([.writtenStyle, .builtInStyle])
        if drawn.isEmpty { return .view }
        // Of looks that say nothing of how their controls stand nothing is concluded.
        if isFixed, makers != drawn { return .environment }
        return drawn.contains(.writtenStyle) ? .style : .control
    }
}
