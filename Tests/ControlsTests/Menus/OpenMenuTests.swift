import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private struct Loud: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(40).background(Color.green)
    }
}

private struct LoudToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Color.green.frame(height: 90) }
}

@MainActor struct OpenMenuTests {
    private func open(
        _ view: some View, _ kind: PresentedKind = .menu, _ generation: Generation = .ios18,
        asking requests: StateRequests = []
    ) -> Drawn {
        Drawn(PresentedContent(kind, of: view), 300, asking: requests, in: environment(.light, generation))
    }

    @Test func `A menu is closed unless a tile asks for what is presented`() {
        let menu = Menu("More") { Button("Copy") {} }
        #expect(Drawn(menu).words == ["More"])
        #expect(open(menu).words == ["Copy"])
        #expect(open(menu).warnings == [])
    }

    /// Apple's page of `Menu`: the second text of an item's label is its subtitle.
    @Test func `Items of a menu have subtitles, and a picture before the words stays beside them`() throws {
        let menu = Menu("More") {
            Button {
            } label: {
                Text(verbatim: "Title")
                Text(verbatim: "Below")
            }
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Second")
                Text(verbatim: "Under")
            }
            Button {
            } label: {
                Color.red.frame(width: 10, height: 10)
                Text(verbatim: "Beside")
            }
        }
        let drawn = open(menu)
        func run(_ words: String) throws -> GlyphRun { try #require(drawn.runs.first { $0.text == words }) }
        for (title, below) in [("Title", "Below"), ("Second", "Under")] {
            let (first, second) = (try run(title), try run(below))
            #expect(abs(first.glyphs[0].x - second.glyphs[0].x) < 1)
            #expect(second.glyphs[0].y > first.glyphs[0].y + 10 && second.size == 15)
        }
        // 10 of the colour and 8 between the views of a button's label.
        #expect(abs(try run("Beside").glyphs[0].x - run("Title").glyphs[0].x - 18) < 1)
    }

    @Test func `A context menu and a picker's menu open, too`() {
        let text = Text("Below").contextMenu { Button("Copy") {} }
        #expect(Drawn(text).words == ["Below"])
        #expect(open(text).words == ["Copy"])
        let picker = Picker("Sort", selection: .constant(2)) {
            Text("Date").tag(1)
            Text("Name").tag(2)
        }
        #expect(open(picker).words == ["Date", "checkmark", "Name"])
        #expect(open(Text("Below")).warnings.contains { $0.contains("presents a menu") })
    }

    @Test func `Rows are 250 wide and 44 high with a pixel between, whatever styles are written`() {
        let menu = Menu("More") {
            Button("Copy") {}.buttonStyle(Loud())
            Toggle("Flag", isOn: .constant(false)).toggleStyle(LoudToggle())
        }
        .buttonStyle(Loud()).toggleStyle(LoudToggle())
        let drawn = open(menu)
        let line = EnvironmentValues().pixelLength
        #expect(drawn.words == ["Copy", "Flag"])
        #expect(isNear(drawn.size.width, 250) && isNear(drawn.size.height, 88 + line))
        // From iOS 26 rows of 42 without lines, and 10 above and below.
        #expect(isNear(open(menu, .menu, .ios26).size.height, 104))
    }

    @Test func `A tick moves the words of all rows, and is there only while a toggle is on`() {
        func menu(_ isOn: Bool) -> some View {
            Menu("More") {
                Button {
                } label: {
                    Text("Copy").accessibilityIdentifier("copy")
                }
                Toggle("Flag", isOn: .constant(isOn))
            }
        }
        #expect(open(menu(false)).list != open(menu(true)).list)
        let plain = Menu("More") {
            Button {
            } label: {
                Text("Copy").accessibilityIdentifier("copy")
            }
        }
        #expect(isNear(open(plain).frame("copy")?.minX, 16))
        #expect(isNear(open(menu(false)).frame("copy")?.minX, 40))
    }

