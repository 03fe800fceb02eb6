import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Numbers: ToolbarContent {
    @Environment(\.isEnabled) private var isEnabled
    let count: Int

    var body: some ToolbarContent {
        ToolbarItem(placement: .topBarLeading) { Text(verbatim: "first \(isEnabled)") }
        if count > 1 { ToolbarItem(placement: .topBarTrailing) { Text(verbatim: "second") } }
    }
}

private struct Twice: ToolbarContent {
    var body: some ToolbarContent {
        Twice()
        Twice()
    }
}

extension ToolbarContent {
    fileprivate func unchanged() -> some ToolbarContent { self }
}

@MainActor struct NavigationStackTests {
    private func stack(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        NavigationStack {
            Color.red.accessibilityIdentifier("content")
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(mode)
        }
        .frame(width: 300, height: 400)
    }

    @Test(arguments: [(Generation.ios18, 44.0), (.ios26, 54)])
    func `A title in the bar has 44 points, and 54 from iOS 26`(generation: Generation, height: CGFloat) {
        let drawn = Drawn(stack(.inline), in: environment(.light, generation))
        #expect(drawn.frame("content")?.minY == height)
        #expect(drawn.frame("content")?.height == 400 - height)
        #expect(drawn.words == ["Title"])
    }

    @Test func `A large title has 96 with its bar`() {
        let large = Drawn(stack(.large), in: environment(.light, .ios18))
        #expect(large.frame("content")?.minY == 96)
        #expect(Drawn(stack(.automatic), in: environment(.light, .ios18)).list == large.list)
    }

    @Test func `The title is as large as the metrics say`() {
        let sizes = [NavigationBarItem.TitleDisplayMode.large, .inline].map { mode -> CGFloat? in
            var size: CGFloat?
            Drawn(stack(mode)).laidOut.list.walk {
                if case .glyphs(let run) = $0 { size = run.size }
                return .into
            }
            return size
        }
        #expect(sizes == [34, 17])
    }

    @Test func `A stack is as large as offered, and as its content where nothing is`() {
        let small = NavigationStack { Color.red.frame(width: 50, height: 40) }
        #expect(Drawn(small, 200, in: environment(.light, .ios18)).size.width == 200)
        #expect(Drawn(small.toolbar(.hidden)).size == CGSize(width: 50, height: 94))
    }

    @Test func `A bar that is hidden takes no room`() {
        let view = NavigationStack {
            Color.red.accessibilityIdentifier("content").navigationTitle("Title").toolbar(.hidden)
        }.frame(width: 100, height: 100)
        #expect(Drawn(view).frame("content")?.minY == 0)
        #expect(Drawn(view).words == [])
    }

    @Test func `Content without a title has a bar all the same`() {
        let view = NavigationStack { Color.red.accessibilityIdentifier("content") }.frame(
            width: 100, height: 100)
        #expect(Drawn(view, in: environment(.light, .ios18)).frame("content")?.minY == 44)
    }

    @Test func `What is on top of a path is drawn with a way back`() {
        func view(_ path: [Int]) -> some View {
            NavigationStack(path: .constant(path)) {
                Text(verbatim: "root").navigationTitle("Root")
                    .navigationDestination(for: Int.self) {
                        Text(verbatim: "page \($0)").navigationTitle("Page")
                    }
            }.frame(width: 300, height: 300)
        }
        let ios18 = environment(.light, .ios18)
        #expect(Drawn(view([]), in: ios18).words.contains("root"))
        let pushed = Drawn(view([1, 2]), in: ios18).words
        #expect(pushed.contains("page 2") && pushed.contains("Page") && !pushed.contains("root"))
        #expect(Drawn(view([1]), in: ios18).words.contains("Root"), "the way back has the title below")
    }

    @Test func `A path of any values finds a destination for each type`() {
        var path = NavigationPath()
        path.append(1)
        path.append("two")
        #expect(path.count == 2)
        let view = NavigationStack(path: .constant(path)) {
            Text(verbatim: "root")
                .navigationDestination(for: Int.self) { Text(verbatim: "number \($0)") }
                .navigationDestination(for: String.self) { Text(verbatim: "word \($0)") }
        }.frame(width: 300, height: 300)
        #expect(Drawn(view).words.contains("word two"))
        path.removeLast(5)
        #expect(path.isEmpty)
    }

