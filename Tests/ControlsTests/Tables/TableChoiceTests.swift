import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Person: Identifiable, Sendable {
    let id: Int
    var name: String
    var age: Int
}

/// What is chosen by numbers is an element, not the place of one.
@MainActor struct TableChoiceTests {
    /// Words are white in chosen rows and black in the others.
    private func white(_ view: some View) -> [String] {
        var values = environment(.light, .ios18)
        values.platform = .macos
        let drawn = Drawn(view, 300, in: values)
        return drawn.words.filter { drawn.ink(of: $0) == "#FFFFFF" }
    }

    private let people = [
        Person(id: 1, name: "Ada", age: 36), Person(id: 2, name: "Bob", age: 41),
        Person(id: 0, name: "Eve", age: 50),
    ]

    @Test(arguments: [(1, ["Ada", "36"]), (2, ["Bob", "41"]), (0, ["Eve", "50"]), (9, [])])
    func `The row of the chosen element is white on the tint, and nothing else`(id: Int, words: [String]) {
        let table = Table(people, selection: .constant(id as Int?)) {
            TableColumn("Name", value: \.name)
            TableColumn("Age") { Text(verbatim: "\($0.age)") }
        }
        #expect(white(table) == words)
    }

    @Test func `Views of a row that are numbered are no rows`() {
        func list(_ chosen: Int?) -> some View {
            List([10, 11], id: \.self, selection: .constant(chosen)) { row in
                HStack { ForEach(0..<3) { Text(verbatim: "\(row)-\($0)") } }
            }
        }
        #expect(white(list(1)) == [])
        #expect(white(list(11)) == ["11-0", "11-1", "11-2"])
    }

    @Test func `Views behind a row and options in it are no rows`() {
        let behind = List([10], id: \.self, selection: .constant(1 as Int?)) { _ in
            Text(verbatim: "a").background { ForEach(1..<2) { Text(verbatim: "b\($0)") } }
        }
        #expect(white(behind) == [])
        let options = List([10], id: \.self, selection: .constant(1 as Int?)) { _ in
            Picker("p", selection: .constant(1)) { ForEach(0..<3) { Text(verbatim: "option \($0)") } }
                .pickerStyle(.radioGroup)
        }
        #expect(white(options) == [])
    }

    @Test func `Rows in sections, groups and trees are rows`() {
        let sections = List(selection: .constant(2 as Int?)) {
            ForEach([7], id: \.self) { section in
                Section("\(section)") { ForEach(1..<3) { Text(verbatim: "row \($0)") } }
            }
        }
        #expect(white(sections) == ["row 2"])
        let group = List(selection: .constant(5 as Int?)) {
            DisclosureGroup("More", isExpanded: .constant(true)) {
                ForEach(4..<6) { Text(verbatim: "row \($0)").padding(1) }
            }
        }
        #expect(white(group) == ["row 5"])
    }
}
