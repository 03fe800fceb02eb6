import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Extra: TabContent {
    var body: some TabContent<Int> {
        Tab("Extra", systemImage: "star", value: 9) { Text(verbatim: "extra page") }
    }
}

private struct Twice: TabContent {
    var body: some TabContent<Int> {
        Twice()
        Twice()
    }
}

@MainActor struct TabViewTests {
    private let ios18 = environment(.light, .ios18)

    private func tabs(_ selection: Int) -> some View {
        TabView(selection: .constant(selection)) {
            Tab("One", systemImage: "star", value: 1) { Text(verbatim: "first page") }
            Tab("Two", systemImage: "heart", value: 2) { Text(verbatim: "second page") }.badge(3)
            if selection == 9 { Extra() }
        }
        .frame(width: 300, height: 300)
    }

    @Test(arguments: Generation.allCases)
    func `The selected tab's view is drawn, and all labels`(generation: Generation) {
        let drawn = Drawn(tabs(2), in: environment(.light, generation))
        #expect(drawn.words.contains("second page") && !drawn.words.contains("first page"))
        #expect(drawn.words.filter { ["One", "Two"].contains($0) } == ["One", "Two"])
        #expect(drawn.words.contains("3"))
        #expect(drawn.ink(of: "Two") == (generation == .ios18 ? "#007AFF" : "#0088FF"))
        #expect(drawn.ink(of: "One") == (generation == .ios18 ? "#8E8E93" : "#000000"))
    }

    @Test func `Tabs are written by structs and ForEach, too`() {
        #expect(Drawn(tabs(9)).words.contains("extra page"))
        let view = TabView(selection: .constant(2)) {
            ForEach(0..<4, id: \.self) { index in
                Tab("\(index)", systemImage: "star", value: index) { Text(verbatim: "page \(index)") }
            }
            TabSection("More") {
                Tab("Five", systemImage: "star", value: 5) { EmptyView() }
            }
            TabSection {
                Tab("Six", systemImage: "star", value: 6) { EmptyView() }
            } header: {
                Text(verbatim: "More")
            }
        }
        #expect(Drawn(view.frame(width: 300, height: 300)).words.contains("page 2"))
    }

    @Test func `Tabs need no selection and no values`() {
        let view = TabView {
            Tab("One", systemImage: "star") { Text(verbatim: "first page") }
            Tab(role: .search) { Text(verbatim: "search page") }
        }.frame(width: 300, height: 300)
        #expect(Drawn(view).words.contains("first page"))
    }

    @Test func `Views with tab items are tabs`() {
        func view(_ selection: String) -> some View {
            TabView(selection: .constant(selection)) {
                Text(verbatim: "first page").tabItem { Label("One", systemImage: "star") }.tag("a")
                Text(verbatim: "second page").tag("b").tabItem {
                    Image(systemName: "heart")
                    Text(verbatim: "Two")
                }
            }.frame(width: 300, height: 300)
        }
        #expect(Drawn(view("a"), in: ios18).words.contains("first page"))
        let second = Drawn(view("b"), in: ios18)
        #expect(second.words.contains("second page") && !second.words.contains("first page"))
        #expect(second.ink(of: "Two") == "#007AFF")
        let none = Drawn(view("c"), in: ios18)
        #expect(none.words.contains("first page"))
        #expect(none.warnings.contains { $0.contains("no tab has the tag") })
    }

    @Test func `A selection that may be nothing finds its tab`() {
        let view = TabView(selection: .constant(Optional(2))) {
            Text(verbatim: "first page").tag(1)
            Text(verbatim: "second page").tag(2)
        }.frame(width: 300, height: 300)
        #expect(Drawn(view, in: ios18).words.contains("second page"))
    }

    @Test func `A bar is 49 points until iOS 18 and floats from iOS 26`() {
        let view = TabView {
            Color.red.accessibilityIdentifier("page").tabItem { Text(verbatim: "One") }
        }.frame(width: 300, height: 300)
        #expect(Drawn(view, in: ios18).frame("page") == CGRect(x: 0, y: 0, width: 300, height: 251))
        #expect(Drawn(view, in: environment(.light, .ios26)).frame("page")?.height == 226)
    }

    @Test func `More than five tabs end with one for the others`() {
        let view = TabView {
            ForEach(0..<1000) { index in
                Text(verbatim: "page \(index)").tabItem { Text(verbatim: "tab \(index)") }
            }
        }.frame(width: 300, height: 300)
        let words = Drawn(view, in: ios18).words
        #expect(words.filter { $0.hasPrefix("tab") } == (0..<4).map { "tab \($0)" })
        #expect(words.contains("More"))
    }

