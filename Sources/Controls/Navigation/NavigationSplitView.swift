public import Foundation
public import ViewCore

/// Which columns of a split view are there.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
    private let name: String
    public static var automatic: NavigationSplitViewVisibility { .init(name: "automatic") }
    public static var all: NavigationSplitViewVisibility { .init(name: "all") }
    public static var doubleColumn: NavigationSplitViewVisibility { .init(name: "doubleColumn") }
    public static var detailOnly: NavigationSplitViewVisibility { .init(name: "detailOnly") }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let name: String
    public static var sidebar: NavigationSplitViewColumn { .init(name: "sidebar") }
    public static var content: NavigationSplitViewColumn { .init(name: "content") }
    public static var detail: NavigationSplitViewColumn { .init(name: "detail") }
}

/// Two or three columns; one of them where there is little room.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    let sidebar: Sidebar
    /// `nil` where there are two columns.
    let content: Content?
    let detail: Detail
    let visibility: NavigationSplitViewVisibility
    let compactColumn: NavigationSplitViewColumn
}

extension NavigationSplitView: View {
    public typealias Body = Never

    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: .automatic,
            compactColumn: .sidebar)
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(),
            visibility: columnVisibility.wrappedValue, compactColumn: .sidebar)
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(), visibility: .automatic,
            compactColumn: preferredCompactColumn.wrappedValue)
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: content(), detail: detail(),
            visibility: columnVisibility.wrappedValue,
            compactColumn: preferredCompactColumn.wrappedValue)
    }

    public func unfold(into unfolding: inout Unfolding) {
        let configuration = NavigationSplitViewStyleConfiguration(
            sidebar: CapturedView(sidebar, in: unfolding),
            content: content.map { CapturedView($0, in: unfolding) },
            detail: CapturedView(detail, in: unfolding), visibility: visibility,
            compactColumn: compactColumn)
        unfolding.unfoldControl(
            configuration,
            fallback: StyleBox(AutomaticNavigationSplitViewStyle()) { $0.makeBody(configuration: $1) })
    }
}

extension NavigationSplitView where Content == EmptyView {
    nonisolated public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: .automatic,
            compactColumn: .sidebar)
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(),
            visibility: columnVisibility.wrappedValue, compactColumn: .sidebar)
    }

    nonisolated public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(), visibility: .automatic,
            compactColumn: preferredCompactColumn.wrappedValue)
    }

    nonisolated public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            sidebar: sidebar(), content: nil, detail: detail(),
            visibility: columnVisibility.wrappedValue,
            compactColumn: preferredCompactColumn.wrappedValue)
    }
}

/// The columns of a split view, which only the built-in styles know.
public struct NavigationSplitViewStyleConfiguration {
    let sidebar: CapturedView
    let content: CapturedView?
    let detail: CapturedView
    let visibility: NavigationSplitViewVisibility
    let compactColumn: NavigationSplitViewColumn
}

/// Arranges the columns of split views; a style of one's own puts a built-in one's body into something.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Self.Configuration) -> Self.Body
    typealias Configuration = NavigationSplitViewStyleConfiguration
}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SplitBody(configuration: configuration, isProminent: false)
    }
}

/// Columns beside each other.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SplitBody(configuration: configuration, isProminent: false)
    }
}

/// The last column as wide as if it were alone; the others lie over it.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        SplitBody(configuration: configuration, isProminent: true)
    }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    @_disfavoredOverload
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    @_disfavoredOverload
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

extension View {
    nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
        _ style: S
    ) -> some View {
        modifier(
            ControlStyleModifier(
                StyleBox<NavigationSplitViewStyleConfiguration>(style) { $0.makeBody(configuration: $1) }))
    }

    nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ColumnWidthModifier(ideal: width))
    }

    nonisolated public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(ColumnWidthModifier(ideal: ideal, least: min, most: max))
    }
}
