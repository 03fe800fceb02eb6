public import ViewCore

/// The order in which a menu shows its actions.
public struct MenuOrder: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    public static let fixed = MenuOrder(name: "fixed")
    public static let priority = MenuOrder(name: "priority")
}

/// Whether an action closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }
private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
    public var menuIndicatorVisibility: Visibility {
        get { menuIndicator }
        set { menuIndicator = newValue }
    }

    var menuIndicator: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
}

extension View {
    /// Whether macOS draws a chevron; nothing on iOS has one.
    nonisolated public func menuIndicator(
        _ visibility: Visibility
    ) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.menuIndicator = visibility })
    }

    /// Nothing is seen of it: pictures show menus closed.
    nonisolated public func menuOrder(_ order: MenuOrder) -> ModifiedContent<Self, EnvironmentTransform> {
        modifier(EnvironmentTransform { $0.menuOrder = order })
    }

    /// Nothing is seen of it: pictures show menus closed.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> Self { self }
}
