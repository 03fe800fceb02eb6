package import ViewCore

extension Axis where Value == TileState {
    /// What a control is in, such as `pressed` or `on+disabled`.
    public static var state: Axis { stateAxis }
}

extension TilePoint {
    /// The point with another state.
    func with(_ state: TileState) -> TilePoint {
        var point = self
        if let value = Axis.state.erased.definition.value(state.name) { point.set(value) }
        return point
    }

    /// The point with these requests taken out of its state: `on+disabled` without `on` is `disabled`.
    package func leavingOut(_ requests: StateRequests) -> TilePoint {
        let parts = self[.state].parts.filter {
            StateRequests(state: $0.rawValue).isDisjoint(with: requests)
        }
        return with(TileState(parts))
    }
}

private let stateAxis = Axis(
    "state", title: "State", ControlState.allCases.map { TileState($0) }, default: .normal,
    spelling: .bare, place: .columns,
    open: OpenValues(name: \.name, parse: TileState.init(name:), hint: nil, example: "on+pressed"),
    name: \.name, caption: \.name
) { state, setting in
    setting.environment.enabled = !state.contains(.disabled)
    setting.options.requests = state.requests
}
