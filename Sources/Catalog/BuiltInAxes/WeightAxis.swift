public import ViewCore

extension Axis where Value == LegibilityWeight {
    /// The system setting Bold Text.
    public static var weight: Axis { weightAxis }
}

private let weightAxis = Axis(
    "weight", title: "Text weight", [LegibilityWeight.regular, .bold], default: .regular,
    isReplaced: true, name: \.rawValue, caption: { "\($0.rawValue) text" }
) { weight, setting in
    // Without the setting the environment holds no weight at all, which styles may ask for.
    if weight == .bold { setting.environment.legibilityWeight = weight }
}
