import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Items of a toolbar in place of a title.
@MainActor struct BarTitleTests {
    private func drawn<Content: ToolbarContent>(
        title: String? = nil, _ mode: NavigationBarItem.TitleDisplayMode = .inline,
        @ToolbarContentBuilder _ items: () -> Content
    ) -> Drawn {
        let items = items()
        let view = NavigationStack {
            Group {
                if let title { Color.clear.navigationTitle(title) } else { Color.clear }
            }
            .navigationBarTitleDisplayMode(mode)
            .toolbar { items }
        }
        return Drawn(view.frame(width: 400, height: 300), in: environment(.light, .ios18))
    }

    @Test func `All items in the middle are drawn, beside each other`() {
        let items = drawn(title: "Title") {
            ToolbarItem(placement: .principal) { Text(verbatim: "one").accessibilityIdentifier("one") }
            ToolbarItem(placement: .principal) { Text(verbatim: "two").accessibilityIdentifier("two") }
        }
        #expect(items.words == ["one", "two"])
        #expect((items.frame("one")?.maxX ?? 999) <= (items.frame("two")?.minX ?? 0))
        #expect(isNear(((items.frame("one")?.minX ?? 0) + (items.frame("two")?.maxX ?? 0)) / 2, 200))
        let group = drawn {
            ToolbarItemGroup(placement: .principal) {
                Text(verbatim: "one").accessibilityIdentifier("one")
                Text(verbatim: "two").accessibilityIdentifier("two")
            }
        }
        #expect((group.frame("one")?.maxX ?? 999) <= (group.frame("two")?.minX ?? 0))
    }

    @Test func `Items in place of a large title need no other title`() {
        let large = drawn(.automatic) {
            ToolbarItem(placement: .largeTitle) { Text(verbatim: "one") }
            ToolbarItem(placement: .largeTitle) { Text(verbatim: "two") }
            ToolbarItem(placement: .largeSubtitle) { Text(verbatim: "below") }
            ToolbarItem(placement: .largeSubtitle) { Text(verbatim: "it") }
        }
        #expect(large.words == ["one", "two", "below", "it"])
    }

    @Test func `Items below a title are all drawn, with a title or without one`() {
        let titled = drawn(title: "Title") {
            ToolbarItem(placement: .subtitle) { Text(verbatim: "one") }
            ToolbarItem(placement: .subtitle) { Text(verbatim: "two") }
        }
        #expect(titled.words == ["Title", "one", "two"])
        let alone = drawn { ToolbarItem(placement: .subtitle) { Text(verbatim: "one") } }
        #expect(alone.words == ["one"])
        let large = drawn(title: "Title", .large) {
            ToolbarItem(placement: .subtitle) { Text(verbatim: "small") }
            ToolbarItem(placement: .largeSubtitle) { Text(verbatim: "large") }
        }
        #expect(large.words == ["Title", "large"])
    }
}
