public import ViewCore

extension Axis where Value == LayoutDirection {
    /// Which way lines of text and stacks run.
    public static var direction: Axis { directionAxis }
}

private let directionAxis = Axis(
    "direction", title: "Layout direction", LayoutDirection.allCases, default: .leftToRight,
    isReplaced: true, name: \.rawValue, caption: { words($0.rawValue) }
) { direction, setting in setting.environment.layoutDirection = direction }
