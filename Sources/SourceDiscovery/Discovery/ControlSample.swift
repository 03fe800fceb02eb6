/// A control that shows a style, by the style's protocol.
struct ControlSample: Sendable {
    let control: String
    /// With `STYLE` in the style's place.
    let view: String
    var states = ["normal"]
    var isSized = false
    /// What the view varies in, beside the style's own parameters.
    var choices: [Candidate.Choice] = []
    /// What the control is, too, as a piece of its own: a style that is not made for it may end there.
    var other: Other?

    struct Other: Sendable {
        var suffix: String
        var view: String
    }

    static func of(_ proto: String) -> ControlSample? { samples[proto] }

    static let protocols = Array(samples.keys)

    private static let button = ["normal", "pressed", "disabled"]
    private static let field = ["empty", "filled", "focused", "disabled"]

    private static let samples: [String: ControlSample] = [
        "ButtonStyle": .init(
            control: "Button", view: "Button(\"Label\") {}.buttonStyle(STYLE)", states: button, isSized: true),
        "PrimitiveButtonStyle": .init(
            control: "Button", view: "Button(\"Label\") {}.buttonStyle(STYLE)", states: button, isSized: true),
        "ToggleStyle": .init(
            control: "Toggle", view: "Toggle(\"Label\", isOn: .constant(true)).toggleStyle(STYLE)",
            states: ["off", "on", "disabled"]),
        "LabelStyle": .init(
            control: "Label", view: "Label(\"Label\", systemImage: \"star.fill\").labelStyle(STYLE)"),
        "ProgressViewStyle": .init(
            control: "ProgressView",
            view: "ProgressView(\"Label\", value: 0.4).progressViewStyle(STYLE)",
            other: .init(
                suffix: ".indeterminate", view: "ProgressView(\"Label\").progressViewStyle(STYLE)")),
        "GaugeStyle": .init(
            control: "Gauge",
            view: "Gauge(value: 0.4) { Text(\"Label\") } currentValueLabel: { Text(\"40\") } "
                + "minimumValueLabel: { Text(\"0\") } maximumValueLabel: { Text(\"100\") }.gaugeStyle(STYLE)"),
        "GroupBoxStyle": .init(
            control: "GroupBox", view: "GroupBox(\"Label\") { Text(\"Content\") }.groupBoxStyle(STYLE)"),
        "DisclosureGroupStyle": .init(
            control: "DisclosureGroup",
            view: "DisclosureGroup(\"Label\") { Text(\"Content\") }.disclosureGroupStyle(STYLE)",
            states: ["normal", "expanded"]),
        "LabeledContentStyle": .init(
            control: "LabeledContent",
            view: "LabeledContent(\"Label\", value: \"Value\").labeledContentStyle(STYLE)"),
        "MenuStyle": .init(
            control: "Menu", view: "Menu(\"Label\") { Button(\"Item\") {} }.menuStyle(STYLE)", states: button),
        "ControlGroupStyle": .init(
            control: "ControlGroup",
            view: "ControlGroup(\"Label\", systemImage: \"pencil\") { Button(\"Copy\", systemImage: "
                + "\"doc.on.doc\") {}; Button(\"Delete\", systemImage: \"trash\") {} }.controlGroupStyle(STYLE)",
            states: button),
        "TextFieldStyle": .init(
            control: "TextField",
            view: "TextField(\"Label\", text: .constant(\"Text\")).textFieldStyle(STYLE)",
            states: field),
        "TextEditorStyle": .init(
            control: "TextEditor",
            view: "TextEditor(text: .constant(\"Text\")).frame(height: 100).textEditorStyle(STYLE)",
            states: field),
        "FormStyle": .init(
            control: "Form",
            view: "Form { Section(\"Header\") { Toggle(\"Label\", isOn: .constant(true)); "
                + "LabeledContent(\"Label\", value: \"Value\") } }.formStyle(STYLE)"),
        "DatePickerStyle": .init(
            control: "DatePicker",
            view:
                "DatePicker(\"Label\", selection: .constant(Date(timeIntervalSinceReferenceDate: 190_028_460)))"
                + ".datePickerStyle(STYLE)", states: ["normal", "disabled"]),
        "NavigationSplitViewStyle": .init(
            control: "NavigationSplitView",
            view: "NavigationSplitView { List { Text(\"Item\") } } detail: { Text(\"Detail\") }"
                + ".navigationSplitViewStyle(STYLE)"),
        "ViewModifier": .init(control: "ViewModifier", view: "Text(\"Sample\").modifier(STYLE)"),
        // At its own value, which is where an animation ends.
        "GeometryEffect": .init(control: "ViewModifier", view: "Text(\"Sample\").modifier(STYLE)"),
        "Transition": .init(
            control: "Transition",
            view:
                "(STYLE).apply(content: Text(\"Sample\").padding(12).background(Color.accentColor.opacity(0.2)), "
                + "phase: choice[\"phase\", [TransitionPhase.identity, .willAppear, .didDisappear]])",
            choices: [.init(name: "phase", values: ["identity", "willAppear", "didDisappear"])]),
        "Layout": .init(
            control: "Layout",
            view: "AnyLayout(STYLE) { ForEach([\"One\", \"Two\", \"Three\", \"Fourth\"], id: \\.self) { "
                + "Text($0).padding(8).background(Color.accentColor.opacity(0.2)) } }"),
        "ShapeStyle": .init(
            control: "ShapeStyle",
            view: "RoundedRectangle(cornerRadius: 12).fill(STYLE).frame(width: 160, height: 80)"),
        "Shape": .init(
            control: "Shape", view: "(STYLE).fill(Color.accentColor).frame(width: 120, height: 120)"),
        "InsettableShape": .init(
            control: "Shape", view: "(STYLE).fill(Color.accentColor).frame(width: 120, height: 120)"),
        "View": .init(control: "View", view: "STYLE"),
        // Views of UIKit and AppKit take the room that they are given.
        "UIViewRepresentable": .init(control: "View", view: "STYLE.frame(width: 160, height: 80)"),
        "NSViewRepresentable": .init(control: "View", view: "STYLE.frame(width: 160, height: 80)"),
        "UIViewControllerRepresentable": .init(
            control: "View", view: "STYLE.frame(width: 320, height: 240)"),
        "NSViewControllerRepresentable": .init(
            control: "View", view: "STYLE.frame(width: 320, height: 240)"),
    ]
}
