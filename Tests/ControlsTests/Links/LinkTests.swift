import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Item: Identifiable {
    let id: String
    var children: [Item]?
}

@MainActor struct LinkTests {
    private let url = URL(fileURLWithPath: "/")

    @Test func `A link is a button in the style around it`() {
        let button = Button("Help") {}
        #expect(Drawn(Link("Help", destination: url)).list == Drawn(button).list)
        let pressed = Drawn(Link("Help", destination: url), asking: .press)
        #expect(pressed.list == Drawn(button, asking: .press).list)
        #expect(Drawn(Link("Help", destination: url).buttonStyle(.bordered)).size.height == 34)
    }

    @Test func `A link to share has a symbol and words, or others`() {
        #expect(Drawn(ShareLink(item: url)).words.contains("Share\u{2026}"))
        #expect(Drawn(ShareLink("Send", item: url)).words.contains("Send"))
        #expect(Drawn(ShareLink(item: "words") { Text(verbatim: "Go") }).words == ["Go"])
        let preview = ShareLink(item: "words", preview: SharePreview("Words"))
        #expect(Drawn(preview).words.contains("Share\u{2026}"))
        #expect(Drawn(ShareLink(item: url), asking: .press).laidOut.claimed == .press)
    }

    @Test func `A button to edit says what it would do`() {
        #expect(Drawn(EditButton()).words == ["Edit"])
        let editing = EditButton().environment(\.editMode, .constant(.active))
        #expect(Drawn(editing).words == ["Done"])
        #expect(Drawn(EditButton(), asking: .press).laidOut.claimed == .press)
    }

    @Test func `What is unavailable is said in the middle of the room`() {
        let view = ContentUnavailableView(
            "No Mail", systemImage: "tray", description: Text(verbatim: "New mail appears here."))
        let drawn = Drawn(view.frame(width: 400, height: 400), 400)
        #expect(drawn.size == CGSize(width: 400, height: 400))
        #expect(Set(drawn.words).isSuperset(of: ["No Mail", "New mail appears here."]))
        #expect(drawn.ink(of: "New mail appears here.") == "#3C3C4399")
    }

    @Test func `A search that found nothing says what was searched for`() {
        #expect(Drawn(ContentUnavailableView.search, 600).words.contains("No Results"))
        let text = Drawn(ContentUnavailableView.search(text: "tofu"), 600).words
        #expect(text.contains("No Results for \u{201C}tofu\u{201D}"))
    }

    @Test func `Actions stand below the words`() {
        let view = ContentUnavailableView {
            Text(verbatim: "Empty").accessibilityIdentifier("label")
        } actions: {
            Button("Add") {}.accessibilityIdentifier("action")
        }
        let drawn = Drawn(view, 300)
        #expect((drawn.frame("label")?.maxY ?? 999) < (drawn.frame("action")?.minY ?? 0))
    }
}

@MainActor struct OutlineGroupTests {
    private let tree = Item(id: "root", children: [Item(id: "leaf"), Item(id: "branch", children: [])])

    @Test func `A tree is closed, and its first value opens in the state expanded`() {
        let outline = OutlineGroup(tree, children: \.children) { Text(verbatim: $0.id) }
        #expect(!Drawn(VStack { outline }, 300).words.contains("leaf"))
        let open = Drawn(VStack { outline }, 300, asking: .expanded)
        #expect(Set(open.words).isSuperset(of: ["root", "leaf", "branch"]))
    }

    @Test func `Several roots stand one after the other, those without children as they are`() {
        let outline = OutlineGroup([Item(id: "a"), tree], children: \.children) { Text(verbatim: $0.id) }
        let words = Drawn(VStack { outline }, 300).words
        #expect(words.first == "a" && words.contains("root"))
    }

    @Test func `A style of disclosure groups draws the branches of a tree`() {
        struct Open: DisclosureGroupStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    configuration.label
                    configuration.content
                }
            }
        }
        let outline = OutlineGroup(tree, children: \.children) { Text(verbatim: $0.id) }
        #expect(Drawn(outline.disclosureGroupStyle(Open()), 300).words == ["root", "leaf", "branch"])
    }
}
