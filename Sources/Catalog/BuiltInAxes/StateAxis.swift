import ViewCore

extension Axis where Value == TileState {
    /// What a control is in, such as `pressed` or `on+disabled`.
    public static var state: Axis { stateAxis }
}

private let stateAxis = Axis(
    "state", title: "State", ControlState.allCases.map { TileState($0) }, default: .normal,
    spelling: .bare, place: .columns,
    open: OpenValues(name: \.name, parse: TileState.init(name:), hint: nil), caption: \.name
) { state, setting in
    setting.environment.enabled = !state.contains(.disabled)
    setting.options.requests = state.requests
}
