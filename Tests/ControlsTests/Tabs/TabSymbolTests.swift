import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct TabSymbolTests {
    private func symbols(_ view: some View, _ generation: Generation = .ios18) -> [String] {
        Drawn(view.frame(width: 300, height: 300), in: environment(.light, generation)).words
            .filter { $0.contains("star") || $0.contains("glass") }
    }

    @Test(arguments: Generation.allCases)
    func `Symbols of a tab bar are filled`(generation: Generation) {
        let labels = TabView {
            Tab("One", systemImage: "star") { EmptyView() }
            Tab("Two", systemImage: "magnifyingglass") { EmptyView() }
            Tab("Three", systemImage: "star.fill") { EmptyView() }
        }
        #expect(symbols(labels, generation) == ["star.fill", "magnifyingglass.fill", "star.fill"])
        let items = TabView {
            Text(verbatim: "page").tabItem {
                Image(systemName: "star")
                Text(verbatim: "One")
            }
        }
        #expect(symbols(items, generation) == ["star.fill"])
        // One that comes in no variants is drawn as it is.
        #expect(Drawn(labels.frame(width: 300, height: 300)).warnings.filter { $0.contains("symbol") } == [])
    }

    @Test func `A label can say that it stays as it is`() {
        let view = TabView {
            Text(verbatim: "page").tabItem {
                Label("One", systemImage: "star").environment(\.symbolVariants, .none)
            }
        }
        #expect(symbols(view) == ["star"])
    }

    @Test func `Symbols of a page are as they are written`() {
        let view = TabView {
            Image(systemName: "star").tabItem { Text(verbatim: "One") }
        }
        #expect(symbols(view) == ["star"])
    }
}
