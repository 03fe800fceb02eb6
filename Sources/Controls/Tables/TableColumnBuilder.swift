public import Foundation
import ViewCore

/// Builds the columns of a table from the statements of a closure.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
    @MainActor public static func buildExpression<Column: TableColumnContent>(
        _ column: Column
    ) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

    /// A column that does not sort, in a table that does.
    @MainActor @_disfavoredOverload
    public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

    @MainActor public static func buildBlock<Column: TableColumnContent>(_ column: Column) -> Column
    where Column.TableRowValue == RowValue { column }

    @MainActor public static func buildBlock<each Column: TableColumnContent>(
        _ columns: repeat each Column
    ) -> TupleTableColumnContent<RowValue, Sort, (repeat each Column)> {
        var parts: [any TableColumnContent] = []
        for column in repeat each columns { parts.append(column) }
        return TupleTableColumnContent(value: (repeat each columns), parts: parts)
    }

    @MainActor public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
    where Column.TableRowValue == RowValue { column }

    @MainActor public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        first: First
    ) -> ConditionalTableContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue { .init(first: first) }

    @MainActor public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
        second: Second
    ) -> ConditionalTableContent<First, Second>
    where First.TableRowValue == RowValue, Second.TableRowValue == RowValue { .init(second: second) }
}

/// Several columns.
public struct TupleTableColumnContent<RowValue: Identifiable, Sort: SortComparator, T> {
    public var value: T
    let parts: [any TableColumnContent]
}

extension TupleTableColumnContent: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    nonisolated public var tableColumnBody: Never { fatalError("columns were asked for their body") }
    public func addColumns(to columns: TableColumns<RowValue>) {
        for part in parts { part.addColumns(toAny: columns) }
    }
}

extension ConditionalTableContent: TableColumnContent
where First: TableColumnContent, Second: TableColumnContent, First.TableRowValue == Second.TableRowValue {
    public typealias TableColumnSortComparator = First.TableColumnSortComparator
    public typealias TableColumnBody = Never
    nonisolated public var tableColumnBody: Never { fatalError("columns were asked for their body") }
    public func addColumns(to columns: TableColumns<First.TableRowValue>) {
        first?.addColumns(to: columns)
        second?.addColumns(to: columns)
    }
}

extension Optional: TableColumnContent where Wrapped: TableColumnContent {
    public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
    public typealias TableColumnBody = Never
    nonisolated public var tableColumnBody: Never { fatalError("columns were asked for their body") }
    public func addColumns(to columns: TableColumns<Wrapped.TableRowValue>) {
        self?.addColumns(to: columns)
    }
}

/// A column for each element of a collection.
public struct TableColumnForEach<
    Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator,
    Content: TableColumnContent
> where Content.TableRowValue == RowValue {
    public var data: Data
    let content: (Data.Element) -> Content
}

extension TableColumnForEach: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    nonisolated public var tableColumnBody: Never { fatalError("columns were asked for their body") }
    public func addColumns(to columns: TableColumns<RowValue>) {
        columns.each(of: data) { content($0).addColumns(to: columns) }
    }
}

extension TableColumnForEach where Sort == Content.TableColumnSortComparator {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content) }
}

extension TableColumnForEach
where Sort == Content.TableColumnSortComparator, Data.Element: Identifiable, ID == Data.Element.ID {
    nonisolated public init(
        _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
    ) { self.init(data: data, content: content) }
}
