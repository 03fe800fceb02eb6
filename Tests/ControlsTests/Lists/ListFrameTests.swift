import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Frames of rows: words are 20 high here.
@MainActor struct ListFrameTests {
    private func drawn(
        _ view: some View, _ width: CGFloat? = 300, _ generation: Generation = .ios18,
        change: (inout EnvironmentValues) -> Void = { _ in }
    ) -> Drawn {
        var values = environment(.light, generation)
        values.displayScale = 3
        change(&values)
        return Drawn(view, width, in: values)
    }

    private func words(_ name: String) -> some View { Text(verbatim: name).accessibilityIdentifier(name) }

    @Test func `Rows of rounded groups stand in the margins and insets of their generation`() {
        let list = List {
            words("a")
            words("b")
        }
        // 20 to the group and 20 in it; half of the gap above; 44 a row with the words in its middle.
        let old = drawn(list)
        #expect(isNear(old.frame("a")?.minX, 40))
        #expect(isNear(old.frame("a")?.midY, 17.667 + 22))
        #expect(isNear(old.size.height.rounded(), 17.5 + 44 + 44 + 17.5))
        let new = drawn(list, 300, .ios26)
        #expect(new.frame("b")?.minX == 32)
        #expect((new.frame("b")?.midY ?? 0) - (new.frame("a")?.midY ?? 0) == 51)
    }

    @Test func `A list takes the height that it is offered and shows its content from the start`() {
        let list = List(0..<100) { index in words("\(index)") }
        let drawn = drawn(list.frame(height: 200).accessibilityIdentifier("list"))
        #expect(isNear(drawn.frame("list")?.height, 200))
        #expect(drawn.words.first == "0")
        #expect(!drawn.words.contains("50"), "what is far below is not drawn")
        #expect(drawn.frame("99") != nil, "and is there all the same")
    }

    @Test func `Without an offer a list is as large as its content`() {
        let size = Drawn(List { words("abc") }, nil, in: environment(.light, .ios18)).size
        #expect(size == CGSize(width: 20 + 20 + 30 + 20 + 20, height: 17.5 + 44 + 17.5))
    }

    @Test(arguments: [
        ("plain", CGFloat(16), CGFloat(0)), ("grouped", 20, 17.5), ("insetGrouped", 40, 17.5),
        ("inset", 16, 0),
    ])
    func `Each style has its sides`(name: String, x: CGFloat, y: CGFloat) {
        let list = List { words("a") }
        let styled: AnyView =
            switch name {
            case "plain": AnyView(list.listStyle(.plain))
            case "grouped": AnyView(list.listStyle(.grouped))
            case "inset": AnyView(list.listStyle(.inset))
            default: AnyView(list.listStyle(.insetGrouped))
            }
        #expect(drawn(styled, 300).frame("a")?.minX == x)
        #expect(abs((drawn(styled, 300).frame("a")?.minY ?? 0) - (y + 12)) < 0.4)
    }

    @Test func `A row grows with what is in it`() {
        let list = List {
            Color.red.frame(width: 10, height: 100).accessibilityIdentifier("tall")
            words("b")
        }
        let drawn = drawn(list)
        #expect(isNear((drawn.frame("b")?.minY ?? 0) - (drawn.frame("tall")?.maxY ?? 0), 11 + 12))
    }

    @Test func `What can fill a row does`() {
        let drawn = drawn(List { Color.red.accessibilityIdentifier("color") })
        #expect(isNear(drawn.frame("color")?.width, 220))
        #expect(isNear(drawn.frame("color")?.height, 22))
    }

    @Test func `From right to left rows begin at the right`() {
        let list = List { words("a") }
        let drawn = drawn(list) { $0.layoutDirection = .rightToLeft }
        #expect(isNear(drawn.frame("a")?.maxX, 260))
    }

