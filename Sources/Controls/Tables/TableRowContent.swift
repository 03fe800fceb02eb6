public import ViewCore

/// The rows of a table: one, or several.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
    /// What a row stands for.
    associatedtype TableRowValue: Identifiable
    associatedtype TableRowBody: TableRowContent
    var tableRowBody: Self.TableRowBody { get }

    /// The rows, one by one. Those that style code makes of others get them from `tableRowBody`.
    func tableRows() -> TableRows<TableRowValue>
}

extension TableRowContent {
    public func tableRows() -> TableRows<TableRowValue> {
        (tableRowBody.tableRows() as Any) as? TableRows<TableRowValue> ?? TableRows(list: [])
    }

    // A picture shows rows as they lie.
    nonisolated public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> Self { self }
    nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> Self { self }
}

extension Never: TableRowContent {
    nonisolated public var tableRowBody: Never { fatalError("a row was asked for its body") }
}

/// Rows, one by one, whatever they were made of.
public struct TableRows<Value: Identifiable> {
    struct Entry {
        var value: Value
        /// Of how many others it is a child.
        var depth = 0
        /// Whether its children are shown; `nil` for a row that has none.
        var isExpanded: Bool?
    }
    let list: [Entry]
}

/// A row that stands for a value.
public struct TableRow<Value: Identifiable> {
    let value: Value
    nonisolated public init(_ value: Value) { self.value = value }
}

extension TableRow: TableRowContent {
    public typealias TableRowValue = Value
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("a row was asked for its body") }
    public func tableRows() -> TableRows<Value> { TableRows(list: [.init(value: value)]) }
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

    public func tableRows() -> TableRows<TableRowValue> {
        let isOpen = isExpanded?.wrappedValue ?? false
        var own = label.tableRows().list
        for index in own.indices { own[index].isExpanded = isOpen }
        guard isOpen else { return TableRows(list: own) }
        return TableRows(
            list: own
                + content().tableRows().list.map {
                    .init(value: $0.value, depth: $0.depth + 1, isExpanded: $0.isExpanded)
                })
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
    public func tableRows() -> TableRows<Data.Element> {
        TableRows(list: data.map { .init(value: $0) })
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
    public func tableRows() -> TableRows<Data.Element> {
        TableRows(
            list: data.map { .init(value: $0, isExpanded: $0[keyPath: children] == nil ? nil : false) })
    }
}

extension ForEach: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    nonisolated public var tableRowBody: Never { fatalError("rows were asked for their body") }
    public func tableRows() -> TableRows<Content.TableRowValue> {
        TableRows(list: data.flatMap { content($0).tableRows().list })
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
