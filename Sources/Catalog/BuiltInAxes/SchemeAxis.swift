public import ViewCore

extension Axis where Value == ColorScheme {
    /// Light or dark.
    public static var scheme: Axis { schemeAxis }
}

private let schemeAxis = Axis(
    "scheme", title: "Colour scheme", ColorScheme.allCases, default: .light,
    spelling: .bareUnlessStandard, place: .halves, name: \.rawValue,
    caption: { $0 == .dark ? "Dark" : "Light" }
) { scheme, setting in setting.environment.colorScheme = scheme }
