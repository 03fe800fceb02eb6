public import Foundation
public import ViewCore

// Tables of a collection, and of one whose elements have children.

extension Table {
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns())
    }

    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), choice: .one(selection))
    }

    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableForEachContent<Data>, Data.Element == Value {
        self.init(rows: TableForEachContent(data: data), columns: columns(), choice: .many(selection))
    }

    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(rows: TableForEachContent(data: data), columns: columns(), sorting: sortOrder.first())
    }

    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), choice: .one(selection),
            sorting: sortOrder.first())
    }

    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableForEachContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            rows: TableForEachContent(data: data), columns: columns(), choice: .many(selection),
            sorting: sortOrder.first())
    }
}

extension Table {
    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(rows: TableOutlineGroupContent(data: data, children: children), columns: columns())
    }

    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            choice: .one(selection))
    }

    @MainActor public init<Data: RandomAccessCollection>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        @TableColumnBuilder<Value, Never> columns: () -> Columns
    ) where Rows == TableOutlineGroupContent<Data>, Data.Element == Value {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            choice: .many(selection))
    }

    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            sorting: sortOrder.first())
    }

    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            choice: .one(selection), sorting: sortOrder.first())
    }

    @MainActor public init<Data: RandomAccessCollection, Sort: SortComparator>(
        _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
        sortOrder: Binding<[Sort]>,
        @TableColumnBuilder<Value, Sort> columns: () -> Columns
    )
    where
        Rows == TableOutlineGroupContent<Data>, Data.Element == Value, Sort.Compared == Value,
        Columns.TableColumnSortComparator == Sort
    {
        self.init(
            rows: TableOutlineGroupContent(data: data, children: children), columns: columns(),
            choice: .many(selection), sorting: sortOrder.first())
    }
}