    @Test func `A path without a destination says so`() {
        let view = NavigationStack(path: .constant([1])) { Text(verbatim: "root") }.frame(
            width: 300, height: 300)
        #expect(Drawn(view).words.contains("root"))
        #expect(Drawn(view).warnings.contains { $0.contains("navigationDestination(for: Int.self)") })
    }

    @Test func `Destinations that are presented are on top`() {
        let view = NavigationStack {
            Text(verbatim: "root")
                .navigationDestination(isPresented: .constant(true)) { Text(verbatim: "pushed") }
        }.frame(width: 300, height: 300)
        #expect(Drawn(view).words.contains("pushed"))
        let item = NavigationStack {
            Text(verbatim: "root")
                .navigationDestination(item: .constant(Optional(7))) { Text(verbatim: "item \($0)") }
        }.frame(width: 300, height: 300)
        #expect(Drawn(item).words.contains("item 7"))
    }

    @Test func `Users write toolbar content of their own`() {
        func view(_ count: Int) -> some View {
            NavigationStack {
                Text(verbatim: "root").toolbar { Numbers(count: count).unchanged() }
            }.frame(width: 300, height: 300)
        }
        #expect(Drawn(view(2)).words.filter { $0 != "root" } == ["first true", "second"])
        #expect(Drawn(view(1)).words.filter { $0 != "root" } == ["first true"])
    }

    @Test func `Items that contain themselves twice end with a warning`() {
        let view = NavigationStack { Text(verbatim: "root").toolbar { Twice() } }
        let drawn = Drawn(view.frame(width: 30, height: 30), in: environment(.light, .ios18))
        #expect(drawn.warnings == ["the content of a toolbar contains itself; the rest is left out"])
    }

    @Test func `Items stand where their placement says`() {
        let view = NavigationStack {
            Color.clear
                .toolbar {
                    ToolbarItem(placement: .cancellationAction) {
                        Button("No") {}.accessibilityIdentifier("no")
                    }
                    ToolbarItem(placement: .principal) {
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("middle")
                    }
                    ToolbarItemGroup(placement: .primaryAction) {
                        Button("Yes") {}.accessibilityIdentifier("yes")
                    }
                    ToolbarItem(placement: .bottomBar) {
                        Color.red.frame(width: 20, height: 20).accessibilityIdentifier("below")
                    }
                }
        }.frame(width: 300, height: 300)
        for generation in Generation.allCases {
            let drawn = Drawn(view, in: environment(.light, generation))
            #expect((drawn.frame("no")?.minX ?? 999) < 40)
            #expect((drawn.frame("yes")?.maxX ?? 0) > 260)
            #expect(drawn.frame("middle")?.midX == 150)
            #expect((drawn.frame("below")?.minY ?? 0) > 230)
        }
    }

