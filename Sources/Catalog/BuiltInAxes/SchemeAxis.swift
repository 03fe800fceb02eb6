public import ViewCore

extension Axis where Value == ColorScheme {
    /// Light or dark.
    public static var scheme: Axis { schemeAxis }
}

extension TilePoint {
    /// The same point in light; `nil` where it is not dark.
    var inLight: TilePoint? {
        guard self[.scheme] == .dark,
            let light = Axis.scheme.erased.definition.value(ColorScheme.light.rawValue)
        else { return nil }
        var point = self
        point.set(light)
        return point
    }
}

private let schemeAxis = Axis(
    "scheme", title: "Colour scheme", ColorScheme.allCases, default: .light,
    spelling: .bareUnlessStandard, place: .halves, name: \.rawValue,
    caption: { $0 == .dark ? "Dark" : "Light" }
) { scheme, setting in setting.environment.colorScheme = scheme }
