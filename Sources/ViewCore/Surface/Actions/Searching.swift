import Foundation

/// Where a search field stands.
public struct SearchFieldPlacement: Sendable {
    private init() {}
    public static let automatic = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(
        displayMode: NavigationBarDrawerDisplayMode
    ) -> SearchFieldPlacement { navigationBarDrawer }
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable { case automatic, always }
}

/// What a bar does while somebody searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchPresentationToolbarBehavior(name: "automatic")
    public static let avoidHidingContent = SearchPresentationToolbarBehavior(name: "avoidHidingContent")
}
public struct SearchToolbarBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = SearchToolbarBehavior(name: "automatic")
    public static let minimize = SearchToolbarBehavior(name: "minimize")
}
public enum SearchScopeActivation: Hashable, Sendable { case automatic, onTextEntry, onSearchPresentation }

/// Warns of a search field that is not drawn.
public struct SearchModifier: Sendable {}

extension SearchModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        unfolding.warn(".searchable is drawn without its search field")
        content.unfold(into: &unfolding)
    }
}

extension View {
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> ModifiedContent<Self, SearchModifier> { modifier(SearchModifier()) }
    nonisolated public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> ModifiedContent<Self, SearchModifier> { modifier(SearchModifier()) }
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> ModifiedContent<Self, SearchModifier> { modifier(SearchModifier()) }
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> ModifiedContent<Self, SearchModifier> { modifier(SearchModifier()) }
    nonisolated public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> ModifiedContent<Self, SearchModifier> { modifier(SearchModifier()) }
    @_disfavoredOverload
    nonisolated public func searchable<S: StringProtocol>(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> ModifiedContent<Self, SearchModifier> { modifier(SearchModifier()) }

    // They speak of the field.
    nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }
    nonisolated public func searchCompletion(_ completion: String) -> Self { self }
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, @ViewBuilder scopes: () -> S
    ) -> Self { self }
    nonisolated public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
    ) -> Self { self }
    nonisolated public func searchPresentationToolbarBehavior(
        _ behavior: SearchPresentationToolbarBehavior
    ) -> Self { self }
    nonisolated public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> Self { self }
    nonisolated public func searchFocused(_ binding: FocusState<Bool>.Binding) -> Self { self }
    nonisolated public func searchFocused<V: Hashable>(
        _ binding: FocusState<V>.Binding, equals value: V
    ) -> Self { self }
}