    @Test func `Tabs that contain themselves twice end with a warning`() {
        let view = TabView(selection: .constant(1)) { Twice() }.frame(width: 30, height: 30)
        #expect(
            Drawn(view, in: ios18).warnings
                == ["the tabs of a tab view contain themselves; the rest is left out"])
    }

    @Test func `A tab view without tabs is empty`() {
        let empty = TabView { EmptyView() }.frame(width: 300, height: 300)
        for generation in Generation.allCases {
            #expect(Drawn(empty, in: environment(.light, generation)).words == [])
        }
        let none = TabView(selection: .constant(1)) {
            if false { Tab("a", systemImage: "star", value: 1) {} }
        }
        #expect(Drawn(none.frame(width: 30, height: 30)).words == [])
    }

    @Test func `Hidden tabs and hidden bars are not there`() {
        let view = TabView(selection: .constant(1)) {
            Tab("One", systemImage: "star", value: 1) {
                Text(verbatim: "page").toolbar(.hidden, for: .tabBar)
            }
            Tab("Two", systemImage: "star", value: 2) { EmptyView() }.hidden()
        }.frame(width: 300, height: 300)
        #expect(Drawn(view, in: ios18).words == ["page"])
        let stacked = TabView(selection: .constant(1)) {
            Tab("One", systemImage: "star", value: 1) {
                NavigationStack { Text(verbatim: "page").toolbar(.hidden) }
            }
        }.frame(width: 300, height: 300)
        #expect(Drawn(stacked, in: ios18).words.contains("One"), "a stack's bar is not the tab view's")
    }

    @Test(arguments: [
        (PageTabViewStyle.IndexDisplayMode.automatic, 3, 3), (.automatic, 1, 0), (.always, 1, 1),
        (.never, 3, 0),
    ])
    func `Pages have a dot each`(mode: PageTabViewStyle.IndexDisplayMode, pages: Int, dots: Int) {
        let view = TabView {
            ForEach(0..<pages) { Text(verbatim: "page \($0)") }
        }
        .tabViewStyle(.page(indexDisplayMode: mode)).frame(width: 300, height: 300)
        #expect(Drawn(view).fills.filter { $0.hasPrefix("ellipse") }.count == dots)
        #expect(Drawn(view).words == ["page 0"])
    }

    @Test func `Dots stand on a ground where that is asked for`() {
        let view = TabView { ForEach(0..<2) { Text(verbatim: "\($0)") } }.tabViewStyle(.page)
            .frame(width: 300, height: 300)
        let ground = view.indexViewStyle(.page(backgroundDisplayMode: .always))
        #expect(Drawn(ground).fills.count == Drawn(view).fills.count + 1)
    }

    @Test func `On macOS tabs are segments above a box`() {
        var values = ios18
        values.platform = .macos
        #expect(Drawn(tabs(1), in: values).list == Drawn(tabs(1).tabViewStyle(.grouped), in: values).list)
        #expect(Drawn(tabs(1), in: values).words.contains("Two"))
        #expect(!Drawn(tabs(1), in: values).words.contains("heart"))
    }

    @Test func `Only what is shown takes presses`() {
        let view = TabView(selection: .constant(2)) {
            Button("first") {}.tag(1)
            Button("second") {}.tag(2)
        }.tabViewStyle(.page).frame(width: 300, height: 300)
        let pressed = Drawn(view, asking: .press)
        #expect(pressed.laidOut.claimed == .press)
        #expect(pressed.list != Drawn(view).list)
    }

    @Test func `Disabled tabs are gray`() {
        let view = TabView(selection: .constant(1)) {
            Tab("One", systemImage: "star", value: 1) { EmptyView() }
            Tab("Two", systemImage: "star", value: 2) { EmptyView() }.disabled(true)
        }.frame(width: 300, height: 300)
        #expect(Drawn(view, in: ios18).ink(of: "Two") == "#3C3C434C")
    }

    @Test func `An accessory stands above the bar from iOS 26`() {
        let view = tabs(1).tabViewBottomAccessory { Text(verbatim: "playing") }.tabBarMinimizeBehavior(
            .onScrollDown)
        #expect(Drawn(view, in: environment(.light, .ios26)).words.contains("playing"))
        #expect(!Drawn(view, in: ios18).words.contains("playing"))
    }
}
