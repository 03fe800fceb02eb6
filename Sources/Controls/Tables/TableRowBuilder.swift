/// Builds the rows of a table from the statements of a closure.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
    @MainActor public static func buildExpression<Row: TableRowContent>(_ row: Row) -> Row
    where Row.TableRowValue == Value { row }

    @MainActor public static func buildBlock<Row: TableRowContent>(_ row: Row) -> Row
    where Row.TableRowValue == Value { row }

    @MainActor public static func buildBlock<each Row: TableRowContent>(
        _ rows: repeat each Row
    ) -> TupleTableRowContent<Value, (repeat each Row)> {
        var list: [TableRows<Value>.Entry] = []
        for row in repeat each rows {
            // All of one table stand for values of its type.
            list += ((row.tableRows() as Any) as? TableRows<Value>)?.list ?? []
        }
        return TupleTableRowContent(value: (repeat each rows), rows: TableRows(list: list))
    }

    @MainActor public static func buildIf<Row: TableRowContent>(_ row: Row?) -> Row?
    where Row.TableRowValue == Value { row }

    @MainActor public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        first: First
    ) -> ConditionalTableContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value { .init(first: first) }

    @MainActor public static func buildEither<First: TableRowContent, Second: TableRowContent>(
        second: Second
    ) -> ConditionalTableContent<First, Second>
    where First.TableRowValue == Value, Second.TableRowValue == Value { .init(second: second) }
}

/// Several rows.
public struct TupleTableRowContent<Value: Identifiable, T> {
    public var value: T
    let rows: TableRows<Value>
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func tableRows() -> TableRows<Value> { rows }
}

/// One of two: rows or columns of a table, chosen by an `if` or `switch`.
public struct ConditionalTableContent<First, Second> {
    var first: First?
    var second: Second?
}

extension ConditionalTableContent: TableRowContent
where First: TableRowContent, Second: TableRowContent, First.TableRowValue == Second.TableRowValue {
    public typealias TableRowValue = First.TableRowValue
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func tableRows() -> TableRows<First.TableRowValue> {
        first?.tableRows() ?? second?.tableRows() ?? TableRows(list: [])
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func tableRows() -> TableRows<Wrapped.TableRowValue> {
        self?.tableRows() ?? TableRows(list: [])
    }
}
