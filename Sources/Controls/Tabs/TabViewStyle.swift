public import ViewCore

/// Which look a tab view has.
public enum TabViewLook: Hashable, Sendable {
    case automatic
    /// Beside each other, with dots below.
    case pages(PageTabViewStyle.IndexDisplayMode)
    case bar
    case adaptable
    /// Segments above a box.
    case grouped
}

/// Selects how tab views look. Only the built-in styles exist, as in SwiftUI.
@MainActor @preconcurrency
public protocol TabViewStyle {
    nonisolated var look: TabViewLook { get }
}

/// The platform's: a bar on iOS, segments above a box on macOS.
public struct DefaultTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var look: TabViewLook { .automatic }
}

/// Views that one scrolls through, with a dot for each.
public struct PageTabViewStyle: TabViewStyle {
    /// When dots are there.
    public struct IndexDisplayMode: Hashable, Sendable {
        private let rank: Int
        /// Where there is more than one page.
        public static let automatic = IndexDisplayMode(rank: 0)
        public static let always = IndexDisplayMode(rank: 1)
        public static let never = IndexDisplayMode(rank: 2)
    }
    nonisolated private let mode: IndexDisplayMode

    nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) { mode = indexDisplayMode }
    nonisolated public var look: TabViewLook { .pages(mode) }
}

public struct TabBarOnlyTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var look: TabViewLook { .bar }
}
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var look: TabViewLook { .adaptable }
}
public struct GroupedTabViewStyle: TabViewStyle {
    nonisolated public init() {}
    nonisolated public var look: TabViewLook { .grouped }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    nonisolated public static var automatic: DefaultTabViewStyle { .init() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    @_disfavoredOverload
    nonisolated public static var page: PageTabViewStyle { .init() }
    @_disfavoredOverload
    nonisolated public static func page(
        indexDisplayMode: PageTabViewStyle.IndexDisplayMode
    ) -> PageTabViewStyle {
        .init(indexDisplayMode: indexDisplayMode)
    }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    @_disfavoredOverload
    nonisolated public static var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    @_disfavoredOverload
    nonisolated public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}
extension TabViewStyle where Self == GroupedTabViewStyle {
    @_disfavoredOverload
    nonisolated public static var grouped: GroupedTabViewStyle { .init() }
}

/// Selects how the dots of pages look. Only the built-in style exists, as in SwiftUI.
@MainActor @preconcurrency
public protocol IndexViewStyle {
    nonisolated var background: PageIndexViewStyle.BackgroundDisplayMode { get }
}

/// A dot for each page.
public struct PageIndexViewStyle: IndexViewStyle {
    /// When dots stand on a ground.
    public struct BackgroundDisplayMode: Hashable, Sendable {
        private let rank: Int
        public static let automatic = BackgroundDisplayMode(rank: 0)
        /// While they are touched, which a picture never shows.
        public static let interactive = BackgroundDisplayMode(rank: 1)
        public static let always = BackgroundDisplayMode(rank: 2)
        public static let never = BackgroundDisplayMode(rank: 3)
    }
    nonisolated public let background: BackgroundDisplayMode

    nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
        background = backgroundDisplayMode
    }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
    @_disfavoredOverload
    nonisolated public static var page: PageIndexViewStyle { .init() }
    @_disfavoredOverload
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> PageIndexViewStyle {
        .init(backgroundDisplayMode: backgroundDisplayMode)
    }
}

/// When the bar of a tab view becomes small; a picture is of its start, where it is not.
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    private let rank: Int
    public static let automatic = TabBarMinimizeBehavior(rank: 0)
    public static let onScrollDown = TabBarMinimizeBehavior(rank: 1)
    public static let onScrollUp = TabBarMinimizeBehavior(rank: 2)
    public static let never = TabBarMinimizeBehavior(rank: 3)
}

/// Where the accessory of a tab view's bar stands.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable { case inline, expanded }

/// What people changed about tabs; nothing in a picture.
public struct TabViewCustomization: Equatable, Codable, Sendable {
    public init() {}
    public mutating func resetSectionOrder() {}
    public mutating func resetVisibility() {}
}

private struct LookKey: EnvironmentKey { static var defaultValue: TabViewLook { .automatic } }
private struct IndexKey: EnvironmentKey {
    static var defaultValue: PageIndexViewStyle.BackgroundDisplayMode { .automatic }
}
private struct AccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct PlacementKey: EnvironmentKey {
    static var defaultValue: TabViewBottomAccessoryPlacement? { nil }
}

extension EnvironmentValues {
    var tabViewLook: TabViewLook {
        get { self[LookKey.self] }
        set { self[LookKey.self] = newValue }
    }
    var indexBackground: PageIndexViewStyle.BackgroundDisplayMode {
        get { self[IndexKey.self] }
        set { self[IndexKey.self] = newValue }
    }
    var tabAccessory: AnyView? {
        get { self[AccessoryKey.self] }
        set { self[AccessoryKey.self] = newValue }
    }
    public internal(set) var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? {
        get { self[PlacementKey.self] }
        set { self[PlacementKey.self] = newValue }
    }
}

extension View {
    nonisolated public func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
        let look = style.look
        return modifier(EnvironmentTransform { $0.tabViewLook = look })
    }

    nonisolated public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View {
        let background = style.background
        return modifier(EnvironmentTransform { $0.indexBackground = background })
    }

    nonisolated public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> Self { self }

    /// A view above the bar of tab views, in iOS 26.
    nonisolated public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool = true, @ViewBuilder content: () -> Content
    ) -> some View {
        let content = AnyView(content())
        return modifier(EnvironmentTransform { $0.tabAccessory = isEnabled ? content : nil })
    }

    nonisolated public func tabViewCustomization(
        _ customization: Binding<TabViewCustomization>?
    ) -> Self { self }

    nonisolated public func defaultAdaptableTabBarPlacement(
        _ defaultPlacement: AdaptableTabBarPlacement = .automatic
    ) -> Self { self }

    nonisolated public func tabViewSidebarHeader<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> Self { self }
    nonisolated public func tabViewSidebarFooter<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> Self { self }
    nonisolated public func tabViewSidebarBottomBar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> Self { self }
}
