// What style code of widgets asks; a tile is in no widget, and a view that asks sees the smallest one in full colour.

/// The sizes of widgets.
public enum WidgetFamily: Int, Hashable, CaseIterable, Sendable, CustomStringConvertible {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline

    public var description: String {
        switch self {
        case .systemSmall: "systemSmall"
        case .systemMedium: "systemMedium"
        case .systemLarge: "systemLarge"
        case .systemExtraLarge: "systemExtraLarge"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        case .accessoryInline: "accessoryInline"
        }
    }
}

/// How a widget is coloured.
public struct WidgetRenderingMode: Hashable, Sendable, CustomStringConvertible {
    public let description: String
    public static let fullColor = WidgetRenderingMode(description: "fullColor")
    public static let accented = WidgetRenderingMode(description: "accented")
    public static let vibrant = WidgetRenderingMode(description: "vibrant")
}

/// How much a widget far away shows; a tile shows all.
public struct LevelOfDetail: Hashable, Sendable {
    private let name: String
    public static let `default` = LevelOfDetail(name: "default")
    public static let simplified = LevelOfDetail(name: "simplified")
}

private struct FamilyKey: EnvironmentKey { static var defaultValue: WidgetFamily { .systemSmall } }
private struct WidgetModeKey: EnvironmentKey { static var defaultValue: WidgetRenderingMode { .fullColor } }

extension EnvironmentValues {
    public var widgetFamily: WidgetFamily {
        get { self[FamilyKey.self] }
        set { self[FamilyKey.self] = newValue }
    }
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[WidgetModeKey.self] }
        set { self[WidgetModeKey.self] = newValue }
    }
    public var levelOfDetail: LevelOfDetail { .default }
    public var widgetContentMargins: EdgeInsets { EdgeInsets() }
    public var showsWidgetContainerBackground: Bool { true }
    public var showsWidgetLabel: Bool { false }
    public var isActivityFullscreen: Bool { false }
}
