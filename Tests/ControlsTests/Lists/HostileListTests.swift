import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Lists that nobody means: they end, and what they cost grows with their rows.
@MainActor @Suite(.serialized) struct HostileListTests {
    private func answers(_ view: some View, _ width: CGFloat? = 300) -> (count: Int, drawn: Drawn) {
        let before = unsafe LayoutWork.answers
        let drawn = Drawn(view, width)
        return (unsafe LayoutWork.answers - before, drawn)
    }

    private func rows(_ count: Int) -> some View {
        List(0..<count, id: \.self) { index in
            Label("\(index)", systemImage: "star").badge(index)
        }
    }

    @Test func `Ten thousand rows cost ten times a thousand`() {
        let (few, many) = (answers(rows(1_000)).count, answers(rows(10_000)).count)
        #expect(many < 11 * few)
        #expect(many < 100 * 10_000)
        let (shown, drawn) = answers(rows(10_000).frame(height: 600))
        #expect(shown < 100 * 10_000)
        #expect(drawn.words.count < 200, "what is far below is not drawn")
        #expect(drawn.warnings == [])
    }

    @Test func `Ten thousand sections cost ten times a thousand`() {
        func sections(_ count: Int) -> some View {
            List {
                ForEach(0..<count, id: \.self) { index in
                    Section("\(index)") { Text(verbatim: "a") }
                }
            }
        }
        #expect(answers(sections(10_000)).count < 11 * answers(sections(1_000)).count)
    }

    @Test func `Ten thousand rows of a table cost ten times a thousand`() {
        struct Row: Identifiable { let id: Int }
        func table(_ count: Int) -> some View {
            Table((0..<count).map { Row(id: $0) }) {
                TableColumn("A") { Text(verbatim: "\($0.id)") }
                TableColumn("B") { Text(verbatim: "\($0.id)") }
            }
            .environment(\.horizontalSizeClass, .regular)
        }
        #expect(answers(table(10_000)).count < 11 * answers(table(1_000)).count)
    }

    @Test func `Lists in each other's rows`() {
        func nest(_ depth: Int) -> AnyView {
            depth == 0 ? AnyView(Text(verbatim: "x")) : AnyView(List { nest(depth - 1) })
        }
        let (few, many) = (answers(nest(10)).count, answers(nest(20)).count)
        #expect(many < 6 * few, "\(few), \(many)")
        #expect(answers(nest(60)).drawn.warnings == [])
        #expect(answers(nest(3), nil).drawn.words == ["x"])
    }

    @Test(arguments: [300, 3_000])
    func `Lists too deep in each other are cut with a warning`(depth: Int) {
        var view = AnyView(Text(verbatim: "x"))
        for level in 0..<depth {
            let inner = view
            switch level % 3 {
            case 0: view = AnyView(List { inner })
            case 1: view = AnyView(Form { Section("a") { inner } }.formStyle(.grouped))
            default: view = AnyView(Form { LabeledContent("a") { inner } }.formStyle(.columns))
            }
        }
        let drawn = Drawn(view, 300)
        #expect(drawn.warnings.contains { $0.contains("nested too deep") } == (depth > 1_000))
    }

    @Test func `Forms in columns in each other`() {
        func nest(_ depth: Int) -> AnyView {
            guard depth > 0 else { return AnyView(Text(verbatim: "x")) }
            return AnyView(Form { LabeledContent("label") { nest(depth - 1) } }.formStyle(.columns))
        }
        let (few, many) = (answers(nest(5)).count, answers(nest(10)).count)
        #expect(many < 8 * few, "\(few), \(many)")
    }

    @Test(arguments: [0.0, 1, 39, 10_000])
    func `Lists in any width`(width: CGFloat) {
        let list = List {
            Section("Header") {
                Label("Title", systemImage: "star").badge(3)
                Toggle("On", isOn: .constant(true))
            }
        }
        let drawn = Drawn(list, width)
        #expect(drawn.warnings == [])
        #expect(drawn.size.height >= 88)
        #expect(Drawn(Form { Toggle("On", isOn: .constant(true)) }.formStyle(.columns), width).warnings == [])
    }

    @Test func `Two lists beside each other share the width`() {
        let list = List { Text(verbatim: "a") }
        let pair = HStack(spacing: 0) {
            list.accessibilityIdentifier("first")
            list.accessibilityIdentifier("second")
        }
        let drawn = Drawn(pair, 300)
        #expect(drawn.frame("first")?.width == 150)
        #expect(drawn.frame("second")?.minX == 150)
    }

    @Test func `A list without rows is its ground`() {
        #expect(Drawn(List {}, 200).words == [])
        #expect(Drawn(List {}.frame(height: 100), 200).size == CGSize(width: 200, height: 100))
        #expect(Drawn(Form {}, 200).warnings == [])
        let empty = List { Section("Header") {} }
        #expect(Drawn(empty, 200).words == ["Header"])
    }

    @Test func `Insets that leave nothing leave nothing`() {
        let list = List {
            Text(verbatim: "a").listRowInsets(EdgeInsets(top: 0, leading: 500, bottom: 0, trailing: 500))
            Text(verbatim: "b").listRowInsets(EdgeInsets(top: -90, leading: -90, bottom: -90, trailing: -90))
        }
        let drawn = Drawn(list, 200)
        #expect(drawn.warnings == [])
        #expect(drawn.size.height < 400)
    }

    @Test func `Sections in sections and groups in groups`() {
        let list = List {
            Section("outer") {
                Section("inner") { Text(verbatim: "a") }
                Text(verbatim: "b")
            }
            DisclosureGroup("One", isExpanded: .constant(true)) {
                DisclosureGroup("Two", isExpanded: .constant(true)) { Text(verbatim: "deep") }
            }
        }
        let words = Drawn(list, 300).words
        for word in ["a", "b", "deep"] { #expect(words.contains(word)) }
    }
}
