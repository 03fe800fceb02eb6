/// What discovery knows of controls, and of what else a style may be of: an entry for each.
struct KnownControl: Sendable {
    let name: String
    /// Whether the focus goes to it.
    var takesFocus = false
    /// How it shows a style, by the style's protocol.
    var samples: [String: ControlSample] = [:]

    static let takingFocus = Set(all.filter(\.takesFocus).map(\.name))

    private static let button = ["normal", "pressed", "disabled"]
    private static let field = ["empty", "filled", "focused", "disabled"]

    static let all: [KnownControl] = [
        KnownControl(
            name: "Button", takesFocus: true,
            samples: [
                "ButtonStyle": ControlSample(
                    view: "Button(\"Label\") {}.buttonStyle(STYLE)", states: button, isSized: true),
                "PrimitiveButtonStyle": ControlSample(
                    view: "Button(\"Label\") {}.buttonStyle(STYLE)", states: button, isSized: true),
            ]),
        KnownControl(
            name: "Toggle", takesFocus: true,
            samples: [
                "ToggleStyle": ControlSample(
                    view: "Toggle(\"Label\", isOn: .constant(true)).toggleStyle(STYLE)",
                    states: ["off", "on", "disabled"])
            ]),
        KnownControl(
            name: "Label",
            samples: [
                "LabelStyle": ControlSample(
                    view: "Label(\"Label\", systemImage: \"star.fill\").labelStyle(STYLE)")
            ]),
        KnownControl(
            name: "ProgressView",
            samples: [
                "ProgressViewStyle": ControlSample(
                    view: "ProgressView(\"Label\", value: 0.4).progressViewStyle(STYLE)",
                    other: .init(
                        suffix: ".indeterminate", view: "ProgressView(\"Label\").progressViewStyle(STYLE)"))
            ]),
        KnownControl(
            name: "Gauge",
            samples: [
                "GaugeStyle": ControlSample(
                    view: "Gauge(value: 0.4) { Text(\"Label\") } currentValueLabel: { Text(\"40\") } "
                        + "minimumValueLabel: { Text(\"0\") } maximumValueLabel: { Text(\"100\") }.gaugeStyle(STYLE)"
                )
            ]),
        KnownControl(
            name: "GroupBox",
            samples: [
                "GroupBoxStyle": ControlSample(
                    view: "GroupBox(\"Label\") { Text(\"Content\") }.groupBoxStyle(STYLE)")
            ]),
        KnownControl(
            name: "DisclosureGroup",
            samples: [
                "DisclosureGroupStyle": ControlSample(
                    view: "DisclosureGroup(\"Label\") { Text(\"Content\") }.disclosureGroupStyle(STYLE)",
                    states: ["normal", "expanded"])
            ]),
        KnownControl(
            name: "LabeledContent",
            samples: [
                "LabeledContentStyle": ControlSample(
                    view: "LabeledContent(\"Label\", value: \"Value\").labeledContentStyle(STYLE)")
            ]),
        KnownControl(
            name: "Menu", takesFocus: true,
            samples: [
                "MenuStyle": ControlSample(
                    view: "Menu(\"Label\") { Button(\"Item\") {} }.menuStyle(STYLE)", states: button)
            ]),
        KnownControl(
            name: "ControlGroup",
            samples: [
                "ControlGroupStyle": ControlSample(
                    view: "ControlGroup(\"Label\", systemImage: \"pencil\") { Button(\"Copy\", systemImage: "
                        + "\"doc.on.doc\") {}; Button(\"Delete\", systemImage: \"trash\") {} }.controlGroupStyle(STYLE)",
                    states: button)
            ]),
        KnownControl(
            name: "TextField", takesFocus: true,
            samples: [
                "TextFieldStyle": ControlSample(
                    view: "TextField(\"Label\", text: .constant(\"Text\")).textFieldStyle(STYLE)",
                    states: field)
            ]),
        KnownControl(
            name: "TextEditor", takesFocus: true,
            samples: [
                "TextEditorStyle": ControlSample(
                    view: "TextEditor(text: .constant(\"Text\")).frame(height: 100).textEditorStyle(STYLE)",
                    states: field)
            ]),
        KnownControl(
            name: "Form",
            samples: [
                "FormStyle": ControlSample(
                    view: "Form { Section(\"Header\") { Toggle(\"Label\", isOn: .constant(true)); "
                        + "LabeledContent(\"Label\", value: \"Value\") } }.formStyle(STYLE)")
            ]),
        KnownControl(
            name: "DatePicker", takesFocus: true,
            samples: [
                "DatePickerStyle": ControlSample(
                    view:
                        "DatePicker(\"Label\", selection: .constant(Date(timeIntervalSinceReferenceDate: 190_028_460)))"
                        + ".datePickerStyle(STYLE)", states: ["normal", "disabled"])
            ]),
        KnownControl(
            name: "NavigationSplitView",
            samples: [
                "NavigationSplitViewStyle": ControlSample(
                    view: "NavigationSplitView { List { Text(\"Item\") } } detail: { Text(\"Detail\") }"
                        + ".navigationSplitViewStyle(STYLE)")
            ]),
        KnownControl(
            name: "ViewModifier",
            samples: [
                "ViewModifier": ControlSample(view: "Text(\"Sample\").modifier(STYLE)"),
                // At its own value, which is where an animation ends.
                "GeometryEffect": ControlSample(view: "Text(\"Sample\").modifier(STYLE)"),
            ]),
        KnownControl(
            name: "Transition",
            samples: [
                "Transition": ControlSample(
                    view:
                        "(STYLE).apply(content: Text(\"Sample\").padding(12).background(Color.accentColor.opacity(0.2)), "
                        + "phase: choice[\"phase\", [TransitionPhase.identity, .willAppear, .didDisappear]])",
                    choices: [.init(name: "phase", values: ["identity", "willAppear", "didDisappear"])])
            ]),
        KnownControl(
            name: "Layout",
            samples: [
                "Layout": ControlSample(
                    view:
                        "AnyLayout(STYLE) { ForEach([\"One\", \"Two\", \"Three\", \"Fourth\"], id: \\.self) { "
                        + "Text($0).padding(8).background(Color.accentColor.opacity(0.2)) } }")
            ]),
        KnownControl(
            name: "ShapeStyle",
            samples: [
                "ShapeStyle": ControlSample(
                    view: "RoundedRectangle(cornerRadius: 12).fill(STYLE).frame(width: 160, height: 80)")
            ]),
        KnownControl(
            name: "Shape",
            samples: [
                "Shape": ControlSample(
                    view: "(STYLE).fill(Color.accentColor).frame(width: 120, height: 120)"),
                "InsettableShape": ControlSample(
                    view: "(STYLE).fill(Color.accentColor).frame(width: 120, height: 120)"),
            ]),
        KnownControl(
            name: "View",
            samples: [
                "View": ControlSample(view: "STYLE"),
                // Views of UIKit and AppKit take the room that they are given.
                "UIViewRepresentable": ControlSample(view: "STYLE.frame(width: 160, height: 80)"),
                "NSViewRepresentable": ControlSample(view: "STYLE.frame(width: 160, height: 80)"),
                "UIViewControllerRepresentable": ControlSample(view: "STYLE.frame(width: 320, height: 240)"),
                "NSViewControllerRepresentable": ControlSample(view: "STYLE.frame(width: 320, height: 240)"),
            ]),
        KnownControl(name: "ColorPicker", takesFocus: true),
        KnownControl(name: "EditButton", takesFocus: true),
        KnownControl(name: "Link", takesFocus: true),
        KnownControl(name: "MultiDatePicker", takesFocus: true),
        KnownControl(name: "NavigationLink", takesFocus: true),
        KnownControl(name: "PasteButton", takesFocus: true),
        KnownControl(name: "Picker", takesFocus: true),
        KnownControl(name: "RenameButton", takesFocus: true),
        KnownControl(name: "SecureField", takesFocus: true),
        KnownControl(name: "ShareLink", takesFocus: true),
        KnownControl(name: "Slider", takesFocus: true),
        KnownControl(name: "Stepper", takesFocus: true),
    ]
}
