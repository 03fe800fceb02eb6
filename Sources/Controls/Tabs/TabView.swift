import Foundation
public import ViewCore

/// One of several views, with a bar to change between them.
public struct TabView<SelectionValue: Hashable, Content: View> {
    let content: Content
    let selection: Binding<SelectionValue>?
}

extension TabView: View {
    public typealias Body = Never

    nonisolated public init(
        selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content
    ) {
        self.init(content: content(), selection: selection)
    }

    nonisolated public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(content: .init(tabs: content()), selection: selection)
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.descend(into: TabView.self) { unfolding in
            let bars = BarContents()
            bars.around = unfolding.environment.bars
            var tabs = tabs(bars, &unfolding).filter { !$0.isHidden }
            let chosen = selection.flatMap { selection in
                tabs.firstIndex { $0.tag?.stands(for: selection.wrappedValue) ?? false }
            }
            if selection != nil, chosen == nil, tabs.contains(where: { $0.tag != nil }) {
                unfolding.warn("no tab has the tag that the TabView's selection is; the first is shown")
            }
            let index = chosen ?? 0
            if tabs.indices.contains(index), tabs[index].node == nil, let content = tabs[index].content {
                let nodes = pages(content, slot: 2, bars, &unfolding)
                tabs[index].node = ZStack { MadeNodes(nodes: nodes) }.node(in: &unfolding)
            }
            let look = TabLook(tabs: tabs, chosen: index, bars: bars)
            look.unfold(into: &unfolding)
        }
    }

    /// The tabs, and of those that are views already the views.
    @MainActor private func tabs(_ bars: BarContents, _ unfolding: inout Unfolding) -> [TabEntry] {
        if let tabs = content as? any TabList {
            var gathering = TabGathering(unfolding.ofWriter)
            tabs.gather(into: &gathering)
            return gathering.tabs
        }
        return pages(Given(content), slot: 1, bars, &unfolding).map { node in
            let item = node.layoutValue(TabItemModifier<EmptyView>.key) as? TabItem
            return TabEntry(
                tag: node.optionTag, label: item?.label, node: node,
                badge: (node.layoutValue(TabBadge.key) as? TabBadge)?.label)
        }
    }

    /// The nodes of pages, which are no rows, wherever the tab view stands.
    @MainActor private func pages(
        _ content: some View, slot: Int, _ bars: BarContents, _ unfolding: inout Unfolding
    ) -> [LayoutNode] {
        let environment = unfolding.environment
        unfolding.environment.bars = bars
        unfolding.environment.rowPlace = .none
        unfolding.environment.standsInTab = true
        defer { unfolding.environment = environment }
        return unfolding.nodesToChoose(of: content, slot: slot)
    }
}

extension TabView where SelectionValue == Int {
    nonisolated public init(@ViewBuilder content: () -> Content) {
        self.init(content: content(), selection: nil)
    }
}

extension TabView where SelectionValue == Never {
    nonisolated public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(content: .init(tabs: content()), selection: nil)
    }
}

extension View {
    @MainActor fileprivate func node(in unfolding: inout Unfolding) -> LayoutNode? {
        unfolding.nodes(of: self, slot: 3).first
    }
}

/// Content that is made of tabs.
@MainActor private protocol TabList {
    func gather(into gathering: inout TabGathering)
}

extension TabContentBuilder.Content: TabList {
    func gather(into gathering: inout TabGathering) { gathering.gather(tabs, slot: 1) }
}

// MARK: - Views as tabs

struct TabItem {
    let label: CapturedView
}

/// Says what stands for a view in the bar of a tab view.
public struct TabItemModifier<Label: View> {
    let label: Label
    static var key: ObjectIdentifier { ObjectIdentifier(TabItem.self) }
}

extension TabItemModifier: ViewModifier {
    public typealias Body = Never
    public func unfold<V: View>(content: V, into unfolding: inout Unfolding) {
        let label = CapturedView(label, in: unfolding)
        unfolding.wrapNodes(of: content) { $0.noting(TabItem(label: label), Self.key, ".tabItem") }
    }
}

extension View {
    nonisolated public func tabItem<V: View>(
        @ViewBuilder _ label: () -> V
    ) -> ModifiedContent<Self, TabItemModifier<V>> {
        modifier(TabItemModifier(label: label()))
    }
}
