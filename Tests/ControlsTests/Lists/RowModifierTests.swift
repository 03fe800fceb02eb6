import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// What is said of rows, and who hears it.
@MainActor struct RowModifierTests {
    private func fills(_ view: some View, _ generation: Generation = .ios18) -> [String] {
        Drawn(view, 200, in: environment(.light, generation)).fills
    }

    private func lines(_ view: some View, _ generation: Generation = .ios18) -> [String] {
        fills(view, generation).filter { $0.contains(" 0.5) ") || $0.contains(" 1) ") }
    }

    private var two: some View {
        List {
            Text(verbatim: "a")
            Text(verbatim: "b")
        }
    }

    @Test func `Lines lie between rows, from the words to the end`() {
        // The group is from 20 to 180 and the words begin at 40; a pixel is half a point here.
        #expect(lines(two) == ["rect(40 61 140 0.5) #3C3C434A"])
        #expect(lines(two, .ios26) == ["rect(32 67.5 136 1) #3C3C431F"])
    }

    @Test func `A row hides the lines at its edges and colours its own`() {
        func list(_ change: (Text) -> some View) -> some View {
            List {
                change(Text(verbatim: "a"))
                Text(verbatim: "b")
                Text(verbatim: "c")
            }
        }
        #expect(lines(list { $0 }).count == 2)
        #expect(lines(list { $0.listRowSeparator(.hidden) }).count == 1)
        #expect(lines(list { $0.listRowSeparator(.hidden, edges: .top) }).count == 2)
        #expect(
            lines(list { $0.listRowSeparatorTint(.red) }).map { $0.suffix(7) } == ["#FF3B30", "C3C434A"])
        #expect(lines(list { $0.listRowSeparator(.hidden).listRowSeparator(.visible) }).count == 1)
    }

    @Test func `A section's own lines are hidden for the section`() {
        func list(_ visibility: Visibility) -> some View {
            List {
                Section { Text(verbatim: "a") }.listSectionSeparator(visibility)
            }
            .listStyle(.plain)
        }
        #expect(lines(list(.automatic)).count == 2)
        #expect(lines(list(.hidden)).count == 0)
    }

    @Test func `A line begins at the guide that a row states`() {
        let list = List {
            HStack(spacing: 0) {
                Text(verbatim: "ab")
                Text(verbatim: "c").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
            }
            .alignmentGuide(.listRowSeparatorTrailing) { $0[.trailing] }
            Text(verbatim: "d")
        }
        #expect(lines(list) == ["rect(60 61 10 0.5) #3C3C434A"])
        var mirrored = environment(.light, .ios18)
        mirrored.layoutDirection = .rightToLeft
        let drawn = Drawn(list, 200, in: mirrored)
        #expect(drawn.fills.contains("rect(130 61 10 0.5) #3C3C434A"))
    }

    @Test func `A background is a row's ground from side to side, within the group's corners`() {
        let list = List {
            Text(verbatim: "a").listRowBackground(Color.red)
            Text(verbatim: "b")
        }
        let fills = fills(list)
        #expect(fills.contains { $0.hasPrefix("rect(20 17.5 160 44)") && $0.hasSuffix("#FF3B30") })
        #expect(fills.contains { $0.hasPrefix("rect(20 61.5 160 44)") && $0.hasSuffix("#FFFFFF") })
    }

    @Test func `A background said of a section is not its header's`() {
        let list = List { Section("Header") { Text(verbatim: "a") }.listRowBackground(Color.red) }
        #expect(fills(list).filter { $0.hasSuffix("#FF3B30") }.count == 1)
        let header = List {
            Section {
                Text(verbatim: "a")
            } header: {
                Text(verbatim: "Header").listRowBackground(Color.blue)
            }
        }
        #expect(fills(header).filter { $0.hasSuffix("#007AFF") }.count == 1)
    }

    @Test func `Where there is no list nothing happens`() {
        let plain = Text(verbatim: "a")
        let modified =
            plain
            .listRowBackground(Color.red).listRowInsets(
                EdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
            )
            .listRowSeparator(.hidden).listRowSeparatorTint(.red).listSectionSeparator(.hidden)
            .listSectionSeparatorTint(.red).listItemTint(.red).badge(3).deleteDisabled(true)
            .moveDisabled(true).swipeActions { Button("Delete") {} }.refreshable {}
        #expect(Drawn(modified).list == Drawn(plain).list)
        #expect(Drawn(modified).warnings == [])
    }

    @Test func `The ground of a list can be hidden`() {
        #expect(fills(two).first?.hasPrefix("rect(0 0 200 123) #F2F2F7") == true)
        #expect(fills(two.scrollContentBackground(.hidden)).contains { $0.hasSuffix("#F2F2F7") } == false)
    }

    @Test func `A badge stands at the end of its row, a count of none nowhere`() {
        let list = List {
            Text(verbatim: "a").badge(12)
            Text(verbatim: "b").badge(0)
            Text(verbatim: "c").badge("new")
        }
        let drawn = Drawn(list, 200, in: environment(.light, .ios18))
        #expect(drawn.words == ["a", "12", "b", "c", "new"])
        #expect(drawn.ink(of: "12") == "#3C3C4399")
    }

    /// The chevron is the last thing in a row.
    @Test func `A link shows its badge before its chevron, whoever states it`() {
        func order(_ link: some View) -> [String] {
            Drawn(List { link }, 300, in: environment(.light, .ios18)).words
        }
        func link(_ label: some View) -> some View {
            NavigationLink {
            } label: {
                label
            }
        }
        let plain = order(link(Text(verbatim: "a")))
        let badged = [plain[0], "7", plain[1]]
        #expect(order(link(Text(verbatim: "a")).badge(7)) == badged)
        #expect(order(link(Text(verbatim: "a").badge(7))) == badged)
        #expect(order(link(Text(verbatim: "a").badge(7)).badge(8)) == badged)
        #expect(order(link(Text(verbatim: "a")).badge(0)) == plain)
        let both = Group {
            link(Text(verbatim: "a"))
            Text(verbatim: "b")
        }
        #expect(order(both.badge(7)) == badged + ["b", "7"])
    }

    @Test func `A button or a link in a header keeps its colour`() {
        func ink(_ view: some View) -> String {
            let section = Section {
                Text(verbatim: "r")
            } header: {
                view
            } footer: {
                Text(verbatim: "f")
            }
            return Drawn(List { section }, 200, in: environment(.light, .ios26)).ink(of: "h")
        }
        #expect(ink(Text(verbatim: "h")) == "#3C3C4399")
        #expect(ink(Button("h") {}) == "#0088FF")
        #expect(ink(Button("h") {}.foregroundStyle(.green)) == "#34C759")
        #expect(ink(VStack { Button("h") {} }.foregroundStyle(.green)) == "#34C759")
        #expect(ink(Button("h") {}.buttonStyle(.plain)) == "#3C3C4399")
    }

    @Test func `A badge is as strong as it is told to be`() {
        func list(_ prominence: BadgeProminence) -> Drawn {
            Drawn(
                List { Text(verbatim: "a").badge(1) }.badgeProminence(prominence), 200,
                in: environment(.light, .ios18))
        }
        #expect(list(.decreased).ink(of: "1") == "#3C3C434C")
        #expect(list(.increased).ink(of: "1") == "#FFFFFF")
    }

    @Test func `Icons of labels have the tint or the item's, buttons' their own`() {
        struct Icon: View {
            var body: some View { Text(verbatim: "i") }
        }
        func label() -> some View { Label(title: { Text(verbatim: "t") }, icon: { Icon() }) }
        func ink(_ view: some View) -> String {
            Drawn(List { view }, 200, in: environment(.light, .ios18)).ink(of: "i")
        }
        #expect(ink(label()) == "#007AFF")
        #expect(ink(label().listItemTint(.red)) == "#FF3B30")
        #expect(ink(label().listItemTint(.monochrome)) == "#000000")
        #expect(ink(label().foregroundStyle(.green)) == "#34C759")
        #expect(ink(Button(role: .destructive, action: {}, label: label)) == "#FF3B30")
    }

    @Test func `Headers are in capitals until iOS 18 unless somebody says otherwise`() {
        func words(_ view: some View, _ generation: Generation = .ios18) -> String? {
            Drawn(List { view }, 200, in: environment(.light, generation)).words.first
        }
        let section = Section("Header") { Text(verbatim: "a") }
        #expect(words(section) == "HEADER")
        #expect(words(section, .ios26) == "Header")
        #expect(words(section.textCase(nil)) == "Header")
        #expect(words(section.headerProminence(.increased)) == "Header")
    }

    @Test func `Numbers that are none are replaced, with a warning`() {
        let list = List {
            Section {
                Text(verbatim: "a")
                    .listRowInsets(
                        EdgeInsets(top: .nan, leading: .infinity, bottom: -5, trailing: -.infinity))
            }
            .listSectionSpacing(.nan)
            .listSectionMargins(.all, .infinity)
            Text(verbatim: "b").listRowInsets(.all, .nan)
        }
        .listRowSpacing(.nan)
        .contentMargins(.nan)
        .environment(\.defaultMinListRowHeight, .nan)
        let drawn = Drawn(list, 200)
        #expect(drawn.size.height > 44)
        #expect(drawn.warnings.contains { $0.contains(".listRowInsets(") })
        #expect(drawn.warnings.contains { $0.contains(".listSectionSpacing(") })
        #expect(drawn.warnings.contains { $0.contains(".listRowSpacing(") })
        #expect(drawn.warnings.contains { $0.contains(".listSectionMargins(") })
        #expect(drawn.warnings.contains { $0.contains(".contentMargins(") })
    }
}
