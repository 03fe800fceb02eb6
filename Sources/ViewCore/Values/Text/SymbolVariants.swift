/// Changes to a symbol's name: `.fill`, `.circle`, `.slash`.
public struct SymbolVariants: Hashable, Sendable {
    /// The shape around the symbol.
    private var enclosure: String?
    private var isFilled = false
    private var isSlashed = false

    public static let none = SymbolVariants()
    public static let circle = SymbolVariants(enclosure: "circle")
    public static let square = SymbolVariants(enclosure: "square")
    public static let rectangle = SymbolVariants(enclosure: "rectangle")
    public static let fill = SymbolVariants(isFilled: true)
    public static let slash = SymbolVariants(isSlashed: true)

    public var circle: SymbolVariants { joined(.circle) }
    public var square: SymbolVariants { joined(.square) }
    public var rectangle: SymbolVariants { joined(.rectangle) }
    public var fill: SymbolVariants { joined(.fill) }
    public var slash: SymbolVariants { joined(.slash) }

    public func contains(_ other: SymbolVariants) -> Bool { joined(other) == self }

    func joined(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            enclosure: other.enclosure ?? enclosure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name with the variants that it does not have yet, in the order of symbols' names:
    /// `speaker.slash.circle.fill`.
    func applied(to name: String) -> String {
        guard self != .none else { return name }
        var parts = name.split(separator: ".").map(String.init)
        var isFilled = isFilled
        if parts.last == "fill" {
            parts.removeLast()
            isFilled = true
        }
        if isSlashed, !parts.contains("slash") { parts.append("slash") }
        if let enclosure, parts.last != enclosure { parts.append(enclosure) }
        if isFilled { parts.append("fill") }
        return parts.joined(separator: ".")
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }
private struct RenderingModeKey: EnvironmentKey { static var defaultValue: SymbolRenderingMode? { nil } }

extension EnvironmentValues {
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
    public var symbolRenderingMode: SymbolRenderingMode? {
        get { self[RenderingModeKey.self] }
        set { self[RenderingModeKey.self] = newValue }
    }
}

extension Image {
    /// The mode of a symbol's layers: the image's own, that of the environment, or the one that several foreground styles
    /// stand for, as the documentation of `SymbolRenderingMode.palette` says.
    func layerMode(in environment: EnvironmentValues) -> SymbolRenderingMode? {
        symbolMode ?? (renderingMode == .original ? .multicolor : nil) ?? environment.symbolRenderingMode
            ?? (environment.foreground.levels.count > 1 ? .palette : nil)
    }
}