    @Test func `Items take states: a press, on and off`() {
        let menu = Menu("More") {
            Button("Copy") {}
            Toggle("Flag", isOn: .constant(false))
        }
        for request in [StateRequests.press, .on] {
            let drawn = open(menu, asking: request)
            #expect(drawn.list != open(menu).list)
            #expect(drawn.warnings == [])
        }
    }

    @Test func `Sections stand between gaps, and gaps that divide nothing are left out`() {
        let menu = Menu("More") {
            Divider()
            Section("One") { Button("A") {} }
            Section { Button("B") {} }
            Divider()
            Divider()
            Button("C") {}
        }
        let drawn = open(menu)
        #expect(drawn.words == ["One", "A", "B", "C"])
        let line = EnvironmentValues().pixelLength
        // A header of 33, three rows, a line below the header, two gaps of 8.
        #expect(isNear(drawn.size.height, 33 + line + 3 * 44 + 2 * 8))
    }

    @Test func `To destroy is red, disabled is gray, a submenu is a row`() {
        let menu = Menu("More") {
            Button("Delete", role: .destructive) {}
            Button("Move") {}.disabled(true)
            Menu("Share") { Button("Mail") {} }
        }
        let drawn = open(menu)
        #expect(drawn.words.contains("Share") && !drawn.words.contains("Mail"))
        let red = Color.red.rgba(in: environment(.light, .ios18))
        #expect(drawn.ink(of: "Delete") == "\(red)")
        #expect(drawn.ink(of: "Move") != drawn.ink(of: "Share"))
    }

    @Test func `The label of a menu opened by a style is not in it`() {
        let menu = Menu("More") { Button("Copy") {} }.menuStyle(.borderedButton)
        #expect(open(menu).words == ["Copy"])
    }

    // MARK: Rows that were swiped

    @Test func `Actions push the row aside; the first stands at its edge`() {
        let row = Text("Row").accessibilityIdentifier("row").swipeActions {
            Color.red.frame(width: 80, height: 10).accessibilityIdentifier("first")
            Button("Go") {}.buttonStyle(Loud()).accessibilityIdentifier("second")
        }
        #expect(Drawn(row).words == ["Row"])
        let drawn = open(List { row }, .swipeActions)
        #expect(drawn.words == ["Row", "Go"])
        #expect(isNear(drawn.size.width, 300) && isNear(drawn.size.height, 44))
        #expect(isNear(drawn.frame("first")?.minX, 220))
        #expect(isNear(drawn.frame("second")?.width, 74) && isNear(drawn.frame("second")?.minX, 146))
        #expect(isNear(drawn.frame("row")?.minX, 16 - 154))
    }

    @Test func `Actions of the leading edge stand before the row`() {
        let row = Text("Row").accessibilityIdentifier("row").swipeActions(edge: .leading) {
            Button("Go") {}.accessibilityIdentifier("go")
        }
        let drawn = open(row, .swipeActions)
        #expect(isNear(drawn.frame("go")?.minX, 0) && isNear(drawn.frame("row")?.minX, 74 + 16))
    }

    @Test(arguments: [
        (ButtonRole?.none, Color?.none, Color.gray), (.destructive, nil, .red),
        (.destructive, .green, .green),
        (nil, .green, .green),
    ])
    func `An action is gray, red to destroy, or in its tint`(role: ButtonRole?, tint: Color?, fill: Color) {
        let row = Text("Row").swipeActions { Button("Go", role: role) {}.tint(tint) }
        let rgba = fill.rgba(in: environment(.light, .ios18))
        #expect(open(row, .swipeActions).fills.last?.hasSuffix("\(rgba)") == true)
    }

    // MARK: Alerts

    @Test func `Buttons of an alert look as the alert does, and of labels their words are shown`() {
        let styled = Text("Below").alert("Sure?", isPresented: .constant(true)) {
            Button("Yes", systemImage: "checkmark") {}.buttonStyle(Loud())
        }
        let plain = Text("Below").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
        #expect(open(styled, .alert).size == open(plain, .alert).size)
        #expect(open(styled, .alert).words == open(plain, .alert).words)
    }
}