    @Test(arguments: Generation.allCases)
    func `Room between views of a group parts them`(generation: Generation) {
        let view = NavigationStack {
            Color.clear.toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("a") {}.accessibilityIdentifier("a")
                    Spacer()
                    Button("b") {}.accessibilityIdentifier("b")
                }
            }
        }.frame(width: 300, height: 300)
        let drawn = Drawn(view, in: environment(.light, generation))
        #expect((drawn.frame("a")?.maxX ?? 999) < 60)
        #expect((drawn.frame("b")?.minX ?? 0) > 240)
    }

    @Test func `What confirms is white on the tint from iOS 26`() {
        let view = NavigationStack {
            Color.clear.toolbar { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
        }.frame(width: 300, height: 300)
        #expect(Drawn(view, in: environment(.light, .ios26)).ink(of: "Done") == "#FFFFFF")
        #expect(Drawn(view, in: environment(.light, .ios18)).ink(of: "Done") == "#007AFF")
    }

    @Test func `Bar buttons are in the tint, and in the color of words on glass`() {
        let view = NavigationStack { Color.clear.toolbar { Button("Edit") {} } }.frame(
            width: 300, height: 300)
        #expect(Drawn(view, in: environment(.light, .ios18)).ink(of: "Edit") == "#007AFF")
        #expect(Drawn(view, in: environment(.light, .ios26)).ink(of: "Edit") == "#000000")
        #expect(Drawn(view.tint(.red), in: environment(.light, .ios26)).ink(of: "Edit") == "#FF383C")
    }

    @Test func `A toolbar without a bar says so`() {
        let view = Text(verbatim: "a").toolbar { Button("Edit") {} }.navigationTitle("Title")
        #expect(Drawn(view).warnings.count == 1)
        #expect(Drawn(view).words == ["a"])
    }

    @Test func `A title that comes after the bar says so`() {
        let view = NavigationStack {
            GeometryReader { _ in Text(verbatim: "a").navigationTitle("Title") }
        }.frame(width: 300, height: 300)
        #expect(Drawn(view).warnings.contains { $0.contains("comes too late") })
    }

    @Test func `What is drawn elsewhere inherits from where it was written`() {
        struct Reading: View {
            @Environment(\.locale) private var locale
            @Environment(\.isEnabled) private var isEnabled
            var body: some View { Text(verbatim: "\(locale.identifier) \(isEnabled)") }
        }
        let view = NavigationStack {
            Color.clear
                .toolbar { Reading() }
                .navigationDestination(isPresented: .constant(false)) { EmptyView() }
                .environment(\.locale, Locale(identifier: "fr"))
                .disabled(true)
        }.frame(width: 300, height: 300)
        #expect(Drawn(view).words == ["fr false"])
        let sheet = Color.clear.sheet(isPresented: .constant(true)) { Reading() }
            .environment(\.locale, Locale(identifier: "fr"))
        #expect(Drawn(PresentedContent(.sheet, of: sheet), 300).words == ["fr true"])
        let pushed = NavigationStack {
            Color.clear.navigationDestination(isPresented: .constant(true)) { Reading() }
                .environment(\.locale, Locale(identifier: "fr"))
        }.frame(width: 300, height: 300)
        #expect(Drawn(pushed).words.contains("fr true"))
    }

    @Test func `Bars are as high at all text sizes`() {
        var large = environment(.light, .ios18)
        large.dynamicTypeSize = .accessibility5
        let drawn = Drawn(stack(.inline), in: large)
        #expect(drawn.frame("content")?.minY == 44)
        #expect(drawn.list == Drawn(stack(.inline), in: environment(.light, .ios18)).list)
    }

    @Test func `From right to left the bar is turned around`() {
        var values = environment(.light, .ios18)
        values.layoutDirection = .rightToLeft
        let view = NavigationStack {
            Color.clear.toolbar { Button("Edit") {}.accessibilityIdentifier("edit") }
        }.frame(width: 300, height: 300)
        #expect((Drawn(view, in: values).frame("edit")?.maxX ?? 999) < 150)
    }

    @Test func `Stacks in each other end`() {
        var view = AnyView(Text(verbatim: "a").navigationTitle("deep"))
        for _ in 0..<600 { view = AnyView(NavigationStack { [view] in view }) }
        #expect(Drawn(view.frame(width: 300, height: 300)).warnings.contains { $0.contains("too deep") })
    }

    @Test func `A link that is pushed by what it pushes ends`() {
        struct Page: View {
            var body: some View {
                NavigationStack {
                    Text(verbatim: "root").navigationDestination(isPresented: .constant(true)) { Next() }
                }
            }
        }
        struct Next: View {
            var body: some View {
                Text(verbatim: "next").navigationDestination(isPresented: .constant(true)) { AnyView(Next()) }
            }
        }
        #expect(Drawn(Page().frame(width: 300, height: 300)).words.contains("next"))
    }
}

