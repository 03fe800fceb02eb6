import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// In a form in columns each control has its label in one column and itself in the other.
@MainActor struct FormColumnTests {
    private struct Case {
        let name: String
        let control: AnyView
        init(_ name: String, _ control: some View) { (self.name, self.control) = (name, AnyView(control)) }
    }

    private static var label: some View { Text(verbatim: "name").accessibilityIdentifier("name") }

    private static var cases: [Case] {
        let date = Binding<Date>.constant(Date(timeIntervalSinceReferenceDate: 0))
        return [
            Case("TextField", TextField(text: .constant("text")) { label }),
            Case("TextField, empty", TextField(text: .constant("")) { label }),
            Case("TextField that grows", TextField(text: .constant("a\nb"), axis: .vertical) { label }),
            Case("SecureField", SecureField(text: .constant("text")) { label }),
            Case("switch", Toggle(isOn: .constant(true)) { label }.toggleStyle(.switch)),
            Case("Slider", Slider(value: .constant(0.5)) { label }),
            Case("Stepper", Stepper(value: .constant(1)) { label }),
            Case(
                "menu",
                Picker(selection: .constant(1)) {
                    Text(verbatim: "a").tag(1)
                } label: {
                    label
                }),
            Case(
                "segments",
                Picker(selection: .constant(1)) {
                    Text(verbatim: "a").tag(1)
                } label: {
                    label
                }
                .pickerStyle(.segmented)),
            Case(
                "radio buttons",
                Picker(selection: .constant(1)) {
                    Text(verbatim: "a").tag(1)
                } label: {
                    label
                }
                .pickerStyle(.radioGroup)),
            Case("DatePicker", DatePicker(selection: date) { label }),
            Case("ColorPicker", ColorPicker(selection: .constant(.red)) { label }),
            Case(
                "LabeledContent",
                LabeledContent {
                    Text(verbatim: "a")
                } label: {
                    label
                }),
        ]
    }

    private func drawn(_ view: some View, _ platform: ViewCore.Platform) -> Drawn {
        var values = environment(.light, .ios18)
        values.platform = platform
        let form = Form {
            LabeledContent {
                Color.red.frame(height: 20)
            } label: {
                Text(verbatim: "longer label").accessibilityIdentifier("longer")
            }
            view
        }
        return Drawn(form.formStyle(.columns), 400, in: values)
    }

    @Test(arguments: [ViewCore.Platform.ios, .macos])
    func `Labels end in one line`(platform: ViewCore.Platform) {
        for one in Self.cases {
            let drawn = drawn(one.control, platform)
            let end = drawn.frame("longer")?.maxX ?? -1
            #expect(isNear(drawn.frame("name")?.maxX, end), "\(one.name)")
            #expect(drawn.words.filter { $0 == "name" } == ["name"], "\(one.name)")
        }
    }

    @Test(arguments: [ViewCore.Platform.ios, .macos])
    func `Hidden labels take no column`(platform: ViewCore.Platform) {
        for one in Self.cases where one.name != "TextField, empty" {
            #expect(!drawn(one.control.labelsHidden(), platform).words.contains("name"), "\(one.name)")
        }
    }

    @Test func `A field shows its prompt, and as that its label where labels are hidden`() {
        let field = TextField("name", text: .constant(""), prompt: Text(verbatim: "prompt"))
        #expect(drawn(field, .macos).words == ["longer label", "name", "prompt"])
        #expect(drawn(TextField("name", text: .constant("")), .macos).words == ["longer label", "name"])
        #expect(drawn(TextField("name", text: .constant("")).labelsHidden(), .macos).words.last == "name")
    }

    @Test func `A field without a label and a box with one stand among the controls`() {
        let field = TextField(text: .constant("text")) { EmptyView() }.accessibilityIdentifier("field")
        #expect(isNear(drawn(field, .macos).frame("field")?.minX, 128))
        let box = Toggle(isOn: .constant(true)) { Self.label }.toggleStyle(.checkbox)
        #expect((drawn(box, .macos).frame("name")?.minX ?? 0) > 128)
    }
}
