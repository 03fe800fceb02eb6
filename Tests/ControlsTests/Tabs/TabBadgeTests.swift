import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct TabBadgeTests {
    private func badges(_ view: some View, _ generation: Generation = .ios18) -> [String] {
        Drawn(view.frame(width: 300, height: 300), in: environment(.light, generation)).words
            .filter { ["3", "new"].contains($0) }
    }

    @Test(arguments: Generation.allCases)
    func `A view with a tab item has its badge in the bar`(generation: Generation) {
        let after = TabView {
            Text(verbatim: "page").tabItem { Label("One", systemImage: "star") }.badge(3)
        }
        let before = TabView {
            Text(verbatim: "page").badge("new").tag(1).tabItem { Label("One", systemImage: "star") }
        }
        #expect(badges(after, generation) == ["3"])
        #expect(badges(before, generation) == ["new"])
    }

    @Test(arguments: Generation.allCases)
    func `A tab item of an image and a text has its badge, too`(generation: Generation) {
        let both = TabView {
            Text(verbatim: "page").tabItem {
                Image(systemName: "star")
                Text(verbatim: "One")
            }.badge(3)
        }
        #expect(badges(both, generation) == ["3"])
        let words = TabView { Text(verbatim: "page").tabItem { Text(verbatim: "One") }.badge(3) }
        #expect(badges(words, generation) == ["3"])
    }

    @Test func `No badge, a badge of 0 and a badge inside of a page are none`() {
        #expect(badges(TabView { Text(verbatim: "page").tabItem { Text(verbatim: "One") }.badge(0) }) == [])
        let inside = TabView {
            VStack { Text(verbatim: "page").badge(3) }.tabItem { Label("One", systemImage: "star") }
        }
        #expect(badges(inside) == [])
    }

    @Test func `Rows of a list in a tab keep their badges, and the tab has its own`() {
        let view = TabView {
            List { Text(verbatim: "row").badge("new") }.tabItem { Label("One", systemImage: "star") }.badge(3)
        }
        #expect(badges(view) == ["new", "3"])
        let row = List {
            TabView { Text(verbatim: "page").tabItem { Label("One", systemImage: "star") }.badge(3) }
                .frame(height: 200)
        }
        #expect(badges(row) == ["3"])
    }
}