    @Test func `Headers and footers stand above and below their rows`() {
        let list = List {
            Section {
                words("row")
            } header: {
                words("header")
            } footer: {
                words("footer")
            }
        }
        let drawn = drawn(list)
        // 17 above and 6 below the header's 20, then the row.
        #expect(isNear(drawn.frame("header")?.minY, 17))
        #expect(isNear(drawn.frame("row")?.midY, 17 + 20 + 6 + 22))
        #expect(abs((drawn.frame("footer")?.minY ?? 0) - (43 + 44 + 5.6)) < 0.4)
        #expect(drawn.words == ["HEADER", "row", "footer"])
    }

    @Test func `A least height is that of every row, and of headers their own`() {
        let list = List { Section("Header") { words("a") } }
            .environment(\.defaultMinListRowHeight, 80)
            .environment(\.defaultMinListHeaderHeight, 60)
        #expect(isNear(drawn(list).frame("a")?.midY, 60 + 40))
    }

    @Test func `Spacing of rows and sections, margins of sections and of the content`() {
        let rows = List {
            words("a")
            words("b")
        }
        func distance(_ view: some View) -> CGFloat {
            let drawn = drawn(view)
            return (drawn.frame("b")?.midY ?? 0) - (drawn.frame("a")?.midY ?? 0)
        }
        #expect(isNear(distance(rows.listRowSpacing(10)), 54))
        #expect(isNear(distance(rows.listRowSpacing(-10)), 44))
        let sections = List {
            Section { words("a") }
            Section { words("b") }
        }
        #expect(isNear(distance(sections), 44 + 35))
        #expect(isNear(distance(sections.listSectionSpacing(10)), 54))
        #expect(abs(distance(sections.listSectionSpacing(.compact)) - 61.5) < 0.34)
        #expect(isNear(drawn(rows.contentMargins(.horizontal, 5)).frame("a")?.minX, 25))
        #expect(
            isNear(
                drawn(rows.contentMargins(.top, 30)).frame("a")?.minY,
                (drawn(rows).frame("a")?.minY ?? 0) + 30))
        let wide = List { Section { words("a") }.listSectionMargins(.horizontal, 0) }
        #expect(isNear(drawn(wide).frame("a")?.minX, 20))
    }

    @Test func `Insets are a row's own, and the nearest ones count`() {
        let list = List {
            Section {
                words("a").listRowInsets(EdgeInsets(top: 30, leading: 7, bottom: 0, trailing: 0))
                words("b")
            }
            .listRowInsets(.leading, 50)
        }
        let drawn = drawn(list)
        #expect(isNear(drawn.frame("a")?.minX, 27))
        #expect(isNear(drawn.frame("b")?.minX, 70))
        #expect(isNear((drawn.frame("b")?.minY ?? 0) - (drawn.frame("a")?.maxY ?? 0), 12))
    }

    @Test func `Labels stand in a column`() {
        let list = List {
            Label {
                words("title")
            } icon: {
                Color.red.frame(width: 10, height: 10)
            }
        }
        // In iOS 26 a column of 22.33 and a gap of 16.5 at 17 points.
        #expect(abs((drawn(list, 300, .ios26).frame("title")?.minX ?? 0) - (32 + 38.83)) < 0.34)
        #expect(isNear(drawn(list, 300, .ios18).frame("title")?.minX, 40 + 40))
    }

    @Test(arguments: Generation.allCases)
    func `Rows with switches and steppers are as high as others`(generation: Generation) {
        let list = List {
            Toggle(isOn: .constant(true)) { words("a") }
            Stepper(value: .constant(1)) { words("b") }
            words("c")
        }
        let drawn = drawn(list, 300, generation)
        let height: CGFloat = generation == .ios18 ? 44 : 51
        #expect(isNear((drawn.frame("b")?.midY ?? 0) - (drawn.frame("a")?.midY ?? 0), height))
        #expect(isNear((drawn.frame("c")?.midY ?? 0) - (drawn.frame("b")?.midY ?? 0), height))
    }

    @Test func `Text that is larger makes higher rows`() {
        let list = List { words("a") }
        let large = drawn(list) { $0.dynamicTypeSize = .accessibility5 }
        #expect(large.size.height == drawn(list).size.height, "the words of this engine do not grow")
    }
}
