public import ViewCore

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
    private let name: String
    public static var search: TabRole { .init(name: "search") }
}

/// A tab's label made of a title and a symbol.
public struct DefaultTabLabel {
    let title: Text?
    let image: Image?
}

extension DefaultTabLabel: View {
    public var body: some View {
        Controls.Label {
            title ?? Text(verbatim: "Search")
        } icon: {
            image ?? Image(systemName: "magnifyingglass")
        }
    }
}

/// A view of a tab view, with what stands for it in the bar.
public struct Tab<Value: Hashable, Content: View, Label: View> {
    let tag: OptionTag?
    let role: TabRole?
    let content: Content
    let label: Label
}

extension Tab: TabContent {
    public typealias TabValue = Value
    public typealias Body = NoTabs<TabValue>
    public func gather(into gathering: inout TabGathering) {
        gathering.add(
            TabEntry(
                tag: tag, label: CapturedView(label, in: gathering.unfolding),
                content: CapturedView(content, in: gathering.unfolding), role: role))
    }
}

extension Tab {
    nonisolated public init(
        value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.init(tag: OptionTag(value), role: role, content: content(), label: label())
    }

    nonisolated public init(
        role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) where Value == Never {
        self.init(tag: nil, role: role, content: content(), label: label())
    }
}

extension Tab where Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(title: Text(titleKey), image: Image(image))
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, role: role, content: content) {
            DefaultTabLabel(title: Text(title), image: Image(image))
        }
    }

    /// The label that the system has for the role.
    nonisolated public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(value: value, role: role, content: content) { DefaultTabLabel(title: nil, image: nil) }
    }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) {
            DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage))
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) {
            DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage))
        }
    }

    nonisolated public init(
        _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) {
            DefaultTabLabel(title: Text(titleKey), image: Image(image))
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, image: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) {
        self.init(role: role, content: content) {
            DefaultTabLabel(title: Text(title), image: Image(image))
        }
    }

    nonisolated public init(role: TabRole, @ViewBuilder content: () -> Content) {
        self.init(role: role, content: content) { DefaultTabLabel(title: nil, image: nil) }
    }
}

/// Tabs under a header, where there is room for one: a bar shows them without.
public struct TabSection<Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable> {
    let content: Content
}

extension TabSection: TabContent {
    public typealias TabValue = SelectionValue
    public typealias Body = NoTabs<TabValue>
    public func gather(into gathering: inout TabGathering) { gathering.gather(content, slot: 1) }
}

extension TabSection where Footer == EmptyView, Content.TabValue == SelectionValue {
    nonisolated public init(
        @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
    ) {
        self.init(content: content())
    }
}

extension TabSection
where Header == EmptyView, Footer == EmptyView, Content.TabValue == SelectionValue {
    nonisolated public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
        self.init(content: content())
    }
}

extension TabSection where Header == Text, Footer == EmptyView, Content.TabValue == SelectionValue {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(content: content())
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
    ) {
        self.init(content: content())
    }
}

// MARK: - Modifiers of tabs

/// Tabs with something changed.
public struct ModifiedTabs<Content: TabContent> {
    let content: Content
    let change: (inout TabEntry) -> Void
}

extension ModifiedTabs: TabContent {
    public typealias TabValue = Content.TabValue
    public typealias Body = NoTabs<TabValue>
    public func gather(into gathering: inout TabGathering) { gathering.gather(content, changing: change) }
}

/// Where else people may find a tab.
public struct TabPlacement: Hashable, Sendable {
    private let name: String
    public static var automatic: TabPlacement { .init(name: "automatic") }
    public static var pinned: TabPlacement { .init(name: "pinned") }
    public static var sidebarOnly: TabPlacement { .init(name: "sidebarOnly") }
}

/// Where a tab view that adapts shows its tabs.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    private let name: String
    public static var automatic: AdaptableTabBarPlacement { .init(name: "automatic") }
    public static var tabBar: AdaptableTabBarPlacement { .init(name: "tabBar") }
    public static var sidebar: AdaptableTabBarPlacement { .init(name: "sidebar") }
}

/// How people may change tabs.
public struct TabCustomizationBehavior: Hashable, Sendable {
    private let name: String
    public static var automatic: TabCustomizationBehavior { .init(name: "automatic") }
    public static var reorderable: TabCustomizationBehavior { .init(name: "reorderable") }
    public static var disabled: TabCustomizationBehavior { .init(name: "disabled") }
}

extension TabContent {
    nonisolated func changed(_ change: @escaping (inout TabEntry) -> Void) -> ModifiedTabs<Self> {
        ModifiedTabs(content: self, change: change)
    }

    nonisolated public func badge(_ count: Int) -> ModifiedTabs<Self> {
        changed { $0.badge = count == 0 ? nil : Text(verbatim: "\(count)") }
    }
    nonisolated public func badge(_ label: Text?) -> ModifiedTabs<Self> { changed { $0.badge = label } }
    nonisolated public func badge(_ key: LocalizedStringKey?) -> ModifiedTabs<Self> {
        changed { $0.badge = key.map { Text($0) } }
    }
    @_disfavoredOverload
    nonisolated public func badge<S: StringProtocol>(_ label: S?) -> ModifiedTabs<Self> {
        changed { $0.badge = label.map { Text($0) } }
    }
    nonisolated public func hidden(_ hidden: Bool = true) -> ModifiedTabs<Self> {
        changed { $0.isHidden = $0.isHidden || hidden }
    }
    nonisolated public func disabled(_ disabled: Bool) -> ModifiedTabs<Self> {
        changed { $0.isEnabled = $0.isEnabled && !disabled }
    }
    nonisolated public func tabPlacement(_ placement: TabPlacement) -> ModifiedTabs<Self> {
        changed { $0.isHidden = $0.isHidden || placement == .sidebarOnly }
    }
    nonisolated public func defaultVisibility(
        _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
    ) -> ModifiedTabs<Self> {
        changed {
            $0.isHidden = $0.isHidden || visibility == .hidden && placements.contains { $0 != .sidebar }
        }
    }
    nonisolated public func customizationID(_ id: String) -> Self { self }
    nonisolated public func customizationBehavior(
        _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
    ) -> Self { self }
    nonisolated public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> Self { self }
}
