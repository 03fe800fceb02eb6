import Catalog
import SwiftUI

/// What chooses or takes a value: pickers, dates, colors, editors, fields; and the built-in styles of the oldest
/// controls.
public let choicesSpecimens = Catalog("Choices", found: Found.choices) {
    choice("Picker/automatic", DefaultPickerStyle.self, buttonStates) {
        FlavorPicker().pickerStyle(.automatic)
    }
    choice("Picker/menu", MenuPickerStyle.self, buttonStates) {
        FlavorPicker().pickerStyle(.menu).buttonStyle(.bordered)
    }
    choice("Picker/segmented", SegmentedPickerStyle.self, sizes: [.small, .regular, .large]) {
        FlavorPicker().pickerStyle(.segmented).frame(width: 280)
    }
    choice("Picker/wheel", WheelPickerStyle.self, restStates) {
        FlavorPicker().pickerStyle(.wheel).frame(width: 280)
    }
    choice("Picker/inline", InlinePickerStyle.self, restStates) {
        FlavorPicker().pickerStyle(.inline).frame(width: 280)
    }
    choice("Picker/palette", PalettePickerStyle.self) { MarkPicker().pickerStyle(.palette) }
    choice("Picker/navigationLink", NavigationLinkPickerStyle.self, buttonStates) {
        FlavorPicker().pickerStyle(.navigationLink).frame(width: 280)
    }
    choice("Picker/radioGroup", RadioGroupPickerStyle.self, platforms: [.macos]) {
        FlavorPicker().pickerStyle(.radioGroup)
    }
    choice("Picker/popUp", MenuPickerStyle.self, buttonStates, platforms: [.macos]) {
        FlavorPicker().pickerStyle(.menu)
    }

    choice("DatePicker/automatic", DefaultDatePickerStyle.self) {
        start.datePickerStyle(.automatic)
    }
    choice("DatePicker/compact", CompactDatePickerStyle.self) { start.datePickerStyle(.compact) }
    choice("DatePicker/graphical", GraphicalDatePickerStyle.self, restStates) {
        start.datePickerStyle(.graphical)
    }
    .goldenSize(upTo: 48 << 10, because: "a month of numbers")
    choice("DatePicker/wheel", WheelDatePickerStyle.self, restStates) {
        start.labelsHidden().datePickerStyle(.wheel)
    }
    .goldenSize(upTo: 32 << 10, because: "words that fade over three wheels")
    choice("DatePicker/field", FieldDatePickerStyle.self, restStates, platforms: [.macos]) {
        start.datePickerStyle(.field)
    }
    choice("DatePicker/stepperField", StepperFieldDatePickerStyle.self, restStates, platforms: [.macos]) {
        start.datePickerStyle(.stepperField)
    }
    choice("DatePicker/leaf", LeafDatePickerStyle.self, restStates) { start.datePickerStyle(.leaf) }
    choice("DatePicker/card", CardDatePickerStyle.self) { start.datePickerStyle(.card) }
    choice("MultiDatePicker/standard", MultiDatePicker<Text>.self, restStates) { MeetingPicker() }
        .goldenSize(upTo: 48 << 10, because: "a month of numbers")
    choice("ColorPicker/standard", ColorPicker<Text>.self) {
        VStack(spacing: 12) {
            ColorPicker("Background", selection: .constant(.orange), supportsOpacity: false)
            ColorPicker("Highlight", selection: .constant(.purple.opacity(0.4)))
        }
    }

    choice("TextEditor/automatic", AutomaticTextEditorStyle.self, fieldStates) {
        note.textEditorStyle(.automatic)
    }
    choice("TextEditor/plain", PlainTextEditorStyle.self, fieldStates) {
        note.textEditorStyle(.plain).scrollContentBackground(.hidden).background(.yellow.opacity(0.2))
    }
    choice("TextEditor/roundedBorder", RoundedBorderTextEditorStyle.self, fieldStates) {
        note.textEditorStyle(.roundedBorder)
    }
    choice("TextEditor/paper", PaperTextEditorStyle.self, fieldStates) {
        note.textEditorStyle(PaperTextEditorStyle(text: .constant(words)))
    }
    choice("TextEditor/counting", CountingTextEditorStyle.self, fieldStates) {
        note.textEditorStyle(CountingTextEditorStyle(text: .constant(words)))
    }

    choice("TextField/automatic", DefaultTextFieldStyle.self, fieldStates) {
        fields.textFieldStyle(.automatic)
    }
    choice("TextField/plain", PlainTextFieldStyle.self, fieldStates) { fields.textFieldStyle(.plain) }
    choice("TextField/roundedBorder", RoundedBorderTextFieldStyle.self, fieldStates) {
        fields.textFieldStyle(.roundedBorder)
    }
    choice("TextField/squareBorder", SquareBorderTextFieldStyle.self, fieldStates, platforms: [.macos]) {
        fields.textFieldStyle(.squareBorder)
    }
    choice("TextField/underlined", UnderlinedTextFieldStyle.self, fieldStates) {
        fields.textFieldStyle(.underlined)
    }
    choice("TextField/search", SearchTextFieldStyle.self, fieldStates) { fields.textFieldStyle(.search) }

    choice("Button/automatic", DefaultButtonStyle.self, buttonStates) { buttons.buttonStyle(.automatic) }
    choice("Button/bordered", BorderedButtonStyle.self, buttonStates, sizes: ControlSize.allCases) {
        buttons.buttonStyle(.bordered)
    }
    choice(
        "Button/borderedProminent", BorderedProminentButtonStyle.self, buttonStates,
        sizes: ControlSize.allCases
    ) {
        buttons.buttonStyle(.borderedProminent)
    }
    choice("Button/borderless", BorderlessButtonStyle.self, buttonStates) {
        buttons.buttonStyle(.borderless)
    }
    choice("Button/plain", PlainButtonStyle.self, buttonStates) { buttons.buttonStyle(.plain) }
    choice("Button/glass", GlassButtonStyle.self, buttonStates) { onColors { buttons.buttonStyle(.glass) } }
        .goldenSize(upTo: 32 << 10, because: "blurred colours")
    choice("Button/glassProminent", GlassProminentButtonStyle.self, buttonStates) {
        onColors { buttons.buttonStyle(.glassProminent) }
    }
    .goldenSize(upTo: 32 << 10, because: "blurred colours")
    choice("Button/link", LinkButtonStyle.self, buttonStates, platforms: [.macos]) {
        buttons.buttonStyle(.link)
    }

    choice("Button/accessoryBar", AccessoryBarButtonStyle.self, buttonStates, platforms: [.macos]) {
        buttons.buttonStyle(.accessoryBar)
    }
    choice(
        "Button/accessoryBarAction", AccessoryBarActionButtonStyle.self, buttonStates, platforms: [.macos]
    ) {
        buttons.buttonStyle(.accessoryBarAction)
    }

    choice("Toggle/automatic", DefaultToggleStyle.self, toggleStates) { toggle.toggleStyle(.automatic) }
    choice("Toggle/switch", SwitchToggleStyle.self, toggleStates) { toggle.toggleStyle(.switch) }
    choice("Toggle/button", ButtonToggleStyle.self, toggleStates) { toggle.toggleStyle(.button) }
    choice("Toggle/checkbox", CheckboxToggleStyle.self, toggleStates, platforms: [.macos]) {
        toggle.toggleStyle(.checkbox)
    }

    choice("Label/automatic", DefaultLabelStyle.self, [.normal]) { labels.labelStyle(.automatic) }
    choice("Label/titleAndIcon", TitleAndIconLabelStyle.self, [.normal]) {
        labels.labelStyle(.titleAndIcon)
    }
    choice("Label/titleOnly", TitleOnlyLabelStyle.self, [.normal]) { labels.labelStyle(.titleOnly) }
    choice("Label/iconOnly", IconOnlyLabelStyle.self, [.normal]) { labels.labelStyle(.iconOnly) }
}

