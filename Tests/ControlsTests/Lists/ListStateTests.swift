import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Lists that choose, close and are edited.
@MainActor struct ListStateTests {
    private func drawn(
        _ view: some View, asking requests: StateRequests = [], platform: ViewCore.Platform = .ios
    ) -> Drawn {
        var values = environment(.light, .ios18)
        values.platform = platform
        return Drawn(view, 200, asking: requests, in: values)
    }

    private let gray4 = "#D1D1D6"

    @Test func `A chosen row is gray on iOS, whatever kind of binding says so`() {
        let names = ["a", "b"]
        let one = List(names, id: \.self, selection: .constant("b" as String?)) { Text(verbatim: $0) }
        let many = List(names, id: \.self, selection: .constant(["a", "b"] as Set)) { Text(verbatim: $0) }
        let exactly = List(names, id: \.self, selection: .constant("a")) { Text(verbatim: $0) }
        func chosen(_ view: some View) -> [String] {
            drawn(view).fills.filter { $0.hasSuffix(gray4) }.map { String($0.dropLast(8)) }
        }
        #expect(chosen(one) == ["rect(20 61.5 160 44)"])
        #expect(chosen(many).map { $0.hasPrefix("roundedRect(20 17.5 160 88") } == [true])
        #expect(chosen(exactly) == ["rect(20 17.5 160 44)"])
        #expect(chosen(List(names, id: \.self) { Text(verbatim: $0) }) == [])
    }

    @Test func `A row is chosen by its tag`() {
        func list(_ selection: Binding<Int?>) -> some View {
            List(selection: selection) {
                Text(verbatim: "a").tag(1)
                Text(verbatim: "b").tag(2).listRowSeparator(.hidden)
                Text(verbatim: "c")
            }
        }
        func chosen(_ view: some View) -> Int { drawn(view).fills.filter { $0.hasSuffix(gray4) }.count }
        #expect(chosen(list(.constant(2))) == 1)
        #expect(chosen(list(.constant(3))) == 0)
        #expect(chosen(list(.constant(nil))) == 0)
    }

    @Test func `A chosen row is white on the tint on macOS`() {
        let list = List(["a", "b"], id: \.self, selection: .constant("b" as String?)) { Text(verbatim: $0) }
        let drawn = drawn(list, platform: .macos)
        #expect(drawn.ink(of: "a") == "#000000")
        #expect(drawn.ink(of: "b") == "#FFFFFF")
        #expect(drawn.fills.contains { $0.hasSuffix("#007AFF") })
    }

    @Test func `Choosing does not reach a list inside of a row`() {
        let list = List(["a"], id: \.self, selection: .constant("a" as String?)) { _ in
            List(["a"], id: \.self) { Text(verbatim: $0) }.frame(height: 60)
        }
        #expect(drawn(list).fills.filter { $0.hasSuffix(gray4) }.count == 1)
    }

    @Test func `A section closes in a sidebar, and opens where the tile asks for it`() {
        let section = List { Section("Header", isExpanded: .constant(false)) { Text(verbatim: "row") } }
        #expect(drawn(section).words == ["HEADER", "row"])
        let sidebar = section.listStyle(.sidebar)
        #expect(drawn(sidebar).words.first == "Header")
        #expect(!drawn(sidebar).words.contains("row"))
        let open = drawn(sidebar, asking: .expanded)
        #expect(open.words.contains("row"))
        #expect(open.warnings == [])
    }

    @Test func `A disclosure group is a row, and its content rows that are indented`() {
        let list = List {
            DisclosureGroup("More") {
                Text(verbatim: "a").accessibilityIdentifier("a")
                Text(verbatim: "b").accessibilityIdentifier("b")
            }
        }
        #expect(!drawn(list).words.contains("a"))
        let open = drawn(list, asking: .expanded)
        #expect(open.frame("a")?.minX == 60)
        #expect((open.frame("b")?.midY ?? 0) - (open.frame("a")?.midY ?? 0) == 44)
        #expect(open.ink(of: "More") == "#000000")
    }

    private struct Branch: Identifiable {
        var id: String
        var children: [Branch]?
    }

