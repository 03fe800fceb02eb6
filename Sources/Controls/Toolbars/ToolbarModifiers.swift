public import ViewCore

/// A bar of a container.
public struct ToolbarPlacement: Hashable, Sendable {
    private let name: String
    public static var automatic: ToolbarPlacement { .init(name: "automatic") }
    public static var bottomBar: ToolbarPlacement { .init(name: "bottomBar") }
    public static var navigationBar: ToolbarPlacement { .init(name: "navigationBar") }
    public static var tabBar: ToolbarPlacement { .init(name: "tabBar") }
    public static var windowToolbar: ToolbarPlacement { .init(name: "windowToolbar") }
    public static var bottomOrnament: ToolbarPlacement { .init(name: "bottomOrnament") }
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement { automatic }
}

/// What a bar is for; a picture of a phone shows all alike.
public struct ToolbarRole: Hashable, Sendable {
    private let name: String
    public static var automatic: ToolbarRole { .init(name: "automatic") }
    public static var navigationStack: ToolbarRole { .init(name: "navigationStack") }
    public static var browser: ToolbarRole { .init(name: "browser") }
    public static var editor: ToolbarRole { .init(name: "editor") }
}

/// How a bar shows its title.
public struct ToolbarTitleDisplayMode: Hashable, Sendable {
    let mode: NavigationBarItem.TitleDisplayMode
    public static var automatic: ToolbarTitleDisplayMode { .init(mode: .automatic) }
    public static var large: ToolbarTitleDisplayMode { .init(mode: .large) }
    public static var inlineLarge: ToolbarTitleDisplayMode { .init(mode: .large) }
    public static var inline: ToolbarTitleDisplayMode { .init(mode: .inline) }
}

extension View {
    nonisolated private func withBars(
        _ tell: @escaping (BarContents?, inout Unfolding) -> Void
    ) -> ModifiedContent<Self, BarModifier> {
        modifier(BarModifier(tell: tell))
    }

    nonisolated private func changingBars(
        _ bars: [ToolbarPlacement], _ say: @escaping (BarContents, ToolbarPlacement) -> Void
    ) -> ModifiedContent<Self, BarModifier> {
        withBars { known, _ in
            for bar in bars.isEmpty ? [.automatic] : bars {
                // Of the tab bar also who stands in a stack in a tab may speak.
                if bar == .tabBar { known?.all { say($0, bar) } } else if let known { say(known, bar) }
            }
        }
    }

    /// Puts items into the bars around.
    nonisolated public func toolbar<Content: ToolbarContent>(
        @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return withBars { bars, unfolding in
            guard let bars else {
                return unfolding.warn(
                    ".toolbar has no bar to put its items in; put the view in a NavigationStack")
            }
            bars.items += onMain((content, unfolding)) { content, unfolding in
                var gathering = ToolbarGathering(unfolding)
                gathering.gather(content, slot: -8)
                return gathering.items
            }
        }
    }

    /// Puts views into the bars around.
    nonisolated public func toolbar<Content: View>(
        @ViewBuilder content: () -> Content
    ) -> some View {
        let content = content()
        return toolbar { ToolbarItemGroup { content } }
    }

    nonisolated public func toolbar<Content: CustomizableToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    nonisolated public func toolbar(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.visibility[$1] = visibility }
    }

    nonisolated public func toolbarVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.visibility[$1] = visibility }
    }

    nonisolated public func toolbarBackground<S: ShapeStyle>(
        _ style: S, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.backgrounds[$1] = AnyShapeStyle(style) }
    }

    nonisolated public func toolbarBackground(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.backgroundVisibility[$1] = visibility }
    }

    nonisolated public func toolbarBackgroundVisibility(
        _ visibility: Visibility, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.backgroundVisibility[$1] = visibility }
    }

    nonisolated public func toolbarColorScheme(
        _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
    ) -> some View {
        changingBars(bars) { $0.schemes[$1] = colorScheme }
    }

    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        withBars { bars, _ in bars?.hasTitleMenu = true }
    }

    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        withBars { bars, _ in bars?.titleMode = mode.mode }
    }

    nonisolated public func toolbarRole(_ role: ToolbarRole) -> Self { self }

    nonisolated public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        withBars { bars, _ in if defaultItemKind == .title { bars?.title = nil } }
    }

    // MARK: Titles

    nonisolated public func navigationTitle(_ title: Text) -> some View {
        withBars { bars, _ in bars?.title = title }
    }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(Text(titleKey))
    }

    @_disfavoredOverload
    nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }

    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        withBars { bars, _ in
            bars?.title = Text(verbatim: title.wrappedValue)
            bars?.hasTitleMenu = true
        }
    }

    nonisolated public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View {
        let title = title()
        return toolbar { ToolbarItem(placement: .principal) { title } }
    }

    nonisolated public func navigationSubtitle(_ subtitle: Text) -> some View {
        withBars { bars, _ in bars?.subtitle = subtitle }
    }

    nonisolated public func navigationSubtitle(_ subtitleKey: LocalizedStringKey) -> some View {
        navigationSubtitle(Text(subtitleKey))
    }

    @_disfavoredOverload
    nonisolated public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> some View {
        navigationSubtitle(Text(subtitle))
    }

    nonisolated public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        withBars { bars, _ in bars?.titleMode = displayMode }
    }

    nonisolated public func navigationBarBackButtonHidden(
        _ hidesBackButton: Bool = true
    ) -> some View {
        withBars { bars, _ in bars?.isBackHidden = hidesBackButton }
    }

    @available(*, deprecated, message: "use toolbar(.hidden)")
    nonisolated public func navigationBarHidden(_ hidden: Bool) -> some View {
        changingBars([.navigationBar]) { $0.visibility[$1] = hidden ? .hidden : .visible }
    }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    nonisolated public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View {
        navigationTitle(titleKey)
    }

    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(title)
    }

    @available(*, deprecated, message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    nonisolated public func navigationBarTitle(
        _ title: Text, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    @available(*, deprecated, message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    nonisolated public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
    }

    @available(*, deprecated, message: "use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    nonisolated public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }

    @available(*, deprecated, message: "use toolbar(content:) with topBarLeading and topBarTrailing")
    nonisolated public func navigationBarItems<L: View, T: View>(
        leading: L, trailing: T
    ) -> some View {
        toolbar {
            ToolbarItem(placement: .topBarLeading) { leading }
            ToolbarItem(placement: .topBarTrailing) { trailing }
        }
    }

    @available(*, deprecated, message: "use toolbar(content:) with topBarLeading")
    nonisolated public func navigationBarItems<L: View>(leading: L) -> some View {
        toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
    }

    @available(*, deprecated, message: "use toolbar(content:) with topBarTrailing")
    nonisolated public func navigationBarItems<T: View>(trailing: T) -> some View {
        toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
    }
}

/// The bar at the top of a navigation stack.
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}
