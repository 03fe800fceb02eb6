public import ViewCore

/// A tree of values, each with children in a disclosure group.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
    let roots: [Data.Element]
    let id: KeyPath<Data.Element, ID>
    let children: (Data.Element) -> Data?
    let leaf: (Data.Element) -> Leaf
}

/// The children of a value in an outline, of hidden type.
public struct OutlineSubgroupChildren {
    let content: AnyView
}

extension OutlineSubgroupChildren: View {
    public var body: some View { content }
}

extension OutlineGroup: View
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    public var body: some View { rows(of: roots) }

    private func rows(of elements: [Data.Element]) -> ForEach<[Data.Element], ID, AnyView> {
        ForEach(elements, id: id) { element in onMain((self, element)) { $0.0.row(of: $0.1) } }
    }

    private func row(of element: Data.Element) -> AnyView {
        guard let children = children(element) else { return AnyView(Given(leaf(element))) }
        let rows = rows(of: Array(children))
        return AnyView(
            Subgroup {
                OutlineSubgroupChildren(content: AnyView(rows))
            } label: {
                leaf(element)
            })
    }
}

extension OutlineGroup
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    nonisolated public init<DataElement>(
        _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: Array(data), id: id, children: { $0[keyPath: children] }, leaf: content)
    }

    nonisolated public init<DataElement>(
        _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where DataElement == Data.Element {
        self.init(roots: [root], id: id, children: { $0[keyPath: children] }, leaf: content)
    }

    nonisolated public init<DataElement: Identifiable>(
        _ data: Data, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(data, id: \.id, children: children, content: content)
    }

    nonisolated public init<DataElement: Identifiable>(
        _ root: DataElement, children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where ID == DataElement.ID, DataElement == Data.Element {
        self.init(root, id: \.id, children: children, content: content)
    }
}

extension OutlineGroup
where Parent: View, Leaf: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
    /// Trees of bindings to values.
    nonisolated public init<C: MutableCollection & RandomAccessCollection>(
        _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
    ) where Data == Binding<C>, C.Element: Identifiable, ID == C.Element.ID {
        self.init(
            roots: Array(data), id: \.id, children: { Binding<C>($0[dynamicMember: children]) }, leaf: content
        )
    }
}
