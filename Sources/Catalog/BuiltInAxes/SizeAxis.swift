public import ViewCore

extension Axis where Value == ControlSize {
    /// How large controls are.
    public static var size: Axis { sizeAxis }
}

private let sizeAxis = Axis(
    "size", title: "Size", ControlSize.allCases, default: .regular, spelling: .bare,
    name: \.rawValue, caption: { words($0.rawValue) }
) { size, setting in setting.environment.controlSize = size }
