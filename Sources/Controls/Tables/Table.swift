import Foundation
public import ViewCore

/// Rows with a value in each of several columns.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>
where Value == Rows.TableRowValue, Value == Columns.TableRowValue {
    let rows: Rows
    let columns: Columns
    var choice: ListChoice?
    /// What the rows are sorted by first: a comparator that counts forward, and its order.
    var sorting: (by: AnyHashable, order: SortOrder)?
}

extension Table: View {
    public var body: some View {
        let (found, shown) = (TableRows<Value>("rows"), TableColumns<Value>("columns"))
        rows.addRows(to: found)
        columns.addColumns(to: shown)
        for warning in shown.list.flatMap(\.width.warnings) { Journal.current?.warn(warning) }
        return TableBody(
            rows: found.list, columns: shown.list.filter { !$0.isHidden }, choice: choice, sorting: sorting)
    }
}

extension Binding {
    /// The first comparator of a sort order, forward, and how it sorts.
    func first<Sort: SortComparator>() -> (by: AnyHashable, order: SortOrder)?
    where Value == [Sort] {
        guard var first = wrappedValue.first else { return nil }
        let order = first.order
        first.order = .forward
        return (AnyHashable(first), order)
    }
}
