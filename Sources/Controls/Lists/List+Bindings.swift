public import ViewCore

// A list of bindings to the elements of a collection, one row each.

extension List where SelectionValue == Never {
    nonisolated public init<Data: MutableCollection & RandomAccessCollection & Sendable, RowContent: View>(
        _ data: Binding<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(choice: nil, content: ForEach(data, content: rowContent))
    }

    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & Sendable, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(choice: nil, content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection & Sendable, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            choice: nil, content: EditableRows(rows: ForEach(data, content: rowContent), actions: editActions)
        )
    }

    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & Sendable, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            choice: nil,
            content: EditableRows(rows: ForEach(data, id: id, content: rowContent), actions: editActions))
    }
}

extension List {
    nonisolated public init<Data: MutableCollection & RandomAccessCollection & Sendable, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(choice: selection.map { .many($0) }, content: ForEach(data, content: rowContent))
    }

    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & Sendable, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(choice: selection.map { .many($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection & Sendable, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            choice: selection.map { .many($0) },
            content: EditableRows(rows: ForEach(data, content: rowContent), actions: editActions))
    }

    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & Sendable, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<Set<SelectionValue>>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            choice: selection.map { .many($0) },
            content: EditableRows(rows: ForEach(data, id: id, content: rowContent), actions: editActions))
    }
}

extension List {
    nonisolated public init<Data: MutableCollection & RandomAccessCollection & Sendable, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(choice: selection.map { .one($0) }, content: ForEach(data, content: rowContent))
    }

    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & Sendable, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(choice: selection.map { .one($0) }, content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection & Sendable, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            choice: selection.map { .one($0) },
            content: EditableRows(rows: ForEach(data, content: rowContent), actions: editActions))
    }

    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & Sendable, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue?>?,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            choice: selection.map { .one($0) },
            content: EditableRows(rows: ForEach(data, id: id, content: rowContent), actions: editActions))
    }
}

extension List {
    nonisolated public init<Data: MutableCollection & RandomAccessCollection & Sendable, RowContent: View>(
        _ data: Binding<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<
            LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent
        >,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(choice: .exactlyOne(selection), content: ForEach(data, content: rowContent))
    }

    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & Sendable, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(choice: .exactlyOne(selection), content: ForEach(data, id: id, content: rowContent))
    }

    nonisolated public init<Data: MutableCollection & RandomAccessCollection & Sendable, RowContent: View>(
        _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, Data.Element.ID, RowContent>,
        Data.Element: Identifiable, Data.Index: Hashable
    {
        self.init(
            choice: .exactlyOne(selection),
            content: EditableRows(rows: ForEach(data, content: rowContent), actions: editActions))
    }

    nonisolated public init<
        Data: MutableCollection & RandomAccessCollection & Sendable, ID: Hashable, RowContent: View
    >(
        _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
        selection: Binding<SelectionValue>,
        @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
    )
    where
        Content == EditableRows<Data, ID, RowContent>,
        Data.Index: Hashable
    {
        self.init(
            choice: .exactlyOne(selection),
            content: EditableRows(rows: ForEach(data, id: id, content: rowContent), actions: editActions))
    }
}
