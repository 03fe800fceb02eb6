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
        var parts: [any TableRowContent] = []
        for row in repeat each rows { parts.append(row) }
        return TupleTableRowContent(value: (repeat each rows), parts: parts)
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
    let parts: [any TableRowContent]
}

extension TupleTableRowContent: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func addRows(to rows: TableRows<Value>) {
        for part in parts { part.addRows(toAny: rows) }
    }
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
    public func addRows(to rows: TableRows<First.TableRowValue>) {
        first?.addRows(to: rows)
        second?.addRows(to: rows)
    }
}

extension Optional: TableRowContent where Wrapped: TableRowContent {
    public typealias TableRowValue = Wrapped.TableRowValue
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func addRows(to rows: TableRows<Wrapped.TableRowValue>) { self?.addRows(to: rows) }
}
