import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Members that somebody's own styles add under names that styles of the library have too: those that iOS lacks, those
/// that came later than the file, and all others.
extension ButtonStyle where Self == OwnButton {
    fileprivate static var card: OwnButton { .init() }
    fileprivate static var link: OwnButton { .init() }
    fileprivate static var glass: OwnButton { .init() }
    fileprivate static var bordered: OwnButton { .init() }
}
extension PrimitiveButtonStyle where Self == OwnPrimitive {
    fileprivate static var accessoryBar: OwnPrimitive { .init() }
}
extension ToggleStyle where Self == OwnToggle { fileprivate static var checkbox: OwnToggle { .init() } }
extension GaugeStyle where Self == OwnGauge { fileprivate static var circular: OwnGauge { .init() } }
extension ProgressViewStyle where Self == OwnProgress {
    fileprivate static var linear: OwnProgress { .init() }
}
extension TextFieldStyle where Self == OwnField { fileprivate static var squareBorder: OwnField { .init() } }
extension LabelStyle where Self == OwnLabel { fileprivate static var iconOnly: OwnLabel { .init() } }
extension MenuStyle where Self == OwnMenu { fileprivate static var button: OwnMenu { .init() } }
extension ControlGroupStyle where Self == OwnGroup { fileprivate static var palette: OwnGroup { .init() } }
extension DatePickerStyle where Self == OwnDates { fileprivate static var field: OwnDates { .init() } }
extension ShapeStyle where Self == Color {
    fileprivate static var separator: Color { .green }
    fileprivate static var link: Color { .green }
    fileprivate static var placeholder: Color { .green }
    fileprivate static var fill: Color { .green }
    fileprivate static var windowBackground: Color { .green }
}

private struct OwnButton: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}
private struct OwnPrimitive: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}
private struct OwnToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}
private struct OwnGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}
private struct OwnProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}
private struct OwnField: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View { Text(verbatim: "own") }
}
private struct OwnLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}
private struct OwnMenu: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}
private struct OwnGroup: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}
private struct OwnDates: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View { Text(verbatim: "own") }
}

@MainActor struct OwnNamesTests {
    private func words(_ view: some View) -> [String] { Drawn(view).words }

    @Test func `A button style of the file's own name wins over the library's`() {
        for style in [
            words(Button("Go") {}.buttonStyle(.card)), words(Button("Go") {}.buttonStyle(.link)),
            words(Button("Go") {}.buttonStyle(.glass)), words(Button("Go") {}.buttonStyle(.bordered)),
            words(Button("Go") {}.buttonStyle(.accessoryBar)),
        ] {
            #expect(style == ["own"])
        }
    }

    @Test func `So does that of every other control`() {
        #expect(words(Toggle("On", isOn: .constant(true)).toggleStyle(.checkbox)) == ["own"])
        #expect(words(Gauge(value: 0.5) { Text("Fuel") }.gaugeStyle(.circular)) == ["own"])
        #expect(words(ProgressView(value: 0.5).progressViewStyle(.linear)) == ["own"])
        #expect(words(TextField("Name", text: .constant("")).textFieldStyle(.squareBorder)) == ["own"])
        #expect(words(Label("Home", systemImage: "house").labelStyle(.iconOnly)) == ["own"])
        #expect(words(Menu("More") {}.menuStyle(.button)) == ["own"])
        #expect(words(ControlGroup { Text("One") }.controlGroupStyle(.palette)) == ["own"])
        #expect(
            words(DatePicker("Day", selection: .constant(.distantPast)).datePickerStyle(.field)) == ["own"])
    }

    @Test func `So does a colour of the name of a later shape style`() {
        func color(_ view: some View) -> String { Drawn(view).ink(of: "x") }
        let green = color(Text(verbatim: "x").foregroundStyle(Color.green))
        #expect(color(Text(verbatim: "x").foregroundStyle(.separator)) == green)
        #expect(color(Text(verbatim: "x").foregroundStyle(.link)) == green)
        #expect(color(Text(verbatim: "x").foregroundStyle(.placeholder)) == green)
        #expect(color(Text(verbatim: "x").foregroundStyle(.fill)) == green)
        #expect(color(Text(verbatim: "x").foregroundStyle(.windowBackground)) == green)
    }
}
