import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Row: Identifiable { let id: Int }

/// As many rows as there are numbers.
private struct Endless: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { .max }
    subscript(position: Int) -> Row { Row(id: position) }
}

private struct NestedRows: TableRowContent {
    typealias TableRowValue = Row
    var tableRowBody: NestedRows { NestedRows() }
}

private struct NestedColumns: TableColumnContent {
    typealias TableRowValue = Row
    typealias TableColumnSortComparator = Never
    var tableColumnBody: NestedColumns { NestedColumns() }
}

private struct BoxedRows: TableRowContent {
    typealias TableRowValue = Row
    let count: Int
    var tableRowBody: some TableRowContent<Row> { ForEach((0..<count).map { Row(id: $0) }) }
}

private struct BoxedColumn: TableColumnContent {
    typealias TableRowValue = Row
    typealias TableColumnSortComparator = Never
    var tableColumnBody: TableColumn<Row, Never, Text, Text> {
        TableColumn("Boxed") { Text(verbatim: "row \($0.id)") }
    }
}

/// Tables that nobody means: they end, and say what they leave out.
@MainActor struct HostileTableTests {
    /// With views for few rows, since what is left out is counted before.
    private func warnings(_ view: some View) -> [String] {
        let graph = ViewGraph(engine: FixedTextEngine())
        graph.viewLimit = 500
        var values = EnvironmentValues()
        values.horizontalSizeClass = .regular
        var options = TileOptions()
        options.width = 300
        return graph.layOut(view, in: values, options: options).warnings
            .filter { !$0.contains("more than 500 views") }
    }

    private let tooMany = "ForEach has more than \(Unfolding.widthLimit) elements; the rest is left out"

    @Test func `A table of too many rows leaves the rest out`() {
        let table = Table(Endless()) { TableColumn("A") { Text(verbatim: "\($0.id)") } }
        #expect(warnings(table) == [tooMany])
    }

    @Test func `A tree of too many roots leaves the rest out`() {
        struct Branch: Identifiable {
            let id: Int
            let children: [Branch]? = nil
        }
        let branches = (0...Unfolding.widthLimit).map { Branch(id: $0) }
        let table = Table(branches, children: \.children) { TableColumn("A") { Text(verbatim: "\($0.id)") } }
        #expect(warnings(table) == [tooMany])
    }

    @Test func `Rows for too many elements leave the rest out`() {
        let none = Table(of: Row.self) {
            TableColumn("A") { Text(verbatim: "\($0.id)") }
        } rows: {
            ForEach(Endless()) { row in if row.id < 0 { TableRow(row) } }
        }
        #expect(warnings(none) == [tooMany])
        let nested = Table(of: Row.self) {
            TableColumn("A") { Text(verbatim: "\($0.id)") }
        } rows: {
            ForEach(Endless()) { _ in ForEach(Endless()) { row in if row.id < 0 { TableRow(row) } } }
        }
        #expect(warnings(nested) == [tooMany])
    }

    @Test func `Columns for too many elements leave the rest out`() {
        let table = Table([Row(id: 1)]) {
            TableColumnForEach(Endless()) { column in
                if column.id < 0 { TableColumn("A") { (_: Row) in Text(verbatim: "a") } }
            }
        }
        #expect(warnings(table) == [tooMany])
    }

    @Test func `Rows whose body are themselves end`() {
        let table = Table(of: Row.self) {
            TableColumn("A") { Text(verbatim: "\($0.id)") }
        } rows: {
            TableRow(Row(id: 1))
            NestedRows()
        }
        #expect(warnings(table) == ["the rows of a table contain themselves; the rest is left out"])
    }

    @Test func `Columns whose body are themselves end`() {
        let table = Table([Row(id: 1)]) {
            TableColumn("A") { Text(verbatim: "\($0.id)") }
            NestedColumns()
        }
        #expect(warnings(table) == ["the columns of a table contain themselves; the rest is left out"])
    }

    @Test func `Rows and columns of one's own are those of their bodies`() {
        let table = Table(of: Row.self) {
            BoxedColumn()
        } rows: {
            BoxedRows(count: 2)
        }
        #expect(
            Drawn(table.environment(\.horizontalSizeClass, .regular), 300).words.suffix(2) == [
                "row 0", "row 1",
            ])
    }

    // MARK: Widths

    private func columns(
        _ change: (TableColumn<Row, Never, Text, Text>) -> TableColumn<Row, Never, Text, Text>
    ) -> Drawn {
        let first: TableColumn<Row, Never, Text, Text> = TableColumn("A") { Text(verbatim: "\($0.id)") }
        let table = Table([Row(id: 1)]) {
            change(first)
            TableColumn("B") { _ in Text(verbatim: "b").accessibilityIdentifier("b") }
        }
        return Drawn(table.environment(\.horizontalSizeClass, .regular), 300)
    }

    @Test(arguments: [CGFloat.infinity, -.infinity, .nan, -5, 1e9])
    func `A width that is none is ignored and said`(width: CGFloat) {
        let usual = columns { $0 }
        let fixed = columns { $0.width(width) }
        #expect(fixed.frame("b") == usual.frame("b"))
        #expect(fixed.warnings.count == 1)
        #expect(fixed.warnings.first?.hasPrefix(".width(") ?? false)
        let least = columns { $0.width(min: width) }
        #expect(least.frame("b") == usual.frame("b"))
        #expect(least.warnings.first?.hasPrefix(".width(min:") ?? false)
        let ideal = columns { $0.width(ideal: width) }
        #expect(ideal.warnings.first?.hasPrefix(".width(ideal:") ?? false)
    }

    @Test func `A column may be as wide as can be`() {
        let drawn = columns { $0.width(min: 20, max: .infinity) }
        #expect(drawn.frame("b") == columns { $0 }.frame("b"))
        #expect(drawn.warnings == [])
    }

    @Test func `Columns whose bounds say all of it share what is left`() {
        struct Column: Identifiable { let id: Int }
        func table(_ count: Int) -> some View {
            Table([Row(id: 1)]) {
                // Each bound is above what the others leave it, and only then.
                TableColumnForEach((0..<count).map { Column(id: $0) }) { column in
                    TableColumn("A") { (_: Row) in
                        Color.red.frame(height: 5).accessibilityIdentifier("\(column.id)")
                    }
                    .width(min: column.id % 2 == 0 ? CGFloat(count - column.id) : 0, max: 1_000_000)
                }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        // 32 at the sides and 8 between columns: what is left is 300 - 32 - 24 = 244 for 4, 2, and two halves.
        let few = Drawn(table(4), 300)
        #expect(few.warnings == [])
        #expect(few.frame("0")?.width == 61)
        #expect(few.frame("3")?.width == 61)
        let tight = Drawn(table(4), 32 + 24 + 8)
        #expect(["0", "1", "2", "3"].map { tight.frame($0)?.width } == [4, 1, 2, 1])
    }

    @Test(.timeLimit(.minutes(60))) func `Two thousand columns with bounds of their own end soon`() {
        struct Column: Identifiable { let id: Int }
        let table = Table([Row(id: 1)]) {
            TableColumnForEach((0..<2_000).map { Column(id: $0) }) { column in
                TableColumn("A") { (_: Row) in Text(verbatim: "a") }.width(min: CGFloat(column.id))
            }
        }
        let drawn = Drawn(table.environment(\.horizontalSizeClass, .regular), 900_000)
        #expect(drawn.words.count == 4_000)
    }
}
