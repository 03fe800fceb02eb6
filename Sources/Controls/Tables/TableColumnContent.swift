public import Foundation
public import ViewCore

/// What a table shows of its rows: a column, or several.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
    /// What a row stands for.
    associatedtype TableRowValue: Identifiable
    /// What its columns sort by; `Never` where they don't.
    associatedtype TableColumnSortComparator: SortComparator = Never
    associatedtype TableColumnBody: TableColumnContent
    var tableColumnBody: Self.TableColumnBody { get }

    /// Adds the columns to a table's. Those that style code makes of others get them from `tableColumnBody`.
    func addColumns(to columns: TableColumns<TableRowValue>)
}

extension TableColumnContent {
    public func addColumns(to columns: TableColumns<TableRowValue>) {
        columns.descend { tableColumnBody.addColumns(toAny: columns) }
    }

    /// Adds them to columns of the same kind of rows, or they could not be of one table.
    func addColumns(toAny columns: AnyObject) {
        if let columns = columns as? TableColumns<TableRowValue> { addColumns(to: columns) }
    }
}

extension Never: TableColumnContent {
    public typealias TableRowValue = NoTableRow
    public typealias TableColumnSortComparator = Never
    nonisolated public var tableColumnBody: Never { fatalError("a column was asked for its body") }
}

/// The rows of a table that has none.
public enum NoTableRow: Identifiable {
    public var id: Never { fatalError("there is no such row") }
}

/// Columns, one by one, whatever they were made of.
public typealias TableColumns<RowValue: Identifiable> = TableGathering<TableColumnRecord<RowValue>>

/// A column as the table draws it.
public struct TableColumnRecord<RowValue: Identifiable> {
    var label: AnyView
    var content: (RowValue) -> AnyView
    var width = TableColumnWidth()
    var alignment = HorizontalAlignment.leading
    /// What it sorts by, forward.
    var sorting: AnyHashable?
    var isHidden = false
}

/// How wide a column may be.
struct TableColumnWidth {
    var least: CGFloat?
    var ideal: CGFloat?
    var most: CGFloat?
    /// What was said of it that is no width.
    var warnings: [String] = []

    /// A width that is said of a column, or `nil` and a warning.
    fileprivate mutating func width(_ width: CGFloat?, _ call: String) -> CGFloat? {
        guard let width else { return nil }
        if width.isUsable, width >= 0 { return width }
        warnings.append(ignoredNumber(width, call))
        return nil
    }
}

/// A column of a table: a title and what each row shows in it.
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View> {
    let label: Label
    let content: (RowValue) -> Content
    let sorting: Sort?
    var width = TableColumnWidth()
    var columnAlignment = HorizontalAlignment.leading
    var isHidden = false

    nonisolated init(label: Label, sorting: Sort?, content: @escaping (RowValue) -> Content) {
        (self.label, self.sorting, self.content) = (label, sorting, content)
    }
}

extension TableColumn: TableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    public typealias TableColumnBody = Never
    nonisolated public var tableColumnBody: Never { fatalError("a column was asked for its body") }

    public func addColumns(to columns: TableColumns<RowValue>) {
        var forward = sorting
        forward?.order = .forward
        columns.add(
            TableColumnRecord(
                label: AnyView(label), content: { AnyView(content($0)) }, width: width,
                alignment: columnAlignment, sorting: forward.map { AnyHashable($0) }, isHidden: isHidden))
    }
}

// MARK: - What is said of columns

extension TableColumn {
    /// A width that does not change; one that is no width is ignored.
    nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
        var column = self
        column.width = TableColumnWidth()
        let width = column.width.width(width, ".width(")
        (column.width.least, column.width.ideal, column.width.most) = (width, width, width)
        return column
    }

    /// Bounds of the width; what is no width is ignored, and an infinite upper one is none.
    nonisolated public func width(
        min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil
    ) -> TableColumn {
        var column = self
        column.width = TableColumnWidth()
        column.width.least = column.width.width(min, ".width(min:")
        column.width.ideal = column.width.width(ideal, ".width(ideal:")
        column.width.most = column.width.width(max == .infinity ? nil : max, ".width(max:")
        return column
    }

    nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
        var column = self
        column.columnAlignment = alignment.horizontal
        return column
    }

    /// Names the column for a user's changes, which a picture has none of.
    nonisolated public func customizationID(_ id: String) -> TableColumn { self }

    nonisolated public func defaultVisibility(_ visibility: Visibility) -> TableColumn {
        var column = self
        column.isHidden = visibility == .hidden
        return column
    }

    nonisolated public func disabledCustomizationBehavior(
        _ behavior: TableColumnCustomizationBehavior
    ) -> TableColumn { self }
}

/// What a user may change of a column.
public struct TableColumnCustomizationBehavior: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let reorder = TableColumnCustomizationBehavior(rawValue: 1)
    public static let resize = TableColumnCustomizationBehavior(rawValue: 2)
    public static let visibility = TableColumnCustomizationBehavior(rawValue: 4)
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// On which side of a column its cells are.
public struct TableColumnAlignment: Hashable, Sendable {
    let horizontal: HorizontalAlignment
    public static let automatic = TableColumnAlignment(horizontal: .leading)
    public static let leading = TableColumnAlignment(horizontal: .leading)
    public static let center = TableColumnAlignment(horizontal: .center)
    public static let trailing = TableColumnAlignment(horizontal: .trailing)
    /// As numbers are written: at the end.
    public static let numeric = TableColumnAlignment(horizontal: .trailing)
}
