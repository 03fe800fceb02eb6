import Controls
import SwiftUI
import ViewCore

private struct Thing: Identifiable, Hashable { let id: Int }

@MainActor private var shown: Binding<Bool> { .constant(true) }
@MainActor private var thing: Binding<Thing?> { .constant(Thing(id: 1)) }

private struct Failure: Error, LocalizedError { var errorDescription: String? { "It failed" } }

/// A stack's bar as it was before glass, which would warn.
private func bar(_ content: some View) -> some View {
    NavigationStack { content }.frame(height: 200).transformEnvironment(\.generation) { $0 = .ios18 }
}

private func tabs(_ content: some View) -> some View {
    TabView { content }.frame(height: 200).transformEnvironment(\.generation) { $0 = .ios18 }
}

private func sheet(_ content: some View) -> some View {
    PresentedContent(.sheet, of: Text("a").sheet(isPresented: .constant(true)) { content })
        .transformEnvironment(\.generation) { $0 = .ios18 }
}

extension NameRows {
    /// What bars, tabs and split views hear.
    static func places(_ rows: inout NameRows) {
        rows.owner = "View"
        let item = ToolbarItem(placement: .topBarLeading) { Text("item") }
        func inBar<V: View>(_ name: String, _ apply: @escaping @MainActor @Sendable (Text) -> V) {
            rows.drawn(name, from: { bar(Text("a")) }, to: { bar(apply(Text("a"))) })
        }
        func inTitled<V: View>(
            _ name: String, _ apply: @escaping @MainActor @Sendable (AnyView) -> V
        ) {
            let titled: @MainActor @Sendable () -> AnyView = {
                AnyView(Text("a").navigationTitle("Title").toolbar { Button("b") {} })
            }
            rows.drawn(name, from: { bar(titled()) }, to: { bar(apply(titled())) })
        }
        inBar("navigationTitle(_:)") { $0.navigationTitle("Title") }
        inBar("navigationBarTitle(_:)") { $0.navigationBarTitle("Title") }
        inBar("navigationBarTitle(_:displayMode:)") { $0.navigationBarTitle("Title", displayMode: .inline) }
        inBar("navigationBarItems(leading:)") { $0.navigationBarItems(leading: Text("b")) }
        inBar("navigationBarItems(leading:trailing:)") {
            $0.navigationBarItems(leading: Text("b"), trailing: Text("c"))
        }
        inBar("navigationBarItems(trailing:)") { $0.navigationBarItems(trailing: Text("b")) }
        inBar("toolbar(content:)") { text in text.toolbar { item } }
        inBar("toolbar(id:content:)") { text in
            text.toolbar(id: "bar") { ToolbarItem(id: "x", placement: .primaryAction) { Text("item") } }
        }
        inTitled("navigationBarTitleDisplayMode(_:)") { $0.navigationBarTitleDisplayMode(.inline) }
        inTitled("toolbarTitleDisplayMode(_:)") { $0.toolbarTitleDisplayMode(.inline) }
        inTitled("navigationBarHidden(_:)") { $0.navigationBarHidden(true) }
        inTitled("toolbar(_:for:)") { $0.toolbar(.hidden, for: .navigationBar) }
        inTitled("toolbarVisibility(_:for:)") { $0.toolbarVisibility(.hidden, for: .navigationBar) }
        inTitled("toolbar(removing:)") { $0.toolbar(removing: .title) }
        inTitled("toolbarBackground(_:for:)") {
            $0.toolbarBackground(Color.red, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        }
        inTitled("toolbarBackgroundVisibility(_:for:)") {
            $0.toolbarBackgroundVisibility(.visible, for: .navigationBar)
        }
        inTitled("toolbarColorScheme(_:for:)") { $0.toolbarColorScheme(.dark, for: .navigationBar) }
        inTitled("toolbarTitleMenu(content:)") { view in
            view.navigationBarTitleDisplayMode(.inline).toolbarTitleMenu { Button("c") {} }
        }
        inTitled("navigationSubtitle(_:)") { $0.navigationSubtitle("below") }
        rows.drawn(
            "navigationBarBackButtonHidden(_:)", from: { pushed(hidden: false) }, to: { pushed(hidden: true) }
        )
        rows.drawn(
            "navigationDestination(for:destination:)", from: { bar(Text("a")) }, to: { pushed(hidden: false) }
        )
        rows.drawn("navigationDestination(isPresented:destination:)", from: { bar(Text("a")) }) {
            bar(Text("a").navigationDestination(isPresented: .constant(true)) { Text("b") })
        }
        rows.drawn("navigationDestination(item:destination:)", from: { bar(Text("a")) }) {
            bar(Text("a").navigationDestination(item: .constant(Optional(Thing(id: 1)))) { _ in Text("b") })
        }
        rows.drawn("navigationSplitViewColumnWidth(_:)", from: { split(Text("a")) }) {
            split(Text("a").navigationSplitViewColumnWidth(90))
        }
        rows.drawn("navigationSplitViewColumnWidth(min:ideal:max:)", from: { split(Text("a")) }) {
            split(Text("a").navigationSplitViewColumnWidth(min: 60, ideal: 90, max: 120))
        }
        rows.drawn("navigationSplitViewStyle(_:)", from: { split(Text("a")) }) {
            split(Text("a")).navigationSplitViewStyle(.prominentDetail)
        }
        rows.drawn("navigationViewStyle(_:)", from: { columns() }) {
            columns().navigationViewStyle(.stack)
        }
        rows.drawn("tabItem(_:)", from: { tabs(Text("a")) }) { tabs(Text("a").tabItem { Text("b") }) }
        rows.drawn("tabViewStyle(_:)", from: { tabs(Text("a").tabItem { Text("b") }) }) {
            tabs(Text("a").tabItem { Text("b") }).tabViewStyle(.page)
        }
        rows.drawn("indexViewStyle(_:)", from: { pages() }) {
            pages().indexViewStyle(.page(backgroundDisplayMode: .always))
        }
        rows.warned("tabViewBottomAccessory(isEnabled:content:)", "glass") { _ in
            TabView { Text("a").tabItem { Text("b") } }.frame(height: 200).tabViewBottomAccessory {
                Text("c")
            }
        }
    }

    @MainActor private static func pages() -> some View {
        TabView {
            Text("a")
            Text("b")
        }
        .tabViewStyle(.page).frame(height: 200).transformEnvironment(\.generation) { $0 = .ios18 }
    }

    /// What is presented, and what a presentation hears.
    static func presentations(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.warned("actionSheet(isPresented:content:)", "presenting(.confirmationDialog)") { view in
            view.actionSheet(isPresented: shown) { ActionSheet(title: Text("b")) }
        }
        rows.warned("actionSheet(item:content:)", "presenting(.confirmationDialog)") { view in
            view.actionSheet(item: thing) { _ in ActionSheet(title: Text("b")) }
        }
        rows.warned("alert(_:isPresented:actions:)", "presenting(.alert)") { view in
            view.alert("b", isPresented: shown) {}
        }
        rows.warned("alert(_:isPresented:actions:message:)", "presenting(.alert)") { view in
            view.alert("b", isPresented: shown) {
            } message: {
                Text("c")
            }
        }
        rows.warned("alert(_:isPresented:presenting:actions:)", "presenting(.alert)") { view in
            view.alert("b", isPresented: shown, presenting: 1) { _ in }
        }
        rows.warned("alert(_:isPresented:presenting:actions:message:)", "presenting(.alert)") { view in
            view.alert("b", isPresented: shown, presenting: 1) { _ in
            } message: { _ in
                Text("c")
            }
        }
        rows.warned("alert(isPresented:content:)", "presenting(.alert)") { view in
            view.alert(isPresented: shown) { Alert(title: Text("b")) }
        }
        rows.warned("alert(item:content:)", "presenting(.alert)") { view in
            view.alert(item: thing) { _ in Alert(title: Text("b")) }
        }
        rows.warned("alert(isPresented:error:actions:)", "presenting(.alert)") { view in
            view.alert(isPresented: shown, error: Failure()) {}
        }
        rows.warned("alert(isPresented:error:actions:message:)", "presenting(.alert)") { view in
            view.alert(isPresented: shown, error: Failure()) { _ in
            } message: { _ in
                Text("c")
            }
        }
        let dialog = "presenting(.confirmationDialog)"
        rows.warned("confirmationDialog(_:isPresented:titleVisibility:actions:)", dialog) { view in
            view.confirmationDialog("b", isPresented: shown) {}
        }
        rows.warned("confirmationDialog(_:isPresented:titleVisibility:actions:message:)", dialog) { view in
            view.confirmationDialog("b", isPresented: shown) {
            } message: {
                Text("c")
            }
        }
        rows.warned("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:)", dialog) { view in
            view.confirmationDialog("b", isPresented: shown, presenting: 1) { _ in }
        }
        rows.warned("confirmationDialog(_:isPresented:titleVisibility:presenting:actions:message:)", dialog) {
            view in
            view.confirmationDialog("b", isPresented: shown, presenting: 1) { _ in
            } message: { _ in
                Text("c")
            }
        }
        rows.warned("sheet(isPresented:onDismiss:content:)", "presenting(.sheet)") { view in
            view.sheet(isPresented: shown) { Text("b") }
        }
        rows.warned("sheet(item:onDismiss:content:)", "presenting(.sheet)") { view in
            view.sheet(item: thing) { _ in Text("b") }
        }
        rows.warned("fullScreenCover(isPresented:onDismiss:content:)", "presenting(.fullScreenCover)") {
            view in
            view.fullScreenCover(isPresented: shown) { Text("b") }
        }
        rows.warned("fullScreenCover(item:onDismiss:content:)", "presenting(.fullScreenCover)") { view in
            view.fullScreenCover(item: thing) { _ in Text("b") }
        }
        rows.warned("popover(isPresented:attachmentAnchor:arrowEdge:content:)", "presenting(.popover)") {
            view in
            view.popover(isPresented: shown) { Text("b") }
        }
        rows.warned("popover(item:attachmentAnchor:arrowEdge:content:)", "presenting(.popover)") { view in
            view.popover(item: thing) { _ in Text("b") }
        }
        rows.warned("inspector(isPresented:content:)", "presenting(.inspector)") { view in
            view.inspector(isPresented: shown) { Text("b") }
        }
        rows.warned("searchable(text:placement:prompt:)", ".searchable") {
            $0.searchable(text: .constant(""))
        }
        rows.warned("searchable(text:isPresented:placement:prompt:)", ".searchable") {
            $0.searchable(text: .constant(""), isPresented: shown)
        }
        func inSheet<V: View>(_ name: String, _ apply: @escaping @MainActor @Sendable (NameSample) -> V) {
            rows.drawn(name, from: { sheet(NameSample()) }, to: { sheet(apply(NameSample())) })
        }
        inSheet("presentationBackground(_:)") { $0.presentationBackground(.red) }
        inSheet("presentationBackground(alignment:content:)") { $0.presentationBackground { Color.red } }
        inSheet("presentationCornerRadius(_:)") { $0.presentationCornerRadius(3) }
        inSheet("presentationDetents(_:)") { $0.presentationDetents([.height(99)]) }
        inSheet("presentationDetents(_:selection:)") {
            $0.presentationDetents([.height(99)], selection: .constant(.height(99)))
        }
        inSheet("presentationDragIndicator(_:)") { $0.presentationDragIndicator(.visible) }
    }

    @MainActor private static func pushed(hidden: Bool) -> some View {
        NavigationStack(path: .constant([Thing(id: 1)])) {
            Text("a").navigationDestination(for: Thing.self) { _ in
                Text("b").navigationBarBackButtonHidden(hidden)
            }
        }
        .frame(height: 200).transformEnvironment(\.generation) { $0 = .ios18 }
    }

    @MainActor private static func split(_ sidebar: some View) -> some View {
        NavigationSplitView {
            sidebar
        } detail: {
            Text("detail")
        }
        .frame(height: 200).environment(\.horizontalSizeClass, .regular)
        .transformEnvironment(\.generation) { $0 = .ios18 }
    }

    @MainActor private static func columns() -> some View {
        NavigationView {
            Text("a")
            Text("b")
        }
        .frame(height: 200).environment(\.horizontalSizeClass, .regular)
        .transformEnvironment(\.generation) { $0 = .ios18 }
    }
}
