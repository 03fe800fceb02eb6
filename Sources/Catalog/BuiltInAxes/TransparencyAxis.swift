import ViewCore

/// As designed, or with the system setting Reduce Transparency.
public enum Transparency: String, CaseIterable, Hashable, Sendable {
    case standard, reduced
}

extension Axis where Value == Transparency {
    /// The system setting Reduce Transparency.
    public static var transparency: Axis { transparencyAxis }
}

private let transparencyAxis = Axis(
    "transparency", title: "Transparency", Transparency.allCases, default: .standard,
    isReplaced: true, name: \.rawValue, caption: { "\($0.rawValue) transparency" }
) { transparency, setting in
    if transparency == .reduced { setting.environment.reducesTransparency = true }
}
