import Controls
import SwiftUI
import ViewCore

@MainActor private let switched = Toggle("a", isOn: .constant(true))
@MainActor private let choice = Picker("a", selection: .constant(1)) {
    Text("one").tag(1)
    Text("two").tag(2)
}
@MainActor private let label = Label("words", systemImage: "star")

extension NameRows {
    /// What controls hear: their styles and sizes.
    static func controls(_ rows: inout NameRows) {
        rows.owner = "View"
        rows.drawn("badge(_:)", from: { List { Text("a") } }, to: { List { Text("a").badge(3) } })
        rows.drawn(
            "badgeProminence(_:)", from: { List { Text("a").badge(3) } },
            to: { List { Text("a").badge(3).badgeProminence(.increased) } })
        rows.drawn("buttonBorderShape(_:)", on: { Button("a") {}.buttonStyle(.bordered) }) {
            $0.buttonBorderShape(.roundedRectangle(radius: 2))
        }
        rows.drawn("buttonSizing(_:)", on: { Button("a") {}.buttonStyle(.bordered) }) {
            $0.buttonSizing(.flexible)
        }
        rows.drawn("buttonStyle(_:)", on: { Button("a") {} }) { $0.buttonStyle(.borderedProminent) }
        rows.drawn("controlGroupStyle(_:)", on: { ControlGroup { Button("a") {} } }) {
            $0.controlGroupStyle(.menu)
        }
        rows.drawn("controlSize(_:)", on: { Button("a") {}.buttonStyle(.bordered) }) {
            $0.controlSize(.large)
        }
        rows.drawn("datePickerStyle(_:)", on: { DatePicker("a", selection: .constant(.distantPast)) }) {
            $0.datePickerStyle(.wheel)
        }
        rows.drawn("defaultWheelPickerItemHeight(_:)", on: { choice.pickerStyle(.wheel) }) {
            $0.defaultWheelPickerItemHeight(50)
        }
        rows.drawn("disabled(_:)", on: { Button("a") {} }) { $0.disabled(true) }
        rows.drawn("disclosureGroupStyle(_:)", on: { DisclosureGroup("a") { Text("b") } }) {
            $0.disclosureGroupStyle(Lines())
        }
        rows.drawn("formStyle(_:)", on: { Form { Text("a") } }) { $0.formStyle(.columns) }
        rows.drawn("gaugeStyle(_:)", on: { Gauge(value: 0.5) { Text("a") } }) {
            $0.gaugeStyle(.accessoryCircular)
        }
        rows.drawn("groupBoxStyle(_:)", on: { GroupBox("a") { Text("b") } }) { $0.groupBoxStyle(Boxes()) }
        rows.drawn("horizontalRadioGroupLayout()", on: { choice.pickerStyle(.radioGroup) }) {
            $0.horizontalRadioGroupLayout()
        }
        rows.drawn("labelIconToTitleSpacing(_:)", on: { label }) { $0.labelIconToTitleSpacing(30) }
        rows.drawn("labelReservedIconWidth(_:)", on: { List { label } }) { $0.labelReservedIconWidth(90) }
        rows.drawn("labelStyle(_:)", on: { label }) { $0.labelStyle(.iconOnly) }
        rows.drawn("labeledContentStyle(_:)", on: { LabeledContent("a", value: "b") }) {
            $0.labeledContentStyle(Contents())
        }
        rows.drawn("labelsHidden()", on: { switched }) { $0.labelsHidden() }
        rows.drawn("labelsVisibility(_:)", on: { switched }) { $0.labelsVisibility(.hidden) }
        rows.drawn("menuIndicator(_:)", on: { menu.transformEnvironment(\.platform) { $0 = .macos } }) {
            $0.menuIndicator(.hidden)
        }
        rows.drawn("menuStyle(_:)", on: { menu }) { $0.menuStyle(Menus()) }
        rows.drawn("pickerStyle(_:)", on: { choice }) { $0.pickerStyle(.segmented) }
        rows.drawn("paletteSelectionEffect(_:)", on: { palette }) {
            $0.paletteSelectionEffect(.custom)
        }
        rows.drawn("progressViewStyle(_:)", on: { ProgressView(value: 0.5) }) {
            $0.progressViewStyle(.circular)
        }
        rows.drawn("tableColumnHeaders(_:)", on: { table.environment(\.horizontalSizeClass, .regular) }) {
            $0.tableColumnHeaders(.hidden)
        }
        rows.drawn("tableStyle(_:)", on: { table.transformEnvironment(\.platform) { $0 = .macos } }) {
            $0.tableStyle(.bordered)
        }
        rows.drawn("textEditorStyle(_:)", on: { TextEditor(text: .constant("a")).frame(height: 60) }) {
            $0.textEditorStyle(Editors())
        }
        rows.drawn("textFieldStyle(_:)", on: { TextField("a", text: .constant("")) }) {
            $0.textFieldStyle(.roundedBorder)
        }
        rows.drawn("toggleStyle(_:)", on: { switched }) { $0.toggleStyle(.button) }
        rows.drawn("tag(_:includeOptional:)", from: { pick(2) }, to: { pick(1) })
        rows.drawn("listItemTint(_:)", on: { List { label } }) { _ in List { label.listItemTint(.red) } }
    }

    private static func pick(_ tag: Int) -> some View {
        Picker("a", selection: .constant(1)) { Text("one").tag(tag) }
    }

    @MainActor private static var menu: some View { Menu("a") { Button("b") {} } }

    @MainActor private static var palette: some View {
        Picker("a", selection: .constant(1)) {
            Image(systemName: "star").tag(1)
            Image(systemName: "heart").tag(2)
        }.pickerStyle(.palette)
    }

    @MainActor private static var table: some View {
        Table([Line(id: 1)]) { TableColumn("Number") { Text("\($0.id)") } }.frame(height: 90)
    }
}

private struct Line: Identifiable { let id: Int }

private struct Lines: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(9) }
}

private struct Editors: TextEditorStyle {
    func makeBody(configuration: Configuration) -> some View { Text("editor") }
}

private struct Boxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(9) }
}

private struct Contents: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { configuration.label.padding(9) }
}

private struct Menus: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(9) }
}
