import ViewCore

private struct BarsKey: EnvironmentKey { static var defaultValue: AnyObject? { nil } }
private struct SidebarKey: EnvironmentKey { static var defaultValue: Bool { false } }

/// What views know of the containers around that only presented views and lists ask for: containers stand above them.
extension EnvironmentValues {
    /// The bars of the container around; what it is only toolbars know.
    var barsAround: AnyObject? {
        get { self[BarsKey.self] }
        set { self[BarsKey.self] = newValue }
    }
    /// Whether lists here are sidebars unless told otherwise.
    package var standsInSidebar: Bool {
        get { self[SidebarKey.self] }
        set { self[SidebarKey.self] = newValue }
    }
}

extension EnvironmentValues {
    package var labelsHidden: Bool {
        get { labelsVisibility == .hidden }
        set { labelsVisibility = newValue ? .hidden : .automatic }
    }
}