    @Test func `Children of a tree are rows below their parent`() {
        let trees = [Branch(id: "root", children: [Branch(id: "leaf")]), Branch(id: "other")]
        let list = List(trees, children: \.children) { Text(verbatim: $0.id) }
        func words(_ drawn: Drawn) -> [String] { drawn.words.filter { !$0.hasPrefix("chevron") } }
        #expect(words(drawn(list)) == ["root", "other"])
        #expect(words(drawn(list, asking: .expanded)) == ["root", "leaf", "other"])
    }

    @Test func `Children of a tree of bindings are rows that can change it`() {
        struct Box { var trees = [Branch(id: "root", children: [Branch(id: "leaf")]), Branch(id: "other")] }
        final class Store { var box = Box() }
        let store = Store()
        let trees = Binding<[Branch]>(get: { store.box.trees }, set: { store.box.trees = $0 })
        func change(_ branch: Binding<Branch>) -> some View {
            Text(verbatim: branch.wrappedValue.id).onAppear {
                if branch.wrappedValue.id == "leaf" { branch.wrappedValue.id = "new" }
            }
        }
        func words(_ drawn: Drawn) -> [String] { drawn.words.filter { !$0.hasPrefix("chevron") } }
        let closed = List(trees, children: \.children) { $branch in Text(verbatim: branch.id) }
        #expect(words(drawn(closed)) == ["root", "other"])
        let one = List(trees, children: \.children, selection: .constant("leaf" as String?)) { $branch in
            Text(verbatim: branch.id)
        }
        #expect(drawn(one, asking: .expanded).fills.contains { $0.hasSuffix(gray4) })
        let many = List(trees, children: \.children, selection: .constant(["leaf"] as Set)) { change($0) }
        #expect(words(drawn(many, asking: .expanded)).first == "root")
        #expect(store.box.trees[0].children?[0].id == "new")
    }

    @Test func `Rows that can be changed have marks while their list is edited`() {
        func list(_ mode: EditMode) -> Drawn {
            drawn(
                List {
                    ForEach(["a"], id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
                        .onDelete { _ in }
                        .onMove { _, _ in }
                    ForEach(["b"], id: \.self) { Text(verbatim: $0).accessibilityIdentifier($0) }
                        .onDelete { _ in }
                        .deleteDisabled(true)
                }
                .environment(\.editMode, .constant(mode)))
        }
        #expect(list(.inactive).frame("a")?.minX == 40)
        // The mark's width is that of its ink, which text of even widths does not have as a font does, and 12 points follow.
        #expect((list(.active).frame("a")?.minX ?? 0) > 52)
        #expect(isNear(list(.active).frame("b")?.minX, 40))
    }

    @Test func `Several rows to choose from have circles while their list is edited`() {
        let list = List(["a", "b"], id: \.self, selection: .constant(["b"] as Set)) {
            Text(verbatim: $0).accessibilityIdentifier($0)
        }
        #expect(isNear(drawn(list).frame("a")?.minX, 40))
        #expect((drawn(list.environment(\.editMode, .constant(.active))).frame("a")?.minX ?? 0) > 52)
    }

    @Test func `A list of bindings shows and changes its elements`() {
        struct Item: Identifiable, Sendable {
            let id: Int
            var isOn = false
        }
        let items = Binding<[Item]>(get: { [Item(id: 1), Item(id: 2, isOn: true)] }, set: { _ in })
        let list = List(items) { $item in Toggle("\(item.id)", isOn: $item.isOn) }
        #expect(drawn(list).words == ["1", "2"])
        let editable = List(items, editActions: .all) { $item in Text(verbatim: "\(item.id)") }
            .environment(\.editMode, .constant(.active))
        #expect(drawn(editable).words.count == 6)
    }

    @Test func `Elements are removed and moved by their places`() {
        var names = ["a", "b", "c", "d"]
        names.move(fromOffsets: [0, 2], toOffset: 4)
        #expect(names == ["b", "d", "a", "c"])
        names.move(fromOffsets: [3], toOffset: 0)
        #expect(names == ["c", "b", "d", "a"])
        names.remove(atOffsets: [0, 3, 99])
        #expect(names == ["b", "d"])
    }
}
