import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Person: Identifiable, Sendable {
    let id: Int
    var name: String
    var age = 30
    var nickname: String?
    var children: [Person]?
}

private let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob")]

@MainActor struct TableTests {
    private func drawn(
        _ view: some View, _ width: CGFloat? = 300, platform: ViewCore.Platform = .ios, isWide: Bool = true
    ) -> Drawn {
        var values = environment(.light, .ios18)
        values.platform = platform
        values.horizontalSizeClass = isWide ? .regular : .compact
        return Drawn(view, width, in: values)
    }

    private var table: some View {
        Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text(verbatim: "\($0.age)").accessibilityIdentifier("age \($0.id)") }
        }
    }

    @Test func `A table has a title and a cell in each column`() {
        #expect(drawn(table).words == ["Name", "Age", "Ada", "30", "Bob", "30"])
        // 16 on both sides; two columns share the rest but for 8.
        #expect(isNear(drawn(table).frame("age 1")?.minX, 16 + (268 - 8) / 2 + 8))
    }

    @Test func `Where there is little width a table is a list of its first column`() {
        #expect(drawn(table, isWide: false).words == ["Ada", "Bob"])
        #expect(drawn(table, platform: .macos, isWide: false).words.count == 6)
    }

    @Test func `Titles can be left out`() {
        #expect(drawn(table.tableColumnHeaders(.hidden)).words == ["Ada", "30", "Bob", "30"])
        #expect(drawn(table.tableColumnHeaders(.visible)).words.first == "Name")
    }

    @Test func `Columns keep their widths and share what is left`() {
        func x(_ change: (TableColumn<Person, Never, Text, Text>) -> TableColumn<Person, Never, Text, Text>)
            -> CGFloat?
        {
            let first: TableColumn<Person, Never, Text, Text> = TableColumn("Name", value: \.name)
            let table = Table(people) {
                change(first)
                TableColumn("Age") { Text(verbatim: "\($0.age)").accessibilityIdentifier("age") }
            }
            return drawn(table).frame("age")?.minX
        }
        #expect(isNear(x { $0.width(50) }, 16 + 50 + 8))
        #expect(isNear(x { $0.width(min: 200) }, 16 + 200 + 8 + 0))
        #expect(isNear(x { $0.width(max: 40) }, 16 + 40 + 8))
        #expect(isNear(x { $0.width(.nan) }, 16 + 130 + 8))
        #expect(isNear(x { $0.width(-5) }, 16 + 130 + 8))
    }

    @Test func `Cells stand at their column's side`() {
        let table = Table(people) {
            TableColumn("Age") { Text(verbatim: "\($0.age)").accessibilityIdentifier("age") }.alignment(
                .trailing)
        }
        #expect(isNear(drawn(table).frame("age")?.maxX, 284))
    }

    @Test func `Sorting shows in the title of the column that sorts`() {
        func items(_ order: [KeyPathComparator<Person>]) -> Int {
            let table = Table(people, sortOrder: .constant(order)) {
                TableColumn("Name", value: \.name)
                TableColumn("Age", value: \.age) { Text(verbatim: "\($0.age)") }
                TableColumn("Note") { _ in Text(verbatim: "x") }
            }
            return drawn(table).words.count
        }
        let none = items([])
        #expect(items([KeyPathComparator(\.age)]) == none + 1)
        #expect(items([KeyPathComparator(\.age, order: .reverse)]) == none + 1)
        #expect(items([KeyPathComparator(\.id)]) == none)
    }

    @Test func `A chosen row is filled`() {
        let one = Table(people, selection: .constant(2 as Int?)) { TableColumn("Name", value: \.name) }
        let many = Table(people, selection: .constant([1, 2] as Set)) { TableColumn("Name", value: \.name) }
        func gray(_ view: some View) -> Int { drawn(view).fills.filter { $0.hasSuffix("#D1D1D6") }.count }
        #expect(gray(one) == 1)
        #expect(gray(many) == 2)
    }

    @Test func `Rows are written one by one or made of data`() {
        let table = Table(of: Person.self) {
            TableColumn("Name", value: \.name)
        } rows: {
            TableRow(Person(id: 9, name: "Zoe"))
            ForEach(people) { TableRow($0) }
            if people.count > 5 { TableRow(Person(id: 8, name: "Yan")) }
            ForEach(people)
            DisclosureTableRow(Person(id: 7, name: "Root"), isExpanded: .constant(true)) {
                TableRow(Person(id: 6, name: "Leaf"))
            }
        }
        let words = drawn(table).words.filter { !$0.hasPrefix("chevron") }
        #expect(words == ["Name", "Zoe", "Ada", "Bob", "Ada", "Bob", "Root", "Leaf"])
    }

    @Test func `Columns come in every form that SwiftUI has`() {
        let key: LocalizedStringKey = "Key"
        let table = Table(people, sortOrder: .constant([KeyPathComparator(\Person.age)])) {
            TableColumn(key, value: \.name)
            TableColumn("Name".lowercased(), value: \.name)
            TableColumn(Text("Text"), value: \.name)
            TableColumn("Nick", value: \.nickname) { Text($0.nickname ?? "-") }
            TableColumn("Compared", value: \.name, comparator: .localizedStandard)
            TableColumn("Lexical", value: \.name, comparator: String.StandardComparator.lexical) {
                Text($0.name)
            }
            TableColumn("Used", sortUsing: KeyPathComparator(\.age)) { Text($0.name) }
            TableColumnForEach([1, 2], id: \.self) { index in
                TableColumn("\(index)", value: \Person.age) { Text(verbatim: "\($0.age)") }
            }
        }
        #expect(drawn(table, 900).words.prefix(2) == ["Key", "name"])
        let hidden = Table(people) {
            TableColumn("Name", value: \.name)
            TableColumn("Gone") { _ in Text("x") }.defaultVisibility(.hidden)
        }
        #expect(!drawn(hidden).words.contains("Gone"))
    }

    @Test func `Trees are shown closed`() {
        let roots = [Person(id: 1, name: "Root", children: [Person(id: 2, name: "Leaf")])]
        let table = Table(roots, children: \.children) { TableColumn("Name", value: \.name) }
        #expect(drawn(table).words.contains("Root"))
        #expect(!drawn(table).words.contains("Leaf"))
    }

    @Test func `On macOS every other row is darker unless told otherwise`() {
        func dark(_ view: some View) -> Int {
            drawn(view, platform: .macos).fills.filter { $0.hasSuffix("#74748014") }.count
        }
        #expect(dark(table) == 1)
        #expect(dark(table.alternatingRowBackgrounds(.disabled)) == 0)
        #expect(dark(table.tableStyle(.bordered(alternatesRowBackgrounds: false))) == 0)
        #expect(dark(table.tableStyle(.inset(alternatesRowBackgrounds: true))) == 1)
    }

    @Test func `A table in no width at all ends`() {
        #expect(drawn(table, 0).warnings == [])
        #expect(drawn(table, nil).size.width > 100)
        let wide = Table(people) { TableColumn("Name", value: \.name).width(min: .infinity) }
        #expect(drawn(wide).size.height > 0)
    }
}
