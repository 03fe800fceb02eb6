public import ViewCore

/// The rows of a table: one, or several.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What a row stands for.
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent
    var tableRowBody: Self.TableRowBody { get }

    /// Adds the rows to a table's. Those that style code makes of others get them from `tableRowBody`.
    func addRows(to rows: TableRows<TableRowValue>)
}

extension TableRowContent {
    public func addRows(to rows: TableRows<TableRowValue>) {
        rows.descend { tableRowBody.addRows(toAny: rows) }
    }

    /// Adds them to rows that are of the same kind, or they could not be of one table.
    func addRows(toAny rows: AnyObject) {
        if let rows = rows as? TableRows<TableRowValue> { addRows(to: rows) }
    }

    // A picture shows rows as they lie.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
}

extension Never: TableRowContent {
    nonisolated public var tableRowBody: Never { fatalError("a row was asked for its body") }
}

/// A row as the table has it.
public struct TableRowEntry<Value: Identifiable> {
    var value: Value
    /// Of how many others it is a child.
    var depth = 0
    /// Whether its children are shown; `nil` for a row that has none.
    var isExpanded: Bool?
}

/// Rows, one by one, whatever they were made of.
public typealias TableRows<Value: Identifiable> = TableGathering<TableRowEntry<Value>>

/// A row that stands for a value.
public struct TableRow<Value: Identifiable> {
    let value: Value
    nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("a row was asked for its body") }
    public func addRows(to rows: TableRows<Value>) { rows.add(.init(value: value)) }
}

/// A row with others that it shows or hides.
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>
where Label.TableRowValue == Content.TableRowValue {
    let label: Label
    let isExpanded: Binding<Bool>?
    let content: () -> Content
}

extension DisclosureTableRow: TableRowContent {
    public typealias TableRowValue = Label.TableRowValue
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }

    public func addRows(to rows: TableRows<TableRowValue>) {
        let isOpen = isExpanded?.wrappedValue ?? false
        let own = rows.list.count
        label.addRows(to: rows)
        rows.change(from: own) { $0.isExpanded = isOpen }
        guard isOpen else { return }
        let inner = rows.list.count
        content().addRows(to: rows)
        rows.change(from: inner) { $0.depth += 1 }
    }
}

extension DisclosureTableRow {
    nonisolated public init<Value: Identifiable>(
        _ value: Value, isExpanded: Binding<Bool>? = nil,
        @TableRowBuilder<Value> content: @escaping () -> Content
    ) where Label == TableRow<Value> {
        self.init(label: TableRow(value), isExpanded: isExpanded, content: content)
    }
}

/// A row for each element of a collection that is itself what the row stands for.
public struct TableForEachContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
}

extension TableForEachContent: TableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func addRows(to rows: TableRows<Data.Element>) {
        rows.each(of: data) { rows.add(.init(value: $0)) }
    }
}

/// The roots of trees; a picture shows the branches closed.
public struct TableOutlineGroupContent<Data: RandomAccessCollection> where Data.Element: Identifiable {
    let data: Data
    let children: KeyPath<Data.Element, Data?>
}

extension TableOutlineGroupContent: TableRowContent {
    public typealias TableRowValue = Data.Element
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func addRows(to rows: TableRows<Data.Element>) {
        rows.each(of: data) {
            rows.add(.init(value: $0, isExpanded: $0[keyPath: children] == nil ? nil : false))
        }
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func addRows(to rows: TableRows<Content.TableRowValue>) {
        rows.each(of: data) { content($0).addRows(to: rows) }
    }
}

extension ForEach where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
    nonisolated public init<Value: Identifiable>(
        _ data: Data, @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Value {
        self.init(data: data, content: content, identify: { $0.id })
    }

    /// Rows that stand for the elements themselves.
    nonisolated public init(_ data: Data) where Content == TableRow<Data.Element> {
        self.init(data: data, content: { TableRow($0) }, identify: { $0.id })
    }
}

extension ForEach where Content: TableRowContent {
    nonisolated public init<Value: Identifiable>(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @TableRowBuilder<Value> content: @escaping (Data.Element) -> Content
    ) where Content.TableRowValue == Value {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}
