import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// "The first text represents the title and the second text represents the subtitle" (Apple's pages of the controls).
@MainActor struct TitledLabelTests {
    private struct Two: View {
        var body: some View {
            Text(verbatim: "Title")
            Text(verbatim: "Below")
        }
    }

    /// That the second text begins where the first does, lies below it, and is smaller and secondary.
    private func expectSubtitle(
        _ control: some View, in environment: EnvironmentValues = EnvironmentValues(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let drawn = Drawn(control, 300, in: environment)
        let title = try #require(drawn.runs.first { $0.text == "Title" }, sourceLocation: sourceLocation)
        let below = try #require(drawn.runs.first { $0.text == "Below" }, sourceLocation: sourceLocation)
        let (first, second) = (try #require(title.glyphs.first), try #require(below.glyphs.first))
        #expect(abs(first.x - second.x) < 1, sourceLocation: sourceLocation)
        // A line of 15 points is 18 high; both lines end on whole pixels, which are points here.
        #expect(abs(second.y - first.y - 19) <= 1, sourceLocation: sourceLocation)
        #expect(title.size == 17 && below.size == 15, sourceLocation: sourceLocation)
        #expect(
            drawn.ink(of: "Title") == "#000000" && drawn.ink(of: "Below") == "#3C3C4399",
            sourceLocation: sourceLocation)
    }

    @Test func `The second text of a toggle's label is a subtitle`() throws {
        try expectSubtitle(
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Title")
                Text(verbatim: "Below")
            })
        try expectSubtitle(Form { Toggle(isOn: .constant(true)) { Two() } })
        try expectSubtitle(
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Title").padding(.trailing, 4)
                Text(verbatim: "Below").accessibilityLabel("below")
            })
    }

    @Test func `A label with a state of its own keeps it, and both texts are spoken`() throws {
        struct Counting: View {
            @State private var title = "Start"
            var body: some View {
                Text(verbatim: title).onAppear { title = "Title" }
                Text(verbatim: "Below")
            }
        }
        let toggle = Toggle(isOn: .constant(true)) { Counting() }
        try expectSubtitle(toggle)
    }

    @Test func `So is that of a picker, a date picker, a stepper and labeled content in a form`() throws {
        let date = Date(timeIntervalSince1970: 0)
        try expectSubtitle(Form { DatePicker(selection: .constant(date)) { Two() } })
        let picker = Picker(selection: .constant(1)) {
            Text("One").tag(1)
        } label: {
            Two()
        }
        try expectSubtitle(Form { picker })
        try expectSubtitle(Form { picker.pickerStyle(.navigationLink) })
        let content = LabeledContent {
            Text("value")
        } label: {
            Two()
        }
        try expectSubtitle(Form { content })
        try expectSubtitle(Form { Stepper(value: .constant(1)) { Two() } })
        let label = Label {
            Two()
        } icon: {
            Color.red.frame(width: 10, height: 10)
        }
        try expectSubtitle(label)
        try expectSubtitle(List { label })
    }

    @Test func `A button has no subtitle`() {
        let button = Drawn(
            Button {
            } label: {
                Two()
            }, 250)
        #expect(Set(button.runs.map { $0.glyphs[0].y }).count == 1)
    }

    @Test func `A font and a colour of the subtitle's own stay`() {
        let drawn = Drawn(
            Toggle(isOn: .constant(true)) {
                Text(verbatim: "Title")
                Text(verbatim: "Below").font(.title).foregroundStyle(.red)
            }, 300)
        #expect(drawn.runs.first { $0.text == "Below" }?.size == 28)
        #expect(drawn.ink(of: "Below") != "#3C3C4399")
    }

    @Test func `Other views of a label stand as they did, and a custom style has the texts as they are`() {
        let label = HStack {
            Text(verbatim: "Title")
            Text(verbatim: "Below")
        }
        let row = Drawn(Toggle(isOn: .constant(true)) { label }, 300)
        #expect(row.runs.allSatisfy { $0.size == 17 })
        struct Plain: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View { HStack { configuration.label } }
        }
        let own = Drawn(Toggle(isOn: .constant(true)) { Two() }.toggleStyle(Plain()), 300)
        #expect(own.words == ["Title", "Below"] && own.runs.allSatisfy { $0.size == 17 })
    }
}