@MainActor struct NavigationLinkTests {
    @Test func `Several views of a link in a list stand beside one another at its leading edge`() throws {
        let link = NavigationLink {
            EmptyView()
        } label: {
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("icon")
            Text(verbatim: "Go").accessibilityIdentifier("words")
        }
        let drawn = Drawn(List { link }, 300)
        let (icon, words) = (try #require(drawn.frame("icon")), try #require(drawn.frame("words")))
        // The gap of a stack: Documentation/Rules/layout-rules.md, section 3.
        #expect(words.minX - icon.maxX == 8 && icon.minX < 50)
    }

    @Test func `A link is a button in the style around it`() {
        let link = NavigationLink("Go") { Text(verbatim: "there") }
        #expect(Drawn(link).list == Drawn(Button("Go") {}).list)
        #expect(Drawn(link, asking: .press).list == Drawn(Button("Go") {}, asking: .press).list)
        #expect(Drawn(NavigationLink("Go", value: 1).buttonStyle(.bordered)).size.height == 34)
        #expect(Drawn(NavigationLink(value: 1) { Text(verbatim: "Go") }.isDetailLink(false)).words == ["Go"])
    }

    @Test func `In a row it has a chevron at its end`() {
        let link = NavigationLink("Go") { EmptyView() }
            .transformEnvironment(\.rowPlace) { $0 = .list }
        let drawn = Drawn(link, 200)
        #expect(drawn.size.width == 200)
        #expect(drawn.words == ["Go", "chevron.right"])
        #expect(drawn.ink(of: "Go") == "#000000")
    }

    @Test func `A link that is active shows where it leads`() {
        let view = NavigationView {
            NavigationLink(isActive: .constant(true)) {
                Text(verbatim: "there")
            } label: {
                Text(verbatim: "Go")
            }
        }.frame(width: 300, height: 300)
        #expect(Drawn(view).words.contains("there"))
    }
}

private struct Boxed: NavigationSplitViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 0) {
            Text(verbatim: "boxed")
            BalancedNavigationSplitViewStyle().makeBody(configuration: configuration)
        }
    }
}

@MainActor struct NavigationSplitViewTests {
    private func split() -> some View {
        NavigationSplitView {
            Color.red.accessibilityIdentifier("side").navigationSplitViewColumnWidth(100)
        } content: {
            Color.green.accessibilityIdentifier("content").navigationSplitViewColumnWidth(
                min: 10, ideal: 120, max: 200)
        } detail: {
            Color.blue.accessibilityIdentifier("detail")
        }
        .frame(width: 600, height: 300)
    }

    private var wide: EnvironmentValues {
        var values = environment(.light, .ios18)
        values.horizontalSizeClass = .regular
        return values
    }

    @Test func `Columns stand beside each other where there is room`() {
        let drawn = Drawn(split(), in: wide)
        #expect(drawn.frame("side")?.width == 100)
        #expect(drawn.frame("content")?.width == 120)
        #expect((drawn.frame("detail")?.minX ?? 0) >= 220)
        #expect(drawn.frame("detail")?.maxX == 600)
    }

    @Test func `One column is there where there is little room`() {
        let drawn = Drawn(split(), in: environment(.light, .ios18))
        #expect(drawn.frame("side")?.width == 600)
        #expect(drawn.frame("detail") == nil)
        let detail = NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
            Text(verbatim: "side")
        } detail: {
            Text(verbatim: "detail")
        }.frame(width: 300, height: 300)
        #expect(Drawn(detail).words == ["detail"])
    }

    @Test func `Columns can be left out`() {
        let view = NavigationSplitView(columnVisibility: .constant(.detailOnly)) {
            Text(verbatim: "side")
        } detail: {
            Text(verbatim: "detail")
        }.frame(width: 600, height: 300)
        #expect(Drawn(view, in: wide).words == ["detail"])
    }

    @Test func `A prominent detail lies below the other columns`() {
        let drawn = Drawn(split().navigationSplitViewStyle(.prominentDetail), in: wide)
        #expect(drawn.frame("detail")?.width == 600)
    }

    @Test func `A style of one's own draws a built-in one's body in something`() {
        let drawn = Drawn(split().navigationSplitViewStyle(Boxed()), in: wide)
        #expect(drawn.words == ["boxed"])
        #expect(drawn.frame("side")?.minY == 64)
    }
}
