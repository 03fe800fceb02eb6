public import ViewCore

/// The axes that every specimen has, in the order of ids. A new one is a file in `BuiltInAxes` and a
/// place here.
package enum BuiltInAxes {
    /// Those before a specimen's own.
    static let leading: [any AxisDeclaration] = [
        Axis.state, Axis.size, Axis.scheme, Axis.contrast, Axis.transparency, Axis.type, Axis.weight,
        Axis.direction, Axis.locale, Axis.generation, Axis.platform, Axis.vision, Axis.moment,
    ]
    /// Those behind a specimen's own.
    static let trailing: [any AxisDeclaration] = [Axis.scale]

    package static let all = (leading + trailing).map(\.erased)
    /// Each at its default only, unless a specimen says otherwise.
    static let leadingDefaults = leading.map { $0.erased.taking([$0.erased.definition.standard]) }
    static let trailingDefaults = trailing.map { $0.erased.taking([$0.erased.definition.standard]) }
}

extension Axes {
    /// - Parameter custom: axes of one's own, as `Axis("haptic", HapticStyle.allCases)`; the last turns
    ///   fastest.
    public init(
        states: [TileState] = [.normal, .pressed, .disabled],
        sizes: [ControlSize] = ControlSize.allCases, schemes: [ColorScheme] = ColorScheme.allCases,
        custom: [any AxisDeclaration] = []
    ) {
        self.init(declared: custom.map(\.erased))
        self[.state] = states
        self[.size] = sizes
        self[.scheme] = schemes
    }
}
