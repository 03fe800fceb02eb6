/// Whether the colour of a symbol runs; the icons that stand in are flat.
public struct SymbolColorRenderingMode: Hashable, Sendable {
    private let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value; here layers that it does not reach are always faded.
public struct SymbolVariableValueMode: Hashable, Sendable {
    private let name: String
    public static let color = SymbolVariableValueMode(name: "color")
    public static let draw = SymbolVariableValueMode(name: "draw")
}

private struct ColorModeKey: EnvironmentKey {
    static var defaultValue: SymbolColorRenderingMode? { nil }
}
private struct ValueModeKey: EnvironmentKey {
    static var defaultValue: SymbolVariableValueMode? { nil }
}

extension EnvironmentValues {
    public var symbolColorRenderingMode: SymbolColorRenderingMode? {
        get { self[ColorModeKey.self] }
        set { self[ColorModeKey.self] = newValue }
    }
    public var symbolVariableValueMode: SymbolVariableValueMode? {
        get { self[ValueModeKey.self] }
        set { self[ValueModeKey.self] = newValue }
    }
}

private let drawnValues =
    ".symbolVariableValueMode(.draw) is ignored; layers that the value does not reach are faded"
private let flatIcons = ".symbolColorRenderingMode(.gradient) is ignored; icons have one colour"

extension View {
    nonisolated public func symbolColorRenderingMode(
        _ mode: SymbolColorRenderingMode?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(warning: mode == .gradient ? flatIcons : nil) { $0.symbolColorRenderingMode = mode }
    }

    /// `.draw` ends strokes where the value does, in place of fading layers; that is not drawn.
    nonisolated public func symbolVariableValueMode(
        _ mode: SymbolVariableValueMode?
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        transforming(warning: mode == .draw ? drawnValues : nil) { $0.symbolVariableValueMode = mode }
    }
}

extension Image {
    nonisolated public func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> Image {
        with { if mode == .gradient { $0.ignored.append(flatIcons) } }
    }
    nonisolated public func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> Image {
        with { if mode == .draw { $0.ignored.append(drawnValues) } }
    }
}