private let restStates: [TileState] = [.normal, .disabled]
private let buttonStates: [TileState] = [.normal, .pressed, .disabled]
private let fieldStates = [TileState(.empty), TileState(.filled), TileState(.focused), .disabled]
private let toggleStates = [TileState(.off), TileState(.on), TileState(.mixed), .disabled]

/// In both schemes; `states` are those that the control has.
private func choice<Style, Content: View>(
    _ name: String, _ type: Style.Type, _ states: [TileState] = buttonStates,
    sizes: [ControlSize] = [.regular], platforms: [Platform] = [.ios],
    @ViewBuilder content: @escaping @MainActor @Sendable () -> Content
) -> Specimen {
    var axes = Axes(states: states, sizes: sizes)
    axes[.platform] = platforms
    return Specimen(name, style: type, axes: axes) {
        content().padding(12)
    }
}

/// 9:41 in the morning of 9 January 2007, in UTC.
private let moment = Date(timeIntervalSinceReferenceDate: 190_028_460)
private let words = "Buy milk, bread and a card for Ada.\nCall the gardener."

@MainActor private var start: some View { DatePicker("Start", selection: .constant(moment)) }

/// Three days of a month.
private struct MeetingPicker: View {
    @State private var days: Set<DateComponents> = [
        DateComponents(year: 2007, month: 1, day: 9), DateComponents(year: 2007, month: 1, day: 11),
        DateComponents(year: 2007, month: 1, day: 24),
    ]

    var body: some View { MultiDatePicker("Meetings", selection: $days) }
}

@MainActor private var note: some View { TextEditor(text: .constant(words)).frame(height: 100) }

@MainActor private var fields: some View {
    VStack(spacing: 12) {
        TextField("Name", text: .constant(""))
        TextField("Amount", value: .constant(1234.5), format: .number)
        SecureField("Password", text: .constant("secret"))
    }
}

@MainActor private var buttons: some View {
    HStack(spacing: 16) {
        Button("Save") {}
        Button("Delete", role: .destructive) {}
        Button("Send", systemImage: "paperplane") {}.labelStyle(.iconOnly)
    }
}

/// A ground that glass shows.
@MainActor private func onColors(@ViewBuilder _ content: () -> some View) -> some View {
    content()
        .padding(16)
        .background {
            LinearGradient(colors: [.orange, .purple, .blue], startPoint: .leading, endPoint: .trailing)
        }
}

@MainActor private var toggle: some View { Toggle("Wi-Fi", systemImage: "wifi", isOn: .constant(true)) }

@MainActor private var labels: some View {
    VStack(alignment: .leading, spacing: 10) {
        Label("Inbox", systemImage: "tray")
        Label("Lightning", systemImage: "bolt.fill").font(.title)
        Label("Small", systemImage: "heart").font(.footnote)
    }
}
